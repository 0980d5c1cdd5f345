/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-schedule.h"

#include <string.h>

void
sv_cup_deal (SvCup *self, unsigned n)
{
  self->n_groups = n;
  memset (self->group_size, 0, sizeof self->group_size);
  for (unsigned t = 0; t < self->n_teams; t++) {
    const unsigned g = t / n % 2 == 0 ? t % n : n - 1 - t % n;
    self->groups[g][self->group_size[g]++] = t;
  }
}

void
sv_cup_draw_lots (SvCup *self, SvRng *rng)
{
  for (unsigned t = 0; t < self->n_teams; t++) {
    const unsigned k = sv_rng_below (rng, t + 1);
    self->lots[t] = self->lots[k];
    self->lots[k] = t;
  }
  self->has_lots = true;
}

/* Add one fixture. The matches of a round fill all boards of a slot, then those of the next
 * slot. */
static unsigned
add (SvCup *self, unsigned round, unsigned *k, bool knockout, SvCupSource home, SvCupSource away)
{
  const SvCupFixture fixture = { .round = round,
                                 .slot = *k / self->boards + 1,
                                 .board = *k % self->boards + 1,
                                 .knockout = knockout,
                                 .from = { home, away } };
  *k += 1;
  g_array_append_val (self->fixtures, fixture);
  return self->fixtures->len - 1;
}

/* --- leagues --- */

static unsigned
rounds_of_leg (unsigned n_teams)
{
  return n_teams % 2 == 0 ? n_teams - 1 : n_teams;
}

/* Add match @i of a round of a league, if the round has it. In round r the teams r + i and r − i of
 * the circle meet, and the team r meets the one that stays in place. */
static void
add_league_match (SvCup *self, unsigned group, unsigned round, unsigned i, unsigned *k)
{
  const unsigned n = self->group_size[group], circle = rounds_of_leg (n);
  const unsigned turn = (round - 1) % circle, leg = (round - 1) / circle;
  unsigned pair[2] = { (turn + i) % circle, (turn + circle - i) % circle };

  if (i == 0)
    pair[1] = circle;
  if (pair[1] == n)
    return;
  const unsigned home = (leg + (i == 0 ? turn : i + 1)) % 2;
  const SvCupSource teams[2] = { { .n = self->groups[group][pair[0]] },
                                 { .n = self->groups[group][pair[1]] } };
  add (self, round, k, false, teams[home], teams[1 - home]);
}

/* Add a round of a league by the circle method: one team stays in place (if the number is odd, the
 * team that would meet it rests) and the others move round it. From the fixed team on, every second
 * pair begins with its home team, so that each team is at home in every second match. */
static void
add_league_round (SvCup *self, unsigned group, unsigned round, unsigned *k)
{
  const unsigned circle = rounds_of_leg (self->group_size[group]);
  for (unsigned i = 0; i <= (circle - 1) / 2; i++)
    add_league_match (self, group, round, i, k);
}

/* Add the leagues of all groups side by side. Return the last round. */
static unsigned
add_leagues (SvCup *self)
{
  unsigned last = 0;
  for (unsigned g = 0; g < self->n_groups; g++)
    last = MAX (last, self->legs * rounds_of_leg (self->group_size[g]));
  for (unsigned round = 1; round <= last; round++) {
    unsigned k = 0;
    for (unsigned g = 0; g < self->n_groups; g++) {
      if (round <= self->legs * rounds_of_leg (self->group_size[g]))
        add_league_round (self, g, round, &k);
    }
  }
  return last;
}

/* --- all boards busy --- */

/* With w boards in use (w is at most n / 2, rounded down), a packed plan takes the matches in
 * one row and puts the first w into slot 1, the next w into slot 2, and so on. That needs as
 * few slots as there can be, and it is a plan if no team is twice among the w matches of a
 * slot.
 *
 * The circle method gives such a row as it is. In round r it lists the pairs r + i and r - i
 * for i = 1, 2, … (if n is even, before them the pair of r and the team that stays in place),
 * and the next round is r + 1. Take the end of round r from pair i on, and the beginning of
 * round r + 1 up to pair j. If they are n / 2 - 1 matches together, or fewer, then j is at
 * most i - 2. The teams of the first ones are i steps or more away from r; those of the others
 * are at most j + 1 steps away, which is less than i. So they are different teams. The last
 * round of a leg and the first one of the next follow one another in the same way. Thus any n
 * / 2 - 1 matches that follow one another have no team twice; and if w is n / 2, each round is
 * one slot. On one board this also keeps two matches of a team apart, if there are six teams
 * or more.
 *
 * On one board, four and five teams need another row, below. With two or three teams nothing
 * helps: any two matches have a team in common. */

/* Four teams on one board. A match can be followed by a match of two other teams only if that is
 * the other match of its round, in any leg. So all legs of a round come together, and a team plays
 * twice running only where one round ends and the next one begins. */
static void
add_four (SvCup *self)
{
  unsigned k = 0;
  for (unsigned turn = 0; turn < rounds_of_leg (4); turn++) {
    for (unsigned leg = 0; leg < self->legs; leg++)
      add_league_round (self, 0, leg * rounds_of_leg (4) + turn + 1, &k);
  }
}

/* Five teams on one board. The matches without a common team are: r ± 1 and (r + 1) ± 1; r ± 1 and
 * r ± 2; r ± 2 and (r + 2) ± 2. So a leg goes from a ± 1 over all rounds to (a + 4) ± 1, on to
 * (a + 4) ± 2, and in steps of two rounds to (a + 2) ± 2. The next leg begins with (a + 2) ± 1. */
static void
add_five (SvCup *self)
{
  const unsigned n = 5;
  unsigned k = 0;
  for (unsigned leg = 0; leg < self->legs; leg++) {
    for (unsigned m = 0; m < 2 * n; m++) {
      const unsigned turn = 2 * leg + (m < n ? m : n - 1 + 2 * (m - n));
      add_league_match (self, 0, leg * n + turn % n + 1, m < n ? 1 : 2, &k);
    }
  }
}

/* Make the fixtures of a packed plan of a league. */
static void
add_packed (SvCup *self)
{
  const unsigned width = MIN (self->boards, self->n_teams / 2);

  if (width == 1 && self->n_teams == 4)
    add_four (self);
  else if (width == 1 && self->n_teams == 5)
    add_five (self);
  else
    add_leagues (self);
  for (unsigned i = 0; i < self->fixtures->len; i++) {
    SvCupFixture *fixture = sv_cup_fixture (self, i);
    fixture->round = 1;
    fixture->slot = i / width + 1;
    fixture->board = i % width + 1;
  }
}

/* --- knock-out --- */

/* The lines of a knock-out, numbered from 1. Line s meets line size + 1 - s, and so on with half
 * the lines. */
typedef struct {
  unsigned n, size; /* number of lines that are filled, and of all lines: the least power of two */
  SvCupSource held[SV_CUP_MAX_TEAMS + 1];
} Lines;

static void
set_size (Lines *self, unsigned n)
{
  self->n = n;
  self->size = 1;
  while (self->size < n)
    self->size *= 2;
}

/* Return the line that @line meets first, or @line itself if it must wait for a winner. */
static unsigned
first_opponent (const Lines *self, unsigned line)
{
  unsigned size = self->size, other = size + 1 - line;
  if (other <= self->n)
    return other;
  size /= 2;
  other = size + 1 - line;
  return self->size + 1 - other <= self->n ? line : other;
}

/* Return the half of the bracket that a line belongs to, 1 or 2: the number of its line in the
 * final. */
static unsigned
half_of (const Lines *self, unsigned line)
{
  for (unsigned size = self->size; size > 2; size /= 2)
    line = MIN (line, size + 1 - line);
  return line;
}

/* Return whether a team of @group may be on this line: teams of one group must not meet too early,
 * unless only the winner of each group goes through. */
static bool
suits (const SvCup *cup, const Lines *self, unsigned line, unsigned group)
{
  if (cup->n_groups == 1)
    return true;
  if (cup->advance == 2)
    return half_of (self, line) != half_of (self, group + 1);
  const unsigned other = first_opponent (self, line);
  const unsigned block = (line - 1) / cup->n_groups;
  return (other - 1) / cup->n_groups >= block || self->held[other].n != group;
}

enum { NO_LINE = 0 };

/* Find a group for this line; if necessary move other groups of its block to other lines. @line_of:
 * the line of each group. */
static bool
find_group (const SvCup *cup, const Lines *self, unsigned line, unsigned *line_of, bool *tried)
{
  for (unsigned g = 0; g < cup->n_groups; g++) {
    if (tried[g] || !suits (cup, self, line, g))
      continue;
    tried[g] = true;
    if (line_of[g] == NO_LINE || find_group (cup, self, line_of[g], line_of, tried)) {
      line_of[g] = line;
      return true;
    }
  }
  return false;
}

/* Put the places of the groups on the lines: the winners in the order of the groups, then the
 * seconds, and so on. */
static void
hold_places (const SvCup *cup, Lines *self)
{
  set_size (self, cup->n_groups * cup->advance);
  for (unsigned place = 1; place <= cup->advance; place++) {
    unsigned line_of[SV_CUP_MAX_TEAMS] = { NO_LINE };
    for (unsigned i = 1; i <= cup->n_groups; i++) {
      bool tried[SV_CUP_MAX_TEAMS] = { false };
      if (place == 1)
        line_of[i - 1] = i;
      else
        find_group (cup, self, (place - 1) * cup->n_groups + i, line_of, tried);
    }
    for (unsigned g = 0; g < cup->n_groups; g++)
      self->held[line_of[g]] = (SvCupSource){ SV_CUP_FROM_PLACE, g, place };
  }
}

static void
hold_teams (const SvCup *cup, Lines *self)
{
  set_size (self, cup->n_teams);
  for (unsigned t = 0; t < cup->n_teams; t++)
    self->held[t + 1] = (SvCupSource){ .n = t };
}

static void
add_third (SvCup *cup, const Lines *self, unsigned round, unsigned *k)
{
  const SvCupSource losers[2] = { { SV_CUP_FROM_LOSER, self->held[1].n, 0 },
                                  { SV_CUP_FROM_LOSER, self->held[2].n, 0 } };
  add (cup, round, k, true, losers[0], losers[1]);
}

static void
add_knockout (SvCup *cup, Lines *self, unsigned round)
{
  for (; self->size >= 2; round++) {
    unsigned k = 0;
    if (self->size == 2 && cup->third)
      add_third (cup, self, round, &k);
    for (unsigned s = 1; s <= self->size / 2; s++) {
      const unsigned other = self->size + 1 - s;
      if (other <= self->n)
        self->held[s] =
            (SvCupSource){ SV_CUP_FROM_WINNER,
                           add (cup, round, &k, true, self->held[s], self->held[other]), 0 };
    }
    self->size /= 2;
    self->n = MIN (self->n, self->size);
  }
}

void
sv_cup_schedule (SvCup *self)
{
  Lines lines = { 0 };

  g_array_set_size (self->fixtures, 0);
  if (self->pack) {
    add_packed (self);
    return;
  }
  const unsigned last = add_leagues (self);
  if (self->kind == SV_CUP_LEAGUE)
    return;
  if (self->kind == SV_CUP_GROUPS)
    hold_places (self, &lines);
  else
    hold_teams (self, &lines);
  add_knockout (self, &lines, last + 1);
}
