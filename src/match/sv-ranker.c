/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-ranker.h"

#include "sv-board-file.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

/* So many sets at most are kept on disk, in four bytes each; and a stop is made to keep them so often. */
enum { MOST_KEPT = 250000, KEEP_EVERY_S = 10 };

/* What workers share with the ranker. */
typedef struct {
  const SvGame *game;
  gpointer setup; /* owned: the rank needs what it points to */
  SvRank *rank;   /* owned */
  char *path;     /* where it is kept; NULL: nowhere */
  GMutex lock;    /* of loading */
  gboolean loaded;
} Shelf;

struct _SvRanker {
  GFunc changed;
  gpointer data;
  Shelf *shelf;          /* a reference, or NULL */
  gpointer mine;         /* owned: whose rank it is; of the shelf's game */
  float value;           /* of it; NAN: not known */
  GCancellable *valuing; /* owned, or NULL */
  GCancellable *working; /* owned; NULL: it does not run */
};

/* Owned by its task. */
typedef struct {
  Shelf *shelf;   /* a reference */
  gpointer setup; /* owned; NULL: all sets are wanted */
  float value;
} Question;

/* Beside a worker. */
typedef struct {
  Shelf *shelf;
  GMutex lock;
  GCond ended;
  gboolean done;
} Keeper;

static void
shelf_clear (gpointer data)
{
  Shelf *shelf = data;

  sv_rank_free (shelf->rank);
  g_free (shelf->path);
  g_mutex_clear (&shelf->lock);
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

/* --- In a worker --- */

/* Once, whoever comes first. */
static void
load (Shelf *shelf)
{
  g_mutex_lock (&shelf->lock);
  if (!shelf->loaded && shelf->path != NULL)
    sv_rank_load (shelf->rank, shelf->path);
  shelf->loaded = TRUE;
  g_mutex_unlock (&shelf->lock);
}

/* What cannot be kept is worked out again some day. */
static void
keep (Shelf *shelf)
{
  g_autofree char *folder = shelf->path != NULL ? g_path_get_dirname (shelf->path) : NULL;

  if (folder != NULL && g_mkdir_with_parents (folder, 0700) == 0)
    sv_rank_save (shelf->rank, shelf->path, NULL);
}

static gpointer
keep_often (gpointer data)
{
  Keeper *keeper = data;

  g_mutex_lock (&keeper->lock);
  while (!keeper->done) {
    const gint64 then = g_get_monotonic_time () + KEEP_EVERY_S * G_USEC_PER_SEC;
    if (!g_cond_wait_until (&keeper->ended, &keeper->lock, then) && !keeper->done)
      keep (keeper->shelf);
  }
  g_mutex_unlock (&keeper->lock);
  return NULL;
}

/* Work, and keep what is known meanwhile, for nobody knows when the program ends. */
static void
work_and_keep (Shelf *shelf, GCancellable *cancellable)
{
  Keeper keeper = { .shelf = shelf };

  g_mutex_init (&keeper.lock);
  g_cond_init (&keeper.ended);
  GThread *thread = g_thread_new ("keeper", keep_often, &keeper);
  /* One processor is left to who edits. */
  sv_rank_work (shelf->rank, MAX (g_get_num_processors (), 2) - 1, cancellable);
  g_mutex_lock (&keeper.lock);
  keeper.done = TRUE;
  g_cond_signal (&keeper.ended);
  g_mutex_unlock (&keeper.lock);
  g_thread_join (thread);
  g_mutex_clear (&keeper.lock);
  g_cond_clear (&keeper.ended);
  keep (shelf);
}

static void
work_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Question *question = data;

  load (question->shelf);
  if (question->setup != NULL)
    sv_rank_value (question->shelf->rank, question->setup, &question->value, cancellable);
  else
    work_and_keep (question->shelf, cancellable);
  g_task_return_boolean (task, TRUE);
}

/* --- In the main thread --- */

static void
ask (SvRanker *self, gpointer setup, GCancellable *cancellable, GAsyncReadyCallback callback)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, self);
  Question *question = g_new (Question, 1);

  *question = (Question){ g_atomic_rc_box_acquire (self->shelf), setup, NAN };
  g_task_set_source_tag (task, ask);
  g_task_set_task_data (task, question, question_free);
  g_task_run_in_thread (task, work_thread);
}

static void
valued_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  SvRanker *self = data; /* gone if it was cancelled */

  if (!g_task_propagate_boolean (G_TASK (result), NULL))
    return;
  self->value = ((const Question *)g_task_get_task_data (G_TASK (result)))->value;
  g_clear_object (&self->valuing);
  self->changed (self->data, NULL);
}

static void
worked_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  SvRanker *self = data; /* gone if it was cancelled */

  if (!g_task_propagate_boolean (G_TASK (result), NULL))
    return;
  g_clear_object (&self->working);
  self->changed (self->data, NULL);
}

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
  g_cancellable_cancel (self->valuing);
  g_clear_object (&self->valuing);
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

/* A setup with these rules in which the other side has the standard cards. */
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

/* NULL: there are too many sets. */
static char *
dup_path (const SvRank *rank, guint64 n_sets)
{
  g_autofree char *name = sv_rank_dup_name (rank);
  g_autofree char *file = g_strconcat ("rank-", name, NULL);

  return n_sets <= MOST_KEPT ? g_build_filename (g_get_user_cache_dir (), "speelveld", file, NULL)
                             : NULL;
}

/* The same rules keep what is known. */
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
  *self->shelf = (Shelf){
    .game = game, .setup = setup, .rank = rank, .path = dup_path (rank, sv_rank_get (rank, 0).all)
  };
  g_mutex_init (&self->shelf->lock);
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
  self->valuing = g_cancellable_new ();
  ask (self, sv_setup_copy (game, setup), self->valuing, valued_cb);
  return TRUE;
}

void
sv_ranker_go (SvRanker *self)
{
  if (self->working != NULL || self->shelf == NULL)
    return;
  self->working = g_cancellable_new ();
  ask (self, NULL, self->working, worked_cb);
}

void
sv_ranker_stop (SvRanker *self)
{
  g_cancellable_cancel (self->working);
  g_clear_object (&self->working);
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

char *
sv_ranker_dup_words (const SvStanding *standing)
{
  const unsigned long rank = standing->rank, all = standing->all, known = standing->known;

  if (standing->known == standing->all)
    return g_strdup_printf (_ ("Number %'lu of all %'lu sets of cards that the rules allow."), rank,
                            all);
  return g_strdup_printf (
      ngettext ("About number %'lu of %'lu sets of cards that the rules allow, between %'lu and "
                "%'lu: %'lu of them has been compared.",
                "About number %'lu of %'lu sets of cards that the rules allow, between %'lu and "
                "%'lu: %'lu of them have been compared.",
                known),
      rank, all, (unsigned long)standing->range[0], (unsigned long)standing->range[1], known);
}
