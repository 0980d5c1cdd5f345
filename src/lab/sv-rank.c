/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-rank.h"

#include "sv-balance.h"
#include "sv-tally.h"

#include <math.h>
#include <stdatomic.h>
#include <string.h>

/* Evaluations that differ by less count as equal: those of a set and its mirror image differ by
 * rounding only. */
#define SAME 1e-6F

/* Evaluation of a set; NAN until it is computed. */
typedef struct {
  _Atomic float value;
} Known;

struct SvRank {
  const SvGame *game;
  gpointer setup;
  SvCardSets *sets;
  guint64 all, stride;
  Known *known;         /* indexed by set */
  _Atomic guint64 next; /* position in the order of computation */
};

typedef struct {
  SvRank *rank;
  GCancellable *cancellable;
} Worker;

/* --- Order of computation --- */

static guint64
divisor (guint64 a, guint64 b)
{
  return b == 0 ? a : divisor (b, a % b);
}

/* Return a step near the golden section of @all and coprime to it. Sets that are visited in such
 * steps are all visited once, and are evenly spread at any time, so that they are a fair sample. */
static guint64
find_stride (guint64 all)
{
  guint64 stride = MAX ((guint64)(0.6180339887 * (double)all), 1);

  while (divisor (all, stride) != 1)
    stride++;
  return stride;
}

/* --- Computation --- */

gboolean
sv_rank_value (SvRank *self, const void *setup, float *out, GCancellable *cancellable)
{
  g_autofree char *mine = g_memdup2 (self->setup, self->game->setup_size);
  const size_t size = self->game->n_cards * self->game->card_size;
  double lead;

  memcpy (mine + self->game->cards_offset, (const char *)setup + self->game->cards_offset, size);
  if (!sv_balance_lead (self->game, mine, 1, &lead, cancellable, NULL))
    return FALSE;
  *out = (float)lead;
  return TRUE;
}

static gpointer
work (gpointer data)
{
  const Worker *worker = data;
  SvRank *self = worker->rank;
  g_autofree void *setup = g_memdup2 (self->setup, self->game->setup_size);

  for (guint64 i = self->next++; i < self->all; i = self->next++) {
    const guint64 set = i * self->stride % self->all;
    float value;

    if (!isnan (self->known[set].value))
      continue;
    sv_card_sets_put (self->sets, set, setup);
    if (!sv_rank_value (self, setup, &value, worker->cancellable))
      break;
    self->known[set].value = value;
  }
  return NULL;
}

void
sv_rank_work (SvRank *self, unsigned n_threads, GCancellable *cancellable)
{
  Worker worker = { self, cancellable };
  GThread *threads[SV_SOLVER_MAX_PARTS] = { NULL };

  n_threads = CLAMP (n_threads, 1, SV_SOLVER_MAX_PARTS);
  self->next = 0; /* sets that are already known are skipped */
  for (unsigned i = 1; i < n_threads; i++)
    threads[i] = g_thread_new ("rank", work, &worker);
  work (&worker);
  for (unsigned i = 1; i < n_threads; i++)
    g_thread_join (threads[i]);
}

/* --- Ranking --- */

SvRank *
sv_rank_new (const SvGame *game, const void *setup)
{
  if (game->evaluation.solver == NULL)
    return NULL;
  SvCardSets *sets = sv_card_sets_new (game, setup);
  const guint64 all = sv_card_sets_get_n (sets);

  if (all < 2 || all > SV_RANK_MOST_SETS) {
    sv_card_sets_free (sets);
    return NULL;
  }
  SvRank *self = g_new0 (SvRank, 1);
  self->game = game;
  self->setup = g_memdup2 (setup, game->setup_size);
  self->sets = sets;
  self->all = all;
  self->stride = find_stride (all);
  self->known = g_new (Known, all);
  for (guint64 i = 0; i < all; i++)
    atomic_init (&self->known[i].value, NAN);
  return self;
}

void
sv_rank_free (SvRank *self)
{
  g_free (self->known);
  g_free (self->setup);
  sv_card_sets_free (self->sets);
  g_free (self);
}

gboolean
sv_rank_serves (const SvRank *self, const SvGame *game, const void *setup)
{
  if (game != self->game)
    return FALSE;
  g_autofree void *other = g_memdup2 (setup, game->setup_size);

  for (unsigned card = 0; card < game->n_cards; card++)
    for (size_t i = 0; i < game->n_card_fields; i++) {
      const SvField *field = &game->card_fields[i];
      if (sv_field_is_power (field) || (field->flags & SV_FIELD_HEAD) != 0)
        sv_field_copy (field, sv_game_card (game, other, 0, card),
                       sv_game_card_const (game, self->setup, 0, card));
    }
  return memcmp (other, self->setup, game->setup_size) == 0;
}

SvStanding
sv_rank_get (SvRank *self, float value)
{
  SvStanding out = { .all = self->all };
  guint64 better = 0;
  double range[2] = { 0, 1 };

  for (guint64 i = 0; i < self->all; i++) {
    const float other = self->known[i].value;
    out.known += !isnan (other);
    better += other > value + SAME;
  }
  if (out.known > 0)
    sv_tally_range (better, out.known, range);
  const double share = out.known > 0 ? (double)better / (double)out.known : 0.5;
  out.rank = 1 + (guint64)lround (share * (double)(self->all - 1));
  for (unsigned i = 0; i < 2; i++)
    out.range[i] = out.known == self->all
                       ? out.rank
                       : 1 + (guint64)lround (range[i] * (double)(self->all - 1));
  return out;
}
