/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* include before our headers, which define N_ if missing */

#include "sv-sheet-report.h"

#include "sv-paint-example.h"
#include "sv-paint-face.h"
#include "sv-paint-shape.h"
#include "sv-paint-text.h"
#include "sv-text.h"

#include <cairo-pdf.h>
#include <pango/pango.h>

/* Lays out the report of a match. The first page can hang on a wall: score, scorers, chances and
 * key figures, in the largest type that fits. What each player did and all events follow on it if
 * they fit, else on pages of their own, in small type. */

/* All lengths are in points. */
static const double SIDE = 30, GAP = 14, HEAD = 68, CHART = 165, FOOT = 24;
static const double BOTTOM = SV_REPORT_HEIGHT - 24 - 14;
/* Largest and smallest type of the first page, and the type of the other pages. */
static const double LARGEST = 13, SMALLEST = 9, SMALL = 7.5;
/* Size of a face in the size of the text beside it, and number of pictures beside each other. */
static const double FACE = 2, PICTURES = 3;

typedef struct {
  cairo_t *cr; /* context to paint on, or NULL to measure only */
  const SvTheme *theme;
  const SvReportSheet *sheet;
  double size; /* text size */
  double y;    /* y at which the next item begins */
  unsigned page, wanted;
  bool moments; /* whether the pictures of the moments have room on the first page */
} Pen;

/* Return the context to paint on, or NULL if this page is not wanted: all pages are laid out to
 * find where the wanted one begins. */
static cairo_t *
ink (const Pen *pen)
{
  return pen->page == pen->wanted ? pen->cr : NULL;
}

static SvTextStyle
style_of (const Pen *pen, double size, int weight, double align)
{
  return (SvTextStyle){ .size = size,
                        .least = MIN (size, SMALLEST),
                        .weight = weight,
                        .align = align,
                        .colour = pen->theme->ink };
}

static double
width_of (double columns)
{
  return (SV_REPORT_WIDTH - 2 * SIDE - (columns - 1) * GAP) / columns;
}

static void
paint_line_of_text (
    const Pen *pen, const char *text, const SvTextStyle *style, double x, double y, double w)
{
  if (ink (pen) != NULL)
    sv_paint_text (ink (pen), text, style, x, y, w);
}

/* --- Pages --- */

static void
paint_foot (const Pen *pen)
{
  SvTextStyle style = style_of (pen, SMALLEST, PANGO_WEIGHT_MEDIUM, 0.5);

  style.colour = pen->theme->faint;
  paint_line_of_text (pen, pen->sheet->credit, &style, SIDE, SV_REPORT_HEIGHT - FOOT, width_of (1));
}

/* Begin the next page, with a line that repeats which match it is about. */
static void
begin_page (Pen *pen)
{
  const SvTextStyle style = style_of (pen, 11, PANGO_WEIGHT_BOLD, 0.5);
  const SvReportSheet *sheet = pen->sheet;
  char home[SV_ISOLATED_SIZE], away[SV_ISOLATED_SIZE];
  g_autofree char *title =
      g_strdup_printf ("%s %s %s", sv_text_isolated (sheet->played[0], home, sizeof home),
                       sheet->score, sv_text_isolated (sheet->played[1], away, sizeof away));

  paint_foot (pen);
  pen->page++;
  pen->y = SIDE;
  paint_line_of_text (pen, title, &style, SIDE, pen->y, width_of (1));
  pen->y += GAP;
}

/* Begin a page if @height does not fit on the current one. */
static void
make_room (Pen *pen, double height)
{
  if (pen->y + height > BOTTOM)
    begin_page (pen);
}

/* --- The head of the first page --- */

/* Paint the name of a team in its colours, on its side of the score, and the computer that plays
 * it. */
static void
paint_team (const Pen *pen, int place)
{
  const SvKit *kit = &pen->theme->kit[place == 0 ? pen->sheet->left : 1 - pen->sheet->left];
  const double w = width_of (2) - 60, x = place == 0 ? SIDE : SV_REPORT_WIDTH - SIDE - w;
  const char *bot = pen->sheet->bots[place];
  const double middle = pen->y + (HEAD - 16) / 2;
  SvTextStyle style = style_of (pen, 20, PANGO_WEIGHT_BOLD, 0.5);
  SvTextStyle small = style_of (pen, 9, PANGO_WEIGHT_MEDIUM, 0.5);

  if (ink (pen) == NULL)
    return;
  style.colour = small.colour = kit->text;
  sv_path_rounded (pen->cr, x, pen->y, w, HEAD - 16, 8);
  sv_fill_outlined (pen->cr, kit->shirt, pen->theme->ink, 0.8);
  sv_paint_name (pen->cr, pen->sheet->teams[place], &style, x + 8, middle - (bot != NULL ? 6 : 0),
                 w - 16);
  if (bot != NULL)
    sv_paint_text (pen->cr, bot, &small, x + 8, middle + 14, w - 16);
}

static void
paint_head (Pen *pen)
{
  const SvTextStyle score = style_of (pen, 42, PANGO_WEIGHT_HEAVY, 0.5);
  SvTextStyle about = style_of (pen, 10, PANGO_WEIGHT_MEDIUM, 0.5);

  about.colour = pen->theme->faint;
  paint_team (pen, 0);
  paint_team (pen, 1);
  paint_line_of_text (pen, pen->sheet->score, &score, SIDE, pen->y + (HEAD - 16) / 2, width_of (1));
  pen->y += HEAD;
  paint_line_of_text (pen, pen->sheet->about, &about, SIDE, pen->y, width_of (1));
  pen->y += GAP;
}

/* --- Its words --- */

/* Paint a paragraph in column @i of @n with its top at @y. With @cr NULL nothing is painted.
 * Returns its height. */
static double
paint_text (
    const Pen *pen, cairo_t *cr, const char *text, int weight, unsigned i, unsigned n, double y)
{
  const SvTextStyle style = style_of (pen, pen->size, weight, 0);
  const double w = width_of (n);

  if (text == NULL || *text == '\0')
    return 0;
  return sv_paint_paragraph (cr, text, &style, SIDE + i * (w + GAP), y, w);
}

/* Paint a paragraph over the whole width at the pen, and move the pen below it. */
static void
paint_paragraph (Pen *pen, const char *text, int weight)
{
  make_room (pen, paint_text (pen, NULL, text, weight, 0, 1, 0));
  pen->y += paint_text (pen, ink (pen), text, weight, 0, 1, pen->y);
}

/* Paint a heading, on the next page if there is no room for some lines below it. */
static void
paint_heading (Pen *pen, const char *text)
{
  make_room (pen, pen->size * 4);
  pen->y += pen->size * 0.6;
  paint_paragraph (pen, text, PANGO_WEIGHT_BOLD);
}

static const char *
line_at (GPtrArray *lines, guint i)
{
  return i < lines->len ? g_ptr_array_index (lines, i) : NULL;
}

/* Paint the lists of both teams side by side, line by line. */
static void
paint_pairs (Pen *pen, GPtrArray *const *lines)
{
  for (guint k = 0; k < MAX (lines[0]->len, lines[1]->len); k++) {
    double high = 0;

    for (unsigned i = 0; i < 2; i++)
      high =
          MAX (high, paint_text (pen, NULL, line_at (lines[i], k), PANGO_WEIGHT_MEDIUM, i, 2, 0));
    make_room (pen, high);
    for (unsigned i = 0; i < 2; i++)
      paint_text (pen, ink (pen), line_at (lines[i], k), PANGO_WEIGHT_MEDIUM, i, 2, pen->y);
    pen->y += high;
  }
}

/* Paint the scorer in line @k of the team at @place, with the face; with @cr NULL nothing is
 * painted. Returns the height. */
static double
paint_scorer (const Pen *pen, cairo_t *cr, const char *line, unsigned place, guint k, double y)
{
  const GArray *faces = pen->sheet->faces[place];
  const SvKit *kit = &pen->theme->kit[place == 0 ? pen->sheet->left : 1 - pen->sheet->left];
  const double size = FACE * pen->size, room = width_of (2) - size - 6;
  const double x = SIDE + place * (width_of (2) + GAP);
  const SvTextStyle style = style_of (pen, pen->size, PANGO_WEIGHT_MEDIUM, 0);

  if (line == NULL || *line == '\0')
    return 0;
  const double high = sv_paint_paragraph (NULL, line, &style, 0, 0, room);
  const double all = MAX (high, size) + 3;
  if (cr == NULL)
    return all;
  if (k < faces->len) {
    const SvReportFace *face = &g_array_index (faces, SvReportFace, k);
    cairo_save (cr);
    cairo_translate (cr, x, y + (all - size) / 2);
    sv_paint_player_face (cr, kit, face->picture, face->name, size);
    cairo_restore (cr);
  }
  sv_paint_paragraph (cr, line, &style, x + size + 6, y + (all - high) / 2, room);
  return all;
}

/* Paint the scorers of both teams side by side, each with the face. */
static void
paint_faces (Pen *pen, GPtrArray *const *lines)
{
  for (guint k = 0; k < MAX (lines[0]->len, lines[1]->len); k++) {
    double high = 0;

    for (unsigned i = 0; i < 2; i++)
      high = MAX (high, paint_scorer (pen, NULL, line_at (lines[i], k), i, k, 0));
    make_room (pen, high);
    for (unsigned i = 0; i < 2; i++)
      paint_scorer (pen, ink (pen), line_at (lines[i], k), i, k, pen->y);
    pen->y += high;
  }
}

static void
paint_scorers (Pen *pen)
{
  GPtrArray *lines[2];

  for (unsigned i = 0; i < 2; i++) {
    g_autofree char **words = g_strsplit (pen->sheet->scorers[i], "\n", -1);
    lines[i] = g_ptr_array_new_with_free_func (g_free);
    for (unsigned k = 0; words[k] != NULL; k++)
      g_ptr_array_add (lines[i], words[k]);
  }
  if (pen->sheet->faces[0] != NULL && pen->sheet->faces[1] != NULL)
    paint_faces (pen, lines);
  else
    paint_pairs (pen, lines);
  for (unsigned i = 0; i < 2; i++)
    g_ptr_array_unref (lines[i]);
}

/* Return the height of a picture of the board that is @w wide. */
static double
get_height (const SvBoard *board, double w)
{
  const double margin = 2 * (double)board->margin;

  return w * ((double)board->h + margin) / ((double)board->w + margin);
}

/* Paint the moments side by side, each with its caption below. */
static void
paint_moments (Pen *pen)
{
  const GArray *moments = pen->sheet->moments;
  const SvTextStyle style = style_of (pen, SMALLEST, PANGO_WEIGHT_MEDIUM, 0.5);
  const double w = width_of (PICTURES);

  if (!pen->moments || moments == NULL || moments->len == 0)
    return;
  const double h = get_height (pen->sheet->board, w);
  make_room (pen, h + 2 * GAP);
  for (guint i = 0; i < moments->len && ink (pen) != NULL; i++) {
    const SvReportMoment *moment = &g_array_index (moments, SvReportMoment, i);
    g_autoptr (SvPainter) painter = sv_painter_new (pen->sheet->board, pen->theme);
    const double x = SIDE + (i + (PICTURES - moments->len) / 2) * (w + GAP);
    cairo_save (pen->cr);
    cairo_translate (pen->cr, x, pen->y);
    sv_paint_position (painter, pen->cr, &moment->view, w, h);
    cairo_restore (pen->cr);
    sv_paint_text (pen->cr, moment->caption, &style, x, pen->y + h + GAP / 2, w);
  }
  pen->y += h + 2 * GAP;
}

static void
paint_line (Pen *pen)
{
  if (pen->sheet->line == NULL)
    return;
  make_room (pen, CHART);
  if (ink (pen) != NULL) {
    cairo_save (pen->cr);
    cairo_translate (pen->cr, SIDE, pen->y);
    sv_chart_line_paint (pen->cr, pen->theme, width_of (1), CHART, pen->sheet->line);
    cairo_restore (pen->cr);
  }
  pen->y += CHART;
}

/* Paint the table of figures: each label between the values of the two teams. */
static void
paint_rows (Pen *pen)
{
  const SvTextStyle style = style_of (pen, pen->size, PANGO_WEIGHT_MEDIUM, 0.5);
  const double high = pen->size * 1.45, middle = SV_REPORT_WIDTH / 2;

  for (guint i = 0; i < pen->sheet->rows->len; i++) {
    const SvReportRow *row = &g_array_index (pen->sheet->rows, SvReportRow, i);

    make_room (pen, high);
    const double y = pen->y + high / 2;
    paint_line_of_text (pen, row->label, &style, middle - 120, y, 240);
    paint_line_of_text (pen, row->values[0], &style, middle - 220, y, 100);
    paint_line_of_text (pen, row->values[1], &style, middle + 120, y, 100);
    pen->y += high;
  }
}

static void
paint_sentences (Pen *pen)
{
  if (pen->sheet->sentences->len > 0)
    paint_heading (pen, _ ("Luck and Choices"));
  for (guint i = 0; i < pen->sheet->sentences->len; i++)
    paint_paragraph (pen, g_ptr_array_index (pen->sheet->sentences, i), PANGO_WEIGHT_MEDIUM);
}

static void
paint_players (Pen *pen)
{
  if (pen->sheet->players[0]->len + pen->sheet->players[1]->len == 0)
    return;
  paint_heading (pen, _ ("Who Did What"));
  paint_pairs (pen, pen->sheet->players);
}

/* --- The story, in two columns --- */

static double
story_height (const Pen *pen, guint i)
{
  return paint_text (pen, NULL, g_ptr_array_index (pen->sheet->story, i), PANGO_WEIGHT_MEDIUM, 0, 2,
                     0);
}

/* Paint one column of the story, from line @i on, at most @high high. Returns the line to go on
 * with. */
static guint
paint_column (const Pen *pen, unsigned column, guint i, double high)
{
  for (double y = 0; i < pen->sheet->story->len; i++) {
    const double next = y + story_height (pen, i);

    /* A line higher than the page gets a column of its own. */
    if (next > high && y > 0)
      break;
    paint_text (pen, ink (pen), g_ptr_array_index (pen->sheet->story, i), PANGO_WEIGHT_MEDIUM,
                column, 2, pen->y + y);
    y = next;
  }
  return i;
}

/* Return the height at which two columns hold all lines from @first on, as evenly as possible, but
 * at most the room on the page. */
static double
even_height (const Pen *pen, guint first)
{
  const double room = BOTTOM - pen->y;
  double all = 0, left = 0;

  for (guint i = first; i < pen->sheet->story->len && all <= 2 * room; i++)
    all += story_height (pen, i);
  if (all > 2 * room)
    return room;
  for (guint i = first; i < pen->sheet->story->len && left < all / 2; i++)
    left += story_height (pen, i);
  return MIN (MAX (left, all - left), room);
}

static void
paint_story (Pen *pen)
{
  const guint n = pen->sheet->story->len;

  if (n == 0)
    return;
  paint_heading (pen, _ ("What Happened"));
  for (guint i = 0; i < n;) {
    const double high = even_height (pen, i);

    i = paint_column (pen, 0, i, high);
    i = paint_column (pen, 1, i, high);
    pen->y += high;
    if (i < n)
      begin_page (pen);
  }
}

/* --- All of it --- */

static void
paint_first (Pen *pen, bool sentences)
{
  if (pen->sheet->notes != NULL) {
    g_auto (GStrv) notes = g_strsplit (pen->sheet->notes, "\n", -1);
    for (unsigned i = 0; notes[i] != NULL; i++)
      paint_paragraph (pen, notes[i], PANGO_WEIGHT_MEDIUM);
    pen->y += pen->size / 2;
  }
  paint_scorers (pen);
  paint_line (pen);
  paint_moments (pen);
  paint_rows (pen);
  if (sentences)
    paint_sentences (pen);
}

static void
paint_rest (Pen *pen, bool sentences)
{
  if (sentences)
    paint_sentences (pen);
  paint_players (pen);
  paint_story (pen);
}

/* Return the largest text size at which these parts fit on the first page, or 0 if they do not
 * fit. */
static double
find_size (const Pen *pen, bool sentences, bool rest)
{
  /* more lines than two columns of a page can hold */
  const double lines = 2 * SV_REPORT_HEIGHT / SMALLEST;

  if (rest && pen->sheet->story->len > lines)
    return 0;
  for (double size = LARGEST; size >= SMALLEST; size -= 0.5) {
    Pen trial = *pen;

    trial.cr = NULL;
    trial.size = size;
    paint_first (&trial, sentences);
    if (rest)
      paint_rest (&trial, false);
    if (trial.page == pen->page)
      return size;
  }
  return 0;
}

/* Lay out all pages and paint page @wanted. Returns the number of pages. */
static unsigned
paint_pages (cairo_t *cr, const SvTheme *theme, const SvReportSheet *sheet, unsigned wanted)
{
  Pen pen = {
    .cr = cr, .theme = theme, .sheet = sheet, .y = SIDE, .wanted = wanted, .moments = true
  };

  paint_head (&pen);
  pen.moments = find_size (&pen, false, false) > 0;
  const double whole = find_size (&pen, true, true), most = find_size (&pen, true, false);
  const double least = find_size (&pen, false, false);
  const bool sentences = whole > 0 || most > 0;
  pen.size = whole > 0 ? whole : most > 0 ? most : MAX (least, SMALLEST);
  paint_first (&pen, sentences);
  if (whole > 0) {
    paint_rest (&pen, false);
  } else if (!sentences ||
             sheet->players[0]->len + sheet->players[1]->len + sheet->story->len > 0) {
    pen.size = SMALL;
    begin_page (&pen);
    paint_rest (&pen, !sentences);
  }
  paint_foot (&pen);
  return pen.page + 1;
}

unsigned
sv_sheet_report_count_pages (const SvReportSheet *sheet, const SvTheme *theme)
{
  return paint_pages (NULL, theme, sheet, 0);
}

void
sv_sheet_report_paint_page (cairo_t *cr,
                            const SvTheme *theme,
                            const SvReportSheet *sheet,
                            unsigned page)
{
  paint_pages (cr, theme, sheet, page);
}

void
sv_sheet_report_paint (cairo_t *cr, const SvTheme *theme, double w, double h, gconstpointer sheet)
{
  const bool paged = cairo_surface_get_type (cairo_get_target (cr)) == CAIRO_SURFACE_TYPE_PDF;
  const unsigned n = sv_sheet_report_count_pages (sheet, theme);

  for (unsigned page = 0; page < n; page++) {
    sv_sheet_report_paint_page (cr, theme, sheet, page);
    if (!paged)
      cairo_translate (cr, 0, SV_REPORT_HEIGHT);
    else if (page + 1 < n)
      cairo_show_page (cr);
  }
}
