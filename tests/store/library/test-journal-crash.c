/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The journal: nothing that was acknowledged is lost, whatever happens to program and disk. */
#include "journal-fixture.h"

#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>

/* ---- A disk that takes no more ---- */

static void
limit_files (rlim_t bytes)
{
  struct rlimit limit;
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  limit.rlim_cur = MIN (bytes, limit.rlim_max);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

static void
test_full_disk (void)
{
  SvRng rng;
  struct stat info;
  sv_rng_seed (&rng, 6);
  g_autoptr (SvMatchDoc) doc = new_match ();
  g_autoptr (SvMatchDoc) written = NULL;
  g_autoptr (SvMatchDoc) read = NULL;
  SvJournal *journal = sv_journal_new (folder);
  g_autofree char *path = g_strdup (sv_journal_get_path (journal));
  assert_rewrite (journal, doc);
  for (unsigned i = 0; i < 10; i++)
    assert_step (doc, journal, &rng);
  written = sv_match_doc_copy (doc, 10);
  g_assert_cmpint (stat (path, &info), ==, 0);

  /* Room for half a line. */
  (void)signal (SIGXFSZ, SIG_IGN);
  limit_files ((rlim_t)info.st_size + 5);
  g_autoptr (GError) full = NULL;
  gboolean well = step (doc, journal, &rng, &full);
  g_autoptr (GError) missing = NULL;
  gboolean second = sv_journal_event (journal, "die 1", 0, &missing);
  g_autoptr (GError) again = NULL;
  gboolean third = sv_journal_rewrite (journal, doc, &again);
  limit_files (RLIM_INFINITY);

  g_assert_false (well || second);
  g_assert_error (full, SV_STORE_ERROR, SV_STORE_ERROR_IO);
  g_assert_nonnull (strstr (full->message, "no room left"));
  g_assert_error (missing, SV_STORE_ERROR, SV_STORE_ERROR_IO);
  /* The whole document is shorter than the steps or not: that depends on the names. */
  if (!third) {
    g_assert_error (again, SV_STORE_ERROR, SV_STORE_ERROR_IO);
    g_assert_true (sv_journal_needs_rewrite (journal));
    g_autofree char *left = g_strconcat (path, ".new", NULL);
    g_assert_false (g_file_test (left, G_FILE_TEST_EXISTS));
  }
  /* There is room again: everything is there, the event that failed too. */
  assert_rewrite (journal, doc);
  assert_step (doc, journal, &rng);
  sv_journal_free (journal);
  journal = assert_open (path, &read);
  assert_same (read, doc);
  g_assert_cmpuint (sv_history_get_length (read->history), ==, 12);
  sv_journal_free (journal);
}

/* A rewrite that fails leaves the old file, and it is still held. */
static void
test_failed_rewrite (void)
{
  g_autofree char *path = left_journal (5);
  g_autofree char *before = read_file (path);
  g_autoptr (SvMatchDoc) doc = NULL;
  g_autoptr (SvJournal) journal = assert_open (path, &doc);
  g_autoptr (GError) error = NULL;
  (void)signal (SIGXFSZ, SIG_IGN);
  limit_files (20);
  gboolean well = sv_journal_rewrite (journal, doc, &error);
  limit_files (RLIM_INFINITY);
  g_assert_false (well);
  g_assert_error (error, SV_STORE_ERROR, SV_STORE_ERROR_IO);
  g_autofree char *after = read_file (path);
  g_assert_cmpstr (after, ==, before);
  assert_held (path);
}

/* A folder that cannot be: below a file. When it can be, the next rewrite makes it. */
static void
test_no_folder (void)
{
  g_autofree char *file = write_file ("file", "x", -1);
  g_autofree char *below = g_build_filename (file, "journals", NULL);
  g_autoptr (SvMatchDoc) doc = new_match ();
  g_autoptr (SvJournal) journal = sv_journal_new (below);
  for (unsigned i = 0; i < 2; i++) {
    g_autoptr (GError) error = NULL;
    g_assert_false (sv_journal_rewrite (journal, doc, &error));
    g_assert_error (error, SV_STORE_ERROR, SV_STORE_ERROR_IO);
    g_clear_error (&error);
    g_assert_false (sv_journal_event (journal, "die 1", 0, &error));
    g_assert_error (error, SV_STORE_ERROR, SV_STORE_ERROR_IO);
  }
  g_assert_cmpint (g_unlink (file), ==, 0);
  assert_rewrite (journal, doc);
}

/* ---- kill -9 ---- */

/* In the child: go on with the journal at path (or begin it), and tell the pipe how many events
 * are acknowledged, for ever. */
G_NORETURN static void
play_until_killed (const char *path, unsigned round, int pipe_fd)
{
  SvMatchDoc *doc = NULL;
  SvRng rng;
  SvJournal *journal = path != NULL ? sv_journal_open (path, &doc, NULL) : sv_journal_new (folder);
  sv_rng_seed (&rng, round);
  if (path == NULL) {
    doc = new_match ();
    assert_rewrite (journal, doc);
  }
  for (;;) {
    guint32 n;
    /* Some are killed in the middle of a rewrite. */
    if (sv_rng_below (&rng, 10) == 0)
      assert_rewrite (journal, doc);
    assert_step (doc, journal, &rng);
    n = sv_history_get_length (doc->history);
    if (write (pipe_fd, &n, sizeof n) != (ssize_t)sizeof n)
      _exit (1);
  }
}

static void
test_killed (void)
{
  enum { ROUNDS = 25 };
  g_autofree char *path = NULL;
  g_autofree char *before = g_strdup ("");
  for (unsigned round = 0; round < ROUNDS; round++) {
    int fds[2], status = 0;
    guint32 acknowledged = 0, n = 0;
    g_assert_cmpint (pipe (fds), ==, 0);
    pid_t child = fork ();
    if (child == 0) {
      (void)close (fds[0]);
      play_until_killed (path, round, fds[1]);
    }
    (void)close (fds[1]);
    for (unsigned i = 0; i < 3 + round * 2; i++) {
      g_assert_cmpint (read (fds[0], &n, sizeof n), ==, sizeof n);
      acknowledged = n;
    }
    g_assert_cmpint (kill (child, SIGKILL), ==, 0);
    g_assert_cmpint (waitpid (child, &status, 0), ==, child);
    g_assert_true (WIFSIGNALED (status));
    while (read (fds[0], &n, sizeof n) == (ssize_t)sizeof n)
      acknowledged = n;
    (void)close (fds[0]);

    if (path == NULL) {
      g_autoptr (GPtrArray) list = sv_journal_list (folder);
      g_assert_cmpuint (list->len, ==, 1);
      path = g_strdup (list->pdata[0]);
    }
    g_autoptr (SvMatchDoc) doc = NULL;
    g_autoptr (SvJournal) journal = assert_open (path, &doc);
    unsigned length = sv_history_get_length (doc->history);
    g_assert_cmpuint (length, >=, acknowledged);
    g_assert_cmpuint (length, <=, acknowledged + 1); /* written, but not yet said so */
  }
}

/* ---- How long a step takes ---- */

static int
compare_doubles (const void *x, const void *y)
{
  double a = *(const double *)x, b = *(const double *)y;
  return a < b ? -1 : a > b;
}

static void
test_latency (void)
{
  enum { N = 2000 };
  static double us[N];
  if (!g_test_perf ()) {
    g_test_skip ("only with -m perf");
    return;
  }
  SvRng rng;
  sv_rng_seed (&rng, 7);
  g_autoptr (SvMatchDoc) doc = new_match ();
  g_autoptr (SvJournal) journal = sv_journal_new (folder);
  assert_rewrite (journal, doc);
  for (unsigned i = 0; i < N; i++) {
    char text[SV_EVENT_TEXT_MAX];
    make_event (doc, &rng, text);
    gint64 began = g_get_monotonic_time ();
    g_assert_true (sv_journal_event (journal, text, doc->elapsed_ms, NULL));
    us[i] = (double)(g_get_monotonic_time () - began);
  }
  qsort (us, N, sizeof us[0], compare_doubles);
  g_test_message ("append + fdatasync: median %.0f us, 99 %% %.0f us, worst %.0f us", us[N / 2],
                  us[N * 99 / 100], us[N - 1]);
  gint64 began = g_get_monotonic_time ();
  for (unsigned i = 0; i < 20; i++)
    assert_rewrite (journal, doc);
  g_test_message ("rewrite of %d events: %.0f us", (int)N,
                  (double)(g_get_monotonic_time () - began) / 20);
}

int
main (int argc, char **argv)
{
  static const JournalTest tests[] = {
    { "/journal/full-disk", test_full_disk }, { "/journal/failed-rewrite", test_failed_rewrite },
    { "/journal/no-folder", test_no_folder }, { "/journal/killed", test_killed },
    { "/journal/latency", test_latency },
  };
  return run_tests (argc, argv, tests, G_N_ELEMENTS (tests));
}
