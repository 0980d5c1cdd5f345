/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-piece-list: a drop-down of the pieces of a position: of one side, or of both and the row for
 * none of them. It chooses, and changes nothing. */

#include <gtk/gtk.h>

#include "sv-position.h"

G_BEGIN_DECLS

typedef struct {
  GtkDropDown *list; /* not owned */
  int pieces[SV_MAX_PIECES + 1];
  unsigned n;
} SvPieceList;

/* Let list hold the pieces of side (-1: of both, side 0 first), and behind them none (nullable), the
 * words for no piece. */
void sv_piece_list_fill (
    SvPieceList *self, GtkDropDown *list, SvPosition *position, int side, const char *none);

/* Choose the row of piece; of none of them for -1. */
void sv_piece_list_select (SvPieceList *self, int piece);

/* FALSE if no row is chosen. *piece: the piece of the row, or -1. */
gboolean sv_piece_list_get (const SvPieceList *self, int *piece);

G_END_DECLS
