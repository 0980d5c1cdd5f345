/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saving, loading, and the autosave that survives a crash or a bad disk. */

#include "folder-fixture.h"
#include "match-fixture.h"
#include "save-fixture.h"
#include "sv-match-comments.h"
#include "sv-match-file.h"
#include "sv-match-saver.h"
#include "sv-match-undo.h"
#include "sv-match-words.h"

#include <signal.h>
#include <sys/resource.h>

static char *program;

static void
set_up_files (Fixture *f, gconstpointer data)
{
  folder = g_dir_make_tmp ("speelveld-XXXXXX", NULL);
  g_assert_nonnull (folder);
  set_up (f, data);
}

static void
tear_down_files (Fixture *f, gconstpointer data)
{
  tear_down (f, data);
  remove_folder (folder);
  g_free (folder);
}

static GFile *
file_in (const char *name)
{
  return g_file_new_build_filename (folder, name, NULL);
}

static void
assert_same_events (SvMatch *match, SvMatch *other)
{
  g_assert_cmpuint (sv_match_get_length (match), ==, sv_match_get_length (other));
  for (unsigned i = 0; i < sv_match_get_length (match); i++) {
    g_autofree char *text = event_text (other, i);

    g_assert_event (match, i, text);
    g_assert_cmpint (sv_history_get_time (sv_match_get_doc (match)->history, i), ==,
                     sv_history_get_time (sv_match_get_doc (other)->history, i));
  }
}

static gboolean
try_to_save (SvMatch *match, GFile *file, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  sv_match_save_async (match, file, result_cb, &result);
  return sv_match_save_finish (match, wait_for (&result), error);
}

static void
save (SvMatch *match, GFile *file)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (try_to_save (match, file, &error));
  g_assert_no_error (error);
}

static SvMatch *
open_file (GFile *file)
{
  g_autoptr (GError) error = NULL;
  SvMatch *match = sv_match_new_from_file (file, &error);

  g_assert_no_error (error);
  return match;
}

static void
test_save_load (Fixture *f, gconstpointer data)
{
  g_autoptr (GFile) file = file_in ("Final day.svmatch");
  g_autoptr (GError) error = NULL;
  Fixture again = { 0 };

  g_assert_false (try_to_save (f->match, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_FILENAME);
  g_clear_error (&error);

  play (f->match, EXAMPLE_TO_START ",start,throw-off 4");
  pass (f, 61000);
  play (f->match, "move 1 b");
  pass (f, 2000);
  g_assert_true (sv_match_get_modified (f->match));
  save (f->match, file);
  g_assert_false (sv_match_get_modified (f->match));
  g_assert_true (g_file_equal (sv_match_get_file (f->match), file));
  assert_text (sv_match_dup_title (f->match), "Velocitas – Orange");

  watch (&again, sv_match_new_from_file (file, &error));
  g_assert_no_error (error);
  assert_same_events (again.match, f->match);
  g_assert_cmpuint (sv_match_get_position (again.match), ==, 13);
  g_assert_false (sv_match_get_modified (again.match));
  g_assert_cmpint (sv_clock_get_elapsed (sv_match_get_clock (again.match)), ==, 63000);
  g_assert_cmpstr (sv_match_get_team_name (again.match, 1), ==, "Orange");

  /* It goes on where it was. */
  pass (&again, 1000);
  play (again.match, "move 2 c");
  g_assert_cmpint (sv_history_get_time (sv_match_get_doc (again.match)->history, 13), ==, 64000);
  g_assert_true (sv_match_get_modified (again.match));
  save (again.match, NULL);
  tear_down (&again, NULL);
}

/* What another program wrote into the file meanwhile stays, unless it is meant. */
static void
test_save_over_another (Fixture *f, gconstpointer data)
{
  g_autoptr (GFile) file = file_in ("m.svmatch");
  g_autoptr (GError) error = NULL;
  g_autofree char *kept = NULL;
  Fixture again = { 0 };

  play (f->match, "die 4");
  save (f->match, file);
  watch (&again, sv_match_new_from_file (file, &error));
  play (f->match, "die 3");
  save (f->match, NULL);

  play (again.match, "die 5");
  g_assert_false (try_to_save (again.match, NULL, &error));
  g_assert_error (error, SV_STORE_ERROR, SV_STORE_ERROR_CHANGED);
  g_clear_error (&error);
  g_assert_true (sv_match_get_modified (again.match));
  g_assert_true (g_file_load_contents (file, NULL, &kept, NULL, NULL, NULL));
  g_assert_nonnull (strstr (kept, "\"die 3\""));
  save (again.match, file);
  save (again.match, NULL);
  tear_down (&again, NULL);
}

/* Nothing is saved that could not be opened again. */
static void
test_save_unreadable (Fixture *f, gconstpointer data)
{
  g_autoptr (GFile) file = file_in ("m.svmatch");
  g_autoptr (GError) error = NULL;
  SvMatchDoc *doc = (SvMatchDoc *)(guintptr)sv_match_get_doc (f->match);

  g_free (doc->title);
  doc->title = g_strdup ("Fi\nnal");
  g_assert_false (try_to_save (f->match, file, &error));
  g_assert_error (error, SV_STORE_ERROR, SV_STORE_ERROR_VALUE);
  g_assert_false (g_file_query_exists (file, NULL));
}

/* Whoever looks back while saving loses nothing. */
static void
test_save_while_replaying (Fixture *f, gconstpointer data)
{
  g_autoptr (GFile) file = file_in ("m.svmatch");
  g_autoptr (GError) error = NULL;

  play (f->match, EXAMPLE_TO_START ",start,throw-off 4");
  pass (f, 5000);
  sv_match_seek (f->match, 3);
  save (f->match, file);
  g_assert_cmpuint (sv_match_get_position (f->match), ==, 3);
  SvMatch *again = sv_match_new_from_file (file, &error);
  g_assert_no_error (error);
  assert_same_events (again, f->match);
  g_assert_cmpuint (sv_match_get_position (again), ==, 12);
  g_assert_cmpint (sv_clock_get_elapsed (sv_match_get_clock (again)), >=, 5000);
  g_assert_finalize_object (again);
}

/* A half whose end nobody has noticed yet is over in the file. */
static void
test_save_over (Fixture *f, gconstpointer data)
{
  g_autoptr (GFile) file = file_in ("over.svmatch");

  play (f->match, EXAMPLE_TO_SHOT);
  pass (f, 599750);
  f->now_us += 400 * 1000;
  save (f->match, file);
  g_autoptr (SvMatch) again = open_file (file);
  g_assert_cmpuint (sv_match_get_length (again), ==, 16);
  g_assert_event (again, 15, "time");
  g_assert_false (sv_match_get_modified (f->match));
}

static void
test_save_fails (Fixture *f, gconstpointer data)
{
  g_autoptr (GFile) file = file_in ("no-such-folder/m.svmatch");
  g_autoptr (GError) error = NULL;

  play (f->match, "die 4");
  g_assert_false (try_to_save (f->match, file, &error));
  g_assert_nonnull (error);
  g_assert_true (sv_match_get_modified (f->match));
  g_assert_null (sv_match_get_file (f->match));
}

/* What is done while the disk is busy is not saved, and known to be so. */
static void
test_changed_while_saving (Fixture *f, gconstpointer data)
{
  g_autoptr (GFile) file = file_in ("m.svmatch");
  g_autoptr (GAsyncResult) result = NULL;

  play (f->match, "die 4");
  sv_match_save_async (f->match, file, result_cb, &result);
  g_assert_true (sv_match_get_modified (f->match));
  g_assert_null (sv_match_get_file (f->match));
  play (f->match, "die 3");
  g_assert_true (sv_match_save_finish (f->match, wait_for (&result), NULL));
  g_assert_true (g_file_equal (sv_match_get_file (f->match), file));
  g_assert_true (sv_match_get_modified (f->match));
  g_autoptr (SvMatch) first = open_file (file);
  g_assert_cmpuint (sv_match_get_length (first), ==, 1);
  save (f->match, NULL);
  g_assert_false (sv_match_get_modified (f->match));
}

/* Who saves again before the first time is done gets the newest, not what he wrote himself as a
 * change of another program. */
static void
test_save_twice (Fixture *f, gconstpointer data)
{
  g_autoptr (GFile) file = file_in ("m.svmatch");
  g_autoptr (GFile) nowhere = file_in ("no-such-folder/m.svmatch");
  g_autoptr (GAsyncResult) first = NULL, second = NULL, third = NULL, last = NULL;
  g_autoptr (GError) error = NULL;

  play (f->match, "die 4");
  save (f->match, file);
  play (f->match, "die 3");
  sv_match_save_async (f->match, NULL, result_cb, &first);
  play (f->match, "place 1 c");
  sv_match_save_async (f->match, NULL, result_cb, &second);
  sv_match_save_async (f->match, nowhere, result_cb, &third);
  sv_match_save_async (f->match, NULL, result_cb, &last);
  wait_for (&last);
  g_assert_true (sv_match_save_finish (f->match, first, NULL));
  g_assert_true (sv_match_save_finish (f->match, second, NULL));
  g_assert_false (sv_match_save_finish (f->match, third, &error));
  g_assert_error (error, SV_STORE_ERROR, SV_STORE_ERROR_IO);
  g_assert_true (sv_match_save_finish (f->match, last, NULL));
  g_assert_true (g_file_equal (sv_match_get_file (f->match), file));
  g_assert_false (sv_match_get_modified (f->match));
  g_autoptr (SvMatch) again = open_file (file);
  assert_same_events (again, f->match);
}

/* A full disk, played by a limit on the size of files, and a folder that has gone: what is saved
 * stays, nothing more is, and that is told. */
static void
test_save_on_bad_disk (Fixture *f, gconstpointer data)
{
  g_autofree char *below = g_build_filename (folder, "stick", NULL);
  g_autoptr (GFile) file = file_in ("stick/m.svmatch");
  g_autoptr (GError) error = NULL;
  struct rlimit limit, small;

  g_assert_cmpint (g_mkdir (below, 0700), ==, 0);
  play (f->match, "die 4");
  save (f->match, file);
  play (f->match, "die 3");
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  small = limit;
  small.rlim_cur = 50;
  (void)signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &small), ==, 0);
  const gboolean saved = try_to_save (f->match, NULL, &error);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  g_assert_false (saved);
  g_assert_cmpstr (error->message, ==, "“m.svmatch” cannot be saved: File too large");
  g_clear_error (&error);
  g_assert_true (sv_match_get_modified (f->match));
  g_autoptr (SvMatch) again = open_file (file);
  g_assert_cmpuint (sv_match_get_length (again), ==, 1);

  remove_folder (below);
  g_assert_false (try_to_save (f->match, NULL, &error));
  g_assert_cmpstr (error->message, ==, "“m.svmatch” cannot be saved: its folder does not exist");
  g_assert_true (sv_match_get_modified (f->match));
}

static void
test_load_fails (Fixture *f, gconstpointer data)
{
  g_autoptr (GFile) file = file_in ("m.svmatch");
  g_autoptr (GError) error = NULL;

  g_assert_null (sv_match_new_from_file (file, &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_file_replace_contents (file, "{\"format\":\"speelveld-match\"", 26, NULL, FALSE, 0, NULL, NULL,
                           &error);
  g_assert_no_error (error);
  g_assert_null (sv_match_new_from_file (file, &error));
  g_assert_nonnull (error);
}

/* Only files of this computer are read and written, and one that there is. */
static void
test_no_file (Fixture *f, gconstpointer data)
{
  g_autoptr (GFile) elsewhere = g_file_new_for_uri ("http://localhost/m.svmatch");
  g_autoptr (GError) error = NULL;

  g_assert_null (sv_match_new_from_file (elsewhere, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
  g_assert_cmpstr (error->message, ==, "Only files on this computer can be opened.");
  g_clear_error (&error);
  play (f->match, "die 4");
  g_assert_false (try_to_save (f->match, elsewhere, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
  g_assert_cmpstr (error->message, ==, "A match can be saved only in a file on this computer.");
  g_clear_error (&error);
  g_assert_false (try_to_save (f->match, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_FILENAME);
  g_assert_cmpstr (error->message, ==, "This match has no file yet.");
  g_assert_true (sv_match_get_modified (f->match));
}

/* --- The autosave --- */

static void
go_on (Fixture *f, const char *path)
{
  g_autoptr (GError) error = NULL;
  sv_save_wait ();
  SvMatch *match = sv_match_new_from_match_saver (path, NULL, &error);

  g_assert_no_error (error);
  watch (f, match);
}

static void
test_autosave (Fixture *f, gconstpointer data)
{
  Fixture again = { 0 };

  play (f->match, "die 4");
  sv_match_match_saver (f->match, folder);
  g_autofree char *path = g_strdup (sv_auto_saver_get_path (sv_match_get_match_saver (f->match)));
  g_assert_nonnull (path);
  play (f->match, "die 3,place 1 c,place 4 a,place 2 e,place 3 d,place 1 a,place 3 c");
  sv_match_undo (f->match);
  sv_match_undo (f->match);
  sv_match_redo (f->match);
  play (f->match, "place 4 f,place 3 c,place 2 b,start,throw-off 4");
  pass (f, 3000);
  play (f->match, "move 1 b");
  pass (f, 7000);
  /* Closed in good order: the clock is there to the second. */
  g_assert_finalize_object (f->match);
  f->match = NULL;

  go_on (&again, path);
  g_assert_cmpuint (sv_match_get_length (again.match), ==, 13);
  g_assert_event (again.match, 7, "place 4 f");
  g_assert_event (again.match, 12, "move 1 b");
  g_assert_cmpint (sv_history_get_time (sv_match_get_doc (again.match)->history, 12), ==, 3000);
  g_assert_cmpint (sv_clock_get_elapsed (sv_match_get_clock (again.match)), ==, 10000);
  g_assert_true (sv_match_get_modified (again.match));
  g_assert_cmpstr (sv_auto_saver_get_path (sv_match_get_match_saver (again.match)), ==, path);
  play (again.match, "move 2 c");
  g_assert_finalize_object (again.match);

  go_on (&again, path);
  g_assert_event (again.match, 13, "move 2 c");
  pass (&again, 2000);
  sv_match_seek (again.match, 12);
  g_assert_finalize_object (again.match);

  /* One who was looking back looks back again, and the rest is still there; two people get no time
   * back by it. */
  go_on (&again, path);
  g_assert_cmpuint (sv_match_get_length (again.match), ==, 14);
  g_assert_cmpuint (sv_match_get_position (again.match), ==, 12);
  g_assert_cmpint (sv_clock_get_elapsed (sv_match_get_clock (again.match)), ==, 12000);
  sv_match_seek (again.match, 14);
  g_assert_cmpint (sv_clock_get_elapsed (sv_match_get_clock (again.match)), ==, 12000);
  sv_match_discard_match_saver (again.match);
  sv_save_wait ();
  g_assert_null (sv_match_get_match_saver (again.match));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  tear_down (&again, NULL);
  set_up (f, NULL);
}

static void
test_seats (Fixture *f, gconstpointer data)
{
  g_autoptr (GPtrArray) seats = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_seat_doc_free);
  Fixture again = { 0 };

  sv_match_match_saver (f->match, folder);
  g_autofree char *path = g_strdup (sv_auto_saver_get_path (sv_match_get_match_saver (f->match)));
  play (f->match, "die 4,die 3");
  sv_match_undo (f->match);
  g_ptr_array_add (seats, sv_seat_doc_new ("Alex", 0, "person"));
  g_ptr_array_add (seats, sv_seat_doc_new ("Bo", 1, "person"));
  sv_match_set_seats (f->match, seats);
  g_assert_finalize_object (f->match);

  go_on (&again, path);
  g_assert_cmpstr (sv_match_get_seat (again.match, 0)->name, ==, "Alex");
  g_assert_cmpuint (sv_match_get_position (again.match), ==, 1);
  g_assert_cmpuint (sv_match_get_length (again.match), ==, 2);
  tear_down (&again, NULL);
  set_up (f, NULL);
}

/* What can be changed of a match, each by itself. */
static void
change (SvMatch *match, unsigned which)
{
  const SvFixtureLink link = { .competition = (char[]){ "/a.svcup" }, .fixture = 1 };
  g_autoptr (GPtrArray) seats = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_seat_doc_free);

  switch (which) {
  case 0:
    sv_match_set_title (match, "Final");
    break;
  case 1:
    sv_match_set_notes (match, "It rained.");
    break;
  case 2:
    g_assert_true (sv_match_set_comment (match, 1, "High.", NULL));
    break;
  case 3:
    g_ptr_array_add (seats, sv_seat_doc_new ("Alex", 0, "person"));
    sv_match_set_seats (match, seats);
    break;
  case 4:
    play (match, "die 3");
    break;
  case 5:
    sv_match_undo (match);
    break;
  default:
    sv_match_bind (match, &link);
  }
}

/* What the autosave holds once all is written. */
static char *
dup_written (SvAutoSaver *autosave)
{
  char *text = NULL;

  write_out (autosave);
  g_assert_true (g_file_get_contents (sv_auto_saver_get_path (autosave), &text, NULL, NULL));
  return text;
}

/* Whatever is changed is in the autosave soon, also if nothing else happens. Where people are in
 * the match, and which match of a competition it is, its own file does not tell. */
static void
test_each_change (Fixture *f, gconstpointer data)
{
  g_autoptr (GFile) file = file_in ("each.svmatch");

  play (f->match, "die 4");
  sv_match_match_saver (f->match, folder);
  for (unsigned which = 0; which < 7; which++) {
    g_assert_true (try_to_save (f->match, file, NULL));
    g_assert_false (sv_match_get_modified (f->match));
    g_autofree char *before = dup_written (sv_match_get_match_saver (f->match));
    change (f->match, which);
    g_autofree char *after = dup_written (sv_match_get_match_saver (f->match));
    g_assert_cmpstr (before, !=, after);
    g_assert_cmpint (sv_match_get_modified (f->match), ==, which < 5);
  }
}

static void
assert_written (Fixture *f, char **before, gboolean is_another)
{
  g_autofree char *now = dup_written (sv_match_get_match_saver (f->match));

  g_assert_cmpint (g_strcmp0 (*before, now) != 0, ==, is_another);
  g_free (*before);
  *before = g_steal_pointer (&now);
}

/* The clock is written every five seconds, and when it is stopped; not while it shows what has
 * been. */
static void
test_clock_kept (Fixture *f, gconstpointer data)
{
  SvClock *clock = sv_match_get_clock (f->match);
  g_autofree char *before = NULL;

  play (f->match, EXAMPLE_TO_START ",start");
  sv_match_match_saver (f->match, folder);
  before = dup_written (sv_match_get_match_saver (f->match));
  for (unsigned i = 0; i < 3; i++) {
    pass (f, 4750);
    assert_written (f, &before, FALSE);
    pass (f, 250);
    assert_written (f, &before, TRUE);
  }
  pass (f, 1000);
  assert_written (f, &before, FALSE);
  sv_clock_set_paused (clock, TRUE);
  assert_written (f, &before, TRUE);
  sv_clock_set_paused (clock, FALSE);
  assert_written (f, &before, FALSE);
  pass (f, 1000);
  sv_match_flush (f->match);
  assert_written (f, &before, TRUE);
  sv_match_flush (f->match);
  assert_written (f, &before, FALSE);
  sv_match_seek (f->match, 2);
  assert_written (f, &before, TRUE);
  sv_clock_set_paused (clock, TRUE);
  sv_clock_set_paused (clock, FALSE);
  sv_match_flush (f->match);
  assert_written (f, &before, FALSE);
}

/* What an autosave tells is told by its match, but not when that has left it. */
static void
test_left (Fixture *f, gconstpointer data)
{
  for (unsigned i = 0; i < 2; i++) {
    sv_match_match_saver (f->match, folder);
    g_autoptr (SvAutoSaver) autosave = g_object_ref (sv_match_get_match_saver (f->match));
    g_signal_emit_by_name (autosave, "notice", "The disk is full.");
    g_assert_cmpint (f->notices, ==, (int)i + 1);
    g_assert_cmpstr (f->notice, ==, "The disk is full.");
    if (i == 0)
      sv_match_close (f->match);
    else
      sv_match_discard_match_saver (f->match);
    g_signal_emit_by_name (autosave, "notice", "The disk is gone.");
    g_assert_cmpint (f->notices, ==, (int)i + 1);
    sv_save_wait ();
  }
}

/* Whoever still holds the autosave of a match that is closed gets nothing more of it. */
static void
test_closed (Fixture *f, gconstpointer data)
{
  play (f->match, "die 4");
  sv_match_match_saver (f->match, folder);
  g_autoptr (SvAutoSaver) autosave = g_object_ref (sv_match_get_match_saver (f->match));
  sv_match_close (f->match);
  g_autofree char *before = dup_written (autosave);
  play (f->match, "die 3");
  sv_auto_saver_touch (autosave);
  g_autofree char *after = dup_written (autosave);
  g_assert_cmpstr (before, ==, after);
}

/* Without an autosave nothing is kept; what match of a competition it is stands in one that comes
 * later. */
static void
test_bound_before (Fixture *f, gconstpointer data)
{
  const SvFixtureLink link = { .competition = (char[]){ "/a.svcup" }, .fixture = 1 };
  Fixture again = { 0 };

  g_assert_null (sv_match_get_fixture_link (f->match));
  sv_match_bind (f->match, &link);
  g_assert_cmpuint (sv_match_get_fixture_link (f->match)->fixture, ==, 1);
  sv_match_flush (f->match);
  sv_match_discard_match_saver (f->match);
  sv_match_close (f->match);
  g_assert_null (sv_match_get_match_saver (f->match));
  sv_match_match_saver (f->match, folder);
  SvAutoSaver *autosave = sv_match_get_match_saver (f->match);
  sv_match_match_saver (f->match, folder);
  g_assert_true (sv_match_get_match_saver (f->match) == autosave);
  g_autofree char *path = g_strdup (sv_auto_saver_get_path (autosave));
  sv_match_close (f->match);
  g_assert_null (sv_match_get_match_saver (f->match));
  go_on (&again, path);
  g_assert_cmpstr (sv_match_get_fixture_link (again.match)->competition, ==, "/a.svcup");
  sv_match_bind (again.match, NULL);
  g_assert_null (sv_match_get_fixture_link (again.match));
  tear_down (&again, NULL);
}

static const SvMatchDoc *
left_cb (gpointer doc)
{
  return doc;
}

/* A half that was over when the match was left ends when it is opened, and that is kept. */
static void
test_over_meanwhile (Fixture *f, gconstpointer data)
{
  Fixture again = { 0 };

  play (f->match, EXAMPLE_TO_SHOT);
  g_autoptr (SvMatchDoc) doc =
      sv_match_doc_copy (sv_match_get_doc (f->match), sv_match_get_length (f->match));
  doc->elapsed_ms = 600000;
  SvMatchSaver *left = sv_match_saver_new (folder);
  sv_match_saver_set_source (left, left_cb, doc);
  sv_auto_saver_touch (SV_AUTO_SAVER (left));
  g_autofree char *path = g_strdup (sv_auto_saver_get_path (SV_AUTO_SAVER (left)));
  write_out (left);
  g_object_unref (left);
  go_on (&again, path);
  g_assert_event (again.match, 15, "time");
  g_autofree char *written = dup_written (sv_match_get_match_saver (again.match));
  g_assert_nonnull (strstr (written, "\"time\""));
  tear_down (&again, NULL);
}

/* The part of the child that is killed. */
static int
play_and_die (const char *where)
{
  SvMatch *match = sv_match_new (example_doc ());

  sv_match_match_saver (match, where);
  play (match, EXAMPLE);
  sv_match_flush (match);
  sv_save_wait ();
  raise (SIGKILL);
  return 0;
}

static void
test_killed (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  Fixture again = { 0 };

  g_autoptr (GSubprocess) child =
      g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, &error, program, "--play-and-die", folder, NULL);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_wait (child, NULL, &error));
  g_assert_true (g_subprocess_get_if_signaled (child));
  g_assert_cmpint (g_subprocess_get_term_sig (child), ==, SIGKILL);

  g_autoptr (GPtrArray) paths = sv_match_saver_list (folder);
  g_assert_cmpuint (paths->len, ==, 1);
  go_on (&again, g_ptr_array_index (paths, 0));
  g_assert_cmpuint (sv_match_get_position (again.match), ==, EXAMPLE_EVENTS);
  g_assert_cmpint (sv_match_get_view (again.match)->score[0], ==, 1);
  play (again.match, "die 6");
  tear_down (&again, NULL);
}

static void
flush (SvMatch *match)
{
  sv_match_flush (match);
  sv_save_wait ();
}

/* What is said as long as the match is not saved. */
static void
assert_unsaved (Fixture *f, const char *expected)
{
  g_autofree char *sentence = sv_auto_saver_dup_unsaved (sv_match_get_match_saver (f->match));

  g_assert_cmpstr (sentence, ==, expected);
}

/* A disk that cannot be written is told as long as that is so; when it can be, all is there. */
static void
test_bad_disk (Fixture *f, gconstpointer data)
{
  g_autofree char *blocked = g_build_filename (folder, "blocked", NULL);
  g_autofree char *below = g_build_filename (blocked, "autosaves", NULL);
  Fixture again = { 0 };

  g_assert_true (g_file_set_contents (blocked, "", 0, NULL));
  sv_match_match_saver (f->match, below);
  flush (f->match);
  assert_unsaved (f, "This match is not saved: what should be its folder is a file.");
  play (f->match, EXAMPLE_TO_SHOT);
  sv_match_undo (f->match);
  sv_match_redo (f->match);
  pass (f, 20000);
  flush (f->match);
  assert_unsaved (f, "This match is not saved: what should be its folder is a file.");
  g_assert_cmpuint (sv_match_get_length (f->match), ==, 15);

  g_assert_cmpint (g_remove (blocked), ==, 0);
  g_assert_cmpint (g_mkdir_with_parents (below, 0700), ==, 0);
  play (f->match, "die 1");
  flush (f->match);
  assert_unsaved (f, NULL);
  play (f->match, "die 2");
  flush (f->match);
  assert_unsaved (f, NULL);
  g_assert_cmpint (f->notices, ==, 0);
  g_autofree char *path = g_strdup (sv_auto_saver_get_path (sv_match_get_match_saver (f->match)));
  g_assert_finalize_object (f->match);

  go_on (&again, path);
  g_assert_cmpuint (sv_match_get_length (again.match), ==, 17);
  g_assert_cmpint (sv_clock_get_elapsed (sv_match_get_clock (again.match)), ==, 20000);
  tear_down (&again, NULL);
  set_up (f, NULL);
}

/* Two people get no time back, but of a period that has not begun none is played: also after
 * the match was opened again. */
static void
test_undo_to_before_start (Fixture *f, gconstpointer data)
{
  g_autofree char *path = NULL;

  sv_match_match_saver (f->match, folder);
  path = g_strdup (sv_auto_saver_get_path (sv_match_get_match_saver (f->match)));
  play (f->match, EXAMPLE_TO_START ",start,throw-off 4");
  pass (f, 20000);
  sv_match_undo (f->match);
  g_assert_cmpint (sv_clock_get_elapsed (sv_match_get_clock (f->match)), ==, 20000);
  while (sv_match_undo (f->match))
    ;
  g_assert_cmpint (sv_clock_get_elapsed (sv_match_get_clock (f->match)), ==, 0);
  play (f->match, "die 6");
  g_assert_cmpint (sv_match_write_doc (f->match)->elapsed_ms, ==, 0);
  g_assert_finalize_object (f->match);
  go_on (f, path);
  g_assert_cmpint (sv_match_write_doc (f->match)->elapsed_ms, ==, 0);
}

/* Whatever was done in whatever order, the autosave tells it. */
static void
test_random (Fixture *f, gconstpointer data)
{
  SvRng dice;

  sv_rng_seed (&dice, 1);
  sv_match_match_saver (f->match, folder);
  g_autofree char *path = g_strdup (sv_auto_saver_get_path (sv_match_get_match_saver (f->match)));
  for (int round = 0; round < 100; round++) {
    gint64 live;
    unsigned length, position;

    for (int i = 0; i < 40; i++) {
      unsigned n, to = sv_rng_below (&dice, sv_match_get_length (f->match) + 1);
      const SvEvent *legal = sv_match_get_legal (f->match, &n);
      const unsigned what = sv_rng_below (&dice, 30);

      if (what == 0)
        sv_match_seek (f->match, to);
      else if (what < 3)
        sv_match_undo (f->match);
      else if (what < 5)
        sv_match_redo (f->match);
      else if (what < 8)
        pass (f, sv_rng_below (&dice, 30000));
      else if (n > 0)
        sv_match_choose (f->match, legal[sv_rng_below (&dice, n)], NULL);
    }
    live = sv_match_write_doc (f->match)->elapsed_ms;
    length = sv_match_get_length (f->match);
    position = sv_match_get_position (f->match);
    g_assert_finalize_object (f->match);
    go_on (f, path);
    g_assert_cmpuint (sv_match_get_length (f->match), ==, length);
    g_assert_cmpuint (sv_match_get_position (f->match), ==, position);
    g_assert_cmpint (sv_match_write_doc (f->match)->elapsed_ms, ==, live);
  }
}

#define ADD(path, func) g_test_add (path, Fixture, NULL, set_up_files, func, tear_down_files)

int
main (int argc, char **argv)
{
  program = argv[0];
  if (argc == 3 && strcmp (argv[1], "--play-and-die") == 0)
    return play_and_die (argv[2]);
  g_test_init (&argc, &argv, NULL);
  ADD ("/file/save-load", test_save_load);
  ADD ("/file/save-while-replaying", test_save_while_replaying);
  ADD ("/file/save-over-another", test_save_over_another);
  ADD ("/file/save-unreadable", test_save_unreadable);
  ADD ("/file/save-over", test_save_over);
  ADD ("/file/save-fails", test_save_fails);
  ADD ("/file/changed-while-saving", test_changed_while_saving);
  ADD ("/file/save-twice", test_save_twice);
  ADD ("/file/save-on-bad-disk", test_save_on_bad_disk);
  ADD ("/file/load-fails", test_load_fails);
  ADD ("/file/none", test_no_file);
  ADD ("/autosave/continue", test_autosave);
  ADD ("/autosave/seats", test_seats);
  ADD ("/autosave/each-change", test_each_change);
  ADD ("/autosave/clock", test_clock_kept);
  ADD ("/autosave/left", test_left);
  ADD ("/autosave/closed", test_closed);
  ADD ("/autosave/bound-before", test_bound_before);
  ADD ("/autosave/over-meanwhile", test_over_meanwhile);
  ADD ("/autosave/undo-to-before-start", test_undo_to_before_start);
  ADD ("/autosave/random", test_random);
  ADD ("/autosave/killed", test_killed);
  ADD ("/autosave/bad-disk", test_bad_disk);
  return g_test_run ();
}
