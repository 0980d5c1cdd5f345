/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What befalls the file of a competition that is open: another program writes it, or it is
 * damaged. */

#include "cup-fixture.h"
#include "folder-fixture.h"
#include "sv-cup-changes.h"
#include "sv-json-file.h"

enum { N_TEAMS = 16 };

static SvCupDoc *
with_score (const SvCupDoc *doc, unsigned i, unsigned goals)
{
  const SvCupResult result = { .played = true, .score = { goals, 0 } };
  g_autoptr (GError) error = NULL;
  SvCupDoc *after = sv_cup_doc_result (doc, i, &result, &error);

  g_assert_no_error (error);
  return after;
}

static void
idle_cb (gboolean *idle)
{
  *idle = TRUE;
}

/* Enter a result and wait until it is kept. */
static void
enter (SvCupBook *book, unsigned i, unsigned goals)
{
  gboolean idle = FALSE;
  const gulong id = g_signal_connect_swapped (book, "idle", G_CALLBACK (idle_cb), &idle);

  sv_cup_book_commit (book, with_score (sv_cup_book_get_doc (book), i, goals), NULL, NULL);
  sv_auto_saver_flush (SV_AUTO_SAVER (book));
  while (!idle)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (book, id);
}

static unsigned
count_played (const SvCupDoc *doc)
{
  unsigned n = 0;

  for (unsigned i = 0; i < doc->cup->fixtures->len; i++)
    n += sv_cup_fixture (doc->cup, i)->result.played;
  return n;
}

/* --- Another program --- */

static void
notice_cb (SvCupBook *book, const char *sentence, char **told)
{
  g_free (*told);
  *told = g_strdup (sentence);
}

static void
save (const char *path, const SvCupDoc *doc)
{
  g_autofree char *text = sv_cup_doc_write (doc, TRUE);
  g_autoptr (GError) error = NULL;

  sv_json_save_file (path, text, &error);
  g_assert_no_error (error);
}

static void
test_other_program (void)
{
  g_autofree char *path = g_build_filename (folder, "cup.svcup", NULL);
  g_autoptr (SvCupBook) book = make_league (path, N_TEAMS);
  g_autofree char *told = NULL;

  g_signal_connect (book, "notice", G_CALLBACK (notice_cb), &told);
  enter (book, 0, 3);
  sv_cup_book_look_again (book); /* its own file is no news */
  g_assert_null (told);

  g_autoptr (SvCupDoc) other = with_score (sv_cup_book_get_doc (book), 1, 2);
  save (path, other);
  sv_cup_book_look_again (book);
  g_assert_cmpstr (told, ==,
                   "“cup.svcup” was changed by another program and is shown as it is now.");
  g_assert_cmpuint (count_played (sv_cup_book_get_doc (book)), ==, 2);

  enter (book, 2, 1); /* goes on from there */
  g_autoptr (SvCupDoc) kept = sv_cup_doc_load (path, NULL);
  g_assert_cmpuint (count_played (kept), ==, 3);
  sv_undo_go (sv_cup_book_get_undo (book), -1);
  sv_undo_go (sv_cup_book_get_undo (book), -1);
  g_assert_cmpuint (count_played (sv_cup_book_get_doc (book)), ==, 1);
}

/* What cannot be read, or is gone, changes nothing here. */
static void
test_damage (void)
{
  g_autofree char *path = g_build_filename (folder, "cup.svcup", NULL);
  g_autoptr (SvCupBook) book = make_league (path, N_TEAMS);

  enter (book, 0, 3);
  g_assert_true (g_file_set_contents (path, "{", -1, NULL));
  sv_cup_book_look_again (book);
  g_assert_cmpint (g_remove (path), ==, 0);
  sv_cup_book_look_again (book);
  g_assert_cmpuint (count_played (sv_cup_book_get_doc (book)), ==, 1);
}

int
main (int argc, char **argv)
{
  static const FolderTest tests[] = {
    { "/cup-faults/other-program", test_other_program },
    { "/cup-faults/damage", test_damage },
  };
  return run_tests (argc, argv, tests, G_N_ELEMENTS (tests));
}
