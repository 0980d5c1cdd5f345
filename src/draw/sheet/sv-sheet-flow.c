/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* include before our headers, which define N_ if missing */

#include "sv-sheet-flow.h"

#include <pango/pango.h>

/* All lengths are in multiples of the text size. */
static const double BETWEEN = 5, ROW_GAP = 3, ARROW = 0.8, TIP = 1.4, LINES = 4, BACK = 2.2;
static const double MARGIN = 3; /* margin on the left, for arrows that lead back up */

typedef struct {
  SvSheets *sheets;
  cairo_t *cr;
  const SvFlowBox *boxes;
  SvSheetBox room;
  double size, w, h; /* text size; width and height of a box */
} Flow;

static SvSheetBox
place_of (const Flow *self, const SvFlowBox *box)
{
  return (SvSheetBox){ self->room.x + MARGIN * self->size +
                           box->column * (self->w + BETWEEN * self->size),
                       self->room.y + box->row * (self->h + ROW_GAP * self->size), self->w,
                       self->h };
}

static void
measure (Flow *self)
{
  unsigned columns = 0, rows = 0;

  for (const SvFlowBox *box = self->boxes; box->text != NULL; box++) {
    columns = MAX (columns, box->column + 1u);
    rows = MAX (rows, box->row + 1u);
  }
  self->w = (self->room.w - MARGIN * self->size - (columns - 1) * BETWEEN * self->size) / columns;
  self->h =
      MIN ((self->room.h - (rows - 1) * ROW_GAP * self->size) / rows, LINES * 1.35 * self->size);
}

/* Make the outline of a box the current path: steps are rectangles, questions have pointed ends,
 * starts and ends are round. */
static void
trace_box (const Flow *self, SvFlowShape shape, SvSheetBox at)
{
  const double tip = TIP * self->size;

  switch (shape) {
  case SV_FLOW_QUESTION:
    cairo_move_to (self->cr, at.x, at.y + at.h / 2);
    cairo_line_to (self->cr, at.x + tip, at.y);
    cairo_line_to (self->cr, at.x + at.w - tip, at.y);
    cairo_line_to (self->cr, at.x + at.w, at.y + at.h / 2);
    cairo_line_to (self->cr, at.x + at.w - tip, at.y + at.h);
    cairo_line_to (self->cr, at.x + tip, at.y + at.h);
    cairo_close_path (self->cr);
    break;
  case SV_FLOW_END:
    sv_path_rounded (self->cr, at.x, at.y, at.w, at.h, at.h / 2);
    break;
  case SV_FLOW_STEP:
  default:
    sv_path_rounded (self->cr, at.x, at.y, at.w, at.h, self->size * 0.4);
    break;
  }
}

static void
paint_box (const Flow *self, const SvFlowBox *box)
{
  const SvTheme *theme = &self->sheets->theme;
  const SvSheetBox at = place_of (self, box);
  const double inset = box->shape == SV_FLOW_STEP ? self->size : 1.7 * self->size;
  const SvTextStyle style = { .size = self->size,
                              .weight = box->shape == SV_FLOW_END ? PANGO_WEIGHT_BOLD
                                                                  : PANGO_WEIGHT_MEDIUM,
                              .align = 0.5,
                              .colour = theme->ink };
  const double share[] = { 0.06, 0.2, 0.12 };

  trace_box (self, box->shape, at);
  sv_sheet_colour_in (self->sheets, self->cr,
                      sv_colour_mix (theme->paper, theme->kit[box->shape == SV_FLOW_QUESTION].shirt,
                                     share[box->shape]),
                      theme->ink, box->shape == SV_FLOW_END ? 0.6 : 0.35);

  /* Centre the text vertically, and make it smaller if it is too high. */
  SvTextStyle fitting = style;
  double h = sv_paint_paragraph (NULL, _ (box->text), &fitting, 0, 0, at.w - 2 * inset);
  while (h > at.h - 0.4 * self->size && fitting.size > 0.5 * self->size) {
    fitting.size *= 0.95;
    h = sv_paint_paragraph (NULL, _ (box->text), &fitting, 0, 0, at.w - 2 * inset);
  }
  sv_paint_paragraph (self->cr, _ (box->text), &fitting, at.x + inset, at.y + (at.h - h) / 2,
                      at.w - 2 * inset);
}

/* Paint an arrowhead with its tip at @x, @y, pointing in the direction @dx, @dy. */
static void
paint_head (const Flow *self, double x, double y, double dx, double dy)
{
  const double a = ARROW * self->size;

  cairo_move_to (self->cr, x, y);
  cairo_line_to (self->cr, x - dx * a - dy * a * 0.5, y - dy * a + dx * a * 0.5);
  cairo_line_to (self->cr, x - dx * a + dy * a * 0.5, y - dy * a - dx * a * 0.5);
  cairo_close_path (self->cr);
  sv_fill (self->cr, self->sheets->theme.ink);
}

static void
paint_label (const Flow *self, const char *label, double x, double y, double w, double align)
{
  const SvTextStyle style = { .size = self->size * 0.85,
                              .least = self->size * 0.5,
                              .weight = PANGO_WEIGHT_SEMIBOLD,
                              .align = align,
                              .colour = self->sheets->theme.ink };

  if (label != NULL)
    sv_paint_text (self->cr, _ (label), &style, x, y, w);
}

/* Paint an arrow that leads back up along the left edge of the column. */
static void
paint_way_back (const Flow *self, SvSheetBox from, SvSheetBox to, const char *label)
{
  const double x = from.x - BACK * self->size, y0 = from.y + from.h / 2, y1 = to.y + to.h / 2;

  cairo_move_to (self->cr, from.x, y0);
  cairo_line_to (self->cr, x, y0);
  cairo_line_to (self->cr, x, y1);
  cairo_line_to (self->cr, to.x, y1);
  sv_stroke (self->cr, self->sheets->theme.ink, 0.35);
  paint_head (self, to.x, y1, 1, 0);
  paint_label (self, label, from.x - 4.8 * self->size, y0 + self->size, 4.7 * self->size, 1);
}

/* Paint an arrow to a box on the side, bent down if that box is lower. */
static void
paint_way_aside (const Flow *self, SvSheetBox from, SvSheetBox to, const char *label)
{
  const int sign = to.x > from.x ? 1 : -1;
  const double x0 = sign > 0 ? from.x + from.w : from.x, y = from.y + from.h / 2;
  const bool level = to.y == from.y;
  const double x1 = level ? (sign > 0 ? to.x : to.x + to.w) : to.x + to.w / 2;

  cairo_move_to (self->cr, x0, y);
  cairo_line_to (self->cr, x1, y);
  if (!level)
    cairo_line_to (self->cr, x1, to.y);
  sv_stroke (self->cr, self->sheets->theme.ink, 0.35);
  paint_head (self, x1, level ? y : to.y, level ? sign : 0, level ? 0 : 1);
  paint_label (self, label, sign > 0 ? x0 + 0.5 : x0 - BETWEEN * self->size, y - self->size * 0.75,
               (level ? BETWEEN : 3 * BETWEEN) * self->size - 1, sign > 0 ? 0 : 1);
}

static void
paint_way (const Flow *self, const SvFlowBox *box, const SvFlowBox *next, const char *label)
{
  const SvSheetBox from = place_of (self, box), to = place_of (self, next);
  const double x = from.x + from.w / 2, y = from.y + from.h;

  if (box->column != next->column) {
    paint_way_aside (self, from, to, label);
  } else if (next->row < box->row) {
    paint_way_back (self, from, to, label);
  } else {
    cairo_move_to (self->cr, x, y);
    cairo_line_to (self->cr, x, to.y);
    sv_stroke (self->cr, self->sheets->theme.ink, 0.35);
    paint_head (self, x, to.y, 0, 1);
    paint_label (self, label, x + 1, (y + to.y) / 2 - 0.3, from.w / 2, 0);
  }
}

void
sv_sheet_paint_flow (SvSheets *self, cairo_t *cr, double size, SvSheetBox box)
{
  Flow flow = {
    .sheets = self, .cr = cr, .boxes = self->game->table.material->flow, .room = box, .size = size
  };

  measure (&flow);
  for (const SvFlowBox *from = flow.boxes; from->text != NULL; from++)
    for (unsigned i = 0; i < SV_MAX_FLOW_WAYS; i++)
      if (from->ways[i].to > 0)
        paint_way (&flow, from, &flow.boxes[from->ways[i].to - 1], from->ways[i].label);
  for (const SvFlowBox *from = flow.boxes; from->text != NULL; from++)
    paint_box (&flow, from);
  sv_sheet_cut_lines (self, cr);
}
