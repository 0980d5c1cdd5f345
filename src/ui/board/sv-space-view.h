/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvSpaceView: a place that the user can click, as a widget: a space of the pitch, or the seat of
 * a piece on a bench beside it.
 *
 * It takes the keyboard focus, has a name and a description for screen readers, which it also
 * shows in a bubble when the keyboard focus rests on it, and has the action "space.activate" for
 * keys and screen readers. It paints its marks, but not the pitch below or the piece on it. It
 * decides nothing: it calls the action "board.activate" of the board with its piece and space. */

#include "sv-paint.h"
#include <gtk/gtk.h>

/* Maximum width of a bubble in characters, so that it fits on a phone. */
enum { SV_BUBBLE_CHARS = 44 };

/* Milliseconds that the pointer rests on a place before its bubble appears. The delay is long
 * because bubbles would be in the way of a user who compares several targets. */
enum { SV_SPACE_REST_MS = 2000 };

#define SV_TYPE_SPACE_VIEW (sv_space_view_get_type ())
G_DECLARE_FINAL_TYPE (SvSpaceView, sv_space_view, SV, SPACE_VIEW, GtkWidget)

/* What all places of a board, or of a bench, share to paint their marks, with a cache of painted
 * marks. */
typedef struct {
  SvPainter *painter; /* painter of the marks; not owned; NULL if nothing is painted */
  SvFit fit;
  GHashTable *nodes; /* (space and mark flags) → GskRenderNode, in the pixels of fit */
  /* number of the last frame in which marks were painted, and microseconds spent in it */
  gint64 frame;
  gint64 spent;
} SvMarks;

/* Set the painter and the scale, and forget all painted marks. NULL, NULL frees everything. */
void sv_marks_set (SvMarks *self, SvPainter *painter, const SvFit *fit);

/* Create a place for @space (@piece is -1), or for a piece beside the board (@space is -1). */
GtkWidget *sv_space_view_new (int piece, int space);
int sv_space_view_get_piece (SvSpaceView *self);
int sv_space_view_get_space (SvSpaceView *self);

/* Set the texts for screen readers, which are told only if a text has changed. */
void sv_space_view_set_words (SvSpaceView *self, const char *name, const char *description);
/* Return the name and, on further lines, the description, or NULL if there is no name. Free with
 * g_free (). */
char *sv_space_view_dup_words (SvSpaceView *self);

/* Return the bubble with name and description, or NULL. Before it appears, it calls the action
 * "board.bubble", so that the board can position it or drop it. */
GtkWidget *sv_space_view_get_bubble (SvSpaceView *self);
void sv_space_view_drop_bubble (SvSpaceView *self);

/* Set the marks, as SvSpaceStyle flags. The mark of the keyboard focus is added by the widget
 * itself. */
void sv_space_view_set_style (SvSpaceView *self, unsigned look);

/* Set the shared @marks (not owned) to paint with. @x, @y: origin of their pixels in this widget.
 * @space: index of the space on the board of the painter. */
void sv_space_view_set_marks (SvSpaceView *self, SvMarks *marks, double x, double y, int space);

/* Set whether the place ignores the keys Space and Enter, so that they reach a parent. */
void sv_space_view_set_leave_keys (SvSpaceView *self, gboolean leave);
