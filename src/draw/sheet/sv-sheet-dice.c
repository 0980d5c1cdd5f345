/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* include before our headers, which define N_ if missing */

#include "sv-sheet-dice.h"

#include <math.h>
#include <pango/pango.h>

/* Prints the nets of paper dice. A die with six or three numbers is a cube, whose net is a cross of
 * six squares; a die with four numbers is a tetrahedron, whose net is a triangle of four triangles.
 * Flaps are glued inside.
 *
 *        ╱╲              ┌──┐
 *       ╱4 ╲             │1 │
 *      ╱────╲         ┌──┼──┼──┬──┐
 *     ╱╲    ╱╲        │4 │2 │3 │5 │
 *    ╱  ╲  ╱  ╲       └──┼──┼──┴──┘
 *   ╱────╲╱────╲         │6 │
 *                        └──┘ */

static const double CUBE = 26, TETRA = 46, FLAP = 7, HEADING = 8;

typedef struct {
  double x, y;
} Point;

/* Paint a glue flap on the left of the edge from @a to @b. */
static void
paint_flap (SvSheets *self, cairo_t *cr, Point a, Point b)
{
  const double length = hypot (b.x - a.x, b.y - a.y);
  const double ux = (b.x - a.x) / length, uy = (b.y - a.y) / length;
  const double in = FLAP * 0.9;

  sv_sheet_cut_lines (self, cr);
  cairo_move_to (cr, a.x, a.y);
  cairo_line_to (cr, a.x + ux * in + uy * FLAP, a.y + uy * in - ux * FLAP);
  cairo_line_to (cr, b.x - ux * in + uy * FLAP, b.y - uy * in - ux * FLAP);
  cairo_line_to (cr, b.x, b.y);
  if (!self->saves_ink) {
    sv_set_source (cr, sv_colour_alpha (self->theme.line, 0.35));
    cairo_fill_preserve (cr);
  }
  sv_set_source (cr, self->theme.ink);
  cairo_stroke (cr);
}

static void
paint_edge (SvSheets *self, cairo_t *cr, Point a, Point b, bool folded)
{
  if (folded)
    sv_sheet_fold_lines (self, cr);
  else
    sv_sheet_cut_lines (self, cr);
  cairo_move_to (cr, a.x, a.y);
  cairo_line_to (cr, b.x, b.y);
  cairo_stroke (cr);
}

/* Paint a number at a point, turned by @angle radians. A dot tells 6 from 9. */
static void
paint_number (SvSheets *self, cairo_t *cr, int number, Point at, double angle, double size)
{
  const SvTextStyle style = sv_sheet_style (size, PANGO_WEIGHT_HEAVY, 0.5, self->theme.ink);

  cairo_save (cr);
  cairo_translate (cr, at.x, at.y);
  cairo_rotate (cr, angle);
  sv_sheet_paint_number (cr, number, &style, -size, 0, 2 * size);
  cairo_restore (cr);
}

/* Paint the net of a cube. A die with three numbers has each number twice, on opposite faces. */
static void
paint_cube (SvSheets *self, cairo_t *cr, unsigned sides, SvSheetBox box)
{
  static const struct {
    int column, row, number;
    unsigned flaps; /* edges with a glue flap, as bits: up, right, down, left */
  } faces[] = { { 1, 0, 1, 0xB }, { 0, 1, 4, 0x8 }, { 1, 1, 2, 0 },
                { 2, 1, 3, 0 },   { 3, 1, 5, 0x4 }, { 1, 2, 6, 0x2 | 0x8 } };
  const double x0 = box.x + (box.w - 4 * CUBE) / 2, y0 = box.y + FLAP;

  for (unsigned i = 0; i < G_N_ELEMENTS (faces); i++) {
    const double x = x0 + faces[i].column * CUBE, y = y0 + faces[i].row * CUBE;
    const Point corners[] = { { x, y }, { x + CUBE, y }, { x + CUBE, y + CUBE }, { x, y + CUBE } };
    /* Opposite faces are 1 and 6, 2 and 5, 3 and 4. */
    const int number = sides == 3 ? MIN (faces[i].number, 7 - faces[i].number) : faces[i].number;
    for (unsigned k = 0; k < 4; k++) {
      const bool flap = (faces[i].flaps >> k & 1) != 0;
      const int column = faces[i].column + (int[]){ 0, 1, 0, -1 }[k];
      const int row = faces[i].row + (int[]){ -1, 0, 1, 0 }[k];
      const bool joined =
          (row == 1 && column >= 0 && column < 4) || (column == 1 && row >= 0 && row < 3);
      if (flap)
        paint_flap (self, cr, corners[k], corners[(k + 1) % 4]);
      paint_edge (self, cr, corners[k], corners[(k + 1) % 4], flap || joined);
    }
    paint_number (self, cr, number, (Point){ x + CUBE / 2, y + CUBE / 2 }, 0, CUBE * 0.55);
  }
}

static Point
between (Point a, Point b, double share)
{
  return (Point){ a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share };
}

/* Paint a face of the tetrahedron. It has three numbers, each upright when its corner is up; the
 * number at the corner that is up counts. */
static void
paint_triangle (SvSheets *self, cairo_t *cr, const Point corners[3], const int numbers[3])
{
  const Point middle = { (corners[0].x + corners[1].x + corners[2].x) / 3,
                         (corners[0].y + corners[1].y + corners[2].y) / 3 };

  for (int i = 0; i < 3; i++) {
    const double angle = atan2 (corners[i].y - middle.y, corners[i].x - middle.x) + G_PI_2;
    paint_number (self, cr, numbers[i], between (middle, corners[i], 0.47), angle, TETRA * 0.17);
  }
}

static void
paint_tetra (SvSheets *self, cairo_t *cr, SvSheetBox box)
{
  const double high = TETRA * 0.8660254, x = box.x + box.w / 2, y = box.y + FLAP;
  /* Corners of the large triangle, and the midpoints of its edges. */
  const Point top = { x, y }, right = { x + TETRA, y + 2 * high },
              left = { x - TETRA, y + 2 * high };
  const Point a = between (left, top, 0.5), b = between (top, right, 0.5),
              c = between (left, right, 0.5);
  /* The three corners of the large triangle meet in the corner with number 4; a, b and c become 1,
   * 2 and 3. */
  paint_flap (self, cr, top, b);
  paint_flap (self, cr, right, c);
  paint_flap (self, cr, left, a);
  paint_edge (self, cr, top, b, true);
  paint_edge (self, cr, right, c, true);
  paint_edge (self, cr, left, a, true);
  paint_edge (self, cr, a, top, false);
  paint_edge (self, cr, b, right, false);
  paint_edge (self, cr, c, left, false);
  paint_edge (self, cr, a, b, true);
  paint_edge (self, cr, b, c, true);
  paint_edge (self, cr, c, a, true);
  paint_triangle (self, cr, (Point[]){ a, b, c }, (int[]){ 1, 2, 3 });
  paint_triangle (self, cr, (Point[]){ top, a, b }, (int[]){ 4, 1, 2 });
  paint_triangle (self, cr, (Point[]){ right, b, c }, (int[]){ 4, 2, 3 });
  paint_triangle (self, cr, (Point[]){ left, a, c }, (int[]){ 4, 1, 3 });
}

static double
height_of (unsigned sides)
{
  return HEADING + FLAP + (sides == 4 ? 2 * TETRA * 0.8660254 : 3 * CUBE) + FLAP + 3;
}

/* Paint the dice that fit on a page, from die @first on. With @cr NULL nothing is painted. Returns
 * the first die of the next page. */
static unsigned
fill_page (SvSheets *self, cairo_t *cr, unsigned first)
{
  const SvSheetBox room = sv_sheet_room (self->paper, false);
  const uint8_t *dice = self->game->table.material->dice;
  double y = room.y;

  for (; first < G_N_ELEMENTS (self->game->table.material->dice) && dice[first] > 0; first++) {
    const double h = height_of (dice[first]);
    const SvSheetBox box = { room.x, y + HEADING, room.w, h - HEADING };
    g_autofree char *title = g_strdup_printf (
        ngettext ("A die with %u number", "A die with %u numbers", dice[first]), dice[first]);
    const SvTextStyle style = sv_sheet_style (4, PANGO_WEIGHT_BOLD, 0, self->theme.ink);
    if (y > room.y && y + h > room.y + room.h)
      return first;
    if (cr != NULL) {
      sv_paint_text (cr, title, &style, room.x, y + 3, room.w / 3);
      if (dice[first] == 4)
        paint_tetra (self, cr, box);
      else
        paint_cube (self, cr, dice[first], box);
    }
    y += h;
  }
  return first;
}

static void
paint (SvSheets *self, cairo_t *cr, unsigned page)
{
  fill_page (self, cr, sv_sheet_page (self, page)->first);
  sv_sheet_cut_lines (self, cr);
}

void
sv_sheet_add_dice (SvSheets *self)
{
  const SvMaterial *material = self->game->table.material;
  const unsigned max = material != NULL ? G_N_ELEMENTS (material->dice) : 0;

  for (unsigned first = 0; first < max && material->dice[first] > 0;
       first = fill_page (self, NULL, first))
    sv_sheet_add_page (
        self,
        (SvSheetPage){
            .title = _ ("Dice to fold"),
            .hint =
                _ ("On stiff paper: cut out, fold along the dashed lines, glue the flaps inside."),
            .first = first,
            .blank = true,
            .paint = paint });
}
