/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "sv-review-words.h"

#include "sv-clock-words.h"
#include "sv-evaluation-words.h"
#include "sv-match-log.h"
#include "sv-match-words.h"
#include "sv-sentence.h"

#include <math.h>

/* Smaller values are reported as nothing: this is half of the last digit that is printed. */
static const double NOTHING = 0.05;

static char *
dup_luck_of (SvReview *self, int side)
{
  const SvMoveAnalysis *analysis = self->report->analysis;
  const double luck = analysis->luck[side], error = analysis->luck_error[side];
  const char *team = sv_match_get_team_name (self->match, side);

  if (error >= NOTHING && luck >= NOTHING)
    return sv_sentence (_ ("%1$s was %2$.1f goals lucky (± %3$.1f)."), team, luck, error);
  if (error >= NOTHING && luck <= -NOTHING)
    return sv_sentence (_ ("%1$s was %2$.1f goals unlucky (± %3$.1f)."), team, -luck, error);
  if (luck >= NOTHING)
    return sv_sentence (_ ("%s was %.1f goals lucky."), team, luck);
  if (luck <= -NOTHING)
    return sv_sentence (_ ("%s was %.1f goals unlucky."), team, -luck);
  return sv_sentence (_ ("%s had as much good luck as bad."), team);
}

char *
sv_review_dup_luck (SvReview *self)
{
  if (self->report == NULL)
    return NULL;
  g_autofree char *first = dup_luck_of (self, 0), *second = dup_luck_of (self, 1);
  return g_strjoin (" ", first, second, NULL);
}

char *
sv_review_dup_losses (SvReview *self)
{
  if (self->report == NULL)
    return NULL;
  const SvMoveAnalysis *analysis = self->report->analysis;
  const double *loss = analysis->loss;

  if (!analysis->exact)
    /* Translators: team, goals, their error, team, goals, their error. */
    return sv_sentence (_ ("By choices, counting only those that are certain, %1$s gave away "
                           "%2$.1f goals (± %3$.1f) and %4$s %5$.1f (± %6$.1f)."),
                        sv_match_get_team_name (self->match, 0), loss[0], analysis->loss_error[0],
                        sv_match_get_team_name (self->match, 1), loss[1], analysis->loss_error[1]);
  /* Translators: team, goals, team, goals. */
  return sv_sentence (_ ("By their choices %1$s gave away %2$.1f goals and %3$s %4$.1f."),
                      sv_match_get_team_name (self->match, 0), loss[0],
                      sv_match_get_team_name (self->match, 1), loss[1]);
}

char *
sv_review_dup_when (SvReview *self, unsigned k)
{
  SvView view;

  sv_match_get_view_at (self->match, k, &view);
  g_autofree char *time =
      sv_clock_words_at (&view, sv_history_get_time (sv_match_get_doc (self->match)->history, k));
  if (view.period_name == NULL || *time == '\0')
    return view.period_name != NULL ? g_strdup (_ (view.period_name)) : g_strdup (time);
  /* Translators: a moment of a match: the half, and what the clock shows. */
  return sv_sentence (_ ("%1$s, %2$s"), _ (view.period_name), time);
}

/* Return the moment and the event of step @k: "First half, 3:21: Velocitas moves striker 1 from
 * C to B." */
static char *
dup_moment (SvReview *self, unsigned k)
{
  g_autofree char *when = sv_review_dup_when (self, k);
  g_autofree char *step = sv_match_dup_step (self->match, k);

  /* Translators: when, and what happened. */
  return sv_sentence (_ ("%1$s: %2$s"), when, step);
}

/* Return why choice @i of @notable is better than its choice @k. */
static char *
dup_reason (SvReview *self, const SvNotableChoice *notable, unsigned i, unsigned k)
{
  _Alignas(max_align_t) guint8 state[SV_MAX_STATE];

  sv_history_state_at (sv_match_get_doc (self->match)->history, notable->event, state);
  char *reason = sv_evaluation_dup_reason (self->match, state, notable->evaluation, i, k);
  return reason != NULL ? reason : g_strdup (_ ("It leads to a better position."));
}

/* Return the index of the choice in @notable that was made, or their number if it is none of
 * them. */
static unsigned
find_made (SvReview *self, const SvNotableChoice *notable)
{
  const SvEvent made =
      sv_history_get_event (sv_match_get_doc (self->match)->history, notable->event);
  unsigned i = 0;

  while (i < notable->evaluation->n && !sv_event_equal (notable->evaluation->events[i].event, made))
    i++;
  return i;
}

char *
sv_review_dup_best (SvReview *self)
{
  const SvNotableChoice *best = self->report != NULL ? &self->report->best : NULL;

  if (best == NULL || best->evaluation == NULL)
    return NULL;
  g_autofree char *moment = dup_moment (self, best->event);
  g_autofree char *reason = dup_reason (self, best, 0, 1);
  /* Translators: %1$s: a choice, in a sentence; %3$s: why it was better, in sentences. */
  return sv_sentence (_ ("%1$s That was %2$.2f goals better than the next best. %3$s"), moment,
                      best->goals, reason);
}

char *
sv_review_dup_costliest (SvReview *self)
{
  const SvNotableChoice *costliest = self->report != NULL ? &self->report->costliest : NULL;

  if (costliest == NULL || costliest->evaluation == NULL)
    return NULL;
  const unsigned made = find_made (self, costliest);
  g_autofree char *moment = dup_moment (self, costliest->event);
  /* Translators: %1$s: a choice, in a sentence. */
  g_autofree char *cost =
      sv_sentence (_ ("%1$s That gave away %2$.2f goals."), moment, costliest->goals);
  if (made == 0 || made == costliest->evaluation->n)
    return g_steal_pointer (&cost);
  g_autoptr (GPtrArray) lines =
      sv_match_dup_lines (self->match, costliest->event, costliest->evaluation->events[0].event);
  g_autofree char *other = sv_report_lines_join (lines, "", " ");
  g_autofree char *reason = dup_reason (self, costliest, 0, made);
  /* Translators: %1$s: a choice and what it cost; %2$s: a better choice; %3$s: why it is better;
   * all are sentences. */
  return sv_sentence (_ ("%1$s Better: %2$s %3$s"), cost, other, reason);
}

char *
sv_review_dup_key (SvReview *self, unsigned i)
{
  const unsigned k = self->keys[i], end = sv_review_end (self, k);
  const SvChance *before = &self->line[k], *after = &self->line[end];
  g_autofree char *moment = dup_moment (self, end - 1);
  const int side = after->win > before->win ? 0 : 1;

  /* Translators: %1$s: what happened, in a sentence; %2$s: a team, whose chance to win grew. */
  return sv_sentence (_ ("%1$s %2$s: the chance to win went from %3$d %% to %4$d %%."), moment,
                      sv_match_get_team_name (self->match, side),
                      (int)lround (100 * (side == 0 ? before->win : before->lose)),
                      (int)lround (100 * (side == 0 ? after->win : after->lose)));
}

char *
sv_review_dup_heading (const char *label)
{
  return g_strndup (label, strlen (label) - g_str_has_suffix (label, "!"));
}
