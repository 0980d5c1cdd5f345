/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-lab.h"

#include "sv-board-file.h"
#include "sv-job.h"
#include "sv-piece-name.h"
#include "sv-sentence.h"

#include <glib/gi18n.h>

/* Number of progress reports per series. */
enum { STEPS = 20 };

/* What the worker thread needs: the setups of all series. */
typedef struct {
  const SvGame *game;
  GPtrArray *setups; /* owned: one setup per pair, in the order of the pairs */
  const SvBot *players[2];
  guint64 matches;
} Order;

struct _SvLab {
  SvLabChanged changed;
  gpointer data;
  const SvGame *game;
  GPtrArray *names;     /* of char *: names of the teams */
  GPtrArray *figurines; /* of GPtrArray of char *: for each team, the names of its figurines */
  /* of int: the numbers of a team's pieces when it plays as the first and as the second team */
  GArray *pieces[2];
  GArray *pairs;   /* of SvLabPair */
  guint64 matches; /* number of matches of each pair */
  gint64 begun;    /* monotonic time of the start, in microseconds */
  SvJob *job;
};

/* A progress report: the result of some more matches of a pair. */
typedef struct {
  unsigned pair;
  SvTally *tally; /* owned */
} News;

static void
order_free (gpointer data)
{
  Order *order = data;

  for (guint i = 0; i < order->setups->len; i++)
    sv_setup_free (order->game, order->setups->pdata[i]);
  g_ptr_array_unref (order->setups);
  g_free (order);
}

static void
news_free (gpointer data)
{
  News *news = data;

  sv_tally_free (news->tally);
  g_free (news);
}

/* --- In the worker thread --- */

static void
play_pair (SvJob *job, const Order *order, unsigned pair)
{
  guint64 state[SV_MAX_STATE / sizeof (guint64)];
  const SvSeries series = { .game = order->game,
                            .setup = order->setups->pdata[pair],
                            .state = state,
                            .players = { order->players[0], order->players[1] },
                            .details = TRUE };
  const atomic_bool *stop = sv_job_get_stop (job);
  const unsigned n_threads = g_get_num_processors ();

  order->game->init (series.setup, state);
  for (unsigned step = 0; step < STEPS && !*stop; step++) {
    const SvSpan span = { order->matches * step / STEPS, order->matches * (step + 1) / STEPS };
    News *news = g_new (News, 1);

    *news = (News){ pair, sv_series_play (&series, span, n_threads, sv_job_get_count (job), stop) };
    sv_job_tell (job, news);
  }
}

static gpointer
work (SvJob *job, gpointer data, GError **error)
{
  const Order *order = data;

  for (unsigned pair = 0; pair < order->setups->len && !*sv_job_get_stop (job); pair++)
    play_pair (job, order, pair);
  return NULL;
}

/* --- In the main thread --- */

static void
told (gpointer data, gconstpointer some)
{
  SvLab *self = data;
  const News *news = some;

  sv_tally_add (g_array_index (self->pairs, SvLabPair, news->pair).tally, news->tally);
  self->changed (self->data);
}

static void
done (gpointer data, gpointer answer, const GError *error)
{
  SvLab *self = data;

  self->changed (self->data);
}

static const SvJobKind playing = {
  .work = work, .free_order = order_free, .told = told, .free_news = news_free, .done = done
};

static void
pair_clear (gpointer pair)
{
  sv_tally_free (((SvLabPair *)pair)->tally);
}

SvLab *
sv_lab_new (SvLabChanged changed, gpointer data)
{
  SvLab *self = g_new0 (SvLab, 1);

  self->changed = changed;
  self->data = data;
  self->names = g_ptr_array_new_with_free_func (g_free);
  self->figurines = g_ptr_array_new_with_free_func ((GDestroyNotify)g_ptr_array_unref);
  for (unsigned side = 0; side < 2; side++)
    self->pieces[side] = g_array_new (FALSE, FALSE, sizeof (int));
  self->pairs = g_array_new (FALSE, FALSE, sizeof (SvLabPair));
  g_array_set_clear_func (self->pairs, pair_clear);
  return self;
}

void
sv_lab_free (SvLab *self)
{
  sv_job_cancel (&self->job);
  g_ptr_array_unref (self->names);
  g_ptr_array_unref (self->figurines);
  for (unsigned side = 0; side < 2; side++)
    g_array_unref (self->pieces[side]);
  g_array_unref (self->pairs);
  g_free (self);
}

static gpointer
make_setup (const SvVariantDoc *variant, const SvTeamDoc *first, const SvTeamDoc *second)
{
  gpointer setup = sv_setup_copy (variant->game, variant->setup);

  sv_team_doc_to_setup (first, 0, setup);
  sv_team_doc_to_setup (second, 1, setup);
  return setup;
}

/* Return the setups of all pairs, or NULL with an error if a pair may not play. */
static GPtrArray *
make_setups (SvLab *self, const SvVariantDoc *variant, GPtrArray *teams, GError **error)
{
  GPtrArray *setups = g_ptr_array_new ();

  for (unsigned i = 0; i < teams->len; i++)
    for (unsigned j = i + 1; j < teams->len; j++) {
      const SvLabPair pair = { { i, j }, sv_tally_new () };
      g_ptr_array_add (setups, make_setup (variant, teams->pdata[i], teams->pdata[j]));
      g_array_append_val (self->pairs, pair);
      if (*error == NULL && !sv_game_check (variant->game, setups->pdata[setups->len - 1], NULL))
        sv_sentence_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                           _ ("“%s” and “%s” cannot play by these rules."),
                           sv_lab_get_name (self, i), sv_lab_get_name (self, j));
    }
  return setups;
}

/* --- Figurines --- */

/* Return the names of the figurines of @team when it plays as @side in a match with @setup. */
static GPtrArray *
name_figurines (SvLab *self, gconstpointer setup, const SvTeamDoc *team, unsigned side)
{
  guint64 state[SV_MAX_STATE / sizeof (guint64)];
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  SvView view;

  self->game->init (setup, state);
  self->game->view (setup, state, &view);
  g_array_set_size (self->pieces[side], 0);
  for (int piece = 0; piece < (int)view.n_pieces; piece++) {
    if (view.pieces[piece].side != (int)side)
      continue;
    g_array_append_val (self->pieces[side], piece);
    g_ptr_array_add (names,
                     sv_piece_name_player (team, self->game, setup, &view.pieces[piece], piece));
  }
  return names;
}

/* Fill in the names of the figurines of each team: the first team from its pair with any team,
 * every other team from its pair with the first team, in which it is the second. @setups: those
 * of all pairs. */
static void
find_figurines (SvLab *self, GPtrArray *teams, GPtrArray *setups)
{
  g_ptr_array_set_size (self->figurines, 0);
  g_ptr_array_add (self->figurines, name_figurines (self, setups->pdata[0], teams->pdata[0], 0));
  for (guint i = 1; i < teams->len; i++)
    g_ptr_array_add (self->figurines,
                     name_figurines (self, setups->pdata[i - 1], teams->pdata[i], 1));
}

gboolean
sv_lab_start (SvLab *self,
              const SvVariantDoc *variant,
              GPtrArray *teams,
              const SvBot *const players[2],
              guint64 matches,
              GError **error)
{
  GError *fault = NULL;

  sv_job_cancel (&self->job);
  g_array_set_size (self->pairs, 0);
  g_ptr_array_set_size (self->names, 0);
  for (unsigned i = 0; i < teams->len; i++)
    g_ptr_array_add (self->names, g_strdup (sv_team_doc_name (teams->pdata[i], i > 0)));
  self->game = variant->game;
  self->matches = matches;
  self->begun = g_get_monotonic_time ();
  Order *order = g_new (Order, 1);
  *order = (Order){ .game = variant->game,
                    .setups = make_setups (self, variant, teams, &fault),
                    .players = { players[0], players[1] },
                    .matches = matches };
  if (fault != NULL) {
    g_array_set_size (self->pairs, 0);
    order_free (order);
    g_propagate_error (error, fault);
    return FALSE;
  }
  find_figurines (self, teams, order->setups);
  sv_job_start (&self->job, &playing, order, self);
  return TRUE;
}

void
sv_lab_stop (SvLab *self)
{
  sv_job_stop (self->job);
}

gboolean
sv_lab_is_running (SvLab *self)
{
  return self->job != NULL;
}

double
sv_lab_get_done (SvLab *self)
{
  const guint64 all = self->matches * self->pairs->len;
  guint64 done = 0;

  if (self->job != NULL)
    return (double)*sv_job_get_count (self->job) / (double)MAX (all, 1);
  for (guint i = 0; i < self->pairs->len; i++)
    done += g_array_index (self->pairs, SvLabPair, i).tally->matches;
  return (double)done / (double)MAX (all, 1);
}

int
sv_lab_get_seconds_left (SvLab *self)
{
  const double done = sv_lab_get_done (self);
  const double seconds = (double)(g_get_monotonic_time () - self->begun) / G_USEC_PER_SEC;

  return done > 0 ? (int)(seconds / done * (1 - done)) : -1;
}

unsigned
sv_lab_get_n_pairs (SvLab *self)
{
  return self->pairs->len;
}

const SvLabPair *
sv_lab_get_pair (SvLab *self, unsigned i)
{
  return &g_array_index (self->pairs, SvLabPair, i);
}

const char *
sv_lab_get_name (SvLab *self, unsigned team)
{
  return self->names->pdata[team];
}

const SvGame *
sv_lab_get_game (SvLab *self)
{
  return self->game;
}

unsigned
sv_lab_get_n_teams (SvLab *self)
{
  return self->names->len;
}

unsigned
sv_lab_get_n_figurines (SvLab *self, unsigned team)
{
  return ((GPtrArray *)self->figurines->pdata[team])->len;
}

const char *
sv_lab_get_figurine (SvLab *self, unsigned team, unsigned i)
{
  return ((GPtrArray *)self->figurines->pdata[team])->pdata[i];
}

guint64
sv_lab_get_goals_in (SvLab *self, unsigned pair, unsigned side, unsigned i)
{
  return sv_lab_get_pair (self, pair)->tally->scored[g_array_index (self->pieces[side], int, i)];
}

guint64
sv_lab_get_goals (SvLab *self, unsigned team, unsigned i, guint64 *matches)
{
  guint64 goals = 0;

  *matches = 0;
  for (unsigned k = 0; k < self->pairs->len; k++) {
    const SvLabPair *pair = sv_lab_get_pair (self, k);
    if (pair->teams[0] != team && pair->teams[1] != team)
      continue;
    goals += sv_lab_get_goals_in (self, k, pair->teams[0] == team ? 0 : 1, i);
    *matches += pair->tally->matches;
  }
  return goals;
}

/* --- Results in words --- */

char *
sv_lab_dup_words (SvLab *self, unsigned i)
{
  const SvLabPair *pair = sv_lab_get_pair (self, i);
  const SvTally *tally = pair->tally;
  const char *first = sv_lab_get_name (self, pair->teams[0]);
  const char *second = sv_lab_get_name (self, pair->teams[1]);
  const guint64 decided = tally->home[0] + tally->home[1];
  double ranges[2][2];

  if (tally->matches == 0)
    return NULL;
  for (unsigned side = 0; side < 2; side++)
    sv_tally_range (tally->wins[side], tally->matches, ranges[side]);
  g_autofree char *wins = sv_sentence (
      _ ("%s wins %llu of %llu matches (%.0f to %.0f %%), %s %llu (%.0f to %.0f %%), and %llu are "
         "drawn."),
      first, (unsigned long long)tally->wins[0], (unsigned long long)tally->matches,
      100 * ranges[0][0], 100 * ranges[0][1], second, (unsigned long long)tally->wins[1],
      100 * ranges[1][0], 100 * ranges[1][1], (unsigned long long)tally->draws);
  g_autofree char *goals = g_strdup_printf (
      _ ("Goals a match: %.2f and %.2f. Of the decided matches %.0f %% are won at home."),
      (double)tally->goals[0] / (double)tally->matches,
      (double)tally->goals[1] / (double)tally->matches,
      100.0 * (double)tally->home[0] / (double)MAX (decided, 1));
  return g_strjoin (" ", wins, goals, NULL);
}
