/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-board-places: the widgets of a board: one for every space and for every seat on a bench, and how the
 * keyboard goes from one to another.
 *
 *      Tab:     the spaces ──▶ bench 0 ──▶ bench 1
 *      arrows:  what lies next in that direction of the screen
 *
 * Where they lie comes from the layout. What they say, and what choosing one means, is not known here. */

#include "sv-tray.h"

typedef struct {
  GtkWidget *widget; /* their parent, not owned */
  GPtrArray *spaces; /* of SvSpaceView, by index of the space */
  SvTray *trays[2];  /* by side */
  int bench_of[2];   /* by side */
  int last_focus;    /* space that had the focus last, or -1 */
} SvBoardPlaces;

/* Whether a place is one to begin with for the keyboard. */
typedef gboolean (*SvPlaceTest) (gpointer data, SvSpaceView *place);

/* In widget: two empty benches and no space. */
void sv_board_places_init (SvBoardPlaces *self, GtkWidget *widget);
void sv_board_places_clear (SvBoardPlaces *self);

/* A place for each space of board, or (NULL) none. */
void sv_board_places_set_board (SvBoardPlaces *self, const SvBoard *board);

/* Give each of them its place in the widget; benches: they are shown. */
void sv_board_places_allocate (SvBoardPlaces *self, const SvBoardLayout *layout, gboolean benches);
void sv_board_places_snapshot (SvBoardPlaces *self, GtkSnapshot *snapshot);

/* The place of a space, or of a piece that is beside the board; NULL if there is none. */
SvSpaceView *sv_board_places_find (SvBoardPlaces *self, int piece, int space);
/* Place i of all of them: the spaces, then the seats of each bench. NULL: there are no more. */
SvSpaceView *sv_board_places_at (SvBoardPlaces *self, unsigned i);
/* The one that has the focus, or NULL. */
SvSpaceView *sv_board_places_get_focused (SvBoardPlaces *self);

/* Where the keyboard goes in this direction from where it is, or where it comes in; NULL: it leaves the
 * board. */
SvSpaceView *sv_board_places_next (SvBoardPlaces *self,
                                   const SvBoardLayout *layout,
                                   const SvBoard *board,
                                   GtkDirectionType direction,
                                   SvPlaceTest is_first,
                                   gpointer data);
