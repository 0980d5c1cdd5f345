/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The autosave: what is read is what was played, damage is told and mended, two programs keep
 * apart. */
#include "autosave-fixture.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

/* --- What was told --- */

static unsigned n_notices;
static char *notice;

static void
notice_cb (SvMatchSaver *self, const char *sentence, gpointer data)
{
  n_notices++;
  g_free (notice);
  notice = g_strdup (sentence);
}

/* It is not saved, and why; or it is saved again. */
static void
unsaved_cb (SvMatchSaver *self, gpointer data)
{
  g_autofree char *sentence = sv_auto_saver_dup_unsaved (SV_AUTO_SAVER (self));

  notice_cb (self, sentence != NULL ? sentence : "saved", data);
}

static SvMatchSaver *
keep_and_listen (const char *where, SvMatchDoc *doc)
{
  SvMatchSaver *self = keep_in (where, doc);
  n_notices = 0;
  g_signal_connect (self, "notice", G_CALLBACK (notice_cb), NULL);
  g_signal_connect (self, "unsaved", G_CALLBACK (unsaved_cb), NULL);
  return self;
}

/* Whether there is another file then: each is written beside the one before it. */
static gboolean
flush (SvMatchSaver *self)
{
  const char *path = sv_auto_saver_get_path (SV_AUTO_SAVER (self));
  GStatBuf before = { 0 }, after = { 0 };
  (void)g_stat (path, &before);
  write_out (self);
  return g_stat (path, &after) == 0 && after.st_ino != before.st_ino;
}

static gboolean
write_now (SvMatchSaver *self)
{
  sv_auto_saver_touch (SV_AUTO_SAVER (self));
  return flush (self);
}

/* --- Going on --- */

/* Whatever a person does, the match that is read is the match that was played, with all that can be
 * redone. */
static void
test_goes_on (void)
{
  SvRng rng;
  sv_rng_seed (&rng, 1);
  SvMatchDoc *doc = new_match ();
  SvMatchSaver *self = keep_in (folder, doc);
  g_autofree char *path = g_strdup (sv_auto_saver_get_path (SV_AUTO_SAVER (self)));
  for (unsigned run = 0; run < 30; run++) {
    for (unsigned i = 0; i < 20; i++)
      random_step (doc, &rng);
    sv_auto_saver_touch (SV_AUTO_SAVER (self));
    close_and_free (self);
    SvMatchDoc *read = NULL;
    self = sv_match_saver_open (path, &read, NULL, NULL);
    assert_same (read, doc);
    g_assert_cmpint (read->elapsed_ms, ==, doc->elapsed_ms);
    g_assert_cmpstr (sv_auto_saver_get_path (SV_AUTO_SAVER (self)), ==, path);
    sv_match_doc_free (doc);
    doc = read;
    sv_match_saver_set_source (self, give, doc);
  }
  close_and_free (self);
  sv_match_doc_free (doc);
}

/* The first state is written at once, the last one soon, and not every one between. */
static void
test_soon (void)
{
  enum { EVENTS = 1000 };
  SvRng rng;
  GStatBuf now, before = { 0 };
  unsigned n_written = 0, n = 0;
  sv_rng_seed (&rng, 2);
  g_autoptr (SvMatchDoc) doc = new_match ();
  SvMatchSaver *self = keep_in (folder, doc);
  const char *path = sv_auto_saver_get_path (SV_AUTO_SAVER (self));
  g_autoptr (SvMatchDoc) read = NULL;
  do {
    if (n < EVENTS) {
      make_event (doc, &rng);
      sv_auto_saver_touch (SV_AUTO_SAVER (self));
      n++;
    }
    g_main_context_iteration (NULL, n == EVENTS);
    if (g_stat (path, &now) == 0 && now.st_ino != before.st_ino) {
      before = now;
      n_written++;
      g_clear_pointer (&read, sv_match_doc_free);
    }
    if (!read && n_written > 0) {
      g_autofree char *copy_path = g_build_filename (folder, "copy.autosave", NULL);
      g_autofree char *text = read_file (path, NULL);
      g_free (write_file ("copy.autosave", text));
      read = open_sound (copy_path);
    }
  } while (!read || sv_history_get_length (read->history) < EVENTS);
  g_assert_cmpuint (n_written, <, EVENTS / 10);
  close_and_free (self);
}

/* --- Damage --- */

static void
assert_given_back (const char *path, const SvMatchDoc *wanted)
{
  g_autofree char *told = NULL;
  g_autoptr (SvMatchDoc) doc = NULL;
  g_autoptr (GError) error = NULL;
  SvMatchSaver *self = sv_match_saver_open (path, &doc, &told, &error);
  g_assert_no_error (error);
  close_and_free (self);
  assert_same (doc, wanted);
  g_assert_nonnull (strstr (told, ".damaged”"));
}

/* A flipped bit, a cut, zeros: whatever was hit, the state before is given, and the file is
 * kept. */
static void
test_damaged (void)
{
  g_autoptr (SvMatchDoc) doc = match_after (10, 3);
  g_autoptr (SvMatchDoc) before = match_after (10, 3);
  SvMatchSaver *self = keep_in (folder, doc);
  g_autofree char *path = g_strdup (sv_auto_saver_get_path (SV_AUTO_SAVER (self)));
  g_autofree char *earlier_path = g_strconcat (path, "~", NULL);
  g_autofree char *aside = g_strconcat (path, ".damaged", NULL);
  gsize length, earlier_length;
  g_assert_true (write_now (self));
  doc->elapsed_ms += 100;
  g_assert_true (write_now (self));
  close_and_free (self);
  g_autofree char *text = read_file (path, &length);
  g_autofree char *earlier = read_file (earlier_path, &earlier_length);

  for (gsize i = 0; i < length + 2; i++) {
    g_autofree char *bad = g_memdup2 (text, length + 1);
    gsize bad_length = length;
    if (i < length)
      bad[i] = (char)(bad[i] ^ (1 << i % 8));
    else
      bad_length = i == length ? 0 : length / 2;
    g_assert_true (g_file_set_contents (path, bad, (gssize)bad_length, NULL));
    g_assert_true (g_file_set_contents (earlier_path, earlier, (gssize)earlier_length, NULL));
    assert_given_back (path, before);
    g_autoptr (SvMatchDoc) again = open_sound (path);
    assert_same (again, before);

    gsize kept_length;
    g_autofree char *kept = read_file (aside, &kept_length);
    g_assert_cmpmem (kept, kept_length, bad, bad_length);
    g_unlink (aside);
  }
}

/* What stands there may be of another kind; the state before is given then too. */
static void
test_position (void)
{
  static const char *const positions[] = { "[10]", "{}", "null", "\"10\"", "10.5", "-1", "1e300" };
  g_autoptr (SvMatchDoc) before = match_after (10, 3);
  SvMatchSaver *self = keep_in (folder, before);
  g_autofree char *path = g_strdup (sv_auto_saver_get_path (SV_AUTO_SAVER (self)));
  g_autofree char *earlier_path = g_strconcat (path, "~", NULL);
  gsize length;
  g_assert_true (write_now (self));
  close_and_free (self);
  g_autofree char *text = read_file (path, &length);
  char *number = strstr (text, "\"position\"");
  number = strchr (number, ':') + 1;

  for (unsigned i = 0; i < G_N_ELEMENTS (positions); i++) {
    g_autofree char *bad = g_strdup_printf ("%.*s%s%s", (int)(number - text), text, positions[i],
                                            number + strcspn (number, ",}"));
    g_assert_true (g_file_set_contents (path, bad, -1, NULL));
    g_assert_true (g_file_set_contents (earlier_path, text, (gssize)length, NULL));
    assert_given_back (path, before);
  }
}

/* If the state before is damaged too there is nothing to give, and both are kept. */
static void
test_both_damaged (void)
{
  g_autofree char *path = left_behind (5, 4);
  g_autofree char *earlier = g_strconcat (path, "~", NULL);
  g_autofree char *aside = g_strconcat (path, ".damaged", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (SvMatchDoc) doc = NULL;
  g_assert_true (g_file_set_contents (path, "{\"format\":\"speelveld-match\",", -1, NULL));
  g_assert_true (g_file_set_contents (earlier, "", 0, NULL));
  g_assert_null (sv_match_saver_open (path, &doc, NULL, &error));
  g_assert_null (doc);
  g_assert_nonnull (strstr (error->message, "line 1, column 29: the document ends too early"));
  g_assert_nonnull (strstr (error->message, aside));
  g_assert_true (g_file_test (aside, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (earlier, G_FILE_TEST_EXISTS));
  g_autoptr (GPtrArray) list = sv_match_saver_list (folder);
  g_assert_cmpuint (list->len, ==, 0);
}

/* Whoever removes or replaces the file, or its folder, is noticed, and nothing is lost. */
static void
test_lost (void)
{
  g_autofree char *where = g_build_filename (folder, "below", NULL);
  g_autoptr (SvMatchDoc) doc = match_after (5, 5);
  SvMatchSaver *self = keep_and_listen (where, doc);
  g_autofree char *path = g_strdup (sv_auto_saver_get_path (SV_AUTO_SAVER (self)));
  for (unsigned i = 0; i < 3; i++) {
    doc->elapsed_ms += 100;
    g_assert_true (write_now (self));
    g_assert_cmpuint (n_notices, ==, i);
    doc->elapsed_ms += 100;
    g_assert_true (write_now (self));
    g_assert_cmpuint (n_notices, ==, i);
    if (i == 0)
      g_assert_cmpint (g_unlink (path), ==, 0);
    else if (i == 1)
      g_assert_true (g_file_set_contents (path, "other", -1, NULL));
    else
      remove_folder (where);
    doc->elapsed_ms += 100;
    g_assert_true (write_now (self));
    g_assert_cmpuint (n_notices, ==, i + 1);
    g_assert_true (g_str_has_prefix (notice, "The file that keeps this match was removed or "));
  }
  close_and_free (self);
  g_autoptr (SvMatchDoc) read = open_sound (path);
  assert_same (read, doc);
}

/* What is read as JSON all the same, but is not what was written to the letter, is none. */
static void
test_letters (void)
{
  static const char *const changes[][2] = {
    { "\"}}\n", "\"} }\n" },
    { "\"}}\n", "\"}}\n\n" },
    { "\"}}\n", "\"}}" },
    { "\"}}\n", "\"},\"x\":0}\n" },
    { "\"sum\":\"", "\"sum\": \"" },
    { "{\"format\"", "{ \"format\"" },
  };

  for (unsigned i = 0; i <= G_N_ELEMENTS (changes); i++) {
    g_autofree char *path = left_behind (5, 4);
    g_autofree char *written = read_file (path, NULL);
    g_autoptr (GString) text = g_string_new (written);
    g_autoptr (GError) error = NULL;
    g_autoptr (SvMatchDoc) doc = NULL;

    if (i < G_N_ELEMENTS (changes))
      g_assert_cmpuint (g_string_replace (text, changes[i][0], changes[i][1], 0), ==, 1);
    else
      text->str[strlen (text->str) - 8] ^= 1; /* of the sum */
    g_assert_true (g_file_set_contents (path, text->str, (gssize)text->len, NULL));
    g_assert_null (sv_match_saver_open (path, &doc, NULL, &error));
    g_assert_null (doc);
    g_assert_nonnull (strstr (error->message, "(it does not hold what was written)"));
  }
}

static void
set_times (const char *path, time_t s, long ns)
{
  const struct timespec times[2] = { { s, ns }, { s, ns } };

  g_assert_cmpint (utimensat (AT_FDCWD, path, times, 0), ==, 0);
}

/* Any other file than the one that was written, however like it: another one of its size and time,
 * or the same at another time or of another size. */
static void
test_lost_somehow (void)
{
  for (unsigned i = 0; i < 4; i++) {
    g_autoptr (SvMatchDoc) doc = match_after (5, 5);
    SvMatchSaver *self = keep_and_listen (folder, doc);
    const char *path = sv_auto_saver_get_path (SV_AUTO_SAVER (self));
    g_autofree char *copy = g_strconcat (path, ".copy", NULL);
    GStatBuf info;
    gsize length;

    g_assert_true (write_now (self));
    g_assert_cmpint (g_stat (path, &info), ==, 0);
    g_autofree char *text = read_file (path, &length);
    if (i == 0) {
      g_assert_true (g_file_set_contents (copy, text, (gssize)length, NULL));
      g_assert_cmpint (g_rename (copy, path), ==, 0);
    } else if (i == 1) {
      g_assert_cmpint (truncate (path, (off_t)length - 1), ==, 0);
    }
    set_times (path, info.st_mtim.tv_sec - (i == 2 ? 1 : 0),
               i == 3 ? (info.st_mtim.tv_nsec + 1) % 1000000000 : info.st_mtim.tv_nsec);
    g_assert_true (write_now (self));
    g_assert_cmpuint (n_notices, ==, 1);
    g_assert_true (g_str_has_prefix (notice, "The file that keeps this match was removed or "));
    close_and_free (self);
  }
}

/* Nothing is written that could not be read; what was there before stays. */
static void
test_unreadable (void)
{
  g_autoptr (SvMatchDoc) doc = match_after (5, 6);
  g_autoptr (SvMatchDoc) before = match_after (5, 6);
  SvMatchSaver *self = keep_and_listen (folder, doc);
  g_autofree char *path = g_strdup (sv_auto_saver_get_path (SV_AUTO_SAVER (self)));
  g_assert_true (write_now (self));
  g_free (doc->title);
  doc->title = g_strdup ("Fi\tnal");
  g_assert_false (write_now (self));
  g_assert_cmpuint (n_notices, ==, 1);
  g_assert_nonnull (strstr (notice, "meta.title: control characters are not allowed here"));
  close_and_free (self);
  g_autoptr (SvMatchDoc) read = open_sound (path);
  assert_same (read, before);
}

static void
test_not_a_file (void)
{
  g_autofree char *directory = g_build_filename (folder, "folder.autosave", NULL);
  g_autofree char *fifo = g_build_filename (folder, "fifo.autosave", NULL);
  g_autofree char *nothing = g_build_filename (folder, "nothing.autosave", NULL);
  g_assert_cmpint (g_mkdir (directory, 0700), ==, 0);
  g_assert_cmpint (mkfifo (fifo, 0600), ==, 0);
  const char *const paths[] = { directory, fifo, nothing };
  for (unsigned i = 0; i < G_N_ELEMENTS (paths); i++) {
    g_autoptr (GError) error = NULL;
    g_autoptr (SvMatchDoc) doc = NULL;
    g_assert_null (sv_match_saver_open (paths[i], &doc, NULL, &error));
    g_assert_error (error, SV_STORE_ERROR, SV_STORE_ERROR_IO);
  }
  g_autoptr (GPtrArray) list = sv_match_saver_list (folder);
  g_assert_cmpuint (list->len, ==, 0);
}

/* --- A disk that takes no more --- */

static void
limit_files (rlim_t bytes)
{
  struct rlimit limit;
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  limit.rlim_cur = MIN (bytes, limit.rlim_max);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

/* Told once; the old file stays; when there is room again that is told, and all is there. */
static void
test_full_disk (void)
{
  g_autoptr (SvMatchDoc) doc = match_after (5, 7);
  SvMatchSaver *self = keep_and_listen (folder, doc);
  g_autofree char *path = g_strdup (sv_auto_saver_get_path (SV_AUTO_SAVER (self)));
  g_assert_true (write_now (self));
  g_autofree char *before = read_file (path, NULL);
  (void)signal (SIGXFSZ, SIG_IGN);
  limit_files (20);
  for (unsigned i = 0; i < 3; i++) {
    doc->elapsed_ms += 100;
    const gboolean well = write_now (self);
    if (well || n_notices != 1)
      limit_files (RLIM_INFINITY); /* or the test cannot tell */
    g_assert_false (well);
    g_assert_cmpuint (n_notices, ==, 1);
  }
  limit_files (RLIM_INFINITY);
  g_assert_cmpstr (notice, ==, "This match is not saved: File too large.");
  assert_text (read_file (path, NULL), before);
  /* Whoever failed tries again, even if nothing has happened since. */
  g_assert_true (flush (self));
  g_assert_cmpuint (n_notices, ==, 2);
  close_and_free (self);
  g_autoptr (SvMatchDoc) read = open_sound (path);
  assert_same (read, doc);
}

/* A folder that cannot be: below a file. When it can be, the next write makes it. */
static void
test_no_folder (void)
{
  g_autofree char *file = write_file ("file", "x");
  g_autofree char *below = g_build_filename (file, "matches", NULL);
  g_autoptr (SvMatchDoc) doc = new_match ();
  SvMatchSaver *self = keep_and_listen (below, doc);
  g_assert_false (write_now (self));
  g_assert_false (write_now (self));
  g_assert_cmpuint (n_notices, ==, 1);
  g_assert_cmpint (g_unlink (file), ==, 0);
  g_assert_true (write_now (self));
  g_assert_cmpuint (n_notices, ==, 2);
  close_and_free (self);
}

/* --- Two programs --- */

/* In another process: the exit status is 0 if path can be opened. */
static int
open_elsewhere (const char *path)
{
  g_autofree char *program = g_strdup ("/proc/self/exe"), *word = g_strdup ("--open");
  g_autofree char *last = g_strdup (path);
  char *argv[] = { program, word, last, NULL };
  g_autoptr (GError) error = NULL;
  int status = 0;

  /* Not a mere fork: where threads write, a lock of theirs may stay locked in the child. */
  g_spawn_sync (NULL, argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, NULL, NULL, &status, &error);
  g_assert_no_error (error);
  return WEXITSTATUS (status);
}

/* What the other program does. */
static void
open_and_exit (const char *path)
{
  SvMatchDoc *doc = NULL;

  _exit (sv_match_saver_open (path, &doc, NULL, NULL) != NULL ? 0 : 1);
}

static void
assert_held (const char *path)
{
  g_autoptr (GError) error = NULL;
  SvMatchDoc *doc = NULL;
  g_autoptr (GPtrArray) list = sv_match_saver_list (folder);
  g_assert_cmpuint (list->len, ==, 0);
  g_assert_cmpint (open_elsewhere (path), ==, 1);
  g_assert_null (sv_match_saver_open (path, &doc, NULL, &error));
  g_assert_error (error, SV_STORE_ERROR, SV_STORE_ERROR_IO);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
}

static void
test_held (void)
{
  g_autoptr (SvMatchDoc) doc = match_after (3, 8);
  g_autoptr (SvMatchDoc) read = NULL;
  SvMatchSaver *self = keep_in (folder, doc);
  g_autofree char *path = g_strdup (sv_auto_saver_get_path (SV_AUTO_SAVER (self)));
  for (unsigned i = 0; i < 2; i++) {
    g_assert_true (write_now (self));
    assert_held (path);
  }
  close_and_free (self);
  g_assert_cmpint (open_elsewhere (path), ==, 0);
  self = sv_match_saver_open (path, &read, NULL, NULL);
  assert_held (path);
  close_and_free (self);
}

static void
test_list (void)
{
  g_autoptr (GPtrArray) made = g_ptr_array_new_with_free_func (g_free);
  for (unsigned i = 0; i < 4; i++) {
    char *path = left_behind (i, 9);
    const struct timespec times[2] = { { 1000 + i, 0 }, { 1000 + i, 0 } };
    g_assert_cmpint (utimensat (AT_FDCWD, path, times, 0), ==, 0);
    g_ptr_array_add (made, path);
  }
  g_free (write_file ("other.txt", "x"));
  g_free (write_file ("bad.autosave.damaged", "x"));
  g_autoptr (GPtrArray) list = sv_match_saver_list (folder);
  g_assert_cmpuint (list->len, ==, 4);
  for (unsigned i = 0; i < 4; i++)
    g_assert_cmpstr (list->pdata[i], ==, made->pdata[3 - i]);
  g_autoptr (GPtrArray) none = sv_match_saver_list ("/nonexistent");
  g_assert_cmpuint (none->len, ==, 0);
}

/* The same of what an earlier run left. */
static void
test_lost_since (void)
{
  g_autofree char *path = left_behind (5, 4);
  g_autoptr (SvMatchDoc) doc = NULL;
  SvMatchSaver *self = sv_match_saver_open (path, &doc, NULL, NULL);

  n_notices = 0;
  sv_match_saver_set_source (self, give, doc);
  g_signal_connect (self, "notice", G_CALLBACK (notice_cb), NULL);
  g_assert_true (write_now (self));
  g_assert_cmpuint (n_notices, ==, 0);
  close_and_free (self);
  g_clear_pointer (&doc, sv_match_doc_free);
  self = sv_match_saver_open (path, &doc, NULL, NULL);
  sv_match_saver_set_source (self, give, doc);
  g_signal_connect (self, "notice", G_CALLBACK (notice_cb), NULL);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_true (write_now (self));
  g_assert_cmpuint (n_notices, ==, 1);
  close_and_free (self);
}

static unsigned
count_descriptors (void)
{
  g_autoptr (GDir) dir = g_dir_open ("/proc/self/fd", 0, NULL);
  unsigned n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

/* Whatever was looked at and let go, nothing of it stays open. */
static void
test_descriptors (void)
{
  g_autofree char *path = left_behind (5, 4);
  g_autofree char *nothing = g_build_filename (folder, "none.autosave", NULL);
  g_autofree char *file = write_file ("a.svmatch", "x");
  const unsigned before = count_descriptors ();
  g_autoptr (SvMatchDoc) doc = NULL;
  SvMatchSaver *held = sv_match_saver_open (path, &doc, NULL, NULL);
  const unsigned holding = count_descriptors ();

  g_assert_cmpuint (holding, ==, before + 1);
  for (unsigned i = 0; i < 3; i++) {
    g_autoptr (GPtrArray) list = sv_match_saver_list (folder);
    g_autoptr (SvMatchDoc) other = NULL;
    g_autoptr (GBytes) bytes = sv_json_load_file (file, NULL);
    g_assert_cmpuint (list->len, ==, 0);
    g_assert_null (sv_match_saver_open (path, &other, NULL, NULL));
    g_assert_null (sv_match_saver_open (nothing, &other, NULL, NULL));
    g_assert_nonnull (bytes);
  }
  g_assert_cmpuint (count_descriptors (), ==, holding);
  sv_auto_saver_close (
      SV_AUTO_SAVER (held)); /* it is nobody's then, whoever still has the object */
  sv_save_wait ();
  for (unsigned i = 0; i < 3; i++) {
    g_autoptr (GPtrArray) list = sv_match_saver_list (folder);
    g_assert_cmpuint (list->len, ==, 1);
  }
  g_assert_cmpuint (count_descriptors (), ==, before);
  g_object_unref (held);
}

/* Of the same second by what is less than one, and of the same moment by name; those that were
 * removed on a list of their own. */
static void
test_list_order (void)
{
  static const struct {
    const char *name;
    time_t s;
    long ns;
  } files[] = {
    { "d", 1000, 5 }, { "c", 1000, 6 }, { "b", 1001, 0 }, { "e", 1000, 5 }, { "a", 999, 999999999 },
  };
  static const char order[] = "bcdea";

  for (unsigned i = 0; i < G_N_ELEMENTS (files); i++) {
    for (int removed = 0; removed < 2; removed++) {
      g_autofree char *name =
          g_strconcat (files[i].name, removed != 0 ? ".autosave.removed" : ".autosave", NULL);
      g_autofree char *path = write_file (name, "x");
      set_times (path, files[i].s, files[i].ns);
    }
  }
  g_autoptr (GPtrArray) list = sv_match_saver_list (folder);
  g_autoptr (GPtrArray) removed = sv_match_saver_list_removed (folder);
  g_assert_cmpuint (list->len, ==, strlen (order));
  g_assert_cmpuint (removed->len, ==, strlen (order));
  for (unsigned i = 0; i < list->len; i++) {
    g_autofree char *name = g_strdup_printf ("%s/%c.autosave", folder, order[i]);
    g_autofree char *hidden = g_strconcat (name, ".removed", NULL);
    g_assert_cmpstr (list->pdata[i], ==, name);
    g_assert_cmpstr (removed->pdata[i], ==, hidden);
  }
}

/* Never the name of another file. */
static void
test_set_aside (void)
{
  static const char *const names[] = { "x.damaged", "x.2.damaged", "x.3.damaged" };
  g_autofree char *path = g_build_filename (folder, "x", NULL);

  for (unsigned i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *expected = g_build_filename (folder, names[i], NULL);
    g_assert_null (sv_match_saver_set_aside (path));
    g_free (write_file ("x", names[i]));
    assert_text (sv_match_saver_set_aside (path), expected);
    assert_text (read_file (expected, NULL), names[i]);
  }
  for (unsigned i = 4; i < 1000; i++) {
    g_autofree char *name = g_strdup_printf ("x.%u.damaged", i);
    g_free (write_file (name, ""));
  }
  g_free (write_file ("x", "full"));
  g_assert_null (sv_match_saver_set_aside (path));
  assert_text (read_file (path, NULL), "full");
  g_autofree char *last = g_build_filename (folder, "x.999.damaged", NULL);
  g_assert_cmpint (g_unlink (last), ==, 0);
  assert_text (sv_match_saver_set_aside (path), last);
}

/* What stands in the file of the competition, sound or not. */
static void
test_fixture_link (void)
{
  static const struct {
    const char *text;
    gboolean bound;
  } cases[] = {
    { "{\"autosave\":{\"bond\":{\"competition\":\"/c\",\"fixture\":3,\"decide\":true}}}", TRUE },
    { "{\"autosave\":{\"bond\":{\"competition\":\"/c\"}}}", FALSE },
    { "{\"autosave\":{}}", FALSE },
    { "{\"autosave\":7}", FALSE },
    { "{}", FALSE },
    { "[", FALSE },
  };
  g_autoptr (SvMatchDoc) doc = match_after (5, 5), read = NULL;
  g_autofree char *nothing = g_build_filename (folder, "none", NULL);
  SvMatchSaver *self = keep_in (folder, doc);
  const SvFixtureLink of = { .competition = (char[]){ "/c" },
                             .mark = (char[]){ "m" },
                             .fixture = 2 };
  g_auto (SvFixtureLink) none = { 0 }, found = { 0 };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = write_file ("bound", cases[i].text);
    g_auto (SvFixtureLink) link = { 0 };
    g_assert_true (sv_match_saver_read_fixture_link (path, &link) == cases[i].bound);
    g_assert_cmpstr (link.competition, ==, cases[i].bound ? "/c" : NULL);
    g_assert_true (link.decide == cases[i].bound);
  }
  g_assert_false (sv_match_saver_read_fixture_link (nothing, &none));
  g_autofree char *path = g_strdup (sv_auto_saver_get_path (SV_AUTO_SAVER (self)));
  sv_match_saver_set_fixture_link (self, &of);
  g_assert_true (write_now (self));
  close_and_free (self);
  g_assert_true (sv_match_saver_read_fixture_link (path, &found));
  g_assert_cmpuint (found.fixture, ==, 2);
  self = sv_match_saver_open (path, &read, NULL, NULL);
  g_assert_cmpstr (sv_match_saver_get_fixture_link (self)->mark, ==, "m");
  close_and_free (self);
}

static unsigned
count_files (void)
{
  unsigned n = 0;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  while (g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

static void
test_discard (void)
{
  g_autoptr (SvMatchDoc) doc = new_match ();
  SvMatchSaver *self = keep_in (folder, doc);
  sv_match_saver_discard (self); /* nothing written yet */
  g_object_unref (self);
  self = keep_in (folder, doc);
  g_assert_true (write_now (self));
  g_assert_true (write_now (self));
  g_assert_cmpuint (count_files (), ==, 3);
  sv_auto_saver_touch (SV_AUTO_SAVER (self));
  sv_match_saver_discard (self);
  g_object_unref (self);
  g_assert_cmpuint (count_files (), ==, 0);
}

/* What another program removed a moment ago can still be put back; what is older goes. */
static void
test_purge (void)
{
  g_autofree char *path = left_behind (3, 10);
  g_autofree char *kept = left_behind (3, 11);
  g_autofree char *removed = g_strconcat (path, ".removed", NULL);
  g_free (write_file ("a.autosave.X1Y2Z3", "half"));
  g_assert_cmpint (g_rename (path, removed), ==, 0);
  sv_match_saver_purge (folder, 3600);
  g_assert_true (g_file_test (removed, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (count_files (), ==, 5);
  sv_match_saver_purge (folder, 0);
  sv_match_saver_purge (folder, 0); /* then what stood beside it */
  g_assert_cmpuint (count_files (), ==, 2);
  g_autoptr (SvMatchDoc) read = open_sound (kept);
  sv_match_saver_purge ("/nonexistent", 0);
}

/* What belongs to a match that is there, or was removed and can be put back, is no litter, and
 * neither is a folder or what is called otherwise. */
static void
test_litter (void)
{
  static const struct {
    const char *name;
    gboolean stays;
  } files[] = {
    { "a.autosave", TRUE },
    { "a.autosave~", TRUE },
    { "a.autosave.lock", TRUE },
    { "b.autosave~", FALSE },
    { "b.autosave.lock", FALSE },
    { "c.autosave.abcdef", FALSE },
    { "c.autosave.abcde", TRUE },
    { "c.autosave.abcdefg", TRUE },
    { "d.txt", TRUE },
    { "e.autosave.damaged", TRUE },
    { "f.lock", TRUE },
    { "g~", TRUE },
    { "h.autosave.removed", FALSE },
    { "i.autosave~", FALSE },
  };
  g_autofree char *kept = g_build_filename (folder, "k.autosave.removed", NULL);
  g_autofree char *lock = write_file ("h.autosave.lock", "");

  for (unsigned i = 0; i < G_N_ELEMENTS (files); i++)
    g_free (write_file (files[i].name, "x"));
  g_assert_cmpint (g_mkdir (kept, 0700), ==, 0);
  sv_match_saver_purge (folder, 3600);
  g_assert_cmpuint (count_files (), ==, G_N_ELEMENTS (files) + 2);
  sv_match_saver_purge (folder, 0);
  for (unsigned i = 0; i < G_N_ELEMENTS (files); i++) {
    g_autofree char *path = g_build_filename (folder, files[i].name, NULL);
    g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS) == files[i].stays);
  }
  g_assert_true (g_file_test (kept, G_FILE_TEST_IS_DIR));
}

int
main (int argc, char **argv)
{
  if (argc == 3 && g_str_equal (argv[1], "--open"))
    open_and_exit (argv[2]);

  static const FolderTest tests[] = {
    { "/autosave/goes-on", test_goes_on },
    { "/autosave/soon", test_soon },
    { "/autosave/damaged", test_damaged },
    { "/autosave/position", test_position },
    { "/autosave/both-damaged", test_both_damaged },
    { "/autosave/lost", test_lost },
    { "/autosave/lost-somehow", test_lost_somehow },
    { "/autosave/list-order", test_list_order },
    { "/autosave/set-aside", test_set_aside },
    { "/autosave/bond", test_fixture_link },
    { "/autosave/litter", test_litter },
    { "/autosave/letters", test_letters },
    { "/autosave/lost-since", test_lost_since },
    { "/autosave/descriptors", test_descriptors },
    { "/autosave/unreadable", test_unreadable },
    { "/autosave/not-a-file", test_not_a_file },
    { "/autosave/full-disk", test_full_disk },
    { "/autosave/no-folder", test_no_folder },
    { "/autosave/held", test_held },
    { "/autosave/list", test_list },
    { "/autosave/discard", test_discard },
    { "/autosave/purge", test_purge },
  };
  return run_tests (argc, argv, tests, G_N_ELEMENTS (tests));
}
