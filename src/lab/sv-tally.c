/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-tally.h"

#include <math.h>

/* 95 % of a normal distribution lie within this many standard deviations. */
static const double DEVIATIONS = 1.96;

SvTally *
sv_tally_new (void)
{
  SvTally *self = g_new0 (SvTally, 1);

  self->scores = g_array_new (FALSE, FALSE, sizeof (SvScoreCount));
  self->played = g_array_new (FALSE, FALSE, sizeof (SvSpan));
  return self;
}

void
sv_tally_free (SvTally *self)
{
  g_array_unref (self->scores);
  g_array_unref (self->played);
  g_free (self);
}

static int
compare_scores (gconstpointer a, gconstpointer b)
{
  const SvScoreCount *one = a, *other = b;

  if (one->goals[0] != other->goals[0])
    return one->goals[0] < other->goals[0] ? -1 : 1;
  return one->goals[1] == other->goals[1] ? 0 : one->goals[1] < other->goals[1] ? -1 : 1;
}

void
sv_tally_add_score (SvTally *self, guint first, guint second, guint64 n)
{
  const SvScoreCount score = { { first, second }, n };
  guint at;

  if (g_array_binary_search (self->scores, &score, compare_scores, &at)) {
    g_array_index (self->scores, SvScoreCount, at).n += n;
    return;
  }
  for (at = 0; at < self->scores->len; at++)
    if (compare_scores (&score, &g_array_index (self->scores, SvScoreCount, at)) < 0)
      break;
  g_array_insert_val (self->scores, at, score);
}

/* Return the index of the first span that ends after match @match. */
static guint
find_span (const GArray *spans, guint64 match)
{
  guint low = 0, high = spans->len;

  while (low < high) {
    const guint middle = low + (high - low) / 2;
    if (g_array_index (spans, SvSpan, middle).to <= match)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

/* Merge the span at @at with the next one if there is no gap between them. */
static void
join (GArray *spans, guint at)
{
  SvSpan *span = &g_array_index (spans, SvSpan, at);

  if (at + 1 >= spans->len || span->to != (span + 1)->from)
    return;
  span->to = (span + 1)->to;
  g_array_remove_index (spans, at + 1);
}

gboolean
sv_tally_add_span (SvTally *self, SvSpan span)
{
  if (span.from >= span.to)
    return span.from == span.to;
  const guint at = find_span (self->played, span.from);
  if (at < self->played->len && g_array_index (self->played, SvSpan, at).from < span.to)
    return FALSE;
  g_array_insert_val (self->played, at, span);
  join (self->played, at);
  if (at > 0)
    join (self->played, at - 1);
  return TRUE;
}

void
sv_tally_count (SvTally *self, const SvView *end)
{
  self->matches++;
  if (end->winner < 0) {
    self->draws++;
  } else {
    self->wins[end->winner]++;
    self->home[end->winner == sv_view_home (end) ? 0 : 1]++;
  }
  for (unsigned side = 0; side < 2; side++)
    self->goals[side] += (guint64)end->score[side];
  sv_tally_add_score (self, (guint)end->score[0], (guint)end->score[1], 1);
}

gboolean
sv_tally_add (SvTally *self, const SvTally *other)
{
  g_autoptr (GArray) before = g_array_copy (self->played);

  for (guint i = 0; i < other->played->len; i++)
    if (!sv_tally_add_span (self, g_array_index (other->played, SvSpan, i))) {
      g_array_unref (self->played);
      self->played = g_steal_pointer (&before);
      return FALSE;
    }
  self->matches += other->matches;
  self->draws += other->draws;
  for (unsigned i = 0; i < 2; i++) {
    self->wins[i] += other->wins[i];
    self->goals[i] += other->goals[i];
    self->home[i] += other->home[i];
    self->begun[i] += other->begun[i];
  }
  for (unsigned i = 0; i < SV_MAX_PIECES; i++)
    self->scored[i] += other->scored[i];
  self->events += other->events;
  for (guint i = 0; i < other->scores->len; i++) {
    const SvScoreCount *score = &g_array_index (other->scores, SvScoreCount, i);
    sv_tally_add_score (self, score->goals[0], score->goals[1], score->n);
  }
  return TRUE;
}

void
sv_tally_range (guint64 k, guint64 n, double out[2])
{
  const double share = (double)k / (double)n, part = DEVIATIONS * DEVIATIONS / (double)n;
  const double half = DEVIATIONS * sqrt (share * (1 - share) / (double)n + part / (4 * (double)n));

  out[0] = MAX ((share + part / 2 - half) / (1 + part), 0);
  out[1] = MIN ((share + part / 2 + half) / (1 + part), 1);
}
