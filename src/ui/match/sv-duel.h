/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvDuel: the cards that a throw is about, face to face over the pitch.
 *
 *      ┌──┐    die            die     ┌──┐
 *      │A │  4, 5 or 6  Throw  5 or 6  │D │
 *      └──┘    50 %           33 %     └──┘
 *              17 %   31 %   36 %   …
 *              goal   lost   kept
 *
 * It is there while dice decide and somebody must throw a certain number, or both sides throw, and says
 * what each needs, which bonuses count, and what may come of it. All of that follows from the rules of
 * the game. Where nobody's card is meant the plate of the team stands in its place. It
 * lies in that half of the pitch in which the one with the number does not stand, and in a small
 * window only what may come of it is left. */

#include "sv-match.h"

#include <gtk/gtk.h>

#define SV_TYPE_DUEL (sv_duel_get_type ())
G_DECLARE_FINAL_TYPE (SvDuel, sv_duel, SV, DUEL, GtkWidget)

/* Whether the position of match asks for it: a throw for which somebody needs a certain number, or which
 * decides between the sides, and which is not thrown yet. */
gboolean sv_duel_is_due (SvMatch *match);

/* Show the throw that match waits for; with_button: the program throws, for a person. */
void sv_duel_show (SvDuel *self, SvMatch *match, gboolean with_button);

/* Only what may come of it, without the button. */
void sv_duel_set_compact (SvDuel *self, gboolean compact);

/* Go away, and forget the match. */
void sv_duel_clear (SvDuel *self);
