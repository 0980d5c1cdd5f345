/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-board-places: the child widgets of a board, one for every space and for every seat on a
 * bench, and how the keyboard focus moves between them.
 *
 *      Tab:     the spaces ──▶ bench 0 ──▶ bench 1
 *      arrows:  the nearest place in that direction of the screen that can be chosen; with Shift,
 *               what lies next there
 *
 * The layout gives their positions. What they are called and what a click on them means is not
 * known here. */

#include "sv-tray.h"

typedef struct {
  GtkWidget *widget; /* parent of all place widgets; not owned */
  GPtrArray *spaces; /* array of SvSpaceView, by index of the space */
  SvTray *trays[2];  /* benches, by side */
  int bench_of[2];   /* number of the bench, 0 or 1, of each side */
  int last_focus;    /* space that had the keyboard focus last, or -1 */
} SvBoardPlaces;

/* Return whether @place can be chosen. */
typedef gboolean (*SvPlaceTest) (gpointer data, SvSpaceView *place);

/* Initialise @self with two empty benches and no spaces, as children of @widget. */
void sv_board_places_init (SvBoardPlaces *self, GtkWidget *widget);
void sv_board_places_clear (SvBoardPlaces *self);

/* Create a widget for each space of @board, instead of those of the board before. NULL removes
 * them all. */
void sv_board_places_set_board (SvBoardPlaces *self, const SvBoard *board);

/* Allocate all place widgets as in @layout. @benches: whether the benches are shown. */
void sv_board_places_allocate (SvBoardPlaces *self, const SvBoardLayout *layout, gboolean benches);
void sv_board_places_snapshot (SvBoardPlaces *self, GtkSnapshot *snapshot);

/* Return the widget of @space or, if @space is -1, of the seat where @piece sits; NULL if there is
 * none. */
SvSpaceView *sv_board_places_find (SvBoardPlaces *self, int piece, int space);
/* Return widget @i of all: the spaces first, then the seats of each bench; NULL after the last. */
SvSpaceView *sv_board_places_at (SvBoardPlaces *self, unsigned i);
/* Return the place that has the keyboard focus, or NULL. */
SvSpaceView *sv_board_places_get_focused (SvBoardPlaces *self);

/* Return the place that gets the focus next if the keyboard moves in @direction, or the first one
 * if the focus enters the board; NULL if the focus leaves the board. Arrows go to places that can
 * be chosen, or to all if @everywhere or nothing can be chosen. */
SvSpaceView *sv_board_places_next (SvBoardPlaces *self,
                                   const SvBoardLayout *layout,
                                   const SvBoard *board,
                                   GtkDirectionType direction,
                                   gboolean everywhere,
                                   SvPlaceTest is_lit,
                                   gpointer data);
