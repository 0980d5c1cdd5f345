/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "sv-review-chart.h"

#include "sv-match-words.h"
#include "sv-sentence.h"
#include "sv-steps.h"

#include <math.h>

static void
add_points (SvReviewChart *self, SvReview *review)
{
  for (unsigned k = 0; k <= sv_match_get_length (review->match); k++) {
    const SvChance *chance = &review->line[k];
    const SvChartPoint point = { sv_review_x (review, k), { chance->win, chance->lose } };

    g_array_append_val (self->points, point);
  }
}

static const char *
keep (SvReviewChart *self, char *label)
{
  const char *kept = g_string_chunk_insert (self->labels, label);

  g_free (label);
  return kept;
}

/* Add a mark for what this step changed: the score or the period. */
static void
add_change (SvReviewChart *self, SvReview *review, SvSteps *step)
{
  const SvView *before = sv_steps_before (step), *after = sv_steps_after (step);
  const int left = sv_match_get_left (review->match);
  const double x = sv_review_x (review, step->index + 1);

  for (int side = 0; side < 2; side++) {
    if (after->score[side] <= before->score[side])
      continue;
    const SvChartMark goal = { x, side,
                               keep (self, g_strdup_printf (_ ("%d–%d"), after->score[left],
                                                            after->score[1 - left])) };
    g_array_append_val (self->goals, goal);
  }
  if (after->period_name != NULL && after->period_name != before->period_name) {
    const SvChartMark period = { x, -1, _ (after->period_name) };
    g_array_append_val (self->periods, period);
  }
}

static void
add_changes (SvReviewChart *self, SvReview *review)
{
  const SvHistory *history = sv_match_get_doc (review->match)->history;
  SvSteps steps;

  sv_steps_begin (&steps, history, 0, sv_history_get_length (history));
  const char *first = sv_steps_after (&steps)->period_name;
  if (first != NULL) {
    const SvChartMark period = { 0, -1, _ (first) };
    g_array_append_val (self->periods, period);
  }
  while (sv_steps_next (&steps))
    add_change (self, review, &steps);
}

static SvReviewChart *
new_empty (void)
{
  SvReviewChart *self = g_new0 (SvReviewChart, 1);

  self->points = g_array_new (FALSE, FALSE, sizeof (SvChartPoint));
  self->goals = g_array_new (FALSE, FALSE, sizeof (SvChartMark));
  self->periods = g_array_new (FALSE, FALSE, sizeof (SvChartMark));
  self->labels = g_string_chunk_new (64);
  return self;
}

/* Let the line point to what was added. */
static void
finish (SvReviewChart *self)
{
  self->line.n_points = self->points->len;
  self->line.points = (gpointer)self->points->data;
  self->line.n_goals = self->goals->len;
  self->line.goals = (gpointer)self->goals->data;
  self->line.n_periods = self->periods->len;
  self->line.periods = (gpointer)self->periods->data;
}

SvReviewChart *
sv_review_chart_new (SvReview *review)
{
  SvReviewChart *self = new_empty ();

  add_points (self, review);
  add_changes (self, review);
  finish (self);
  for (int side = 0; side < 2; side++)
    self->line.names[side] = sv_match_get_team_name (review->match, side);
  self->line.n_keys = review->n_keys;
  for (unsigned i = 0; i < review->n_keys; i++)
    self->line.keys[i] = sv_review_x (review, review->keys[i]);
  return self;
}

/* Add the score at time @x; the lines rise upright at a goal. */
static void
add_score (SvReviewChart *self, double x, const unsigned score[2], double most)
{
  const SvChartPoint point = { x, { score[0] / most, score[1] / most } };

  g_array_append_val (self->points, point);
}

static void
add_goals (SvReviewChart *self, const GArray *goals, double most)
{
  unsigned score[2] = { 0, 0 };

  add_score (self, 0, score, most);
  for (guint i = 0; i < goals->len; i++) {
    SvChartMark goal = g_array_index (goals, SvChartMark, i);

    add_score (self, goal.x, score, most);
    score[goal.side]++;
    add_score (self, goal.x, score, most);
    goal.label = keep (self, g_strdup_printf (_ ("%d–%d"), (int)score[0], (int)score[1]));
    g_array_append_val (self->goals, goal);
  }
}

/* Return the goals of the side that has more of them, at least 1. */
static unsigned
find_most (const GArray *goals)
{
  unsigned score[2] = { 0, 0 };

  for (guint i = 0; i < goals->len; i++)
    score[g_array_index (goals, SvChartMark, i).side]++;
  return MAX (MAX (score[0], score[1]), 1);
}

SvReviewChart *
sv_review_chart_new_goals (const char *const names[2],
                           const GArray *periods,
                           const GArray *goals,
                           double until)
{
  SvReviewChart *self = new_empty ();

  self->line.most_goals = find_most (goals);
  add_goals (self, goals, self->line.most_goals);
  SvChartPoint last = g_array_index (self->points, SvChartPoint, self->points->len - 1);
  last.x = MAX (last.x, until);
  g_array_append_val (self->points, last);
  g_array_append_vals (self->periods, periods->data, periods->len);
  finish (self);
  for (int side = 0; side < 2; side++)
    self->line.names[side] = g_string_chunk_insert (self->labels, names[side]);
  return self;
}

void
sv_review_chart_free (SvReviewChart *self)
{
  g_array_unref (self->points);
  g_array_unref (self->goals);
  g_array_unref (self->periods);
  g_string_chunk_free (self->labels);
  g_free (self);
}

static int
percent (double chance)
{
  return (int)lround (100 * chance);
}

static void
say_side (const SvReviewChart *self, int side, GString *text)
{
  const SvChartLine *line = &self->line;
  double least = 1, most = 0;

  for (unsigned i = 0; i < line->n_points; i++) {
    least = MIN (least, line->points[i].chance[side]);
    most = MAX (most, line->points[i].chance[side]);
  }
  /* Translators: %1$s is a team; the numbers are its chance to win during a match. */
  sv_sentence_append (
      text, _ ("%1$s: %2$d %% at first, between %3$d %% and %4$d %%, %5$d %% at the end."),
      line->names[side], percent (line->points[0].chance[side]), percent (least), percent (most),
      percent (line->points[line->n_points - 1].chance[side]));
  g_string_append_c (text, ' ');
}

char *
sv_review_chart_dup_text (const SvReviewChart *self)
{
  GString *text = g_string_new (_ ("Chance to win."));

  g_string_append_c (text, ' ');
  for (int side = 0; side < 2; side++)
    say_side (self, side, text);
  for (unsigned i = 0; i < self->line.n_goals; i++) {
    const SvChartMark *goal = &self->line.goals[i];
    guint k = 0;

    while (k + 1 < self->points->len && self->line.points[k].x < goal->x)
      k++;
    /* Translators: a goal in a chart: the score after it, a team, its chance to win then. */
    sv_sentence_append (text, _ ("%1$s: %2$s %3$d %%."), goal->label, self->line.names[goal->side],
                        percent (self->line.points[k].chance[goal->side]));
    g_string_append_c (text, ' ');
  }
  return g_string_free (text, FALSE);
}
