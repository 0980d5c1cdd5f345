/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-balancer.h"

#include "sv-board-file.h"
#include "sv-series.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

enum { BATCH = 2, MOST_MATCHES = 400 };

struct _SvBalancer {
  SvBalancerReady ready;
  gpointer data;
  const SvGame *game;
  gpointer setup;        /* owned: what was asked last, or NULL */
  GCancellable *working; /* owned, or NULL */
};

/* Owned by its task. */
typedef struct {
  SvBalancer *balancer; /* gone if the task is cancelled */
  const SvGame *game;
  gpointer setup; /* owned */
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

/* Play match after match, and tell the sum again and again. */
static void
play (const Question *question, const SvBot *bot, GCancellable *working)
{
  guint64 state[SV_MAX_STATE / sizeof (guint64)];
  const SvSeries series = {
    .game = question->game, .setup = question->setup, .state = state, .players = { bot, bot }
  };
  g_autoptr (SvTally) sum = sv_tally_new ();
  atomic_bool stop = false;
  const gulong id = g_cancellable_connect (working, G_CALLBACK (stop_cb), &stop, NULL);

  question->game->init (question->setup, state);
  for (guint64 i = 0; i < MOST_MATCHES && !stop; i += BATCH) {
    g_autoptr (SvTally) some = sv_series_play (&series, (SvSpan){ i, i + BATCH }, 1, NULL, &stop);
    sv_tally_add (sum, some);
    if (sum->matches > 0) {
      const SvBalance balance = sv_balance_of_tally (sum);
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

  if (question->game->solver == NULL)
    play (question, sv_bot_by_id ("club"), working);
  else if (sv_balance_solve (question->game, question->setup, &balance, working, NULL))
    tell (question, working, &balance);
  g_task_return_boolean (task, TRUE);
}

/* --- In the main thread --- */

static void
forget (SvBalancer *self)
{
  g_cancellable_cancel (self->working);
  g_clear_object (&self->working);
  if (self->setup != NULL)
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
  *question = (Question){ self, game, sv_setup_copy (game, setup) };
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

  if (balance->error > 0)
    return g_strdup_printf (_ ("Against %s: wins about %d (± %d), draws %d, loses %d of 100."),
                            opponent, win, (int)lround (100 * balance->error), draw, lose);
  return g_strdup_printf (_ ("Against %s: wins %d, draws %d, loses %d of 100."), opponent, win,
                          draw, lose);
}

char *
sv_balancer_dup_effect (const SvBalance *rules, const SvBalance *standard)
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
