/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* include before our headers, which define N_ if missing */

#include "sv-sheet-rules.h"

#include "sv-sheet-flow.h"

#include "sv-paint-example.h"

#include <pango/pango.h>

enum { COLUMNS = 2 };

static const double GUTTER = 8, LARGEST = 4.7, SMALLEST = 2.2, SHRINK = 0.05;

/* In multiples of the text size: size of a title, its height, gap between rules. */
static const double TITLE = 1.25, TITLE_HEIGHT = 1.9, APART = 1.1;

/* Padding of the frame around the differences from the standard game, in millimetres. */
static const double FRAME = 2;

/* Height of a picture divided by its width, and its width as a share of the column. */
static const double PICTURE_RATIO = 0.5, PICTURE_WIDTH = 0.72;

/* Paint the picture of a rule. It has a painter of its own, because its scene is on the board of
 * the standard game. */
static void
paint_picture (SvSheets *self, cairo_t *cr, const char *words, SvSheetBox box)
{
  g_autofree void *setup = g_malloc0 (self->game->setup_size);
  SvExample example;

  if (sv_example_read (&example, self->game, setup, words) != NULL)
    return;
  g_autoptr (SvPainter) painter = sv_painter_new (example.board, &self->theme);
  cairo_save (cr);
  cairo_translate (cr, box.x, box.y);
  cairo_rectangle (cr, 0, 0, box.w, box.h);
  cairo_clip (cr);
  cairo_scale (cr, 1 / SV_POINTS_PER_MM, 1 / SV_POINTS_PER_MM);
  sv_paint_example (painter, cr, &example, box.w * SV_POINTS_PER_MM, box.h * SV_POINTS_PER_MM);
  cairo_restore (cr);
  sv_sheet_cut_lines (self, cr);
  cairo_rectangle (cr, box.x, box.y, box.w, box.h);
  sv_stroke (cr, self->theme.line, 0.25);
}

static double
paint_rule (
    SvSheets *self, cairo_t *cr, const SvRule *rule, double size, bool picture, SvSheetBox box)
{
  const SvTextStyle title = { .size = size * TITLE,
                              .least = size * 0.8,
                              .weight = PANGO_WEIGHT_BOLD,
                              .colour = self->theme.ink };
  const SvTextStyle text = { .size = size,
                             .weight = PANGO_WEIGHT_NORMAL,
                             .colour = self->theme.ink };
  double y = box.y + size * TITLE_HEIGHT;

  if (cr != NULL)
    sv_paint_text (cr, _ (rule->title), &title, box.x, box.y + size * TITLE_HEIGHT / 2, box.w);
  y += sv_paint_paragraph (cr, rule->text == self->differences ? rule->text : _ (rule->text), &text,
                           box.x, y, box.w);
  if (picture && rule->example != NULL) {
    const double w = box.w * PICTURE_WIDTH, h = w * PICTURE_RATIO;
    y += size * 0.8;
    if (cr != NULL)
      paint_picture (self, cr, rule->example, (SvSheetBox){ box.x + (box.w - w) / 2, y, w, h });
    y += h;
  }
  return y - box.y + size * APART;
}

/* The differences are framed, so that they stand out. */
double
sv_sheet_paint_differences (SvSheets *self, cairo_t *cr, double size, SvSheetBox box)
{
  const SvRule rule = { .title = N_ ("Different in this variant"), .text = self->differences };

  if (self->differences == NULL)
    return 0;
  const double h = paint_rule (self, cr, &rule, size, false, box);
  if (cr == NULL)
    return h;
  cairo_set_line_width (cr, 0.4);
  sv_set_source (cr, self->theme.ink);
  cairo_rectangle (cr, box.x - FRAME, box.y - FRAME / 2, box.w + 2 * FRAME,
                   h - size * APART + FRAME);
  cairo_stroke (cr);
  return h;
}

unsigned
sv_sheet_fill_rules (SvSheets *self,
                     cairo_t *cr,
                     unsigned first,
                     double size,
                     bool pictures,
                     SvSheetBox room,
                     double taken)
{
  const SvRule *rules = self->game->table.material->rules;
  unsigned i = first;

  for (double y = taken; rules[i].title != NULL; i++) {
    const double h = paint_rule (self, NULL, &rules[i], size, pictures, room);
    if (y > 0 && y + h > room.h)
      break;
    if (cr != NULL)
      paint_rule (self, cr, &rules[i], size, pictures,
                  (SvSheetBox){ room.x, room.y + y, room.w, 0 });
    y += h;
  }
  return i;
}

/* Paint all rules in columns, the differences of the variant first. Returns whether they fit at
 * text size @size. */
static bool
fill_columns (SvSheets *self, cairo_t *cr, double size, SvSheetBox room)
{
  SvSheetBox column = room;
  unsigned next = 0;

  column.w = (room.w - (COLUMNS - 1) * GUTTER) / COLUMNS;
  column.h += size * APART; /* the gap below the last rule may be cut off */
  double taken = sv_sheet_paint_differences (self, cr, size, column);
  for (unsigned i = 0; i < COLUMNS; i++, taken = 0) {
    column.x = room.x + i * (column.w + GUTTER);
    next = sv_sheet_fill_rules (self, cr, next, size, false, column, taken);
  }
  return self->game->table.material->rules[next].title == NULL;
}

static void
paint_card (SvSheets *self, cairo_t *cr, unsigned page)
{
  const SvSheetBox room = sv_sheet_room (self->paper, false);
  double size = LARGEST;

  while (size > SMALLEST && !fill_columns (self, NULL, size, room))
    size -= SHRINK;
  fill_columns (self, cr, size, room);
  cairo_set_line_width (cr, 0.2);
  sv_sheet_paint_line (cr, self->theme.line, room.x + room.w / 2, room.y, room.x + room.w / 2,
                       room.y + room.h);
}

static void
paint_turn (SvSheets *self, cairo_t *cr, unsigned page)
{
  sv_sheet_paint_flow (self, cr, 3.6, sv_sheet_room (self->paper, false));
}

void
sv_sheet_add_rules (SvSheets *self)
{
  const SvMaterial *material = self->game->table.material;

  if (material != NULL && material->rules != NULL)
    sv_sheet_add_page (self, (SvSheetPage){ .title = _ ("The rules in brief"),
                                            .hint = _ ("Lay it beside the board."),
                                            .blank = true,
                                            .paint = paint_card });
  if (material != NULL && material->flow != NULL)
    sv_sheet_add_page (self, (SvSheetPage){ .title = _ ("How a turn goes"),
                                            .hint = _ ("Begin at the top and follow the arrows."),
                                            .blank = true,
                                            .paint = paint_turn });
}
