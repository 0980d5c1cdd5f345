/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-advisor.h"

#include "sv-evaluation-words.h"
#include "sv-job.h"
#include "sv-match-words.h"
#include "sv-sentence.h"

#include <glib/gi18n.h>

/* A choice that costs at least MUCH goals gets an objection; a higher limit holds if the
 * evaluation is only an estimate. */
static const double MUCH = 0.1, MUCH_ESTIMATED = 0.25;

/* The seed is fixed so that the same position always gets the same hint. */
static const SvEvaluationEffort effort = { .attacks = SV_EVALUATION_ATTACKS,
                                           .positions = 20000,
                                           .seed = 1 };

struct _SvAdvisor {
  SvMatch *match; /* owned */
  SvAdvisorReady ready;
  gpointer data;
  SvJob *thinking;
  SvEvaluation *evaluation; /* evaluation of the legal events; owned; NULL until it is known */
  GHashTable *told; /* set of position numbers at which a hint or an objection was already given */
};

typedef struct {
  const SvGame *game;
  gpointer setup, state; /* owned */
} Thought;

static void
thought_free (gpointer data)
{
  Thought *thought = data;

  sv_setup_free (thought->game, thought->setup);
  g_free (thought->state);
  g_free (thought);
}

static gpointer
think (SvJob *job, gpointer order, GError **error)
{
  const Thought *thought = order;

  return sv_evaluation_new (thought->game, thought->setup, thought->state, &effort,
                            sv_job_get_cancellable (job), error);
}

static void
thought_done (gpointer data, gpointer evaluation, const GError *error)
{
  SvAdvisor *self = data;

  self->evaluation = evaluation;
  self->ready (self->data, error);
}

static const SvJobKind thinking = {
  .work = think, .free_order = thought_free, .done = thought_done, .free_answer = g_free
};

static void
forget (SvAdvisor *self)
{
  sv_job_cancel (&self->thinking);
  g_clear_pointer (&self->evaluation, g_free);
}

SvAdvisor *
sv_advisor_new (SvMatch *match, SvAdvisorReady ready, gpointer data)
{
  SvAdvisor *self = g_new0 (SvAdvisor, 1);

  self->match = g_object_ref (match);
  self->ready = ready;
  self->data = data;
  self->told =
      g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify)g_bytes_unref, NULL);
  g_signal_connect_swapped (match, "shown", G_CALLBACK (forget), self);
  return self;
}

void
sv_advisor_free (SvAdvisor *self)
{
  forget (self);
  g_signal_handlers_disconnect_by_data (self->match, self);
  g_object_unref (self->match);
  g_hash_table_unref (self->told);
  g_free (self);
}

gboolean
sv_advisor_can_ask (SvAdvisor *self)
{
  unsigned n;

  sv_match_get_legal (self->match, &n);
  return n > 1 && sv_match_get_node (self->match)->kind == SV_NODE_DECISION &&
         sv_match_get_bot (self->match) == NULL &&
         sv_match_get_playback (self->match) != SV_PLAYBACK_PAST &&
         !sv_match_get_waiting (self->match);
}

void
sv_advisor_ask (SvAdvisor *self)
{
  const SvGame *game = sv_match_get_game (self->match);

  if (self->evaluation != NULL)
    self->ready (self->data, NULL);
  if (self->evaluation != NULL || self->thinking != NULL)
    return;
  Thought *thought = g_new (Thought, 1);
  thought->game = game;
  thought->setup = sv_setup_copy (game, sv_match_get_setup (self->match));
  thought->state = g_memdup2 (sv_match_get_state (self->match), game->state_size);
  sv_job_start (&self->thinking, &thinking, thought, self);
}

const SvEvaluation *
sv_advisor_get_evaluation (SvAdvisor *self)
{
  return self->evaluation;
}

static unsigned
find_best (SvAdvisor *self)
{
  const SvGame *game = sv_match_get_game (self->match);
  SvTarget target;

  for (unsigned i = 1; i < self->evaluation->n && !sv_evaluation_is_better (self->evaluation, 0, i);
       i++) {
    game->event_target (sv_match_get_setup (self->match), sv_match_get_state (self->match),
                        self->evaluation->events[i].event, &target);
    if (!self->evaluation->exact && (target.flags & SV_TARGET_THROW) != 0)
      return i;
  }
  return 0;
}

SvEvent
sv_advisor_get_best (SvAdvisor *self)
{
  return self->evaluation->events[find_best (self)].event;
}

/* --- In words --- */

/* Return the best event as what the user clicks to choose it: "Best: striker 2 to C." */
static char *
dup_best (SvMatch *match, SvEvent event)
{
  SvPhrase phrase = sv_phrase (NULL, sv_match_get_node (match)->side);
  SvTarget target;

  sv_match_get_game (match)->event_target (sv_match_get_setup (match), sv_match_get_state (match),
                                           event, &target);
  phrase.piece = target.piece;
  phrase.space = target.space;
  if (target.space >= 0 && sv_match_get_scene (match)->board != sv_match_get_board (match)) {
    g_autofree char *place = sv_match_dup_space_label (match, target.space);
    return sv_sentence (_ ("Best: %s."), place);
  }
  if (target.piece < 0 && target.space < 0)
    return sv_sentence (_ ("Best: %s."), target.button != NULL ? _ (target.button) : "");
  phrase.msgid = target.space < 0   ? N_ ("Best: {piece}.")
                 : target.piece < 0 ? N_ ("Best: {space}.")
                                    : N_ ("Best: {piece} to {space}.");
  return sv_match_say (match, &phrase);
}

/* Mark this position as one with a hint or an objection. Return FALSE if it was marked already. */
static gboolean
begin_announcement (SvAdvisor *self)
{
  return g_hash_table_add (self->told, g_bytes_new (sv_match_get_state (self->match),
                                                    sv_match_get_game (self->match)->state_size));
}

static unsigned
find (const SvEvaluation *evaluation, SvEvent event)
{
  unsigned i = 0;

  while (i < evaluation->n && !sv_event_equal (evaluation->events[i].event, event))
    i++;
  return i;
}

/* Return by how many goals event 0, the best one, is better than event @k, and why. */
static char *
dup_gain (SvAdvisor *self, unsigned k, gboolean chosen)
{
  const SvEvaluationEvent *events = self->evaluation->events;
  g_autofree char *reason = sv_evaluation_dup_reason (self->match, sv_match_get_state (self->match),
                                                      self->evaluation, 0, k);
  g_autofree char *gain = g_strdup_printf (chosen ? _ ("That is %.2f more than your choice.")
                                                  : _ ("That is %.2f more than the next best."),
                                           events[0].value - events[k].value);

  return g_strjoin (" ", gain, reason != NULL ? reason : _ ("It leads to a better position."),
                    NULL);
}

/* Return a caution that other events may be as good as event 0, and why event 0 is better than
 * event @k. */
static char *
dup_doubt (SvAdvisor *self, unsigned k)
{
  g_autofree char *reason = sv_evaluation_dup_reason (self->match, sv_match_get_state (self->match),
                                                      self->evaluation, 0, k);

  if (reason == NULL)
    return g_strdup (_ ("Other choices may be as good."));
  return sv_sentence (sv_evaluation_is_better (self->evaluation, 0, k)
                          /* Translators: %s: a sentence that says what is better. */
                          ? _ ("Other choices may be as good, but not all: %s")
                          : _ ("Other choices may be as good. %s"),
                      reason);
}

char *
sv_advisor_dup_hint (SvAdvisor *self, const SvEvent *chosen)
{
  const SvEvaluation *evaluation = self->evaluation;
  const unsigned rival =
      chosen != NULL ? find (evaluation, *chosen) : sv_evaluation_rival (evaluation);
  const unsigned advised = find_best (self);
  g_autofree char *best = dup_best (self->match, evaluation->events[advised].event);

  begin_announcement (self);
  if (rival == 0)
    /* Translators: %s: a sentence that says what can be chosen. */
    return sv_sentence (_ ("%s All choices are worth the same now."), best);
  g_autofree char *goals =
      sv_evaluation_dup_goals (evaluation->events[advised].value, evaluation->exact ? 2 : 1);
  /* Translators: %s: a number with its sign, "+0.43". */
  g_autofree char *value =
      sv_sentence (evaluation->exact && !evaluation->approximate ? _ ("Worth %s goals.")
                                                                 : _ ("Worth about %s goals."),
                   goals);
  g_autofree char *why = NULL;
  if (advised != 0)
    return g_strjoin (" ", best, value, _ ("Other choices may be as good."), NULL);
  if (chosen != NULL || evaluation->exact ||
      (rival == 1 && sv_evaluation_is_better (evaluation, 0, rival)))
    why = dup_gain (self, rival, chosen != NULL);
  else
    why = dup_doubt (self, rival);
  return g_strjoin (" ", best, value, why, NULL);
}

/* Return a loss of @goals in words, rounded. */
static const char *
say_loss (double goals)
{
  static const struct {
    double least;
    const char *sentence;
  } losses[] = {
    { 0.75, N_ ("This choice gives away about a whole goal.") },
    { 0.42, N_ ("This choice gives away about half a goal.") },
    { 0.29, N_ ("This choice gives away about a third of a goal.") },
    { 0.225, N_ ("This choice gives away about a quarter of a goal.") },
    { 0.15, N_ ("This choice gives away about a fifth of a goal.") },
    { 0, N_ ("This choice gives away about a tenth of a goal.") },
  };
  unsigned i = 0;

  while (goals < losses[i].least)
    i++;
  return _ (losses[i].sentence);
}

char *
sv_advisor_dup_objection (SvAdvisor *self, SvEvent event)
{
  const SvEvaluation *evaluation = self->evaluation;
  const unsigned i = evaluation != NULL ? find (evaluation, event) : 0;

  if (evaluation == NULL || i == evaluation->n)
    return NULL;
  const double loss = evaluation->events[0].value - evaluation->events[i].value;
  const double doubt = evaluation->events[0].error + evaluation->events[i].error;
  if (loss < (evaluation->exact ? MUCH : MUCH_ESTIMATED + doubt) || !begin_announcement (self))
    return NULL;
  return g_strdup (say_loss (loss));
}
