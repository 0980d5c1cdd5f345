/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A board with pieces in the middle of a match, for the tests of the draw room. */

#include "sv-games.h"
#include "sv-paint-card.h"
#include <string.h>

enum { SAMPLE_SETUP_SIZE = 16384 };

typedef struct {
  const SvGame *game;
  _Alignas(16) char setup[SAMPLE_SETUP_SIZE];
  const SvBoard *board;
  SvView view;
} Sample;

static const struct {
  int piece, space;
  unsigned flags;
} sample_places[] = {
  { 0, 4, 0 },
  { 1, 2, SV_PIECE_ACTIVE },
  { 2, 1, SV_PIECE_BALL | SV_PIECE_ATTACKER },
  { 3, 5, 0 },
  { 4, 6, 0 },
  { 5, 10, 0 },
  { 6, 8, SV_PIECE_DEFENDER },
  { 7, 9, 0 },
};

/* The first game of the list with its standard teams, all figurines placed. */
static inline void
sample_init (Sample *self)
{
  _Alignas(16) char state[SV_MAX_STATE];

  memset (self, 0, sizeof *self);
  self->game = sv_games ()[0];
  g_assert_cmpuint (self->game->setup_size, <=, sizeof self->setup);
  sv_game_standard (self->game, self->setup);
  self->board = self->game->board (self->setup);
  self->game->init (self->setup, state);
  self->game->view (self->setup, state, &self->view);
  for (unsigned i = 0; i < G_N_ELEMENTS (sample_places); i++) {
    SvPiece *piece = &self->view.pieces[sample_places[i].piece];
    piece->space = (int16_t)sample_places[i].space;
    piece->flags = (uint16_t)sample_places[i].flags;
    if (piece->flags & (SV_PIECE_ATTACKER | SV_PIECE_DEFENDER))
      piece->need = 3;
  }
}

/* Paint all pieces of the view on the board. */
static inline void
sample_paint_pieces (const Sample *self, SvPainter *painter, cairo_t *cr, const SvFit *fit)
{
  const double size = sv_fit_piece_size (fit);

  for (unsigned i = 0; i < self->view.n_pieces; i++) {
    const SvPiece *piece = &self->view.pieces[i];
    double x, y;
    if (piece->space < 0)
      continue;
    sv_fit_space (fit, piece->space, &x, &y);
    cairo_save (cr);
    cairo_translate (cr, x - size / 2, y - size * 0.625);
    sv_paint_piece (painter, cr, piece, size);
    cairo_restore (cr);
  }
}
