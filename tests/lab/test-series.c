/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sv-tally, sv-series: matches of a series are the same whoever plays them, and are counted
 * once. */
#include "sv-games.h"
#include "sv-series.h"

#include <string.h>

typedef struct {
  void *setup;
  unsigned char state[SV_MAX_STATE];
  SvSeries series;
} Fixture;

static void
open_series (Fixture *f, const char *game, const char *first, const char *second)
{
  f->series = (SvSeries){ .game = sv_game_by_id (game),
                          .players = { sv_bot_by_id (first), sv_bot_by_id (second) },
                          .seed = 7 };
  f->setup = g_malloc0 (f->series.game->setup_size);
  sv_game_standard (f->series.game, f->setup);
  f->series.game->init (f->setup, f->state);
  f->series.setup = f->setup;
  f->series.state = f->state;
}

static void
close_series (Fixture *f)
{
  g_free (f->setup);
}

static SvTally *
play (Fixture *f, guint64 from, guint64 to, unsigned jobs)
{
  const atomic_bool stop = false;

  return sv_series_play (&f->series, (SvSpan){ from, to }, jobs, NULL, &stop);
}

static void
assert_same (const SvTally *a, const SvTally *b)
{
  g_assert_cmpuint (a->matches, ==, b->matches);
  g_assert_cmpuint (a->draws, ==, b->draws);
  g_assert_cmpmem (a->wins, sizeof a->wins, b->wins, sizeof b->wins);
  g_assert_cmpmem (a->goals, sizeof a->goals, b->goals, sizeof b->goals);
  g_assert_cmpmem (a->home, sizeof a->home, b->home, sizeof b->home);
  g_assert_cmpuint (a->scores->len, ==, b->scores->len);
  for (guint i = 0; i < a->scores->len; i++) {
    const SvScoreCount *one = &g_array_index (a->scores, SvScoreCount, i);
    const SvScoreCount *other = &g_array_index (b->scores, SvScoreCount, i);
    g_assert_cmpuint (one->goals[0], ==, other->goals[0]);
    g_assert_cmpuint (one->goals[1], ==, other->goals[1]);
    g_assert_cmpuint (one->n, ==, other->n);
  }
  g_assert_cmpmem (a->played->data, a->played->len * sizeof (SvSpan), b->played->data,
                   b->played->len * sizeof (SvSpan));
}

static void
test_parts (gconstpointer game)
{
  Fixture f;
  open_series (&f, game, "random", "random");
  g_autoptr (SvTally) whole = play (&f, 0, 50, 1);
  g_autoptr (SvTally) sum = play (&f, 20, 50, 3);
  g_autoptr (SvTally) first = play (&f, 0, 20, 2);
  guint64 goals[2] = { 0, 0 };

  g_assert_true (sv_tally_add (sum, first));
  assert_same (whole, sum);
  g_assert_cmpuint (whole->matches, ==, 50);
  g_assert_cmpuint (whole->wins[0] + whole->wins[1] + whole->draws, ==, 50);
  g_assert_cmpuint (whole->home[0] + whole->home[1] + whole->draws, ==, 50);
  for (guint i = 0; i < whole->scores->len; i++) {
    const SvScoreCount *score = &g_array_index (whole->scores, SvScoreCount, i);
    for (unsigned side = 0; side < 2; side++)
      goals[side] += score->goals[side] * score->n;
  }
  g_assert_cmpmem (goals, sizeof goals, whole->goals, sizeof whole->goals);
  close_series (&f);
}

/* Counting who scores changes nothing else, and goals are shared out whoever plays the matches. */
static void
test_scorers (gconstpointer game)
{
  Fixture f;
  guint64 sum = 0;

  open_series (&f, game, "random", "random");
  g_autoptr (SvTally) without = play (&f, 0, 40, 1);
  f.series.details = TRUE;
  g_autoptr (SvTally) whole = play (&f, 0, 40, 1);
  g_autoptr (SvTally) parts = play (&f, 0, 15, 2);
  g_autoptr (SvTally) rest = play (&f, 15, 40, 2);

  assert_same (whole, without);
  g_assert_true (sv_tally_add (parts, rest));
  g_assert_cmpmem (whole->scored, sizeof whole->scored, parts->scored, sizeof parts->scored);
  for (unsigned piece = 0; piece < SV_MAX_PIECES; piece++) {
    sum += whole->scored[piece];
    g_assert_cmpuint (without->scored[piece], ==, 0);
  }
  g_assert_cmpuint (sum, ==, whole->goals[0] + whole->goals[1]);
  g_assert_cmpuint (parts->events, ==, whole->events);
  g_assert_cmpuint (whole->events, >, 40 * 20);
  g_assert_cmpmem (whole->begun, sizeof whole->begun, parts->begun, sizeof parts->begun);
  g_assert_cmpuint (whole->begun[0] + whole->begun[1], ==, whole->wins[0] + whole->wins[1]);
  close_series (&f);
}

/* Matches that were counted are not counted again, and a sum that is refused changes nothing. */
static void
test_twice (void)
{
  Fixture f;
  open_series (&f, "strafworp", "random", "random");
  g_autoptr (SvTally) tally = play (&f, 0, 12, 1);
  g_autoptr (SvTally) same = play (&f, 0, 12, 1);
  g_autoptr (SvTally) partly = play (&f, 11, 30, 1);

  g_assert_false (sv_tally_add (tally, partly));
  g_assert_false (sv_tally_add (tally, same));
  assert_same (tally, same);
  close_series (&f);
}

/* Who plays better wins more, and the players go with the teams. */
static void
test_players (void)
{
  for (unsigned i = 0; i < 2; i++) {
    Fixture f;
    open_series (&f, "strafworp", i == 0 ? "greedy" : "random", i == 0 ? "random" : "greedy");
    g_autoptr (SvTally) tally = play (&f, 0, 24, 2);
    g_assert_cmpuint (tally->wins[i], >, tally->wins[1 - i]);
    close_series (&f);
  }
}

/* Numbers that were printed once must not change: 300 matches of random players with seed 5, and a
 * few of those who think. */
static void
test_golden (void)
{
  static const struct {
    const char *game, *first, *second;
    guint64 matches, wins[2], goals[2], home[2];
  } cases[] = {
    { "strafworp", "random", "random", 300, { 144, 121 }, { 2864, 2816 }, { 135, 130 } },
    { "champions-2020", "random", "random", 300, { 11, 11 }, { 11, 11 }, { 11, 11 } },
    { "strafworp", "greedy", "club", 6, { 2, 3 }, { 57, 59 }, { 3, 2 } },
    { "eleven", "greedy", "club", 2, { 1, 0 }, { 8, 5 }, { 1, 0 } },
    { "champions-2020", "greedy", "club", 2, { 1, 1 }, { 2, 5 }, { 1, 1 } },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++) {
    Fixture f;
    _Atomic guint64 done = 0;
    const atomic_bool stop = false;
    open_series (&f, cases[i].game, cases[i].first, cases[i].second);
    f.series.seed = 5;
    g_autoptr (SvTally) tally =
        sv_series_play (&f.series, (SvSpan){ 0, cases[i].matches }, 2, &done, &stop);
    g_assert_cmpuint (done, ==, cases[i].matches);
    g_assert_cmpmem (tally->wins, sizeof tally->wins, cases[i].wins, sizeof cases[i].wins);
    g_assert_cmpmem (tally->goals, sizeof tally->goals, cases[i].goals, sizeof cases[i].goals);
    g_assert_cmpmem (tally->home, sizeof tally->home, cases[i].home, sizeof cases[i].home);
    close_series (&f);
  }
}

/* Nobody waits for it any more: what was not begun is not counted. */
static void
test_stopped (void)
{
  const atomic_bool stop = true;
  _Atomic guint64 done = 0;
  Fixture f;
  open_series (&f, "champions-2020", "random", "random");
  g_autoptr (SvTally) tally = sv_series_play (&f.series, (SvSpan){ 0, 1000 }, 2, &done, &stop);
  g_assert_cmpuint (done, ==, 0);

  g_assert_cmpuint (tally->matches, ==, 0);
  g_assert_cmpuint (tally->played->len, ==, 0);
  close_series (&f);
}

static void
assert_spans (const SvTally *tally, const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < tally->played->len; i++) {
    const SvSpan *span = &g_array_index (tally->played, SvSpan, i);
    g_string_append_printf (text, "%s%d-%d", i > 0 ? " " : "", (int)span->from, (int)span->to);
  }
  g_assert_cmpstr (text->str, ==, expected);
}

static void
test_spans (void)
{
  g_autoptr (SvTally) tally = sv_tally_new ();

  g_assert_true (sv_tally_add_span (tally, (SvSpan){ 10, 20 }));
  g_assert_true (sv_tally_add_span (tally, (SvSpan){ 30, 40 }));
  g_assert_true (sv_tally_add_span (tally, (SvSpan){ 0, 5 }));
  assert_spans (tally, "0-5 10-20 30-40");
  g_assert_false (sv_tally_add_span (tally, (SvSpan){ 19, 21 }));
  g_assert_false (sv_tally_add_span (tally, (SvSpan){ 4, 10 }));
  g_assert_false (sv_tally_add_span (tally, (SvSpan){ 0, 100 }));
  assert_spans (tally, "0-5 10-20 30-40");
  g_assert_true (sv_tally_add_span (tally, (SvSpan){ 5, 10 }));
  assert_spans (tally, "0-20 30-40");
  g_assert_true (sv_tally_add_span (tally, (SvSpan){ 20, 21 }));
  g_assert_true (sv_tally_add_span (tally, (SvSpan){ 40, 41 }));
  g_assert_true (sv_tally_add_span (tally, (SvSpan){ 21, 30 }));
  assert_spans (tally, "0-41");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lab/tally/spans", test_spans);
  g_test_add_data_func ("/lab/series/parts/strafworp", "strafworp", test_parts);
  g_test_add_data_func ("/lab/series/parts/eleven", "eleven", test_parts);
  g_test_add_data_func ("/lab/series/parts/champions", "champions-2020", test_parts);
  g_test_add_data_func ("/lab/series/scorers/strafworp", "strafworp", test_scorers);
  g_test_add_data_func ("/lab/series/scorers/eleven", "eleven", test_scorers);
  g_test_add_func ("/lab/series/twice", test_twice);
  g_test_add_func ("/lab/series/players", test_players);
  g_test_add_func ("/lab/series/golden", test_golden);
  g_test_add_func ("/lab/series/stopped", test_stopped);
  return g_test_run ();
}
