/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A match that is played for a fixture and is killed knows its competition when it is gone on with,
 * and brings its result there; so does a table, wherever the competition was moved to meanwhile.
 *
 * The player is a process of its own: test-cup-kept --play PATH. */

#include "cup-fixture.h"
#include "folder-fixture.h"
#include "play-fixture.h"
#include "save-fixture.h"
#include "sv-cup-changes.h"
#include "sv-cup-entering.h"
#include "sv-cup-id.h"
#include "sv-cup-told.h"
#include "sv-match-file.h"
#include "sv-match-saver.h"
#include "sv-table-shelf.h"
#include "table-fixture.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <unistd.h>

enum { N_TEAMS = 4, FIXTURE = 3, EVENTS = 30 };

static const char *program;

static char *
dup_cup_path (const char *name)
{
  g_autofree char *competitions = sv_library_kind_folder (SV_DOCUMENT_CUP);

  g_assert_cmpint (g_mkdir_with_parents (competitions, 0700), ==, 0);
  return g_build_filename (competitions, name, NULL);
}

/* A competition in the library, on the disk. */
static char *
make_cup (void)
{
  char *path = dup_cup_path ("cup.svcup");
  g_autoptr (SvCupBook) book = make_league (path, N_TEAMS);

  sv_auto_saver_touch (SV_AUTO_SAVER (book));
  write_out (book);
  return path;
}

static SvCupBook *
load (const char *path)
{
  g_autoptr (GError) error = NULL;
  SvCupBook *book = sv_cup_book_load (path, &error);

  g_assert_no_error (error);
  return book;
}

static const SvCupResult *
result_in (SvCupBook *book)
{
  return &sv_cup_fixture (sv_cup_book_get_doc (book)->cup, FIXTURE)->result;
}

/* --- The player, a process of its own --- */

static void
choose_first (SvMatch *match)
{
  unsigned n;

  sv_match_choose (match, sv_match_get_legal (match, &n)[0], NULL);
}

static int
play_until_killed (const char *path)
{
  g_autofree char *autosaves = sv_library_autosave_folder ();
  g_autoptr (SvCupBook) book = load (path);
  SvMatch *match = sv_cup_book_play (book, FIXTURE);

  sv_match_match_saver (match, autosaves);
  while (sv_match_get_position (match) < EVENTS)
    choose_first (match);
  write_out (sv_match_get_match_saver (match));
  if (write (STDOUT_FILENO, "k", 1) != 1)
    return 1;
  for (;;)
    pause ();
}

/* What it left, killed as soon as it was kept: the path of the autosave. */
static char *
kill_player (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocessLauncher) launcher =
      g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  g_autofree char *autosaves = sv_library_autosave_folder ();
  char kept;

  g_subprocess_launcher_setenv (launcher, "XDG_DATA_HOME", g_get_user_data_dir (), TRUE);
  g_autoptr (GSubprocess) player =
      g_subprocess_launcher_spawn (launcher, &error, program, "--play", path, NULL);
  g_assert_no_error (error);
  g_assert_cmpint (
      g_input_stream_read (g_subprocess_get_stdout_pipe (player), &kept, 1, NULL, NULL), ==, 1);
  g_subprocess_send_signal (player, SIGKILL);
  g_assert_true (g_subprocess_wait (player, NULL, NULL));
  g_autoptr (GPtrArray) paths = sv_match_saver_list (autosaves);
  g_assert_cmpuint (paths->len, ==, 1);
  return g_strdup (paths->pdata[0]);
}

static SvMatch *
go_on (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *told = NULL;
  SvMatch *match = sv_match_new_from_match_saver (path, &told, &error);

  g_assert_no_error (error);
  g_assert_null (told);
  g_assert_cmpuint (sv_match_get_position (match), ==, EVENTS);
  return match;
}

static SvCupBook *
find_book (SvMatch *match)
{
  g_autoptr (GError) error = NULL;
  const SvFixtureLink *link = sv_match_get_fixture_link (match);

  g_assert_nonnull (link);
  g_assert_cmpuint (link->fixture, ==, FIXTURE);
  SvCupBook *book = sv_cup_book_find (link, &error);
  g_assert_no_error (error);
  return book;
}

/* --- Matches --- */

static void
test_killed (void)
{
  g_autofree char *path = make_cup ();
  g_autofree char *kept = kill_player (path);
  g_autoptr (SvMatch) match = go_on (kept);
  g_autoptr (SvCupBook) book = find_book (match);
  int score[2];

  g_assert_cmpstr (sv_auto_saver_get_path (SV_AUTO_SAVER (book)), ==, path);
  g_assert_false (sv_cup_book_get_live (book, FIXTURE, score));
  g_assert_true (sv_cup_book_take_back (book, match));
  g_assert_true (sv_cup_book_get_live (book, FIXTURE, score));
  play_on (match);
  write_out (book);
  g_autoptr (SvCupDoc) doc = sv_cup_doc_load (path, NULL);
  const SvCupResult *result = &sv_cup_fixture (doc->cup, FIXTURE)->result;
  g_assert_true (result->played);
  g_assert_cmpint ((int)result->score[0], ==, sv_match_get_view (match)->score[0]);
}

/* Killed between the end of the match and what the competition says of it. */
static void
test_killed_at_end (void)
{
  g_autofree char *path = make_cup ();
  g_autofree char *kept = kill_player (path);
  SvMatch *match = go_on (kept);

  play_on (match);
  write_out (sv_match_get_match_saver (match));
  g_object_unref (match);
  sv_save_wait ();
  g_autoptr (SvMatch) again = sv_match_new_from_match_saver (kept, NULL, NULL);
  g_autoptr (SvCupBook) book = find_book (again);
  g_assert_false (result_in (book)->played);
  g_assert_true (sv_cup_book_take_back (book, again));
  g_assert_true (result_in (book)->played);
}

/* What is chosen in the competition goes on with the same match. */
static void
test_play_again (void)
{
  g_autofree char *path = make_cup ();
  g_autofree char *kept = kill_player (path);
  g_autoptr (SvCupBook) book = load (path);
  g_autoptr (SvMatch) other = sv_cup_book_play (book, FIXTURE + 1);
  g_autoptr (SvMatch) match = sv_cup_book_play (book, FIXTURE);

  g_assert_cmpuint (sv_match_get_position (other), ==, 0);
  g_assert_cmpuint (sv_match_get_position (match), ==, EVENTS);
  play_on (match);
  g_assert_true (result_in (book)->played);

  /* It is over, and cleared: from the start. */
  g_clear_object (&match);
  sv_cup_book_commit (book, sv_cup_doc_clear (sv_cup_book_get_doc (book), FIXTURE, NULL), NULL,
                      NULL);
  match = sv_cup_book_play (book, FIXTURE);
  g_assert_cmpuint (sv_match_get_position (match), ==, 0);
}

static void
notice_cb (SvCupBook *book, const char *sentence, char **told)
{
  g_free (*told);
  *told = g_strdup (sentence);
}

/* What was typed meanwhile stands; the match is one of its own from then on. */
static void
test_typed (void)
{
  const SvCupResult result = { .played = true, .score = { 4, 1 } };
  g_autofree char *path = make_cup ();
  g_autofree char *kept = kill_player (path);
  g_autofree char *told = NULL;
  g_autoptr (SvCupBook) book = load (path);

  sv_cup_book_commit (book, sv_cup_doc_result (sv_cup_book_get_doc (book), FIXTURE, &result, NULL),
                      NULL, NULL);
  g_autoptr (SvMatch) match = go_on (kept);
  g_signal_connect (book, "notice", G_CALLBACK (notice_cb), &told);
  g_assert_false (sv_cup_book_take_back (book, match));
  g_assert_cmpstr (told, ==, "This match has a result now.");
  g_assert_null (sv_match_get_fixture_link (match));
  play_on (match);
  g_assert_cmpuint (result_in (book)->score[0], ==, 4);
}

/* The home team got another name meanwhile: the match is still theirs, and so is a table. */
static void
test_renamed (void)
{
  g_autofree char *path = make_cup ();
  g_autofree char *kept = kill_player (path);
  g_autoptr (SvCupBook) book = load (path);
  SvTable *table = sv_cup_book_play_table (book, FIXTURE + 1);
  const SvCupDoc *doc = sv_cup_book_get_doc (book);
  const int teams[] = { doc->meetings[FIXTURE].teams[0], doc->meetings[FIXTURE + 1].teams[0] };

  for (int i = 0; i < 2; i++)
    sv_cup_book_commit (
        book, sv_cup_doc_rename (sv_cup_book_get_doc (book), (unsigned)teams[i], "New name", NULL),
        NULL, NULL);
  g_assert_true (sv_cup_book_play_table (book, FIXTURE + 1) == table);
  g_assert_cmpstr (sv_table_get_doc (table)->teams[0]->name, ==, "New name");
  g_autoptr (SvMatch) match = sv_cup_book_play (book, FIXTURE);
  g_assert_cmpuint (sv_match_get_position (match), ==, EVENTS);
  play_on (match);
  g_assert_true (result_in (book)->played);
}

/* A team joined, matches of it are played, and all that is undone: they belong nowhere. */
static void
test_joined_and_left (void)
{
  g_autofree char *path = make_cup ();
  g_autoptr (SvCupBook) book = load (path);
  const SvCupDoc *before = sv_cup_book_get_doc (book);
  const unsigned first = before->cup->fixtures->len;
  g_autoptr (SvTeamDoc) team = named_team (before->game, "Hare");

  sv_cup_book_commit (book, sv_cup_doc_add_team (before, team, 0, NULL), NULL, NULL);
  g_autoptr (SvMatch) match = sv_cup_book_play (book, first);
  SvTable *table = sv_cup_book_play_table (book, first + 1);
  sv_clock_set_paused (sv_table_get_clock (table), FALSE);
  g_action_group_activate_action (sv_undo_get_actions (sv_cup_book_get_undo (book)), "undo", NULL);
  g_assert_cmpuint (sv_cup_book_get_doc (book)->cup->fixtures->len, ==, first);
  play_on (match);
  sv_table_add_goal (table, 0, -1);
  g_signal_emit_by_name (sv_cup_book_get_clock (book), "expired");
  g_assert_cmpuint (sv_cup_book_get_doc (book)->cup->fixtures->len, ==, first);
}

/* --- Where it was moved to --- */

static char *
move (const char *path)
{
  char *other = dup_cup_path ("other.svcup");

  sv_save_wait ();
  g_assert_cmpint (g_rename (path, other), ==, 0);
  return other;
}

static void
test_match_moved (void)
{
  g_autofree char *path = make_cup ();
  g_autofree char *kept = kill_player (path);
  g_autofree char *other = move (path);
  g_autoptr (SvMatch) match = go_on (kept);
  g_autoptr (SvCupBook) book = find_book (match);

  g_assert_cmpstr (sv_auto_saver_get_path (SV_AUTO_SAVER (book)), ==, other);
  g_assert_true (sv_cup_book_take_back (book, match));
  g_assert_cmpstr (sv_match_get_fixture_link (match)->competition, ==, other);

  /* Nowhere any more. */
  g_autoptr (GError) error = NULL;
  g_assert_cmpint (g_remove (other), ==, 0);
  g_assert_null (sv_cup_book_find (sv_match_get_fixture_link (match), &error));
  g_assert_cmpstr (error->message, ==,
                   "The competition of this match is no longer where it was. Open it, and go on "
                   "with the match from there.");
}

/* A table with a goal, kept and left. */
static void
leave_table (const char *path)
{
  g_autoptr (SvCupBook) book = load (path);
  SvTable *table = sv_cup_book_play_table (book, FIXTURE);

  sv_table_add_goal (table, 1, -1);
  write_out (table);
}

/* Whoever opens the competition again finds it. */
static void
test_table_kept (void)
{
  g_autofree char *path = make_cup ();
  int score[2] = { 7, 7 };

  leave_table (path);
  g_autoptr (SvCupBook) book = load (path);
  g_assert_true (sv_cup_book_has_table (book, FIXTURE));
  g_assert_false (sv_cup_book_has_table (book, FIXTURE + 1));
  g_assert_true (sv_cup_book_get_live (book, FIXTURE, score));
  g_assert_cmpint (score[0], ==, 0);
  g_assert_cmpint (score[1], ==, 1);
}

static void
test_table_moved (void)
{
  g_autofree char *path = make_cup ();

  leave_table (path);
  g_autofree char *other = move (path);
  g_autoptr (SvCupBook) book = load (other);
  g_assert_true (sv_cup_book_has_table (book, FIXTURE));
  SvTable *table = sv_cup_book_play_table (book, FIXTURE);
  g_assert_cmpint (sv_table_get_score (table, 1), ==, 1);
  write_out (table);
  g_autoptr (GPtrArray) before = sv_table_shelf_list (path, FALSE);
  g_autoptr (GPtrArray) after = sv_table_shelf_list (other, FALSE);
  g_assert_cmpuint (before->len, ==, 0);
  g_assert_cmpuint (after->len, ==, 1);
}

/* A copy beside the competition leaves it its table, and so does another one in its place. */
static void
test_table_stays (void)
{
  g_autofree char *path = make_cup ();
  g_autofree char *copy = dup_cup_path ("copy.svcup");
  g_autofree char *text = NULL;

  leave_table (path);
  sv_save_wait ();
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_true (g_file_set_contents (copy, text, -1, NULL));
  g_autoptr (SvCupBook) other = load (copy);
  g_assert_false (sv_cup_book_has_table (other, FIXTURE));

  g_autoptr (SvCupDoc) doc = sv_cup_doc_load (path, NULL);
  sv_cup_doc_stamp (doc);
  g_autofree char *mark = sv_cup_doc_dup_mark (doc), *stamped = sv_cup_doc_write (doc, TRUE);
  g_assert_true (g_file_set_contents (path, stamped, -1, NULL));
  g_autoptr (SvCupBook) anew = load (path);
  g_autofree char *read = sv_cup_doc_dup_mark (sv_cup_book_get_doc (anew));
  g_assert_cmpstr (read, ==, mark);
  g_assert_false (sv_cup_book_has_table (anew, FIXTURE));
}

/* A table that is over has given its result to the competition; a goal that is put right then is
 * put right there too, and who begins anew takes it back. */
static void
test_table_over (void)
{
  g_autofree char *path = make_cup ();
  g_autoptr (SvCupBook) book = load (path);
  g_autofree char *told = NULL;
  SvTable *table = sv_cup_book_play_table (book, FIXTURE);

  g_signal_connect (book, "notice", G_CALLBACK (notice_cb), &told);
  sv_table_add_goal (table, 1, -1);
  run_out (table);
  sv_table_turn (table);
  g_assert_false (result_in (book)->played);
  run_out (table);
  g_assert_true (sv_table_is_over (table));
  g_assert_true (result_in (book)->played);
  g_assert_cmpuint (result_in (book)->how, ==, SV_END_FULL_TIME);
  g_assert_cmpuint (result_in (book)->score[1], ==, 1);
  sv_table_add_goal (table, 0, -1);
  g_assert_cmpuint (result_in (book)->score[0], ==, 1);
  g_assert_null (told);
  sv_table_restart (table);
  g_assert_false (result_in (book)->played);
  g_assert_cmpstr (told, ==, "The match goes on: its result was removed from the competition.");
}

/* The clock of the round runs out: that is the whistle at all tables of it, whatever their own
 * clocks say, and at none of a later round. Each table can take it back. */
static void
test_round_whistle (void)
{
  g_autofree char *path = make_cup ();
  g_autoptr (SvCupBook) book = load (path);
  SvTable *stands = sv_cup_book_play_table (book, 0), *runs = sv_cup_book_play_table (book, 1);
  SvTable *later = sv_cup_book_play_table (book, FIXTURE);
  SvClock *clock = sv_cup_book_get_clock (book);
  gint64 now_us = 1000;

  sv_table_add_goal (stands, 1, -1);
  sv_table_add_goal (later, 1, -1);
  sv_clock_set_paused (sv_table_get_clock (runs), FALSE);
  sv_clock_set_source (clock, fake_time, &now_us);
  sv_clock_set (clock, 3000, 0);
  sv_clock_set_wanted (clock, TRUE);
  while (!sv_clock_get_expired (clock)) {
    g_assert_false (sv_table_get_score_sheet (stands)->ended);
    now_us += G_USEC_PER_SEC;
    sv_clock_check (clock);
  }
  g_assert_true (sv_table_get_score_sheet (stands)->ended);
  g_assert_true (sv_table_get_score_sheet (runs)->ended);
  g_assert_false (sv_clock_get_running (sv_table_get_clock (runs)));
  g_assert_false (sv_table_get_score_sheet (later)->ended);
  g_assert_true (sv_undo_go (sv_table_get_undo (stands), -1));
  g_assert_false (sv_table_get_score_sheet (stands)->ended);
}

/* Stopping the clock of all boards stops the clocks of the tables that run, and only those go on
 * with it. A minute more moves the whistle. */
static void
test_pause_for_all (void)
{
  g_autofree char *path = make_cup ();
  g_autoptr (SvCupBook) book = load (path);
  SvClock *stands = sv_table_get_clock (sv_cup_book_play_table (book, 0));
  SvClock *runs = sv_table_get_clock (sv_cup_book_play_table (book, 1));
  SvClock *clock = sv_cup_book_get_clock (book);
  gint64 now_us = 1000;

  sv_clock_set_source (clock, fake_time, &now_us);
  sv_clock_set (clock, 3000, 0);
  sv_clock_set_wanted (clock, TRUE);
  sv_clock_set_paused (runs, FALSE);
  now_us += G_USEC_PER_SEC;
  sv_clock_set_paused (clock, TRUE);
  g_assert_false (sv_clock_get_running (runs));
  sv_clock_set_paused (clock, FALSE);
  g_assert_true (sv_clock_get_running (runs));
  g_assert_false (sv_clock_get_running (stands));
  sv_cup_book_extend (book, 1);
  g_assert_true (sv_clock_get_running (clock));
  g_assert_true (sv_clock_get_running (runs));
  g_assert_cmpint (sv_clock_get_remaining (clock), ==, 62000);
}

/* Another one has made the goal: the score stays, and who made it is put right. */
static void
test_other_scorer (void)
{
  g_autofree char *path = make_cup ();
  g_autoptr (SvCupBook) book = load (path);
  SvTable *table = sv_cup_book_play_table (book, FIXTURE);

  run_out (table);
  sv_table_turn (table);
  run_out (table);
  g_assert_true (sv_table_is_over (table));
  sv_table_add_goal (table, 0, 2);
  sv_table_remove_goal (table, 0);
  sv_table_add_goal (table, 0, 3);
  for (int card = 3; card >= 2; card--) {
    g_autoptr (GArray) cards = sv_cup_doc_get_scorers (sv_cup_book_get_doc (book), FIXTURE, 0);
    g_assert_cmpuint (cards->len, ==, 1);
    g_assert_cmpint (g_array_index (cards, int, 0), ==, card);
    g_assert_cmpint (sv_undo_go (sv_table_get_undo (table), -2), ==, TRUE);
  }
}

/* A file with a whole match of the fixture. */
static char *
write_match (SvCupBook *book, const char *name, unsigned fixture)
{
  char *path = dup_cup_path (name);
  g_autoptr (SvMatchDoc) match = sv_cup_doc_open_match (sv_cup_book_get_doc (book), fixture, NULL);
  SvHistory *history = match->history;
  SvNode node;
  SvRng rng;

  sv_rng_seed (&rng, 5);
  do { /* each half ends as soon as it may */
    match->game->node (sv_history_get_setup (history), sv_history_get_state (history), &node);
    if (node.time)
      g_assert_cmpint (sv_history_append (history, sv_event_time (), 0), ==, SV_HISTORY_OK);
  } while (append_any (match, &rng, 0));
  g_autofree char *text = sv_match_doc_write (match, FALSE);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return path;
}

/* A match from a file is that of the fixture in which its teams still meet; it is taken once. */
static void
test_from_file (void)
{
  g_autofree char *path = make_cup ();
  g_autoptr (SvCupBook) book = load (path);
  const unsigned last = sv_cup_book_get_doc (book)->cup->fixtures->len - 1;
  g_autofree char *first = write_match (book, "first.svmatch", FIXTURE);
  g_autofree char *other = write_match (book, "other.svmatch", last);
  g_autofree char *told = NULL;

  g_signal_connect (book, "notice", G_CALLBACK (notice_cb), &told);
  g_assert_false (sv_cup_book_take (book, path));
  g_assert_true (g_str_has_prefix (told, "This is not possible: "));
  g_clear_pointer (&told, g_free);
  g_assert_true (sv_cup_book_take (book, first));
  g_assert_true (result_in (book)->played);
  g_assert_false (sv_cup_fixture (sv_cup_book_get_doc (book)->cup, last)->result.played);
  g_assert_true (sv_cup_book_take (book, other));
  g_assert_true (sv_cup_fixture (sv_cup_book_get_doc (book)->cup, last)->result.played);
  g_assert_null (told);
  const SvCupDoc *doc = sv_cup_book_get_doc (book);
  g_assert_false (sv_cup_book_take (book, first));
  g_assert_true (g_str_has_prefix (told, "There is no match of Team "));
  g_assert_true (g_str_has_suffix (told, " left to play here."));
  g_assert_true (sv_cup_book_get_doc (book) == doc);
}

/* What is played now is shown: by the match if there is one, else by the table. */
static void
test_live (void)
{
  g_autofree char *path = make_cup ();
  g_autoptr (SvCupBook) book = load (path);
  int score[2] = { 7, 7 }, live = 0;

  g_signal_connect_swapped (book, "live", G_CALLBACK (count_cb), &live);
  g_assert_false (sv_cup_book_get_live (book, FIXTURE, score));
  g_assert_cmpint (score[0], ==, 7);
  SvTable *table = sv_cup_book_play_table (book, FIXTURE);
  g_assert_true (sv_cup_book_play_table (book, FIXTURE) == table);
  g_assert_cmpint (live, ==, 1);
  sv_table_add_goal (table, 0, -1);
  sv_table_add_goal (table, 0, -1);
  sv_table_add_goal (table, 1, -1);
  g_assert_cmpint (live, ==, 4);
  SvScoreline line;
  sv_cup_book_read_score (book, FIXTURE, &line);
  g_assert_cmpint (line.stage, ==, SV_STAGE_PLAY);
  g_assert_cmpint (line.goals[0], ==, 2);
  g_assert_nonnull (line.teams[0]);
  sv_cup_book_read_score (book, FIXTURE + 1, &line);
  g_assert_cmpint (line.stage, ==, SV_STAGE_SETUP);
  g_assert_true (sv_cup_book_get_live (book, FIXTURE, score));
  g_assert_cmpint (score[0], ==, 2);
  g_assert_cmpint (score[1], ==, 1);
  g_assert_false (sv_cup_book_get_live (book, FIXTURE + 1, score));

  SvMatch *match = sv_cup_book_play (book, FIXTURE), *other = sv_cup_book_play (book, FIXTURE + 1);
  const int before = live;
  sv_match_throw (match);
  g_assert_cmpint (live, >, before);
  g_assert_true (sv_cup_book_get_live (book, FIXTURE, score));
  g_assert_cmpint (score[0], ==, 0);
  g_assert_cmpint (score[1], ==, 0);
  g_object_unref (match);
  g_assert_true (sv_cup_book_get_live (book, FIXTURE, score));
  g_assert_cmpint (score[0], ==, 2);
  g_assert_true (sv_cup_book_get_live (book, FIXTURE + 1, score));
  g_object_unref (other);
  g_assert_false (sv_cup_book_get_live (book, FIXTURE + 1, score));
}

/* Not while one of its matches is played; and what was not written yet comes back with it. */
static void
test_deleted (void)
{
  const SvCupResult result = { .played = true, .how = SV_END_FULL_TIME, .score = { 4, 1 } };
  g_autofree char *path = make_cup ();
  SvCupBook *book = load (path);
  SvMatch *match = sv_cup_book_play (book, FIXTURE);
  g_autoptr (GError) error = NULL;
  int removed = 0;

  g_signal_connect_swapped (book, "removed", G_CALLBACK (count_cb), &removed);
  sv_match_throw (match);
  g_assert_null (sv_cup_book_delete (path, &error));
  g_assert_cmpstr (error->message, ==,
                   "A match of this competition is being played. End or leave that first.");
  g_assert_cmpint (removed, ==, 0);
  g_clear_error (&error);
  sv_match_discard_match_saver (match);
  g_object_unref (match);
  SvCupDoc *after = sv_cup_doc_result (sv_cup_book_get_doc (book), FIXTURE, &result, &error);
  g_assert_true (sv_cup_book_commit (book, after, NULL, error));
  g_autofree char *hidden = sv_cup_book_delete (path, &error);
  g_assert_no_error (error);
  g_assert_cmpint (removed, ==, 1);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_object_unref (book);
  g_autofree char *back = sv_library_restore (hidden, &error);
  g_assert_no_error (error);
  g_autoptr (SvCupBook) again = load (back);
  g_assert_cmpuint (result_in (again)->score[0], ==, 4);
}

/* Nor while its file is somebody else's and it still has something to write. */
static void
test_deleted_unsaved (void)
{
  const SvCupResult result = { .played = true, .how = SV_END_FULL_TIME, .score = { 4, 1 } };
  g_autofree char *path = make_cup ();
  g_autoptr (SvCupBook) book = load (path);
  g_autofree char *text = NULL, *left = NULL;
  g_autoptr (GError) error = NULL;

  SvCupDoc *after = sv_cup_doc_result (sv_cup_book_get_doc (book), FIXTURE, &result, &error);
  g_assert_true (sv_cup_book_commit (book, after, NULL, error));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_autofree char *others = g_strconcat (text, "\n", NULL);
  g_assert_true (g_file_set_contents (path, others, -1, NULL));
  g_assert_null (sv_cup_book_delete (path, &error));
  g_assert_cmpstr (error->message, ==,
                   "The last change to this competition could not be saved, so it is not deleted.");
  g_assert_true (g_file_get_contents (path, &left, NULL, NULL));
  g_assert_cmpstr (left, ==, others);
  sv_auto_saver_drop (SV_AUTO_SAVER (book));
}

/* What is not possible changes nothing, and it is told why. */
static void
test_refused (void)
{
  const SvCupResult result = { .played = true, .how = SV_END_FULL_TIME, .score = { 1000, 0 } };
  g_autofree char *path = make_cup ();
  g_autoptr (SvCupBook) book = load (path);
  g_autofree char *told = NULL;
  g_autoptr (GError) error = NULL;
  const SvCupDoc *doc = sv_cup_book_get_doc (book);
  SvCupDoc *after = sv_cup_doc_result (doc, FIXTURE, &result, &error);

  g_signal_connect (book, "notice", G_CALLBACK (notice_cb), &told);
  g_assert_false (sv_cup_book_commit (book, after, NULL, error));
  g_assert_true (g_str_has_prefix (told, "This is not possible: 1000 is outside 0–"));
  g_assert_true (sv_cup_book_get_doc (book) == doc);
}

/* Whoever opens it twice has the same one, with one clock for all. */
static void
test_one_book (void)
{
  g_autofree char *path = make_cup ();
  g_autoptr (SvCupBook) book = load (path);

  g_assert_true (SV_IS_CLOCK (sv_cup_book_get_clock (book)));
  SvCupBook *second = load (path);
  g_assert_true (second == book);
  g_object_unref (second);
}

/* A match of no competition, or of another one, is not taken back. */
static void
test_strange (void)
{
  g_autofree char *path = make_cup (), *told = NULL;
  g_autoptr (SvCupBook) book = load (path);
  g_autoptr (SvMatch) match =
      sv_match_new (sv_cup_doc_open_match (sv_cup_book_get_doc (book), FIXTURE, NULL));
  char competition[] = "/elsewhere.svcup", mark[] = "other";
  const SvFixtureLink other = { .competition = competition, .mark = mark, .fixture = FIXTURE };

  g_signal_connect (book, "notice", G_CALLBACK (notice_cb), &told);
  for (unsigned i = 0; i < 2; i++) {
    g_clear_pointer (&told, g_free);
    g_assert_false (sv_cup_book_take_back (book, match));
    g_assert_cmpstr (told, ==, "This match no longer belongs to the competition.");
    g_assert_null (sv_match_get_fixture_link (match));
    sv_match_bind (match, &other);
  }
}

/* What another program writes is seen without being looked for, however it is written. */
static void
test_watched (void)
{
  static const GFileSetContentsFlags ways[] = { G_FILE_SET_CONTENTS_NONE,
                                                G_FILE_SET_CONTENTS_CONSISTENT,
                                                G_FILE_SET_CONTENTS_NONE };
  g_autofree char *path = make_cup ();
  g_autoptr (SvCupBook) book = load (path);

  for (unsigned i = 0; i < G_N_ELEMENTS (ways); i++) {
    const SvCupResult result = { .played = true, .score = { i, 5 } };
    g_autoptr (SvCupDoc) other =
        sv_cup_doc_result (sv_cup_book_get_doc (book), FIXTURE, &result, NULL);
    g_autofree char *text = sv_cup_doc_write (other, TRUE), *told = NULL;
    const gulong id = g_signal_connect (book, "notice", G_CALLBACK (notice_cb), &told);

    if (i == 2)
      g_assert_cmpint (g_unlink (path), ==, 0);
    g_assert_true (g_file_set_contents_full (path, text, -1, ways[i], 0600, NULL));
    while (told == NULL)
      g_main_context_iteration (NULL, TRUE);
    g_assert_cmpuint (result_in (book)->score[0], ==, i);
    g_signal_handler_disconnect (book, id);
  }
}

/* --- Where tables are kept --- */

static void
put (const char *path)
{
  g_assert_true (g_file_set_contents (path, "{}", -1, NULL));
}

/* Of a list of paths, which is taken, the last parts with blanks between. */
static char *
say_names (GPtrArray *paths)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < paths->len; i++) {
    g_autofree char *name = g_path_get_basename (paths->pdata[i]);
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", name);
  }
  g_ptr_array_unref (paths);
  return g_string_free (text, FALSE);
}

/* Each table has a file of its own; those of competitions are listed apart from the others, and
 * those out of sight by the name that they had. */
static void
test_shelf (void)
{
  g_autofree char *cup = make_cup ();
  g_autofree char *library = sv_library_folder ();
  g_autofree char *nine = sv_table_shelf_path (cup, 9), *two = sv_table_shelf_path (cup, 2);
  g_autofree char *other = sv_table_shelf_path ("/other.svcup", 2);
  g_autofree char *hidden = g_strconcat (two, ".removed", NULL);
  g_autofree char *strange = g_strconcat (two, ".bak", NULL);

  g_assert_cmpstr (two, !=, other);
  put (nine);
  put (two);
  put (other);
  put (strange);
  g_autofree char *one = sv_table_shelf_played_path ("eleven", 1700000000);
  put (one);
  g_autofree char *again = sv_table_shelf_played_path ("eleven", 1700000000);
  g_autofree char *second = sv_table_shelf_played_path ("eleven", 1700000001);
  put (second);
  g_assert_cmpstr (one, ==, again); /* the same match is not kept twice */
  g_assert_cmpstr (one, !=, second);
  g_assert_true (g_str_has_suffix (one, "-1.json"));
  g_assert_true (g_str_has_prefix (one, library));
  g_assert_nonnull (strstr (one, "/table-played-eleven-2"));

  g_autofree char *name_two = g_path_get_basename (two), *name_nine = g_path_get_basename (nine);
  g_autofree char *own = g_strdup_printf ("%s %s", name_two, name_nine);
  assert_text (say_names (sv_table_shelf_list (cup, FALSE)), own);
  g_autoptr (GPtrArray) all = sv_table_shelf_list (NULL, FALSE);
  g_assert_cmpuint (all->len, ==, 3);
  g_autoptr (GPtrArray) played = sv_table_shelf_list_played (FALSE);
  g_assert_cmpuint (played->len, ==, 2);
  g_assert_cmpstr (played->pdata[0], ==, one);
  g_autoptr (GPtrArray) none = sv_table_shelf_list_played (TRUE);
  g_assert_cmpuint (none->len, ==, 0);

  g_assert_cmpint (g_rename (two, hidden), ==, 0);
  assert_text (say_names (sv_table_shelf_list (cup, FALSE)), name_nine);
  g_autoptr (GPtrArray) removed = sv_table_shelf_list (cup, TRUE);
  g_assert_cmpuint (removed->len, ==, 1);
  g_assert_cmpstr (removed->pdata[0], ==, two);
}

typedef struct {
  const char *path;
  void (*run) (void);
} Test;

/* With a library of its own. */
static void
run_alone (gconstpointer data)
{
  ((const Test *)data)->run ();
  sv_save_wait ();
  remove_folder (g_get_user_data_dir ());
}

int
main (int argc, char **argv)
{
  static const Test tests[] = {
    { "/cup-kept/killed", test_killed },
    { "/cup-kept/killed-at-end", test_killed_at_end },
    { "/cup-kept/play-again", test_play_again },
    { "/cup-kept/typed", test_typed },
    { "/cup-kept/rename-a-team-meanwhile", test_renamed },
    { "/cup-kept/undo-that-a-team-joined", test_joined_and_left },
    { "/cup-kept/match-moved", test_match_moved },
    { "/cup-kept/table-kept", test_table_kept },
    { "/cup-kept/table-moved", test_table_moved },
    { "/cup-kept/table-stays", test_table_stays },
    { "/cup-kept/table-over", test_table_over },
    { "/cup-kept/other-scorer", test_other_scorer },
    { "/cup-kept/whistle-for-the-round", test_round_whistle },
    { "/cup-kept/pause-for-all-boards", test_pause_for_all },
    { "/cup-kept/from-file", test_from_file },
    { "/cup-kept/live", test_live },
    { "/cup-kept/deleted", test_deleted },
    { "/cup-kept/deleted-unsaved", test_deleted_unsaved },
    { "/cup-kept/refused", test_refused },
    { "/cup-kept/one-book", test_one_book },
    { "/cup-kept/strange", test_strange },
    { "/cup-kept/watched", test_watched },
    { "/cup-kept/shelf", test_shelf },
  };

  program = argv[0];
  if (argc == 3 && strcmp (argv[1], "--play") == 0)
    return play_until_killed (argv[2]);
  /* Not by G_TEST_OPTION_ISOLATE_DIRS, which leaks under the sanitizers. */
  g_autofree char *home = g_dir_make_tmp ("speelveld-XXXXXX", NULL);
  g_setenv ("XDG_DATA_HOME", home, TRUE);
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add_data_func (tests[i].path, &tests[i], run_alone);
  return g_test_run ();
}
