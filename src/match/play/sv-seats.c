/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "sv-seats.h"

#include "sv-bot.h"
#include "sv-piece-name.h"

static const SvSeatDoc *
seat_at (const GPtrArray *seats, guint i)
{
  return g_ptr_array_index (seats, i);
}

GPtrArray *
sv_seats_new (const char *first, const char *second)
{
  GPtrArray *seats = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_seat_doc_free);

  g_ptr_array_add (seats, sv_seat_doc_new (first, 0, "person"));
  g_ptr_array_add (seats, sv_seat_doc_new (second, 1, "person"));
  return seats;
}

char *
sv_seats_dup_standard_name (int side, unsigned i)
{
  return g_strdup_printf (_ ("Player %u"), 2 * i + 1 + (unsigned)side);
}

GPtrArray *
sv_seats_copy (const GPtrArray *seats)
{
  GPtrArray *copies = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_seat_doc_free);

  for (guint i = 0; i < seats->len; i++)
    g_ptr_array_add (copies, sv_seat_doc_copy (seat_at (seats, i)));
  return copies;
}

unsigned
sv_seats_count (const GPtrArray *seats, int side)
{
  unsigned n = 0;

  for (guint i = 0; i < seats->len; i++)
    n += seat_at (seats, i)->team == side;
  return n;
}

guint
sv_seats_index (const GPtrArray *seats, int side, unsigned k)
{
  for (guint i = 0; i < seats->len; i++) {
    if (seat_at (seats, i)->team == side && k-- == 0)
      return i;
  }
  g_return_val_if_reached (0);
}

const SvSeatDoc *
sv_seats_captain (const GPtrArray *seats, int side)
{
  return sv_seats_count (seats, side) > 0 ? seat_at (seats, sv_seats_index (seats, side, 0)) : NULL;
}

/* Return the index of a piece among the pieces of its side in shirt-number order, and how many
 * these are. */
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

unsigned
sv_seats_divide (unsigned n, unsigned k, unsigned i)
{
  g_return_val_if_fail (k > 0 && i < n, 0);

  unsigned share = n / k;
  unsigned more = n % k;
  if (i < more * (share + 1))
    return i / (share + 1);
  return more + (i - more * (share + 1)) / share;
}

/* If no seat of the side says which pieces it plays, divide the pieces among its seats. */
static const SvSeatDoc *
divided_seat (const GPtrArray *seats, const SvView *view, int piece)
{
  const int side = view->pieces[piece].side;
  const unsigned n_seats = sv_seats_count (seats, side);
  unsigned n, rank = rank_in_side (view, piece, &n);

  return n_seats > 0
             ? seat_at (seats, sv_seats_index (seats, side, sv_seats_divide (n, n_seats, rank)))
             : NULL;
}

const SvSeatDoc *
sv_seats_player (const GPtrArray *seats, const SvView *view, int piece)
{
  gboolean stated = FALSE;

  if (piece < 0 || piece >= view->n_pieces)
    return NULL;
  const SvPiece *p = &view->pieces[piece];
  for (guint i = 0; i < seats->len; i++) {
    const SvSeatDoc *seat = seat_at (seats, i);

    if (seat->team != p->side || seat->n_figurines == 0)
      continue;
    stated = TRUE;
    unsigned half = CLAMP (view->period, 1, MIN (seat->n_figurines, SV_MAX_PERIODS)) - 1;
    if (p->number >= 0 && p->number < 64 && (seat->figurines[half] >> p->number & 1) != 0)
      return seat;
  }
  return stated ? sv_seats_captain (seats, p->side) : divided_seat (seats, view, piece);
}

/* Return the only piece of a side that all choices are about, or -1. */
static int
chosen_piece (const SvView *view, int side, const SvTarget *targets, unsigned n)
{
  const int piece = n > 0 ? targets[0].piece : -1;

  if (piece < 0 || piece >= view->n_pieces || view->pieces[piece].side != side)
    return -1;
  for (unsigned i = 1; i < n; i++) {
    if (targets[i].piece != piece)
      return -1;
  }
  return piece;
}

/* Return the only piece of a side that throws or is thrown at, or -1. */
static int
throwing_piece (const SvView *view, int side)
{
  int piece = -1;

  for (unsigned i = 0; i < view->n_pieces; i++) {
    const SvPiece *p = &view->pieces[i];

    if (p->side != side || (p->flags & (SV_PIECE_ATTACKER | SV_PIECE_DEFENDER)) == 0)
      continue;
    if (piece >= 0)
      return -1;
    piece = (int)i;
  }
  return piece;
}

const SvSeatDoc *
sv_seats_decider (const GPtrArray *seats,
                  const SvView *view,
                  const SvNode *node,
                  const SvTarget *targets,
                  unsigned n)
{
  if (node->kind == SV_NODE_OVER)
    return NULL;
  int piece = node->kind == SV_NODE_DECISION ? chosen_piece (view, node->side, targets, n)
                                             : throwing_piece (view, node->side);
  return piece >= 0 ? sv_seats_player (seats, view, piece) : sv_seats_captain (seats, node->side);
}

const SvBot *
sv_seats_bot (const SvSeatDoc *seat)
{
  return seat->kind != NULL ? sv_bot_by_id (seat->kind) : NULL;
}

const SvBot *
sv_seats_side_bot (const GPtrArray *seats, int side)
{
  const SvSeatDoc *captain = sv_seats_captain (seats, side);

  return captain != NULL && !sv_seats_have_person (seats, side) ? sv_seats_bot (captain) : NULL;
}

/* Return whether the name of a seat is that of a computer player, not of a person. */
static gboolean
is_named_by_bot (const SvSeatDoc *seat)
{
  const SvBot *const *bots = sv_bots ();

  for (guint i = 0; bots[i] != NULL; i++)
    if (g_strcmp0 (seat->name, _ (bots[i]->title)) == 0)
      return TRUE;
  return FALSE;
}

void
sv_seats_take_over (GPtrArray *seats, guint i, const char *kind)
{
  SvSeatDoc *seat = g_ptr_array_index (seats, i);
  const SvBot *bot = sv_bot_by_id (kind);
  unsigned rank = 0;

  for (guint k = 0; k < i; k++)
    rank += seat_at (seats, k)->team == seat->team;
  if (is_named_by_bot (seat)) {
    g_free (seat->name);
    seat->name =
        bot != NULL ? g_strdup (_ (bot->title)) : sv_seats_dup_standard_name (seat->team, rank);
  }
  g_free (seat->kind);
  seat->kind = g_strdup (kind);
}

gboolean
sv_seats_have_person (const GPtrArray *seats, int side)
{
  for (guint i = 0; i < seats->len; i++) {
    const SvSeatDoc *seat = seat_at (seats, i);

    if (seat->team == side && sv_seats_bot (seat) == NULL)
      return TRUE;
  }
  return FALSE;
}

gboolean
sv_seats_have_people (const GPtrArray *seats)
{
  return sv_seats_have_person (seats, 0) || sv_seats_have_person (seats, 1);
}

gboolean
sv_seats_have_opponents (const GPtrArray *seats)
{
  return sv_seats_have_person (seats, 0) && sv_seats_have_person (seats, 1) &&
         !(seats->len == 2 && g_strcmp0 (seat_at (seats, 0)->name, seat_at (seats, 1)->name) == 0);
}

/* If the seat says nothing about a half, copy the half before it. */
static void
state_half (SvSeatDoc *seat, unsigned half)
{
  for (; seat->n_figurines <= half; seat->n_figurines++)
    seat->figurines[seat->n_figurines] =
        seat->n_figurines > 0 ? seat->figurines[seat->n_figurines - 1] : 0;
}

int
sv_seats_left (const GPtrArray *seats)
{
  return !sv_seats_have_person (seats, 0) && sv_seats_have_person (seats, 1);
}

int
sv_seats_viewer (const GPtrArray *seats, const SvSeatDoc *decider, int before)
{
  const gboolean first = sv_seats_have_person (seats, 0), second = sv_seats_have_person (seats, 1);

  if (first != second)
    return first ? 0 : 1;
  return first && decider != NULL ? decider->team : before;
}

gboolean
sv_seats_exchange (GPtrArray *seats, unsigned half, unsigned number, unsigned to)
{
  g_return_val_if_fail (to < seats->len, FALSE);
  g_return_val_if_fail (half < SV_MAX_PERIODS && number < 64, FALSE);

  const guint64 bit = G_GUINT64_CONSTANT (1) << number;
  SvSeatDoc *taker = g_ptr_array_index (seats, to);
  SvSeatDoc *giver = NULL;

  for (guint i = 0; i < seats->len; i++) {
    SvSeatDoc *seat = g_ptr_array_index (seats, i);

    state_half (seat, half);
    if (seat->team == taker->team && seat != taker && (seat->figurines[half] & bit) != 0)
      giver = seat;
  }
  if (giver == NULL)
    return FALSE;

  /* the one with the lowest number */
  const guint64 back = taker->figurines[half] & (~taker->figurines[half] + 1);
  giver->figurines[half] = (giver->figurines[half] & ~bit) | back;
  taker->figurines[half] = (taker->figurines[half] & ~back) | bit;
  return TRUE;
}

/* --- Before the match --- */

static void
figurine_free (SvFigurine *self)
{
  g_free (self->name);
  g_free (self);
}

static int
by_number (gconstpointer a, gconstpointer b)
{
  const SvFigurine *x = *(const SvFigurine *const *)a;
  const SvFigurine *y = *(const SvFigurine *const *)b;

  return x->number - y->number;
}

GPtrArray *
sv_seats_figurines (const SvGame *game, int side)
{
  GPtrArray *figurines = g_ptr_array_new_with_free_func ((GDestroyNotify)figurine_free);
  SvView view = { 0 };
  g_autofree char *setup = g_malloc0 (MAX (game->setup_size, 1));
  g_autofree char *state = g_malloc0 (MAX (game->state_size, 1));

  sv_game_standard (game, setup);
  game->init (setup, state);
  game->view (setup, state, &view);
  for (unsigned i = 0; i < view.n_pieces; i++) {
    if (view.pieces[i].side != side)
      continue;
    SvFigurine *figurine = g_new0 (SvFigurine, 1);
    figurine->number = view.pieces[i].number;
    figurine->name = sv_piece_name_player (NULL, game, setup, &view.pieces[i], (int)i);
    g_ptr_array_add (figurines, figurine);
  }
  g_ptr_array_sort (figurines, by_number);
  return figurines;
}
