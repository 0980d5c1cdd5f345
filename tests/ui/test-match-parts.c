/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the parts of the match page can say without a window. */

#include "sv-break-panel.h"
#include "sv-card-panel.h"
#include "sv-match-layout.h"
#include "sv-scoreboard.h"

static void
test_exchange (void)
{
  g_autoptr (GPtrArray) seats = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_seat_doc_free);
  SvSeatDoc *anne = sv_seat_doc_new ("Anne", 0, "person");
  SvSeatDoc *bram = sv_seat_doc_new ("Bram", 0, "person");

  g_ptr_array_add (seats, anne);
  g_ptr_array_add (seats, bram);
  anne->n_figurines = bram->n_figurines = 1;
  anne->figurines[0] = 1 << 1 | 1 << 2;
  bram->figurines[0] = 1 << 3 | 1 << 4;
  g_assert_true (sv_break_panel_exchange (seats, 1, 2, 1));
  g_assert_cmphex (anne->figurines[1], ==, 1 << 1 | 1 << 3);
  g_assert_cmphex (bram->figurines[1], ==, 1 << 2 | 1 << 4);
  g_assert_cmphex (anne->figurines[0], ==, 1 << 1 | 1 << 2);
  g_assert_false (sv_break_panel_exchange (seats, 1, 2, 1));
}

static void
test_time_in_words (void)
{
  const struct {
    gint64 ms;
    const char *shown, *said;
  } cases[] = {
    { 600000, "10:00", "10 minutes left" },
    { 599001, "10:00", "10 minutes left" },
    { 599000, "9:59", "9 minutes and 59 seconds left" },
    { 61000, "1:01", "1 minute and 01 seconds left" },
    { 1, "0:01", "1 second left" },
    { 0, "0:00", "0 seconds left" },
    { -5, "0:00", "0 seconds left" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *shown = sv_scoreboard_format_time (cases[i].ms);
    g_autofree char *said = sv_scoreboard_describe_time (cases[i].ms);

    g_assert_cmpstr (shown, ==, cases[i].shown);
    g_assert_cmpstr (said, ==, cases[i].said);
  }
}

static void
test_spread (void)
{
  const int sizes[][2] = { { 100, 600 }, { 176, 110 }, { 400, 110 },
                           { 600, 200 }, { 40, 40 },   { 300, 900 } };

  for (unsigned i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (unsigned n = 1; n <= 11; n++) {
      SvCardSpread s;

      sv_card_spread_fit (&s, n, sizes[i][0], sizes[i][1]);
      const unsigned rows = (n + s.columns - 1) / s.columns;
      g_assert_cmpfloat (s.x, >=, -0.5);
      g_assert_cmpfloat (s.y, >=, -0.5);
      g_assert_cmpfloat (s.x + s.step_x * (s.columns - 1) + s.width, <=, sizes[i][0] + 1);
      g_assert_cmpfloat (s.y + s.step_y * (rows - 1) + s.height, <=, sizes[i][1] + 1);
    }
}

static void
test_fold (void)
{
  g_assert_cmpint (sv_match_layout_fold (360), ==, SV_FOLD_NARROW);
  g_assert_cmpint (sv_match_layout_fold (719), ==, SV_FOLD_NARROW);
  g_assert_cmpint (sv_match_layout_fold (720), ==, SV_FOLD_MEDIUM);
  g_assert_cmpint (sv_match_layout_fold (1000), ==, SV_FOLD_WIDE);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ui/match-parts/exchange", test_exchange);
  g_test_add_func ("/ui/match-parts/fold", test_fold);
  g_test_add_func ("/ui/match-parts/spread", test_spread);
  g_test_add_func ("/ui/match-parts/time-in-words", test_time_in_words);
  return g_test_run ();
}
