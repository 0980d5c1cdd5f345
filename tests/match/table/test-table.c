/* SPDX-License-Identifier: GPL-3.0-or-later */

/* SvTable: the clock, goals, periods, dice, undo of each, and what is kept on disk. */

#include "doc-fixture.h"
#include "folder-fixture.h"
#include "save-fixture.h"
#include "sv-games.h"
#include "sv-table-times.h"
#include "sv-table.h"
#include "table-fixture.h"

#include <json-glib/json-glib.h>

typedef struct {
  SvTable *table;
  char *path;
  gint64 now_us;
  int whistles, notices;
} Fixture;

static void
set_rule (SvVariantDoc *variant, const char *key, int32_t value)
{
  const SvField *field =
      sv_field_find (variant->game->variant_fields, variant->game->n_variant_fields, key);

  g_assert_nonnull (field);
  sv_field_set (field, variant->setup, value);
}

static void
set_up (Fixture *f, gconstpointer data)
{
  folder = g_dir_make_tmp ("speelveld-XXXXXX", NULL);
  f->path = g_build_filename (folder, "table.json", NULL);
  f->table = sv_table_new (standard_doc (sv_games ()[0]));
  f->now_us = 1000;
  sv_clock_set_source (sv_table_get_clock (f->table), fake_time, &f->now_us);
  g_signal_connect_swapped (f->table, "whistle", G_CALLBACK (count_cb), &f->whistles);
  g_signal_connect_swapped (f->table, "notice", G_CALLBACK (count_cb), &f->notices);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_clear_object (&f->table);
  sv_save_wait ();
  remove_folder (folder);
  g_free (f->path);
  g_free (folder);
}

/* Let the clock run for some seconds. */
static void
play (Fixture *f, int seconds)
{
  SvClock *clock = sv_table_get_clock (f->table);

  sv_clock_set_paused (clock, FALSE);
  for (int i = 0; i < seconds; i++) {
    f->now_us += G_USEC_PER_SEC;
    sv_clock_check (clock);
  }
}

static void
test_clock (Fixture *f, gconstpointer data)
{
  SvClock *clock = sv_table_get_clock (f->table);
  const int length = (int)(sv_clock_get_length (clock) / 1000);

  g_assert_cmpint (length, >, 60);
  g_assert_true (sv_clock_get_paused (clock));
  g_assert_cmpstr (sv_table_get_period_name (f->table), ==, "First half");
  play (f, length - 1);
  g_assert_cmpint (f->whistles, ==, 0);
  play (f, 2);
  g_assert_cmpint (f->whistles, ==, 1);

  g_assert_true (sv_table_next_period (f->table));
  g_assert_cmpuint (sv_table_get_period (f->table), ==, 2);
  g_assert_cmpint (sv_clock_get_elapsed (clock), ==, 0);
  g_assert_true (sv_clock_get_paused (clock));
  g_assert_true (sv_undo_go (sv_table_get_undo (f->table), -1));
  g_assert_cmpuint (sv_table_get_period (f->table), ==, 1);
  g_assert_cmpint (sv_clock_get_elapsed (clock), ==, (gint64)length * 1000);
  g_assert_true (sv_undo_go (sv_table_get_undo (f->table), 1));
  while (sv_table_next_period (f->table))
    ;
  g_assert_cmpuint (sv_table_get_period (f->table), ==, sv_table_get_n_periods (f->table));
}

static void
test_goals (Fixture *f, gconstpointer data)
{
  unsigned n;

  g_assert_false (sv_table_remove_goal (f->table, 0));
  g_assert_false (sv_table_get_used (f->table));
  play (f, 30);
  g_assert_true (sv_table_add_goal (f->table, 0, 2));
  g_assert_true (sv_table_add_goal (f->table, 1, -1));
  g_assert_true (sv_table_add_goal (f->table, 0, -1));
  g_assert_cmpint (sv_table_get_score (f->table, 0), ==, 2);
  g_assert_cmpint (sv_table_get_score (f->table, 1), ==, 1);
  const SvTableNote *goals = sv_table_get_notes (f->table, &n);
  g_assert_cmpuint (n, ==, 3);
  g_assert_cmpint (goals[0].card, ==, 2);
  g_assert_cmpint (goals[0].at_ms, ==, 30000);

  g_assert_true (sv_table_remove_goal (f->table, 0));
  g_assert_cmpint (sv_table_get_score (f->table, 0), ==, 1);
  g_assert_true (sv_undo_go (sv_table_get_undo (f->table), -1));
  g_assert_cmpint (sv_table_get_score (f->table, 0), ==, 2);
  sv_table_restart (f->table);
  g_assert_cmpint (sv_table_get_score (f->table, 0), ==, 0);
  g_assert_cmpint (sv_clock_get_elapsed (sv_table_get_clock (f->table)), ==, 0);
  g_assert_true (sv_undo_go (sv_table_get_undo (f->table), -1));
  g_assert_cmpint (sv_table_get_score (f->table, 0), ==, 2);
  g_assert_cmpint (sv_clock_get_elapsed (sv_table_get_clock (f->table)), ==, 30000);
  while (sv_undo_go (sv_table_get_undo (f->table), -1))
    ;
  g_assert_cmpint (sv_table_get_score (f->table, 0), ==, 0);
  /* A goal taken back does not turn the clock back. */
  g_assert_cmpint (sv_clock_get_elapsed (sv_table_get_clock (f->table)), ==, 30000);
  for (int i = 0; i < SV_TABLE_MAX_NOTES; i++)
    g_assert_true (sv_table_add_goal (f->table, 0, -1));
  g_assert_false (sv_table_add_goal (f->table, 0, -1));
}

static void
test_dice (Fixture *f, gconstpointer data)
{
  unsigned before[2];

  g_assert_cmpuint (sv_table_get_die (f->table, 0), ==, 0);
  sv_table_throw (f->table);
  for (unsigned i = 0; i < 2; i++) {
    before[i] = sv_table_get_die (f->table, i);
    g_assert_cmpuint (before[i], >=, 1);
    g_assert_cmpuint (before[i], <=, 6);
  }
  g_assert_false (sv_table_enter_die (f->table, 7));
  g_assert_true (sv_table_enter_die (f->table, 4));
  g_assert_cmpuint (sv_table_get_die (f->table, 1), ==, 0);
  g_assert_true (sv_table_enter_die (f->table, 2));
  g_assert_cmpuint (sv_table_get_die (f->table, 0), ==, 4);
  g_assert_cmpuint (sv_table_get_die (f->table, 1), ==, 2);

  /* A die that was typed is corrected, but not when something else was written down since. */
  g_assert_true (sv_table_correct_die (f->table));
  g_assert_cmpuint (sv_table_get_die (f->table, 1), ==, 0);
  g_assert_true (sv_table_enter_die (f->table, 2));
  g_assert_true (sv_table_add_goal (f->table, 0, -1));
  g_assert_false (sv_table_correct_die (f->table));
  sv_undo_go (sv_table_get_undo (f->table), -1);
  sv_undo_go (sv_table_get_undo (f->table), -1);
  sv_undo_go (sv_table_get_undo (f->table), -1);
  for (unsigned i = 0; i < 2; i++)
    g_assert_cmpuint (sv_table_get_die (f->table, i), ==, before[i]);
}

static void
test_teams (Fixture *f, gconstpointer data)
{
  g_autoptr (SvTeamDoc) team = named_team (sv_games ()[0], "De Korf");
  g_autoptr (GError) error = NULL;
  g_autoptr (SvTeamDoc) home = named_team (sv_games ()[0], "Fox");
  g_autofree char *before = g_strdup (sv_table_get_team_name (f->table, 1));

  sv_table_add_goal (f->table, 1, -1);
  g_assert_true (sv_table_set_team (f->table, 0, home, &error));
  g_assert_true (sv_table_set_team (f->table, 1, team, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (sv_table_get_team_name (f->table, 1), ==, "De Korf");
  g_assert_cmpstr (sv_table_get_team_name (f->table, 0), ==, "Fox");
  g_assert_cmpint (sv_table_get_score (f->table, 1), ==, 1);
  sv_undo_go (sv_table_get_undo (f->table), -1);
  g_assert_cmpstr (sv_table_get_team_name (f->table, 1), ==, before);
}

/* Rules with one half: the second becomes that one, what was played of it stays; undo brings both
 * halves back. */
static void
test_rules (Fixture *f, gconstpointer data)
{
  const SvMatchDoc *doc = sv_table_get_doc (f->table);
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_copy (doc->variant);
  SvClock *clock = sv_table_get_clock (f->table);
  g_autoptr (GError) error = NULL;

  const gint64 before = sv_clock_get_length (clock);
  set_rule (variant, "halves", 1);
  set_rule (variant, "minutes", 7);
  g_autoptr (SvTeamDoc) home = named_team (sv_games ()[0], "Fox");
  g_autofree char *away = g_strdup (sv_table_get_team_name (f->table, 1));
  g_assert_true (sv_table_set_team (f->table, 0, home, &error));
  sv_table_next_period (f->table);
  play (f, 90);
  sv_table_add_goal (f->table, 0, 2);
  g_assert_true (sv_table_set_variant (f->table, variant, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (sv_table_get_team_name (f->table, 0), ==, "Fox");
  g_assert_cmpstr (sv_table_get_team_name (f->table, 1), ==, away);
  g_assert_cmpuint (sv_table_get_n_periods (f->table), ==, 1);
  g_assert_cmpuint (sv_table_get_period (f->table), ==, 1);
  g_assert_cmpint (sv_clock_get_length (clock), ==, 7 * 60 * 1000);
  g_assert_cmpint (sv_clock_get_elapsed (clock), ==, 90 * 1000);
  g_assert_cmpint (sv_table_get_score (f->table, 0), ==, 1);
  sv_undo_go (sv_table_get_undo (f->table), -1);
  g_assert_cmpuint (sv_table_get_period (f->table), ==, 2);
  g_assert_cmpint (sv_clock_get_length (clock), ==, before);
}

static void
test_kept (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  unsigned n;

  sv_auto_saver_set_path (SV_AUTO_SAVER (f->table), f->path, NULL);
  sv_table_next_period (f->table);
  sv_table_add_goal (f->table, 1, 3);
  sv_table_enter_die (f->table, 5);
  write_out (f->table);
  play (f, 12); /* no change after it: the running clock alone is written down */
  write_out (f->table);

  g_autoptr (SvTable) again = sv_table_new_from_file (f->path, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (sv_table_get_period (again), ==, 2);
  g_assert_cmpint (sv_table_get_score (again, 1), ==, 1);
  g_assert_cmpint (sv_table_get_notes (again, &n)[0].card, ==, 3);
  g_assert_cmpuint (sv_table_get_die (again, 0), ==, 5);
  g_assert_cmpuint (sv_table_get_die (again, 1), ==, 0);
  g_assert_cmpint (sv_clock_get_elapsed (sv_table_get_clock (again)), >=, 7000);
  g_assert_true (sv_clock_get_paused (sv_table_get_clock (again)));
  g_assert_true (sv_table_get_used (again));
  g_assert_cmpint (f->notices, ==, 0);
}

/* All steps can be undone and done again after the program was closed: goals, one that was taken
 * from among others, another team, the next period, dice. */
static void
test_steps_kept (Fixture *f, gconstpointer data)
{
  g_autoptr (SvTeamDoc) team = named_team (sv_games ()[0], "De Korf");
  g_autoptr (GError) error = NULL;
  unsigned n;

  sv_auto_saver_set_path (SV_AUTO_SAVER (f->table), f->path, NULL);
  g_autofree char *before = g_strdup (sv_table_get_team_name (f->table, 1));
  sv_table_add_goal (f->table, 0, 2);
  sv_table_add_goal (f->table, 1, 3);
  g_assert_true (sv_table_remove_goal (f->table, 0));
  g_assert_true (sv_table_set_team (f->table, 1, team, &error));
  g_assert_true (sv_table_next_period (f->table));
  g_assert_true (sv_table_enter_die (f->table, 4));
  g_assert_true (sv_undo_go (sv_table_get_undo (f->table), -1));
  write_out (f->table);

  g_autoptr (SvTable) again = sv_table_new_from_file (f->path, &error);
  g_assert_no_error (error);
  SvUndo *undo = sv_table_get_undo (again);
  g_assert_cmpuint (sv_table_get_period (again), ==, 2);
  g_assert_cmpstr (sv_table_get_team_name (again, 1), ==, "De Korf");
  g_assert_true (sv_undo_go (undo, 1));
  g_assert_cmpuint (sv_table_get_die (again, 0), ==, 4);
  g_assert_false (sv_undo_can_go (undo, 1));
  g_assert_true (sv_undo_go (undo, -2));
  g_assert_cmpuint (sv_table_get_period (again), ==, 1);
  g_assert_true (sv_undo_go (undo, -1));
  g_assert_cmpstr (sv_table_get_team_name (again, 1), ==, before);
  g_assert_cmpint (sv_table_get_score (again, 0), ==, 0);
  g_assert_cmpint (sv_table_get_notes (again, &n)[0].card, ==, 3);
  g_assert_true (sv_undo_go (undo, -1));
  g_assert_cmpint (sv_table_get_notes (again, &n)[0].card, ==, 2);
  g_assert_cmpuint (n, ==, 2);
  g_assert_true (sv_undo_go (undo, -2));
  g_assert_false (sv_table_get_used (again));
  g_assert_false (sv_undo_can_go (undo, -1));
}

/* Who tries many teams and throws all day long keeps the latest steps, and a file that can be
 * read. */
static void
test_steps_bounded (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  sv_auto_saver_set_path (SV_AUTO_SAVER (f->table), f->path, NULL);
  for (int i = 0; i < 20; i++) {
    g_autofree char *name = g_strdup_printf ("Team %d", i);
    g_autoptr (SvTeamDoc) team = named_team (sv_games ()[0], name);
    g_assert_true (sv_table_set_team (f->table, 0, team, &error));
  }
  write_out (f->table);
  g_autoptr (SvTable) again = sv_table_new_from_file (f->path, &error);
  g_assert_no_error (error);
  g_assert_true (sv_undo_go (sv_table_get_undo (again), -3));
  g_assert_cmpstr (sv_table_get_team_name (again, 0), ==, "Team 16");
  g_assert_false (sv_undo_can_go (sv_table_get_undo (again), -18));
  for (int i = 0; i < 700; i++)
    sv_table_throw (f->table);
  write_out (f->table);
  g_autoptr (SvTable) later = sv_table_new_from_file (f->path, &error);
  g_assert_no_error (error);
  g_assert_true (sv_undo_can_go (sv_table_get_undo (later), -150));
  g_assert_false (sv_undo_can_go (sv_table_get_undo (later), -500));
}

/* What the first version kept is read: the goals and the time, without steps. */
static void
test_first_version (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_file_set_contents (
      f->path,
      "{\"format\":\"speelveld-table\",\"version\":1,\"period\":1,\"elapsed\":61000,"
      "\"dice\":[3,0],\"goals\":[{\"side\":1,\"card\":0,\"period\":1,\"at\":2000}],"
      "\"match\":{\"format\":\"speelveld-match\",\"version\":1,\"game\":\"strafworp\",\"variant\":{"
      "},"
      "\"teams\":[{},{}],\"clock\":{\"elapsed_ms\":0},\"events\":[],\"times\":[],"
      "\"meta\":{\"title\":\"\",\"notes\":\"\"}}}",
      -1, NULL);
  g_autoptr (SvTable) table = sv_table_new_from_file (f->path, &error);

  g_assert_no_error (error);
  g_assert_cmpint (sv_table_get_score (table, 1), ==, 1);
  g_assert_cmpint (sv_clock_get_elapsed (sv_table_get_clock (table)), ==, 61000);
  g_assert_false (sv_undo_can_go (sv_table_get_undo (table), -1));
}

static const SvGame *
game_called (const char *id)
{
  const SvGame *game = sv_game_by_id (id);

  g_assert_nonnull (game);
  return game;
}

/* A table of this game with these rules, "KEY", value …, NULL. */
static SvTable *
table_of (const char *id, ...)
{
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game_called (id));
  va_list rules;

  va_start (rules, id);
  for (const char *key; (key = va_arg (rules, const char *)) != NULL;)
    set_rule (variant, key, va_arg (rules, int));
  va_end (rules);
  return sv_table_new (new_doc (variant, NULL, NULL));
}

/* The dice are those of the game: two, or one, which is entered anew. */
static void
test_sides (Fixture *f, gconstpointer data)
{
  for (unsigned i = 0; sv_games ()[i] != NULL; i++) {
    g_autoptr (SvTable) table = sv_table_new (standard_doc (sv_games ()[i]));
    const gboolean two = sv_table_get_throw (table)->dice == 2;

    g_assert_true (sv_table_enter_die (table, 6) && !sv_table_enter_die (table, 7));
    g_assert_true (sv_table_enter_die (table, 4));
    g_assert_cmpuint (sv_table_get_die (table, 0), ==, two ? 6 : 4);
    g_assert_cmpuint (sv_table_get_die (table, 1), ==, two ? 4 : 0);
  }
}

/* S-102: after a draw there is a period without a clock, and the next goal ends it. A goal that was
 * a mistake is taken back, and play goes on. */
static void
test_golden_goal (Fixture *f, gconstpointer data)
{
  g_autoptr (SvTable) table = table_of ("strafworp", "halves", 1, "golden_goal", 1, NULL);
  int whistles = 0;

  g_signal_connect_swapped (table, "whistle", G_CALLBACK (count_cb), &whistles);
  sv_table_add_goal (table, 0, 0);
  sv_table_add_goal (table, 1, 0);
  run_out (table);
  g_assert_cmpint (whistles, ==, 1);
  g_assert_false (sv_table_is_over (table));
  g_assert_cmpint (sv_table_get_turn (table), ==, SV_TABLE_NEXT);
  sv_table_turn (table);
  g_assert_cmpstr (sv_table_get_period_name (table), ==, "Golden goal");
  g_assert_cmpint (sv_clock_get_length (sv_table_get_clock (table)), ==, 0);
  g_assert_cmpint (sv_table_get_turn (table), ==, SV_TABLE_DONE);
  sv_table_add_goal (table, 1, 2);
  g_assert_true (sv_table_is_over (table));
  g_assert_cmpint (whistles, ==, 2);
  g_assert_cmpint (sv_table_get_score_sheet (table)->winner, ==, 1);
  g_assert_cmpint (sv_table_get_score_sheet (table)->how, ==, SV_END_GOLDEN_GOAL);
  g_assert_true (sv_table_remove_goal (table, 1));
  g_assert_false (sv_table_is_over (table));
}

/* One that leads after the last half has won: nothing follows. */
static void
test_over (Fixture *f, gconstpointer data)
{
  g_autoptr (SvTable) table =
      table_of ("strafworp", "halves", 2, "minutes", 5, "golden_goal", 1, NULL);

  g_assert_cmpint (sv_clock_get_length (sv_table_get_clock (table)), ==, 5 * 60 * 1000);
  sv_table_add_goal (table, 0, -1);
  run_out (table);
  g_assert_false (sv_table_is_over (table));
  sv_table_turn (table);
  run_out (table);
  g_assert_true (sv_table_is_over (table));
  g_assert_cmpint (sv_table_get_turn (table), ==, SV_TABLE_DONE);
  g_assert_false (sv_table_next_period (table));
}

/* E-64: when the time is up a half goes on until a 1 is thrown; one before does not matter. */
static void
test_until_a_one (Fixture *f, gconstpointer data)
{
  g_autoptr (SvTable) table = table_of ("eleven", NULL);

  g_assert_true (sv_table_enter_die (table, 1));
  run_out (table);
  g_assert_false (sv_table_get_score_sheet (table)->ended);
  g_assert_cmpstr (sv_table_get_score_sheet (table)->notice, ==, "Playing until a 1");
  g_assert_true (sv_table_enter_die (table, 3));
  g_assert_false (sv_table_get_score_sheet (table)->ended);
  g_assert_cmpint (sv_table_get_turn (table), ==, SV_TABLE_COUNT);
  sv_table_turn (table);
  g_assert_true (sv_table_get_score_sheet (table)->ended);
  g_assert_true (sv_undo_go (sv_table_get_undo (table), -1));
  g_assert_false (sv_table_get_score_sheet (table)->ended);
  g_assert_true (sv_table_enter_die (table, 1));
  g_assert_cmpint (sv_table_get_turn (table), ==, SV_TABLE_NEXT);
  sv_table_turn (table);
  g_assert_cmpuint (sv_table_get_period (table), ==, 2);
  g_assert_false (sv_table_get_score_sheet (table)->late);
}

/* E-67 to E-72: extra time with its own length, then shots that do not count in the score; kept
 * too. */
static void
test_shootout (Fixture *f, gconstpointer data)
{
  g_autoptr (SvTable) table = table_of ("eleven", "extra_time", 1, "extra_minutes", 7, "shootout",
                                        1, "shootout_shots", 2, "shootout_lead", 1, NULL);
  g_autoptr (GError) error = NULL;

  sv_auto_saver_set_path (SV_AUTO_SAVER (table), f->path, NULL);
  for (int i = 0; i < 4; i++) {
    if (i == 2)
      g_assert_cmpint (sv_clock_get_length (sv_table_get_clock (table)), ==, 7 * 60 * 1000);
    g_assert_false (sv_table_add_miss (table, 0));
    run_out (table);
    sv_table_turn (table);
    sv_table_turn (table);
  }
  g_assert_cmpstr (sv_table_get_period_name (table), ==, "Penalty shoot-out: 0–0");
  sv_table_add_goal (table, 0, -1);
  sv_table_add_miss (table, 1);
  sv_table_add_goal (table, 0, -1);
  g_assert_false (sv_table_is_over (table));
  sv_table_add_goal (table, 1, -1);
  g_assert_true (sv_table_is_over (table));
  g_assert_cmpint (sv_table_get_score (table, 0), ==, 0);
  g_assert_cmpint (sv_table_get_score_sheet (table)->winner, ==, 0);
  write_out (table);
  g_autoptr (SvTable) again = sv_table_new_from_file (f->path, &error);
  g_assert_no_error (error);
  g_assert_true (sv_table_is_over (again));
  g_assert_cmpint (sv_table_get_shootout (again, 1), ==, 1);
  g_assert_cmpint (sv_table_get_shots (again, 1), ==, 2);
  g_assert_true (sv_table_remove_goal (again, 1));
  g_assert_false (sv_table_is_over (again));
}

/* C-150, C-151: ones move the clock, on the dice whose ones count; with the sixteenth it is
 * over. */
static void
test_clock_of_dice (Fixture *f, gconstpointer data)
{
  g_autoptr (SvTable) table = table_of ("champions-2020", NULL);
  g_autoptr (GError) error = NULL;
  unsigned n;

  sv_auto_saver_set_path (SV_AUTO_SAVER (table), f->path, NULL);
  g_assert_cmpint (sv_table_get_score_sheet (table)->clock_ends, ==, 90);
  g_assert_true (sv_table_enter_die (table, 5));
  g_assert_cmpint (sv_table_get_score_sheet (table)->clock_shows, ==, 0);
  sv_table_turn (table);
  g_assert_cmpint (sv_table_get_score_sheet (table)->clock_shows, ==, 6);
  sv_table_set_kind (table, 2);
  g_assert_cmpuint (sv_table_get_throw (table)->sides, ==, 4);
  g_assert_false (sv_table_enter_die (table, 5));
  g_assert_true (sv_table_enter_die (table, 1));
  g_assert_cmpint (sv_table_get_score_sheet (table)->clock_shows, ==, 12);
  sv_table_set_kind (table, 3);
  g_assert_false (sv_table_enter_die (table, 1));
  for (int i = 0; i < 200; i++)
    sv_table_throw (table);
  g_assert_cmpint (sv_table_get_score_sheet (table)->clock_shows, ==, 12);
  sv_table_add_goal (table, 1, 8);
  g_assert_cmpint (sv_table_get_notes (table, &n)[0].shows, ==, 12);
  write_out (table);
  g_autoptr (SvTable) again = sv_table_new_from_file (f->path, &error);
  g_assert_no_error (error);
  g_assert_cmpint (sv_table_get_score_sheet (again)->clock_shows, ==, 12);
  for (int i = 0; i < 13; i++)
    sv_table_turn (again);
  g_assert_false (sv_table_is_over (again));
  sv_table_turn (again);
  g_assert_true (sv_table_is_over (again));
  g_assert_cmpint (sv_table_get_score_sheet (again)->winner, ==, 1);
}

/* C-152: every throw counts, and each foul, which is a card, makes the match longer. */
static void
test_throws_count (Fixture *f, gconstpointer data)
{
  g_autoptr (SvTable) table = table_of ("champions-2020", "clock", 1, "minutes", 20, NULL);

  sv_table_throw (table);
  sv_table_turn (table);
  g_assert_cmpint (sv_table_get_score_sheet (table)->clock_shows, ==, 2);
  g_assert_true (sv_table_add_mark (table, 0, 3, 0));
  g_assert_cmpint (sv_table_get_score_sheet (table)->clock_ends, ==, 21);
}

/* C-180, C-188, C-160: what a player wears; the second card sends off; substitutions are
 * limited. */
static void
test_marks (Fixture *f, gconstpointer data)
{
  enum { YELLOW, RED, INJURY, OFF, ON };
  g_autoptr (SvTable) table = table_of ("champions-2020", NULL);
  g_autoptr (SvTable) plain = table_of ("champions-2020", "fouls", 0, "substitutions", 0, NULL);

  g_assert_true (sv_table_add_mark (table, 0, 4, YELLOW));
  g_assert_cmpuint (sv_table_get_flags (table, 0, 4), ==, SV_PIECE_BOOKED);
  g_assert_cmpuint (sv_table_get_flags (table, 1, 4), ==, 0);
  g_assert_true (sv_table_add_mark (table, 0, 4, INJURY));
  g_assert_true (sv_table_add_mark (table, 0, 4, YELLOW));
  g_assert_cmpuint (sv_table_get_flags (table, 0, 4), ==,
                    SV_PIECE_BOOKED | SV_PIECE_HURT | SV_PIECE_GONE);
  g_assert_true (sv_undo_go (sv_table_get_undo (table), -1));
  g_assert_cmpuint (sv_table_get_flags (table, 0, 4), ==, SV_PIECE_BOOKED | SV_PIECE_HURT);
  g_assert_true (sv_table_add_mark (table, 1, 2, OFF));
  g_assert_cmpuint (sv_table_get_flags (table, 1, 2), ==, SV_PIECE_GONE);
  for (int i = 12; i < 15; i++)
    g_assert_true (sv_table_add_mark (table, 1, i, ON));
  g_assert_false (sv_table_add_mark (table, 1, 15, ON));
  g_assert_true (sv_table_add_mark (table, 0, 15, ON));

  /* As many as there are, wherever they stand, and no more. */
  g_autoptr (SvTable) other = table_of ("champions-2020", NULL);
  g_assert_true (sv_table_add_goal (other, 0, 1));
  for (int i = 12; i < 15; i++) {
    g_assert_true (sv_table_add_mark (other, 0, i, ON));
    g_assert_true (i != 13 || sv_table_remove_goal (other, 0));
  }
  g_assert_false (sv_table_add_mark (other, 0, 15, ON));
  g_assert_false (sv_table_add_mark (plain, 0, 4, YELLOW));
  g_assert_false (sv_table_add_mark (plain, 0, 4, ON));
}

/* The day is that of the first thing that is played: it goes with undo and into the file, and a
 * match that is begun anew has its own. */
static void
test_began (Fixture *f, gconstpointer data)
{
  static const gint64 earlier = 1700000000;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  sv_auto_saver_set_path (SV_AUTO_SAVER (f->table), f->path, NULL);
  g_assert_cmpint (sv_table_get_began (f->table), ==, 0);
  play (f, 1);
  const gint64 began = sv_table_get_began (f->table);
  g_assert_cmpint (began, >, earlier);
  sv_table_add_goal (f->table, 0, -1);
  g_assert_cmpint (sv_table_get_began (f->table), ==, began);

  write_out (f->table);
  g_assert_true (g_file_get_contents (f->path, &text, NULL, NULL));
  g_autoptr (GString) other = g_string_new (text);
  g_autofree char *now = g_strdup_printf ("\"began\": %" G_GINT64_FORMAT, began);
  g_assert_cmpuint (g_string_replace (other, now, "\"began\": 1700000000", 0), ==, 1);
  g_file_set_contents (f->path, other->str, -1, NULL);
  g_autoptr (SvTable) again = sv_table_new_from_file (f->path, &error);
  g_assert_no_error (error);
  g_assert_cmpint (sv_table_get_began (again), ==, earlier);
  sv_table_add_goal (again, 1, -1);
  g_assert_cmpint (sv_table_get_began (again), ==, earlier);
  sv_table_restart (again);
  g_assert_cmpint (sv_table_get_began (again), ==, 0);
  sv_table_add_goal (again, 1, -1);
  g_assert_cmpint (sv_table_get_began (again), >=, began);
  sv_undo_go (sv_table_get_undo (again), -2);
  g_assert_cmpint (sv_table_get_began (again), ==, earlier);
}

/* A clock that went for the shortest while is something to lose, and it is kept where it was
 * stopped, and where it went when the table was left. */
static void
test_clock_kept (Fixture *f, gconstpointer data)
{
  SvClock *clock = sv_table_get_clock (f->table);
  g_autoptr (GError) error = NULL;

  sv_auto_saver_set_path (SV_AUTO_SAVER (f->table), f->path, NULL);
  sv_auto_saver_touch (SV_AUTO_SAVER (f->table));
  write_out (f->table);
  sv_clock_set_paused (clock, FALSE);
  g_assert_true (sv_auto_saver_is_kept (SV_AUTO_SAVER (f->table)));
  f->now_us += 1000;
  sv_clock_check (clock);
  g_assert_true (sv_table_get_used (f->table));
  sv_clock_set_paused (clock, TRUE);
  g_assert_false (sv_auto_saver_is_kept (SV_AUTO_SAVER (f->table)));
  write_out (f->table);
  g_assert_true (sv_auto_saver_is_kept (SV_AUTO_SAVER (f->table)));
  sv_clock_set_paused (clock, FALSE);
  f->now_us += 2 * G_USEC_PER_SEC;
  g_clear_object (&f->table);
  sv_save_wait ();
  g_autoptr (SvTable) again = sv_table_new_from_file (f->path, &error);
  g_assert_no_error (error);
  g_assert_cmpint (sv_clock_get_elapsed (sv_table_get_clock (again)), ==, 2001);
}

/* Somebody may still hold the clock when the table has gone. */
static void
test_clock_outlives (Fixture *f, gconstpointer data)
{
  g_autoptr (SvClock) clock = g_object_ref (sv_table_get_clock (f->table));
  const gpointer table = f->table;

  g_clear_object (&f->table);
  g_assert_cmpuint (g_signal_handler_find (clock, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, table), ==,
                    0);
  g_assert_false (sv_clock_get_running (clock));
}

/* The text of the table as it is kept. */
static char *
dup_kept (Fixture *f)
{
  char *text = NULL;

  write_out (f->table);
  g_assert_true (g_file_get_contents (f->path, &text, NULL, NULL));
  return text;
}

/* Whether the table can be read with another word in it. */
static gboolean
is_read_with (Fixture *f, const char *text, const char *word, const char *other)
{
  g_autoptr (GString) changed = g_string_new (text);
  g_autofree char *path = g_build_filename (folder, "changed.svtable", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (g_string_replace (changed, word, other, 1), ==, 1);
  g_assert_true (g_file_set_contents (path, changed->str, -1, NULL));
  g_autoptr (SvTable) table = sv_table_new_from_file (path, &error);
  g_assert_true ((table == NULL) == (error != NULL));
  return table != NULL;
}

/* What a table may hold, to the last and not beyond; what is as at the beginning is not written. */
static void
test_bounds (Fixture *f, gconstpointer data)
{
  sv_auto_saver_set_path (SV_AUTO_SAVER (f->table), f->path, NULL);
  sv_table_add_goal (f->table, 1, 2);
  g_autofree char *text = dup_kept (f);

  g_assert_null (strstr (text, "\"pairing\""));
  g_assert_null (strstr (text, "\"round\""));
  g_assert_null (strstr (text, "\"throw\""));
  g_assert_true (is_read_with (f, text, "\"card\": 2", "\"card\": 3"));
  g_assert_true (is_read_with (f, text, "\"card\": 2", "\"card\": -1"));
  g_assert_false (is_read_with (f, text, "\"card\": 2", "\"card\": 4"));
  g_assert_false (is_read_with (f, text, "\"card\": 2", "\"card\": 5"));
  g_assert_false (is_read_with (f, text, "\"card\": 2", "\"card\": -2"));
  g_assert_true (is_read_with (f, text, "\"side\": 1", "\"side\": 0"));
  g_assert_false (is_read_with (f, text, "\"side\": 1", "\"side\": 2"));
  g_assert_false (is_read_with (f, text, "\"side\": 1", "\"side\": -1"));
  /* The game has no cards. */
  g_assert_false (is_read_with (f, text, "\"side\": 1", "\"kind\": 3, \"side\": 1"));
  g_assert_false (is_read_with (f, text, "\"matches\": [", "\"matches\": [7,"));
  g_assert_false (is_read_with (f, text, "\"matches\": [", "\"matches\": [{},"));
  g_assert_false (is_read_with (f, text, "\"matches\": [", "\"matches\": [],\"others\": ["));
  g_assert_false (is_read_with (f, text, "\"matches\": [", "\"others\": ["));
}

/* A table that another pair of teams came to: what is damaged in the second match is seen as in the
 * first. */
static void
test_damaged_match (Fixture *f, gconstpointer data)
{
  g_autoptr (SvTeamDoc) team = named_team (sv_table_get_doc (f->table)->game, "Heron");

  sv_auto_saver_set_path (SV_AUTO_SAVER (f->table), f->path, NULL);
  sv_table_add_goal (f->table, 1, 2);
  g_assert_true (sv_table_set_team (f->table, 0, team, NULL));
  g_autofree char *text = dup_kept (f);

  g_assert_true (is_read_with (f, text, "\"Heron\"", "\"Stork\""));
  g_assert_false (is_read_with (f, text, "\"Heron\"", "7"));
}

/* --- Each number of the file --- */

/* What stands at a path of members and indices with blanks between. */
static JsonNode *
find_node (JsonNode *node, const char *path)
{
  g_auto (GStrv) names = g_strsplit (path, " ", -1);

  for (char **name = names; *name != NULL; name++)
    node = JSON_NODE_HOLDS_ARRAY (node)
               ? json_array_get_element (json_node_get_array (node), (guint)atoi (*name))
               : json_object_get_member (json_node_get_object (node), *name);
  return node;
}

/* Whether the table is read with this value there. */
static gboolean
is_read_as (Fixture *f, const char *text, const char *path, const char *value)
{
  g_autoptr (JsonNode) root = json_from_string (text, NULL);
  g_autoptr (JsonNode) other = json_from_string (value, NULL);
  g_autofree char *parent = g_strdup (path);
  char *name = strrchr (parent, ' ');
  g_autoptr (GError) error = NULL;

  g_test_message ("%s: %s", path, value);
  if (name != NULL)
    *name++ = '\0';
  JsonNode *node = name != NULL ? find_node (root, parent) : root;
  g_assert_nonnull (find_node (root, path));
  if (JSON_NODE_HOLDS_ARRAY (node))
    json_array_remove_element (json_node_get_array (node), (guint)atoi (name));
  if (JSON_NODE_HOLDS_ARRAY (node))
    json_array_add_element (json_node_get_array (node), g_steal_pointer (&other));
  else
    json_object_set_member (json_node_get_object (node), name != NULL ? name : path,
                            g_steal_pointer (&other));
  g_autofree char *changed = json_to_string (root, FALSE);
  g_assert_true (g_file_set_contents (f->path, changed, -1, NULL));
  g_autoptr (SvTable) table = sv_table_new_from_file (f->path, &error);
  g_assert_true ((table == NULL) == (error != NULL));
  return table != NULL;
}

/* A table of the game with the most to be written down, and a step of each kind. */
static char *
write_all_kinds (Fixture *f)
{
  g_clear_object (&f->table);
  f->table = table_of ("champions-2020", NULL);
  sv_clock_set_source (sv_table_get_clock (f->table), fake_time, &f->now_us);
  sv_auto_saver_set_path (SV_AUTO_SAVER (f->table), f->path, NULL);
  g_autoptr (SvTeamDoc) team = named_team (game_called ("champions-2020"), "De Korf");
  sv_table_restart (f->table);                                 /* step 1 */
  sv_table_set_kind (f->table, 2);                             /* step 2 */
  g_assert_true (sv_table_enter_die (f->table, 1));            /* step 3 */
  g_assert_true (sv_table_add_mark (f->table, 0, 2, 1));       /* step 4 */
  g_assert_true (sv_table_add_goal (f->table, 1, 3));          /* step 5 */
  g_assert_true (sv_table_set_team (f->table, 0, team, NULL)); /* step 6 */
  return dup_kept (f);
}

/* From its least to its greatest, and not beyond. */
static void
test_numbers (Fixture *f, gconstpointer data)
{
  static const struct {
    const char *path;
    gint64 least, most;
  } numbers[] = {
    { "version", 2, 2 },
    { "now", 0, 6 },
    { "steps 1 round", 0, G_MAXINT32 },
    { "steps 2 throw", 0, 4 },
    { "steps 4 began", 0, G_MAXUINT32 },
    { "steps 0 period", 1, 1 },
    { "steps 0 elapsed", 0, G_MAXINT32 },
    { "steps 3 dice 0", 0, 6 },
    { "steps 3 throws 4", 0, G_MAXUINT16 },
    { "steps 3 throws 5", 0, G_MAXUINT16 },
    { "steps 4 goals 0 kind", 0, 3 },
    { "steps 4 goals 0 mark", 0, 4 },
    { "steps 4 goals 0 side", 0, 1 },
    { "steps 4 goals 0 card", 0, 19 },
    { "steps 4 goals 0 period", 1, 8 },
    { "steps 4 goals 0 shows", 0, G_MAXINT16 },
    { "steps 4 goals 0 at", 0, G_MAXINT32 },
    { "steps 5 goals 0 card", -1, 19 },
    { "steps 5 kept", 0, 1 },
    { "steps 6 pairing", 0, 1 },
  };
  g_autofree char *text = write_all_kinds (f);

  for (unsigned i = 0; i < G_N_ELEMENTS (numbers); i++) {
    for (gint64 by = 0; by < 2; by++) {
      g_autofree char *least = g_strdup_printf ("%" G_GINT64_FORMAT, numbers[i].least - by);
      g_autofree char *most = g_strdup_printf ("%" G_GINT64_FORMAT, numbers[i].most + by);

      g_assert_cmpint (is_read_as (f, text, numbers[i].path, least), ==, by == 0);
      g_assert_cmpint (is_read_as (f, text, numbers[i].path, most), ==, by == 0);
    }
    g_assert_false (is_read_as (f, text, numbers[i].path, "\"1\""));
    g_assert_false (is_read_as (f, text, numbers[i].path, "1.5"));
    g_assert_false (is_read_as (f, text, numbers[i].path, "[1]"));
  }
}

/* What is no number is what it must be, too. */
static void
test_types (Fixture *f, gconstpointer data)
{
  static const char *const paths[] = { "format",       "steps",           "steps 3",
                                       "steps 3 dice", "steps 3 throws",  "steps 4 goals",
                                       "matches",      "steps 4 goals 0", "matches 1" };
  g_autofree char *text = write_all_kinds (f);

  for (unsigned i = 0; i < G_N_ELEMENTS (paths); i++) {
    g_assert_false (is_read_as (f, text, paths[i], "7"));
    g_assert_false (is_read_as (f, text, paths[i], "\"other\""));
  }
  g_assert_false (is_read_as (f, text, "format", "{}"));
  g_assert_true (is_read_as (f, text, "format", "\"speelveld-table\""));
}

/* Lists as long as they may be, and no longer. */
static void
test_lengths (Fixture *f, gconstpointer data)
{
  static const struct {
    const char *path;
    guint most, least;
  } lists[] = {
    { "steps", 4096, 7 },        { "matches", 64, 2 },        { "steps 3 dice", 2, 2 },
    { "steps 3 throws", 36, 0 }, { "steps 4 goals", 200, 0 },
  };
  g_autofree char *text = write_all_kinds (f);

  for (unsigned i = 0; i < G_N_ELEMENTS (lists); i++)
    for (unsigned n = lists[i].most; n <= lists[i].most + 1; n++) {
      g_autoptr (JsonNode) root = json_from_string (text, NULL);
      JsonArray *list = json_node_get_array (find_node (root, lists[i].path));
      g_autoptr (GError) error = NULL;

      while (json_array_get_length (list) < n)
        json_array_add_element (list, json_node_copy (json_array_get_element (list, 0)));
      g_autofree char *changed = json_to_string (root, FALSE);
      g_assert_true (g_file_set_contents (f->path, changed, -1, NULL));
      g_autoptr (SvTable) table = sv_table_new_from_file (f->path, &error);
      g_test_message ("%s: %u", lists[i].path, n);
      g_assert_true ((table != NULL) == (n == lists[i].most));
    }
}

/* A damaged file is refused whole; one that cannot be written is told once. */
static void
test_damaged (Fixture *f, gconstpointer data)
{
  static const char *const texts[] = {
    "", "{}", "{\"format\":\"speelveld-table\",\"version\":1,\"match\":{}}",
    "{\"format\":\"speelveld-table\",\"version\":1,\"match\":7}"
  };
  g_autofree char *nowhere = g_build_filename (folder, "no", "table.json", NULL);
  g_autofree char *text = NULL;

  for (unsigned i = 0; i < G_N_ELEMENTS (texts); i++) {
    g_autoptr (GError) error = NULL;
    g_file_set_contents (f->path, texts[i], -1, NULL);
    g_assert_null (sv_table_new_from_file (f->path, &error));
    g_assert_nonnull (error);
  }
  sv_auto_saver_set_path (SV_AUTO_SAVER (f->table), f->path, NULL);
  sv_table_add_goal (f->table, 0, -1);
  write_out (f->table);
  g_assert_true (g_file_get_contents (f->path, &text, NULL, NULL));
  for (const char *const *bad = (const char *const[]){ "\"side\": 0", "\"period\": 1", NULL };
       *bad != NULL; bad++) {
    g_autoptr (GString) other = g_string_new (text);
    g_autoptr (GError) error = NULL;
    g_autofree char *with = g_strndup (*bad, strlen (*bad) - 1);
    g_autofree char *nine = g_strconcat (with, "9", NULL);

    g_assert_cmpuint (g_string_replace (other, *bad, nine, 1), ==, 1);
    g_file_set_contents (f->path, other->str, -1, NULL);
    g_assert_null (sv_table_new_from_file (f->path, &error));
    g_assert_nonnull (strstr (error->message, "steps["));
    g_assert_nonnull (strstr (error->message, ": 9 is outside "));
  }
  sv_auto_saver_set_path (SV_AUTO_SAVER (f->table), nowhere, NULL);
  sv_table_add_goal (f->table, 0, -1);
  write_out (f->table);
  sv_table_add_goal (f->table, 0, -1);
  write_out (f->table);
  /* That it is not saved is told as long as it lasts, not in a notice that goes away. */
  g_autofree char *unsaved = sv_auto_saver_dup_unsaved (SV_AUTO_SAVER (f->table));
  g_assert_nonnull (unsaved);
  g_assert_cmpint (f->notices, ==, 0);
}

/* --- Ended and set by hand --- */

/* The hall whistles before the clock does: the half ends, and the match too. */
static void
test_end_by_hand (Fixture *f, gconstpointer data)
{
  SvClock *clock = sv_table_get_clock (f->table);

  play (f, 60);
  g_assert_true (sv_table_add_goal (f->table, 1, -1));
  g_assert_true (sv_clock_get_running (clock));
  g_assert_true (sv_table_end (f->table));
  g_assert_cmpint (f->whistles, ==, 1);
  g_assert_false (sv_clock_get_running (clock));
  g_assert_cmpint (sv_clock_get_elapsed (clock), ==, 60000);
  g_assert_false (sv_table_is_over (f->table));
  g_assert_false (sv_table_end (f->table));
  g_assert_cmpint (sv_table_get_turn (f->table), ==, SV_TABLE_NEXT);
  sv_table_turn (f->table);
  g_assert_cmpuint (sv_table_get_period (f->table), ==, 2);
  g_assert_false (sv_table_get_score_sheet (f->table)->ended);

  play (f, 5);
  g_assert_true (sv_table_end (f->table));
  g_assert_true (sv_table_is_over (f->table));
  g_assert_cmpint (sv_table_get_score_sheet (f->table)->winner, ==, 1);
  g_assert_true (sv_undo_go (sv_table_get_undo (f->table), -1));
  g_assert_false (sv_table_is_over (f->table));
  g_assert_cmpint (sv_clock_get_elapsed (clock), ==, 5000);
  play (f, 1);
  g_assert_cmpint (sv_clock_get_elapsed (clock), ==, 6000);
}

/* The last period of every game can be ended, also one of which the rules wait for a 1, for dice,
 * or for the next goal. */
static void
test_end_each_game (Fixture *f, gconstpointer data)
{
  g_autoptr (SvTable) golden = table_of ("strafworp", "halves", 1, "golden_goal", 1, NULL);

  for (unsigned i = 0; sv_games ()[i] != NULL; i++) {
    g_autoptr (SvTable) table = sv_table_new (standard_doc (sv_games ()[i]));

    g_assert_true (sv_table_add_goal (table, 0, -1));
    while (!sv_table_is_over (table))
      g_assert_true (sv_table_end (table) || sv_table_next_period (table));
    g_assert_cmpint (sv_table_get_score_sheet (table)->winner, ==, 0);
    g_assert_cmpint (sv_table_get_turn (table), ==, SV_TABLE_DONE);
  }
  run_out (golden);
  sv_table_turn (golden);
  g_assert_true (sv_table_end (golden));
  g_assert_true (sv_table_is_over (golden));
  g_assert_cmpint (sv_table_get_score_sheet (golden)->winner, ==, -1);
}

/* In a competition that needs a winner a level match goes on to shots, which end when somebody
 * leads. */
static void
test_end_needs_winner (Fixture *f, gconstpointer data)
{
  char competition[] = "/cup.svcup";
  const SvFixtureLink link = { .competition = competition, .decide = TRUE };

  sv_table_bind (f->table, &link);
  for (int i = 0; i < 2; i++) {
    g_assert_true (sv_table_end (f->table));
    sv_table_turn (f->table);
  }
  g_assert_true (sv_table_get_score_sheet (f->table)->shootout);
  g_assert_false (sv_table_can_end (f->table));
  sv_table_add_goal (f->table, 1, -1);
  g_assert_true (sv_table_end (f->table));
  g_assert_true (sv_table_is_over (f->table));
  g_assert_true (sv_table_remove_goal (f->table, 1));
  g_assert_false (sv_table_is_over (f->table));
}

/* That it was ended, and how the clock was set, is still known when the program is opened again. */
static void
test_end_kept (Fixture *f, gconstpointer data)
{
  g_autoptr (SvTable) dice = table_of ("champions-2020", NULL);
  g_autoptr (GError) error = NULL;

  sv_auto_saver_set_path (SV_AUTO_SAVER (f->table), f->path, NULL);
  play (f, 20);
  g_assert_true (sv_table_set_left (f->table, 90000));
  g_assert_true (sv_table_end (f->table));
  write_out (f->table);
  g_autoptr (SvTable) again = sv_table_new_from_file (f->path, &error);
  g_assert_no_error (error);
  g_assert_true (sv_table_get_score_sheet (again)->ended);
  g_assert_cmpint (sv_clock_get_remaining (sv_table_get_clock (again)), ==, 90000);
  sv_undo_go (sv_table_get_undo (again), -1);
  g_assert_false (sv_table_get_score_sheet (again)->ended);
  sv_undo_go (sv_table_get_undo (again), -1);
  g_assert_cmpint (sv_clock_get_elapsed (sv_table_get_clock (again)), ==, 20000);

  g_clear_object (&again);
  sv_auto_saver_set_path (SV_AUTO_SAVER (dice), f->path, NULL);
  g_assert_true (sv_table_set_shows (dice, 33));
  write_out (dice);
  again = sv_table_new_from_file (f->path, &error);
  g_assert_no_error (error);
  g_assert_cmpint (sv_table_get_score_sheet (again)->clock_shows, ==, 33);
  sv_undo_go (sv_table_get_undo (again), -1);
  g_assert_cmpint (sv_table_get_score_sheet (again)->clock_shows, ==, 0);
}

/* Started late: the clock is set while it runs, and goes on from there; a goal is at the new
 * time. */
static void
test_set_clock_runs (Fixture *f, gconstpointer data)
{
  SvClock *clock = sv_table_get_clock (f->table);
  const gint64 length = sv_clock_get_length (clock);
  unsigned n;

  play (f, 10);
  g_assert_true (sv_table_set_left (f->table, 425000));
  g_assert_true (sv_clock_get_running (clock));
  play (f, 5);
  g_assert_cmpint (sv_clock_get_remaining (clock), ==, 420000);
  g_assert_true (sv_table_add_goal (f->table, 0, -1));
  g_assert_cmpint (sv_table_get_notes (f->table, &n)[0].at_ms, ==, length - 420000);
  g_assert_false (sv_table_set_left (f->table, -1));
  g_assert_false (sv_table_set_left (f->table, length + 1));
  g_assert_false (sv_table_set_shows (f->table, 3));

  /* Undo takes the goal back, then the setting, but not the time that went by. */
  sv_undo_go (sv_table_get_undo (f->table), -1);
  g_assert_cmpint (sv_clock_get_remaining (clock), ==, 420000);
  sv_undo_go (sv_table_get_undo (f->table), -1);
  g_assert_cmpint (sv_clock_get_elapsed (clock), ==, 15000);
  g_assert_true (sv_clock_get_running (clock));
  sv_undo_go (sv_table_get_undo (f->table), 1);
  g_assert_cmpint (sv_clock_get_remaining (clock), ==, 420000);
}

/* The clock ran out too early: there is time left again, the half is played on, and whistles once
 * more. */
static void
test_set_clock_after_end (Fixture *f, gconstpointer data)
{
  SvClock *clock = sv_table_get_clock (f->table);

  play (f, (int)(sv_clock_get_length (clock) / 1000));
  g_assert_cmpint (f->whistles, ==, 1);
  g_assert_true (sv_table_set_left (f->table, 10000));
  g_assert_false (sv_table_get_score_sheet (f->table)->ended);
  g_assert_false (sv_clock_get_running (clock));
  play (f, 10);
  g_assert_cmpint (f->whistles, ==, 2);
  g_assert_true (sv_table_get_score_sheet (f->table)->ended);
  sv_table_next_period (f->table);
  g_assert_true (sv_table_set_left (f->table, 0));
  g_assert_cmpint (f->whistles, ==, 3);
  g_assert_true (sv_table_is_over (f->table));
}

/* A half that was ended by hand is played on when its clock is set. */
static void
test_set_clock_ended (Fixture *f, gconstpointer data)
{
  play (f, 3);
  g_assert_true (sv_table_end (f->table));
  g_assert_true (sv_table_set_left (f->table, 60000));
  g_assert_false (sv_table_get_score_sheet (f->table)->ended);
  play (f, 1);
  g_assert_cmpint (sv_clock_get_remaining (sv_table_get_clock (f->table)), ==, 59000);
}

/* E-64: a 1 that was thrown while the clock was wrong does not end the half. */
static void
test_set_clock_until_a_one (Fixture *f, gconstpointer data)
{
  g_autoptr (SvTable) table = table_of ("eleven", NULL);

  run_out (table);
  g_assert_true (sv_table_enter_die (table, 1));
  g_assert_true (sv_table_get_score_sheet (table)->ended);
  g_assert_true (sv_table_set_left (table, 60000));
  g_assert_false (sv_table_get_score_sheet (table)->late);
  g_assert_cmpuint (sv_table_get_die (table, 0), ==, 0);
  run_out (table);
  g_assert_true (sv_table_get_score_sheet (table)->late);
  g_assert_false (sv_table_get_score_sheet (table)->ended);
}

/* C-150: a clock that the dice move is set to a minute, and goes on from there. */
static void
test_set_minutes (Fixture *f, gconstpointer data)
{
  g_autoptr (SvTable) table = table_of ("champions-2020", NULL);
  g_autoptr (SvTable) turns = table_of ("eleven", "clock_turns", 10, NULL);

  sv_table_turn (table);
  g_assert_true (sv_table_set_shows (table, 40));
  sv_table_turn (table);
  g_assert_cmpint (sv_table_get_score_sheet (table)->clock_shows, ==, 46);
  g_assert_true (sv_table_set_shows (table, 0));
  sv_table_turn (table);
  g_assert_cmpint (sv_table_get_score_sheet (table)->clock_shows, ==, 6);
  g_assert_false (sv_table_set_shows (table, 91));
  g_assert_false (sv_table_set_shows (table, -1));
  g_assert_false (sv_table_set_left (table, 60000));
  g_assert_true (sv_table_set_shows (table, 90));
  g_assert_false (sv_table_is_over (table));
  sv_table_turn (table);
  g_assert_true (sv_table_is_over (table));

  g_assert_true (sv_table_set_shows (turns, 10));
  g_assert_true (sv_table_get_score_sheet (turns)->late);
  g_assert_true (sv_table_set_shows (turns, 9));
  g_assert_false (sv_table_get_score_sheet (turns)->late);
  sv_table_throw (turns);
  g_assert_true (sv_table_get_score_sheet (turns)->late);
}

/* The clock of a round has run out: the half is over, or goes on until a 1, and nothing happens
 * twice. */
static void
test_time_up (Fixture *f, gconstpointer data)
{
  g_autoptr (SvTable) eleven = table_of ("eleven", NULL);
  g_autoptr (SvTable) champions = table_of ("champions-2020", NULL);

  play (f, 30);
  g_assert_true (sv_table_time_up (f->table));
  g_assert_true (sv_table_get_score_sheet (f->table)->ended);
  g_assert_cmpint (sv_clock_get_remaining (sv_table_get_clock (f->table)), ==, 0);
  g_assert_cmpint (f->whistles, ==, 1);
  g_assert_false (sv_table_time_up (f->table));
  g_assert_true (sv_undo_go (sv_table_get_undo (f->table), -1));
  g_assert_cmpint (sv_clock_get_elapsed (sv_table_get_clock (f->table)), ==, 30000);
  g_assert_true (sv_table_time_up (eleven));
  g_assert_true (sv_table_get_score_sheet (eleven)->late);
  g_assert_false (sv_table_get_score_sheet (eleven)->ended);
  g_assert_false (sv_table_time_up (eleven));
  g_assert_true (sv_table_time_up (champions));
  g_assert_true (sv_table_get_score_sheet (champions)->ended);
}

/* The die that ended a half does not lie there in the next one. */
static void
test_die_next_period (Fixture *f, gconstpointer data)
{
  g_autoptr (SvTable) table = table_of ("eleven", NULL);

  run_out (table);
  g_assert_true (sv_table_enter_die (table, 1));
  g_assert_true (sv_table_next_period (table));
  g_assert_cmpuint (sv_table_get_die (table, 0), ==, 0);
  sv_undo_go (sv_table_get_undo (table), -1);
  g_assert_cmpuint (sv_table_get_die (table, 0), ==, 1);
}

/* C-180, C-189, C-160: who was sent off, hurt twice or taken off counts no goal and gets no
 * card. */
static void
test_out (Fixture *f, gconstpointer data)
{
  enum { YELLOW, RED, INJURY, OFF, ON };
  static const struct {
    unsigned marks[2], n;
    const char *why;
  } cases[] = { { { YELLOW, YELLOW }, 2, "two yellow cards" },
                { { RED }, 1, "red card" },
                { { INJURY, INJURY }, 2, "injured twice in a match" },
                { { OFF }, 1, "went off" } };
  g_autoptr (SvTable) table = table_of ("champions-2020", NULL);

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++) {
    const int card = (int)i;

    g_assert_true (sv_table_add_goal (table, 0, card));
    for (unsigned k = 0; k < cases[i].n; k++) {
      g_assert_null (sv_table_get_why_out (table, 0, card));
      g_assert_true (sv_table_add_mark (table, 0, card, cases[i].marks[k]));
    }
    g_assert_cmpstr (sv_table_get_why_out (table, 0, card), ==, cases[i].why);
    g_assert_false (sv_table_add_goal (table, 0, card));
    g_assert_false (sv_table_add_mark (table, 0, card, YELLOW));
    /* Only who was taken off can be brought on again. */
    g_assert_true (sv_table_add_mark (table, 0, card, ON) == (cases[i].marks[0] == OFF));
  }
  g_assert_null (sv_table_get_why_out (table, 0, 3));
  g_assert_true (sv_table_add_goal (table, 0, 3));
  g_assert_cmpint (sv_table_get_score (table, 0), ==, 5);
  g_assert_null (sv_table_get_why_out (table, 1, 0));
}

/* Undo of a match that has just begun would bring back the one before. */
static void
test_peek_before (Fixture *f, gconstpointer data)
{
  int score[2];

  sv_table_add_goal (f->table, 1, -1);
  g_assert_false (sv_table_peek_before (f->table, score));
  sv_table_restart (f->table);
  g_assert_true (sv_table_peek_before (f->table, score));
  g_assert_cmpint (score[0], ==, 0);
  g_assert_cmpint (score[1], ==, 1);
  sv_table_add_goal (f->table, 0, -1);
  g_assert_false (sv_table_peek_before (f->table, score));
}

/* Goals have a place in the whole match as soon as a clock has run. */
static void
test_times (Fixture *f, gconstpointer data)
{
  const int length = (int)(sv_clock_get_length (sv_table_get_clock (f->table)) / 1000);

  g_assert_null (sv_table_times_new (f->table));
  sv_table_add_goal (f->table, 0, -1);
  g_assert_null (sv_table_times_new (f->table));
  play (f, length / 2);
  sv_table_add_goal (f->table, 1, 2);
  g_autoptr (SvTableTimes) first = sv_table_times_new (f->table);
  g_assert_cmpuint (first->periods->len, ==, 1);
  g_assert_cmpfloat_with_epsilon (first->until, 0.5, 0.01);
  play (f, length - length / 2 + 1);
  g_assert_true (sv_table_next_period (f->table));
  play (f, length / 4);
  sv_table_add_goal (f->table, 1, -1);
  play (f, length / 4);
  g_autoptr (SvTableTimes) times = sv_table_times_new (f->table);
  const SvChartMark *goals = (const SvChartMark *)times->goals->data;
  g_assert_cmpuint (times->goals->len, ==, 3);
  g_assert_cmpint (goals[1].side, ==, 1);
  g_assert_cmpfloat_with_epsilon (goals[1].x, 0.25, 0.01);
  g_assert_cmpfloat_with_epsilon (goals[2].x, 0.625, 0.01);
  g_assert_cmpfloat_with_epsilon (times->until, 0.75, 0.01);
  g_assert_cmpstr (g_array_index (times->periods, SvChartMark, 1).label, ==, "Second half");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define TEST(name, function)                                                                       \
  g_test_add ("/match/table/" name, Fixture, NULL, set_up, function, tear_down)
  TEST ("clock", test_clock);
  TEST ("goals", test_goals);
  TEST ("bounds", test_bounds);
  TEST ("damaged-match", test_damaged_match);
  TEST ("numbers", test_numbers);
  TEST ("types", test_types);
  TEST ("lengths", test_lengths);
  TEST ("dice", test_dice);
  TEST ("sides", test_sides);
  TEST ("golden-goal", test_golden_goal);
  TEST ("over", test_over);
  TEST ("until-a-one", test_until_a_one);
  TEST ("shootout", test_shootout);
  TEST ("clock-of-dice", test_clock_of_dice);
  TEST ("throws-count", test_throws_count);
  TEST ("marks", test_marks);
  TEST ("began", test_began);
  TEST ("clock-kept", test_clock_kept);
  TEST ("clock-outlives", test_clock_outlives);
  TEST ("teams", test_teams);
  TEST ("rules", test_rules);
  TEST ("kept", test_kept);
  TEST ("steps-kept", test_steps_kept);
  TEST ("steps-bounded", test_steps_bounded);
  TEST ("first-version", test_first_version);
  TEST ("damaged", test_damaged);
  TEST ("end-half-and-match-by-hand", test_end_by_hand);
  TEST ("end-last-period-of-each-game", test_end_each_game);
  TEST ("end-only-if-somebody-leads", test_end_needs_winner);
  TEST ("end-and-open-again", test_end_kept);
  TEST ("set-clock-while-it-runs", test_set_clock_runs);
  TEST ("set-clock-after-its-end", test_set_clock_after_end);
  TEST ("set-clock-of-an-ended-half", test_set_clock_ended);
  TEST ("set-clock-until-a-one", test_set_clock_until_a_one);
  TEST ("set-minutes-of-dice", test_set_minutes);
  TEST ("time-is-up-in-the-hall", test_time_up);
  TEST ("begin-next-half-without-the-die", test_die_next_period);
  TEST ("touch-who-was-sent-off", test_out);
  TEST ("undo-at-the-beginning", test_peek_before);
  TEST ("times-of-goals", test_times);
  return g_test_run ();
}
