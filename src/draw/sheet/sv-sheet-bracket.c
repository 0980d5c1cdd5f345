/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* include before our headers, which define N_ if missing */

#include "sv-sheet-bracket.h"

#include <pango/pango.h>

/* Most columns on a page, and the most lines that are printed on landscape paper. */
enum { ON_PAGE = 6, UPRIGHT = 20 };

/* In millimetres: height of the column heads, gap between columns, largest height of a line. PART:
 * share of a line that a team's box takes. */
static const double HEAD = 9, GAP = 6, MOST = 14, PART = 0.7;

typedef struct {
  SvSheets *sheets;
  cairo_t *cr;
  const SvSheetCup *cup;
  SvSheetBox room; /* rectangle below the column heads */
  unsigned first;  /* index of the first column on the page */
  double w, line;  /* width of a column and height of a line, in millimetres */
} Plan;

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
  const double size = MIN (box.h * 0.62, 4.2), score = MIN (box.w * 0.22, 12);
  SvTextStyle style = { .size = size,
                        .least = size * 0.55,
                        .weight = tie->winner == side ? PANGO_WEIGHT_HEAVY : PANGO_WEIGHT_MEDIUM,
                        .colour = self->sheets->theme.ink };

  sv_paint_text (self->cr, tie->teams[side], &style, box.x + 1.2, box.y + box.h / 2,
                 box.w - score - 2.4);
  style.align = 1;
  sv_paint_text (self->cr, tie->scores[side], &style, box.x + box.w - score - 1.2,
                 box.y + box.h / 2, score);
}

static void
paint_tie (const Plan *self, const SvSheetTie *tie)
{
  const double high = self->line * PART;
  const SvSheetBox box = { x_of (self, tie->column), y_of (self, tie->y) - high, self->w - GAP,
                           high };
  const SvTextStyle label = { .size = MIN (high * 0.36, 2.6),
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
    .size = 3.6, .least = 2, .weight = PANGO_WEIGHT_BOLD, .colour = sheets->theme.ink
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
