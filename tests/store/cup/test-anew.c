/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A plan that is made anew when a team came late: what was played stays, the rest takes few slots,
 * and the document may hold it. */

#include "sv-cup-anew.h"
#include "sv-cup-check.h"
#include "sv-cup-late.h"
#include "sv-cup-schedule.h"
#include "sv-cup-times.h"

static SvCup *
make_cup (SvCupKind kind, unsigned n, unsigned boards, bool pack)
{
  SvCup *cup = sv_cup_new (kind, n, NULL);

  cup->boards = boards;
  cup->pack = pack;
  cup->times = (SvCupTimes){ .start = 600, .match = 25, .change = 5 };
  if (kind == SV_CUP_GROUPS) {
    cup->advance = 2;
    sv_cup_deal (cup, 2);
    for (unsigned t = 0; t < n; t++)
      cup->lots[t] = t;
    cup->has_lots = true;
  }
  sv_cup_schedule (cup);
  return cup;
}

static unsigned
count_slots (const SvCup *cup)
{
  return (sv_cup_times_end (cup) - cup->times.start + cup->times.change) /
         (cup->times.match + cup->times.change);
}

static void
assert_valid (const SvCup *cup)
{
  SvFault fault;

  if (!sv_cup_check (cup, &fault))
    g_error ("%s", fault.path);
}

static void
play (SvCup *cup, unsigned i)
{
  sv_cup_fixture (cup, i)->result = (SvCupResult){ .played = true, .score = { 2, 1 } };
}

/* Eight teams on three boards, one match is over when the ninth team comes: not 18:40, but 16:00. */
static void
test_late (void)
{
  g_autoptr (SvCup) cup = make_cup (SV_CUP_LEAGUE, 8, 3, true);

  g_assert_cmpuint (count_slots (cup), ==, 10);
  play (cup, 0);
  sv_cup_add_late (cup, 0);
  g_assert_cmpuint (count_slots (cup), ==, 18);
  g_autoptr (SvCup) before = sv_cup_copy (cup);
  g_assert_true (sv_cup_plan_anew (cup, 1));
  assert_valid (cup);
  g_assert_cmpuint (count_slots (cup), ==, 12);
  for (unsigned i = 0; i < cup->fixtures->len; i++) {
    const SvCupFixture *a = sv_cup_fixture (before, i), *b = sv_cup_fixture (cup, i);
    g_assert_cmpuint (a->from[0].n, ==, b->from[0].n);
    g_assert_cmpuint (a->from[1].n, ==, b->from[1].n);
    if (a->slot == 1)
      g_assert_true (b->slot == 1 && b->board == a->board);
  }
  g_assert_false (sv_cup_plan_anew (cup, 1)); /* it cannot be shorter */
}

/* Of any size: never longer than before, and hardly longer than if all were drawn now. */
static void
test_sizes (void)
{
  for (unsigned n = 3; n <= 14; n++)
    for (unsigned boards = 1; boards <= 4; boards++)
      for (unsigned begun = 0; begun <= 3; begun++) {
        g_autoptr (SvCup) cup = make_cup (SV_CUP_LEAGUE, n, boards, 2 * boards < n);
        g_autofree unsigned *slots = sv_cup_times_slots (cup);
        for (unsigned i = 0; i < cup->fixtures->len; i++)
          if (slots[i] <= begun)
            play (cup, i);
        sv_cup_add_late (cup, 0);
        const unsigned was = count_slots (cup);
        sv_cup_plan_anew (cup, begun);
        assert_valid (cup);
        const unsigned width = MIN (boards, (n + 1) / 2), all = n * (n + 1) / 2;
        g_test_message ("%u teams, %u boards, %u begun: %u, then %u", n, boards, begun, was,
                        count_slots (cup));
        g_assert_cmpuint (count_slots (cup), <=, was);
        g_assert_cmpuint (count_slots (cup), <=, MAX ((all + width - 1) / width, n) + 3 + begun);
      }
}

/* The matches of a team that has withdrawn take no time; nor does the knock-out wait for them. */
static void
test_withdrawn (void)
{
  g_autoptr (SvCup) cup = make_cup (SV_CUP_LEAGUE, 6, 1, true);

  cup->withdrawn[cup->n_withdrawn++] = 2;
  g_assert_cmpuint (count_slots (cup), >=, 14);
  g_assert_true (sv_cup_plan_anew (cup, 0));
  assert_valid (cup);
  g_assert_cmpuint (count_slots (cup), ==, 10); /* of five teams */
}

/* After groups the knock-out follows in the rounds behind them; once it has begun all stays. */
static void
test_groups (void)
{
  g_autoptr (SvCup) cup = make_cup (SV_CUP_GROUPS, 8, 4, false);

  sv_cup_add_late (cup, 1);
  const unsigned was = count_slots (cup);
  g_assert_true (sv_cup_plan_anew (cup, 0));
  assert_valid (cup);
  g_assert_cmpuint (count_slots (cup), <, was);
  for (unsigned i = 0; i < cup->fixtures->len; i++)
    if (!sv_cup_fixture (cup, i)->knockout)
      play (cup, i);
  g_assert_false (sv_cup_plan_anew (cup, 0));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cup-anew/late", test_late);
  g_test_add_func ("/cup-anew/sizes", test_sizes);
  g_test_add_func ("/cup-anew/withdrawn", test_withdrawn);
  g_test_add_func ("/cup-anew/groups", test_groups);
  return g_test_run ();
}
