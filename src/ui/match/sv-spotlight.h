/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvSpotlight: announcements in large letters over the pitch: captions of rare events, and goals
 * with a banner and confetti; if it is huge, for a wall, the rolling die too.
 *
 * It lies over the board and lets clicks pass, except that a click during an announcement skips to
 * its end. It knows no rules: everything it shows comes from the announcer. */

#include <gtk/gtk.h>

#include "sv-announcer.h"
#include "sv-board-view.h"

G_BEGIN_DECLS

#define SV_TYPE_SPOTLIGHT (sv_spotlight_get_type ())
G_DECLARE_FINAL_TYPE (SvSpotlight, sv_spotlight, SV, SPOTLIGHT, GtkWidget)

/* Create a spotlight that shows what @announcer announces about @match. */
GtkWidget *sv_spotlight_new (SvMatch *match, SvAnnouncer *announcer);

/* Let it lie over @board, which must live as long as it does, and cover nobody there who acts. */
void sv_spotlight_set_board (SvSpotlight *self, SvBoardView *board);

/* Make it twice as large, to be read from a distance. */
void sv_spotlight_set_huge (SvSpotlight *self);

/* Move @place, in coordinates of @widget, away from those who act and from what can be chosen on
 * @board, if it lies over it. */
void sv_spotlight_free_place (SvBoardView *board,
                              SvMatch *match,
                              GtkWidget *widget,
                              GdkRectangle *place);

/* Show a caption for a while, unless another one comes or its event is undone. It has the colours
 * of @side, or dark grey if @side is -1. */
void sv_spotlight_shout (SvSpotlight *self, const char *caption, int side);

G_END_DECLS
