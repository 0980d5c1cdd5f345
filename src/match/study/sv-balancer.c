/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-balancer.h"

#include "sv-board-file.h"
#include "sv-job.h"
#include "sv-sentence.h"
#include "sv-series.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

enum { BATCH = 2, MOST_MATCHES = 400 };

/* While the error of a share (of 1) is larger than this, too few matches were played to say
 * anything. */
#define VAGUE 0.1

struct _SvBalancer {
  SvBalancerReady ready;
  gpointer data;
  gboolean details;
  const SvGame *game;
  gpointer setup; /* the setup that was asked for last; owned; or NULL */
  SvJob *working;
};

typedef struct {
  const SvGame *game;
  gpointer setup; /* owned */
  gboolean details;
} Question;

static void
question_free (gpointer data)
{
  Question *question = data;

  sv_setup_free (question->game, question->setup);
  g_free (question);
}

/* --- In the worker thread --- */

static void
tell (SvJob *job, const SvBalance *balance)
{
  sv_job_tell (job, g_memdup2 (balance, sizeof *balance));
}

/* Return the balance that the matches of @tally give. If @solved is given, take the chances from
 * it and only the rest from @tally. */
static SvBalance
sum_up (const SvTally *tally, const SvBalance *solved)
{
  SvBalance out = sv_balance_of_tally (tally);

  if (solved != NULL) {
    out.chance = solved->chance;
    out.goals[0] = solved->goals[0];
    out.goals[1] = solved->goals[1];
    out.error = solved->error;
  }
  return out;
}

/* Play match after match and report the balance again and again. @solved: a balance that was
 * computed exactly, or NULL. */
static void
play (const Question *question, const SvBot *bot, const SvBalance *solved, SvJob *job)
{
  guint64 state[SV_MAX_STATE / sizeof (guint64)];
  const SvSeries series = { .game = question->game,
                            .setup = question->setup,
                            .state = state,
                            .players = { bot, bot },
                            .details = question->details };
  g_autoptr (SvTally) sum = sv_tally_new ();
  const atomic_bool *stop = sv_job_get_stop (job);

  question->game->init (question->setup, state);
  for (guint64 i = 0; i < MOST_MATCHES && !*stop; i += BATCH) {
    g_autoptr (SvTally) some = sv_series_play (&series, (SvSpan){ i, i + BATCH }, 1, NULL, stop);
    sv_tally_add (sum, some);
    if (sum->matches > 0) {
      const SvBalance balance = sum_up (sum, solved);
      tell (job, &balance);
    }
  }
}

static gpointer
work (SvJob *job, gpointer order, GError **error)
{
  const Question *question = order;
  SvBalance balance;

  if (question->game->evaluation.solver == NULL) {
    play (question, sv_bot_by_id ("club"), NULL, job);
  } else if (sv_balance_solve (question->game, question->setup, &balance,
                               sv_job_get_cancellable (job), NULL)) {
    tell (job, &balance);
    if (question->details)
      play (question, sv_bot_by_id ("club"), &balance, job);
  }
  return NULL;
}

/* --- In the main thread --- */

static void
told (gpointer data, gconstpointer balance)
{
  SvBalancer *self = data;

  self->ready (self->data, balance);
}

static const SvJobKind balancing = {
  .work = work, .free_order = question_free, .told = told, .free_news = g_free
};

static void
forget (SvBalancer *self)
{
  sv_job_cancel (&self->working);
  sv_setup_free (self->game, self->setup);
  self->setup = NULL;
}

SvBalancer *
sv_balancer_new (SvBalancerReady ready, gpointer data)
{
  SvBalancer *self = g_new0 (SvBalancer, 1);

  self->ready = ready;
  self->data = data;
  return self;
}

void
sv_balancer_free (SvBalancer *self)
{
  forget (self);
  g_free (self);
}

void
sv_balancer_set_details (SvBalancer *self, gboolean details)
{
  self->details = details;
}

void
sv_balancer_ask (SvBalancer *self, const SvGame *game, const void *setup)
{
  if (self->setup != NULL && self->game == game &&
      memcmp (self->setup, setup, game->setup_size) == 0)
    return;
  forget (self);
  if (!sv_game_has_evaluation (game) || !sv_game_check (game, setup, NULL)) {
    self->ready (self->data, NULL);
    return;
  }
  self->game = game;
  self->setup = sv_setup_copy (game, setup);
  Question *question = g_new (Question, 1);
  *question = (Question){ game, sv_setup_copy (game, setup), self->details };
  sv_job_start (&self->working, &balancing, question, self);
}

char *
sv_balancer_dup_words (const SvBalance *balance, const char *opponent)
{
  const int win = (int)lround (100 * balance->chance.win);
  const int lose = (int)lround (100 * balance->chance.lose);
  const int draw = MAX (100 - win - lose, 0);

  if (balance->error > VAGUE)
    return sv_sentence (_ ("Against %s: matches are being played to find out."), opponent);
  if (balance->error > 0)
    return sv_sentence (_ ("Against %s: wins about %d (± %d), draws %d, loses %d of 100."),
                        opponent, win, (int)lround (100 * balance->error), draw, lose);
  return sv_sentence (_ ("Against %s: wins %d, draws %d, loses %d of 100."), opponent, win, draw,
                      lose);
}

static char *
dup_goals (const SvBalance *rules, const SvBalance *standard)
{
  const double goals = rules->goals[0] + rules->goals[1];
  const double usual = standard->goals[0] + standard->goals[1];
  const double drawn = 100 * rules->chance.draw, usually_drawn = 100 * standard->chance.draw;

  if (rules->error > 0)
    return g_strdup_printf (
        _ ("About %.1f goals a match (standard game: %.1f), and %.0f of 100 are drawn (%.0f)."),
        goals, usual, drawn, usually_drawn);
  return g_strdup_printf (
      _ ("%.1f goals a match (standard game: %.1f), and %.0f of 100 are drawn (%.0f)."), goals,
      usual, drawn, usually_drawn);
}

char *
sv_balancer_dup_effect (const SvBalance *rules,
                        const SvBalance *standard,
                        const unsigned minutes[2])
{
  if (rules->error > VAGUE || standard->error > VAGUE)
    return g_strdup (_ ("Matches are being played to find out how these rules work out."));
  g_autofree char *goals = dup_goals (rules, standard);

  if (rules->events <= 0 || standard->events <= 0 || rules->begun_error > VAGUE ||
      standard->begun_error > VAGUE)
    return g_steal_pointer (&goals);
  g_autofree char *begins = g_strdup_printf (
      _ ("The side that begins wins about %1$.0f of 100 matches (± %2$.0f; standard game: %3$.0f), "
         "the other one %4$.0f (%5$.0f)."),
      100 * rules->begun[0], 100 * rules->begun_error, 100 * standard->begun[0],
      100 * rules->begun[1], 100 * standard->begun[1]);
  g_autofree char *length =
      minutes[0] > 0 && minutes[1] > 0
          ? g_strdup_printf (
                _ ("A match lasts %1$u minutes (standard game: %2$u), with about %3$.0f "
                   "choices and throws (%4$.0f)."),
                minutes[0], minutes[1], rules->events, standard->events)
          : g_strdup_printf (
                _ ("A match has about %1$.0f choices and throws (standard game: %2$.0f)."),
                rules->events, standard->events);
  return g_strjoin (" ", goals, begins, length, NULL);
}
