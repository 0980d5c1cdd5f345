/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the matches of a knock-out stand: the values of small ones by hand, and of all that can be
 * scheduled that nothing overlaps and that every way leads to the final. */

#include "sv-cup-bracket.h"
#include "sv-cup-knockout.h"
#include "sv-cup-schedule.h"

static SvCup *
make_knockout (unsigned n_teams, bool third)
{
  SvCup *cup = sv_cup_new (SV_CUP_KNOCKOUT, n_teams, NULL);
  cup->third = third;
  sv_cup_schedule (cup);
  return cup;
}

static void
assert_spot (const SvCupSpot *spot, unsigned column, double y, int from0, int from1)
{
  g_assert_true (spot->drawn);
  g_assert_cmpuint (spot->column, ==, column);
  g_assert_cmpfloat (spot->y, ==, y);
  g_assert_cmpint (spot->from[0], ==, from0);
  g_assert_cmpint (spot->from[1], ==, from1);
}

/* Lines: 1 – 8, 4 – 5, 2 – 7, 3 – 6. */
static void
test_eight (void)
{
  g_autoptr (SvCup) cup = make_knockout (8, false);
  g_autoptr (SvCupBracket) bracket = sv_cup_bracket_new (cup);
  const SvCupSpot *spots = bracket->spots;

  g_assert_cmpuint (bracket->n_columns, ==, 3);
  g_assert_cmpuint (bracket->n_lines, ==, 8);
  g_assert_cmpint (bracket->final, ==, 6);
  assert_spot (&spots[0], 0, 1, SV_CUP_ENTERS, SV_CUP_ENTERS);
  assert_spot (&spots[3], 0, 3, SV_CUP_ENTERS, SV_CUP_ENTERS);
  assert_spot (&spots[1], 0, 5, SV_CUP_ENTERS, SV_CUP_ENTERS);
  assert_spot (&spots[2], 0, 7, SV_CUP_ENTERS, SV_CUP_ENTERS);
  assert_spot (&spots[4], 1, 2, 0, 3);
  assert_spot (&spots[5], 1, 6, 1, 2);
  assert_spot (&spots[6], 2, 4, 4, 5);
  g_assert_cmpfloat (spots[0].side_y[0], ==, 0.5);
  g_assert_cmpfloat (spots[0].side_y[1], ==, 1.5);
  g_assert_cmpfloat (spots[6].side_y[0], ==, 2);
}

/* The first three teams go on at once: only 4 – 5 is played before the semi-finals. */
static void
test_byes_and_third (void)
{
  g_autoptr (SvCup) cup = make_knockout (5, true);
  g_autoptr (SvCupBracket) bracket = sv_cup_bracket_new (cup);
  const SvCupSpot *spots = bracket->spots;

  g_assert_cmpuint (bracket->n_columns, ==, 3);
  g_assert_cmpuint (bracket->n_lines, ==, 8); /* 5 teams, a gap, 2 losers */
  g_assert_cmpint (bracket->final, ==, 4);
  assert_spot (&spots[0], 0, 2, SV_CUP_ENTERS, SV_CUP_ENTERS);
  assert_spot (&spots[1], 1, 1.25, SV_CUP_ENTERS, 0);
  assert_spot (&spots[2], 1, 4, SV_CUP_ENTERS, SV_CUP_ENTERS);
  assert_spot (&spots[4], 2, 2.625, 1, 2);
  assert_spot (&spots[3], 2, 7, 1, 2);
  g_assert_true (spots[3].third);
  g_assert_false (spots[4].third);
}

static void
test_leagues (void)
{
  g_autoptr (SvCup) league = sv_cup_new (SV_CUP_LEAGUE, 4, NULL);
  g_autoptr (SvCup) groups = sv_cup_new (SV_CUP_GROUPS, 6, NULL);
  sv_cup_schedule (league);
  groups->advance = 2;
  sv_cup_deal (groups, 2);
  sv_cup_schedule (groups);
  g_autoptr (SvCupBracket) none = sv_cup_bracket_new (league);
  g_autoptr (SvCupBracket) some = sv_cup_bracket_new (groups);

  g_assert_cmpint (none->final, ==, -1);
  g_assert_cmpuint (none->n_lines, ==, 0);
  g_assert_cmpuint (some->n_lines, ==, 4);
  g_assert_cmpuint (some->n_columns, ==, 2);
  for (unsigned i = 0; i < groups->fixtures->len; i++)
    g_assert_true (some->spots[i].drawn == sv_cup_fixture (groups, i)->knockout);
}

/* Boxes two lines high, in one column. */
static bool
overlap (const SvCupSpot *a, const SvCupSpot *b)
{
  return a->column == b->column && ABS (a->y - b->y) < 2;
}

static void
check_spots (const SvCup *cup, const SvCupBracket *self)
{
  g_autofree unsigned *entered = g_new0 (unsigned, self->n_lines);
  unsigned n_entered = 0;

  for (unsigned i = 0; i < cup->fixtures->len; i++) {
    const SvCupSpot *spot = &self->spots[i];
    for (unsigned k = 0; k < i; k++)
      g_assert_false (overlap (spot, &self->spots[k]));
    for (unsigned side = 0; side < 2; side++) {
      g_assert_cmpfloat (spot->side_y[side], >, side == 0 ? 0 : spot->side_y[0]);
      g_assert_cmpfloat (spot->side_y[side], <, self->n_lines);
      if (spot->from[side] == SV_CUP_ENTERS) {
        g_assert_cmpuint (entered[(unsigned)spot->side_y[side]]++, ==, 0);
        n_entered++;
      } else {
        g_assert_cmpuint (self->spots[spot->from[side]].column + 1, ==, spot->column);
      }
    }
  }
  g_assert_cmpuint (n_entered, ==, cup->n_teams);
}

static void
test_all (void)
{
  for (unsigned n = 2; n <= SV_CUP_MAX_TEAMS; n++) {
    for (unsigned third = 0; third < (n >= 4 ? 2U : 1U); third++) {
      g_autoptr (SvCup) cup = make_knockout (n, third);
      g_autoptr (SvCupBracket) bracket = sv_cup_bracket_new (cup);
      check_spots (cup, bracket);
    }
  }
}

/* In whatever order a document has the fixtures, the bracket is the same. */
static void
test_order (void)
{
  for (unsigned n = 2; n <= 20; n++) {
    g_autoptr (SvCup) cup = make_knockout (n, n >= 4);
    g_autoptr (SvCup) other = sv_cup_copy (cup);
    const unsigned last = cup->fixtures->len - 1;

    for (unsigned i = 0; i <= last; i++) {
      SvCupFixture *fixture = sv_cup_fixture (other, last - i);
      *fixture = *sv_cup_fixture (cup, i);
      for (unsigned side = 0; side < 2; side++)
        if (fixture->from[side].from != SV_CUP_FROM_TEAM)
          fixture->from[side].n = last - fixture->from[side].n;
    }
    g_autoptr (SvCupBracket) a = sv_cup_bracket_new (cup), b = sv_cup_bracket_new (other);
    g_assert_cmpint (b->final, ==, (int)last - a->final);
    for (unsigned i = 0; i <= last; i++) {
      const SvCupSpot *x = &a->spots[i], *y = &b->spots[last - i];
      g_assert_cmpuint (x->column, ==, y->column);
      g_assert_true (x->third == y->third);
      g_assert_cmpfloat (x->y, ==, y->y);
      for (unsigned side = 0; side < 2; side++)
        g_assert_cmpint (x->from[side], ==,
                         y->from[side] == SV_CUP_ENTERS ? SV_CUP_ENTERS
                                                        : (int)last - y->from[side]);
    }
  }
}

/* Each winner meets the next team, which no schedule makes and a document may hold. */
static void
test_ladder (void)
{
  g_autoptr (SvCup) cup = sv_cup_new (SV_CUP_KNOCKOUT, 64, NULL);
  for (unsigned i = 0; i + 1 < cup->n_teams; i++) {
    const SvCupFixture fixture = { .round = i + 1,
                                   .slot = 1,
                                   .board = 1,
                                   .knockout = true,
                                   .from = { { i == 0 ? SV_CUP_FROM_TEAM : SV_CUP_FROM_WINNER,
                                               i == 0 ? 0 : i - 1, 0 },
                                             { SV_CUP_FROM_TEAM, i + 1, 0 } } };
    g_array_append_val (cup->fixtures, fixture);
  }
  g_autoptr (SvCupBracket) bracket = sv_cup_bracket_new (cup);

  g_assert_cmpuint (bracket->n_columns, ==, 63);
  g_assert_cmpuint (bracket->n_lines, ==, 64);
  check_spots (cup, bracket);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cup-bracket/eight", test_eight);
  g_test_add_func ("/cup-bracket/byes-and-third", test_byes_and_third);
  g_test_add_func ("/cup-bracket/leagues", test_leagues);
  g_test_add_func ("/cup-bracket/all", test_all);
  g_test_add_func ("/cup-bracket/order", test_order);
  g_test_add_func ("/cup-bracket/ladder", test_ladder);
  return g_test_run ();
}
