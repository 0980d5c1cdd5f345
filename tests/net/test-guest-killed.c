/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A second computer plays all matches of a board of a competition that the real program serves, and
 * the organiser enters results too. Both programs are killed again and again, at counted moments
 * (dying-calls.c), and started again. In the end each result that the second computer had on its
 * disk, or was told to be taken, stands in the competition; none was ever replaced or removed
 * there; and where the organiser was first, the second computer still shows its own.
 *
 * The moments of each story are chosen by its number.
 *
 * Usage: test-guest-killed SPEELVELD-CLI GUEST-LIFE DYING-CALLS.SO [-p /guest-killed/NUMBER] */

#include "folder-fixture.h"
#include "guest-host.h"
#include "save-fixture.h"
#include "sv-cup-guest-shelf.h"
#include "sv-json-file.h"
#include "sv-json.h"
#include "sv-match-saver.h"

#include <signal.h>
#include <stdio.h>

/* MOST_MOMENTS: about as many as a program lives through in a story if nobody kills it. */
enum { STORIES = 40, DEATHS = 3, MOST_MOMENTS = 150 };

static const char *cli, *guest_life, *dying_calls;

/* What is known of a fixture. */
typedef struct {
  SvCupResult promised; /* the second computer has it on its disk */
  SvCupResult standing; /* it was seen in the competition */
  gboolean is_organisers;
} Known;

typedef struct {
  GRand *rand;
  char *cup_path;
  GSubprocess *server, *guest;
  char *link; /* of board 2, or NULL while nobody serves */
  unsigned server_deaths, guest_deaths;
  GArray *known;  /* array of Known */
  gboolean done;  /* the guest had nothing left to do, and has ended */
  gboolean quiet; /* the organiser enters nothing more */
  gboolean over;
} Story;

static Known *
known_of (Story *story, unsigned fixture)
{
  return &g_array_index (story->known, Known, fixture);
}

/* --- Programs that die --- */

/* Start a program that dies at a moment, or never if that is 0. */
static GSubprocess *
start (Story *story, const char *const *words, unsigned moment)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocessLauncher) launcher =
      g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDIN_PIPE);
  g_autofree char *at = g_strdup_printf ("%u", moment);
  const char *asan = g_getenv ("ASAN_OPTIONS");
  /* The sanitizers want to be loaded first, but do without. */
  g_autofree char *options =
      g_strconcat (asan != NULL ? asan : "", ":verify_asan_link_order=0", NULL);

  g_subprocess_launcher_setenv (launcher, "XDG_DATA_HOME", g_get_user_data_dir (), TRUE);
  g_subprocess_launcher_setenv (launcher, "ASAN_OPTIONS", options, TRUE);
  g_subprocess_launcher_setenv (launcher, "LD_PRELOAD", dying_calls, TRUE);
  g_subprocess_launcher_setenv (launcher, "SV_DIE_IN", folder, TRUE);
  if (moment > 0)
    g_subprocess_launcher_setenv (launcher, "SV_DIE_AT", at, TRUE);
  GSubprocess *process = g_subprocess_launcher_spawnv (launcher, words, &error);
  g_assert_no_error (error);
  return process;
}

/* Return the moment of the next death, or 0 if there were enough of them. */
static unsigned
choose_moment (Story *story, unsigned *deaths)
{
  return (*deaths)++ < DEATHS ? (unsigned)g_rand_int_range (story->rand, 1, MOST_MOMENTS) : 0;
}

static char *
read_line (GSubprocess *process)
{
  g_autoptr (GDataInputStream) in =
      g_data_input_stream_new (g_subprocess_get_stdout_pipe (process));

  g_filter_input_stream_set_close_base_stream (G_FILTER_INPUT_STREAM (in), FALSE);
  return g_data_input_stream_read_line (in, NULL, NULL, NULL);
}

/* --- What stands in the competition --- */

static SvCupDoc *
load (Story *story)
{
  g_autoptr (GError) error = NULL;
  SvCupDoc *doc = sv_cup_doc_load (story->cup_path, &error);

  g_assert_no_error (error);
  return doc;
}

/* Whatever stood there before stands there still. */
static void
look (Story *story)
{
  g_autoptr (SvCupDoc) doc = load (story);

  for (unsigned i = 0; i < doc->cup->fixtures->len; i++) {
    const SvCupResult *result = &sv_cup_fixture (doc->cup, i)->result;
    Known *known = known_of (story, i);
    if (known->standing.played)
      g_assert_true (sv_cup_same_result (&known->standing, result));
    known->standing = *result;
  }
}

/* While nobody serves, the organiser enters the result of a match, perhaps one of the board. */
static void
enter_result (Story *story)
{
  const SvCupResult result = { .played = true, .score = { 40, 41 } };
  g_autoptr (SvCupDoc) doc = load (story);
  const unsigned fixture =
      (unsigned)g_rand_int_range (story->rand, 0, (gint32)doc->cup->fixtures->len);
  g_autoptr (GError) error = NULL;

  if (sv_cup_fixture (doc->cup, fixture)->result.played)
    return;
  g_autoptr (SvCupDoc) after = sv_cup_doc_result (doc, fixture, &result, NULL);
  g_autofree char *text = sv_cup_doc_write (after, TRUE);
  sv_json_save_file (story->cup_path, text, &error);
  g_assert_no_error (error);
  known_of (story, fixture)->is_organisers = TRUE;
}

/* --- The server --- */

static void start_server (Story *story);

static void
server_died_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Story *story = data;

  g_subprocess_wait_finish (G_SUBPROCESS (source), result, NULL);
  if (story->over) {
    g_clear_object (&story->server);
    return;
  }
  g_assert_true (g_subprocess_get_if_signaled (story->server));
  look (story);
  if (!story->quiet)
    enter_result (story);
  start_server (story);
}

static void
send_link (Story *story)
{
  g_autofree char *line = g_strconcat (story->link, "\n", NULL);

  /* If it was just killed, it gets the link when it is started again. */
  if (story->guest != NULL)
    g_output_stream_write_all (g_subprocess_get_stdin_pipe (story->guest), line, strlen (line),
                               NULL, NULL, NULL);
}

/* It may die before it has said where it is. */
static void
start_server (Story *story)
{
  const char *const words[] = { cli, "cup", "serve", story->cup_path, "--enter", NULL };
  g_autoptr (GError) error = NULL;

  g_clear_object (&story->server);
  story->server = start (story, words, choose_moment (story, &story->server_deaths));
  g_autofree char *line = read_line (story->server);
  if (line != NULL) {
    g_autoptr (JsonObject) told = sv_json_read (line, strlen (line), &error);
    g_assert_no_error (error);
    JsonArray *boards = json_object_get_array_member (told, "boards");
    JsonObject *board = json_array_get_object_element (boards, HOST_BOARD - 1);
    g_free (story->link);
    story->link = g_strdup (json_object_get_string_member (board, "url"));
    send_link (story);
  }
  g_subprocess_wait_async (story->server, NULL, server_died_cb, story);
}

/* --- The second computer --- */

static void start_guest (Story *story);

static void
note (Story *story, const char *line)
{
  unsigned fixture;
  SvCupResult result = { .played = true };

  if (g_str_equal (line, "done")) {
    g_output_stream_close (g_subprocess_get_stdin_pipe (story->guest), NULL, NULL);
  } else if (sscanf (line, "kept %u %u %u", &fixture, &result.score[0], &result.score[1]) == 3) {
    /* What it had on its disk it has not forgotten. */
    const SvCupResult *before = &known_of (story, fixture)->promised;
    g_assert_true (!before->played || sv_cup_same_result (before, &result));
    known_of (story, fixture)->promised = result;
  } else {
    g_assert_cmpint (sscanf (line, "taken %u %u %u", &fixture, &result.score[0], &result.score[1]),
                     ==, 3);
    look (story);
    g_assert_true (known_of (story, fixture)->standing.played);
    g_assert_cmpuint (known_of (story, fixture)->standing.score[0], ==, result.score[0]);
    g_assert_cmpuint (known_of (story, fixture)->standing.score[1], ==, result.score[1]);
  }
}

static void
said_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Story *story = data;
  GDataInputStream *in = G_DATA_INPUT_STREAM (source);
  g_autofree char *line = g_data_input_stream_read_line_finish (in, result, NULL, NULL);

  if (line != NULL) {
    note (story, line);
    g_data_input_stream_read_line_async (in, G_PRIORITY_DEFAULT, NULL, said_cb, story);
  } else {
    g_assert_true (g_subprocess_wait (story->guest, NULL, NULL));
    story->done = g_subprocess_get_if_exited (story->guest);
    g_assert_true (!story->done || g_subprocess_get_exit_status (story->guest) == 0);
    g_clear_object (&story->guest);
    if (!story->done)
      start_guest (story);
  }
}

static void
start_guest (Story *story)
{
  g_autofree char *way = g_strdup_printf ("%u", story->guest_deaths);
  const char *const words[] = { guest_life, way, NULL };

  story->guest = start (story, words, choose_moment (story, &story->guest_deaths));
  g_autoptr (GDataInputStream) in =
      g_data_input_stream_new (g_subprocess_get_stdout_pipe (story->guest));
  g_data_input_stream_read_line_async (in, G_PRIORITY_DEFAULT, NULL, said_cb, story);
  if (story->link != NULL)
    send_link (story);
}

/* Let it play until it has nothing left to do and has ended. */
static void
live_on (Story *story)
{
  story->done = FALSE;
  start_guest (story);
  while (!story->done)
    g_main_context_iteration (NULL, TRUE);
}

/* --- The end --- */

/* Return how many results the second computer has that were not taken. */
static unsigned
count_waiting (void)
{
  g_autoptr (GPtrArray) paths = sv_cup_guest_list ();
  unsigned n = 0;

  for (guint i = 0; i < paths->len; i++) {
    g_auto (SvGuestCard) card = { 0 };
    g_assert_true (sv_cup_guest_look (paths->pdata[i], &card));
    n += card.n_waiting;
  }
  return n;
}

static void
check_end (Story *story)
{
  g_autoptr (SvCupDoc) doc = load (story);
  unsigned n_conflicts = 0, n_organisers = 0;

  look (story);
  for (unsigned i = 0; i < doc->cup->fixtures->len; i++) {
    const Known *known = known_of (story, i);
    if (sv_cup_fixture (doc->cup, i)->board != HOST_BOARD)
      continue;
    g_assert_true (known->standing.played);
    n_organisers += known->is_organisers;
    if (!known->promised.played)
      continue;
    const gboolean same = known->promised.score[0] == known->standing.score[0] &&
                          known->promised.score[1] == known->standing.score[1];
    g_assert_true (same || known->is_organisers);
    n_conflicts += !same;
  }
  /* It may also have typed what it could not promise before it was killed. */
  g_assert_cmpuint (count_waiting (), >=, n_conflicts);
  g_assert_cmpuint (count_waiting (), <=, n_organisers);
}

static Story *
begin_story (unsigned seed)
{
  g_autoptr (SvCupDoc) doc = make_shared_cup ();
  g_autofree char *text = sv_cup_doc_write (doc, TRUE);
  Story *story = g_new0 (Story, 1);

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_test_message ("the competition and what the second computer keeps are in %s", folder);
  story->rand = g_rand_new_with_seed (seed);
  story->cup_path = write_file ("cup.svcup", text);
  story->known = g_array_new (FALSE, TRUE, sizeof (Known));
  g_array_set_size (story->known, doc->cup->fixtures->len);
  return story;
}

static void
end_story (Story *story)
{
  story->over = TRUE;
  g_subprocess_send_signal (story->server, SIGTERM);
  while (story->server != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_rand_free (story->rand);
  g_free (story->cup_path);
  g_free (story->link);
  g_array_unref (story->known);
  g_free (story);
  remove_folder (folder);
}

static void
test_story (gconstpointer data)
{
  Story *story = begin_story (GPOINTER_TO_UINT (data));

  start_server (story);
  live_on (story);
  check_end (story);
  /* Once more: nothing arrives a second time. */
  story->quiet = TRUE;
  g_autofree char *before = read_file (story->cup_path, NULL);
  live_on (story);
  g_autofree char *after = read_file (story->cup_path, NULL);
  g_assert_cmpstr (before, ==, after);
  check_end (story);
  g_test_message ("the second computer lived %u times, the server %u times", story->guest_deaths,
                  story->server_deaths);
  end_story (story);
}

int
main (int argc, char **argv)
{
  folder = g_dir_make_tmp ("speelveld-XXXXXX", NULL);
  g_autofree char *data = g_build_filename (folder, "data", NULL);
  g_setenv ("XDG_DATA_HOME", data, TRUE);
  signal (SIGPIPE, SIG_IGN); /* whoever was told something may be dead */
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 4);
  remove_folder (folder); /* each story makes it again */
  cli = argv[1];
  guest_life = argv[2];
  dying_calls = argv[3];
  for (unsigned seed = 1; seed <= STORIES; seed++) {
    g_autofree char *name = g_strdup_printf ("/guest-killed/%u", seed);
    g_test_add_data_func (name, GUINT_TO_POINTER (seed), test_story);
  }
  return g_test_run ();
}
