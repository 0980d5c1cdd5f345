/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What people write about the steps of a match. */

#include "folder-fixture.h"
#include "match-fixture.h"
#include "sv-match-comments.h"
#include "sv-match-file.h"
#include "sv-match-log.h"
#include "sv-match-saver.h"
#include "sv-match-undo.h"
#include "sv-match-words.h"
#include "sv-review-report.h"
#include "sv-save.h"

static void
comment (SvMatch *match, unsigned step, const char *text)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (sv_match_set_comment (match, step, text, &error));
  g_assert_no_error (error);
}

/* Told when there is another one, and only then. */
static void
test_change (Fixture *f, gconstpointer data)
{
  int told = 0;

  play (f->match, "die 4,die 3");
  g_signal_connect_swapped (f->match, "commented", G_CALLBACK (count_cb), &told);
  comment (f->match, 2, "Low.");
  g_assert_cmpstr (sv_match_get_comment (f->match, 2), ==, "Low.");
  g_assert_null (sv_match_get_comment (f->match, 1));
  g_assert_null (sv_match_get_comment (f->match, 0));
  comment (f->match, 2, " Low. ");
  g_assert_cmpint (told, ==, 1);
  comment (f->match, 2, "");
  g_assert_null (sv_match_get_comment (f->match, 2));
  g_assert_cmpint (told, ==, 2);
}

/* Undo only looks at what was; who goes on otherwise loses the steps, and is told so. */
static void
test_taken_back (Fixture *f, gconstpointer data)
{
  play (f->match, "die 4,die 3,place 1 c");
  comment (f->match, 1, "a");
  comment (f->match, 3, "c");
  sv_match_undo (f->match);
  g_assert_cmpstr (sv_match_get_comment (f->match, 3), ==, "c");
  sv_match_redo (f->match);
  g_assert_cmpstr (sv_match_get_comment (f->match, 3), ==, "c");
  g_assert_cmpint (f->notices, ==, 0);

  sv_match_undo (f->match);
  play (f->match, "place 1 d");
  g_assert_null (sv_match_get_comment (f->match, 3));
  g_assert_cmpstr (sv_match_get_comment (f->match, 1), ==, "a");
  g_assert_cmpint (f->notices, ==, 1);
  g_assert_cmpstr (f->notice, ==, "The step that was taken back had a comment, which is gone too.");
}

/* A branch has those of the steps that it begins with. */
static void
test_branch (Fixture *f, gconstpointer data)
{
  play (f->match, "die 4,die 3,place 1 c");
  comment (f->match, 2, "b");
  comment (f->match, 3, "c");
  sv_match_seek (f->match, 2);
  g_autoptr (SvMatch) branch = sv_match_branch (f->match);
  g_assert_cmpstr (sv_match_get_comment (branch, 2), ==, "b");
  play (branch, "place 1 c");
  g_assert_null (sv_match_get_comment (branch, 3));
  g_assert_cmpstr (sv_match_get_comment (f->match, 3), ==, "c");
}

/* What the autosave holds, of steps too that can be redone. */
static void
test_kept (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *told = NULL;

  folder = g_dir_make_tmp ("speelveld-XXXXXX", NULL);
  play (f->match, "die 4,die 3,place 1 c");
  sv_match_match_saver (f->match, folder);
  comment (f->match, 3, "Near the post.\nWhy?");
  sv_match_undo (f->match);
  sv_match_close (f->match);
  sv_save_wait ();
  g_autoptr (GPtrArray) paths = sv_match_saver_list (folder);
  g_assert_cmpuint (paths->len, ==, 1);
  g_autoptr (SvMatch) again = sv_match_new_from_match_saver (paths->pdata[0], &told, &error);
  g_assert_no_error (error);
  g_assert_null (told);
  g_assert_cmpstr (sv_match_get_comment (again, 3), ==, "Near the post.\nWhy?");
  sv_match_discard_match_saver (again);
  sv_save_wait ();
  remove_folder (folder);
  g_free (folder);
}

static char *
dup_report (SvMatch *match, SvReportFormat format)
{
  g_autoptr (SvReview) review = sv_review_new (match);
  g_autoptr (SvReviewReport) report = sv_review_report_new (review);
  g_autoptr (GBytes) bytes = sv_review_report_write (report, format, NULL);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

/* A report that is kept has them, whatever was commented on. */
static void
test_report (Fixture *f, gconstpointer data)
{
  play (f->match, EXAMPLE_TO_SHOT ",die 6,die 1");
  comment (f->match, 13, "Out of the *corner*,\nat last.");
  g_autofree char *text = dup_report (f->match, SV_REPORT_TEXT);
  g_assert_nonnull (strstr (text, "  First half, 10:00: Velocitas moves striker 1 from C to B. "
                                  "Comment: Out of the *corner*, at last.\n"));
  g_autofree char *markdown = dup_report (f->match, SV_REPORT_MARKDOWN);
  g_assert_nonnull (strstr (markdown, "Comment: Out of the \\*corner\\*, at last.\n"));
}

/* What the match is called and notes about all of it: kept as they were typed, and part of a
 * report. */
static void
test_notes (Fixture *f, gconstpointer data)
{
  int named = 0;

  play (f->match, EXAMPLE_TO_SHOT);
  g_signal_connect_swapped (f->match, "named", G_CALLBACK (count_cb), &named);
  sv_match_set_title (f->match, "The\nfinal");
  sv_match_set_notes (f->match, "Rain.\r\nLate *start*.\n");
  sv_match_set_notes (f->match, "Rain.\nLate *start*.");
  g_assert_cmpint (named, ==, 2);
  assert_text (sv_match_dup_title (f->match), "The final");
  g_assert_cmpstr (sv_match_get_doc (f->match)->notes, ==, "Rain.\nLate *start*.");
  g_autofree char *text = dup_report (f->match, SV_REPORT_TEXT);
  g_assert_nonnull (strstr (text, " · The final"));
  g_assert_nonnull (strstr (text, "\nRain.\nLate *start*.\n"));
  g_autofree char *markdown = dup_report (f->match, SV_REPORT_MARKDOWN);
  g_assert_nonnull (strstr (markdown, "\nRain.  \nLate \\*start\\*.\n"));
  sv_match_set_title (f->match, " ");
  assert_text (sv_match_dup_title (f->match), "Velocitas – Orange");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, test) g_test_add ("/comments/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("change", test_change);
  ADD ("taken-back", test_taken_back);
  ADD ("branch", test_branch);
  ADD ("kept", test_kept);
  ADD ("report", test_report);
  ADD ("notes", test_notes);
  return g_test_run ();
}
