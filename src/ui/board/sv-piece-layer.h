/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-piece-layer: figurines and ball as pixels, put anywhere in a snapshot.
 *
 * A figurine is painted once for each look it has at a size and kept; a frame in which nothing
 * moves costs no painting. It does not know where pieces stand. */

#include "sv-paint-piece.h"
#include <gtk/gtk.h>

typedef struct _SvPieceLayer SvPieceLayer;

SvPieceLayer *sv_piece_layer_new (void);
void sv_piece_layer_free (SvPieceLayer *self);

/* Forget all that was painted. painter (not owned, may be NULL) paints those to come: figurines size
 * pixels wide, the loose ball ball pixels, both times scale for dense screens. */
void
sv_piece_layer_reset (SvPieceLayer *self, SvPainter *painter, double size, double ball, int scale);

/* The figurine as a picture, e.g. for a button. */
GdkPaintable *sv_piece_layer_dup_paintable (SvPieceLayer *self, const SvPiece *piece);

/* Append a figurine with its middle at (x, y), zoom times as large as usual. */
void sv_piece_layer_append_piece (SvPieceLayer *self,
                                  GtkSnapshot *snapshot,
                                  const SvPiece *piece,
                                  double x,
                                  double y,
                                  double zoom);

/* Append the ball alone. */
void sv_piece_layer_append_ball (
    SvPieceLayer *self, GtkSnapshot *snapshot, double x, double y, double zoom);

/* Append the soft shadow on the floor of something lifted, with its middle at (x, y). */
void sv_piece_layer_append_shadow (
    SvPieceLayer *self, GtkSnapshot *snapshot, double x, double y, double width);
