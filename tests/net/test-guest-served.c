/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A second computer plays the matches of a board of a competition that the real program serves. The
 * server is killed while matches are played, and comes back at another port with other secrets:
 * each result is in its file, once.
 *
 * Usage: test-guest-served SPEELVELD-CLI */

#include "folder-fixture.h"
#include "guest-host.h"
#include "match/table-fixture.h"
#include "play-fixture.h"
#include "save-fixture.h"
#include "sv-cup-guest-asking.h"
#include "sv-cup-guest-fetch.h"
#include "sv-cup-guest-joining.h"
#include "sv-cup-guest-playing.h"
#include "sv-cup-guest.h"
#include "sv-cup-told.h"
#include "sv-json.h"
#include "sv-match-file.h"

#include <signal.h>

static const char *cli;
static char *cup_path;

/* --- The server --- */

typedef struct {
  GSubprocess *process;
  char *link; /* of board 2 */
  char *code;
} Server;

static const char *
member_of (JsonObject *object, const char *key)
{
  return json_object_get_string_member (object, key);
}

static Server
start_server (void)
{
  g_autoptr (GError) error = NULL;
  Server server = { .process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, cli, "cup",
                                                 "serve", cup_path, "--enter", NULL) };

  g_assert_no_error (error);
  g_autoptr (GDataInputStream) told =
      g_data_input_stream_new (g_subprocess_get_stdout_pipe (server.process));
  g_autofree char *line = g_data_input_stream_read_line (told, NULL, NULL, NULL);
  g_assert_nonnull (line);
  g_autoptr (JsonObject) object = sv_json_read (line, strlen (line), &error);
  g_assert_no_error (error);
  JsonObject *board =
      json_array_get_object_element (json_object_get_array_member (object, "boards"), 1);
  server.link = g_strdup (member_of (board, "url"));
  server.code = g_strdup (member_of (board, "code"));
  return server;
}

static void
kill_server (Server *server)
{
  g_subprocess_send_signal (server->process, SIGKILL);
  g_assert_true (g_subprocess_wait (server->process, NULL, NULL));
  g_clear_object (&server->process);
  g_clear_pointer (&server->link, g_free);
  g_clear_pointer (&server->code, g_free);
}

/* --- The guest --- */

static SvCupGuest *
join (const char *text)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  sv_cup_guest_join_async (text, NULL, result_cb, &result);
  SvCupGuest *guest = sv_cup_guest_join_finish (wait_for (&result), &error);
  g_assert_no_error (error);
  return guest;
}

static unsigned
fixture_of (SvCupGuest *guest, guint n)
{
  g_autoptr (GArray) fixtures = sv_cup_guest_list_fixtures (guest);

  return g_array_index (fixtures, unsigned, n);
}

static SvMatchDoc *
fetch (SvCupGuest *guest, unsigned fixture)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  sv_cup_guest_fetch_async (guest, fixture, result_cb, &result);
  SvMatchDoc *doc = sv_cup_guest_fetch_finish (guest, wait_for (&result), &error);
  g_assert_no_error (error);
  return doc;
}

static SvMatch *
begin (SvCupGuest *guest, unsigned fixture)
{
  SvMatch *match = sv_match_new (fetch (guest, fixture));

  sv_cup_guest_begin_match (guest, fixture, match);
  return match;
}

static void
wait_for_all (SvCupGuest *guest)
{
  while (sv_cup_guest_count_waiting (guest) > 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
assert_kept (unsigned fixture, SvMatch *match)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SvCupDoc) doc = sv_cup_doc_load (cup_path, &error);
  SvCupResult result;

  g_assert_no_error (error);
  sv_cup_result_of (sv_match_get_view (match), &result);
  g_assert_true (sv_cup_same_result (&result, &sv_cup_fixture (doc->cup, fixture)->result));
  g_assert_nonnull (((SvCupExtra *)doc->extras->pdata[fixture])->match);
}

/* With the link, and with address and code. */
static void
test_join (void)
{
  Server server = start_server ();
  g_autoptr (SvCupGuest) guest = join (server.link);
  g_autofree char *host = sv_cup_guest_dup_host (guest);
  g_autofree char *text = g_strdup_printf ("%s %s", host, server.code);
  g_autoptr (SvCupGuest) again = join (text);

  g_assert_true (again == guest);
  g_assert_cmpstr (sv_cup_guest_get_plan (guest)->title, ==, "Canteen cup");
  g_autoptr (SvMatch) match = begin (guest, fixture_of (guest, 0));
  play_on (match);
  wait_for_all (guest);
  assert_kept (fixture_of (guest, 0), match);
  kill_server (&server);
}

/* What is typed is sent as a form. A result that the rules refuse comes back with a sentence. */
static void
test_typed (void)
{
  const SvCupResult result = { .played = true, .score = { 5, 2 } };
  Server server = start_server ();
  g_autoptr (SvCupGuest) guest = join (server.link);
  const unsigned fixture = fixture_of (guest, 0);

  g_assert_true (sv_cup_guest_enter (guest, fixture, &result));
  wait_for_all (guest);
  g_autoptr (SvCupDoc) doc = sv_cup_doc_load (cup_path, NULL);
  g_assert_cmpuint (sv_cup_fixture (doc->cup, fixture)->result.score[0], ==, 5);
  sv_cup_guest_watch (guest, TRUE);
  while (!sv_cup_fixture (sv_cup_guest_get_plan (guest)->cup, fixture)->result.played)
    g_main_context_iteration (NULL, TRUE);
  sv_cup_guest_watch (guest, FALSE);
  kill_server (&server);
}

/* What is counted at a table is sent with its scorers. */
static void
test_counted (void)
{
  Server server = start_server ();
  g_autoptr (SvCupGuest) guest = join (server.link);
  const unsigned fixture = fixture_of (guest, 0);
  SvTable *table = sv_cup_guest_begin_table (guest, fixture, fetch (guest, fixture));

  sv_table_add_goal (table, 0, 2);
  sv_table_add_goal (table, 0, -1);
  sv_table_add_goal (table, 0, 2);
  sv_table_add_goal (table, 1, 0);
  while (!sv_table_is_over (table)) {
    run_out (table);
    sv_table_turn (table);
  }
  wait_for_all (guest);
  g_autoptr (SvCupDoc) doc = sv_cup_doc_load (cup_path, NULL);
  g_autoptr (GArray) home = sv_cup_doc_get_scorers (doc, fixture, 0);
  g_autoptr (GArray) away = sv_cup_doc_get_scorers (doc, fixture, 1);
  g_assert_cmpuint (sv_cup_fixture (doc->cup, fixture)->result.score[0], ==, 3);
  g_assert_cmpuint (home->len, ==, 2);
  g_assert_cmpuint (g_array_index (home, unsigned, 1), ==, 2);
  g_assert_cmpuint (away->len, ==, 1);
  kill_server (&server);
}

/* Let the competition be one of a game that has cards and injuries at the table. */
static void
write_champions (void)
{
  g_autoptr (SvCupDoc) doc = make_shared_cup_of (sv_game_by_id ("champions-2020"));
  g_autofree char *text = sv_cup_doc_write (doc, TRUE);

  g_free (cup_path);
  cup_path = write_file ("champions.svcup", text);
}

/* Play a match at a table to its end: 2-0, a scorer of one goal is known, and a yellow card. */
static SvTable *
count_to_the_end (SvCupGuest *guest, unsigned fixture)
{
  SvTable *table = sv_cup_guest_begin_table (guest, fixture, fetch (guest, fixture));

  sv_table_add_goal (table, 0, -1);
  sv_table_add_goal (table, 0, 2);
  g_assert_true (sv_table_add_mark (table, 1, 4, 0));
  /* Its clock counts turns. */
  while (!sv_table_is_over (table))
    if (!sv_table_time_up (table))
      sv_table_turn (table);
  wait_for_all (guest);
  return table;
}

static void
assert_tally (unsigned fixture, unsigned scorer, guint n_marks)
{
  g_autoptr (SvCupDoc) doc = sv_cup_doc_load (cup_path, NULL);
  g_auto (SvCupTally) tally = { 0 };

  sv_cup_tally_read_fixture (&tally, doc, fixture);
  g_assert_cmpuint (sv_cup_fixture (doc->cup, fixture)->result.score[0], ==, 2);
  g_assert_cmpuint (tally.scorers[0]->len, ==, 1);
  g_assert_cmpuint (g_array_index (tally.scorers[0], unsigned, 0), ==, scorer);
  g_assert_cmpuint (tally.marks[1]->len, ==, n_marks);
}

/* Scorers and cards that are corrected at the table after its result was taken are corrected in
 * the competition, too. */
static void
test_corrected (void)
{
  write_champions ();
  Server server = start_server ();
  g_autoptr (SvCupGuest) guest = join (server.link);
  const unsigned fixture = fixture_of (guest, 0);
  SvTable *table = count_to_the_end (guest, fixture);

  assert_tally (fixture, 2, 1);
  sv_table_remove_goal (table, 0);
  sv_table_add_goal (table, 0, 5);
  wait_for_all (guest);
  assert_tally (fixture, 5, 1);
  g_assert_true (sv_table_add_mark (table, 1, 6, 0));
  wait_for_all (guest);
  assert_tally (fixture, 5, 2);
  kill_server (&server);
}

/* If the organiser has corrected them meanwhile, nothing is overwritten, and the guest says so. */
static void
test_corrected_twice (void)
{
  write_champions ();
  Server server = start_server ();
  g_autoptr (SvCupGuest) guest = join (server.link);
  const unsigned fixture = fixture_of (guest, 0);
  SvTable *table = count_to_the_end (guest, fixture);
  g_autoptr (SvCupDoc) doc = sv_cup_doc_load (cup_path, NULL);
  g_auto (SvCupTally) tally = { 0 };
  const SvCupResult result = sv_cup_fixture (doc->cup, fixture)->result;

  sv_cup_tally_read_fixture (&tally, doc, fixture);
  g_array_index (tally.scorers[0], unsigned, 0) = 7;
  g_autoptr (SvCupDoc) after = sv_cup_tally_enter (&tally, doc, fixture, &result, NULL);
  g_autofree char *text = sv_cup_doc_write (after, TRUE);
  g_autofree char *path = write_file ("champions.svcup", text);
  g_assert_true (sv_table_add_mark (table, 1, 6, 0));
  while (sv_cup_guest_get_item (guest, fixture)->state != SV_GUEST_CONFLICT)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (sv_cup_guest_get_item (guest, fixture)->sentence, ==,
                   "Other scorers, cards or injuries of this match were entered meanwhile.");
  assert_tally (fixture, 7, 1);
  kill_server (&server);
}

/* The server is killed during each match of the board, and comes back. */
static void
test_killed (void)
{
  Server server = start_server ();
  g_autoptr (SvCupGuest) guest = join (server.link);

  for (guint n = 0; n < 3; n++) {
    const unsigned fixture = fixture_of (guest, n);
    g_autoptr (SvMatch) match = begin (guest, fixture);
    kill_server (&server);
    play_on (match);
    while (sv_cup_guest_get_contact (guest) != SV_GUEST_AWAY)
      g_main_context_iteration (NULL, TRUE);
    g_assert_cmpuint (sv_cup_guest_count_waiting (guest), ==, 1);
    server = start_server ();
    g_autoptr (SvCupGuest) same = join (server.link);
    g_assert_true (same == guest);
    wait_for_all (guest);
    assert_kept (fixture, match);
  }
  kill_server (&server);
}

/* Each test has the user's data folder and a competition to itself. */
static void
run_alone (gconstpointer data)
{
  const FolderTest *test = data;
  g_autoptr (SvCupDoc) doc = make_shared_cup ();
  g_autofree char *text = sv_cup_doc_write (doc, TRUE);

  folder = g_dir_make_tmp ("speelveld-XXXXXX", NULL);
  cup_path = write_file ("cup.svcup", text);
  test->test ();
  sv_save_wait ();
  g_clear_pointer (&cup_path, g_free);
  remove_folder (folder);
  g_clear_pointer (&folder, g_free);
  remove_folder (g_get_user_data_dir ());
}

int
main (int argc, char **argv)
{
  static const FolderTest tests[] = {
    { "/guest-served/join", test_join },
    { "/guest-served/typed", test_typed },
    { "/guest-served/counted", test_counted },
    { "/guest-served/corrected", test_corrected },
    { "/guest-served/corrected-twice", test_corrected_twice },
    { "/guest-served/killed", test_killed },
  };

  g_autofree char *home = g_dir_make_tmp ("speelveld-XXXXXX", NULL);
  g_setenv ("XDG_DATA_HOME", home, TRUE);
  sv_cup_guest_set_pause (20);
  g_test_init (&argc, &argv, NULL);
  cli = argv[1];
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add_data_func (tests[i].name, &tests[i], run_alone);
  return g_test_run ();
}
