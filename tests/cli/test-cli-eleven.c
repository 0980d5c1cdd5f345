/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command line serves a game of spaces and lines: fields, positions to begin from, secrets. */
#include "cli-run.h"

#include <string.h>

#define MATCH(variant, rest)                                                                       \
  "{\"format\":\"speelveld-match\",\"version\":1,\"game\":\"eleven\",\"variant\":" variant         \
  ",\"teams\":[{},{}]" rest "}"

/* Four passes to a player before the goal. */
#define START                                                                                      \
  ",\"start\":{\"phase\":\"turn\",\"turn\":1,\"clock\":{\"running\":true,\"period_turn\":1},"      \
  "\"home\":{\"field\":[\"w26\",\"c2\",\"e14\",\"e07\",\"ep2\"],\"goalie\":\"wg\",\"bench\":5},"   \
  "\"away\":{\"field\":[\"w05\"],\"goalie\":\"eg\",\"bench\":9},\"ball\":\"w26\",\"points\":3}"

static void
test_new_and_perft (void)
{
  static const gint64 counts[] = { 27, 783, 20358, 570024 };
  g_auto (Run) begin = succeed (NULL, "new", "eleven");
  g_auto (Run) perft = run (begin.out, "perft", "-", "4");
  for (unsigned i = 0; i < G_N_ELEMENTS (counts); i++) {
    g_autoptr (JsonObject) line = line_object (perft.out, i);
    g_assert_cmpint (json_object_get_int_member (line, "count"), ==, counts[i]);
  }
  g_auto (Run) shown = run (NULL, "show", "eleven");
  assert_contains (shown.out,
                   "\"node\":{\"kind\":\"decision\",\"side\":\"away\",\"legal\":[\"place "
                   "e24\"");
  assert_contains (shown.out, "\"state\":{\"phase\":\"place\",\"period\":1,\"turn\":0,\"score\":");
}

/* The toss is nobody's turn: the side of its node is null, in a match and in its trace. */
static void
test_toss (void)
{
  g_auto (Run) shown = run (MATCH ("{\"start\":\"toss\"}", ",\"events\":[]"), "show", "-");
  assert_contains (shown.out, "\"node\":{\"kind\":\"chance\",\"side\":null,\"die\":6,\"legal\":");
  g_auto (Run) traced = run (MATCH ("{\"start\":\"toss\"}", ",\"events\":[]"), "trace", "-");
  g_assert_cmpstr (traced.out, ==, shown.out);
}

static void
test_fields (void)
{
  g_auto (Run) mirror = run (MATCH ("{\"board\":\"mirror\"}", ",\"events\":[]"), "perft", "-", "1");
  assert_contains (mirror.out, "\"count\":29");
  went_wrong (run (MATCH ("{\"board\":\"small\"}", ",\"events\":[]"), "show", "-"), 1,
              "variant.players: the west end has room for 8 players, not 10");
}

/* A field of one's own inside the variant is played on, or told what is wrong with it. */
static void
test_own_field (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("SV_TRACES"), "..", "..", "..", "data",
                                            "boards", "small.json", NULL);
  g_autofree char *board = NULL;
  g_assert_true (g_file_get_contents (path, &board, NULL, NULL));

  g_autofree char *good =
      g_strdup_printf (MATCH ("{\"players\":5,\"board\":%s}", ",\"events\":[]"), board);
  g_auto (Run) played = run (good, "perft", "-", "2");
  g_assert_cmpstr (played.err, ==, "");
  assert_contains (played.out, "\"depth\":1,\"count\":8,");

  char *spot = strstr (board, "\"penalty\"");
  memcpy (spot, "\"field\"  ", strlen ("\"penalty\""));
  g_autofree char *bad =
      g_strdup_printf (MATCH ("{\"players\":5,\"board\":%s}", ",\"events\":[]"), board);
  went_wrong (run (bad, "show", "-"), 1,
              "variant.board.spaces[1].name: a goal space must be joined to the penalty spaces of "
              "its end, and to nothing else");
}

static void
test_start (void)
{
  g_auto (Run) goal = run (MATCH ("{}", START ",\"events\":[]"), "apply", "-", "shoot", "kick c2",
                           "kick e14", "kick e07", "kick ep2", "kick eg", "aim 5", "guess lo");
  g_assert_cmpstr (goal.err, ==, "");
  g_auto (Run) shown = run (goal.out, "show", "-");
  assert_contains (shown.out, "\"score\":{\"home\":1,\"away\":0}");
  assert_contains (shown.out, "\"kick_side\":\"away\"");
  g_auto (Run) check = run (goal.out, "check", "-");
  assert_contains (check.out, "\"ok\":true");

  went_wrong (run (goal.out, "apply", "-", "place e24"), 1, "place w01");
  went_wrong (run (MATCH ("{}", ",\"start\":{\"phase\":\"throw\",\"ball\":\"w99\"},\"events\":[]"),
                   "show", "-"),
              1, "start.ball: is not a space of this board");
}

/* Spaces may be listed in any order; they are written in the board's. */
static void
test_start_order (void)
{
#define HOME(field)                                                                                \
  ",\"start\":{\"phase\":\"throw\",\"turn\":1,\"home\":{\"field\":[" field "],"                    \
  "\"goalie\":\"wg\",\"bench\":8},\"away\":{\"field\":[\"w05\"],\"goalie\":\"eg\",\"bench\":9},"   \
  "\"ball\":\"w26\"},\"events\":[]"
  g_auto (Run) turned = run (MATCH ("{}", HOME ("\"e14\",\"w26\"")), "show", "-");
  g_assert_cmpstr (turned.err, ==, "");
  assert_contains (turned.out, "\"field\":[\"w26\",\"e14\"]");
  went_wrong (run (MATCH ("{}", HOME ("\"w26\",\"w26\"")), "show", "-"), 1, "");
#undef HOME
}

/* Computer players play to the end; nobody throws before the clock says so. */
static void
test_play (void)
{
  const char *match =
      MATCH ("{\"clock_turns\":12,\"shootout\":true,\"extra_time\":true,\"start\":\"toss\"}",
             ",\"events\":[]");
  g_auto (Run) played =
      succeed (match, "play", "-", "--seed", "3", "--home", "random", "--away", "random");
  g_auto (Run) check = run (played.out, "check", "-");
  assert_contains (check.out, "\"over\":true");
  g_auto (Run) shown = run (played.out, "show", "-");
  assert_contains (shown.out, "\"winner\":\"");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/eleven/new-and-perft", test_new_and_perft);
  g_test_add_func ("/cli/eleven/toss", test_toss);
  g_test_add_func ("/cli/eleven/fields", test_fields);
  g_test_add_func ("/cli/eleven/own-field", test_own_field);
  g_test_add_func ("/cli/eleven/start", test_start);
  g_test_add_func ("/cli/eleven/start-order", test_start_order);
  g_test_add_func ("/cli/eleven/play", test_play);
  return g_test_run ();
}
