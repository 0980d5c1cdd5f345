/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* journal-fixture: a match that plays itself into a journal, in a folder of its own. For tests. */

#include "sv-journal.h"

#include "sv-games.h"
#include "sv-rng.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { CLOCK_STEP_MS = 100 };

static char *folder; /* one for each test */

/* ---- A match that plays itself ---- */

static inline SvMatchDoc *
new_match (void)
{
  g_autoptr (GError) error = NULL;
  const SvGame *game = sv_games ()[0];
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);
  SvMatchDoc *doc = sv_match_doc_new (variant, NULL, NULL, &error);
  g_assert_no_error (error);
  return doc;
}

/* Make a random event in doc and give its text. */
static inline void
make_event (SvMatchDoc *doc, SvRng *rng, char *text)
{
  SvEvent legal[SV_MAX_LEGAL];
  guint64 state[SV_MAX_STATE / sizeof (guint64)];
  const void *setup = sv_history_get_setup (doc->history);
  sv_history_state_at (doc->history, sv_history_get_position (doc->history), state);
  unsigned n = doc->game->legal (setup, state, legal);
  SvEvent event = legal[sv_rng_below (rng, n)];
  g_assert_cmpuint (n, >, 0);
  doc->game->event_text (setup, state, event, text);
  doc->elapsed_ms += CLOCK_STEP_MS;
  g_assert_cmpint (sv_history_append (doc->history, event, doc->elapsed_ms), ==, SV_HISTORY_OK);
}

static inline gboolean
step (SvMatchDoc *doc, SvJournal *journal, SvRng *rng, GError **error)
{
  char text[SV_EVENT_TEXT_MAX];
  make_event (doc, rng, text);
  return sv_journal_event (journal, text, doc->elapsed_ms, error);
}

static inline void
assert_step (SvMatchDoc *doc, SvJournal *journal, SvRng *rng)
{
  g_autoptr (GError) error = NULL;
  gboolean well = step (doc, journal, rng, &error);
  g_assert_no_error (error);
  g_assert_true (well);
}

static inline void
assert_rewrite (SvJournal *journal, const SvMatchDoc *doc)
{
  g_autoptr (GError) error = NULL;
  gboolean well = sv_journal_rewrite (journal, doc, &error);
  g_assert_no_error (error);
  g_assert_true (well);
  g_assert_false (sv_journal_needs_rewrite (journal));
}

static inline SvJournal *
assert_open (const char *path, SvMatchDoc **doc)
{
  g_autoptr (GError) error = NULL;
  SvJournal *journal = sv_journal_open (path, doc, &error);
  g_assert_no_error (error);
  g_assert_nonnull (journal);
  g_assert_nonnull (*doc);
  return journal;
}

static inline void
assert_same (const SvMatchDoc *x, const SvMatchDoc *y)
{
  g_autofree char *a = sv_match_doc_write (x, TRUE);
  g_autofree char *b = sv_match_doc_write (y, TRUE);
  g_assert_cmpstr (a, ==, b);
  g_assert_cmpuint (sv_history_get_length (x->history), ==, sv_history_get_length (y->history));
  for (unsigned i = 0; i < sv_history_get_length (x->history); i++)
    g_assert_true (sv_event_equal (sv_history_get_event (x->history, i),
                                   sv_history_get_event (y->history, i)));
}

/* Not inline: gcc 12 then takes what it returns for the address of its local variable. */
G_GNUC_NO_INLINE G_GNUC_UNUSED static char *
read_file (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text = NULL;
  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static inline char *
write_file (const char *name, const char *text, gssize length)
{
  g_autoptr (GError) error = NULL;
  char *path = g_build_filename (folder, name, NULL);
  g_file_set_contents (path, text, length, &error);
  g_assert_no_error (error);
  return path;
}

/* A journal of n events, not held by anybody. */
static inline char *
left_journal (unsigned n)
{
  SvRng rng;
  g_autoptr (SvJournal) journal = sv_journal_new (folder);
  g_autoptr (SvMatchDoc) doc = new_match ();
  sv_rng_seed (&rng, 5);
  assert_rewrite (journal, doc);
  for (unsigned i = 0; i < n; i++)
    assert_step (doc, journal, &rng);
  return g_strdup (sv_journal_get_path (journal));
}

/* In another process: the exit status is 0 if path can be opened. */
static inline int
open_elsewhere (const char *path)
{
  int status = 0;
  pid_t child = fork ();
  if (child == 0) {
    SvMatchDoc *doc = NULL;
    _exit (sv_journal_open (path, &doc, NULL) != NULL ? 0 : 1);
  }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  return WEXITSTATUS (status);
}

static inline void
assert_held (const char *path)
{
  g_autoptr (GError) error = NULL;
  SvMatchDoc *doc = NULL;
  g_autoptr (GPtrArray) list = sv_journal_list (folder);
  g_assert_cmpuint (list->len, ==, 0);
  g_assert_cmpint (open_elsewhere (path), ==, 1);
  g_assert_null (sv_journal_open (path, &doc, &error));
  g_assert_error (error, SV_STORE_ERROR, SV_STORE_ERROR_IO);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* ---- One folder for each test ---- */

static inline void
remove_folder (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *inner = g_build_filename (path, name, NULL);
    if (g_file_test (inner, G_FILE_TEST_IS_DIR) && !g_file_test (inner, G_FILE_TEST_IS_SYMLINK))
      remove_folder (inner);
    else
      (void)g_unlink (inner);
  }
  (void)g_rmdir (path);
}

static inline void
run_in_folder (gconstpointer data)
{
  void (*const *test) (void) = data;
  folder = g_dir_make_tmp ("speelveld-journal-XXXXXX", NULL);
  g_assert_nonnull (folder);
  (*test) ();
  remove_folder (folder);
  g_clear_pointer (&folder, g_free);
}

typedef struct {
  const char *name;
  void (*test) (void);
} JournalTest;

static inline int
run_tests (int argc, char **argv, const JournalTest *tests, unsigned n)
{
  g_test_init (&argc, &argv, NULL);
  for (unsigned i = 0; i < n; i++)
    g_test_add_data_func (tests[i].name, &tests[i].test, run_in_folder);
  return g_test_run ();
}
