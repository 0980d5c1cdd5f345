/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-match-private.h"

/* The document's seats, or one person for each team. */
static GPtrArray *
get_seats (SvMatch *self)
{
  if (self->doc->seats != NULL && self->doc->seats->len > 0)
    return self->doc->seats;
  if (self->own_seats == NULL) {
    self->own_seats = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_seat_doc_free);
    for (int side = 0; side < 2; side++)
      g_ptr_array_add (self->own_seats,
                       sv_seat_doc_new (sv_match_get_team_name (self, side), side, "person"));
  }
  return self->own_seats;
}

const SvSeatDoc *
sv_match_captain (SvMatch *self, int side)
{
  GPtrArray *seats = get_seats (self);

  for (guint i = 0; i < seats->len; i++) {
    const SvSeatDoc *seat = g_ptr_array_index (seats, i);

    if (seat->team == side)
      return seat;
  }
  return NULL;
}

/* A piece's place among those of its side, in shirt-number order, and how many they are. */
static unsigned
rank_in_side (const SvView *view, int piece, unsigned *n)
{
  const SvPiece *me = &view->pieces[piece];
  unsigned rank = 0;

  *n = 0;
  for (unsigned i = 0; i < view->n_pieces; i++) {
    const SvPiece *other = &view->pieces[i];

    if (other->side != me->side)
      continue;
    ++*n;
    if (other->number < me->number || (other->number == me->number && (int)i < piece))
      rank++;
  }
  return rank;
}

/* When no seat of the side says what it plays, its pieces are divided as equally as possible, in
 * shirt-number order; the first seats have one more where it does not come out even. */
static const SvSeatDoc *
divided_seat (SvMatch *self, const SvView *view, int piece)
{
  GPtrArray *seats = get_seats (self);
  int side = view->pieces[piece].side;
  unsigned n, rank = rank_in_side (view, piece, &n), n_seats = 0, end = 0, j = 0;

  for (guint i = 0; i < seats->len; i++)
    n_seats += ((const SvSeatDoc *)g_ptr_array_index (seats, i))->team == side;
  for (guint i = 0; i < seats->len; i++) {
    const SvSeatDoc *seat = g_ptr_array_index (seats, i);

    if (seat->team != side)
      continue;
    end += n / n_seats + (j < n % n_seats);
    if (rank < end)
      return seat;
    j++;
  }
  return sv_match_captain (self, side);
}

const SvSeatDoc *
sv_match_seat_in (SvMatch *self, const SvView *view, int piece)
{
  GPtrArray *seats = get_seats (self);
  const SvPiece *p;
  gboolean stated = FALSE;

  if (piece < 0 || piece >= view->n_pieces)
    return NULL;
  p = &view->pieces[piece];
  for (guint i = 0; i < seats->len; i++) {
    const SvSeatDoc *seat = g_ptr_array_index (seats, i);
    unsigned half;

    if (seat->team != p->side || seat->n_figurines == 0)
      continue;
    stated = TRUE;
    half = CLAMP (view->period, 1, MIN (seat->n_figurines, SV_MAX_PERIODS)) - 1;
    if (p->number >= 0 && p->number < 64 && (seat->figurines[half] >> p->number & 1) != 0)
      return seat;
  }
  return stated ? sv_match_captain (self, p->side) : divided_seat (self, view, piece);
}

const SvSeatDoc *
sv_match_get_seat (SvMatch *self, int piece)
{
  g_return_val_if_fail (SV_IS_MATCH (self), NULL);
  return sv_match_seat_in (self, &self->view, piece);
}

/* The only piece of the acting side that all choices are about, or -1. */
static int
chosen_piece (SvMatch *self)
{
  int piece = self->n_legal > 0 ? self->targets[0].piece : -1;

  for (unsigned i = 1; i < self->n_legal && piece >= 0; i++) {
    if (self->targets[i].piece != piece)
      piece = -1;
  }
  if (piece >= self->view.n_pieces)
    piece = -1;
  return piece >= 0 && self->view.pieces[piece].side == self->node.side ? piece : -1;
}

/* The only piece of the acting side that has one of the flags, or -1. */
static int
flagged_piece (SvMatch *self, unsigned flags)
{
  int piece = -1;

  for (unsigned i = 0; i < self->view.n_pieces; i++) {
    const SvPiece *p = &self->view.pieces[i];

    if (p->side != self->node.side || (p->flags & flags) == 0)
      continue;
    if (piece >= 0)
      return -1;
    piece = (int)i;
  }
  return piece;
}

const SvSeatDoc *
sv_match_deciding_seat (SvMatch *self)
{
  int piece = -1;

  switch (self->node.kind) {
  case SV_NODE_DECISION:
    piece = chosen_piece (self);
    break;
  case SV_NODE_CHANCE:
    piece = flagged_piece (self, SV_PIECE_ATTACKER | SV_PIECE_DEFENDER);
    break;
  case SV_NODE_OVER:
  default:
    return NULL;
  }
  return piece >= 0 ? sv_match_seat_in (self, &self->view, piece)
                    : sv_match_captain (self, self->node.side);
}

void
sv_match_set_seats (SvMatch *self, GPtrArray *seats)
{
  GPtrArray *copies;

  g_return_if_fail (SV_IS_MATCH (self));
  g_return_if_fail (seats != NULL);

  copies = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_seat_doc_free);
  for (guint i = 0; i < seats->len; i++) {
    const SvSeatDoc *seat = g_ptr_array_index (seats, i);
    SvSeatDoc *copy = sv_seat_doc_new (seat->name, seat->team, seat->kind);

    memcpy (copy->figurines, seat->figurines, sizeof copy->figurines);
    copy->n_figurines = seat->n_figurines;
    g_ptr_array_add (copies, copy);
  }
  g_clear_pointer (&self->doc->seats, g_ptr_array_unref);
  self->doc->seats = copies;
  self->modified = TRUE;
  self->serial++;
  sv_match_journal_all (self);
  /* Names in the prompt and the report are others now, as with a new document. */
  sv_match_tell_changed (self, SV_CHANGE_SEEK);
  sv_match_plan_bot (self);
}

const SvSeatDoc *
sv_match_get_decider (SvMatch *self)
{
  g_return_val_if_fail (SV_IS_MATCH (self), NULL);
  return sv_match_deciding_seat (self);
}

/* --- Secrets --- */

static gboolean
has_person (SvMatch *self, int side)
{
  GPtrArray *seats = get_seats (self);

  for (guint i = 0; i < seats->len; i++) {
    const SvSeatDoc *seat = g_ptr_array_index (seats, i);

    if (seat->team == side && (seat->kind == NULL || sv_bot_by_id (seat->kind) == NULL))
      return TRUE;
  }
  return FALSE;
}

/* The node in which kept event i was made. */
static void
node_at (SvMatch *self, unsigned i, SvNode *out)
{
  _Alignas(max_align_t) guint8 state[SV_MAX_STATE];

  sv_history_state_at (self->doc->history, i, state);
  sv_match_get_game (self)->node (sv_match_get_setup (self), state, out);
}

SvSecret
sv_match_get_secret (SvMatch *self)
{
  unsigned position;
  SvNode before;

  g_return_val_if_fail (SV_IS_MATCH (self), SV_SECRET_NONE);

  if (self->node.side < 0 || sv_match_get_bot (self) != NULL ||
      !has_person (self, 1 - self->node.side))
    return SV_SECRET_NONE;
  if (self->node.kind == SV_NODE_DECISION && self->node.secret)
    return SV_SECRET_CHOOSE;
  position = sv_match_get_position (self);
  if (position == 0)
    return SV_SECRET_NONE;
  node_at (self, position - 1, &before);
  return before.kind == SV_NODE_DECISION && before.secret && before.side != self->node.side
             ? SV_SECRET_CHOSEN
             : SV_SECRET_NONE;
}

gboolean
sv_match_is_hidden (SvMatch *self, unsigned i)
{
  SvNode node;

  g_return_val_if_fail (SV_IS_MATCH (self), FALSE);
  g_return_val_if_fail (i < sv_match_get_length (self), FALSE);

  if (i + 1 < sv_match_get_length (self))
    return FALSE;
  node_at (self, i, &node);
  return node.kind == SV_NODE_DECISION && node.secret;
}
