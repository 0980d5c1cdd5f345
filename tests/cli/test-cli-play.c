/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `play` to the end of a match, and the golden traces of tests/data/traces. */
#include "cli-run.h"

#include <string.h>

/* Times never run back in a half; each half ends with `time` at its last millisecond. */
static void
check_times (JsonObject *doc, gint64 half_ms, unsigned n_halves)
{
  JsonArray *events = json_object_get_array_member (doc, "events");
  JsonArray *times = json_object_get_array_member (doc, "times");
  unsigned n_time = 0;
  gint64 last = 0;
  g_assert_cmpuint (json_array_get_length (events), ==, json_array_get_length (times));
  for (unsigned i = 0; i < json_array_get_length (events); i++) {
    gint64 ms = json_array_get_int_element (times, i);
    g_assert_cmpint (ms, >=, last);
    g_assert_cmpint (ms, <=, half_ms);
    last = ms;
    if (g_str_equal (json_array_get_string_element (events, i), "time")) {
      g_assert_cmpint (ms, ==, half_ms);
      n_time++;
      last = 0;
    }
  }
  g_assert_cmpuint (n_time, ==, n_halves);
}

static void
test_plays (void)
{
  g_auto (Run) one = run (NULL, "play", "strafworp", "--seed", "7");
  g_auto (Run) same = run (NULL, "play", "strafworp", "--seed", "7", "--home", "club", "--away",
                           "club", "--pace", "2500");
  g_auto (Run) other = run (NULL, "play", "strafworp", "--seed", "8");
  g_auto (Run) unseeded = run (NULL, "play", "strafworp");
  g_assert_cmpint (one.status, ==, 0);
  g_assert_cmpstr (one.err, ==, "");
  g_assert_cmpint (unseeded.status, ==, 0);
  g_assert_cmpuint (count_lines (one.out), ==, 1);
  g_assert_cmpstr (one.out, ==, same.out);
  g_assert_cmpstr (one.out, !=, other.out);

  g_autoptr (JsonObject) doc = line_object (one.out, 0);
  check_times (doc, 600000, 2);
  g_auto (Run) check = run (one.out, "check", "-");
  assert_contains (check.out, "\"over\":true");
  /* What is over stays as it is. */
  g_auto (Run) again = run (one.out, "play", "-", "--seed", "9");
  g_assert_cmpstr (again.out, ==, one.out);
}

static void
test_pace (void)
{
  g_auto (Run) slow = run (NULL, "play", "strafworp", "--seed", "7", "--pace", "30000");
  g_autoptr (JsonObject) doc = line_object (slow.out, 0);
  check_times (doc, 600000, 2);
  /* Twenty events of 30 s fill a half; a shot in the air adds one at most. */
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (doc, "events")), <=,
                    2 * 22 + 40);

  went_wrong (run (NULL, "play", "strafworp", "--seed", "7", "--pace", "1"), 1, "--pace");
}

static void
test_variants (void)
{
  static const char *const variants[] = {
    "\"halves\":1,\"minutes\":1",
    "\"golden_goal\":true,\"minutes\":1",
    "\"change_zones_every\":2,\"minutes\":3",
    "\"defender\":\"choose-any\",\"shoot_areas\":\"abcdef\",\"minutes\":2",
  };
  static const unsigned halves[] = { 1, 2, 2, 2 };
  static const gint64 minutes[] = { 1, 1, 3, 2 };
  for (unsigned i = 0; i < G_N_ELEMENTS (variants); i++) {
    for (unsigned seed = 0; seed < 5; seed++) {
      g_autofree char *text = g_strdup_printf (
          "{\"format\":\"speelveld-match\",\"version\":1,\"game\":\"strafworp\",\"variant\":{%s},"
          "\"teams\":[{},{}],\"events\":[]}",
          variants[i]);
      g_autofree char *number = g_strdup_printf ("%u", seed);
      g_auto (Run) played = succeed (text, "play", "-", "--seed", number);
      g_auto (Run) check = run (played.out, "check", "-");
      assert_contains (check.out, "\"over\":true");
      g_autoptr (JsonObject) doc = line_object (played.out, 0);
      check_times (doc, minutes[i] * 60000, halves[i]);
    }
  }
}

/* A match goes on from where its clock stands. */
static void
test_goes_on (void)
{
  g_auto (Run) half =
      succeed ("{\"format\":\"speelveld-match\",\"version\":1,\"game\":\"strafworp\","
               "\"variant\":{},\"teams\":[{},{}],\"clock\":{\"elapsed_ms\":599000},"
               "\"events\":[\"die 4\",\"die 3\",\"place 1 c\",\"place 4 a\","
               "\"place 2 e\",\"place 3 d\",\"place 1 a\",\"place 3 c\",\"place 2 b\","
               "\"place 4 d\",\"start\",\"throw-off 4\"],"
               "\"times\":[0,0,0,0,0,0,0,0,0,0,0,1000]}",
               "play", "-", "--seed", "1");
  g_autoptr (JsonObject) doc = line_object (half.out, 0);
  JsonArray *events = json_object_get_array_member (doc, "events");
  g_assert_true (g_str_has_prefix (json_array_get_string_element (events, 12), "move 1 "));
  g_assert_cmpstr (json_array_get_string_element (events, 13), ==, "time");
  check_times (doc, 600000, 2);
}

/* `play --report` prints what `report` prints of the match that `play` prints, of a game that is
 * weighed and of one that is not. */
static void
test_report (void)
{
  static const char *const games[] = { "strafworp", "null" };

  for (unsigned i = 0; i < G_N_ELEMENTS (games); i++) {
    g_auto (Run) played = succeed (NULL, "play", games[i], "--seed", "7", "--pace", "20000");
    g_auto (Run) report = succeed (played.out, "report", "-");
    g_auto (Run) same =
        succeed (NULL, "play", games[i], "--seed", "7", "--pace", "20000", "--report");

    g_assert_cmpstr (same.out, ==, report.out);
    g_assert_cmpstr (same.err, ==, "");
    /* Every place of every sentence is filled. */
    g_assert_null (strchr (same.out, '{'));
    g_assert_true (g_utf8_validate (same.out, -1, NULL));
  }
}

static void
test_null_game (void)
{
  g_auto (Run) played = succeed (NULL, "play", "null", "--seed", "1");
  g_auto (Run) check = run (played.out, "check", "-");
  assert_contains (check.out, "\"ok\":true");
}

/* tests/data/traces/GAME/NAME.svmatch must give NAME.trace; tests/bless.sh makes the traces
 * anew. */
static void
test_trace (gconstpointer data)
{
  const char *path = data;
  g_autofree char *stem = g_strndup (path, strlen (path) - strlen (".svmatch"));
  g_autofree char *golden = g_strconcat (stem, ".trace", NULL);
  g_autofree char *expected = NULL;
  g_autoptr (GError) error = NULL;
  g_file_get_contents (golden, &expected, NULL, &error);
  g_assert_no_error (error);
  g_auto (Run) trace = succeed (NULL, "trace", path);

  g_auto (GStrv) is = g_strsplit (trace.out, "\n", -1);
  g_auto (GStrv) should = g_strsplit (expected, "\n", -1);
  for (unsigned i = 0; is[i] != NULL && should[i] != NULL; i++)
    g_assert_cmpstr (is[i], ==, should[i]);
  g_assert_cmpuint (g_strv_length (is), ==, g_strv_length (should));
}

static void
add_traces (GPtrArray *paths)
{
  const char *root = g_getenv ("SV_TRACES");
  g_autoptr (GDir) games = g_dir_open (root, 0, NULL);
  const char *game, *name;
  g_assert_nonnull (games);
  while ((game = g_dir_read_name (games)) != NULL) {
    g_autofree char *path = g_build_filename (root, game, NULL);
    g_autoptr (GDir) files = g_dir_open (path, 0, NULL);
    while (files != NULL && (name = g_dir_read_name (files)) != NULL) {
      if (!g_str_has_suffix (name, ".svmatch"))
        continue;
      char *file = g_build_filename (path, name, NULL);
      g_autofree char *test = g_strdup_printf ("/cli/trace/%s/%s", game, name);
      g_ptr_array_add (paths, file);
      g_test_add_data_func (test, file, test_trace);
    }
  }
  g_assert_cmpuint (paths->len, >, 0);
}

int
main (int argc, char **argv)
{
  g_setenv ("LC_ALL", "C.UTF-8", TRUE);
  g_setenv ("LANGUAGE", "C", TRUE);
  g_test_init (&argc, &argv, NULL);
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);

  g_test_add_func ("/cli/play/plays", test_plays);
  g_test_add_func ("/cli/play/pace", test_pace);
  g_test_add_func ("/cli/play/variants", test_variants);
  g_test_add_func ("/cli/play/goes-on", test_goes_on);
  g_test_add_func ("/cli/play/ask-for-the-report", test_report);
  g_test_add_func ("/cli/play/null", test_null_game);
  add_traces (paths);
  return g_test_run ();
}
