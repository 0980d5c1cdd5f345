/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-ranker.h"

#include "sv-board-file.h"
#include "sv-job.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

/* What the ranker shares with its worker threads, which may outlive it; counted by references. */
typedef struct {
  const SvGame *game;
  gpointer setup; /* owned; @rank points into it */
  SvRank *rank;   /* owned */
} Shelf;

struct _SvRanker {
  GFunc changed;
  gpointer data;
  Shelf *shelf;  /* a reference to the shared rank, or NULL */
  gpointer mine; /* setup with the cards to be ranked, of the same game as @shelf; owned */
  float value;   /* evaluation of these cards, or NAN if unknown */
  SvJob *valuing, *working;
};

typedef struct {
  Shelf *shelf;   /* a reference to the shared rank */
  gpointer setup; /* setup with the cards to evaluate; owned; NULL to evaluate all sets of cards */
} Question;

static void
shelf_clear (gpointer data)
{
  Shelf *shelf = data;

  sv_rank_free (shelf->rank);
  sv_setup_free (shelf->game, shelf->setup);
}

static void
shelf_unref (Shelf *shelf)
{
  g_atomic_rc_box_release_full (shelf, shelf_clear);
}

static void
question_free (gpointer data)
{
  Question *question = data;

  sv_setup_free (question->shelf->game, question->setup);
  shelf_unref (question->shelf);
  g_free (question);
}

/* --- In a worker thread --- */

/* Return the evaluation of the set of cards that was asked for, a float; free it with
 * g_free (). NULL if the job was cancelled. */
static gpointer
find_value (SvJob *job, gpointer order, GError **error)
{
  const Question *question = order;
  float value;

  if (!sv_rank_value (question->shelf->rank, question->setup, &value, sv_job_get_cancellable (job)))
    return NULL;
  return g_memdup2 (&value, sizeof value);
}

/* Evaluate all sets of cards. One processor stays free for the user who is editing. */
static gpointer
rank_all (SvJob *job, gpointer order, GError **error)
{
  const Question *question = order;

  sv_rank_work (question->shelf->rank, MAX (g_get_num_processors (), 2) - 1,
                sv_job_get_cancellable (job));
  return NULL;
}

/* --- In the main thread --- */

static Question *
make_question (SvRanker *self, gpointer setup)
{
  Question *question = g_new (Question, 1);

  *question = (Question){ g_atomic_rc_box_acquire (self->shelf), setup };
  return question;
}

static void
valued (gpointer data, gpointer answer, const GError *error)
{
  SvRanker *self = data;
  g_autofree float *value = answer;

  self->value = value != NULL ? *value : NAN;
  self->changed (self->data, NULL);
}

static void
ranked (gpointer data, gpointer answer, const GError *error)
{
  SvRanker *self = data;

  self->changed (self->data, NULL);
}

static const SvJobKind valuing = {
  .work = find_value, .free_order = question_free, .done = valued, .free_answer = g_free
};
static const SvJobKind ranking = { .work = rank_all, .free_order = question_free, .done = ranked };

SvRanker *
sv_ranker_new (GFunc changed, gpointer data)
{
  SvRanker *self = g_new0 (SvRanker, 1);

  self->changed = changed;
  self->data = data;
  self->value = NAN;
  return self;
}

static void
forget_value (SvRanker *self)
{
  sv_job_cancel (&self->valuing);
  self->value = NAN;
  if (self->mine != NULL)
    sv_setup_free (self->shelf->game, self->mine);
  self->mine = NULL;
}

static void
forget (SvRanker *self)
{
  forget_value (self);
  sv_ranker_stop (self);
  g_clear_pointer (&self->shelf, shelf_unref);
}

void
sv_ranker_free (SvRanker *self)
{
  forget (self);
  g_free (self);
}

/* Return a copy of @setup in which the other side has the standard cards; free with
 * sv_setup_free (). */
static gpointer
make_setup (const SvGame *game, const void *setup)
{
  g_autofree void *standard = g_malloc0 (game->setup_size);
  gpointer out = sv_setup_copy (game, setup);

  sv_game_standard (game, standard);
  memcpy (sv_game_card (game, out, 1, 0), sv_game_card (game, standard, 1, 0),
          game->n_cards * game->card_size);
  return out;
}

/* Use the rules of @setup. If they are equal to those before, all evaluations stay. Takes
 * ownership of @setup. */
static gboolean
take_rules (SvRanker *self, const SvGame *game, gpointer setup)
{
  if (self->shelf != NULL && sv_rank_serves (self->shelf->rank, game, setup)) {
    sv_setup_free (game, setup);
    return TRUE;
  }
  forget (self);
  SvRank *rank = sv_rank_new (game, setup);
  if (rank == NULL) {
    sv_setup_free (game, setup);
    return FALSE;
  }
  self->shelf = g_atomic_rc_box_new (Shelf);
  *self->shelf = (Shelf){ game, setup, rank };
  return TRUE;
}

gboolean
sv_ranker_ask (SvRanker *self, const SvGame *game, const void *setup)
{
  if (!take_rules (self, game, make_setup (game, setup)))
    return FALSE;
  if (self->mine != NULL && memcmp (self->mine, setup, game->setup_size) == 0)
    return TRUE;
  forget_value (self);
  self->mine = sv_setup_copy (game, setup);
  sv_job_start (&self->valuing, &valuing, make_question (self, sv_setup_copy (game, setup)), self);
  return TRUE;
}

void
sv_ranker_go (SvRanker *self)
{
  if (self->working != NULL || self->shelf == NULL)
    return;
  sv_job_start (&self->working, &ranking, make_question (self, NULL), self);
}

void
sv_ranker_stop (SvRanker *self)
{
  sv_job_cancel (&self->working);
}

gboolean
sv_ranker_is_running (SvRanker *self)
{
  return self->working != NULL;
}

gboolean
sv_ranker_get (SvRanker *self, SvStanding *out)
{
  if (self->shelf == NULL || isnan (self->value))
    return FALSE;
  *out = sv_rank_get (self->shelf->rank, self->value);
  return out->known > 0;
}

/* Return how many of ten sets are weaker than the set with this rank. */
static int
count_weaker (const SvStanding *standing, guint64 rank)
{
  const double weaker = (double)(standing->all - MIN (rank, standing->all));

  return (int)lround (10 * weaker / (double)MAX (standing->all - 1, 1));
}

char *
sv_ranker_dup_words (const SvStanding *standing)
{
  const gboolean whole = standing->known == standing->all;
  const int weaker = count_weaker (standing, standing->rank);
  const int least = count_weaker (standing, standing->range[1]);
  const int most = count_weaker (standing, standing->range[0]);

  if (whole && standing->rank == 1)
    return g_strdup (_ ("No set of cards that the rules allow is stronger."));
  if (!whole && least < most)
    return g_strdup_printf (
        _ ("Stronger than %1$d to %2$d of 10 sets of cards that the rules allow."), least, most);
  if (weaker == 10)
    return g_strdup (_ ("Stronger than nearly all sets of cards that the rules allow."));
  if (weaker == 0)
    return g_strdup (_ ("Weaker than nearly all sets of cards that the rules allow."));
  return g_strdup_printf (whole ? _ ("Stronger than %d of 10 sets of cards that the rules allow.")
                                : _ ("Stronger than about %d of 10 sets of cards that the rules "
                                     "allow."),
                          weaker);
}
