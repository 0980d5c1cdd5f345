/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is on the paper, seen with somebody else's eyes: pages of a PDF as 60 dots per inch, and
 * its text. Needs pdftoppm and pdftotext. */

#include "sheet-sample.h"

#include <glib/gstdio.h>

enum { DPI = 60 };

static const double DOTS = DPI / 25.4; /* of a millimetre */

typedef struct {
  char *folder;
  char *pdf;
  SvSheets *sheets;
} Paper;

typedef struct {
  int w, h;
  guint8 *grey; /* 0 black … 255 white */
  char *file;
} Picture;

/* Run a program; its standard output, or NULL if it is not there. */
static char *
run (const char *const *argv)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *program = g_find_program_in_path (argv[0]);
  char *out = NULL;

  if (program == NULL) {
    g_autofree char *sentence = g_strdup_printf ("%s is not installed", argv[0]);
    g_test_skip (sentence);
    return NULL;
  }
  g_autoptr (GSubprocess) process =
      g_subprocess_newv (argv, G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, &out, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 0);
  return out;
}

/* A booklet has its own pages, without a ruler; words need as much ink as they need. */
static const SvSheetKinds CUT_OUT = SV_SHEETS_ALL & ~SV_SHEETS_BOOKLET,
                          COLOURFUL = SV_SHEETS_ALL & ~(SV_SHEETS_BOOKLET | SV_SHEETS_RULES |
                                                        SV_SHEETS_DICE | SV_SHEETS_FORM);

static void
paper_init (Paper *self, SvSheetKinds kinds, SvPaper paper, gboolean ink_saving)
{
  g_auto (SheetSample) sample;
  g_autoptr (GError) error = NULL;

  sheet_sample_init (&sample, false);
  self->sheets = sv_sheets_new (sample.game.game, sample.game.setup, sample.teams,
                                &(SvSheetWish){ kinds, SV_SHEETS_BOTH, paper, ink_saving }, NULL);
  g_autoptr (GBytes) bytes = sv_sheets_write_pdf (self->sheets, &error);
  g_assert_no_error (error);
  self->folder = g_dir_make_tmp ("speelveld-XXXXXX", &error);
  g_assert_no_error (error);
  self->pdf = g_build_filename (self->folder, "sheets.pdf", NULL);
  g_file_set_contents (self->pdf, g_bytes_get_data (bytes, NULL), (gssize)g_bytes_get_size (bytes),
                       &error);
  g_assert_no_error (error);
}

static void
paper_clear (Paper *self)
{
  g_unlink (self->pdf);
  g_rmdir (self->folder);
  g_free (self->pdf);
  g_free (self->folder);
  sv_sheets_free (self->sheets);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Paper, paper_clear)

static void
picture_clear (Picture *self)
{
  g_free (self->file);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Picture, picture_clear)

/* A page, counted from 1, in shades of grey. FALSE if there is no tool for it. */
static bool
see_page (const Paper *paper, int page, Picture *out)
{
  g_autofree char *root = g_build_filename (paper->folder, "page", NULL);
  g_autofree char *file = g_strconcat (root, ".pgm", NULL);
  g_autofree char *number = g_strdup_printf ("%d", page);
  g_autofree char *dots = g_strdup_printf ("%d", DPI);
  gsize n = 0;
  int skip = 0, most = 0;

  *out = (Picture){ 0 };
  g_autofree char *said = run ((const char *const[]){ "pdftoppm", "-r", dots, "-gray", "-f", number,
                                                      "-singlefile", paper->pdf, root, NULL });
  if (said == NULL)
    return false;
  g_assert_true (g_file_get_contents (file, &out->file, &n, NULL));
  g_unlink (file);
  g_assert_cmpint (sscanf (out->file, "P5 %d %d %d%n", &out->w, &out->h, &most, &skip), ==, 3);
  g_assert_cmpint (most, ==, 255);
  g_assert_cmpuint (n, ==, (gsize)skip + 1 + (gsize)(out->w * out->h));
  out->grey = (guint8 *)out->file + skip + 1;
  return true;
}

static int
ink_at (const Picture *picture, int x, int y)
{
  g_assert_true (x >= 0 && y >= 0 && x < picture->w && y < picture->h);
  return 255 - picture->grey[y * picture->w + x];
}

/* Where a line crosses a straight way of 3 mm round a place, in millimetres: the centre of the ink.
 * All in millimetres; across: the way goes from left to right. */
static double
find_line (const Picture *picture, bool across, double at, double beside)
{
  double sum = 0, weight = 0;

  for (int i = (int)((at - 1.5) * DOTS); i <= (int)((at + 1.5) * DOTS); i++) {
    const int other = (int)(beside * DOTS);
    const int ink = across ? ink_at (picture, i, other) : ink_at (picture, other, i);
    sum += ink * (i + 0.5);
    weight += ink;
  }
  g_assert_cmpfloat (weight, >, 60);
  return sum / weight / DOTS;
}

/* Cards of A4 begin at 10.5, 16.5; those of Letter, which lies across, at 13.7, 19.95. */
static void
check_cards (SvPaper size, double left, double top)
{
  g_auto (Paper) paper;
  g_auto (Picture) picture = { 0 };
  const double w = 63, h = 88;

  paper_init (&paper, SV_SHEETS_CARDS, size, TRUE);
  if (!see_page (&paper, 1, &picture))
    return;
  /* The lines that two cards share, left and right of the second card and below the first row. */
  const double row = top + h / 2, column = left + w / 2;
  const double x1 = find_line (&picture, true, left + w, row);
  const double x2 = find_line (&picture, true, left + 2 * w, row);
  g_assert_cmpfloat_with_epsilon (x2 - x1, w, 0.5);
  g_assert_cmpfloat_with_epsilon (x1, left + w, 0.5);
  const double y0 = find_line (&picture, false, top, column);
  const double y1 = find_line (&picture, false, top + h, column);
  g_assert_cmpfloat_with_epsilon (y1 - y0, h, 0.5);

  /* The marks are outside, and 63 mm from one another too; inside, the corners are white. */
  const double m1 = find_line (&picture, true, left + w, top - 2.5);
  const double m2 = find_line (&picture, true, left + 2 * w, top - 2.5);
  g_assert_cmpfloat_with_epsilon (m2 - m1, w, 0.5);
  const double n0 = find_line (&picture, false, top, left - 2.5);
  const double n1 = find_line (&picture, false, top + h, left - 2.5);
  g_assert_cmpfloat_with_epsilon (n1 - n0, h, 0.5);
  for (double d = 2.2; d < 3.8; d += 0.2) {
    g_assert_cmpint (ink_at (&picture, (int)((left + 4.5) * DOTS), (int)((top + d) * DOTS)), <, 60);
    g_assert_cmpint (ink_at (&picture, (int)((left + d) * DOTS), (int)((top + 6) * DOTS)), <, 60);
  }
}

static void
test_cards (void)
{
  check_cards (SV_PAPER_A4, 10.5, 16.5);
  check_cards (SV_PAPER_LETTER, 13.7, 19.95);
}

/* The longest run of ink in a row. */
static int
longest_run (const Picture *picture, int y)
{
  int best = 0, run_now = 0;

  for (int x = 0; x < picture->w; x++) {
    run_now = ink_at (picture, x, y) > 50 ? run_now + 1 : 0;
    best = MAX (best, run_now);
  }
  return best;
}

/* 50 mm on every sheet, whatever else is on it. */
static void
test_ruler (void)
{
  for (int k = 0; k < 2; k++) {
    g_auto (Paper) paper;
    paper_init (&paper, CUT_OUT, (SvPaper)k, k == 1);
    for (unsigned page = 1; page <= sv_sheets_get_n_pages (paper.sheets); page++) {
      g_auto (Picture) picture = { 0 };
      int best = 0;
      if (!see_page (&paper, (int)page, &picture))
        return;
      for (int y = picture.h - (int)(8.4 * DOTS); y < picture.h - (int)(6.8 * DOTS); y++)
        best = MAX (best, longest_run (&picture, y));
      g_assert_cmpfloat_with_epsilon (best / DOTS, 50, 0.5);
    }
  }
}

/* Figurines are 30 mm wide: the edges of the first strip, which are straight at its fold. */
static void
test_figurines (void)
{
  g_auto (Paper) paper;
  g_auto (Picture) picture = { 0 };

  paper_init (&paper, SV_SHEETS_FIGURINES, SV_PAPER_A4, TRUE);
  if (!see_page (&paper, 1, &picture))
    return;
  const double middle = 10 + 38 / 2.0, fold = 16.5 + 132 / 2.0;
  const double left = find_line (&picture, true, middle - 15, fold + 8);
  const double right = find_line (&picture, true, middle + 15, fold + 8);
  g_assert_cmpfloat_with_epsilon (right - left, 30, 0.5);
}

/* How much of a page is ink, in hundredths. */
static double
ink_of_page (const Paper *paper, unsigned page)
{
  g_auto (Picture) picture = { 0 };
  double sum = 0;

  if (!see_page (paper, (int)page, &picture))
    return -1;
  for (int i = 0; i < picture.w * picture.h; i++)
    sum += 255 - picture.grey[i];
  return 100 * sum / 255 / (picture.w * picture.h);
}

static void
test_saves_ink (void)
{
  g_auto (Paper) rich;
  g_auto (Paper) thin;

  paper_init (&rich, COLOURFUL, SV_PAPER_A4, FALSE);
  paper_init (&thin, COLOURFUL, SV_PAPER_A4, TRUE);
  for (unsigned page = 1; page <= sv_sheets_get_n_pages (rich.sheets); page++) {
    const double much = ink_of_page (&rich, page), little = ink_of_page (&thin, page);
    if (much < 0)
      return;
    g_assert_cmpfloat (little, <, 9);
    g_assert_cmpfloat (little, <, much * 0.9);
  }
}

static void
test_text (void)
{
  static const char *const words[] = { "Alex",
                                       "Striker 1",
                                       "Rebounder",
                                       "Noor",
                                       "Ümit Çağlar",
                                       "Korfbalvereniging De Blauwe Reigers",
                                       "Rood",
                                       "Home",
                                       "Away",
                                       "Club logo",
                                       "Glue sheet 2 on here.",
                                       "Spare ball" };
  g_auto (Paper) paper;

  paper_init (&paper, CUT_OUT, SV_PAPER_A4, FALSE);
  const unsigned n = sv_sheets_get_n_pages (paper.sheets);
  g_autofree char *text =
      run ((const char *const[]){ "pdftotext", "-layout", paper.pdf, "-", NULL });
  if (text == NULL)
    return;
  for (unsigned i = 0; i < G_N_ELEMENTS (words); i++) {
    if (strstr (text, words[i]) == NULL)
      g_error ("“%s” is not in “%s”", words[i], text);
  }
  g_auto (GStrv) pages = g_strsplit (text, "\f", -1);
  g_assert_cmpuint (g_strv_length (pages), >=, n);
  for (unsigned page = 0; page < n; page++) {
    g_autofree char *number = g_strdup_printf ("Page %u of %u", page + 1, n);
    g_assert_nonnull (strstr (pages[page], number));
    g_assert_nonnull (strstr (pages[page], "50 mm"));
    g_assert_nonnull (strstr (pages[page], sv_sheets_get_page_title (paper.sheets, page)));
    g_assert_nonnull (strstr (pages[page], sv_games ()[0]->credit));
  }
  /* Number and role on the blank cards, and nobody's name. */
  g_assert_nonnull (strstr (pages[13], "Striker 1"));
  g_assert_null (strstr (pages[13], "Alex"));
  g_assert_null (strstr (pages[14], "Rood"));
  /* Both teams have room on a page of cards. */
  g_assert_nonnull (strstr (pages[4], "Alex"));
  g_assert_nonnull (strstr (pages[4], "Noor"));
  g_assert_nonnull (strstr (pages[5], "Rood"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/sheet-paper/cards", test_cards);
  g_test_add_func ("/draw/sheet-paper/ruler", test_ruler);
  g_test_add_func ("/draw/sheet-paper/figurines", test_figurines);
  g_test_add_func ("/draw/sheet-paper/saves-ink", test_saves_ink);
  g_test_add_func ("/draw/sheet-paper/text", test_text);
  return g_test_run ();
}
