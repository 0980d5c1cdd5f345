/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Computer players: who of them must act, their timer, and their thinking.
 *
 *      the position ──pace──▶ thinks in a thread, over copies ──▶ acts, if the position is the same
 *                    │                  │
 *                    └──── a pause, an undo, another event, the end of the match: forgotten
 *
 * The thread sees nothing of SvMatch: only a Thought, which it shares with the match and which lives
 * until both are done with it. Its own atomic fields hand it over and back, besides what GTask does,
 * so that a thread sanitizer can see that nothing is touched by both at once. */

#include "sv-match-private.h"

struct _SvThought {
  atomic_int refs;
  atomic_bool begun, done, stop;
  SvMatch *match; /* not owned; NULL when it is forgotten; not for the thread */
  guint64 serial; /* the position that it is about */
  const SvBot *bot;
  const SvGame *game;
  gpointer setup, state; /* owned */
  SvEvent *legal;        /* owned */
  unsigned n_legal, choice;
  SvRng rng;
};

/* A seat of a kind that this program does not have is played by a person, so that the match can
 * go on. */
static const SvBot *
deciding_bot (SvMatch *self)
{
  const SvSeatDoc *seat = sv_match_deciding_seat (self);
  const SvBot *bot = seat != NULL && seat->kind != NULL ? sv_bot_by_id (seat->kind) : NULL;

  if (bot != NULL && bot->plays != NULL && !bot->plays (sv_match_get_game (self)))
    return NULL;
  return bot;
}

const char *
sv_match_get_bot (SvMatch *self)
{
  const SvBot *bot;

  g_return_val_if_fail (SV_IS_MATCH (self), NULL);

  bot = deciding_bot (self);
  return bot != NULL ? bot->id : NULL;
}

/* --- Thinking --- */

static void
thought_unref (gpointer data)
{
  SvThought *thought = data;

  if (atomic_fetch_sub (&thought->refs, 1) > 1)
    return;
  g_free (thought->setup);
  g_free (thought->state);
  g_free (thought->legal);
  g_free (thought);
}

/* With two owners: the match and the task. */
static SvThought *
thought_new (SvMatch *self, const SvBot *bot)
{
  const SvGame *game = sv_match_get_game (self);
  SvThought *thought = g_new0 (SvThought, 1);

  atomic_init (&thought->refs, 2);
  thought->match = self;
  thought->serial = self->serial;
  thought->bot = bot;
  thought->game = game;
  thought->setup = g_memdup2 (sv_match_get_setup (self), game->setup_size);
  thought->state = g_memdup2 (sv_match_get_state (self), game->state_size);
  thought->legal = g_memdup2 (self->legal, self->n_legal * sizeof (SvEvent));
  thought->n_legal = self->n_legal;
  thought->rng = self->thoughts;
  atomic_store (&thought->begun, true);
  return thought;
}

static void
think_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  SvThought *thought = data;

  if (atomic_load (&thought->begun) && !atomic_load (&thought->stop))
    thought->choice =
        sv_bot_choose (thought->bot, thought->game, thought->setup, thought->state, thought->legal,
                       thought->n_legal, &thought->rng, &thought->stop);
  atomic_store (&thought->done, true);
  g_task_return_boolean (task, TRUE);
}

static void
thought_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  SvThought *thought = g_task_get_task_data (G_TASK (result));
  SvMatch *self = thought->match;

  if (self == NULL || !atomic_load (&thought->done))
    return;
  self->thought = NULL;
  thought->match = NULL;
  if (thought->serial == self->serial && thought->choice < thought->n_legal) {
    self->thoughts = thought->rng;
    sv_match_choose (self, thought->legal[thought->choice], NULL);
  } else {
    sv_match_plan_bot (self);
  }
  thought_unref (thought);
}

static void
think (SvMatch *self, const SvBot *bot)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, thought_cb, NULL);

  self->thought = thought_new (self, bot);
  g_task_set_task_data (task, self->thought, thought_unref);
  g_task_set_source_tag (task, think);
  g_task_run_in_thread (task, think_thread);
}

void
sv_match_forget_thought (SvMatch *self)
{
  SvThought *thought = g_steal_pointer (&self->thought);

  if (thought == NULL)
    return;
  atomic_store (&thought->stop, true);
  thought->match = NULL;
  thought_unref (thought);
}

/* --- Acting --- */

gboolean
sv_match_bot_act (SvMatch *self)
{
  const SvBot *bot;
  unsigned choice;

  g_return_val_if_fail (SV_IS_MATCH (self), FALSE);

  /* Look at the time before thinking: the end of a half changes who must act. */
  sv_clock_check (self->clock);
  bot = deciding_bot (self);
  if (bot == NULL || sv_match_is_paused (self))
    return FALSE;
  if (self->node.kind == SV_NODE_CHANCE)
    return sv_match_throw (self);
  choice =
      sv_bot_choose (bot, sv_match_get_game (self), sv_match_get_setup (self),
                     sv_match_get_state (self), self->legal, self->n_legal, &self->thoughts, NULL);
  g_return_val_if_fail (choice < self->n_legal, FALSE);
  return sv_match_choose (self, self->legal[choice], NULL);
}

static gboolean
bot_cb (gpointer data)
{
  SvMatch *self = data;
  const SvBot *bot;

  self->bot_id = 0;
  if (self->bot_serial != self->serial)
    return G_SOURCE_REMOVE;
  /* As in sv_match_bot_act (): the time first. */
  sv_clock_check (self->clock);
  bot = deciding_bot (self);
  if (self->bot_serial != self->serial || bot == NULL)
    return G_SOURCE_REMOVE;
  if (bot->thinks && self->node.kind == SV_NODE_DECISION && self->n_legal > 1 &&
      !sv_match_is_paused (self))
    think (self, bot);
  else
    sv_match_bot_act (self);
  return G_SOURCE_REMOVE;
}

void
sv_match_plan_bot (SvMatch *self)
{
  gboolean acts = self->pace_ms > 0 && !sv_match_is_paused (self) &&
                  !sv_match_is_replaying (self) && deciding_bot (self) != NULL;

  /* A plan for this very position stays as it is: telling of something else must not delay it. */
  if (acts && self->bot_serial == self->serial && (self->bot_id != 0 || self->thought != NULL))
    return;
  g_clear_handle_id (&self->bot_id, g_source_remove);
  sv_match_forget_thought (self);
  if (!acts)
    return;
  self->bot_serial = self->serial;
  self->bot_id = g_timeout_add (self->pace_ms, bot_cb, self);
  g_source_set_name_by_id (self->bot_id, "[speelveld] computer player");
}

void
sv_match_set_pace (SvMatch *self, unsigned ms)
{
  g_return_if_fail (SV_IS_MATCH (self));

  if (self->pace_ms == ms)
    return;
  self->pace_ms = ms;
  g_clear_handle_id (&self->bot_id, g_source_remove);
  sv_match_forget_thought (self);
  sv_match_plan_bot (self);
}
