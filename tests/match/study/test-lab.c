/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sv-lab: every pair of teams plays its matches; what was played stays when it is stopped. */
#include "sv-games.h"
#include "sv-json.h"
#include "sv-lab-figures.h"

#include <string.h>

typedef struct {
  SvVariantDoc *variant;
  GPtrArray *teams;
  SvLab *lab;
  const SvBot *players[2];
  unsigned n_changed;
} Fixture;

static void
changed_cb (gpointer data)
{
  ((Fixture *)data)->n_changed++;
}

static void
set_up (Fixture *f, gconstpointer data)
{
  const SvGame *game = sv_game_by_id ("strafworp");

  f->variant = sv_variant_doc_new (game);
  f->teams = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_team_doc_free);
  for (unsigned i = 0; i < 3; i++) {
    SvTeamDoc *team = sv_team_doc_new (game);
    g_free (team->name);
    team->name = g_strdup_printf ("The \"%c\"", (char)('A' + i));
    g_ptr_array_add (f->teams, team);
  }
  f->players[0] = f->players[1] = sv_bot_by_id ("random");
  f->lab = sv_lab_new (changed_cb, f);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  if (f->lab != NULL)
    sv_lab_free (f->lab);
  g_ptr_array_unref (f->teams);
  sv_variant_doc_free (f->variant);
}

static void
start (Fixture *f, guint64 matches)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (sv_lab_start (f->lab, f->variant, f->teams, f->players, matches, &error));
  g_assert_no_error (error);
}

static void
wait_for_end (Fixture *f)
{
  while (sv_lab_is_running (f->lab))
    g_main_context_iteration (NULL, TRUE);
}

static void
test_pairs (Fixture *f, gconstpointer data)
{
  start (f, 30);
  wait_for_end (f);
  g_assert_cmpuint (sv_lab_get_n_pairs (f->lab), ==, 3);
  for (unsigned i = 0; i < 3; i++) {
    const SvLabPair *pair = sv_lab_get_pair (f->lab, i);
    g_assert_cmpuint (pair->tally->matches, ==, 30);
    g_assert_cmpuint (pair->teams[0], <, pair->teams[1]);
  }
  g_assert_cmpfloat (sv_lab_get_done (f->lab), ==, 1);
  g_assert_cmpuint (f->n_changed, >, 3);
  g_autofree char *csv = sv_lab_dup_csv (f->lab);
  g_auto (GStrv) lines = g_strsplit (csv, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 5);
  g_assert_true (g_str_has_prefix (lines[1], "\"The \"\"A\"\"\",\"The \"\"B\"\"\",30,"));
  g_autofree char *words = sv_lab_dup_words (f->lab, 2);
  g_assert_true (g_str_has_prefix (words, "The \"B\" wins "));
  g_assert_nonnull (strstr (words, " of 30 matches ("));
}

/* It can be read again; the scores of a pair are as many as its matches. */
static void
test_json (Fixture *f, gconstpointer data)
{
  gint64 n = 0;

  start (f, 12);
  wait_for_end (f);
  g_autofree char *text = sv_lab_dup_json (f->lab);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) json = sv_json_read (text, strlen (text), &error);
  g_assert_no_error (error);
  g_assert_cmpstr (json_object_get_string_member (json, "game"), ==, "strafworp");
  JsonArray *pairs = json_object_get_array_member (json, "pairs");
  g_assert_cmpuint (json_array_get_length (pairs), ==, 3);
  JsonObject *last = json_array_get_object_element (pairs, 2);
  JsonArray *teams = json_object_get_array_member (last, "teams");
  g_assert_cmpstr (json_array_get_string_element (teams, 1), ==, "The \"C\"");
  g_assert_cmpint (json_object_get_int_member (last, "matches"), ==, 12);
  g_autoptr (GList) scores =
      json_object_get_values (json_object_get_object_member (last, "scores"));
  for (GList *score = scores; score != NULL; score = score->next)
    n += json_node_get_int (score->data);
  g_assert_cmpint (n, ==, 12);
}

/* In this game every goal is somebody's; who has a name has it there. */
static void
test_scorers (Fixture *f, gconstpointer data)
{
  guint64 sum = 0, all = 0, matches;

  SvTeamDoc *team = f->teams->pdata[1];
  g_free (team->cards[0].name);
  team->cards[0].name = g_strdup ("Anne");
  start (f, 20);
  wait_for_end (f);
  g_assert_cmpuint (sv_lab_get_n_teams (f->lab), ==, 3);
  for (unsigned k = 0; k < 3; k++)
    for (unsigned side = 0; side < 2; side++)
      all += sv_lab_get_pair (f->lab, k)->tally->goals[side];
  for (unsigned t = 0; t < 3; t++)
    for (unsigned i = 0; i < sv_lab_get_n_figurines (f->lab, t); i++) {
      sum += sv_lab_get_goals (f->lab, t, i, &matches);
      g_assert_cmpuint (matches, ==, 40); /* two of three pairs */
    }
  g_assert_cmpuint (all, >, 100);
  g_assert_cmpuint (sum, ==, all);
  /* Of the pair of the first and the second team. */
  sum = 0;
  for (unsigned i = 0; i < sv_lab_get_n_figurines (f->lab, 1); i++)
    sum += sv_lab_get_goals_in (f->lab, 0, 1, i);
  g_assert_cmpuint (sum, ==, sv_lab_get_pair (f->lab, 0)->tally->goals[1]);
  g_assert_nonnull (strstr (sv_lab_get_figurine (f->lab, 1, 0), "Anne"));
  g_autofree char *csv = sv_lab_dup_scorers_csv (f->lab);
  g_auto (GStrv) lines = g_strsplit (csv, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 1 + 3 * 4 + 1);
  g_assert_cmpstr (lines[0], ==, "\xef\xbb\xbfTeam,Figurine,Matches,Goals\r");
  g_assert_true (g_str_has_prefix (lines[5], "\"The \"\"B\"\"\",\"Anne"));
  g_assert_nonnull (strstr (lines[5], ",40,"));
  g_autofree char *json = sv_lab_dup_json (f->lab);
  g_assert_nonnull (strstr (json, "\"scorers\": [ [{ \"name\": "));
}

static void
test_stopped (Fixture *f, gconstpointer data)
{
  start (f, 1000000);
  while (f->n_changed == 0)
    g_main_context_iteration (NULL, TRUE);
  sv_lab_stop (f->lab);
  wait_for_end (f);
  g_assert_cmpfloat (sv_lab_get_done (f->lab), <, 1);
  g_assert_cmpuint (sv_lab_get_pair (f->lab, 0)->tally->matches, >, 0);
  g_assert_null (sv_lab_dup_words (f->lab, 2)); /* it never came to them */
}

/* In the middle of it, and nobody is told any more. */
static void
test_freed (Fixture *f, gconstpointer data)
{
  Fixture other = *f;

  start (f, 1000000);
  g_clear_pointer (&f->lab, sv_lab_free);
  other.lab = sv_lab_new (changed_cb, &other);
  start (&other, 30);
  wait_for_end (&other);
  sv_lab_free (other.lab);
  g_assert_cmpuint (f->n_changed, ==, 0);
}

/* What was counted before is forgotten, and what comes of it too. */
static void
test_again (Fixture *f, gconstpointer data)
{
  start (f, 20000);
  while (f->n_changed < 2)
    g_main_context_iteration (NULL, TRUE);
  start (f, 30);
  wait_for_end (f);
  for (unsigned i = 0; i < 3; i++)
    g_assert_cmpuint (sv_lab_get_pair (f->lab, i)->tally->matches, ==, 30);
  g_assert_cmpfloat (sv_lab_get_done (f->lab), ==, 1);
}

/* How much is done is known while it runs, and how long the rest takes as soon as anything is. */
static void
test_progress (Fixture *f, gconstpointer data)
{
  g_assert_cmpfloat (sv_lab_get_done (f->lab), ==, 0);
  g_assert_cmpint (sv_lab_get_seconds_left (f->lab), ==, -1);
  g_ptr_array_set_size (f->teams, 2);
  for (guint i = 0; i < 2; i++) {
    SvTeamDoc *team = f->teams->pdata[i];
    g_free (team->name);
    team->name = g_strdup ("");
  }
  start (f, 1);
  g_assert_cmpstr (sv_lab_get_name (f->lab, 0), ==, "First team");
  g_assert_cmpstr (sv_lab_get_name (f->lab, 1), ==, "Second team");
  while (sv_lab_get_done (f->lab) < 1)
    g_thread_yield ();
  g_assert_true (sv_lab_is_running (f->lab)); /* nobody has heard of it */
  g_assert_cmpint (sv_lab_get_seconds_left (f->lab), ==, 0);
  wait_for_end (f);
  g_assert_cmpfloat (sv_lab_get_done (f->lab), ==, 1);
  g_assert_cmpint (sv_lab_get_seconds_left (f->lab), ==, 0);

  /* In proportion: between what it would be with the least and with the most that can have been
   * done and have passed by now. */
  const gint64 before = g_get_monotonic_time ();
  start (f, 100000000);
  const gint64 begun = g_get_monotonic_time ();
  while (sv_lab_get_done (f->lab) <= 0)
    g_thread_yield ();
  const double least = sv_lab_get_done (f->lab);
  const gint64 asked = g_get_monotonic_time ();
  const int left = sv_lab_get_seconds_left (f->lab);
  const gint64 answered = g_get_monotonic_time ();
  const double most = sv_lab_get_done (f->lab);
  g_assert_cmpint (left, <=,
                   (int)((double)(answered - before) / G_USEC_PER_SEC / least * (1 - least)));
  g_assert_cmpint (left, >=, (int)((double)(asked - begun) / G_USEC_PER_SEC / most * (1 - most)));
}

static void
test_refused (Fixture *f, gconstpointer data)
{
  const SvGame *game = f->variant->game;
  const SvField *attack = sv_field_find (game->card_fields, game->n_card_fields, "attack");
  void *card = sv_team_doc_card_values (f->teams->pdata[2], 0);
  g_autoptr (GError) error = NULL;

  start (f, 1000000);
  sv_field_set (attack, card, sv_field_get (attack, card) + 1);
  g_assert_false (sv_lab_start (f->lab, f->variant, f->teams, f->players, 3, &error));
  g_assert_cmpstr (error->message, ==, "“The \"A\"” and “The \"C\"” cannot play by these rules.");
  g_assert_false (sv_lab_is_running (f->lab));
  g_assert_cmpuint (sv_lab_get_n_pairs (f->lab), ==, 0);
}

#define ADD(path, func) g_test_add (path, Fixture, NULL, set_up, func, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/match/lab/pairs", test_pairs);
  ADD ("/match/lab/json", test_json);
  ADD ("/match/lab/scorers", test_scorers);
  ADD ("/match/lab/stopped", test_stopped);
  ADD ("/match/lab/freed", test_freed);
  ADD ("/match/lab/refused", test_refused);
  ADD ("/match/lab/again", test_again);
  ADD ("/match/lab/progress", test_progress);
  return g_test_run ();
}
