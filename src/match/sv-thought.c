/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-thought.h"

#include "sv-document.h"

/* Owned by the task; the thread alone looks at it between begin and finish, except stop. */
typedef struct {
  const SvBot *bot;
  const SvGame *game;
  gpointer setup, state; /* owned */
  SvEvent *legal;        /* owned */
  unsigned n_legal;
  SvRng rng;
  atomic_bool stop;
  GCancellable *cancellable; /* owned */
  gulong stop_id;
} Thought;

static void
thought_free (gpointer data)
{
  Thought *thought = data;

  g_cancellable_disconnect (thought->cancellable, thought->stop_id);
  g_object_unref (thought->cancellable);
  sv_setup_free (thought->game, thought->setup);
  g_free (thought->state);
  g_free (thought->legal);
  g_free (thought);
}

static void
stop_cb (GCancellable *cancellable, Thought *thought)
{
  atomic_store (&thought->stop, true);
}

static void
think_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Thought *thought = data;

  g_task_return_int (task, sv_bot_choose (thought->bot, thought->game, thought->setup,
                                          thought->state, thought->legal, thought->n_legal,
                                          &thought->rng, &thought->stop));
}

void
sv_thought_begin (const SvBot *bot,
                  const SvGame *game,
                  const void *setup,
                  const void *state,
                  const SvEvent *legal,
                  unsigned n,
                  const SvRng *rng,
                  GCancellable *cancellable,
                  GAsyncReadyCallback callback,
                  gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);
  Thought *thought = g_new0 (Thought, 1);

  thought->bot = bot;
  thought->game = game;
  thought->setup = sv_setup_copy (game, setup);
  thought->state = g_memdup2 (state, game->state_size);
  thought->legal = g_memdup2 (legal, n * sizeof *legal);
  thought->n_legal = n;
  thought->rng = *rng;
  thought->cancellable = g_object_ref (cancellable);
  thought->stop_id = g_cancellable_connect (cancellable, G_CALLBACK (stop_cb), thought, NULL);
  g_task_set_task_data (task, thought, thought_free);
  g_task_set_source_tag (task, sv_thought_begin);
  g_task_run_in_thread (task, think_thread);
}

gboolean
sv_thought_finish (GAsyncResult *result, SvEvent *event, SvRng *rng)
{
  const Thought *thought = g_task_get_task_data (G_TASK (result));
  const gssize choice = g_task_propagate_int (G_TASK (result), NULL);

  if (choice < 0 || choice >= (gssize)thought->n_legal)
    return FALSE;
  *event = thought->legal[choice];
  *rng = thought->rng;
  return TRUE;
}
