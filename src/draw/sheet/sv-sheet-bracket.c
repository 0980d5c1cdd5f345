/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* include before our headers, which define N_ if missing */

#include "sv-sheet-bracket.h"

#include <pango/pango.h>

/* Most columns on a page, and the most lines that are printed on landscape paper. */
enum { ON_PAGE = 6, UPRIGHT = 20 };

/* In millimetres: height of the column heads, gap between columns, largest height of a line, and
 * largest and smallest letters of names. PART: share of a line that a team's box takes. MARK: size
 * of a team's mark, in sizes of a letter. */
static const double HEAD = 9, GAP = 6, MOST = 26, LARGEST = 8, SMALLEST = 2, PART = 0.7, MARK = 1.1;

typedef struct {
  SvSheets *sheets;
  cairo_t *cr;
  const SvSheetCup *cup;
  SvSheetBox room; /* rectangle below the column heads */
  unsigned first;  /* index of the first column on the page */
  double w, line;  /* width of a column and height of a line, in millimetres */
  double letters;  /* size of the names */
} Plan;

static double
score_width (const Plan *self)
{
  return MIN ((self->w - GAP) * 0.22, self->letters * 3);
}

/* Find the largest letters in which all names fit. */
static double
find_letters (const Plan *self)
{
  SvTextStyle style = { .size = MIN (self->line * PART * 0.62, LARGEST),
                        .least = SMALLEST / 2,
                        .weight = PANGO_WEIGHT_HEAVY };
  const double room = self->w - GAP - (self->w - GAP) * 0.22 - 2.4;

  for (guint i = 0; i < self->cup->ties->len; i++) {
    const SvSheetTie *tie = &g_array_index (self->cup->ties, SvSheetTie, i);
    for (unsigned side = 0; side < 2; side++)
      style.size = MAX (sv_text_fit_name (tie->teams[side], &style, room - MARK * 1.35 * style.size,
                                          style.size * 1.5),
                        MIN (style.size, SMALLEST));
  }
  return style.size;
}

static void
plan_init (Plan *self, SvSheets *sheets, cairo_t *cr, unsigned page)
{
  const SvSheetPage *what = sv_sheet_page (sheets, page);

  *self = (Plan){ .sheets = sheets, .cr = cr, .cup = what->content, .first = what->first };
  self->room = sv_sheet_room (sheets->paper, what->across);
  self->room.y += HEAD;
  self->room.h -= HEAD;
  self->w = self->room.w / CLAMP (self->cup->stages->len, 2, ON_PAGE);
  self->line = MIN (self->room.h / self->cup->n_lines, MOST);
  self->letters = find_letters (self);
}

static double
x_of (const Plan *self, unsigned column)
{
  return self->room.x + ((double)column - self->first) * self->w;
}

static double
y_of (const Plan *self, double y)
{
  return self->room.y + y * self->line;
}

/* Draw the connecting line from the match whose winner or loser plays on @side. */
static void
paint_way (const Plan *self, const SvSheetTie *tie, int side)
{
  const double x = x_of (self, tie->column),
               y = y_of (self, tie->y + (side == 0 ? -0.5 : 0.5) * PART);
  const double from = y_of (self, tie->side_y[side]);

  cairo_move_to (self->cr, x - GAP, from);
  cairo_line_to (self->cr, x - GAP / 2, from);
  cairo_line_to (self->cr, x - GAP / 2, y);
  cairo_line_to (self->cr, x, y);
  sv_stroke (self->cr, self->sheets->theme.faint, 0.3);
}

static void
paint_side (const Plan *self, const SvSheetTie *tie, int side, SvSheetBox box)
{
  const double score = score_width (self), y = box.y + box.h / 2;
  const double mark = sv_sheet_paint_mark (self->sheets, self->cr, tie->teams[side], box.x + 1.2, y,
                                           self->letters * MARK);
  SvTextStyle style = { .size = self->letters,
                        .least = self->letters * 0.5,
                        .weight = tie->winner == side ? PANGO_WEIGHT_HEAVY : PANGO_WEIGHT_MEDIUM,
                        .colour = self->sheets->theme.ink };

  sv_paint_text (self->cr, tie->teams[side], &style, box.x + 1.2 + mark, y,
                 box.w - score - mark - 2.4);
  style.align = 1;
  sv_paint_text (self->cr, tie->scores[side], &style, box.x + box.w - score - 1.2, y, score);
}

static void
paint_tie (const Plan *self, const SvSheetTie *tie)
{
  const double high = self->line * PART;
  const SvSheetBox box = { x_of (self, tie->column), y_of (self, tie->y) - high, self->w - GAP,
                           high };
  const SvTextStyle label = { .size = MIN (high * 0.36, 3.4),
                              .least = 1,
                              .weight = PANGO_WEIGHT_MEDIUM,
                              .colour = self->sheets->theme.faint };

  for (int side = 0; side < 2; side++) {
    if (tie->from_match[side] && tie->column > self->first)
      paint_way (self, tie, side);
  }
  sv_path_rounded (self->cr, box.x, box.y, box.w, 2 * high, MIN (high / 4, 1.4));
  sv_fill_outlined (self->cr, self->sheets->theme.paper, self->sheets->theme.ink, 0.3);
  cairo_set_line_width (self->cr, 0.15);
  sv_sheet_paint_line (self->cr, self->sheets->theme.line, box.x, box.y + high, box.x + box.w,
                       box.y + high);
  for (int side = 0; side < 2; side++)
    paint_side (self, tie, side, (SvSheetBox){ box.x, box.y + side * high, box.w, high });
  sv_paint_text (self->cr, tie->label, &label, box.x, box.y - (self->line - high) * 0.75, box.w);
}

static void
paint (SvSheets *sheets, cairo_t *cr, unsigned page)
{
  const SvTextStyle head = {
    .size = 4.4, .least = 2, .weight = PANGO_WEIGHT_BOLD, .colour = sheets->theme.ink
  };
  Plan self;

  plan_init (&self, sheets, cr, page);
  for (unsigned c = 0; c < ON_PAGE && self.first + c < self.cup->stages->len; c++)
    sv_paint_text (cr, self.cup->stages->pdata[self.first + c], &head, x_of (&self, self.first + c),
                   self.room.y - HEAD * 0.6, self.w - GAP);
  for (guint i = 0; i < self.cup->ties->len; i++) {
    const SvSheetTie *tie = &g_array_index (self.cup->ties, SvSheetTie, i);
    if (tie->column >= self.first && tie->column < self.first + ON_PAGE)
      paint_tie (&self, tie);
  }
}

void
sv_sheet_add_bracket (SvSheets *self, const SvSheetCup *cup)
{
  if (cup->n_lines == 0)
    return;
  for (unsigned first = 0; first < cup->stages->len; first += ON_PAGE)
    sv_sheet_add_page (self, (SvSheetPage){ .title = _ ("Bracket"),
                                            .hint = _ ("Hang it up where everyone can read it."),
                                            .across = cup->n_lines <= UPRIGHT,
                                            .content = cup,
                                            .first = first,
                                            .paint = paint });
}
