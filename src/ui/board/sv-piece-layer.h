/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-piece-layer: cached pictures of figurines and ball that can be drawn anywhere in a snapshot.
 *
 * Each drawing of a figurine is painted once for a size and kept, so a frame in which nothing
 * moves costs no painting. This module does not know where pieces stand. */

#include "sv-paint-piece.h"
#include <gtk/gtk.h>

typedef struct _SvPieceLayer SvPieceLayer;

SvPieceLayer *sv_piece_layer_new (void);
void sv_piece_layer_free (SvPieceLayer *self);

/* Forget all pictures. New ones are painted by @painter (not owned, may be NULL): figurines @size
 * pixels wide, and the loose ball @ball pixels wide, both times @scale on dense screens. */
void
sv_piece_layer_reset (SvPieceLayer *self, SvPainter *painter, double size, double ball, int scale);

/* Return a new picture of the figurine, for example for a button (transfer full). */
GdkPaintable *sv_piece_layer_dup_paintable (SvPieceLayer *self, const SvPiece *piece);

/* Append a figurine with its middle at (@x, @y), @zoom times its normal size. */
void sv_piece_layer_append_piece (SvPieceLayer *self,
                                  GtkSnapshot *snapshot,
                                  const SvPiece *piece,
                                  double x,
                                  double y,
                                  double zoom);

/* Append the ball with its middle at (@x, @y), @zoom times its normal size. */
void sv_piece_layer_append_ball (
    SvPieceLayer *self, GtkSnapshot *snapshot, double x, double y, double zoom);

/* Append the soft floor shadow of a lifted actor, @width pixels wide, with its middle at (@x,
 * @y). */
void sv_piece_layer_append_shadow (
    SvPieceLayer *self, GtkSnapshot *snapshot, double x, double y, double width);
