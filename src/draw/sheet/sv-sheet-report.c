/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before ours, which define N_ where it is missing */

#include "sv-sheet-report.h"

#include "sv-paint-shape.h"
#include "sv-paint-text.h"

#include <pango/pango.h>

/* In points. The words are as large as there is room for them, between these sizes. */
static const double SIDE = 30, GAP = 14, HEAD = 62, CHART = 165, FOOT = 24;
static const double LARGEST = 9.5, SMALLEST = 5;

typedef struct {
  cairo_t *cr;
  const SvTheme *theme;
  const SvReportSheet *sheet;
  double size; /* of the words */
  double y;    /* where to go on */
} Pen;

static SvTextStyle
style_of (const Pen *pen, double size, int weight, double align)
{
  return (SvTextStyle){
    .size = size, .least = size * 0.5, .weight = weight, .align = align, .colour = pen->theme->ink
  };
}

static double
width_of (double columns)
{
  return (SV_REPORT_WIDTH - 2 * SIDE - (columns - 1) * GAP) / columns;
}

/* --- What is always as large --- */

/* A team in its colours, on its side of the score. */
static void
paint_team (const Pen *pen, int place)
{
  const SvKit *kit = &pen->theme->kit[place == 0 ? pen->sheet->left : 1 - pen->sheet->left];
  const double w = width_of (2) - 60, x = place == 0 ? SIDE : SV_REPORT_WIDTH - SIDE - w;
  SvTextStyle style = style_of (pen, 20, PANGO_WEIGHT_BOLD, 0.5);

  style.colour = kit->text;
  sv_path_rounded (pen->cr, x, pen->y, w, HEAD - 16, 8);
  sv_fill_outlined (pen->cr, kit->shirt, pen->theme->ink, 0.8);
  sv_paint_text (pen->cr, pen->sheet->teams[place], &style, x + 8, pen->y + (HEAD - 16) / 2,
                 w - 16);
}

static void
paint_head (Pen *pen)
{
  const SvTextStyle score = style_of (pen, 34, PANGO_WEIGHT_HEAVY, 0.5);
  SvTextStyle about = style_of (pen, 10, PANGO_WEIGHT_MEDIUM, 0.5);

  about.colour = pen->theme->faint;
  paint_team (pen, 0);
  paint_team (pen, 1);
  sv_paint_text (pen->cr, pen->sheet->score, &score, SIDE, pen->y + (HEAD - 16) / 2, width_of (1));
  pen->y += HEAD;
  sv_paint_text (pen->cr, pen->sheet->about, &about, SIDE, pen->y, width_of (1));
  pen->y += GAP;
}

static void
paint_line (Pen *pen)
{
  if (pen->sheet->line == NULL)
    return;
  cairo_save (pen->cr);
  cairo_translate (pen->cr, SIDE, pen->y);
  sv_chart_line_paint (pen->cr, pen->theme, width_of (1), CHART, pen->sheet->line);
  cairo_restore (pen->cr);
  pen->y += CHART;
}

static void
paint_foot (const Pen *pen)
{
  SvTextStyle style = style_of (pen, 7.5, PANGO_WEIGHT_MEDIUM, 0.5);

  style.colour = pen->theme->faint;
  sv_paint_text (pen->cr, pen->sheet->credit, &style, SIDE, SV_REPORT_HEIGHT - FOOT, width_of (1));
}

/* --- What is as large as there is room --- */

/* A paragraph in column i of n, whose top is y; where it ends. */
static double
paint_text (const Pen *pen, const char *text, int weight, unsigned i, unsigned n, double y)
{
  const SvTextStyle style = style_of (pen, pen->size, weight, 0);
  const double w = width_of (n);

  if (*text == '\0')
    return y;
  return y + sv_paint_paragraph (pen->cr, text, &style, SIDE + i * (w + GAP), y, w);
}

static void
paint_heading (Pen *pen, const char *text)
{
  pen->y = paint_text (pen, text, PANGO_WEIGHT_BOLD, 0, 1, pen->y + pen->size * 0.6);
}

static void
paint_scorers (Pen *pen)
{
  double end = pen->y;

  for (unsigned i = 0; i < 2; i++) {
    g_auto (GStrv) lines = g_strsplit (pen->sheet->scorers[i], "\n", -1);
    double y = pen->y;

    for (unsigned k = 0; lines[k] != NULL; k++)
      y = paint_text (pen, lines[k], PANGO_WEIGHT_MEDIUM, i, 2, y);
    end = MAX (end, y);
  }
  pen->y = end;
}

/* What was counted, between the numbers of both teams. */
static void
paint_rows (Pen *pen)
{
  const SvTextStyle style = style_of (pen, pen->size, PANGO_WEIGHT_MEDIUM, 0.5);
  const double high = pen->size * 1.45, middle = SV_REPORT_WIDTH / 2;

  for (guint i = 0; i < pen->sheet->rows->len; i++) {
    const SvReportRow *row = &g_array_index (pen->sheet->rows, SvReportRow, i);
    const double y = pen->y + (i + 0.5) * high;

    sv_paint_text (pen->cr, row->label, &style, middle - 70, y, 140);
    sv_paint_text (pen->cr, row->values[0], &style, middle - 150, y, 80);
    sv_paint_text (pen->cr, row->values[1], &style, middle + 70, y, 80);
  }
  pen->y += pen->sheet->rows->len * high;
}

static void
paint_sentences (Pen *pen)
{
  if (pen->sheet->sentences->len > 0)
    paint_heading (pen, _ ("Luck and Choices"));
  for (guint i = 0; i < pen->sheet->sentences->len; i++)
    pen->y = paint_text (pen, g_ptr_array_index (pen->sheet->sentences, i), PANGO_WEIGHT_MEDIUM, 0,
                         1, pen->y);
}

static void
paint_doers (Pen *pen)
{
  GPtrArray *const *doers = pen->sheet->doers;
  double end = pen->y;

  if (doers[0]->len + doers[1]->len == 0)
    return;
  paint_heading (pen, _ ("Who Did What"));
  for (unsigned i = 0; i < 2; i++) {
    double y = pen->y;

    for (guint k = 0; k < doers[i]->len; k++)
      y = paint_text (pen, g_ptr_array_index (doers[i], k), PANGO_WEIGHT_MEDIUM, i, 2, y);
    end = MAX (end, y);
  }
  pen->y = end;
}

/* In two columns, half of the lines in each. */
static void
paint_story (Pen *pen)
{
  const GPtrArray *story = pen->sheet->story;
  const guint half = (story->len + 1) / 2;

  if (story->len == 0)
    return;
  paint_heading (pen, _ ("What Happened"));
  double ends[2] = { pen->y, pen->y };
  for (guint i = 0; i < story->len; i++) {
    double *end = &ends[i < half ? 0 : 1];
    *end = paint_text (pen, g_ptr_array_index (story, i), PANGO_WEIGHT_MEDIUM, i < half ? 0 : 1, 2,
                       *end);
  }
  pen->y = MAX (ends[0], ends[1]);
}

static void
paint_words (Pen *pen)
{
  if (pen->sheet->notes != NULL)
    pen->y = paint_text (pen, pen->sheet->notes, PANGO_WEIGHT_MEDIUM, 0, 1, pen->y) + pen->size / 2;
  paint_scorers (pen);
  paint_line (pen);
  paint_rows (pen);
  paint_sentences (pen);
  paint_doers (pen);
  paint_story (pen);
}

/* The largest size in which all words fit on the page. */
static double
find_size (const Pen *pen)
{
  cairo_surface_t *nowhere = cairo_recording_surface_create (CAIRO_CONTENT_COLOR, NULL);
  double size = LARGEST;

  for (; size > SMALLEST; size -= 0.5) {
    Pen trial = *pen;

    trial.cr = cairo_create (nowhere);
    trial.size = size;
    paint_words (&trial);
    cairo_destroy (trial.cr);
    if (trial.y < SV_REPORT_HEIGHT - FOOT - GAP)
      break;
  }
  cairo_surface_destroy (nowhere);
  return size;
}

void
sv_sheet_report_paint (cairo_t *cr, const SvTheme *theme, double w, double h, gconstpointer sheet)
{
  Pen pen = { .cr = cr, .theme = theme, .sheet = sheet, .y = SIDE };

  paint_head (&pen);
  pen.size = find_size (&pen);
  paint_words (&pen);
  paint_foot (&pen);
}
