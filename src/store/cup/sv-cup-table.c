/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-table.h"

#include <string.h>

/* A table while it is sorted. A line whose `by` is SV_CUP_BY_NOTHING is level with the line
 * above. */
typedef struct {
  const SvCup *cup;
  SvCupLine *lines;
} Order;

/* Return the outcome that the winner is given points for, by how the result came about; the next
 * value is the outcome for the loser. */
static SvCupOutcome
won_by (unsigned how)
{
  return how == SV_END_GOLDEN_GOAL ? SV_CUP_GOLDEN_WIN
         : how == SV_END_PENALTIES ? SV_CUP_PENALTIES_WIN
                                   : SV_CUP_WIN;
}

static SvCupOutcome
lost_by (unsigned how)
{
  return how == SV_END_GOLDEN_GOAL ? SV_CUP_GOLDEN_LOSS
         : how == SV_END_PENALTIES ? SV_CUP_PENALTIES_LOSS
                                   : SV_CUP_LOSS;
}

void
sv_cup_line_add (SvCupLine *line, const SvCup *cup, const SvCupResult *result, unsigned side)
{
  const int winner = sv_cup_winning_side (result);
  SvCupOutcome outcome = SV_CUP_DRAW;

  line->goals[0] += result->score[side];
  line->goals[1] += result->score[1 - side];
  if (result->how == SV_CUP_NOBODY_CAME) { /* both sides have lost */
    line->lost++;
    outcome = SV_CUP_LOSS;
  } else if (winner < 0) {
    line->drawn++;
  } else if (winner == (int)side) {
    line->won++;
    outcome = won_by (result->how);
  } else {
    line->lost++;
    outcome = lost_by (result->how);
  }
  line->points += (int)cup->points[outcome];
}

/* Add all counting results between teams that have a line. @of: the line of each team, or NULL. */
static void
count (const SvCup *cup, SvCupLine *of[SV_CUP_MAX_TEAMS])
{
  for (unsigned i = 0; i < cup->fixtures->len; i++) {
    const SvCupFixture *fixture = sv_cup_fixture (cup, i);
    if (fixture->knockout || !sv_cup_is_settled (fixture) || of[fixture->from[0].n] == NULL ||
        of[fixture->from[1].n] == NULL)
      continue;
    for (unsigned side = 0; side < 2; side++)
      sv_cup_line_add (of[fixture->from[side].n], cup, &fixture->result, side);
  }
}

/* Return the value of one sorting key; the greater one stands first. */
static int
value_of (const SvCup *cup, SvCupBy key, const SvCupLine *line)
{
  const int values[SV_CUP_N_KEYS] = {
    [SV_CUP_BY_POINTS] = line->points,
    [SV_CUP_BY_DIFFERENCE] = (int)line->goals[0] - (int)line->goals[1],
    [SV_CUP_BY_GOALS] = (int)line->goals[0],
    [SV_CUP_BY_WINS] = (int)line->won,
    [SV_CUP_BY_LOT] = -(int)cup->lots[line->team],
  };
  return values[key];
}

/* Sort @n lines by their values of @key, keeping the order of equal ones, and set `by` to @by where
 * the values differ. Return whether any differ. @values: lines parallel to the table's, which are
 * sorted with them. */
static bool
sort (Order *self, unsigned first, unsigned n, SvCupBy key, SvCupBy by, SvCupLine *values)
{
  SvCupLine *lines = self->lines + first;
  const SvCupLine top = lines[0];
  bool parted = false, all_played = true;

  for (unsigned i = 0; i < n; i++)
    all_played = all_played && values[i].won + values[i].drawn + values[i].lost > 0;

  for (unsigned i = 1; i < n; i++) {
    const SvCupLine line = lines[i], value = values[i];
    unsigned k = i;
    for (; k > 0 && value_of (self->cup, key, &values[k - 1]) < value_of (self->cup, key, &value);
         k--) {
      lines[k] = lines[k - 1];
      values[k] = values[k - 1];
    }
    lines[k] = line;
    values[k] = value;
  }
  for (unsigned i = 1; i < n; i++) {
    const int above = value_of (self->cup, key, &values[i - 1]);
    const int own = value_of (self->cup, key, &values[i]);
    lines[i].by = above != own ? by : SV_CUP_BY_NOTHING;
    lines[i].mutual = (SvCupMutual){ key, n, own, above, all_played };
    parted = parted || above != own;
  }
  lines[0].by = top.by;
  lines[0].mutual = top.mutual;
  return parted;
}

/* Return how many lines from @first on, before @end, are level with each other. */
static unsigned
count_level (const Order *self, unsigned first, unsigned end)
{
  unsigned n = 1;
  while (first + n < end && self->lines[first + n].by == SV_CUP_BY_NOTHING)
    n++;
  return n;
}

/* Separate @n level lines by the matches between their teams: by the first of points, difference
 * and goals that separates any of them. Each smaller group that is still level begins again, with
 * points. */
static void
part_mutually (Order *self, unsigned first, unsigned n)
{
  static const SvCupBy keys[] = { SV_CUP_BY_POINTS, SV_CUP_BY_DIFFERENCE, SV_CUP_BY_GOALS };
  SvCupLine values[SV_CUP_MAX_TEAMS] = { 0 }, *of[SV_CUP_MAX_TEAMS] = { NULL };
  bool parted = false;

  for (unsigned i = 0; i < n; i++) {
    values[i].team = self->lines[first + i].team;
    of[values[i].team] = &values[i];
  }
  count (self->cup, of);
  for (unsigned k = 0; k < G_N_ELEMENTS (keys) && !parted; k++)
    parted = sort (self, first, n, keys[k], SV_CUP_BY_MUTUAL, values);
  for (unsigned at = first, level; parted && at < first + n; at += level) {
    level = count_level (self, at, first + n);
    if (level > 1)
      part_mutually (self, at, level);
  }
}

/* Separate @n level lines by key @k of the order and the keys after it. */
static void
part (Order *self, unsigned first, unsigned n, unsigned k)
{
  if (n < 2 || k == self->cup->n_order)
    return;
  if (self->cup->order[k] == SV_CUP_BY_MUTUAL) {
    part_mutually (self, first, n);
  } else {
    SvCupLine values[SV_CUP_MAX_TEAMS];
    memcpy (values, self->lines + first, n * sizeof *values);
    sort (self, first, n, self->cup->order[k], self->cup->order[k], values);
  }
  for (unsigned at = first, level; at < first + n; at += level) {
    level = count_level (self, at, first + n);
    part (self, at, level, k + 1);
  }
}

unsigned
sv_cup_table (const SvCup *self, unsigned group, SvCupLine lines[SV_CUP_MAX_TEAMS])
{
  SvCupLine *of[SV_CUP_MAX_TEAMS] = { NULL };
  Order order = { .cup = self, .lines = lines };
  unsigned n = 0;

  for (unsigned team = 0; team < self->n_teams; team++) {
    if (sv_cup_is_withdrawn (self, team) || sv_cup_group_of (self, team) != group)
      continue;
    lines[n] = (SvCupLine){ .team = team, .by = SV_CUP_BY_NOTHING };
    of[team] = &lines[n++];
  }
  count (self, of);
  for (unsigned i = 0; i < n; i++) {
    lines[i].adjusted = sv_cup_adjusted (self, lines[i].team);
    lines[i].points += lines[i].adjusted;
  }
  part (&order, 0, n, 0);
  for (unsigned i = 0; i < n; i++)
    lines[i].rank = i > 0 && lines[i].by == SV_CUP_BY_NOTHING ? lines[i - 1].rank : i + 1;
  for (unsigned team = 0; team < self->n_teams; team++) {
    if (sv_cup_is_withdrawn (self, team) && sv_cup_group_of (self, team) == group)
      lines[n++] = (SvCupLine){ .team = team, .by = SV_CUP_BY_WITHDRAWN };
  }
  return n;
}

bool
sv_cup_is_group_complete (const SvCup *self, unsigned group)
{
  for (unsigned i = 0; i < self->fixtures->len; i++) {
    const SvCupFixture *fixture = sv_cup_fixture (self, i);
    if (!fixture->knockout && !fixture->result.played &&
        sv_cup_group_of (self, fixture->from[0].n) == group &&
        !sv_cup_is_withdrawn (self, fixture->from[0].n) &&
        !sv_cup_is_withdrawn (self, fixture->from[1].n))
      return false;
  }
  return true;
}
