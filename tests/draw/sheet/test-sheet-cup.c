/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sheets of a competition: certificates with and without photos, logo and names, and a bracket
 * that fills its paper. */

#include "canvas.h"
#include "sheet-sample.h"
#include "sv-sheet-cup-pages.h"

enum { W = 297 * 3, H = 210 * 3 };

static void
add_people (SvSheetCertificate *one, const SheetSample *sample, unsigned n, bool named)
{
  for (unsigned i = 0; i < n; i++) {
    const SvSheetCard *card = &sample->cards[0][i % SHEET_CARDS];
    const SvSheetPerson person = { .name = g_strdup (named ? card->name : ""),
                                   .picture = card->picture,
                                   .piece = sample->game.view.pieces[i % 4] };
    g_array_append_val (one->people, person);
  }
}

/* Paint the certificate of a team with @n players; return the sum of its pixels. */
static guint64
paint_certificate (
    const SheetSample *sample, unsigned n, bool named, unsigned rank, bool ink_saving)
{
  SvSheetCup *cup = sv_sheet_cup_new (g_strdup ("Canteen cup"));
  SvSheetCertificate one = { .place = g_strdup ("First Place"),
                             .name = g_strdup (sample->teams[0].name),
                             .sentence = g_strdup ("in a competition of 8 teams"),
                             .day = g_strdup ("27 November 2026"),
                             .rank = rank,
                             .colours = { "#1c71d8", "#f5c211" },
                             .logo = sample->teams[0].logo,
                             .people = sv_sheet_people_new () };

  add_people (&one, sample, n, named);
  g_array_append_val (cup->certificates, one);
  g_autoptr (SvSheets) sheets = sv_sheet_cup_make (
      sample->game.game, cup, SV_CUP_SHEETS_CERTIFICATES, SV_PAPER_A4, ink_saving, NULL);
  cairo_t *cr = canvas (W, H);
  double w, h;

  g_assert_cmpuint (sv_sheets_get_n_pages (sheets), ==, 1);
  sv_sheets_get_page_size (sheets, 0, &w, &h);
  g_assert_cmpfloat (w, >, h);
  cairo_scale (cr, W / w, H / h);
  sv_sheets_paint (sheets, cr, 0);
  const guint64 sum = checksum (cr);
  cairo_destroy (cr);
  return sum;
}

/* A name, a photo, a logo, the rank and saved ink are to be seen on it; it is complete without
 * them, and with more players than stand in a row. */
static void
test_certificate (void)
{
  guint64 sums[8];

  for (unsigned pictures = 0; pictures < 2; pictures++) {
    g_auto (SheetSample) sample;
    guint64 *out = sums + 4 * pictures;
    sheet_sample_init (&sample, pictures == 1);
    out[0] = paint_certificate (&sample, 4, true, 1, false);
    out[1] = paint_certificate (&sample, 23, false, 1, false);
    out[2] = paint_certificate (&sample, 4, true, 0, false);
    out[3] = paint_certificate (&sample, 0, true, 17, true);
    g_assert_cmpuint (paint_certificate (&sample, 4, true, 1, false), ==, out[0]);
  }
  assert_different (sums, G_N_ELEMENTS (sums));
}

/* Add a match between teams of these names. */
static void
add_tie (SvSheetCup *cup, unsigned column, double y, const char *home, const char *away)
{
  const SvSheetTie tie = { .column = column,
                           .y = y,
                           .side_y = { y - 0.5, y + 0.5 },
                           .label = g_strdup ("Match"),
                           .teams = { g_strdup (home), g_strdup (away) },
                           .scores = { g_strdup ("12"), g_strdup ("3") },
                           .winner = 0 };

  g_array_append_val (cup->ties, tie);
}

/* Return the lowest line of pixels with ink in the part of the paper above its foot. */
static int
find_lowest (const char *name)
{
  SheetSample sample;
  SvSheetCup *cup = sv_sheet_cup_new (g_strdup ("Canteen cup"));
  SvSheetMark *mark = g_new0 (SvSheetMark, 1);
  cairo_t *cr = canvas (W, H);
  int lowest = 0;
  double w, h;

  sheet_sample_init (&sample, false);
  *mark = (SvSheetMark){ .colours = { "#c01c28", "#ffffff" } };
  g_hash_table_insert (cup->marks, g_strdup (name), mark);
  cup->n_lines = 4;
  g_ptr_array_add (cup->stages, g_strdup ("Semi-finals"));
  g_ptr_array_add (cup->stages, g_strdup ("Final"));
  add_tie (cup, 0, 1, name, "Owl");
  add_tie (cup, 0, 3, "Elk", "Ibex");
  add_tie (cup, 1, 2, name, "Elk");
  SvSheets *sheets =
      sv_sheet_cup_make (sample.game.game, cup, SV_CUP_SHEETS_BRACKET, SV_PAPER_A4, FALSE, NULL);
  sv_sheets_get_page_size (sheets, 0, &w, &h);
  cairo_scale (cr, W / w, H / h);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  sv_sheets_paint (sheets, cr, 0);
  for (int y = 0; y < H * 0.85; y++)
    if ((pixel (cr, W / 5, y) & 0xff) < 0xd0)
      lowest = y;
  cairo_destroy (cr);
  sv_sheets_free (sheets);
  sheet_sample_clear (&sample);
  return lowest;
}

/* A bracket of four teams reaches over more than half of the paper, also with a name that is much
 * too long. */
static void
test_bracket (void)
{
  g_assert_cmpint (find_lowest ("Fox"), >, H / 2);
  g_assert_cmpint (find_lowest ("Korfbalverenigingsaccommodatiebeheerstichting de Meeuwen (B)"), >,
                   H / 2);
}

/* Return how far to the right a long name reaches on paper, in pixels, beside a wide empty column
 * that gives its room or does not. */
static int
find_end_of_name (bool gives)
{
  SvSheetCup *cup = sv_sheet_cup_new (g_strdup ("Canteen cup"));
  SvSheetTable *table = sv_sheet_table_new (g_strdup ("Board 1"));
  GPtrArray *row = g_ptr_array_new ();
  g_auto (SheetSample) sample;
  cairo_t *cr = canvas (H, W);
  int end = 0;
  double w, h;

  sheet_sample_init (&sample, false);
  sv_sheet_table_add_column (table, "Home", 0, false);
  sv_sheet_table_add_column (table, "Note", 150, false);
  table->columns[1].gives = gives;
  g_ptr_array_add (row, g_strdup ("KV Vriendenschaar Leiderdorp E2"));
  g_ptr_array_add (row, g_strdup (""));
  sv_sheet_table_add_row (table, row);
  g_ptr_array_add (cup->boards, table);
  SvSheets *sheets =
      sv_sheet_cup_make (sample.game.game, cup, SV_CUP_SHEETS_BOARDS, SV_PAPER_A4, FALSE, NULL);
  sv_sheets_get_page_size (sheets, 0, &w, &h);
  cairo_scale (cr, H / w, W / h);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  sv_sheets_paint (sheets, cr, 0);
  const SvSheetBox room = sv_sheet_room (SV_PAPER_A4, false);
  for (int x = 0; x < H; x++)
    if ((pixel (cr, x, (room.y + 18) * W / 297) & 0xff) < 0xa0)
      end = x;
  cairo_destroy (cr);
  sv_sheets_free (sheets);
  return end;
}

/* Names are printed as large as the others as long as a column beside them stands empty. */
static void
test_names (void)
{
  g_assert_cmpint (find_end_of_name (true), >, find_end_of_name (false) * 5 / 4);
}

/* Return the sum of the pixels of the only sheet of these kinds, or 0 if there is none. Board 1 has
 * a match that is to be played and, if @code is not NULL, a link. */
static guint64
paint_links (SvCupSheetKinds kinds, const char *code)
{
  SheetSample sample;
  SvSheetCup *cup = sv_sheet_cup_new (g_strdup ("Canteen cup"));
  const SvSheetSlip slip = { .board = 1,
                             .where = g_strdup ("Match 1 · Round 1 · Board 1"),
                             .teams = { g_strdup ("Fox"), g_strdup ("Owl") },
                             .ends = 0xf };
  const SvSheetLink link = { 1, g_strdup ("http://192.168.1.20:8080/enter/1/AbCdEfGhIjKlMnOpQrSt"),
                             g_strdup (code) };
  guint64 sum = 0;

  sheet_sample_init (&sample, false);
  SvSheetTable *matches = sv_sheet_table_new (g_strdup ("Board 1"));
  GPtrArray *row = g_ptr_array_new ();
  sv_sheet_table_add_column (matches, "Match", 0, false);
  g_ptr_array_add (row, g_strdup ("Fox against Owl"));
  sv_sheet_table_add_row (matches, row);
  g_ptr_array_add (cup->boards, matches);
  g_array_append_val (cup->slips, slip);
  if (code != NULL) {
    g_autofree char *enter = sv_sheet_link_dup_enter (&link);
    g_assert_cmpstr (enter, ==, "http://192.168.1.20:8080/enter");
    g_array_append_val (cup->links, link);
  } else {
    g_free (link.url);
  }
  SvSheets *sheets = sv_sheet_cup_make (sample.game.game, cup, kinds, SV_PAPER_A4, FALSE, NULL);
  if (sv_sheets_get_n_pages (sheets) == 1) {
    cairo_t *cr = canvas (H * 2, W * 2);
    double w, h;
    sv_sheets_get_page_size (sheets, 0, &w, &h);
    cairo_scale (cr, H * 2 / w, W * 2 / h);
    cairo_set_source_rgb (cr, 1, 1, 1);
    cairo_paint (cr);
    sv_sheets_paint (sheets, cr, 0);
    if (g_getenv ("SV_PICTURES") != NULL) {
      g_autofree char *file =
          g_strdup_printf ("%s/links-%d.png", g_getenv ("SV_PICTURES"), (int)kinds);
      cairo_surface_write_to_png (cairo_get_target (cr), file);
    }
    sum = checksum (cr);
    cairo_destroy (cr);
  }
  sv_sheets_free (sheets);
  sheet_sample_clear (&sample);
  return sum;
}

/* While a competition is shared there are cards with the links of the boards, and the slips and the
 * lists of the boards have them too. To look at them, name a folder in SV_PICTURES. */
static void
test_links (void)
{
  const guint64 card = paint_links (SV_CUP_SHEETS_LINKS, "K7QF-2M9P");

  g_assert_cmpuint (paint_links (SV_CUP_SHEETS_LINKS, NULL), ==, 0);
  g_assert_cmpuint (card, !=, 0);
  g_assert_cmpuint (card, !=, paint_links (SV_CUP_SHEETS_LINKS, "A2BC-3D4E"));
  g_assert_cmpuint (paint_links (SV_CUP_SHEETS_SLIPS, NULL), !=,
                    paint_links (SV_CUP_SHEETS_SLIPS, "K7QF-2M9P"));
  g_assert_cmpuint (paint_links (SV_CUP_SHEETS_BOARDS, NULL), !=,
                    paint_links (SV_CUP_SHEETS_BOARDS, "K7QF-2M9P"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/sheet/hand-out-certificates", test_certificate);
  g_test_add_func ("/draw/sheet/hang-up-a-small-bracket", test_bracket);
  g_test_add_func ("/draw/sheet/keep-names-large", test_names);
  g_test_add_func ("/draw/sheet/print-the-links-of-the-boards", test_links);
  return g_test_run ();
}
