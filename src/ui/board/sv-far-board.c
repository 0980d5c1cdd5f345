/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-far-board.h"

void
sv_far_board_clear (SvFarBoard *self)
{
  sv_marks_set (&self->marks, NULL, NULL);
  g_clear_pointer (&self->layer, sv_piece_layer_free);
  g_clear_pointer (&self->painter, sv_painter_free);
  g_clear_pointer (&self->pitch, sv_board_pitch_free);
  self->board = NULL;
}
