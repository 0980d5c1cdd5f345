/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-balancer.h"

#include "sv-board-file.h"
#include "sv-sentence.h"
#include "sv-series.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

enum { BATCH = 2, MOST_MATCHES = 400 };

/* A share that may be so much off, of 1, tells nothing yet: a few matches were played. */
#define VAGUE 0.1

struct _SvBalancer {
  SvBalancerReady ready;
  gpointer data;
  gboolean details;
  const SvGame *game;
  gpointer setup;        /* owned: what was asked last, or NULL */
  GCancellable *working; /* owned, or NULL */
};

/* Owned by its task. */
typedef struct {
  SvBalancer *balancer; /* gone if the task is cancelled */
  const SvGame *game;
  gpointer setup; /* owned */
  gboolean details;
} Question;

typedef struct {
  SvBalancer *balancer;
  GCancellable *working; /* owned */
  SvBalance balance;
} News;

static void
question_free (gpointer data)
{
  Question *question = data;

  sv_setup_free (question->game, question->setup);
  g_free (question);
}

/* --- In a thread --- */

static gboolean
tell_cb (gpointer data)
{
  const News *news = data;

  if (!g_cancellable_is_cancelled (news->working))
    news->balancer->ready (news->balancer->data, &news->balance);
  return G_SOURCE_REMOVE;
}

static void
news_free (gpointer data)
{
  News *news = data;

  g_object_unref (news->working);
  g_free (news);
}

static void
tell (const Question *question, GCancellable *working, const SvBalance *balance)
{
  News *news = g_new (News, 1);

  *news = (News){ question->balancer, g_object_ref (working), *balance };
  g_idle_add_full (G_PRIORITY_DEFAULT, tell_cb, news, news_free);
}

static void
stop_cb (GCancellable *working, atomic_bool *stop)
{
  atomic_store (stop, true);
}

/* What was counted, or of it only what cannot be worked out. */
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

/* Play match after match, and tell the sum again and again. solved: what is known already, or NULL. */
static void
play (const Question *question, const SvBot *bot, const SvBalance *solved, GCancellable *working)
{
  guint64 state[SV_MAX_STATE / sizeof (guint64)];
  const SvSeries series = { .game = question->game,
                            .setup = question->setup,
                            .state = state,
                            .players = { bot, bot },
                            .details = question->details };
  g_autoptr (SvTally) sum = sv_tally_new ();
  atomic_bool stop = false;
  const gulong id = g_cancellable_connect (working, G_CALLBACK (stop_cb), &stop, NULL);

  question->game->init (question->setup, state);
  for (guint64 i = 0; i < MOST_MATCHES && !stop; i += BATCH) {
    g_autoptr (SvTally) some = sv_series_play (&series, (SvSpan){ i, i + BATCH }, 1, NULL, &stop);
    sv_tally_add (sum, some);
    if (sum->matches > 0) {
      const SvBalance balance = sum_up (sum, solved);
      tell (question, working, &balance);
    }
  }
  g_cancellable_disconnect (working, id);
}

static void
work_thread (GTask *task, gpointer source, gpointer data, GCancellable *working)
{
  const Question *question = data;
  SvBalance balance;

  if (question->game->solver == NULL) {
    play (question, sv_bot_by_id ("club"), NULL, working);
  } else if (sv_balance_solve (question->game, question->setup, &balance, working, NULL)) {
    tell (question, working, &balance);
    if (question->details)
      play (question, sv_bot_by_id ("club"), &balance, working);
  }
  g_task_return_boolean (task, TRUE);
}

/* --- In the main thread --- */

static void
forget (SvBalancer *self)
{
  g_cancellable_cancel (self->working);
  g_clear_object (&self->working);
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
  if ((game->solver == NULL && game->appraise == NULL) || !sv_game_check (game, setup, NULL)) {
    self->ready (self->data, NULL);
    return;
  }
  self->game = game;
  self->setup = sv_setup_copy (game, setup);
  self->working = g_cancellable_new ();
  Question *question = g_new (Question, 1);
  *question = (Question){ self, game, sv_setup_copy (game, setup), self->details };
  g_autoptr (GTask) task = g_task_new (NULL, self->working, NULL, NULL);
  g_task_set_source_tag (task, sv_balancer_ask);
  g_task_set_task_data (task, question, question_free);
  g_task_run_in_thread (task, work_thread);
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
    return g_strdup (_ ("Matches are being played to find out what these rules do."));
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
