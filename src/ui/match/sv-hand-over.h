/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvHandOver: the card over the board when one side chooses what the other must not see.
 *
 *      give the screen to ANNE ──Show──▶ the board, to choose on
 *                                                 │
 *      give the screen to BO   ──Show──▶ the board, as ever
 *
 * It comes up by itself when the match asks for it (sv_shown_get_secret ()), and tells with its
 * property "visible" whether it lies there. It chooses nothing. */

#include "sv-match.h"

#include <gtk/gtk.h>

#define SV_TYPE_HAND_OVER (sv_hand_over_get_type ())
G_DECLARE_FINAL_TYPE (SvHandOver, sv_hand_over, SV, HAND_OVER, GtkWidget)

/* Lie over the board if this position wants it. live: it is being played, not looked at or paused.
 * Returns whether it lies there. */
gboolean sv_hand_over_update (SvHandOver *self, SvMatch *match, gboolean live);

/* Go away, and forget the match. */
void sv_hand_over_clear (SvHandOver *self);
