/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The disk under a shared competition becomes full: the tables are told that their results are not
 * saved, the file stays as it was, and as soon as there is room the same results are taken. Both
 * with the program that serves alone, and with a window that shares.
 *
 * Usage: test-full-disk SPEELVELD-CLI */

#include "real-disk.h"

#include "folder-fixture.h"
#include "guest-host.h"
#include "play-fixture.h"
#include "save-fixture.h"
#include "sv-cup-entering.h"
#include "sv-cup-share.h"
#include "sv-fetch.h"
#include "sv-json.h"
#include "sv-match-file.h"

static const char *cli;
static gboolean disks; /* can be mounted */

static char *disk, *cup_path, *cup_text;

/* --- Tables --- */

static void
fetched_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(GAsyncResult **)data = g_object_ref (result);
}

static SvFetched *
ask (const char *method, const char *url, const char *type, const char *text)
{
  g_autoptr (GBytes) body = text != NULL ? g_bytes_new (text, strlen (text)) : NULL;
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  sv_fetch_async (&(SvFetch){ .method = method, .url = url, .type = type, .body = body }, NULL,
                  fetched_cb, &result);
  SvFetched *answer = sv_fetch_finish (wait_for (&result), &error);
  g_assert_no_error (error);
  return answer;
}

static void
assert_status (SvFetched *answer, guint status)
{
  g_autoptr (SvFetched) owned = answer;
  g_autofree char *text =
      g_strndup (g_bytes_get_data (owned->body, NULL), g_bytes_get_size (owned->body));

  if (owned->status != status)
    g_error ("%u: %s", owned->status, text);
  /* A window tells the reason to its own user only, in that user's language. */
  if (status == 503)
    g_assert_true (strstr (text, "saved: the disk is full") != NULL ||
                   strstr (text, "the computer cannot save it now") != NULL);
}

/* Type 4-2 at the table whose link that is. */
static void
type_result (const char *link, unsigned fixture, guint status)
{
  g_autofree char *form = g_strdup_printf ("fixture=%u&home=4&away=2", fixture);

  assert_status (ask ("POST", link, "application/x-www-form-urlencoded", form), status);
}

static void
send_match (const char *link, unsigned fixture, guint status)
{
  g_autofree char *url = g_strdup_printf ("%s/match/%u", link, fixture);
  g_autoptr (SvCupDoc) doc = sv_cup_doc_load (cup_path, NULL);
  g_autoptr (SvMatch) match = sv_match_new (sv_cup_doc_open_match (doc, fixture, NULL));

  play_on (match);
  g_autofree char *text = sv_match_doc_write (sv_match_write_doc (match), FALSE);
  assert_status (ask ("PUT", url, "application/json", text), status);
}

/* --- The disk --- */

static void
assert_as_before (void)
{
  g_autofree char *text = read_file (cup_path, NULL);

  g_assert_cmpstr (text, ==, cup_text);
}

/* How many results those who look are shown. */
static guint
count_shown (const char *root)
{
  g_autofree char *url = g_strconcat (root, "fixtures", NULL);
  g_autoptr (SvFetched) answer = ask ("GET", url, NULL, NULL);
  g_autofree char *text =
      g_strndup (g_bytes_get_data (answer->body, NULL), g_bytes_get_size (answer->body));
  guint n = 0;

  g_assert_cmpuint (answer->status, ==, 200);
  for (const char *at = text; (at = strstr (at, "\"score\"")) != NULL; at++)
    n++;
  return n;
}

static gboolean
is_saved (const char *path, unsigned fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SvCupDoc) doc = sv_cup_doc_load (path, &error);

  g_assert_no_error (error);
  return sv_cup_fixture (doc->cup, fixture)->result.played;
}

/* Return the fixture of board 1 that is number @n there, from 0. */
static unsigned
fixture_of (unsigned n)
{
  g_autoptr (SvCupDoc) doc = sv_cup_doc_load (cup_path, NULL);
  unsigned i = 0;

  while (sv_cup_fixture (doc->cup, i)->board != 1 || n-- > 0)
    i++;
  return i;
}

/* --- Tests --- */

static char *
dup_member (JsonObject *object, const char *key)
{
  return g_strdup (json_object_get_string_member (object, key));
}

static void
test_alone (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) server = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, cli,
                                                     "cup", "serve", cup_path, "--enter", NULL);
  g_assert_no_error (error);
  g_autoptr (GDataInputStream) told =
      g_data_input_stream_new (g_subprocess_get_stdout_pipe (server));
  g_autofree char *line = g_data_input_stream_read_line (told, NULL, NULL, NULL);
  g_autoptr (JsonObject) object = sv_json_read (line, strlen (line), &error);
  g_assert_no_error (error);
  g_autofree char *root = dup_member (object, "url");
  g_autofree char *link = dup_member (
      json_array_get_object_element (json_object_get_array_member (object, "boards"), 0), "url");
  g_autofree char *ballast = real_disk_fill (disk);

  type_result (link, fixture_of (0), 503);
  send_match (link, fixture_of (1), 503);
  assert_as_before ();
  g_assert_cmpuint (count_shown (root), ==, 0);
  g_unlink (ballast);
  type_result (link, fixture_of (0), 303);
  send_match (link, fixture_of (1), 204);
  g_assert_true (is_saved (cup_path, fixture_of (0)) && is_saved (cup_path, fixture_of (1)));
  g_assert_cmpuint (count_shown (root), ==, 2);
  g_subprocess_send_signal (server, SIGTERM);
  g_assert_true (g_subprocess_wait_check (server, NULL, NULL));
}

/* Return an address of the server that a machine without a network has too. */
static char *
dup_here (SvShare *share, const char *url)
{
  const char *path = url + strlen (sv_share_get_url (share));

  return g_strdup_printf ("http://127.0.0.1:%u/%s", sv_share_get_port (share), path);
}

static SvCupShare *
share_it (SvCupBook *book, char **root, char **link)
{
  SvCupShare *self = sv_cup_share_of (book);
  SvShare *share = sv_cup_share_get_share (self);

  sv_share_set_results (share, SV_SHARE_TAKE);
  sv_cup_share_start (self, 0);
  while (sv_share_get_state (share) != SV_SHARE_ON) {
    g_assert_cmpint (sv_share_get_state (share), !=, SV_SHARE_FAILED);
    g_main_context_iteration (NULL, TRUE);
  }
  *root = dup_here (share, sv_share_get_url (share));
  *link = dup_here (share, sv_share_find_board (share, 1)->url);
  return self;
}

static void
test_window (void)
{
  g_autofree char *root = NULL, *link = NULL;
  g_autoptr (SvCupBook) book = sv_cup_book_load (cup_path, NULL);
  g_autoptr (SvCupShare) share = share_it (book, &root, &link);
  g_autofree char *ballast = real_disk_fill (disk);

  type_result (link, fixture_of (0), 503);
  type_result (link, fixture_of (0), 503);
  send_match (link, fixture_of (1), 503);
  assert_as_before ();
  g_assert_cmpuint (count_shown (root), ==, 0);
  g_unlink (ballast);
  type_result (link, fixture_of (0), 303);
  send_match (link, fixture_of (1), 204);
  g_assert_true (is_saved (cup_path, fixture_of (0)) && is_saved (cup_path, fixture_of (1)));
  g_assert_cmpuint (count_shown (root), ==, 2);
}

/* The user saves the competition on another disk: that is what is shared from then on. */
static void
test_elsewhere (void)
{
  g_autofree char *root = NULL, *link = NULL;
  g_autofree char *path = g_build_filename (folder, "elsewhere é.svcup", NULL);
  g_autoptr (SvCupBook) book = sv_cup_book_load (cup_path, NULL);
  g_autoptr (SvCupShare) share = share_it (book, &root, &link);
  g_autofree char *ballast = real_disk_fill (disk);

  type_result (link, fixture_of (0), 503);
  sv_auto_saver_save_elsewhere (SV_AUTO_SAVER (book), path);
  type_result (link, fixture_of (0), 303);
  g_assert_true (is_saved (path, fixture_of (0)));
  g_assert_cmpuint (count_shown (root), ==, 1);
  type_result (link, fixture_of (1), 303);
  g_assert_true (is_saved (path, fixture_of (1)));
  g_assert_cmpuint (count_shown (root), ==, 2);
  assert_as_before ();
}

/* Each test has a disk with a competition. */
static void
run_on_disk (gconstpointer data)
{
  const FolderTest *test = data;
  g_autoptr (SvCupDoc) doc = make_shared_cup ();

  folder = g_dir_make_tmp ("speelveld-XXXXXX", NULL);
  disk = g_build_filename (folder, "disk", NULL);
  if (!disks || !real_disk_mount (disk, "256k")) {
    g_test_skip ("this system lets nobody mount a disk");
  } else {
    cup_text = sv_cup_doc_write (doc, TRUE);
    cup_path = write_file ("disk/cup.svcup", cup_text);
    test->test ();
    sv_save_wait ();
    g_assert_cmpint (umount2 (disk, MNT_DETACH), ==, 0);
  }
  g_clear_pointer (&cup_text, g_free);
  g_clear_pointer (&cup_path, g_free);
  g_clear_pointer (&disk, g_free);
  remove_folder (folder);
  g_clear_pointer (&folder, g_free);
}

int
main (int argc, char **argv)
{
  static const FolderTest tests[] = {
    { "/full-disk/served-alone", test_alone },
    { "/full-disk/shared-by-a-window", test_window },
    { "/full-disk/saved-elsewhere", test_elsewhere },
  };

  disks = real_disk_begin ();
  g_autofree char *home = g_dir_make_tmp ("speelveld-XXXXXX", NULL);
  g_setenv ("XDG_DATA_HOME", home, TRUE);
  g_test_init (&argc, &argv, NULL);
  cli = argv[1];
  g_setenv ("SPEELVELD_CLI", cli, TRUE);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add_data_func (tests[i].name, &tests[i], run_on_disk);
  const int failed = g_test_run ();
  remove_folder (home);
  return failed;
}
