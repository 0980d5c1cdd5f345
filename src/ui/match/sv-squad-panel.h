/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvSquadPanel: a team beside the board where cards alone will not do.
 *
 * A squad of many: the card of one player large, and all of them as a list with what they are up to
 * (on the pitch, on the bench, warming up, booked, hurt, gone). A team without cards: its logo or
 * its shirt, its name, who plays it, and how many sit beside the pitch. It follows no match by
 * itself: the card panel around it tells it when to look. */

#include "sv-card-view.h"
#include "sv-match.h"

#include <gtk/gtk.h>

#define SV_TYPE_SQUAD_PANEL (sv_squad_panel_get_type ())
G_DECLARE_FINAL_TYPE (SvSquadPanel, sv_squad_panel, SV, SQUAD_PANEL, GtkWidget)

/* How the card of a piece is filled in, and all of it in words (to be freed). */
typedef char *(*SvFillCard) (gpointer data, int piece, SvCardFace *face);

GtkWidget *sv_squad_panel_new (SvFillCard fill, gpointer data);

/* Show the team of a side as it is now; painter must outlive the panel or the next call. */
void sv_squad_panel_update (SvSquadPanel *self, SvMatch *match, int side, SvPainter *painter);

/* Somebody points at this piece, of whichever side, and has that one in the hand; -1: none. */
void sv_squad_panel_point (SvSquadPanel *self, int piece, int held);

/* Whoever of a side acts now, or -1. */
int sv_squad_find_acting (SvMatch *match, int side);

/* Forget match and painter. */
void sv_squad_panel_clear (SvSquadPanel *self);
