/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The report of a match on paper: its first page is read on a wall, the rest is behind it, nothing
 * is cut. */

#include "sv-games.h"
#include "sv-sheet-report.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

static void
row_clear (gpointer data)
{
  SvReportRow *row = data;

  g_free (row->label);
  g_free (row->values[0]);
  g_free (row->values[1]);
}

static void
add_lines (GPtrArray *lines, const char *word, guint n)
{
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (
        lines, g_strdup_printf ("First half, 9:%02u: something happens to %s%u.", i % 60, word, i));
}

/* A match with so many scorers, sentences, doers of each team and lines of its story. */
static void
sheet_init (SvReportSheet *self, guint scorers, guint sentences, guint players, guint story)
{
  *self = (SvReportSheet){ .teams = { g_strdup ("Korfbalvereniging De Blauwe Reigers"),
                                      g_strdup ("Rood") },
                           .played = { g_strdup ("Korfbalvereniging De Blauwe Reigers"),
                                       g_strdup ("Rood, computer · club") },
                           .score = g_strdup ("12–11"),
                           .about = g_strdup ("Strafworp! · 26 November"),
                           .credit = g_strdup ("The rules of somebody") };
  self->rows = g_array_new (FALSE, FALSE, sizeof (SvReportRow));
  g_array_set_clear_func (self->rows, row_clear);
  for (guint i = 0; i < 8; i++) {
    const SvReportRow row = { g_strdup_printf ("Counted%u for a while", i),
                              { g_strdup ("12"), g_strdup ("7") } };
    g_array_append_val (self->rows, row);
  }
  for (unsigned side = 0; side < 2; side++) {
    GString *lines = g_string_new (NULL);
    for (guint i = 0; i < scorers; i++)
      g_string_append_printf (lines, "%sscorer%u%c: 3 goals (6′, 11′, 18′)", i > 0 ? "\n" : "", i,
                              side == 0 ? 'a' : 'b');
    self->scorers[side] = g_string_free (lines, FALSE);
    self->players[side] = g_ptr_array_new_with_free_func (g_free);
    add_lines (self->players[side], side == 0 ? "home" : "away", players);
  }
  self->sentences = g_ptr_array_new_with_free_func (g_free);
  self->story = g_ptr_array_new_with_free_func (g_free);
  add_lines (self->sentences, "luck", sentences);
  add_lines (self->story, "story", story);
}

static void
face_clear (gpointer data)
{
  g_free (((SvReportFace *)data)->name);
}

static void
moment_clear (gpointer data)
{
  g_free (((SvReportMoment *)data)->caption);
}

/* The faces of so many scorers of each team, and three moments of the game with this set-up. */
static void
add_pictures (SvReportSheet *self, const SvGame *game, const void *setup, guint scorers)
{
  SvReportMoment moment = { 0 };
  g_autofree void *state = g_malloc0 (game->state_size);

  game->init (setup, state);
  game->view (setup, state, &moment.view);
  self->board = game->board (setup);
  self->moments = g_array_new (FALSE, FALSE, sizeof (SvReportMoment));
  g_array_set_clear_func (self->moments, moment_clear);
  for (unsigned i = 0; i < 3; i++) {
    moment.caption = g_strdup_printf ("Moment%u of", i);
    g_array_append_val (self->moments, moment);
  }
  for (unsigned side = 0; side < 2; side++) {
    self->faces[side] = g_array_new (FALSE, FALSE, sizeof (SvReportFace));
    g_array_set_clear_func (self->faces[side], face_clear);
    for (guint i = 0; i < scorers; i++) {
      const SvReportFace face = { g_strdup ("Zoë"), NULL };
      g_array_append_val (self->faces[side], face);
    }
  }
}

static void
sheet_clear (SvReportSheet *self)
{
  for (unsigned side = 0; side < 2; side++)
    g_clear_pointer (&self->faces[side], g_array_unref);
  g_clear_pointer (&self->moments, g_array_unref);
  for (unsigned side = 0; side < 2; side++) {
    g_free (self->teams[side]);
    g_free (self->played[side]);
    g_free (self->scorers[side]);
    g_ptr_array_unref (self->players[side]);
  }
  g_free (self->score);
  g_free (self->about);
  g_free (self->credit);
  g_array_unref (self->rows);
  g_ptr_array_unref (self->sentences);
  g_ptr_array_unref (self->story);
}

/* The words of the PDF with their places, as pdftotext tells them; NULL if it is not there. */
static char *
read_words (const SvReportSheet *sheet, const SvTheme *theme)
{
  g_autofree char *folder = g_dir_make_tmp ("speelveld-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "report.pdf", NULL);
  g_autofree char *program = g_find_program_in_path ("pdftotext");
  g_autoptr (GError) error = NULL;
  char *out = NULL;

  g_autoptr (GBytes) pdf = sv_chart_write (sv_sheet_report_paint, sheet, theme, SV_REPORT_WIDTH,
                                           SV_REPORT_HEIGHT, SV_CHART_PDF);
  g_assert_true (g_file_set_contents (path, g_bytes_get_data (pdf, NULL),
                                      (gssize)g_bytes_get_size (pdf), &error));
  if (program == NULL) {
    g_test_skip ("pdftotext is not installed");
  } else {
    g_autoptr (GSubprocess) process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error,
                                                        program, "-bbox", path, "-", NULL);
    g_assert_no_error (error);
    g_subprocess_communicate_utf8 (process, NULL, NULL, &out, NULL, &error);
    g_assert_no_error (error);
  }
  g_unlink (path);
  g_rmdir (folder);
  return out;
}

#define LEAST_BOX 0.975

static double
number_behind (const char *text, const char *name)
{
  return g_ascii_strtod (strstr (text, name) + strlen (name) + 2, NULL);
}

/* Whether the word is the letter of an area, which belongs to the drawing of the pitch: newer
 * versions of librsvg write it as a letter, older ones as a shape. */
static bool
is_of_pitch (const char *word)
{
  const char *text = strchr (word, '>') + 1;

  return text[0] >= 'A' && text[0] <= 'F' && text[1] == '<';
}

/* How high the lowest word of a page is, by its box: from LEAST_BOX of its size in points, which
 * newer versions of Poppler tell, to somewhat more. Each word is on the paper. */
static double
check_page (const char *page)
{
  double least = SV_REPORT_HEIGHT;

  for (const char *word = strstr (page, "<word"); word != NULL; word = strstr (word + 1, "<word")) {
    const double top = number_behind (word, "yMin"), bottom = number_behind (word, "yMax");

    if (!is_of_pitch (word))
      least = MIN (least, bottom - top);
    g_assert_cmpfloat (top, >=, 0);
    g_assert_cmpfloat (bottom, <=, SV_REPORT_HEIGHT);
    g_assert_cmpfloat (number_behind (word, "xMin"), >=, 20);
    g_assert_cmpfloat (number_behind (word, "xMax"), <=, SV_REPORT_WIDTH - 20);
  }
  return least;
}

/* Where a word stands alone: on which page, counted from 0; it stands there once. */
static int
page_of (char **pages, const char *word)
{
  g_autofree char *tag = g_strdup_printf (">%s<", word);
  int found = -1;

  for (int i = 0; pages[i + 1] != NULL; i++)
    for (const char *at = strstr (pages[i + 1], tag); at != NULL; at = strstr (at + 1, tag)) {
      if (found >= 0)
        g_error ("“%s” stands twice", word);
      found = i;
    }
  if (found < 0)
    g_error ("“%s” is missing", word);
  return found;
}

static void
check_on_first (char **pages, const char *word, const char *behind, guint n)
{
  for (guint i = 0; i < n; i++) {
    g_autofree char *text = g_strdup_printf ("%s%u%s", word, i, behind);
    g_assert_cmpint (page_of (pages, text), ==, 0);
  }
}

/* All n, in their order, none on the first page if they are behind it. */
static void
check_in_order (char **pages, const char *word, guint n, bool behind)
{
  for (guint i = 0, last = behind ? 1 : 0; i < n; i++) {
    g_autofree char *text = g_strdup_printf ("%s%u.", word, i);
    const int page = page_of (pages, text);
    g_assert_cmpint (page, >=, (int)last);
    last = (guint)page;
  }
}

static void
check_report (guint scorers, guint sentences, guint players, guint story, guint n_pages)
{
  SvReportSheet sheet;
  SvTheme theme;

  sheet_init (&sheet, scorers, sentences, players, story);
  sv_theme_init (&theme, SV_SCHEME_LIGHT, NULL, NULL);
  const unsigned n = sv_sheet_report_count_pages (&sheet, &theme);
  if (n_pages > 0)
    g_assert_cmpuint (n, ==, n_pages);
  g_autofree char *words = read_words (&sheet, &theme);
  if (words != NULL) {
    g_auto (GStrv) pages = g_strsplit (words, "<page", -1);
    g_assert_cmpuint (g_strv_length (pages), ==, n + 1);
    /* Nothing on the first page is smaller than 9 points, where the small type behind it has
     * 7.5. */
    const double first = check_page (pages[1]);
    g_assert_cmpfloat (first, >=, 9 * LEAST_BOX);
    for (unsigned i = 1; i < n; i++)
      g_assert_cmpfloat (check_page (pages[i + 1]), <=, first * 7.5 / 9 + 0.1);
    g_assert_null (strstr (words, "…"));
    check_on_first (pages, "scorer", "a:", scorers);
    check_on_first (pages, "scorer", "b:", scorers);
    check_on_first (pages, "Counted", "", 8);
    check_in_order (pages, "luck", sentences, false);
    check_in_order (pages, "home", players, n > 1);
    check_in_order (pages, "away", players, n > 1);
    check_in_order (pages, "story", story, n > 1);
  }
  sheet_clear (&sheet);
}

static void
test_short (void)
{
  check_report (1, 0, 0, 0, 1);
  check_report (3, 4, 4, 6, 1);
}

static void
test_usual (void)
{
  check_report (4, 9, 4, 80, 2);
  check_report (11, 20, 11, 60, 2);
}

static void
test_long (void)
{
  check_report (8, 90, 18, 600, 0);
}

/* The poster of a match that has faces and moments: they are on the first page, unless there is no
 * room for the pictures of the moments. */
static void
check_pictures (guint scorers, gboolean has_moments)
{
  const SvGame *game = sv_games ()[0];
  g_autofree void *setup = g_malloc0 (game->setup_size);
  SvReportSheet sheet;
  SvTheme theme;

  sv_game_standard (game, setup);
  sheet_init (&sheet, scorers, 4, 4, 6);
  add_pictures (&sheet, game, setup, scorers);
  sv_theme_init (&theme, SV_SCHEME_LIGHT, NULL, NULL);
  g_autofree char *words = read_words (&sheet, &theme);
  if (words != NULL) {
    g_auto (GStrv) pages = g_strsplit (words, "<page", -1);
    g_assert_cmpfloat (check_page (pages[1]), >=, 9 * LEAST_BOX);
    check_on_first (pages, "scorer", "a:", scorers);
    g_assert_cmpint (strstr (pages[1], ">Z<") != NULL, ==, TRUE);
    for (unsigned i = 0; i < 3; i++) {
      g_autofree char *moment = g_strdup_printf (">Moment%u<", i);
      g_assert_cmpint (strstr (pages[1], moment) != NULL, ==, has_moments);
    }
  }
  sheet_clear (&sheet);
}

static void
test_poster (void)
{
  check_pictures (3, TRUE);
  check_pictures (25, FALSE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/print-a-report/short-match", test_short);
  g_test_add_func ("/print-a-report/usual-match", test_usual);
  g_test_add_func ("/print-a-report/long-match", test_long);
  g_test_add_func ("/print-a-report/faces-and-moments", test_poster);
  return g_test_run ();
}
