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

/* Return the opponent in the match @t of the new team, which is at home in every second match. If
 * it has an even number of opponents, each two of them change places in every second leg, because
 * otherwise it would be at home against the same ones in every leg. */
static unsigned
find_opponent (const SvCup *self, unsigned group, unsigned t)
{
  const unsigned n = self->group_size[group], leg = t / n, place = t % n;
  return self->groups[group][n % 2 == 0 && leg % 2 == 1 ? place ^ 1 : place];
}

void
sv_cup_add_late (SvCup *self, unsigned group)
{
  const unsigned team = self->n_teams++, n = self->legs * self->group_size[group];
  const unsigned last = find_last (self);

  for (unsigned t = 0; t < n; t++) {
    const SvCupSource teams[2] = { { .n = team }, { .n = find_opponent (self, group, t) } };
    const SvCupFixture fixture = { .round = self->pack ? 1 : last + 1 + t,
                                   .slot = self->pack ? last + 1 + t : 1,
                                   .board = 1,
                                   .from = { teams[t % 2], teams[1 - t % 2] } };
    g_array_append_val (self->fixtures, fixture);
  }
  self->groups[group][self->group_size[group]++] = team;
  self->lots[team] = team;
  move_knockout (self, last + n);
}
