/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-late.h"

bool
sv_cup_check_late (const SvCup *self, SvFault *fault)
{
  if (self->kind == SV_CUP_KNOCKOUT)
    return sv_refuse (fault, sv_phrase (N_ ("no team can join a knock-out that is drawn"), -1),
                      "plan.kind");
  if (self->n_teams == SV_CUP_MAX_TEAMS)
    return sv_refuse (
        fault,
        sv_phrase_numbers (N_ ("there are {n} teams already, and there is no room for more"),
                           SV_CUP_MAX_TEAMS, 0, 0),
        "teams");
  for (unsigned i = 0; i < self->fixtures->len; i++) {
    const SvCupFixture *fixture = sv_cup_fixture (self, i);
    if (fixture->knockout && sv_cup_is_settled (fixture))
      return sv_refuse (
          fault, sv_phrase (N_ ("the knock-out has begun, so no team can join its groups"), -1),
          "fixtures[%u].score", i);
  }
  return true;
}

/* Return the last round of a league, or slot of a packed plan. */
static unsigned
find_last (const SvCup *self)
{
  unsigned last = 0;
  for (unsigned i = 0; i < self->fixtures->len; i++) {
    const SvCupFixture *fixture = sv_cup_fixture (self, i);
    if (!fixture->knockout)
      last = MAX (last, self->pack ? fixture->slot : fixture->round);
  }
  return last;
}

/* Let the knock-out begin after round @last. */
static void
move_knockout (SvCup *self, unsigned last)
{
  unsigned first = G_MAXUINT;
  for (unsigned i = 0; i < self->fixtures->len; i++) {
    const SvCupFixture *fixture = sv_cup_fixture (self, i);
    if (fixture->knockout)
      first = MIN (first, fixture->round);
  }
  for (unsigned i = 0; i < self->fixtures->len; i++) {
    SvCupFixture *fixture = sv_cup_fixture (self, i);
    if (fixture->knockout && first <= last)
      fixture->round += last + 1 - first;
  }
}

/* The new team and the teams that it meets. */
typedef struct {
  unsigned team, first; /* first: the round, or slot, of its first match */
  unsigned n;           /* number of its matches so far */
} Late;

/* Add a match in the next round; in every second one the new team is at home. */
static void
add_match (SvCup *self, Late *late, unsigned opponent)
{
  const SvCupSource teams[2] = { { .n = late->team }, { .n = opponent } };
  const unsigned when = late->first + late->n, away = late->n % 2;
  const SvCupFixture fixture = { .round = self->pack ? 1 : when,
                                 .slot = self->pack ? when : 1,
                                 .board = 1,
                                 .from = { teams[away], teams[1 - away] } };
  g_array_append_val (self->fixtures, fixture);
  late->n++;
}

/* Add all legs against those of a group that take part, or (@gone) against those that have
 * withdrawn. If their number is even, each two of them change places in every second leg, because
 * otherwise the new team would be at home against the same ones in every leg. */
static void
add_matches (SvCup *self, Late *late, unsigned group, bool gone)
{
  unsigned opponents[SV_CUP_MAX_TEAMS], n = 0;

  for (unsigned i = 0; i < self->group_size[group]; i++)
    if (sv_cup_is_withdrawn (self, self->groups[group][i]) == gone)
      opponents[n++] = self->groups[group][i];
  for (unsigned t = 0; t < self->legs * n; t++) {
    const unsigned leg = t / n, place = t % n;
    add_match (self, late, opponents[n % 2 == 0 && leg % 2 == 1 ? place ^ 1 : place]);
  }
}

void
sv_cup_add_late (SvCup *self, unsigned group)
{
  Late late = { .team = self->n_teams++, .first = find_last (self) + 1 };

  add_matches (self, &late, group, false);
  add_matches (self, &late, group, true); /* nobody waits for matches that nobody plays */
  self->groups[group][self->group_size[group]++] = late.team;
  self->lots[late.team] = late.team;
  move_knockout (self, late.first + late.n - 1);
}
