/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-judgement.h"

#include <stdalign.h>
#include <string.h>

/* Difference in goals below which choices count as equal; number of candidates that are examined
 * for the best choice; and limit of positions for an estimated analysis. */
static const double SAME = 0.005;
enum { WEIGHED = 8, POSITIONS = 16000000 };

static const SvEvaluationEffort effort = { .attacks = 12, .positions = 20000, .seed = 1 };

typedef struct {
  const SvHistory *history;
  GCancellable *cancellable;
  SvJudgement *judgement;
} Court;

static SvEvaluation *
weigh (const Court *court, unsigned event)
{
  alignas (16) unsigned char state[SV_MAX_STATE];

  sv_history_state_at (court->history, event, state);
  return sv_evaluation_new (sv_history_get_game (court->history),
                            sv_history_get_setup (court->history), state, &effort,
                            court->cancellable, NULL);
}

/* Return the event of the choice with the largest lead that is less than @below (of several the
 * last), or -1 if none. */
static int
find_next (const SvAccount *account, double below)
{
  double most = SAME;
  int next = -1;

  for (unsigned k = 0; k < account->n; k++) {
    const double lead = account->lines[k].lead;

    if (lead < below && lead >= most) {
      most = lead;
      next = (int)k;
    }
  }
  return next;
}

/* Find the best choice of the match. The estimates of the analysis and of SvEvaluation may differ, so
 * a choice is accepted only if it is the best one by both. */
static void
find_best (Court *court)
{
  const SvAccount *account = court->judgement->account;
  double below = G_MAXDOUBLE;

  for (unsigned i = 0; i < WEIGHED; i++) {
    const int k = find_next (account, below);
    SvEvaluation *evaluation = k >= 0 ? weigh (court, (unsigned)k) : NULL;

    if (evaluation == NULL)
      return;
    if (sv_event_equal (evaluation->events[0].event,
                        sv_history_get_event (court->history, (unsigned)k))) {
      court->judgement->best = (SvJudged){ (unsigned)k, account->lines[k].lead, evaluation };
      return;
    }
    below = account->lines[k].lead;
    g_free (evaluation);
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
    costliest->evaluation = weigh (court, costliest->event);
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
  Court court = { .history = history, .cancellable = cancellable, .judgement = self };

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
  g_free (self->best.evaluation);
  g_free (self->costliest.evaluation);
  g_free (self);
}
