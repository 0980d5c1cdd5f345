/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A second computer plays the matches of a board: it joins, plays and counts, sends, and waits for
 * the network; whichever of the two is killed at whichever moment, each result arrives once.
 *
 * The player that is killed is a process of its own: test-guest --play LINK. */

#include "folder-fixture.h"
#include "guest-host.h"
#include "match/table-fixture.h"
#include "play-fixture.h"
#include "save-fixture.h"
#include "sv-cup-changes.h"
#include "sv-cup-guest-asking.h"
#include "sv-cup-guest-fetch.h"
#include "sv-cup-guest-joining.h"
#include "sv-cup-guest-outbox.h"
#include "sv-cup-guest-playing.h"
#include "sv-cup-guest-shelf.h"
#include "sv-cup-guest.h"
#include "sv-match-file.h"
#include "sv-match-saver.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <unistd.h>

static const char *program;

/* --- Joining --- */

static SvCupGuest *
try_to_join (const char *text, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  sv_cup_guest_join_async (text, NULL, result_cb, &result);
  return sv_cup_guest_join_finish (wait_for (&result), error);
}

static SvCupGuest *
join (GuestHost *host)
{
  g_autofree char *link = guest_host_dup_link (host);
  g_autoptr (GError) error = NULL;
  SvCupGuest *guest = try_to_join (link, &error);

  g_assert_no_error (error);
  return guest;
}

/* Return the nth fixture of the board. */
static unsigned
fixture_of (SvCupGuest *guest, guint n)
{
  g_autoptr (GArray) fixtures = sv_cup_guest_list_fixtures (guest);

  return g_array_index (fixtures, unsigned, n);
}

static SvMatchDoc *
fetch (SvCupGuest *guest, unsigned fixture, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  sv_cup_guest_fetch_async (guest, fixture, result_cb, &result);
  return sv_cup_guest_fetch_finish (guest, wait_for (&result), error);
}

/* A match of the fixture, which is autosaved. */
static SvMatch *
begin (SvCupGuest *guest, unsigned fixture)
{
  g_autofree char *autosaves = sv_library_autosave_folder ();
  g_autoptr (GError) error = NULL;
  SvMatchDoc *doc = fetch (guest, fixture, &error);

  g_assert_no_error (error);
  SvMatch *match = sv_match_new (doc);
  sv_cup_guest_begin_match (guest, fixture, match);
  sv_match_match_saver (match, autosaves);
  return match;
}

static void
wait_for_items (SvCupGuest *guest, unsigned n)
{
  while (sv_cup_guest_count_waiting (guest) != n)
    g_main_context_iteration (NULL, TRUE);
}

static void
wait_for_state (SvCupGuest *guest, unsigned fixture, SvGuestState state)
{
  while (sv_cup_guest_get_item (guest, fixture) == NULL ||
         sv_cup_guest_get_item (guest, fixture)->state != state)
    g_main_context_iteration (NULL, TRUE);
}

static void
wait_for_contact (SvCupGuest *guest, SvGuestContact contact)
{
  while (sv_cup_guest_get_contact (guest) != contact)
    g_main_context_iteration (NULL, TRUE);
}

static const SvCupResult *
result_in_plan (SvCupGuest *guest, unsigned fixture)
{
  return &sv_cup_fixture (sv_cup_guest_get_plan (guest)->cup, fixture)->result;
}

static void
test_join (void)
{
  g_autoptr (GuestHost) host = guest_host_new ();
  g_autoptr (SvCupGuest) guest = join (host);
  g_autoptr (GArray) fixtures = sv_cup_guest_list_fixtures (guest);

  g_assert_cmpstr (sv_cup_guest_get_plan (guest)->title, ==, "Canteen cup");
  g_assert_cmpuint (sv_cup_guest_get_board (guest), ==, 2);
  g_assert_cmpuint (fixtures->len, ==, 3);
  /* Again: the same guest. */
  g_autoptr (SvCupGuest) again = join (host);
  g_assert_true (again == guest);
  g_autoptr (GPtrArray) paths = sv_cup_guest_list ();
  g_assert_cmpuint (paths->len, <=, 1);
}

static void
test_code (void)
{
  g_autoptr (GuestHost) host = guest_host_new ();
  g_autofree char *right = g_strdup_printf ("127.0.0.1:%u k7qf-2m9p", host->port);
  g_autofree char *wrong = g_strdup_printf ("127.0.0.1:%u AAAA-AAAA", host->port);
  g_autofree char *link = guest_host_dup_link (host);
  g_autoptr (GError) error = NULL;
  g_autoptr (SvCupGuest) none = try_to_join (wrong, &error);

  g_assert_null (none);
  g_assert_cmpstr (error->message, ==, "No board of the other computer has this code.");
  g_clear_error (&error);
  g_autoptr (SvCupGuest) guest = try_to_join (right, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (sv_cup_guest_get_link (guest), ==, link);
}

static void
assert_refused (GuestHost *host, const char *sentence)
{
  g_autofree char *link = guest_host_dup_link (host);
  g_autoptr (GError) error = NULL;
  g_autoptr (SvCupGuest) none = try_to_join (link, &error);

  g_assert_null (none);
  g_assert_cmpstr (error->message, ==, sentence);
}

/* Answers that are too long, break off, lead elsewhere, or do not come. */
static void
test_hostile (void)
{
  g_autoptr (GuestHost) host = guest_host_new ();

  guest_host_set_mood (host, HOST_BABBLES);
  assert_refused (host, "The answer of the other computer is too large.");
  guest_host_set_mood (host, HOST_BREAKS_OFF);
  assert_refused (host, "The computer that shares the competition cannot be reached.");
  guest_host_set_mood (host, HOST_SENDS_AWAY);
  assert_refused (host, "This computer answers, but it does not share a competition.");
  host->renewed = TRUE;
  assert_refused (host, "The other computer does not know this link. Ask for a new one: it changes "
                        "each time the competition is shared.");
  guest_host_kill (host);
  assert_refused (host, "The computer that shares the competition cannot be reached.");
}

/* --- Sending --- */

static void
test_match (void)
{
  g_autoptr (GuestHost) host = guest_host_new ();
  g_autoptr (SvCupGuest) guest = join (host);
  const unsigned fixture = fixture_of (guest, 0);
  g_autoptr (SvMatch) match = begin (guest, fixture);
  int score[2];

  g_assert_true (sv_cup_guest_get_live (guest, fixture, score));
  g_assert_cmpstr (sv_match_get_fixture_link (match)->address, ==, sv_cup_guest_get_link (guest));
  play_on (match);
  wait_for_items (guest, 0);
  const SvCupResult result = guest_host_get_result (host, fixture);
  g_assert_true (result.played);
  g_assert_cmpint ((int)result.score[0], ==, sv_match_get_view (match)->score[0]);
  g_assert_nonnull (((SvCupExtra *)host->doc->extras->pdata[fixture])->match);
  /* The plan shows it, and nothing is left to be sent. */
  while (!result_in_plan (guest, fixture)->played)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (sv_cup_guest_get_item (guest, fixture));
  g_assert_cmpuint (guest_host_count_taken (host), ==, 1);
}

static void
test_table (void)
{
  g_autoptr (GuestHost) host = guest_host_new ();
  g_autoptr (SvCupGuest) guest = join (host);
  const unsigned fixture = fixture_of (guest, 0);
  SvTable *table = sv_cup_guest_begin_table (guest, fixture, fetch (guest, fixture, NULL));

  g_assert_true (sv_cup_guest_get_table (guest, fixture) == table);
  sv_table_add_goal (table, 1, -1);
  while (!sv_table_is_over (table)) {
    run_out (table);
    sv_table_turn (table);
  }
  wait_for_items (guest, 0);
  g_assert_cmpuint (guest_host_get_result (host, fixture).score[1], ==, 1);
}

static void
enter (SvCupGuest *guest, unsigned fixture, unsigned home, unsigned away)
{
  const SvCupResult result = { .played = true, .score = { home, away } };

  g_assert_true (sv_cup_guest_enter (guest, fixture, &result));
}

/* Another result stands there: both are shown, and nothing is overwritten. */
static void
test_conflict (void)
{
  g_autoptr (GuestHost) host = guest_host_new ();
  g_autoptr (SvCupGuest) guest = join (host);
  const unsigned fixture = fixture_of (guest, 0);

  guest_host_enter (host, fixture, 3, 1);
  enter (guest, fixture, 2, 1);
  wait_for_state (guest, fixture, SV_GUEST_CONFLICT);
  g_assert_cmpuint (guest_host_get_result (host, fixture).score[0], ==, 3);
  sv_cup_guest_watch (guest, TRUE);
  while (!result_in_plan (guest, fixture)->played)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (result_in_plan (guest, fixture)->score[0], ==, 3);
  sv_cup_guest_send_again (guest, fixture);
  wait_for_state (guest, fixture, SV_GUEST_CONFLICT);
  /* The organiser agrees. */
  guest_host_lock (host);
  host_set (host, sv_cup_doc_clear (host->doc, fixture, NULL));
  guest_host_unlock (host);
  sv_cup_guest_send_again (guest, fixture);
  wait_for_items (guest, 0);
  g_assert_cmpuint (guest_host_get_result (host, fixture).score[0], ==, 2);
  sv_cup_guest_watch (guest, FALSE);
}

static void
test_dropped (void)
{
  g_autoptr (GuestHost) host = guest_host_new ();
  g_autoptr (SvCupGuest) guest = join (host);
  const unsigned fixture = fixture_of (guest, 0);

  guest_host_enter (host, fixture, 99, 0);
  SvMatch *match = begin (guest, fixture);
  play_on (match);
  wait_for_state (guest, fixture, SV_GUEST_CONFLICT);
  write_out (sv_match_get_match_saver (match));
  g_object_unref (match);
  sv_save_wait ();
  sv_cup_guest_drop (guest, fixture);
  g_assert_null (sv_cup_guest_get_item (guest, fixture));
  /* It is not found again. */
  g_autofree char *path = g_strdup (sv_auto_saver_get_path (SV_AUTO_SAVER (guest)));
  g_clear_object (&guest);
  sv_save_wait ();
  g_autoptr (SvCupGuest) again = sv_cup_guest_load (path, NULL);
  g_assert_nonnull (again);
  g_assert_null (sv_cup_guest_get_item (again, fixture));
}

static void
test_refused (void)
{
  g_autoptr (GuestHost) host = guest_host_new ();
  g_autoptr (SvCupGuest) guest = join (host);
  const unsigned fixture = fixture_of (guest, 0);

  guest_host_set_mood (host, HOST_REFUSES);
  enter (guest, fixture, 2, 1);
  wait_for_state (guest, fixture, SV_GUEST_REFUSED);
  g_assert_cmpstr (sv_cup_guest_get_item (guest, fixture)->sentence, ==,
                   "Nobody takes results at lunch.");
  guest_host_set_mood (host, HOST_ASKS);
  sv_cup_guest_send_again (guest, fixture);
  wait_for_state (guest, fixture, SV_GUEST_ASKED);
  guest_host_set_mood (host, HOST_ANSWERS);
  sv_cup_guest_hurry (guest);
  wait_for_items (guest, 0);
  g_assert_cmpuint (guest_host_count_taken (host), ==, 1);
}

/* A new secret: what is to be sent stays, and goes on when the board is joined again. */
static void
test_new_secret (void)
{
  g_autoptr (GuestHost) host = guest_host_new ();
  g_autoptr (SvCupGuest) guest = join (host);
  const unsigned fixture = fixture_of (guest, 0);

  host->renewed = TRUE;
  enter (guest, fixture, 2, 1);
  wait_for_contact (guest, SV_GUEST_LOST);
  g_assert_cmpuint (sv_cup_guest_count_waiting (guest), ==, 1);
  host->renewed = FALSE;
  g_autoptr (SvCupGuest) again = join (host);
  g_assert_true (again == guest);
  wait_for_items (guest, 0);
  g_assert_cmpuint (guest_host_get_result (host, fixture).score[0], ==, 2);
}

/* What changes there is seen here, and the next matches are known without the network. */
static void
test_live (void)
{
  g_autoptr (GuestHost) host = guest_host_new ();
  g_autoptr (SvCupGuest) guest = join (host);
  const unsigned first = fixture_of (guest, 0), second = fixture_of (guest, 1);
  g_autoptr (GError) error = NULL;

  sv_cup_guest_watch (guest, TRUE);
  guest_host_enter (host, first, 3, 1);
  while (!result_in_plan (guest, first)->played)
    g_main_context_iteration (NULL, TRUE);
  guest_host_enter (host, 0, 1, 1);
  while (!result_in_plan (guest, 0)->played)
    g_main_context_iteration (NULL, TRUE);
  g_autoptr (SvMatchDoc) there = fetch (guest, second, &error);
  g_assert_no_error (error);
  /* It has been fetched ahead by the time that nothing else is asked. */
  while (host->n_asked < 8)
    g_main_context_iteration (NULL, FALSE);
  guest_host_kill (host);
  wait_for_contact (guest, SV_GUEST_AWAY);
  g_autoptr (SvMatchDoc) known = fetch (guest, second, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (known->teams[0]->name, ==, there->teams[0]->name);
  sv_cup_guest_watch (guest, FALSE);
}

/* --- Killing --- */

/* The other computer is killed before or after it has taken the result, and comes back. */
static void
kill_host (HostMood mood)
{
  g_autoptr (GuestHost) host = guest_host_new ();
  g_autoptr (SvCupGuest) guest = join (host);
  const unsigned fixture = fixture_of (guest, 0);

  guest_host_set_mood (host, mood);
  g_autoptr (SvMatch) match = begin (guest, fixture);
  play_on (match);
  wait_for_contact (guest, SV_GUEST_AWAY);
  g_assert_cmpuint (sv_cup_guest_count_waiting (guest), ==, 1);
  guest_host_kill (host);
  guest_host_set_mood (host, HOST_ANSWERS);
  guest_host_start (host);
  wait_for_items (guest, 0);
  g_assert_cmpuint (guest_host_count_taken (host), ==, 1);
  g_assert_true (guest_host_get_result (host, fixture).played);
}

static void
test_host_killed (void)
{
  kill_host (HOST_DIES_BEFORE);
  kill_host (HOST_DIES_AFTER);
}

/* --- The player that is killed, a process of its own --- */

/* Play two matches of the board to their ends and wait to be killed; say so when the guest keeps
 * them, if it does so at all. */
static int
play_until_killed (const char *link, gboolean kept)
{
  g_autoptr (SvCupGuest) guest = try_to_join (link, NULL);

  for (guint n = 0; n < 2; n++) {
    SvMatch *match = begin (guest, fixture_of (guest, n));
    /* Without its guest, as if killed between the end of the match and anything else. */
    if (!kept)
      g_signal_handlers_disconnect_matched (
          match, G_SIGNAL_MATCH_ID, g_signal_lookup ("shown", SV_TYPE_MATCH), 0, NULL, NULL, NULL);
    play_on (match);
    write_out (sv_match_get_match_saver (match));
  }
  write_out (guest);
  if (write (STDOUT_FILENO, "k", 1) != 1)
    return 1;
  for (;;)
    pause ();
}

static void
kill_player (GuestHost *host, const char *how)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocessLauncher) launcher =
      g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  g_autofree char *link = guest_host_dup_link (host);
  g_autoptr (GAsyncResult) result = NULL;
  char kept;

  g_subprocess_launcher_setenv (launcher, "XDG_DATA_HOME", g_get_user_data_dir (), TRUE);
  g_autoptr (GSubprocess) player =
      g_subprocess_launcher_spawn (launcher, &error, program, how, link, NULL);
  g_assert_no_error (error);
  /* The host, which is here, must go on answering meanwhile. */
  GInputStream *told = g_subprocess_get_stdout_pipe (player);
  g_input_stream_read_async (told, &kept, 1, G_PRIORITY_DEFAULT, NULL, result_cb, &result);
  g_assert_cmpint (g_input_stream_read_finish (told, wait_for (&result), NULL), ==, 1);
  g_subprocess_send_signal (player, SIGKILL);
  g_assert_true (g_subprocess_wait (player, NULL, NULL));
}

static void
go_on_after_killing (GuestHost *host)
{
  g_autoptr (GPtrArray) paths = sv_cup_guest_list ();

  g_assert_cmpuint (paths->len, ==, 1);
  sv_cup_guest_resume ();
  g_autoptr (SvCupGuest) guest = sv_cup_guest_load (paths->pdata[0], NULL);
  wait_for_items (guest, 0);
  g_assert_cmpuint (guest_host_count_taken (host), ==, 2);
  for (guint n = 0; n < 2; n++)
    g_assert_true (guest_host_get_result (host, fixture_of (guest, n)).played);
  sv_cup_guest_leave (guest);
  sv_save_wait ();
}

/* The guest is killed with results that were taken without its knowledge, were never sent, or
 * were not even noticed by it. */
static void
test_guest_killed (void)
{
  static const HostMood moods[] = { HOST_ANSWERS, HOST_DIES_BEFORE, HOST_DIES_AFTER };
  static const char *const hows[] = { "--play", "--end" };

  for (guint i = 0; i < G_N_ELEMENTS (moods); i++)
    for (guint k = 0; k < G_N_ELEMENTS (hows); k++) {
      g_autoptr (GuestHost) host = guest_host_new ();
      guest_host_set_mood (host, moods[i]);
      kill_player (host, hows[k]);
      guest_host_set_mood (host, HOST_ANSWERS);
      go_on_after_killing (host);
    }
}

/* Both are killed. */
static void
test_both_killed (void)
{
  g_autoptr (GuestHost) host = guest_host_new ();

  guest_host_set_mood (host, HOST_DIES_AFTER);
  kill_player (host, "--play");
  guest_host_kill (host);
  sv_cup_guest_resume ();
  g_autoptr (GPtrArray) paths = sv_cup_guest_list ();
  g_autoptr (SvCupGuest) guest = sv_cup_guest_load (paths->pdata[0], NULL);
  wait_for_contact (guest, SV_GUEST_AWAY);
  guest_host_set_mood (host, HOST_ANSWERS);
  guest_host_start (host);
  wait_for_items (guest, 0);
  g_assert_cmpuint (guest_host_count_taken (host), ==, 2);
}

/* Each test has the user's data folder to itself. */
static void
run_alone (gconstpointer data)
{
  const FolderTest *test = data;

  test->test ();
  sv_save_wait ();
  remove_folder (g_get_user_data_dir ());
}

int
main (int argc, char **argv)
{
  static const FolderTest tests[] = {
    { "/guest/join", test_join },
    { "/guest/code", test_code },
    { "/guest/hostile", test_hostile },
    { "/guest/match", test_match },
    { "/guest/table", test_table },
    { "/guest/conflict", test_conflict },
    { "/guest/dropped", test_dropped },
    { "/guest/refused", test_refused },
    { "/guest/new-secret", test_new_secret },
    { "/guest/live", test_live },
    { "/guest/host-killed", test_host_killed },
    { "/guest/guest-killed", test_guest_killed },
    { "/guest/both-killed", test_both_killed },
  };

  program = argv[0];
  sv_cup_guest_set_pause (20);
  if (argc == 3 && (g_str_equal (argv[1], "--play") || g_str_equal (argv[1], "--end")))
    return play_until_killed (argv[2], g_str_equal (argv[1], "--play"));
  /* Not by G_TEST_OPTION_ISOLATE_DIRS, which leaks under the sanitizers. */
  g_autofree char *home = g_dir_make_tmp ("speelveld-XXXXXX", NULL);
  g_setenv ("XDG_DATA_HOME", home, TRUE);
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add_data_func (tests[i].name, &tests[i], run_alone);
  return g_test_run ();
}
