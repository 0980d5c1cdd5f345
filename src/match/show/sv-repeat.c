/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A chance is a shot at goal that brought none: it ends with the first event after which the shot
 * is known to have missed, to be saved, or to be lost. Its worth is how likely the shot was to
 * succeed, worked out from its dice alone (sv-shot), so that chances are known at once, also in a
 * match that goes on. The analysis of a whole match takes far too long for that. */

#include "sv-repeat.h"

#include "sv-match-log.h"
#include "sv-shot.h"
#include "sv-steps.h"

/* Return whether anything moved in event @i. */
static gboolean
moves (SvMatch *match, unsigned i)
{
  SvMoves list = { 0 };

  sv_match_get_moves (match, i, &list);
  return list.n > 0;
}

/* Return whether the play before event @i belongs to another attack than that of @side: the other
 * side had the ball, or the match was not being played. */
static gboolean
is_before_attack (SvMatch *match, unsigned i, int side)
{
  SvView view;

  sv_match_get_view_at (match, i, &view);
  const int ball = sv_view_ball_side (&view);
  return view.stage != SV_STAGE_PLAY || (ball >= 0 && side >= 0 && ball != side);
}

/* Return whether the ball flies at goal in event @i: it scores, or the event has a close-up. */
static gboolean
is_shot (SvMatch *match, unsigned i)
{
  SvScene ending;

  return sv_match_is_goal (match, i) || sv_match_get_closeup (match, i, &ending);
}

static gboolean
is_played (SvMatch *match, unsigned position)
{
  SvView view;

  sv_match_get_view_at (match, position, &view);
  return view.stage == SV_STAGE_PLAY;
}

void
sv_repeat_find (SvMatch *match, unsigned event, SvRepeat *out)
{
  SvView view;
  unsigned k = event, n = 0;
  unsigned found[SV_REPEAT_STEPS];

  sv_match_get_view_at (match, event, &view);
  const int side = sv_view_ball_side (&view);
  /* backwards: the position before the event, then those before each event that moved something */
  found[n++] = event;
  while (k > 0 && n < SV_REPEAT_STEPS && !is_before_attack (match, k - 1, side)) {
    k--;
    if (moves (match, k))
      found[n++] = k;
  }
  out->event = event;
  out->shot = is_shot (match, event);
  out->after = is_played (match, event + 1) ? event + 1 : event;
  out->n = n;
  for (unsigned i = 0; i < n; i++)
    out->positions[i] = found[n - 1 - i];
}

/* --- Highlights --- */

typedef struct {
  unsigned event;
  int lead;      /* difference of the score after a goal */
  double chance; /* how likely a shot was to become a goal, 0–1 */
} Moment;

/* The moments of a match, or of one of its periods. */
typedef struct {
  GArray *goals, *chances; /* of Moment; owned */
  double shot;             /* chance of the shot that is under way; 0 if there is none */
} Moments;

/* The closest scores first, and of equal ones the latest. */
static int
compare_goals (gconstpointer a, gconstpointer b)
{
  const Moment *one = a, *other = b;

  return one->lead != other->lead ? one->lead - other->lead : (one->event < other->event ? 1 : -1);
}

/* The most likely shots first, and of equal ones the latest. */
static int
compare_chances (gconstpointer a, gconstpointer b)
{
  const Moment *one = a, *other = b;

  if (one->chance != other->chance)
    return one->chance < other->chance ? 1 : -1;
  return one->event < other->event ? 1 : -1;
}

static int
compare_events (gconstpointer a, gconstpointer b)
{
  const unsigned one = *(const unsigned *)a, other = *(const unsigned *)b;

  return one < other ? -1 : one > other;
}

static gboolean
ends_play (const SvView *before, const SvView *after)
{
  return after->stage != before->stage &&
         (after->stage == SV_STAGE_BREAK || after->stage == SV_STAGE_OVER);
}

/* Note the shot that begins with this step, if one does. */
static void
note_shot (Moments *self, SvSteps *step)
{
  const SvNotes *notes = sv_steps_notes (step);

  for (unsigned i = 0; i < notes->n; i++)
    if (notes->notes[i].shot)
      self->shot = sv_shot_chance (step->game, step->setup, step->before, step->event,
                                   notes->notes[i].phrase.side);
}

/* Note that the shot that is under way has ended with this step, if it has. */
static void
note_end (Moments *self, SvSteps *step)
{
  const SvView *after = sv_steps_after (step);
  const Moment moment = { step->index, ABS (after->score[0] - after->score[1]), self->shot };

  if (sv_steps_have (step, SV_NOTE_GOAL))
    g_array_append_val (self->goals, moment);
  else if (self->shot > 0 &&
           (sv_steps_have (step, SV_NOTE_SAVE) || sv_steps_have (step, SV_NOTE_MISS) ||
            sv_steps_have (step, SV_NOTE_TURNOVER)))
    g_array_append_val (self->chances, moment);
  else if (!sv_steps_have (step, SV_NOTE_FOUL) && after->stage == SV_STAGE_PLAY)
    return;
  self->shot = 0;
}

/* Find the moments in play of @period, or of all periods if it is 0. Free with clear_moments (). */
static void
find_moments (Moments *self, SvMatch *match, unsigned period)
{
  const SvHistory *history = sv_match_get_doc (match)->history;
  SvSteps steps;

  *self = (Moments){ .goals = g_array_new (FALSE, FALSE, sizeof (Moment)),
                     .chances = g_array_new (FALSE, FALSE, sizeof (Moment)) };
  sv_steps_begin (&steps, history, 0, sv_history_get_length (history));
  while (sv_steps_next (&steps)) {
    const SvView *before = sv_steps_before (&steps);

    if (before->shootout || (period != 0 && before->period != period))
      continue;
    note_shot (self, &steps);
    note_end (self, &steps);
  }
  g_array_sort (self->goals, compare_goals);
  g_array_sort (self->chances, compare_chances);
}

static void
clear_moments (Moments *self)
{
  g_array_unref (self->goals);
  g_array_unref (self->chances);
}

/* Write the first @n moments, or as many as there are, to @events, and return their number. */
static unsigned
take (GArray *moments, unsigned n, unsigned *events)
{
  n = MIN (n, moments->len);
  for (unsigned i = 0; i < n; i++)
    events[i] = g_array_index (moments, Moment, i).event;
  return n;
}

unsigned
sv_repeat_find_chances (SvMatch *match, unsigned events[SV_REPEAT_CHANCES])
{
  Moments moments;

  find_moments (&moments, match, 0);
  const unsigned n = take (moments.chances, SV_REPEAT_CHANCES, events);
  qsort (events, n, sizeof events[0], compare_events);
  clear_moments (&moments);
  return n;
}

unsigned
sv_repeat_find_highlights (SvMatch *match, unsigned events[SV_REPEAT_HIGHLIGHTS])
{
  const unsigned length = sv_match_get_length (match);
  SvView before, after;
  Moments moments;

  if (length == 0)
    return 0;
  sv_match_get_view_at (match, length - 1, &before);
  sv_match_get_view_at (match, length, &after);
  if (!ends_play (&before, &after))
    return 0;
  find_moments (&moments, match, after.stage == SV_STAGE_OVER ? 0 : before.period);
  unsigned n = take (moments.goals, SV_REPEAT_HIGHLIGHTS, events);
  n += take (moments.chances, MIN (SV_REPEAT_CHANCES, SV_REPEAT_HIGHLIGHTS - n), events + n);
  qsort (events, n, sizeof events[0], compare_events);
  clear_moments (&moments);
  return n;
}
