/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-computer.h"

#include "sv-flight.h"
#include "sv-job.h"
#include "sv-match-log.h"
#include "sv-match-undo.h"
#include "sv-seats.h"
#include "sv-sentence.h"
#include "sv-steps.h"

#include <glib/gi18n.h>
#include <string.h>

/* A computer player with its memory, counted by references: its thread may outlive the match. */
typedef struct {
  const SvGame *game;
  const SvBot *bot;
  gpointer setup;          /* owned */
  SvBotMemory *bot_memory; /* the computer player's memory; owned */
} Thinker;

struct _SvComputer {
  SvMatch *match;   /* owned */
  SvRng rng;        /* random numbers for thinking; they do not influence the dice */
  Thinker *thinker; /* the computer player that acts; owned; NULL until one must act */
  unsigned pace_ms;
  gboolean automatic;       /* whether the computer makes a person's choice if there is only one */
  SvAutoThrows auto_throws; /* when it throws the die of a person */
  gboolean patient;         /* whether the computer waits in a break */
  gboolean idle;            /* whether people have had time to read what is shown in this break */

  /* The next act is prepared by a timer and then, if the computer player needs time, by a
   * thread. Both belong to one position: a pause or any change cancels them. */
  guint timer_id;
  SvJob *thinking;
};

typedef struct {
  Thinker *thinker; /* owned */
  gpointer state;   /* owned */
  SvEvent *legal;   /* owned */
  unsigned n_legal;
  SvRng rng;
} Thought;

typedef struct {
  SvEvent event;
  SvRng rng; /* state of the random numbers after thinking */
} Choice;

static void
thinker_clear (gpointer data)
{
  Thinker *thinker = data;

  sv_bot_memory_free (thinker->bot_memory);
  sv_setup_free (thinker->game, thinker->setup);
}

static void
thinker_unref (Thinker *thinker)
{
  g_atomic_rc_box_release_full (thinker, thinker_clear);
}

/* Return the thinker that plays as @bot, with its memory; a new one replaces one of another bot. */
static Thinker *
get_thinker (SvComputer *self, const SvBot *bot)
{
  if (self->thinker != NULL && self->thinker->bot == bot)
    return self->thinker;
  g_clear_pointer (&self->thinker, thinker_unref);
  Thinker *thinker = self->thinker = g_atomic_rc_box_new0 (Thinker);
  thinker->game = sv_match_get_game (self->match);
  thinker->bot = bot;
  thinker->setup = sv_setup_copy (thinker->game, sv_match_get_setup (self->match));
  thinker->bot_memory = sv_bot_memory_new (bot, thinker->game, thinker->setup);
  return thinker;
}

/* Return how fast this match was played up to this moment. */
static SvTempo
find_tempo (SvMatch *match)
{
  const SvMatchDoc *doc = sv_match_get_doc (match);
  SvTempo tempo = { 0 };
  gint64 last = sv_match_doc_start_ms (doc);
  SvSteps steps;

  sv_steps_begin (&steps, doc->history, 0, sv_history_get_position (doc->history));
  sv_tempo_add (&tempo, doc->game, steps.after, 0);
  while (sv_steps_next (&steps)) {
    sv_tempo_add (&tempo, doc->game, steps.after, MAX (steps.time_ms - last, 0));
    last = steps.time_ms;
  }
  return tempo;
}

SvBotMemory *
sv_computer_tell_time (SvMatch *match, SvBotMemory *bot_memory)
{
  SvTiming timing;

  sv_game_timing (sv_match_get_game (match), sv_match_get_setup (match), sv_match_get_state (match),
                  &timing);
  bot_memory->left_ms = sv_tempo_left (&timing, sv_clock_get_elapsed (sv_match_get_clock (match)));
  bot_memory->tempo = find_tempo (match);
  return bot_memory;
}

/* Return the computer player's memory for the choice that is due, with the time on the clock
 * set. */
static SvBotMemory *
get_bot_memory (SvComputer *self, const SvBot *bot)
{
  return sv_computer_tell_time (self->match, get_thinker (self, bot)->bot_memory);
}

static void
thought_free (gpointer data)
{
  Thought *thought = data;

  thinker_unref (thought->thinker);
  g_free (thought->state);
  g_free (thought->legal);
  g_free (thought);
}

static gpointer
think (SvJob *job, gpointer data, GError **error)
{
  Thought *thought = data;
  const unsigned chosen =
      sv_bot_memory_choose (thought->thinker->bot_memory, thought->state, thought->legal,
                            thought->n_legal, &thought->rng, sv_job_get_stop (job));
  const Choice choice = { thought->legal[chosen], thought->rng };

  return g_memdup2 (&choice, sizeof choice);
}

static void
thought_done (gpointer data, gpointer answer, const GError *error)
{
  SvComputer *self = data;
  g_autofree Choice *choice = answer;

  self->rng = choice->rng;
  sv_match_choose (self->match, choice->event, NULL);
}

static const SvJobKind thinking = {
  .work = think, .free_order = thought_free, .done = thought_done, .free_answer = g_free
};

static void
begin_thinking (SvComputer *self, const SvBot *bot)
{
  const SvGame *game = sv_match_get_game (self->match);
  Thought *thought = g_new0 (Thought, 1);
  const SvEvent *legal = sv_match_get_legal (self->match, &thought->n_legal);

  get_bot_memory (self, bot);
  thought->thinker = g_atomic_rc_box_acquire (self->thinker);
  thought->state = g_memdup2 (sv_match_get_state (self->match), game->state_size);
  thought->legal = g_memdup2 (legal, thought->n_legal * sizeof *legal);
  thought->rng = self->rng;
  sv_job_start (&self->thinking, &thinking, thought, self);
}

static void
forget_plan (SvComputer *self)
{
  g_clear_handle_id (&self->timer_id, g_source_remove);
  if (self->thinking != NULL) /* its thread may still use the memory */
    g_clear_pointer (&self->thinker, thinker_unref);
  sv_job_cancel (&self->thinking);
}

/* Return whether no seat may act at this moment. */
static gboolean
stands (SvComputer *self)
{
  return sv_clock_get_paused (sv_match_get_clock (self->match)) ||
         sv_match_get_waiting (self->match);
}

/* Return whether a person must act in a match that is played, not taught. */
static gboolean
is_up_to_person (SvMatch *match)
{
  return sv_match_get_bot (match) == NULL && sv_match_get_guide (match) == NULL &&
         sv_match_get_view (match)->stage == SV_STAGE_PLAY &&
         sv_match_get_playback (match) == SV_PLAYBACK_LIVE;
}

gboolean
sv_computer_is_defence_throw (SvMatch *match)
{
  const SvNode *node = sv_match_get_node (match);
  const int attacking = sv_match_get_view (match)->attacking;

  return node->kind == SV_NODE_CHANCE && attacking >= 0 && node->side == 1 - attacking &&
         is_up_to_person (match);
}

/* Return whether a person must choose and has only one choice. Starting a half is always left to
 * people. */
static gboolean
is_forced (SvComputer *self, SvEvent *only)
{
  unsigned n;

  if (!self->automatic || stands (self) || !is_up_to_person (self->match) ||
      sv_match_get_node (self->match)->kind != SV_NODE_DECISION)
    return FALSE;
  *only = *sv_match_get_legal (self->match, &n);
  return n == 1;
}

/* Return whether the die of a person is due, and the computer should throw it. */
static gboolean
is_throw_by_itself (SvComputer *self)
{
  SvMatch *match = self->match;

  if (stands (self))
    return FALSE;
  switch (self->auto_throws) {
  case SV_AUTO_THROWS_AGAINST_COMPUTER:
    return sv_computer_is_defence_throw (match) &&
           !sv_seats_have_person (sv_match_get_seats (match), sv_match_get_view (match)->attacking);
  case SV_AUTO_THROWS_DEFENCE:
    return sv_computer_is_defence_throw (match);
  case SV_AUTO_THROWS_ALL:
    return sv_match_get_node (match)->kind == SV_NODE_CHANCE && is_up_to_person (match);
  case SV_AUTO_THROWS_NEVER:
  default:
    return FALSE;
  }
}

static void
throw_for_person (SvComputer *self)
{
  g_autoptr (SvMatch) match = g_object_ref (self->match);

  sv_clock_check (sv_match_get_clock (match));
  if (!is_throw_by_itself (self))
    return;
  sv_match_set_joined (match, TRUE);
  sv_match_throw (match);
  sv_match_set_joined (match, FALSE);
}

/* Make a person's only choice, and say so, unless the announcer announces it anyway. */
static void
make_only_choice (SvComputer *self)
{
  g_autoptr (SvMatch) match = g_object_ref (self->match);
  const unsigned position = sv_match_get_position (match);
  SvEvent only;

  if (!is_forced (self, &only))
    return;
  sv_match_set_joined (match, TRUE);
  const gboolean made = sv_match_choose (match, only, NULL);
  sv_match_set_joined (match, FALSE);
  if (!made || sv_match_get_waiting (match))
    return;
  g_autofree char *step = sv_match_dup_step (match, position);
  /* Translators: %s is what happened, in one or more sentences. */
  g_autofree char *sentence = sv_sentence (_ ("There was only one choice: %s"), step);
  g_signal_emit_by_name (match, "notice", sentence);
}

static gboolean
timer_cb (gpointer data)
{
  SvComputer *self = data;
  unsigned n;

  self->timer_id = 0;
  const SvBot *bot = sv_match_get_bot (self->match);
  if (bot == NULL) {
    if (is_throw_by_itself (self))
      throw_for_person (self);
    else
      make_only_choice (self);
    return G_SOURCE_REMOVE;
  }
  sv_match_get_legal (self->match, &n);
  if (bot->thinks && sv_match_get_node (self->match)->kind == SV_NODE_DECISION && n > 1)
    begin_thinking (self, bot);
  else
    sv_computer_act (self);
  return G_SOURCE_REMOVE;
}

/* Return how long the computer waits before it acts, in milliseconds. */
static unsigned
find_pause (SvComputer *self)
{
  return sv_flight_has_try (self->match, sv_match_get_position (self->match))
             ? self->pace_ms / SV_FLIGHT_PART
             : self->pace_ms;
}

static void
plan (SvComputer *self)
{
  const gboolean in_break = sv_match_get_view (self->match)->stage == SV_STAGE_BREAK;
  SvEvent only;

  forget_plan (self);
  self->idle = self->idle && in_break;
  if ((in_break && self->patient && !self->idle) || stands (self) ||
      sv_match_get_playback (self->match) != SV_PLAYBACK_LIVE ||
      (sv_match_get_bot (self->match) == NULL && !is_forced (self, &only) &&
       !is_throw_by_itself (self)))
    return;
  self->timer_id = g_timeout_add (find_pause (self), timer_cb, self);
  g_source_set_name_by_id (self->timer_id, "[speelveld] computer player");
}

static void
idle_cb (SvComputer *self)
{
  self->idle = TRUE;
  plan (self);
}

SvComputer *
sv_computer_new (SvMatch *match, unsigned pace_ms)
{
  SvComputer *self = g_new0 (SvComputer, 1);

  self->match = g_object_ref (match);
  self->pace_ms = pace_ms;
  sv_rng_seed_system (&self->rng);
  g_signal_connect_swapped (match, "shown", G_CALLBACK (plan), self);
  g_signal_connect_swapped (match, "rested", G_CALLBACK (idle_cb), self);
  g_signal_connect_swapped (sv_match_get_clock (match), "notify::paused", G_CALLBACK (plan), self);
  plan (self);
  return self;
}

void
sv_computer_free (SvComputer *self)
{
  forget_plan (self);
  g_clear_pointer (&self->thinker, thinker_unref);
  g_signal_handlers_disconnect_by_data (self->match, self);
  g_signal_handlers_disconnect_by_data (sv_match_get_clock (self->match), self);
  g_object_unref (self->match);
  g_free (self);
}

void
sv_computer_set_automatic (SvComputer *self, gboolean automatic)
{
  self->automatic = automatic;
  plan (self);
}

void
sv_computer_set_auto_throws (SvComputer *self, SvAutoThrows when)
{
  self->auto_throws = when;
  plan (self);
}

void
sv_computer_set_patient (SvComputer *self, gboolean patient)
{
  self->patient = patient;
  plan (self);
}

gboolean
sv_computer_act (SvComputer *self)
{
  SvMatch *match = self->match;
  unsigned n;

  sv_clock_check (sv_match_get_clock (match));
  const SvBot *bot = sv_match_get_bot (match);
  if (bot == NULL || stands (self))
    return FALSE;
  if (sv_match_get_node (match)->kind == SV_NODE_CHANCE)
    return sv_match_throw (match);

  const SvEvent *legal = sv_match_get_legal (match, &n);
  forget_plan (self);
  const unsigned choice = sv_bot_memory_choose (
      get_bot_memory (self, bot), sv_match_get_state (match), legal, n, &self->rng, NULL);
  return sv_match_choose (match, legal[choice], NULL);
}
