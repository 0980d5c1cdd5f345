/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvSquadPanel: a team beside the board, for games with many cards for each team or none.
 *
 * It shows the card of who acts. For a large squad it also shows, while the team lines up or
 * somebody from the bench is picked up, a list of all players with their state (on the pitch, on
 * the bench, warming up, booked, injured, sent off). It does not follow the match: the card panel
 * around it updates it. */

#include "sv-card-view.h"
#include "sv-match.h"

#include <gtk/gtk.h>

#define SV_TYPE_SQUAD_PANEL (sv_squad_panel_get_type ())
G_DECLARE_FINAL_TYPE (SvSquadPanel, sv_squad_panel, SV, SQUAD_PANEL, GtkWidget)

/* Fill in the card of @piece, and return the whole card in words; free with g_free (). */
typedef char *(*SvFillCard) (gpointer data, int piece, SvCardContents *face);

GtkWidget *sv_squad_panel_new (SvFillCard fill, gpointer data);

/* Show the current state of a side's team. @painter must outlive the panel or the next call. */
void sv_squad_panel_update (SvSquadPanel *self, SvMatch *match, int side, SvPainter *painter);

/* Set the piece (of either side) that is picked up, or -1 for none. */
void sv_squad_panel_hold (SvSquadPanel *self, int held);

/* Return the piece of @side that acts at this moment, or -1 if none. */
int sv_squad_find_acting (SvMatch *match, int side);

/* Forget the match and the painter. */
void sv_squad_panel_clear (SvSquadPanel *self);
