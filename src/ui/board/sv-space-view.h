/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvSpaceView: a place that can be pointed at, as a widget: a space of the pitch, or the seat of a
 * piece on a bench beside it.
 *
 * It makes the place reachable: it takes the focus, has a name and a description for screen
 * readers, which it shows in a bubble when the keyboard rests on it, and the action "space.activate" for keys and for them. It paints its marks, but neither
 * the pitch under it nor the piece on it, and it decides nothing: the board does, whose action
 * "board.activate" it calls with its piece and space. */

#include "sv-paint.h"
#include <gtk/gtk.h>

/* As wide is what a place says, so that a telephone has room for it. */
enum { SV_BUBBLE_CHARS = 44 };

/* For how long the pointer rests on a place before it is told what that means: whoever compares targets is not
 * to be covered with words. */
enum { SV_SPACE_REST_MS = 2000 };

#define SV_TYPE_SPACE_VIEW (sv_space_view_get_type ())
G_DECLARE_FINAL_TYPE (SvSpaceView, sv_space_view, SV, SPACE_VIEW, GtkWidget)

/* What the places of a board, or of a bench, paint their marks with, and what was painted. */
typedef struct {
  SvPainter *painter; /* not owned; NULL: nothing is painted */
  SvFit fit;
  GHashTable *nodes; /* space and look → GskRenderNode, in the pixels of fit */
  gint64 frame;      /* in which something was painted last, and for how many microseconds */
  gint64 spent;
} SvMarks;

/* Paint with these from now on; forgets what was painted. NULL, NULL: nothing more. */
void sv_marks_set (SvMarks *self, SvPainter *painter, const SvFit *fit);

/* A place for a space (piece -1), or for a piece beside the board (space -1). */
GtkWidget *sv_space_view_new (int piece, int space);
int sv_space_view_get_piece (SvSpaceView *self);
int sv_space_view_get_space (SvSpaceView *self);

/* For screen readers; nothing is said if nothing changed. */
void sv_space_view_set_words (SvSpaceView *self, const char *name, const char *description);
/* Both, for whoever sees: a line, and more. NULL: it has no name. */
char *sv_space_view_dup_words (SvSpaceView *self);

/* The bubble with both, or NULL. Before it comes up the action "board.bubble" lets the board say
 * where it lies, or drop it. */
GtkWidget *sv_space_view_get_bubble (SvSpaceView *self);
void sv_space_view_drop_bubble (SvSpaceView *self);

/* Its marks, SvSpaceLook flags; the mark of the focus is its own business. */
void sv_space_view_set_look (SvSpaceView *self, unsigned look);

/* With what to paint. marks are not owned. x, y: where their pixels begin, seen from this widget.
 * space: as the painter's board counts. */
void sv_space_view_set_marks (SvSpaceView *self, SvMarks *marks, double x, double y, int space);

/* If true the keys Space and Enter are left to others. */
void sv_space_view_set_leave_keys (SvSpaceView *self, gboolean leave);
