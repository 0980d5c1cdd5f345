/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every command of speelveld-cli from outside: what it prints, says and returns. */
#include "cli-run.h"
#include "folder-fixture.h"
#include "worked-example.h"

#include <sys/stat.h>

static const char *const all_commands[] = { "new",   "show",  "trace", "apply",
                                            "check", "perft", "play",  "hint" };

static Run
run_worked (void)
{
  g_auto (GStrv) argv = g_strsplit ("apply,strafworp," EXAMPLE, ",", -1);
  return run_argv (NULL, (const char *const *)argv);
}

static void
test_help (void)
{
  g_auto (Run) help = succeed (NULL, "--help");
  g_auto (Run) cup = succeed (NULL, "cup", "--help");
  g_assert_nonnull (strstr (cup.out, "cup withdraw "));
  g_assert_null (strstr (cup.out, "thumbnail"));
  for (unsigned i = 0; i < G_N_ELEMENTS (all_commands); i++) {
    g_auto (Run) one = run (NULL, all_commands[i], "--help");
    assert_contains (help.out, all_commands[i]);
    g_assert_cmpint (one.status, ==, 0);
    g_assert_cmpstr (one.err, ==, "");
    assert_contains (one.out, "speelveld-cli");
    assert_contains (one.out, "FILE");
  }
  /* The template is known but not offered. */
  assert_contains (help.out, "strafworp");
  g_assert_null (strstr (help.out, "  null"));

  g_auto (Run) version = succeed (NULL, "--version");
  g_assert_true (g_str_has_prefix (version.out, "speelveld-cli "));
}

static void
test_bad_use (void)
{
  g_autofree char *path =
      g_build_filename (g_getenv ("SV_TRACES"), "..", "cli", "bad-use.list", NULL);
  g_autofree char *list = read_file (path, NULL);
  g_auto (GStrv) uses = g_strsplit (g_strchomp (list), "\n", -1);

  went_wrong (run (NULL, NULL), 2, "speelveld-cli: ");
  went_wrong (run (NULL, NULL), 2, "--help");
  for (char **use = uses; *use != NULL; use++) {
    g_auto (GStrv) argv = NULL;
    g_assert_true (g_shell_parse_argv (*use, NULL, &argv, NULL));
    g_test_message ("%s", *use);
    const Run result = run_argv (NULL, (const char *const *)argv);
    assert_contains (result.err, "speelveld-cli: ");
    went_wrong (result, 2, "--help");
  }
}

/* What was typed is near something; and what is near nothing is not guessed at. */
static void
test_near_misses (void)
{
  static const char *const games = "Games: strafworp, eleven, champions-2020.";

  went_wrong (run (NULL, "paly", "strafworp"), 2, "no command “paly”. Did you mean “play”?");
  went_wrong (run (NULL, "cup", "tabel", "x"), 2, "“cup tabel”. Did you mean “cup table”?");
  went_wrong (run (NULL, "cup"), 2, "“cup” needs a subcommand");
  went_wrong (run (NULL, "new", "korfball"), 2, games);
  went_wrong (run (NULL, "new", "11"), 2, "Did you mean “eleven”?");
  went_wrong (run (NULL, "show", "Strafwrop"), 1, "neither a file nor a game “Strafwrop”. Games: ");
  went_wrong (run (NULL, "sheets", "champions2020", "-o", "-"), 1, "mean “champions-2020”?");
  went_wrong (run (NULL, "play", "strafworp", "--home", "expret"), 2, "mean “expert”?");
  went_wrong (run (NULL, "play", "strafworp", "--hom=club"), 2, "Did you mean “--home”?");
  went_wrong (run (NULL, "schema", "varaint"), 2, "Did you mean “variant”?");
  went_wrong (run (NULL, "cup", "new", "eleven", "--kind", "group", "A", "B"), 2, "“groups”?");

  g_auto (Run) far = run (NULL, "show", "korfball");
  assert_contains (far.err, games);
  g_assert_null (strstr (far.err, "Did you mean"));
  g_auto (Run) unlike = run (NULL, "frobnicate");
  g_assert_null (strstr (unlike.err, "Did you mean"));
}

/* A file is named as it was given. */
static void
test_file_names (void)
{
  g_autofree char *nothing = g_build_filename (folder, "cup", "nothing.svmatch", NULL);
  g_autofree char *said = g_strdup_printf ("“%s” cannot be read: ", nothing);
  went_wrong (run (NULL, "show", nothing), 1, said);
  went_wrong (run (NULL, "sheets", nothing, "-o", "-"), 1, said);
  went_wrong (run (NULL, "cup", "table", nothing), 1, said);

  g_autofree char *out = g_build_filename (folder, "no", "folder.pdf", NULL);
  g_autofree char *unsaved = g_strdup_printf ("“%s” cannot be saved: ", out);
  went_wrong (run (NULL, "sheets", "strafworp", "-o", out), 1, unsaved);
}

static void
test_bad_input (void)
{
  g_autofree char *nothing = g_build_filename (folder, "nothing", NULL);
  g_autofree char *empty = write_file ("empty.svmatch", "");
  g_autofree char *newer = write_file (
      "newer.svmatch", "{\"format\":\"speelveld-match\",\"version\":2,\"game\":\"strafworp\"}");
  g_autofree char *foreign = write_file ("foreign.svmatch", "{\"format\":\"x\",\"version\":1}");
  const char *const paths[] = { nothing, empty, newer, foreign, folder };
  for (unsigned i = 0; i < G_N_ELEMENTS (paths); i++) {
    const char *const uses[][4] = {
      { "show", paths[i] },       { "trace", paths[i] }, { "apply", paths[i], "start" },
      { "perft", paths[i], "1" }, { "play", paths[i] },  { "new", "strafworp", "--first", paths[i] }
    };
    for (unsigned j = 0; j < G_N_ELEMENTS (uses); j++) {
      const char *argv[6] = { NULL };
      memcpy (argv, uses[j], sizeof uses[j]);
      g_auto (Run) result = run_argv (NULL, argv);
      g_assert_cmpint (result.status, ==, 1);
      g_assert_cmpstr (result.out, ==, "");
      assert_contains (result.err, "speelveld-cli: ");
      g_assert_cmpuint (count_lines (result.err), ==, 1);
    }
  }
}

static void
test_new (void)
{
  g_auto (Run) plain = succeed (NULL, "new", "strafworp");
  g_assert_cmpuint (count_lines (plain.out), ==, 1);
  g_assert_true (g_str_has_prefix (
      plain.out, "{\"format\":\"speelveld-match\",\"version\":1,\"game\":\"strafworp\""));

  g_autofree char *variant =
      write_file ("short.svvariant", "{\"format\":\"speelveld-variant\",\"version\":1,"
                                     "\"game\":\"strafworp\",\"name\":\"Short\",\"halves\":1}");
  g_autofree char *first =
      write_file ("v.svteam", "{\"format\":\"speelveld-team\",\"version\":1,"
                              "\"game\":\"strafworp\",\"name\":\"Velocitas\"}");
  g_auto (Run) own =
      succeed ("{\"format\":\"speelveld-team\",\"version\":1,"
               "\"game\":\"strafworp\",\"name\":\"Orange\"}",
               "new", "strafworp", "--variant", variant, "--first", first, "--second", "-");
  g_autoptr (JsonObject) doc = line_object (own.out, 0);
  JsonObject *written = json_object_get_object_member (doc, "variant");
  g_assert_cmpstr (json_object_get_string_member (written, "name"), ==, "Short");
  g_assert_cmpint (json_object_get_int_member (written, "halves"), ==, 1);
  JsonArray *teams = json_object_get_array_member (doc, "teams");
  g_assert_cmpstr (json_object_get_string_member (json_array_get_object_element (teams, 0), "name"),
                   ==, "Velocitas");
  g_assert_cmpstr (json_object_get_string_member (json_array_get_object_element (teams, 1), "name"),
                   ==, "Orange");

  /* Of another game, and broken. */
  went_wrong (run (NULL, "new", "null", "--first", first), 1, "v.svteam");
  went_wrong (run ("{\"format\":\"speelveld-variant\",\"version\":1,"
                   "\"game\":\"strafworp\",\"halves\":3}",
                   "new", "strafworp", "--variant", "-"),
              1, "halves: ");
}

static void
test_show (void)
{
  g_auto (Run) start = run (NULL, "show", "strafworp");
  g_assert_cmpstr (
      start.out, ==,
      "{\"after\":0,\"node\":{\"kind\":\"chance\",\"side\":\"first\",\"die\":6,"
      "\"legal\":[\"die 1\",\"die 2\",\"die 3\",\"die 4\",\"die 5\",\"die 6\"]},"
      "\"state\":{\"phase\":\"toss\",\"half\":1,\"golden\":false,\"home\":null,"
      "\"zone\":{\"first\":1,\"second\":2},\"score\":{\"first\":0,\"second\":0},"
      "\"attacking\":null,\"ball\":null,\"mover\":null,\"defender\":null,\"shot\":null,"
      "\"dice\":[],\"figurines\":{\"first\":{\"1\":null,\"2\":null,\"3\":null,\"4\":null},"
      "\"second\":{\"1\":null,\"2\":null,\"3\":null,\"4\":null}},\"since_change\":0,"
      "\"restart\":false}}\n");
  g_auto (Run) null_game = succeed (NULL, "show", "null");

  g_auto (Run) match = run_worked ();
  g_auto (Run) after = run (match.out, "show", "-", "--after", "2");
  g_autoptr (JsonObject) line = line_object (after.out, 0);
  g_assert_cmpint (json_object_get_int_member (line, "after"), ==, 2);
  JsonObject *node = json_object_get_object_member (line, "node");
  g_assert_cmpstr (json_object_get_string_member (node, "side"), ==, "home");
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (node, "legal")), ==, 24);
  g_auto (Run) zero = run (match.out, "show", "-", "--after", "0");
  g_assert_cmpstr (zero.out, ==, start.out);
}

/* A match that begins in the middle is a match in every command. */
static void
test_start (void)
{
  static const char text[] =
      "{\"format\":\"speelveld-match\",\"version\":1,\"game\":\"strafworp\",\"variant\":{},"
      "\"teams\":[{},{}],\"clock\":{\"elapsed_ms\":60000},\"start\":{\"phase\":\"move\","
      "\"half\":2,\"golden\":false,\"home\":\"first\",\"zone\":{\"home\":1,\"away\":2},"
      "\"score\":{\"home\":3,\"away\":1},\"attacking\":\"home\",\"ball\":1,\"mover\":2,"
      "\"defender\":null,\"shot\":null,\"dice\":[],\"figurines\":{"
      "\"home\":{\"1\":\"a\",\"2\":\"b\",\"3\":\"c\",\"4\":\"d\"},"
      "\"away\":{\"1\":\"a\",\"2\":\"b\",\"3\":\"c\",\"4\":\"d\"}}},"
      "\"events\":[\"move 2 e\"]}";
  g_autofree char *path = write_file ("start.svmatch", text);

  g_auto (Run) shown = run (text, "show", "-");
  assert_contains (shown.out, "\"after\":1,\"node\":{\"kind\":\"decision\",\"side\":\"home\"");
  assert_contains (shown.out, "\"score\":{\"home\":3,\"away\":1}");
  g_auto (Run) first = run (text, "show", "-", "--after", "0");
  assert_contains (first.out, "\"legal\":[\"move 2 e\",\"move 2 f\"]");
  g_auto (Run) traced = run (text, "trace", "-");
  g_assert_cmpuint (count_lines (traced.out), ==, 2);
  g_auto (Run) applied = run (text, "apply", "-", "move 3 f", "move 4 c");
  g_assert_cmpstr (applied.err, ==, "");
  assert_contains (applied.out, "\"start\":{\"phase\":\"move\",\"half\":2");
  g_auto (Run) again = run (applied.out, "show", "-");
  assert_contains (again.out, "{\"after\":3,");
  g_auto (Run) perft = succeed (text, "perft", "-", "2");
  g_auto (Run) played = succeed (text, "play", "-", "--seed", "1");
  assert_contains (played.out, "\"start\":{");
  g_auto (Run) over = run (played.out, "show", "-");
  assert_contains (over.out, "\"kind\":\"over\"");
  g_auto (Run) checked = succeed (NULL, "check", path);

  g_autoptr (GString) broken = g_string_new (text);
  g_string_replace (broken, "\"2\":\"b\"", "\"2\":\"a\"", 1);
  static const char *const commands[] = { "show", "trace", "play" };
  for (unsigned i = 0; i < G_N_ELEMENTS (commands); i++) {
    went_wrong (run (broken->str, commands[i], "-"), 1, "start.figurines.home.2: another figurine");
  }
}

static void
test_worked_example (void)
{
  g_auto (Run) match = run_worked ();
  g_assert_cmpstr (match.err, ==, "");
  g_assert_cmpint (match.status, ==, 0);
  g_auto (Run) shown = run (match.out, "show", "-");
  assert_contains (shown.out, "{\"after\":24,\"node\":{\"kind\":\"chance\",\"side\":\"away\"");
  assert_contains (shown.out, "\"phase\":\"shot\"");
  assert_contains (shown.out,
                   "\"score\":{\"home\":1,\"away\":0},\"attacking\":\"away\",\"ball\":4");

  g_auto (Run) trace = run (match.out, "trace", "-");
  g_assert_cmpuint (count_lines (trace.out), ==, EXAMPLE_EVENTS + 1);
  g_assert_true (g_str_has_suffix (trace.out, shown.out));

  /* Step by step gives the same document as all at once. */
  g_autofree char *document = NULL;
  {
    g_auto (Run) begin = run (NULL, "new", "strafworp");
    document = g_strdup (begin.out);
  }
  g_auto (GStrv) worked = g_strsplit (EXAMPLE, ",", -1);
  for (unsigned i = 0; i < EXAMPLE_EVENTS; i++) {
    g_auto (Run) step = succeed (document, "apply", "-", worked[i]);
    g_free (document);
    document = g_strdup (step.out);
  }
  g_assert_cmpstr (document, ==, match.out);
}

static void
check_perft (const char *input, const char *name, const gint64 *counts, unsigned n)
{
  g_autofree char *depth = g_strdup_printf ("%u", n);
  g_auto (Run) perft = succeed (input, "perft", name, depth);
  g_assert_cmpuint (count_lines (perft.out), ==, n);
  for (unsigned i = 0; i < n; i++) {
    g_autoptr (JsonObject) line = line_object (perft.out, i);
    g_assert_cmpint (json_object_get_int_member (line, "depth"), ==, i + 1);
    g_assert_cmpint (json_object_get_int_member (line, "count"), ==, counts[i]);
    g_assert_cmpfloat (json_object_get_double_member (line, "seconds"), >=, 0.0);
  }
}

static void
test_perft (void)
{
  static const gint64 standard[] = { 6, 36, 756, 11016 };
  static const gint64 later[] = { 6, 36, 80, 159, 276, 1296 };
  g_auto (Run) match = run_worked ();
  check_perft (NULL, "strafworp", standard, G_N_ELEMENTS (standard));
  check_perft (match.out, "-", later, G_N_ELEMENTS (later));
}

static void
test_apply_illegal (void)
{
  g_auto (Run) match = run_worked ();
  g_auto (Run) one = run (match.out, "apply", "-", "die 1", "move 2 q", "die 2");
  g_assert_cmpint (one.status, ==, 1);
  g_assert_cmpstr (one.out, ==, "");
  assert_contains (one.err, "events[25]");
  assert_contains (one.err, "move 2 q");
  assert_contains (one.err, "legal: die 1, die 2, die 3, die 4, die 5, die 6\n");

  /* The clock's event: not in the toss, and named among the legal ones where it is. */
  static const char *const bad[] = { "time",   "die 0", "die 7",  "DIE 1", " die 1",
                                     "die 1 ", "die",   "die  1", "",      "die 01" };
  for (unsigned i = 0; i < G_N_ELEMENTS (bad); i++) {
    g_auto (Run) toss = run (NULL, "apply", "strafworp", bad[i]);
    g_assert_cmpint (toss.status, ==, 1);
    g_assert_cmpstr (toss.out, ==, "");
    assert_contains (toss.err, "events[0]");
    g_assert_null (strstr (toss.err, "die 6, time"));
  }
  g_auto (Run) late = run (match.out, "apply", "-", "die 9");
  assert_contains (late.err, ", time");
  g_auto (Run) time_over = succeed (match.out, "apply", "-", "time");
}

static void
test_apply_keeps (void)
{
  g_auto (Run) kept =
      succeed ("{\"format\":\"speelveld-match\",\"version\":1,\"game\":\"strafworp\","
               "\"variant\":{},\"teams\":[{},{}],\"events\":[],\"x-mine\":[1,2]}",
               "apply", "-", "die 4");
  assert_contains (kept.out, "\"x-mine\":[1,2]");
  assert_contains (kept.out, "\"events\":[\"die 4\"]");
}

static void
test_check (void)
{
  g_auto (Run) match = run_worked ();
  g_autofree char *good = write_file ("good.svmatch", match.out);
  g_autofree char *bad = write_file (
      "bad.svmatch",
      "{\"format\":\"speelveld-match\",\"version\":1,\"game\":\"strafworp\",\"variant\":{},"
      "\"teams\":[{},{}],\"events\":[\"die 4\",\"die 9\"]}");
  g_autofree char *team = write_file (
      "team.svteam", "{\"format\":\"speelveld-team\",\"version\":1,\"game\":\"strafworp\"}");
  g_autofree char *board = g_build_filename (g_getenv ("SV_TRACES"), "..", "..", "..", "data",
                                             "boards", "small.json", NULL);
  g_autofree char *cup = write_file ("c.svcup", "{\"format\":\"speelveld-cup\",\"version\":1}");

  g_auto (Run) alone = succeed (NULL, "check", good);

  g_auto (Run) all = run (match.out, "check", good, bad, team, board, cup, "-");
  g_assert_cmpint (all.status, ==, 1);
  g_assert_cmpuint (count_lines (all.out), ==, 6);
  static const gboolean ok[] = { TRUE, FALSE, TRUE, TRUE, FALSE, TRUE };
  static const char *const kinds[] = { "match", NULL, "team", "board", NULL, "match" };
  const char *const files[] = { good, bad, team, board, cup, "-" };
  for (unsigned i = 0; i < G_N_ELEMENTS (ok); i++) {
    g_autoptr (JsonObject) line = line_object (all.out, i);
    g_assert_cmpstr (json_object_get_string_member (line, "file"), ==, files[i]);
    g_assert_cmpint (json_object_get_boolean_member (line, "ok"), ==, ok[i]);
    if (ok[i])
      g_assert_cmpstr (json_object_get_string_member (line, "kind"), ==, kinds[i]);
    else
      g_assert_cmpstr (json_object_get_string_member (line, "error"), !=, "");
    g_assert_cmpint (json_object_has_member (line, "event"), ==, i == 1);
    if (i == 1)
      g_assert_cmpint (json_object_get_int_member (line, "event"), ==, 1);
  }
}

/* What makes a match a lesson or puzzles is looked at too. */
static void
test_check_learning (void)
{
  static const struct {
    const char *key, *value, *error; /* NULL: it is sound */
  } cases[] = {
    { "remarks", "[{\"after\":0,\"text\":\"Look.\",\"point\":[\"a\",\"dice\"]}]", NULL },
    { "remarks", "[{\"after\":2,\"text\":\"Look.\"},{\"after\":1,\"text\":\"Back.\"}]",
      "remarks[1].after: 1 is outside 2–2" },
    { "remarks", "[{\"after\":0,\"text\":\"Look.\",\"point\":[\"moon\"]}]",
      "remarks[0].point[0]: “moon” is neither a space of the board nor a part of the page" },
    { "puzzles", "[{\"after\":1,\"goal\":40,\"chances\":[1]}]",
      "puzzles[0].chances: there must be as many numbers here as there are choices: 0" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *text = g_strdup_printf (
        "{\"format\":\"speelveld-match\",\"version\":1,\"game\":\"strafworp\",\"variant\":{},"
        "\"teams\":[{},{}],\"events\":[\"die 4\",\"die 3\"],\"%s\":%s}",
        cases[i].key, cases[i].value);
    g_auto (Run) checked = run (text, "check", "-");
    g_autoptr (JsonObject) line = line_object (checked.out, 0);

    g_assert_cmpint (checked.status, ==, cases[i].error != NULL);
    if (cases[i].error != NULL)
      g_assert_cmpstr (json_object_get_string_member (line, "error"), ==, cases[i].error);
    else
      g_assert_cmpint (json_object_get_int_member (line, cases[i].key), ==, 1);
  }
}

/* A full disk and a closed output are told; a reader that has gone is not worth a word. */
static void
test_output (void)
{
  const char *cli = g_getenv ("SV_CLI");
  static const struct {
    const char *redirection;
    gboolean said;
  } outputs[] = { { ">/dev/full", TRUE }, { ">&-", TRUE }, { "| true", FALSE } };
  for (unsigned i = 0; i < G_N_ELEMENTS (outputs); i++) {
    g_autofree char *quoted = g_shell_quote (cli);
    g_autofree char *script =
        g_strdup_printf ("{ %s play strafworp --seed 1 --pace 100; echo $? >&2; } %s", quoted,
                         outputs[i].redirection);
    const char *const argv[] = { "/bin/sh", "-c", script, NULL };
    g_autoptr (GError) error = NULL;
    g_autoptr (GSubprocess) process =
        g_subprocess_newv (argv, G_SUBPROCESS_FLAGS_STDERR_PIPE, &error);
    g_assert_no_error (error);
    g_autofree char *err = NULL;
    g_subprocess_communicate_utf8 (process, NULL, NULL, NULL, &err, &error);
    g_assert_no_error (error);
    g_assert_true (g_str_has_suffix (err, "1\n"));
    g_assert_cmpint (strstr (err, "speelveld-cli: The output") != NULL, ==, outputs[i].said);
  }
}

/* A small PNG with 500,000 bytes behind it, in base64. */
static char *
make_large_picture (void)
{
  static const char small[] =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY"
      "42YAAAAASUVORK5CYII=";
  gsize n;
  g_autofree guint8 *data = g_base64_decode (small, &n);
  g_autofree guint8 *large = g_malloc0 (500000);

  memcpy (large, data, n);
  return g_base64_encode (large, 500000);
}

/* What could not be opened again is not made. */
static void
test_too_large (void)
{
  g_autofree char *path = g_build_filename (folder, "large.svteam", NULL);
  g_autofree char *picture = make_large_picture ();
  g_autoptr (GString) team = g_string_new ("{\"format\":\"speelveld-team\",\"version\":1,"
                                           "\"game\":\"champions-2020\",\"cards\":[");

  for (unsigned i = 1; i <= 16; i++)
    g_string_append_printf (team, "%s{\"number\":%u,\"picture\":\"data:image/png;base64,%s\"}",
                            i > 1 ? "," : "", i, picture);
  g_string_append (team, "]}");
  g_assert_true (g_file_set_contents (path, team->str, -1, NULL));
  g_auto (Run) good = succeed (NULL, "check", path);
  g_auto (Run) one = succeed (NULL, "new", "champions-2020", "--first", path);
  g_auto (Run) two = run (NULL, "new", "champions-2020", "--first", path, "--second", path);
  g_assert_cmpint (two.status, ==, 1);
  g_assert_cmpstr (two.out, ==, "");
  assert_contains (two.err, "larger than 16 MiB");
  assert_contains (two.err, "smaller pictures");
}

/* A pipe that nobody writes to holds nobody up. */
static void
test_pipe (void)
{
  static const char *const commands[] = { "check", "show", "trace", "perft", "play", "hint" };
  g_autofree char *path = g_build_filename (folder, "pipe.svmatch", NULL);

  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  for (unsigned i = 0; i < G_N_ELEMENTS (commands); i++) {
    g_auto (Run) result = run (NULL, commands[i], path, i == 3 ? "1" : NULL);
    g_autofree char *all = g_strconcat (result.out, result.err, NULL);
    g_assert_cmpint (result.status, ==, 1);
    assert_contains (all, "cannot be read: it is not an ordinary file");
  }
}

/* The schemas that are installed are those that the field tables give; tests/bless.sh makes
 * them. */
static void
test_schema (void)
{
  const char *const kinds[] = { "team",        "variant", "match", "board",
                                "competition", "lesson",  "puzzle" };

  for (unsigned i = 0; i < G_N_ELEMENTS (kinds); i++) {
    g_autofree char *name = g_strconcat (kinds[i], ".schema.json", NULL);
    g_autofree char *path = g_build_filename (g_getenv ("SV_SCHEMAS"), name, NULL);
    g_autofree char *kept = NULL;
    g_auto (Run) schema = run (NULL, "schema", kinds[i]);

    g_assert_true (g_file_get_contents (path, &kept, NULL, NULL));
    g_assert_cmpint (schema.status, ==, 0);
    g_assert_cmpstr (schema.out, ==, kept);
  }
  went_wrong (run (NULL, "schema", "cup"), 2, "");
}

int
main (int argc, char **argv)
{
  g_setenv ("LC_ALL", "C.UTF-8", TRUE);
  g_setenv ("LANGUAGE", "C", TRUE);
  g_test_init (&argc, &argv, NULL);
  folder = g_dir_make_tmp ("speelveld-cli-XXXXXX", NULL);
  g_assert_nonnull (folder);

  g_test_add_func ("/cli/help", test_help);
  g_test_add_func ("/cli/bad-use", test_bad_use);
  g_test_add_func ("/cli/near-misses", test_near_misses);
  g_test_add_func ("/cli/file-names", test_file_names);
  g_test_add_func ("/cli/bad-input", test_bad_input);
  g_test_add_func ("/cli/new", test_new);
  g_test_add_func ("/cli/show", test_show);
  g_test_add_func ("/cli/start", test_start);
  g_test_add_func ("/cli/worked-example", test_worked_example);
  g_test_add_func ("/cli/perft", test_perft);
  g_test_add_func ("/cli/apply/illegal", test_apply_illegal);
  g_test_add_func ("/cli/apply/keeps-unknown-keys", test_apply_keeps);
  g_test_add_func ("/cli/check", test_check);
  g_test_add_func ("/cli/check/learning", test_check_learning);
  g_test_add_func ("/cli/too-large", test_too_large);
  g_test_add_func ("/cli/pipe", test_pipe);
  g_test_add_func ("/cli/output", test_output);
  g_test_add_func ("/cli/schema", test_schema);
  int status = g_test_run ();
  remove_folder (folder);
  g_free (folder);
  return status;
}
