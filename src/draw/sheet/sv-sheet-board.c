/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* include before our headers, which define N_ if missing */

#include "sv-sheet-board.h"

#include <math.h>
#include <pango/pango.h>

/* Prints the board on two sheets, one half on each, with the long side of the board upright. The
 * upper sheet has a flap below the middle of the board, on which the lower sheet is glued.
 *
 *      ┌────────┐
 *      │  half  │
 *      ├────────┤ ◀── middle of the board
 *      └╴flap ╶─┘
 *      ┌────────┐ ◀── cut here
 *      │  half  │
 *      └────────┘                                                                              */

static const double FLAP = 12;

enum { UPPER, LOWER };

static double
length_of (const SvBoard *board, bool longer)
{
  const double w = (double)board->w + 2 * (double)board->margin;
  const double h = (double)board->h + 2 * (double)board->margin;

  return longer ? MAX (w, h) : MIN (w, h);
}

/* Return how many millimetres a board unit measures if the halves are printed on landscape
 * (@across) or portrait paper. */
static double
half_scale (const SvSheets *self, bool across)
{
  const SvSheetBox room = sv_sheet_room (self->paper, across);

  return MIN (room.w / length_of (self->board, false),
              (room.h - FLAP) / (length_of (self->board, true) / 2));
}

double
sv_sheet_board_scale (const SvSheets *self)
{
  return MAX (half_scale (self, true), half_scale (self, false));
}

/* Paint the board into @box. It is painted in points, since line widths and least text sizes are
 * meant for screen pixels, which are about that size. */
static void
paint_pitch (SvSheets *self, cairo_t *cr, const SvFit *fit, SvSheetBox box)
{
  SvFit points = *fit;

  points.scale *= SV_POINTS_PER_MM;
  points.x *= SV_POINTS_PER_MM;
  points.y *= SV_POINTS_PER_MM;
  cairo_save (cr);
  cairo_rectangle (cr, box.x, box.y, box.w, box.h);
  cairo_clip (cr);
  cairo_scale (cr, 1 / SV_POINTS_PER_MM, 1 / SV_POINTS_PER_MM);
  sv_paint_pitch (self->painter, cr, &points, (box.x + box.w) * SV_POINTS_PER_MM,
                  (box.y + box.h) * SV_POINTS_PER_MM);
  cairo_restore (cr);
}

/* Paint cut marks at the corners of a box. The edges of the flap need none. */
static void
paint_box_marks (SvSheets *self, cairo_t *cr, SvSheetBox box)
{
  const double xs[] = { box.x, box.x + box.w };
  const double ys[] = { box.y, box.y + box.h };

  sv_sheet_paint_cut_marks (self, cr, 2, xs, 2, ys, 1);
}

static void
paint_flap (SvSheets *self, cairo_t *cr, SvSheetBox box)
{
  const SvTextStyle style = { .size = 3.2,
                              .least = 2,
                              .weight = PANGO_WEIGHT_MEDIUM,
                              .align = 0.5,
                              .colour = self->theme.faint };

  cairo_save (cr);
  cairo_rectangle (cr, box.x, box.y, box.w, box.h);
  cairo_clip_preserve (cr);
  sv_stroke (cr, self->theme.faint, 0.2);
  cairo_set_line_width (cr, 0.15);
  for (double x = box.x - box.h; x < box.x + box.w; x += 4)
    sv_sheet_paint_line (cr, self->theme.line, x, box.y + box.h, x + box.h, box.y);
  cairo_restore (cr);

  /* White background for the text. */
  sv_path_rounded (cr, box.x + box.w / 2 - 42, box.y + box.h / 2 - 2.6, 84, 5.2, 2);
  sv_fill (cr, self->theme.paper);
  sv_paint_text (cr, _ ("Glue sheet 2 on here."), &style, box.x + box.w / 2 - 40, box.y + box.h / 2,
                 80);
}

static void
paint_half (SvSheets *self, cairo_t *cr, unsigned page)
{
  const SvSheetPage *p = sv_sheet_page (self, page);
  const SvSheetBox room = sv_sheet_room (self->paper, p->across);
  const double scale = half_scale (self, p->across);
  const double w = scale * length_of (self->board, false);
  const double h = scale * length_of (self->board, true) / 2;
  const double x = room.x + (room.w - w) / 2;
  const double y = room.y + (room.h - FLAP - h) / 2 + (p->first == LOWER ? FLAP / 2 : 0);
  const SvSheetBox half = { x, y, w, h };
  const SvFit fit = { .board = self->board,
                      .scale = scale,
                      .x = x,
                      .y = p->first == UPPER ? y : y - h,
                      .upright = self->board->w > self->board->h };

  paint_pitch (self, cr, &fit, half);
  if (p->first == UPPER) {
    paint_flap (self, cr, (SvSheetBox){ x, y + h, w, FLAP });
    paint_box_marks (self, cr, (SvSheetBox){ x, y, w, h + FLAP });
  } else {
    paint_box_marks (self, cr, half);
  }
}

SvSheetBox
sv_sheet_paint_small_board (SvSheets *self, cairo_t *cr, SvSheetBox room)
{
  SvFit fit;

  sv_fit_board (&fit, self->board, room.w, room.h);
  const double w =
      fit.scale * length_of (self->board, fit.upright != (self->board->w > self->board->h));
  const double h =
      fit.scale * length_of (self->board, fit.upright == (self->board->w > self->board->h));
  fit.x += room.x;
  fit.y += room.y;
  const SvSheetBox box = { fit.x, fit.y, w, h };
  paint_pitch (self, cr, &fit, box);
  return box;
}

static void
paint_whole (SvSheets *self, cairo_t *cr, unsigned page)
{
  const SvSheetBox room = sv_sheet_room (self->paper, sv_sheet_page (self, page)->across);

  paint_box_marks (self, cr, sv_sheet_paint_small_board (self, cr, room));
}

void
sv_sheet_add_board (SvSheets *self)
{
  const SvSheetBox upright = sv_sheet_room (self->paper, false);
  const SvSheetBox across = sv_sheet_room (self->paper, true);
  SvFit fit_upright, fit_across;
  SvSheetPage page = { .title = _ ("Board, sheet 1 of 2"),
                       .hint = _ ("Print at 100 %. Cut out, and glue sheet 2 onto the strip."),
                       .across = half_scale (self, true) > half_scale (self, false),
                       .first = UPPER,
                       .paint = paint_half };

  sv_sheet_add_page (self, page);
  page.title = _ ("Board, sheet 2 of 2");
  page.hint = _ ("Print at 100 %. Cut out, also along the middle of the board.");
  page.first = LOWER;
  sv_sheet_add_page (self, page);

  sv_fit_board (&fit_upright, self->board, upright.w, upright.h);
  sv_fit_board (&fit_across, self->board, across.w, across.h);
  page = (SvSheetPage){ .title = _ ("Board on one sheet"),
                        .hint = _ ("The whole board, smaller: it fits in a bag."),
                        .across = fit_across.scale > fit_upright.scale,
                        .paint = paint_whole };
  sv_sheet_add_page (self, page);
}
