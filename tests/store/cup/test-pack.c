/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A packed plan, of every number of teams, legs and boards: as few slots as there can be, nobody
 * twice in one, the matches of the plan with rounds, and nobody twice running where that can be
 * helped. Nothing here knows how the plan is made. */

#include "sv-cup-check.h"
#include "sv-cup-late.h"
#include "sv-cup-schedule.h"
#include "sv-cup-times.h"

#include <string.h>

static SvCup *
make_league (unsigned n, unsigned legs, unsigned boards, bool pack)
{
  SvCup *cup = sv_cup_new (SV_CUP_LEAGUE, n, NULL);

  cup->legs = legs;
  cup->boards = boards;
  cup->pack = pack;
  sv_cup_schedule (cup);
  return cup;
}

/* How often each team plays in each slot. */
typedef struct {
  unsigned n, slots;
  uint8_t *plays; /* by slot and team */
} Sheet;

static void
sheet_clear (Sheet *self)
{
  g_free (self->plays);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Sheet, sheet_clear)

static Sheet
make_sheet (const SvCup *cup)
{
  Sheet sheet = { .n = cup->n_teams };

  for (unsigned i = 0; i < cup->fixtures->len; i++)
    sheet.slots = MAX (sheet.slots, sv_cup_fixture (cup, i)->slot);
  sheet.plays = g_new0 (uint8_t, (sheet.slots + 1) * sheet.n);
  for (unsigned i = 0; i < cup->fixtures->len; i++) {
    const SvCupFixture *fixture = sv_cup_fixture (cup, i);
    for (unsigned side = 0; side < 2; side++)
      sheet.plays[fixture->slot * sheet.n + fixture->from[side].n]++;
  }
  return sheet;
}

/* Return how often a team plays in two slots that follow one another. */
static unsigned
count_running (const Sheet *sheet)
{
  unsigned n = 0;

  for (unsigned at = sheet->n; at < sheet->slots * sheet->n; at++)
    n += sheet->plays[at] > 0 && sheet->plays[at + sheet->n] > 0;
  return n;
}

/* The least number of those on one board. Any two matches of three teams have a team in common, and
 * of four teams each match has one other in which nobody of it plays. */
static unsigned
least_running (unsigned n, unsigned matches)
{
  return n == 2 ? 2 * (matches - 1) : n == 3 ? matches - 1 : n == 4 ? 2 : 0;
}

/* Count the matches of each home team against each away team. */
static void
count_pairs (const SvCup *cup, unsigned met[SV_CUP_MAX_TEAMS][SV_CUP_MAX_TEAMS])
{
  memset (met, 0, SV_CUP_MAX_TEAMS * sizeof *met);
  for (unsigned i = 0; i < cup->fixtures->len; i++) {
    const SvCupSource *from = sv_cup_fixture (cup, i)->from;
    met[from[0].n][from[1].n]++;
  }
}

/* Home and away are as in the plan with rounds, and change with each meeting of two teams. */
static void
check_homes (const SvCup *cup, const SvCup *plain)
{
  static unsigned met[SV_CUP_MAX_TEAMS][SV_CUP_MAX_TEAMS],
      wanted[SV_CUP_MAX_TEAMS][SV_CUP_MAX_TEAMS];
  int turns[SV_CUP_MAX_TEAMS][SV_CUP_MAX_TEAMS] = { { 0 } };

  count_pairs (cup, met);
  count_pairs (plain, wanted);
  g_assert_cmpmem (met, sizeof met, wanted, sizeof wanted);
  for (unsigned i = 0; i < cup->fixtures->len; i++) {
    const unsigned a = sv_cup_fixture (cup, i)->from[0].n, b = sv_cup_fixture (cup, i)->from[1].n;
    g_assert_cmpint (turns[a][b], <=, turns[b][a]);
    turns[a][b] = turns[b][a] + 1;
  }
}

static void
check_packed (unsigned n, unsigned legs, unsigned boards)
{
  g_autoptr (SvCup) cup = make_league (n, legs, boards, true);
  g_autoptr (SvCup) plain = make_league (n, legs, boards, false);
  const unsigned matches = legs * n * (n - 1) / 2, width = MIN (boards, n / 2);
  g_auto (Sheet) sheet = make_sheet (cup);
  SvFault fault;

  if (!sv_cup_check (cup, &fault))
    g_error ("%u teams, %u legs, %u boards: %s", n, legs, boards, fault.path);
  g_assert_cmpuint (cup->fixtures->len, ==, matches);
  g_assert_cmpuint (sheet.slots, ==, (matches + width - 1) / width);
  for (unsigned at = 0; at < (sheet.slots + 1) * n; at++)
    g_assert_cmpuint (sheet.plays[at], <=, 1);
  for (unsigned i = 0; i < matches; i++) {
    const SvCupFixture *fixture = sv_cup_fixture (cup, i), *before = fixture - 1;
    g_assert_cmpuint (fixture->round, ==, 1);
    if (i > 0)
      g_assert_true (fixture->slot == before->slot ? fixture->board > before->board
                                                   : fixture->slot == before->slot + 1);
  }
  if (width == 1)
    g_assert_cmpuint (count_running (&sheet), ==, least_running (n, matches));
  check_homes (cup, plain);
}

static void
test_every_plan (void)
{
  for (unsigned n = 2; n <= 24; n++) {
    for (unsigned legs = 1; legs <= SV_CUP_MAX_LEGS; legs++) {
      for (unsigned boards = 1; boards <= 12; boards++)
        check_packed (n, legs, boards);
    }
  }
}

static void
test_many_teams (void)
{
  for (unsigned n = 25; n <= SV_CUP_MAX_TEAMS; n++)
    check_packed (n, 1 + n % 4, 1 + n % SV_CUP_MAX_BOARDS);
  check_packed (SV_CUP_MAX_TEAMS, 4, 1);
  check_packed (SV_CUP_MAX_TEAMS, 4, 32);
}

/* Some that people worked out. */
static void
test_examples (void)
{
  static const unsigned examples[][3] = { { 6, 2, 8 }, { 7, 2, 11 }, { 8, 3, 10 }, { 4, 9, 3 } };

  for (unsigned i = 0; i < G_N_ELEMENTS (examples); i++) {
    g_autoptr (SvCup) cup = make_league (examples[i][0], 1, examples[i][1], true);
    g_auto (Sheet) sheet = make_sheet (cup);
    g_assert_cmpuint (sheet.slots, ==, examples[i][2]);
  }
}

/* Whoever comes late plays everybody in every leg, home and away in turn, also of each pair. */
static void
test_late (void)
{
  for (unsigned n = 2; n <= 16; n++) {
    for (unsigned legs = 1; legs <= SV_CUP_MAX_LEGS; legs++) {
      for (unsigned pack = 0; pack < 2; pack++) {
        g_autoptr (SvCup) cup = make_league (n, legs, 3, pack == 1);
        const unsigned before = cup->fixtures->len;
        SvFault fault;

        g_assert_true (sv_cup_check_late (cup, &fault));
        sv_cup_add_late (cup, 0);
        g_assert_true (sv_cup_check (cup, &fault));
        g_assert_cmpuint (cup->fixtures->len, ==, before + legs * n);
        for (unsigned i = before; i < cup->fixtures->len; i++)
          g_assert_cmpuint (sv_cup_fixture (cup, i)->from[(i - before) % 2].n, ==, n);
      }
    }
  }
}

static void
test_read_time (void)
{
  static const char *const wrong[] = { "",      "9:00",   "24:00", "12:60", "12-00",
                                       "12:0a", "12:000", "1200",  " 2:00", "+1:00" };
  unsigned minutes = 0;

  g_assert_true (sv_cup_times_read ("09:07", &minutes));
  g_assert_cmpuint (minutes, ==, 547);
  for (unsigned i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_false (sv_cup_times_read (wrong[i], &minutes));
  g_autofree char *next_day = sv_cup_times_dup (25 * 60 + 5);
  g_assert_cmpstr (next_day, ==, "01:05");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cup-pack/plan-an-afternoon-of-any-size", test_every_plan);
  g_test_add_func ("/cup-pack/plan-up-to-64-teams", test_many_teams);
  g_test_add_func ("/cup-pack/examples", test_examples);
  g_test_add_func ("/cup-pack/let-a-team-come-late", test_late);
  g_test_add_func ("/cup-pack/type-a-time-of-the-day", test_read_time);
  return g_test_run ();
}
