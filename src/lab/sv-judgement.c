/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-judgement.h"

#include <stdalign.h>
#include <string.h>

/* Choices that differ by less are the same; how many choices before a goal led to it; how many of all
 * are weighed; and positions looked at for an estimated account. */
static const double SAME = 0.005;
enum { LEADING = 3, WEIGHED = 24, POSITIONS = 4000000 };

static const SvWorthEffort effort = { .attacks = 12, .positions = 20000, .seed = 1 };

typedef struct {
  const SvHistory *history;
  GCancellable *cancellable;
  SvJudgement *judgement;
  unsigned left; /* choices that may still be weighed */
} Court;

static SvWorth *
weigh (const Court *court, unsigned event)
{
  alignas (16) unsigned char state[SV_MAX_STATE];

  sv_history_state_at (court->history, event, state);
  return sv_worth_new (sv_history_get_game (court->history), sv_history_get_setup (court->history),
                       state, &effort, court->cancellable, NULL);
}

/* By how much event is better than the best of the others; below 0 if it is not. */
static double
measure_lead (const SvWorth *worth, SvEvent event)
{
  double own = -1, others = 1;

  for (unsigned i = worth->n; i-- > 0;)
    *(sv_event_equal (worth->events[i].event, event) ? &own : &others) =
        worth->events[i].value - worth->events[i].error;
  return worth->n > 1 ? own - others : -1;
}

static void
consider (Court *court, unsigned event)
{
  SvJudged *best = &court->judgement->best;
  SvWorth *worth = weigh (court, event);
  const double lead =
      worth != NULL ? measure_lead (worth, sv_history_get_event (court->history, event)) : -1;

  if (lead > MAX (best->goals, SAME)) {
    g_free (best->worth);
    *best = (SvJudged){ event, lead, worth };
  } else {
    g_free (worth);
  }
}

/* The last choices of side before the goal that event made. */
static void
consider_goal (Court *court, unsigned event, int side)
{
  const SvAccount *account = court->judgement->account;
  unsigned n = 0;

  for (unsigned k = event + 1; k-- > 0 && n < LEADING && court->left > 0;) {
    const SvAccountLine *line = &account->lines[k];

    if (line->chosen && line->side != side)
      return;
    if (!line->chosen || line->before - line->after > SAME)
      continue;
    n++;
    court->left--;
    consider (court, k);
  }
}

static void
find_best (Court *court)
{
  const SvGame *game = sv_history_get_game (court->history);
  const void *setup = sv_history_get_setup (court->history);
  alignas (16) unsigned char state[SV_MAX_STATE];
  SvView before, after;

  sv_history_state_at (court->history, 0, state);
  game->view (setup, state, &before);
  for (unsigned k = 0; k < court->judgement->account->n; k++, before = after) {
    game->apply (setup, state, sv_history_get_event (court->history, k));
    game->view (setup, state, &after);
    for (int side = 0; side < 2; side++)
      if (after.score[side] > before.score[side])
        consider_goal (court, k, side);
  }
}

static void
find_costliest (Court *court)
{
  const SvAccount *account = court->judgement->account;
  SvJudged *costliest = &court->judgement->costliest;
  double most = SAME;

  for (unsigned k = 0; k < account->n; k++) {
    const SvAccountLine *line = &account->lines[k];
    const double loss = line->before - line->after;

    if (!line->chosen || loss - line->error <= most)
      continue;
    most = loss - line->error;
    *costliest = (SvJudged){ .event = k, .goals = loss };
  }
  if (most > SAME)
    costliest->worth = weigh (court, costliest->event);
}

SvJudgement *
sv_judgement_new (const SvHistory *history,
                  SvBooksProgress progress,
                  gpointer data,
                  GCancellable *cancellable,
                  GError **error)
{
  const SvEstimateEffort whole = { .positions = POSITIONS, .seed = 1 };
  g_autoptr (SvJudgement) self = g_new0 (SvJudgement, 1);
  Court court = {
    .history = history, .cancellable = cancellable, .judgement = self, .left = WEIGHED
  };

  self->account = sv_account_new (history, &whole, progress, data, cancellable, error);
  if (self->account == NULL)
    return NULL;
  find_costliest (&court);
  find_best (&court);
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return NULL;
  return g_steal_pointer (&self);
}

void
sv_judgement_free (SvJudgement *self)
{
  sv_account_free (self->account);
  g_free (self->best.worth);
  g_free (self->costliest.worth);
  g_free (self);
}
