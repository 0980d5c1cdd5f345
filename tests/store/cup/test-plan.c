/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a plan promises whatever the numbers: groups are dealt as a snake, so that strengths are
 * shared out; a result that decides who plays on cannot be turned round under a match that counts;
 * of the two in the match for third place the winner stands first. */

#include "sv-cup-check.h"
#include "sv-cup-knockout.h"
#include "sv-cup-schedule.h"

/* Of any number of groups: nobody twice, sizes differ by one at most, and of each two rounds of
 * dealing the ranks that a group gets add up to the same. */
static void
test_deal (void)
{
  for (unsigned n_groups = 1; n_groups <= 4; n_groups++) {
    const unsigned n_teams = 4 * n_groups;
    g_autoptr (SvCup) cup = sv_cup_new (SV_CUP_GROUPS, n_teams, NULL);

    sv_cup_deal (cup, n_groups);
    g_assert_cmpuint (cup->n_groups, ==, n_groups);
    for (unsigned g = 0; g < n_groups; g++) {
      const unsigned *teams = cup->groups[g];

      g_assert_cmpuint (cup->group_size[g], ==, 4);
      g_assert_cmpuint (teams[0], ==, g);
      g_assert_cmpuint (teams[0] + teams[1], ==, 2 * n_groups - 1);
      g_assert_cmpuint (teams[2] + teams[3], ==, 6 * n_groups - 1);
      for (unsigned i = 0; i < 4; i++)
        g_assert_cmpuint (sv_cup_group_of (cup, teams[i]), ==, g);
    }
  }
}

/* In whatever group a team is, the first one too, it is found in that alone; and who is in none in
 * none. */
static void
test_group_of (void)
{
  g_autoptr (SvCup) cup = sv_cup_new (SV_CUP_GROUPS, 12, NULL);

  sv_cup_deal (cup, 4);
  for (unsigned first = 0; first < 4; first++) {
    for (unsigned g = 0; g < 4; g++)
      for (unsigned i = 0; i < 3; i++)
        cup->groups[g][i] = (3 * (g + first) + i) % 12;
    for (unsigned team = 0; team < 12; team++)
      g_assert_cmpuint (sv_cup_group_of (cup, team), ==, (team / 3 + 4 - first) % 4);
    g_assert_cmpuint (sv_cup_group_of (cup, 12), ==, SV_CUP_MAX_TEAMS);
  }
  cup->group_size[3] = 2;
  g_assert_cmpuint (sv_cup_group_of (cup, cup->groups[3][2]), ==, SV_CUP_MAX_TEAMS);
}

/* Two semi-finals, the match for third place if there is one, and the final, all played; home has
 * won. */
static SvCup *
make_played (bool third)
{
  SvCup *cup = sv_cup_new (SV_CUP_KNOCKOUT, 4, NULL);

  cup->third = third;
  sv_cup_schedule (cup);
  g_assert_cmpuint (cup->fixtures->len, ==, third ? 4 : 3);
  for (unsigned i = 0; i < cup->fixtures->len; i++)
    sv_cup_fixture (cup, i)->result = (SvCupResult){ .played = true, .score = { 2, 1 } };
  return cup;
}

/* Turning one semi-final round puts another team into the final: one of its two is enough. */
static void
test_change (void)
{
  g_autoptr (SvCup) before = make_played (false);
  SvFault fault;

  g_assert_true (sv_cup_check_change (before, before, NULL));
  for (unsigned semi = 0; semi < 2; semi++) {
    g_autoptr (SvCup) after = sv_cup_copy (before);

    sv_cup_fixture (after, semi)->result.score[1] = 5;
    g_assert_false (sv_cup_check_change (before, after, &fault));
    g_assert_cmpstr (fault.path, ==, "fixtures[2]");
    sv_cup_fixture (after, 2)->result.played = false;
    g_assert_true (sv_cup_check_change (before, after, NULL));
  }
}

static void
test_third (void)
{
  g_autoptr (SvCup) cup = make_played (true);
  SvCupLine lines[SV_CUP_MAX_TEAMS];

  for (unsigned i = 0; i < cup->fixtures->len; i++) {
    if (!sv_cup_is_for_third (sv_cup_fixture (cup, i)))
      continue;
    for (unsigned winner = 0; winner < 2; winner++) {
      g_autofree SvCupMeeting *meetings = sv_cup_meetings (cup);

      sv_cup_fixture (cup, i)->result.score[1] = winner == 0 ? 1 : 3;
      g_assert_cmpuint (sv_cup_knockout_table (cup, lines), ==, 4);
      g_assert_cmpint ((int)lines[2].team, ==, meetings[i].teams[winner]);
      g_assert_cmpint ((int)lines[3].team, ==, meetings[i].teams[1 - winner]);
    }
    return;
  }
  g_assert_not_reached ();
}

/* The same competition with its fixtures in the opposite order. */
static SvCup *
reverse (const SvCup *cup)
{
  SvCup *other = sv_cup_copy (cup);
  const unsigned last = cup->fixtures->len - 1;

  for (unsigned i = 0; i <= last; i++) {
    SvCupFixture *fixture = sv_cup_fixture (other, last - i);
    *fixture = *sv_cup_fixture (cup, i);
    for (unsigned side = 0; side < 2; side++)
      if (fixture->from[side].from >= SV_CUP_FROM_WINNER)
        fixture->from[side].n = last - fixture->from[side].n;
  }
  return other;
}

/* They may have lost their semi-finals in different rounds. */
static void
test_third_apart (void)
{
  for (unsigned winner = 0; winner < 2; winner++)
    for (unsigned late = 0; late < 2; late++) {
      g_autoptr (SvCup) cup = make_played (true);
      SvCupLine lines[SV_CUP_MAX_TEAMS];
      SvFault fault;
      unsigned third = 0;

      for (unsigned i = 0; i < cup->fixtures->len; i++) {
        SvCupFixture *fixture = sv_cup_fixture (cup, i);
        fixture->round = fixture->from[0].from == SV_CUP_FROM_TEAM ? 1 + (i == late) : 3;
        if (sv_cup_is_for_third (fixture))
          third = i;
      }
      sv_cup_fixture (cup, third)->result.score[1 - winner] = 0;
      sv_cup_fixture (cup, third)->result.score[winner] = 3;
      g_assert_true (sv_cup_check (cup, &fault));
      g_autofree SvCupMeeting *meetings = sv_cup_meetings (cup);
      g_assert_cmpuint (sv_cup_knockout_table (cup, lines), ==, 4);
      for (unsigned i = 0; i < 4; i++)
        g_assert_cmpuint (lines[i].rank, ==, i + 1);
      g_assert_cmpint ((int)lines[2].team, ==, meetings[third].teams[winner]);
      g_assert_cmpint ((int)lines[3].team, ==, meetings[third].teams[1 - winner]);
      g_assert_cmpint (lines[1].by, ==, SV_CUP_BY_ROUND);
      g_assert_cmpint (lines[2].by, ==, SV_CUP_BY_ROUND);
      g_assert_cmpint (lines[3].by, ==, SV_CUP_BY_THIRD);
      g_autoptr (SvCup) other = reverse (cup);
      SvCupLine same[SV_CUP_MAX_TEAMS];
      g_assert_true (sv_cup_check (other, &fault));
      g_assert_cmpuint (sv_cup_knockout_table (other, same), ==, 4);
      for (unsigned i = 0; i < 4; i++) {
        g_assert_cmpuint (same[i].team, ==, lines[i].team);
        g_assert_cmpuint (same[i].rank, ==, lines[i].rank);
        g_assert_cmpuint (same[i].won, ==, lines[i].won);
        g_assert_cmpuint (same[i].goals[0], ==, lines[i].goals[0]);
      }
    }
}

/* Whatever the groups are and however many of each go on: in their first match no two of a group
 * meet, also if both waited for it; and each of them enters. */
static void
test_groups_apart (void)
{
  for (unsigned n_groups = 2; n_groups <= 16; n_groups++)
    for (unsigned advance = 1; advance <= 4; advance++) {
      g_autoptr (SvCup) cup = sv_cup_new (SV_CUP_GROUPS, 4 * n_groups, NULL);
      SvRng rng;
      SvFault fault;

      sv_rng_seed (&rng, n_groups);
      sv_cup_draw_lots (cup, &rng);
      sv_cup_deal (cup, n_groups);
      cup->advance = advance;
      sv_cup_schedule (cup);
      if (!sv_cup_check (cup, &fault))
        g_error ("%u groups, %u of each: %s", n_groups, advance, fault.path);
      for (unsigned i = 0; i < cup->fixtures->len; i++) {
        const SvCupSource *from = sv_cup_fixture (cup, i)->from;

        if (sv_cup_fixture (cup, i)->knockout && from[0].from == SV_CUP_FROM_PLACE &&
            from[1].from == SV_CUP_FROM_PLACE)
          g_assert_cmpuint (from[0].n, !=, from[1].n);
      }
    }
}

/* How a match ended, by penalties as well. */
static void
test_result (void)
{
  SvView view = { .stage = SV_STAGE_PLAY, .score = { 2, 2 }, .shootout_score = { 3, 4 } };
  SvCupResult result;

  sv_cup_result_of (&view, &result);
  g_assert_false (result.played);
  view.stage = SV_STAGE_OVER;
  view.ended = SV_END_PENALTIES;
  sv_cup_result_of (&view, &result);
  g_assert_true (result.played);
  g_assert_cmpuint (result.how, ==, SV_END_PENALTIES);
  for (unsigned side = 0; side < 2; side++) {
    g_assert_cmpuint (result.score[side], ==, 2);
    g_assert_cmpuint (result.shootout[side], ==, 3 + side);
  }
  g_assert_cmpint (sv_cup_winning_side (&result), ==, 1);
}

/* All of it counts. */
static void
test_same_result (void)
{
  const SvCupResult one = {
    .played = true, .how = SV_END_PENALTIES, .score = { 2, 2 }, .shootout = { 3, 4 }
  };

  g_assert_true (sv_cup_same_result (&one, &one));
  for (unsigned i = 0; i < 6; i++) {
    SvCupResult other = one;
    if (i == 0)
      other.played = false;
    else if (i == 1)
      other.how = SV_END_FULL_TIME;
    else
      (i < 4 ? other.score : other.shootout)[i % 2]++;
    g_assert_false (sv_cup_same_result (&one, &other));
    g_assert_false (sv_cup_same_result (&other, &one));
  }
}

/* What golden goals and penalties are where nothing else is said. */
static void
test_usual_outcome (void)
{
  static const SvCupOutcome usual[] = { SV_CUP_WIN,  SV_CUP_DRAW, SV_CUP_LOSS, SV_CUP_WIN,
                                        SV_CUP_LOSS, SV_CUP_WIN,  SV_CUP_LOSS };

  for (unsigned i = 0; i < SV_CUP_N_OUTCOMES; i++)
    g_assert_cmpint (sv_cup_usual_outcome ((SvCupOutcome)i), ==, usual[i]);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cup-plan/deal", test_deal);
  g_test_add_func ("/cup-plan/group-of", test_group_of);
  g_test_add_func ("/cup-plan/groups-apart", test_groups_apart);
  g_test_add_func ("/cup-plan/result", test_result);
  g_test_add_func ("/cup-plan/change", test_change);
  g_test_add_func ("/cup-plan/same-result", test_same_result);
  g_test_add_func ("/cup-plan/usual-outcome", test_usual_outcome);
  g_test_add_func ("/cup-plan/third", test_third);
  g_test_add_func ("/cup-plan/third-apart", test_third_apart);
  return g_test_run ();
}
