/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The corpus of broken documents: every file of bad/ must be refused with the message that
 * bad.list gives for it. A line of the list: file name, blank, message. */

#include "sv-board-file.h"

#include "sv-course-doc.h"
#include "sv-cup-bracket.h"
#include "sv-cup-json.h"
#include "sv-library.h"
#include "sv-puzzle-doc.h"

#include "fixture.h"

static char *
refusal (const char *path)
{
  g_autoptr (GError) error = NULL;
  gpointer doc;
  if (g_str_has_suffix (path, ".svteam"))
    doc = sv_team_doc_load (path, &error);
  else if (g_str_has_suffix (path, ".svvariant"))
    doc = sv_variant_doc_load (path, &error);
  else if (g_str_has_suffix (path, ".svcup"))
    doc = sv_cup_doc_load (path, &error);
  else if (strstr (path, "/bad/board-"))
    doc = sv_board_file_load (path, &error);
  else
    doc = sv_match_doc_load (path, NULL, &error);
  g_assert_true ((doc == NULL) == (error != NULL));
  return g_strdup (error ? error->message : "(accepted)");
}

static void
test_corpus (void)
{
  g_autofree char *list = NULL;
  gsize n_lines = 0;
  g_assert_true (g_file_get_contents (SV_TEST_DATA "/bad.list", &list, NULL, NULL));
  g_auto (GStrv) lines = g_strsplit (list, "\n", -1);

  for (char **line = lines; *line; line++) {
    char *message = strchr (*line, ' ');
    if (**line == '#' || !message)
      continue;
    *message++ = '\0';
    g_autofree char *path = g_build_filename (SV_TEST_DATA, "bad", *line, NULL);
    g_autofree char *said = refusal (path);
    if (strcmp (said, message) != 0) {
      g_test_message ("%s: %s", *line, said);
      g_assert_cmpstr (said, ==, message);
    }
    n_lines++;
  }

  /* No file without a line. */
  g_autoptr (GDir) dir = g_dir_open (SV_TEST_DATA "/bad", 0, NULL);
  gsize n_files = 0;
  while (g_dir_read_name (dir))
    n_files++;
  g_assert_cmpuint (n_files, ==, n_lines);
  g_assert_cmpuint (n_files, >=, 60);
}

/* Whoever could not read a document gives back nothing. */
static void
test_nothing (void)
{
  sv_match_doc_free (NULL);
  sv_seat_doc_free (NULL);
  sv_team_doc_free (NULL);
  sv_variant_doc_free (NULL);
  sv_cup_doc_free (NULL);
  sv_cup_extra_free (NULL);
  sv_cup_free (NULL);
  sv_cup_bracket_free (NULL);
  sv_course_doc_free (NULL);
  sv_puzzle_doc_free (NULL);
  sv_library_item_free (NULL);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/bad/corpus", test_corpus);
  g_test_add_func ("/store/bad/nothing", test_nothing);
  return g_test_run ();
}
