/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sheets: their pages, their bytes, and pictures that mean no good. What is on the paper is
 * measured in test-sheet-paper.c. */

#include "sheet-sample.h"
#include "sv-example.h"
#include "sv-sheet-booklet.h"
#include "sv-sheet-cards.h"

#include <locale.h>

static SvSheets *
new_sheets (const SheetSample *sample, SvSheetKinds kinds, SvPaper paper, gboolean ink_saving)
{
  return sv_sheets_new (sample->game.game, sample->game.setup, sample->teams,
                        &(SvSheetWish){ kinds, SV_SHEETS_BOTH, paper, ink_saving }, NULL);
}

static void
test_pages (void)
{
  static const struct {
    unsigned kinds, n[2]; /* on A4, on Letter */
  } cases[] = {
    { SV_SHEETS_BOARD, { 3, 3 } },    { SV_SHEETS_FIGURINES, { 1, 1 } },
    { SV_SHEETS_CARDS, { 1, 1 } },    { SV_SHEETS_SCOREBOARD, { 1, 1 } },
    { SV_SHEETS_BACKS, { 1, 1 } },    { SV_SHEETS_RULES, { 2, 2 } },
    { SV_SHEETS_TOKENS, { 1, 1 } },   { SV_SHEETS_DICE, { 1, 1 } },
    { SV_SHEETS_STICKERS, { 1, 1 } }, { SV_SHEETS_FORM, { 1, 1 } },
    { SV_SHEETS_BLANK, { 2, 2 } },    { SV_SHEETS_BOOKLET, { 4, 4 } },
    { SV_SHEETS_ALL, { 19, 19 } },    { SV_SHEETS_BOARD | SV_SHEETS_CARDS, { 4, 4 } },
  };
  static const double sizes[2][2] = { { 595.276, 841.890 }, { 612, 792 } };
  g_auto (SheetSample) sample;

  sheet_sample_init (&sample, false);
  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++) {
    for (int paper = 0; paper < 2; paper++) {
      g_autoptr (SvSheets) sheets =
          new_sheets (&sample, (SvSheetKinds)cases[i].kinds, (SvPaper)paper, FALSE);
      g_assert_cmpuint (sv_sheets_get_n_pages (sheets), ==, cases[i].n[paper]);
      for (unsigned page = 0; page < sv_sheets_get_n_pages (sheets); page++) {
        double w, h;
        sv_sheets_get_page_size (sheets, page, &w, &h);
        g_assert_cmpfloat_with_epsilon (MIN (w, h), sizes[paper][0], 0.01);
        g_assert_cmpfloat_with_epsilon (MAX (w, h), sizes[paper][1], 0.01);
        g_assert_cmpint (sv_sheets_get_page_title (sheets, page)[0], !=, '\0');
      }
    }
  }
}

static GBytes *
write_rules (const SheetSample *sample, SvSheetKinds kinds, char **differences)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SvSheets) sheets = sv_sheets_new (
      sample->game.game, sample->game.setup, sample->teams,
      &(SvSheetWish){ .kinds = kinds, .sides = SV_SHEETS_BOTH, .differences = differences }, NULL);
  GBytes *bytes = sv_sheets_write_pdf (sheets, &error);

  g_assert_no_error (error);
  return bytes;
}

/* What a variant has otherwise stands on the rules and in the booklet; the standard game has
 * nothing. */
static void
test_differences (void)
{
  static const SvSheetKinds kinds[] = { SV_SHEETS_RULES, SV_SHEETS_BOOKLET };
  char time[] = "A half lasts 5 minutes.", goals[] = "Every goal counts.";
  char *told[] = { time, goals, NULL }, *nothing[] = { NULL };
  g_auto (SheetSample) sample;

  sheet_sample_init (&sample, false);
  for (unsigned i = 0; i < G_N_ELEMENTS (kinds); i++) {
    g_autoptr (GBytes) standard = write_rules (&sample, kinds[i], NULL);
    g_autoptr (GBytes) same = write_rules (&sample, kinds[i], nothing);
    g_autoptr (GBytes) other = write_rules (&sample, kinds[i], told);

    g_assert_true (g_bytes_equal (standard, same));
    g_assert_false (g_bytes_equal (standard, other));
  }
}

/* All pages of all games on a screen, which has its own ways of painting, and as a PDF. */
static void
test_every_game (void)
{
  static const SvSheetTeam standard[2];

  for (const SvGame *const *game = sv_games (); *game != NULL; game++) {
    g_autofree void *setup = g_malloc0 ((*game)->setup_size);
    sv_game_standard (*game, setup);
    for (int k = 0; k < 4; k += 3) {
      g_autoptr (GError) error = NULL;
      g_autoptr (SvSheets) sheets = sv_sheets_new (
          *game, setup, standard,
          &(SvSheetWish){ SV_SHEETS_ALL, SV_SHEETS_BOTH, (SvPaper)(k / 2), k % 2 }, NULL);
      for (unsigned page = 0; page < sv_sheets_get_n_pages (sheets); page++) {
        cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 850, 850);
        cairo_t *cr = cairo_create (surface);
        sv_sheets_paint (sheets, cr, page);
        g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
        cairo_destroy (cr);
        cairo_surface_destroy (surface);
      }
      g_autoptr (GBytes) pdf = sv_sheets_write_pdf (sheets, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (g_bytes_get_size (pdf), >, 1000);
    }
  }
}

/* A game without cards has no sheets of them, and says so when nothing else is wanted. */
static void
test_no_cards (void)
{
  static const SvSheetTeam standard[2];

  for (const SvGame *const *game = sv_games (); *game != NULL; game++) {
    g_autofree void *setup = g_malloc0 ((*game)->setup_size);
    g_autoptr (GError) error = NULL;
    sv_game_standard (*game, setup);
    g_autoptr (SvSheets) sheets =
        sv_sheets_new (*game, setup, standard,
                       &(SvSheetWish){ .kinds = SV_SHEETS_CARDS, .sides = SV_SHEETS_BOTH }, NULL);
    g_autoptr (GBytes) pdf = sv_sheets_write_pdf (sheets, &error);
    g_assert_cmpint (sv_sheets_get_n_pages (sheets) > 0, ==, sv_game_has_cards (*game));
    g_assert_cmpint (pdf != NULL, ==, sv_game_has_cards (*game));
    if (pdf == NULL)
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
  }
}

static bool
holds (GBytes *bytes, const char *text)
{
  gsize n;
  const void *data = g_bytes_get_data (bytes, &n);

  return memmem (data, n, text, strlen (text)) != NULL;
}

/* The same, or whether one of the compressed streams of a PDF holds it: cairo 1.18 packs all but
 * pictures. */
static gboolean
holds_packed (GBytes *bytes, const char *text)
{
  const gsize length = g_bytes_get_size (bytes), most = 1 << 16;
  const char *begin = g_bytes_get_data (bytes, NULL), *end = begin + length;
  g_autofree char *plain = g_malloc (most);
  gboolean found = holds (bytes, text);

  for (const char *at = begin;
       !found && (at = memmem (at, (gsize)(end - at), "stream\n", 7)) != NULL;) {
    g_autoptr (GZlibDecompressor) zlib = g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_ZLIB);
    gsize read = 0, written = 0;
    at += 7;
    g_converter_convert (G_CONVERTER (zlib), at, (gsize)(end - at), plain, most,
                         G_CONVERTER_NO_FLAGS, &read, &written, NULL);
    found = memmem (plain, written, text, strlen (text)) != NULL;
  }
  return found;
}

static void
test_same_bytes (void)
{
  g_auto (SheetSample) sample;

  sheet_sample_init (&sample, true);
  for (int ink_saving = 0; ink_saving < 2; ink_saving++) {
    g_autoptr (SvSheets) sheets = new_sheets (&sample, SV_SHEETS_ALL, SV_PAPER_A4, ink_saving);
    g_autoptr (SvSheets) others = new_sheets (&sample, SV_SHEETS_ALL, SV_PAPER_A4, ink_saving);
    g_autoptr (GBytes) once = sv_sheets_write_pdf (sheets, NULL);
    g_autoptr (GBytes) again = sv_sheets_write_pdf (sheets, NULL);
    g_autoptr (GBytes) other = sv_sheets_write_pdf (others, NULL);
    g_assert_true (g_bytes_equal (once, again));
    g_assert_true (g_bytes_equal (once, other));
    g_assert_true (holds (once, "%PDF-1."));
    g_assert_true (holds_packed (once, "/CreationDate"));
    g_assert_true (holds_packed (once, "20260101000000Z"));
    /* Fonts are in it; pictures are in it as JPEG and stay small. */
    g_assert_true (holds_packed (once, "/FontFile"));
    g_assert_true (holds (once, "/DCTDecode"));
    g_assert_cmpuint (g_bytes_get_size (once), <, 2 << 20);
  }
}

/* Without pictures all is vectors. */
static void
test_vectors (void)
{
  g_auto (SheetSample) sample;

  sheet_sample_init (&sample, false);
  for (int ink_saving = 0; ink_saving < 2; ink_saving++) {
    g_autoptr (SvSheets) sheets = new_sheets (&sample, SV_SHEETS_ALL, SV_PAPER_A4, ink_saving);
    g_autoptr (GBytes) pdf = sv_sheets_write_pdf (sheets, NULL);
    g_assert_false (holds_packed (pdf, "/Subtype /Image"));
  }
}

/* Cards, names and pictures as no document should have them. */
static void
test_hostile (void)
{
  g_auto (SheetSample) sample;
  g_autofree char *endless = g_strnfill (4000, 'W');
  g_autoptr (GString) masks = g_string_new (
      "<svg xmlns='http://www.w3.org/2000/svg' width='640' height='640'><mask id='m0'/>");

  for (unsigned i = 1; i < 3000; i++)
    g_string_append_printf (
        masks, "<mask id='m%u'><rect width='640' height='640' mask='url(#m%u)'/></mask>", i, i - 1);
  g_string_append (masks, "<rect width='9' height='9' mask='url(#m2999)'/></svg>");
  g_autofree char *bomb = sheet_drawing (masks->str);
  g_autofree char *outside = sheet_drawing (
      "<svg xmlns='http://www.w3.org/2000/svg' xmlns:x='http://www.w3.org/1999/xlink' width='9' "
      "height='9'><image x:href='file:///etc/passwd' width='9' height='9'/></svg>");
  const char *const pictures[] = { bomb, outside, "data:image/png;base64,AAAA", "file:///etc" };

  sheet_sample_init (&sample, false);
  for (int side = 0; side < 2; side++) {
    for (int i = 0; i < SHEET_CARDS; i++)
      sample.cards[side][i] = (SvSheetCard){ .name = i % 2 ? endless : "not \xff UTF-8",
                                             .role = i % 2 ? "\x80" : endless,
                                             .picture = pictures[i] };
    sample.teams[side].name = side ? endless : "\xfe\xff";
    sample.teams[side].logo = pictures[side];
    sample.teams[side].colours[0] = "no colour";
    sample.teams[side].n_cards = side ? 2 : SHEET_CARDS;
  }
  g_autoptr (SvSheets) sheets = new_sheets (&sample, SV_SHEETS_ALL, SV_PAPER_LETTER, FALSE);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) pdf = sv_sheets_write_pdf (sheets, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (sv_sheets_get_n_pages (sheets), ==, 19);
  g_assert_nonnull (pdf);
}

static void
count_pages (const SheetSample *sample, unsigned kinds, SvSheetSides sides, unsigned n)
{
  g_autoptr (SvSheets) sheets =
      sv_sheets_new (sample->game.game, sample->game.setup, sample->teams,
                     &(SvSheetWish){ .kinds = (SvSheetKinds)kinds, .sides = sides }, NULL);

  g_assert_cmpuint (sv_sheets_get_n_pages (sheets), ==, n);
}

/* One team has its own sheets, and both have those of the game. */
static void
test_sides (void)
{
  g_auto (SheetSample) sample;

  sheet_sample_init (&sample, false);
  for (SvSheetSides side = SV_SHEETS_HOME; side <= SV_SHEETS_AWAY; side++) {
    count_pages (&sample, SV_SHEETS_CARDS, side, 1);
    count_pages (&sample, SV_SHEETS_CARDS | SV_SHEETS_BOARD, side, 4);
    count_pages (&sample, SV_SHEETS_FIGURINES, side, 1);
  }
  g_assert_cmpint (sv_sheet_kinds_of_team (SV_SHEETS_CARDS | SV_SHEETS_BOARD), ==, SV_SHEETS_CARDS);
  g_assert_cmpint (sv_sheet_kinds_of_team (SV_SHEETS_RULES), ==, 0);
}

/* --- Cards and their backs --- */

static SvSheets *
new_cards (const SheetSample *sample, SvSheetWish wish)
{
  return sv_sheets_new (sample->game.game, sample->game.setup, sample->teams, &wish, NULL);
}

/* A printer that prints both sides gets each page of backs behind its page of cards. */
static void
test_duplex_order (void)
{
  for (const SvGame *const *game = sv_games (); *game != NULL; game++) {
    static const SvSheetTeam standard[2];
    g_autofree void *setup = g_malloc0 ((*game)->setup_size);
    const SvSheetWish wish = { SV_SHEETS_CARDS | SV_SHEETS_BACKS, SV_SHEETS_BOTH, SV_PAPER_A4 };

    if (!sv_game_has_cards (*game))
      continue;
    sv_game_standard (*game, setup);
    g_autoptr (SvSheets) sheets = sv_sheets_new (*game, setup, standard, &wish, NULL);
    const unsigned n = sv_sheets_get_n_pages (sheets);
    g_assert_cmpuint (n % 2, ==, 0);
    g_assert_cmpuint (n, ==, 2 * ((2 * (*game)->n_cards + 8) / 9));
    for (unsigned page = 0; page < n; page += 2) {
      g_assert_cmpstr (sv_sheets_get_page_title (sheets, page), ==, "Player cards");
      g_assert_cmpstr (sv_sheets_get_page_title (sheets, page + 1), ==, "Backs of the cards");
    }
  }
}

/* The middle of a back, as it is seen through the paper, is the middle of its card. */
static void
check_behind (const SheetSample *sample, SvPaper paper, gboolean short_edge)
{
  g_autoptr (SvSheets) sheets = new_cards (
      sample, (SvSheetWish){ SV_SHEETS_CARDS, SV_SHEETS_BOTH, paper, .short_edge = short_edge });
  double w, h;

  sv_sheets_get_page_size (sheets, 0, &w, &h);
  w /= SV_POINTS_PER_MM;
  h /= SV_POINTS_PER_MM;
  /* The edge that stays where it is while the paper is turned over. */
  const bool upright = short_edge ? w > h : h > w;
  for (unsigned i = 0; i < 8; i++) {
    const SvCardSpot card = sv_sheet_card_spot (sheets, i, 8);
    const SvCardSpot back = sv_sheet_back_spot (sheets, i, 8);
    const double x = back.x + 31.5, y = back.y + 44;
    g_assert_cmpfloat_with_epsilon (card.x + 31.5, upright ? w - x : x, 0.01);
    g_assert_cmpfloat_with_epsilon (card.y + 44, upright ? y : h - y, 0.01);
    g_assert_cmpint (back.turned, ==, !upright);
  }
}

static void
test_duplex_edges (void)
{
  g_auto (SheetSample) sample;

  sheet_sample_init (&sample, false);
  for (int i = 0; i < 4; i++)
    check_behind (&sample, i % 2 == 0 ? SV_PAPER_A4 : SV_PAPER_LETTER, i / 2);
}

/* The colour of the paper at a place in millimetres. */
static guint32
colour_at (SvSheets *sheets, unsigned page, double x, double y)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 1, 1);
  cairo_t *cr = cairo_create (surface);
  guint32 pixel;

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_translate (cr, -x * SV_POINTS_PER_MM, -y * SV_POINTS_PER_MM);
  sv_sheets_paint (sheets, cr, page);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  memcpy (&pixel, cairo_image_surface_get_data (surface), sizeof pixel);
  cairo_surface_destroy (surface);
  return pixel & 0xffffff;
}

enum { WHITE = 0xffffff, BLUE = 0x0b4ea2, RED = 0xc01c28 };

/* Eight cards on A4, four of each team, lie in three columns from 10.5, 16.5 mm on: the fifth is in
 * the middle, and its back too. */
static void
test_bleed_and_shift (void)
{
  static const SvSheetKinds kinds = SV_SHEETS_CARDS | SV_SHEETS_BACKS;
  g_auto (SheetSample) sample;

  sheet_sample_init (&sample, false);
  g_autoptr (SvSheets) plain =
      new_cards (&sample, (SvSheetWish){ kinds, SV_SHEETS_BOTH, SV_PAPER_A4 });
  g_autoptr (SvSheets) bled =
      new_cards (&sample, (SvSheetWish){ kinds, SV_SHEETS_BOTH, SV_PAPER_A4, .bleed = TRUE });
  g_autoptr (SvSheets) off = new_cards (
      &sample, (SvSheetWish){ kinds, SV_SHEETS_BOTH, SV_PAPER_A4, .shift_x = 2, .shift_y = -4 });
  for (unsigned page = 0; page < 2; page++) {
    g_assert_cmphex (colour_at (plain, page, 9, 22), ==, WHITE);
    g_assert_cmphex (colour_at (bled, page, 9, 22), ==, BLUE);
    g_assert_cmphex (colour_at (bled, page, 8, 22), ==, BLUE);
    g_assert_cmphex (colour_at (bled, page, 7, 22), ==, WHITE);
    g_assert_cmphex (colour_at (bled, page, 40, 14.5), ==, BLUE);
    g_assert_cmphex (colour_at (bled, page, 40, 13), ==, WHITE);
  }
  /* The backs of the first three are blue; of the second row, from the right, only the first one
   * is. */
  g_assert_cmphex (colour_at (plain, 1, 12, 18), ==, BLUE);
  g_assert_cmphex (colour_at (plain, 1, 138.5, 106.5), ==, BLUE);
  g_assert_cmphex (colour_at (plain, 1, 12, 106.5), ==, RED);
  /* Nothing is behind the ninth place. */
  g_assert_cmphex (colour_at (plain, 1, 12, 195), ==, WHITE);
  g_assert_cmphex (colour_at (plain, 1, 76, 195), ==, RED);
  /* Backs move, cards do not. */
  g_assert_cmphex (colour_at (off, 1, 11.5, 30), ==, WHITE);
  g_assert_cmphex (colour_at (off, 1, 13.5, 30), ==, BLUE);
  g_assert_cmphex (colour_at (off, 1, 40, 13.5), ==, BLUE);
  g_assert_cmphex (colour_at (off, 0, 11, 22), ==, colour_at (plain, 0, 11, 22));
}

/* Return the sheets of one team of the sample, which plays at home. */
static SvSheets *
one_team (const SheetSample *sample, int side, SvSheetKinds kinds)
{
  const SvSheetTeam teams[2] = { sample->teams[side], { 0 } };

  return sv_sheets_new (sample->game.game, sample->game.setup, teams,
                        &(SvSheetWish){ kinds, SV_SHEETS_HOME, SV_PAPER_A4 }, NULL);
}

static bool
is_bluish (guint32 colour)
{
  return (colour & 0xff) > colour >> 16;
}

/* Twelve cards of three teams fill a sheet of nine before the next begins, and each back is behind
 * its card in the colour of its team: the first team is blue, the others red. */
static void
test_gather (void)
{
  static const SvSheetKinds both = SV_SHEETS_CARDS | SV_SHEETS_BACKS;
  g_auto (SheetSample) sample;

  sheet_sample_init (&sample, false);
  for (unsigned only = 0; only < 2; only++) {
    const SvSheetKinds kinds = only ? SV_SHEETS_CARDS : both;
    GPtrArray *teams = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_sheets_free);
    for (int i = 0; i < 3; i++)
      g_ptr_array_add (teams, one_team (&sample, i > 0, kinds));
    g_autoptr (SvSheets) sheets = sv_sheets_gather_cards (teams, kinds);
    g_assert_cmpuint (sv_sheets_get_n_pages (sheets), ==, only ? 2 : 4);
    if (only)
      continue;
    for (unsigned page = 0; page < 4; page++)
      g_assert_cmpstr (sv_sheets_get_page_title (sheets, page), ==,
                       page % 2 == 0 ? "Player cards" : "Backs of the cards");
    /* Front: blue in the first place of the second row, red beside it; behind: from the right. */
    g_assert_true (is_bluish (colour_at (sheets, 0, 60, 106.5)));
    g_assert_false (is_bluish (colour_at (sheets, 0, 120, 106.5)));
    g_assert_cmphex (colour_at (sheets, 1, 138.5, 106.5), ==, BLUE);
    g_assert_cmphex (colour_at (sheets, 1, 75.5, 106.5), ==, RED);
    g_assert_cmphex (colour_at (sheets, 1, 12, 106.5), ==, RED);
    g_assert_cmphex (colour_at (sheets, 1, 12, 194.5), ==, RED);
    /* The second sheet has the three cards that are left. */
    g_assert_cmphex (colour_at (sheets, 3, 12, 18), ==, RED);
    g_assert_cmphex (colour_at (sheets, 3, 12, 106.5), ==, WHITE);
  }
}

static void
check_chosen (const SvSheets *sheets, const char *pages)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (unsigned i = 0; i < sv_sheets_get_n_chosen (sheets); i++)
    g_string_append_printf (text, "%u ", sv_sheets_get_chosen (sheets, i));
  g_assert_cmpstr (text->str, ==, pages);
}

/* Pages that are left out, also of sheets behind others. */
static void
test_choice (void)
{
  static const char *const wrong[] = { "",      "0",  "6",   "1,",   "2-6", "4-3",        "x",
                                       "1-2-3", "-2", "1;2", "1,,2", "+1",  "99999999999" };
  g_auto (SheetSample) sample;
  double w, h;

  sheet_sample_init (&sample, false);
  g_autoptr (SvSheets) sheets = new_sheets (&sample, SV_SHEETS_BOARD, SV_PAPER_A4, FALSE);
  sv_sheets_join (sheets, new_sheets (&sample, SV_SHEETS_SCOREBOARD, SV_PAPER_LETTER, FALSE));
  sv_sheets_join (sheets, new_sheets (&sample, SV_SHEETS_FIGURINES, SV_PAPER_A4, FALSE));
  g_assert_cmpuint (sv_sheets_get_n_pages (sheets), ==, 5);
  g_assert_cmpstr (sv_sheets_get_page_title (sheets, 3), ==, "Scoreboard");
  g_assert_cmpstr (sv_sheets_get_page_title (sheets, 4), ==, "Figurines and ball");
  sv_sheets_get_page_size (sheets, 3, &w, &h);
  g_assert_cmpfloat_with_epsilon (w, 792, 0.01);

  check_chosen (sheets, "0 1 2 3 4 ");
  g_assert_true (sv_sheets_choose_list (sheets, "5, 1 - 2"));
  check_chosen (sheets, "0 1 4 ");
  for (unsigned i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_false (sv_sheets_choose_list (sheets, wrong[i]));
  check_chosen (sheets, "0 1 4 ");

  g_autoptr (GBytes) three = sv_sheets_write_pdf (sheets, NULL);
  g_assert_true (holds_packed (three, "/Count 3"));
  for (unsigned page = 0; page < 5; page++)
    sv_sheets_choose (sheets, page, FALSE);
  g_autoptr (GError) error = NULL;
  g_assert_null (sv_sheets_write_pdf (sheets, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
}

/* Each page of a booklet comes once, and folded they stand in their order: the first on the right
 * of the first side, behind it the second, opposite the second the last but one. */
static void
test_booklet (void)
{
  for (unsigned n = 4; n <= 16; n += 4) {
    unsigned seen = 0;
    for (unsigned side = 0; side < n / 2; side++) {
      const unsigned left = sv_sheet_booklet_page (n, side, false);
      const unsigned right = sv_sheet_booklet_page (n, side, true);
      g_assert_cmpuint (left + right, ==, n - 1);
      g_assert_cmpuint (left % 2, ==, 1); /* even numbers are on the left */
      seen |= 1u << left | 1u << right;
    }
    g_assert_cmpuint (seen, ==, (1u << n) - 1);
    g_assert_cmpuint (sv_sheet_booklet_page (n, 0, true), ==, 0);
    g_assert_cmpuint (sv_sheet_booklet_page (n, 1, false), ==, 1);
  }
}

/* What the games tell for paper can be painted: scenes that can be read, ways that lead to boxes,
 * dice that can be folded, tracks that end where they should. */
static void
test_material (void)
{
  for (const SvGame *const *game = sv_games (); *game != NULL; game++) {
    const SvMaterial *material = (*game)->table.material;
    g_autofree void *setup = g_malloc0 ((*game)->setup_size);
    SvExample example;
    unsigned n = 0;
    g_assert_true (material != NULL || !(*game)->offered);
    if (material == NULL)
      continue;
    for (const SvRule *rule = material->rules; rule->title != NULL; rule++)
      if (rule->example != NULL)
        g_assert_cmpstr (sv_example_read (&example, *game, setup, rule->example), ==, NULL);
    while (material->flow[n].text != NULL)
      n++;
    for (unsigned i = 0; i < n; i++)
      for (unsigned k = 0; k < SV_MAX_FLOW_WAYS; k++) {
        g_assert_cmpuint (material->flow[i].ways[k].to, <=, n);
        /* An end has no way on, all others have one. */
        g_assert_true (k > 0 || (material->flow[i].ways[k].to == 0) ==
                                    (material->flow[i].shape == SV_FLOW_END));
      }
    for (unsigned i = 0; i < G_N_ELEMENTS (material->dice); i++)
      g_assert_nonnull (memchr ("\0\3\4\6", material->dice[i], 4));
    for (unsigned k = 0; k < 2 && material->track_step > 0; k++)
      g_assert_cmpuint (material->track_ends[k] % material->track_step, ==, 0);
  }
}

static void
test_names (void)
{
  SvPaper paper = SV_PAPER_A4;
  SvSheetKinds kinds = SV_SHEETS_ALL;

  g_assert_true (sv_paper_parse ("Letter", &paper));
  g_assert_cmpint (paper, ==, SV_PAPER_LETTER);
  g_assert_true (sv_paper_parse ("A4", &paper));
  g_assert_cmpint (paper, ==, SV_PAPER_A4);
  g_assert_false (sv_paper_parse ("a5", &paper));
  g_assert_false (sv_paper_parse (NULL, &paper));
  g_assert_cmpstr (sv_paper_name (SV_PAPER_LETTER), ==, "letter");
  g_assert_true (sv_sheet_kinds_parse ("blank", &kinds));
  g_assert_cmpint (kinds, ==, SV_SHEETS_BLANK);
  g_assert_true (sv_sheet_kinds_parse ("all", &kinds));
  g_assert_cmpint (kinds, ==, SV_SHEETS_ALL);
  g_assert_false (sv_sheet_kinds_parse ("", &kinds));
  g_assert_false (sv_sheet_kinds_parse ("Cards", &kinds));
}

static void
test_locale (void)
{
  setlocale (LC_PAPER, "C");
  g_assert_cmpint (sv_paper_of_locale (), ==, SV_PAPER_A4);
  if (setlocale (LC_PAPER, "en_US.UTF-8") != NULL)
    g_assert_cmpint (sv_paper_of_locale (), ==, SV_PAPER_LETTER);
  else
    g_test_skip ("no locale en_US.UTF-8");
  setlocale (LC_PAPER, "C");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheet/cards-of-many-teams-fill-the-paper", test_gather);
  g_test_add_func ("/draw/sheet/differences", test_differences);
  g_test_add_func ("/draw/sheet/pages", test_pages);
  g_test_add_func ("/draw/sheet/every-game", test_every_game);
  g_test_add_func ("/draw/sheet/no-cards", test_no_cards);
  g_test_add_func ("/draw/sheet/same-bytes", test_same_bytes);
  g_test_add_func ("/draw/sheet/vectors", test_vectors);
  g_test_add_func ("/draw/sheet/hostile", test_hostile);
  g_test_add_func ("/draw/sheet/sides", test_sides);
  g_test_add_func ("/draw/sheet/print-cards-on-both-sides", test_duplex_order);
  g_test_add_func ("/draw/sheet/turn-paper-over-either-edge", test_duplex_edges);
  g_test_add_func ("/draw/sheet/bleed-and-shift", test_bleed_and_shift);
  g_test_add_func ("/draw/sheet/choice", test_choice);
  g_test_add_func ("/draw/sheet/booklet", test_booklet);
  g_test_add_func ("/draw/sheet/material", test_material);
  g_test_add_func ("/draw/sheet/names", test_names);
  g_test_add_func ("/draw/sheet/locale", test_locale);
  return g_test_run ();
}
