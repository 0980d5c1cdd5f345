/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* include before our headers, which define N_ if missing */

#include "sv-sheet-season.h"

#include "sv-paint-face.h"

#include <pango/pango.h>

/* All lengths are in millimetres. */
static const double SIDE = 14, TOP = 14, HEAD = 34, BADGE = 26, NUMBERS = 26, CHART = 62, FACE = 22,
                    SCORERS = 42, GAP = 6, LINE = 6.2;
/* Sizes of letters; 3.5 mm are ten points. */
static const double LARGE = 12, NUMBER = 13, TITLE = 5.5, WORDS = 4.2, SMALL = 3.6;

enum { MAX_FACES = 5, MAX_ROWS = 12 };

/* --- The contents --- */

static void
clear_scorer (gpointer data)
{
  SvSheetScorer *scorer = data;

  g_free (scorer->name);
  g_free (scorer->goals);
  g_free (scorer->picture);
}

SvSheetSeason *
sv_sheet_season_new (const char *team)
{
  SvSheetSeason *self = g_new0 (SvSheetSeason, 1);

  self->team = g_strdup (team);
  self->results = g_array_new (FALSE, FALSE, sizeof (SvChartResult));
  self->scorers = g_array_new (FALSE, FALSE, sizeof (SvSheetScorer));
  g_array_set_clear_func (self->scorers, clear_scorer);
  self->sentences = g_ptr_array_new_with_free_func (g_free);
  self->tables = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_sheet_table_free);
  return self;
}

void
sv_sheet_season_free (SvSheetSeason *self)
{
  g_free (self->team);
  g_free (self->title);
  g_free (self->colours[0]);
  g_free (self->colours[1]);
  g_free (self->logo);
  for (unsigned i = 0; i < SV_SHEET_SEASON_NUMBERS; i++)
    g_free (self->numbers[i]);
  g_array_unref (self->results);
  g_array_unref (self->scorers);
  g_ptr_array_unref (self->sentences);
  g_ptr_array_unref (self->tables);
  g_free (self);
}

/* --- The poster --- */

typedef struct {
  SvSheets *sheets;
  cairo_t *cr;
  const SvSheetSeason *season;
  SvTheme theme;
  double x, w; /* what lies between the margins */
  double y;    /* where the next part begins */
} Pen;

static SvTextStyle
style_of (const Pen *pen, double size, int weight, double align)
{
  return (SvTextStyle){ .size = size,
                        .least = MIN (size, SMALL),
                        .weight = weight,
                        .align = align,
                        .colour = pen->theme.ink };
}

static const SvKit *
get_kit (const Pen *pen)
{
  return &pen->theme.kit[pen->season->side];
}

/* Paint the name of the team in its colours, with its badge, and the season. */
static void
paint_head (Pen *pen)
{
  const SvSheetSeason *season = pen->season;
  const double left = pen->x + BADGE + 2 * GAP, room = pen->x + pen->w - GAP - left;
  SvTextStyle name = style_of (pen, LARGE, PANGO_WEIGHT_HEAVY, 0);
  SvTextStyle title = style_of (pen, TITLE, PANGO_WEIGHT_MEDIUM, 0);

  name.least = TITLE;
  name.colour = title.colour = get_kit (pen)->text;
  sv_path_rounded (pen->cr, pen->x, pen->y, pen->w, HEAD, 4);
  sv_fill_outlined (pen->cr, get_kit (pen)->shirt, pen->theme.ink, 0.4);
  cairo_save (pen->cr);
  cairo_translate (pen->cr, pen->x + GAP, pen->y + (HEAD - BADGE) / 2);
  sv_paint_club_badge (pen->cr, get_kit (pen),
                       sv_pictures_get (pen->sheets->pictures, season->logo), BADGE);
  cairo_restore (pen->cr);
  sv_paint_name (pen->cr, season->team, &name, left, pen->y + HEAD * 0.4, room);
  sv_paint_text (pen->cr, season->title, &title, left, pen->y + HEAD * 0.78, room);
  pen->y += HEAD + GAP;
}

static void
paint_numbers (Pen *pen)
{
  const SvTextStyle number = style_of (pen, NUMBER, PANGO_WEIGHT_HEAVY, 0.5);
  const SvTextStyle word = style_of (pen, WORDS, PANGO_WEIGHT_MEDIUM, 0.5);
  const double step = pen->w / SV_SHEET_SEASON_NUMBERS;

  for (unsigned i = 0; i < SV_SHEET_SEASON_NUMBERS && pen->season->numbers[i] != NULL; i++) {
    const double x = pen->x + i * step;
    sv_paint_text (pen->cr, pen->season->numbers[i], &number, x + 1, pen->y + NUMBERS * 0.32,
                   step - 2);
    sv_paint_text (pen->cr, pen->season->labels[i], &word, x + 1, pen->y + NUMBERS * 0.76,
                   step - 2);
  }
  pen->y += NUMBERS;
}

static void
paint_chart (Pen *pen)
{
  const SvChartSeason chart = { .side = pen->season->side,
                                .colours = { pen->season->colours[0], pen->season->colours[1] },
                                .n_results = pen->season->results->len,
                                .results =
                                    &g_array_index (pen->season->results, SvChartResult, 0) };

  cairo_save (pen->cr);
  cairo_translate (pen->cr, pen->x, pen->y);
  cairo_scale (pen->cr, 1 / SV_POINTS_PER_MM, 1 / SV_POINTS_PER_MM);
  sv_chart_season_paint (pen->cr, &pen->theme, pen->w * SV_POINTS_PER_MM, CHART * SV_POINTS_PER_MM,
                         &chart);
  cairo_restore (pen->cr);
  pen->y += CHART + GAP;
}

static void
paint_scorers (Pen *pen)
{
  const SvTextStyle name = style_of (pen, WORDS, PANGO_WEIGHT_BOLD, 0.5);
  const SvTextStyle goals = style_of (pen, WORDS, PANGO_WEIGHT_MEDIUM, 0.5);
  const guint n = MIN (pen->season->scorers->len, MAX_FACES);
  /* Fewer than there is room for get more room, for their names. */
  const double step = pen->w / CLAMP (n, MAX_FACES - 2, MAX_FACES);

  for (guint i = 0; i < n; i++) {
    const SvSheetScorer *scorer = &g_array_index (pen->season->scorers, SvSheetScorer, i);
    const double x = pen->x + (pen->w - n * step) / 2 + i * step;
    cairo_save (pen->cr);
    cairo_translate (pen->cr, x + (step - FACE) / 2, pen->y);
    sv_paint_player_face (pen->cr, get_kit (pen),
                          sv_pictures_get (pen->sheets->pictures, scorer->picture), scorer->name,
                          FACE);
    cairo_restore (pen->cr);
    sv_paint_text (pen->cr, scorer->name, &name, x + 1, pen->y + FACE + 4.5, step - 2);
    sv_paint_text (pen->cr, scorer->goals, &goals, x + 1, pen->y + FACE + 10.5, step - 2);
  }
  pen->y += n > 0 ? SCORERS : 0;
}

static void
paint_sentences (Pen *pen)
{
  const SvTextStyle style = style_of (pen, WORDS, PANGO_WEIGHT_MEDIUM, 0.5);

  for (guint i = 0; i < pen->season->sentences->len; i++)
    pen->y += sv_paint_paragraph (pen->cr, pen->season->sentences->pdata[i], &style, pen->x, pen->y,
                                  pen->w) +
              1;
  pen->y += GAP / 2;
}

/* Paint a row of the last results: day, both teams and the result. */
static void
paint_result (const Pen *pen, char **row)
{
  const SvTextStyle left = style_of (pen, WORDS, PANGO_WEIGHT_MEDIUM, 0);
  const SvTextStyle right = style_of (pen, WORDS, PANGO_WEIGHT_MEDIUM, 1);
  const SvTextStyle middle = style_of (pen, WORDS, PANGO_WEIGHT_BOLD, 0.5);
  const double day = 26, score = 22, team = (pen->w - day - score) / 2;
  const double y = pen->y + LINE / 2;

  sv_paint_text (pen->cr, row[0], &left, pen->x, y, day);
  sv_paint_text (pen->cr, row[1], &right, pen->x + day, y, team - 1);
  sv_paint_text (pen->cr, row[3], &middle, pen->x + day + team, y, score);
  sv_paint_text (pen->cr, row[2], &left, pen->x + day + team + score + 1, y, team - 1);
}

/* Paint as many of the last results as fit above @bottom. */
static void
paint_results (Pen *pen, double bottom)
{
  const SvSheetTable *table = pen->season->tables->len > 0 ? pen->season->tables->pdata[0] : NULL;
  const SvTextStyle heading = style_of (pen, TITLE, PANGO_WEIGHT_BOLD, 0.5);

  if (table == NULL || pen->y + 3 * LINE > bottom)
    return;
  sv_paint_text (pen->cr, _ ("The Last Results"), &heading, pen->x, pen->y + LINE / 2, pen->w);
  pen->y += LINE * 1.4;
  for (guint i = 0; i < MIN (table->rows->len, MAX_ROWS) && pen->y + LINE <= bottom; i++) {
    paint_result (pen, table->rows->pdata[i]);
    pen->y += LINE;
  }
}

static void
paint_poster (SvSheets *self, cairo_t *cr, unsigned page)
{
  const SvSheetSeason *season = sv_sheet_page (self, page)->content;
  const SvSheetBox paper = sv_sheet_paper (self->paper, false);
  const char *const *colours = (const char *const *)season->colours;
  Pen pen = {
    .sheets = self, .cr = cr, .season = season, .x = SIDE, .w = paper.w - 2 * SIDE, .y = TOP
  };

  sv_theme_init (&pen.theme, self->theme.scheme, season->side == 0 ? colours : NULL,
                 season->side == 1 ? colours : NULL);
  pen.theme.paper = (SvColour){ 1, 1, 1, 1 };
  paint_head (&pen);
  paint_numbers (&pen);
  paint_chart (&pen);
  paint_scorers (&pen);
  paint_sentences (&pen);
  paint_results (&pen, paper.h - TOP);
}

SvSheets *
sv_sheet_season_make (const SvGame *game, SvSheetSeason *season, SvPaper paper)
{
  const SvSheetTeam nobody[2] = { { 0 }, { 0 } };
  SvSheets *self = sv_sheet_new_empty (game, paper, FALSE, nobody, NULL);

  self->about = g_strdup (season->team);
  self->nothing = _ ("There is nothing to print yet.");
  self->content = season;
  self->free_content = (GDestroyNotify)sv_sheet_season_free;
  sv_sheet_add_page (self, (SvSheetPage){ .title = _ ("Season"),
                                          .hint = "",
                                          .bare = true,
                                          .content = season,
                                          .paint = paint_poster });
  sv_sheet_add_tables (self, _ ("Season"), "", season->tables, false);
  return self;
}
