/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `lab`: numbers depend on the series alone, not on how it is cut and shared out. `analyse`: the
 * account of a match balances. */
#include "cli-run.h"

#include <glib/gstdio.h>

/* Printed by lab with these arguments after a short series of random matches. */
#define series(...)                                                                                \
  succeed (NULL, "lab", "strafworp", "--matches", "60", "--players", "random,random", "--seed",    \
           "3", __VA_ARGS__)

static char *
save (const char *folder, const char *name, const char *text)
{
  char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
  return path;
}

typedef struct {
  char *folder, *paths[3];
} Parts;

static void
make_parts (Parts *self)
{
  self->folder = g_dir_make_tmp ("speelveld-lab-XXXXXX", NULL);
  for (unsigned i = 0; i < 3; i++) {
    g_autofree char *name = g_strdup_printf ("%u.json", i);
    g_autofree char *part = g_strdup_printf ("%u/3", i + 1);
    g_auto (Run) result = series ("--part", part, "--jobs", i == 0 ? "1" : "2");
    self->paths[i] = save (self->folder, name, result.out);
  }
}

static void
free_parts (Parts *self)
{
  for (unsigned i = 0; i < 3; i++) {
    g_remove (self->paths[i]);
    g_free (self->paths[i]);
  }
  g_remove (self->folder);
  g_free (self->folder);
}

static void
test_merge (void)
{
  Parts parts;
  make_parts (&parts);
  g_auto (Run) whole = series ("--jobs", "2");
  g_auto (Run) again = series ("--jobs", "1");
  g_auto (Run) sum =
      succeed (NULL, "lab", "--merge", parts.paths[2], parts.paths[0], parts.paths[1]);
  g_autoptr (JsonObject) line = line_object (sum.out, 0);

  g_assert_cmpstr (again.out, ==, whole.out);
  g_assert_cmpstr (sum.out, ==, whole.out);
  g_assert_cmpint (json_object_get_int_member (line, "matches"), ==, 60);
  free_parts (&parts);
}

static void
refuse (const char *sentence, const char *const *argv)
{
  g_auto (Run) result = run_argv (NULL, argv);

  g_assert_cmpint (result.status, ==, 1);
  g_assert_cmpstr (result.out, ==, "");
  g_assert_nonnull (strstr (result.err, sentence));
}

/* Parts that do not belong together. */
static void
test_strangers (void)
{
  Parts parts;
  make_parts (&parts);
  g_auto (Run) seeded = succeed (NULL, "lab", "strafworp", "--matches", "60", "--players",
                                 "random,random", "--seed", "4", "--part", "2/3");
  g_autofree char *path = save (parts.folder, "seeded.json", seeded.out);
  g_autofree char *bent = g_strdup (seeded.out);

  refuse ("another part, too",
          (const char *[]){ "lab", "--merge", parts.paths[0], parts.paths[0], NULL });
  refuse ("another series", (const char *[]){ "lab", "--merge", parts.paths[0], path, NULL });
  g_assert_true (g_str_has_prefix (bent, "{\"matches\":20"));
  bent[strlen ("{\"matches\":2")] = '1';
  g_free (save (parts.folder, "seeded.json", bent));
  refuse ("do not add up", (const char *[]){ "lab", "--merge", path, NULL });
  g_free (save (parts.folder, "seeded.json", "{\"matches\":1,\"wins\":[1]}"));
  refuse ("wins: two numbers are needed here", (const char *[]){ "lab", "--merge", path, NULL });
  g_remove (path);
  free_parts (&parts);
}

/* A match that has not begun can have other teams; one that has cannot. */
static void
test_teams (void)
{
  g_auto (Run) begun = succeed (NULL, "apply", "strafworp", "die 1");
  g_auto (Run) fresh = succeed (NULL, "new", "strafworp");
  g_autofree char *folder = g_dir_make_tmp ("speelveld-lab-XXXXXX", NULL);
  g_autofree char *path = save (folder, "begun.svmatch", begun.out);
  g_autofree char *new_path = save (folder, "new.svmatch", fresh.out);
  g_auto (Run) by_file =
      succeed (NULL, "lab", new_path, "--matches", "9", "--players", "random,random");
  g_auto (Run) by_name =
      succeed (NULL, "lab", "strafworp", "--matches", "9", "--players", "random,random");

  g_assert_cmpstr (by_file.out, ==, by_name.out);
  refuse ("begun with its own",
          (const char *[]){ "lab", path, "--matches", "4", "--first", "team.svteam", NULL });
  g_remove (path);
  g_remove (new_path);
  g_remove (folder);
}

static void
misuse (const char *sentence, const char *const *argv)
{
  g_auto (Run) result = run_argv (NULL, argv);

  g_assert_cmpint (result.status, ==, 2);
  g_assert_cmpstr (result.out, ==, "");
  g_assert_nonnull (strstr (result.err, sentence));
}

static void
test_bad_use (void)
{
  misuse ("--matches is missing", (const char *[]){ "lab", "strafworp", NULL });
  misuse ("--part takes two numbers",
          (const char *[]){ "lab", "strafworp", "--matches", "5", "--part", "2", NULL });
  misuse ("--part must be a whole number from 1 to 4",
          (const char *[]){ "lab", "strafworp", "--matches", "5", "--part", "5/4", NULL });
  misuse ("two names with a comma",
          (const char *[]){ "lab", "strafworp", "--matches", "5", "--players", "club", NULL });
  misuse ("No computer player “anna”",
          (const char *[]){ "lab", "eleven", "--matches", "5", "--players", "club,anna", NULL });
}

static double
of_pair (JsonObject *line, const char *key, unsigned i)
{
  return json_array_get_double_element (json_object_get_array_member (line, key), i);
}

/* A line for each event and one for all; what is estimated has an error. */
static void
test_move_analysis (gconstpointer game)
{
  g_auto (Run) match = succeed (NULL, "play", game, "--home", "greedy", "--away", "random",
                                "--seed", "3", "--pace", "20000");
  g_auto (Run) analysis =
      succeed (match.out, "analyse", "-", "--positions", "200000", "--seed", "4");
  g_auto (GStrv) lines = g_strsplit (g_strchomp (analysis.out), "\n", -1);
  const unsigned n = g_strv_length (lines) - 1;
  g_autoptr (JsonObject) document = line_object (match.out, 0);
  g_autoptr (JsonObject) sums = line_object (lines[n], 0);
  double loss = 0;

  g_assert_cmpuint (n, ==,
                    json_array_get_length (json_object_get_array_member (document, "events")));
  for (unsigned i = 0; i < n; i++) {
    g_autoptr (JsonObject) line = line_object (lines[i], 0);
    g_assert_cmpint (json_object_get_int_member (line, "index"), ==, i);
    g_assert_true (json_object_has_member (line, "loss") != json_object_has_member (line, "luck"));
    g_assert_true (json_object_has_member (line, "error") == (strcmp (game, "strafworp") != 0));
    loss += json_object_get_double_member_with_default (line, "loss", 0);
  }
  g_assert_cmpfloat_with_epsilon (of_pair (sums, "loss", 0) + of_pair (sums, "loss", 1), loss,
                                  1e-9);
  g_assert_cmpfloat_with_epsilon (json_object_get_double_member (sums, "start") +
                                      of_pair (sums, "luck", 0) - of_pair (sums, "luck", 1) -
                                      of_pair (sums, "loss", 0) + of_pair (sums, "loss", 1),
                                  json_object_get_double_member (sums, "end"), 1e-6);
}

/* Half a match has no account, and a half-understood order none either. */
static void
test_no_move_analysis (void)
{
  refuse ("not over yet", (const char *[]){ "analyse", "strafworp", NULL });
  refuse ("not over yet", (const char *[]){ "analyse", "eleven", NULL });
  misuse ("--seconds must be a whole number",
          (const char *[]){ "analyse", "eleven", "--seconds", "soon", NULL });
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/lab/merge", test_merge);
  g_test_add_func ("/cli/lab/strangers", test_strangers);
  g_test_add_func ("/cli/lab/teams", test_teams);
  g_test_add_func ("/cli/lab/bad-use", test_bad_use);
  g_test_add_data_func ("/cli/analyse/strafworp", "strafworp", test_move_analysis);
  g_test_add_data_func ("/cli/analyse/eleven", "eleven", test_move_analysis);
  g_test_add_data_func ("/cli/analyse/champions", "champions-2020", test_move_analysis);
  g_test_add_func ("/cli/analyse/none", test_no_move_analysis);
  return g_test_run ();
}
