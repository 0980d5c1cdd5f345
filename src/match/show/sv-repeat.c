/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-repeat.h"

#include "sv-match-log.h"
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
  out->n = n;
  for (unsigned i = 0; i < n; i++)
    out->positions[i] = found[n - 1 - i];
}

/* --- Highlights --- */

typedef struct {
  unsigned event;
  int lead; /* difference of the score after it */
} Goal;

/* The closest scores first, and of equal ones the latest. */
static int
compare_goals (gconstpointer a, gconstpointer b)
{
  const Goal *one = a, *other = b;

  return one->lead != other->lead ? one->lead - other->lead : (one->event < other->event ? 1 : -1);
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

/* Return the goals in play, of all periods or of @period alone, as an array of Goal. */
static GArray *
find_goals (SvMatch *match, gboolean all, unsigned period)
{
  const SvHistory *history = sv_match_get_doc (match)->history;
  GArray *goals = g_array_new (FALSE, FALSE, sizeof (Goal));
  SvSteps steps;

  sv_steps_begin (&steps, history, 0, sv_history_get_length (history));
  while (sv_steps_next (&steps)) {
    const SvView *before = sv_steps_before (&steps);

    if (before->shootout || (!all && before->period != period) ||
        !sv_steps_have (&steps, SV_NOTE_GOAL))
      continue;
    const SvView *after = sv_steps_after (&steps);
    const Goal goal = { steps.index, ABS (after->score[0] - after->score[1]) };
    g_array_append_val (goals, goal);
  }
  return goals;
}

unsigned
sv_repeat_find_highlights (SvMatch *match, unsigned events[SV_REPEAT_HIGHLIGHTS])
{
  const unsigned length = sv_match_get_length (match);
  SvView before, after;

  if (length == 0)
    return 0;
  sv_match_get_view_at (match, length - 1, &before);
  sv_match_get_view_at (match, length, &after);
  if (!ends_play (&before, &after))
    return 0;
  g_autoptr (GArray) goals = find_goals (match, after.stage == SV_STAGE_OVER, before.period);
  g_array_sort (goals, compare_goals);
  const unsigned n = MIN (goals->len, SV_REPEAT_HIGHLIGHTS);
  for (unsigned i = 0; i < n; i++)
    events[i] = g_array_index (goals, Goal, i).event;
  qsort (events, n, sizeof events[0], compare_events);
  return n;
}
