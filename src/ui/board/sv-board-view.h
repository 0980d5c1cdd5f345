/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvBoardView: the pitch of a match with its figurines, to look at and to play on.
 *
 * It shows any game's board from what SvMatch tells, and makes of clicks, drags and keys the legal
 * event that is meant. Every space, and every figurine beside the board, is a widget with a name,
 * so that a keyboard or a screen reader is enough to play. It shows no score, no dice, no prompt
 * and no buttons: what it has to say in words it hands on by the signal "told". */

#include "sv-match.h"
#include "sv-theme.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SV_TYPE_BOARD_VIEW (sv_board_view_get_type ())
G_DECLARE_FINAL_TYPE (SvBoardView, sv_board_view, SV, BOARD_VIEW, GtkWidget)

/* Properties: "covered" (the board is hidden while the match is paused), "animate" (default TRUE;
 * nothing moves either while gtk-enable-animations is off), "reversed" (seen from the other side
 * of the table).
 * Signals: "told" (const char *sentence): why something cannot be done, or a hint what to do. */

GtkWidget *sv_board_view_new (void);

/* The match to show, or NULL. */
void sv_board_view_set_match (SvBoardView *self, SvMatch *match);
SvMatch *sv_board_view_get_match (SvBoardView *self);

/* The colours of the pitch; team colours come from the match. */
void sv_board_view_set_scheme (SvBoardView *self, SvScheme scheme);

/* Whether the names of the areas are painted on the pitch; they are at first. */
void sv_board_view_set_letters (SvBoardView *self, gboolean letters);

void sv_board_view_set_covered (SvBoardView *self, gboolean covered);
void sv_board_view_set_animate (SvBoardView *self, gboolean animate);
void sv_board_view_set_reversed (SvBoardView *self, gboolean reversed);

/* True while pieces are still on their way. */
gboolean sv_board_view_get_moving (SvBoardView *self);

/* Let what moves arrive at once. */
void sv_board_view_finish_motion (SvBoardView *self);

/* The widget of a space, or of a piece that is beside the board; NULL if there is none. */
GtkWidget *sv_board_view_get_space_widget (SvBoardView *self, int space);
GtkWidget *sv_board_view_get_seat_widget (SvBoardView *self, int piece);

G_END_DECLS
