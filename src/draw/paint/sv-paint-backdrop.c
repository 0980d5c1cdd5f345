/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The backdrop is painted from back to front: wall or sky, stands with spectators, hoardings,
 * floor, goals, and the things of the occasion. All sizes follow from the rectangle that no widget
 * covers, so that the horizon runs behind the widgets beside it. */
#include "sv-paint-backdrop.h"

#include <math.h>
#include <pango/pango.h>

#include "sv-paint-shape.h"
#include "sv-paint-text.h"
#include "sv-paint-thing.h"

typedef struct {
  SvPainter *painter;
  cairo_t *cr;
  const SvBackdrop *backdrop;
  const SvTheme *theme;
  SvThingLook look;
  double w, h;
  double x, y, width, height; /* the uncovered rectangle */
  double middle, horizon;     /* x of the rectangle's centre; y where the floor begins */
  int left;                   /* side of the match that is on the left */
  bool grass, night;
} Canvas;

/* Return a pseudo-random number 0–1 for property @kind of @thing. It is always the same, so that a
 * repainted picture does not change. */
static double
chance (unsigned thing, unsigned kind)
{
  const uint32_t mixed = (thing * 2654435761u + kind * 40503u) ^ (thing << 7);

  return (mixed * 2246822519u >> 8) / (double)(1 << 24);
}

/* Return the colour for daylight or for night. */
static SvColour
tone (const Canvas *self, unsigned day, unsigned night)
{
  return sv_colour_hex (self->night ? night : day);
}

static void
fill_box (cairo_t *cr, double x, double y, double w, double h, SvColour colour)
{
  cairo_rectangle (cr, x, y, w, h);
  sv_fill (cr, colour);
}

static void
fill_shaded (cairo_t *cr, double y0, double y1, SvColour top, SvColour low)
{
  cairo_pattern_t *shade = cairo_pattern_create_linear (0, y0, 0, y1);

  cairo_pattern_add_color_stop_rgba (shade, 0, top.r, top.g, top.b, top.a);
  cairo_pattern_add_color_stop_rgba (shade, 1, low.r, low.g, low.b, low.a);
  cairo_set_source (cr, shade);
  cairo_fill (cr);
  cairo_pattern_destroy (shade);
}

static void
fill_glow (cairo_t *cr, double x, double y, double radius, SvColour colour)
{
  cairo_pattern_t *glow = cairo_pattern_create_radial (x, y, 0, x, y, radius);

  cairo_pattern_add_color_stop_rgba (glow, 0, colour.r, colour.g, colour.b, colour.a);
  cairo_pattern_add_color_stop_rgba (glow, 1, colour.r, colour.g, colour.b, 0);
  cairo_set_source (cr, glow);
  sv_path_circle (cr, x, y, radius);
  cairo_fill (cr);
  cairo_pattern_destroy (glow);
}

static void
paint_thing (const Canvas *self, SvThing thing, double x, double y, double size)
{
  sv_paint_thing (self->cr, thing, &self->look, x, y, size);
}

/* --- Behind the stands --- */

/* Paint the wall of the hall: windows, and strings of small flags in the colours of both teams. */
static void
paint_wall (const Canvas *self)
{
  cairo_t *cr = self->cr;
  const double pane = self->height * 0.16, gap = pane * 0.35, top = self->y + self->height * 0.035;
  const double flag = self->height * 0.032, sag = flag * 0.7, hang = top + pane * 1.05;
  const int n = (int)(self->w / (flag * 1.3)) + 1;

  cairo_rectangle (cr, 0, 0, self->w, self->horizon);
  fill_shaded (cr, 0, self->horizon, tone (self, 0xcfeae8, 0x16323b),
               tone (self, 0x9fd3d1, 0x1f4650));
  for (double x = gap; x < self->w; x += pane * 1.7 + gap) {
    sv_path_rounded (cr, x, top, pane * 1.7, pane * 0.8, pane * 0.08);
    sv_fill (cr, tone (self, 0xe9f7f6, 0x0d2029));
  }
  for (int i = 0; i < n; i++) {
    const double x = (i + 0.5) * flag * 1.3, y = hang + sag * fabs (sin (i * 0.45));
    const SvKit *kit = &self->theme->kit[i % 2 == 0 ? self->left : 1 - self->left];

    cairo_move_to (cr, x - flag / 2, y);
    cairo_line_to (cr, x + flag / 2, y);
    cairo_line_to (cr, x, y + flag * 1.15);
    cairo_close_path (cr);
    sv_fill (cr, i % 4 < 2 ? kit->shirt : kit->trim);
  }
}

static void
paint_floodlight (const Canvas *self, double x)
{
  const double size = self->height * 0.26, top = self->y + self->height * 0.02;

  if (self->night)
    fill_glow (self->cr, x, top + size * 0.2, self->height * 0.4, (SvColour){ 1, 0.97, 0.85, 0.5 });
  paint_thing (self, SV_THING_LAMPS, x - size / 2, top, size);
}

static void
paint_sky (const Canvas *self)
{
  cairo_t *cr = self->cr;

  cairo_rectangle (cr, 0, 0, self->w, self->horizon);
  fill_shaded (cr, 0, self->horizon, tone (self, 0x6fbdf0, 0x0a1436),
               tone (self, 0xd3eefc, 0x23376f));
  for (unsigned i = 0; i < 4 && !self->night; i++)
    paint_thing (self, SV_THING_CLOUD, self->w * (0.02 + 0.27 * i),
                 self->y + self->height * (0.02 + 0.05 * chance (i, 9)),
                 self->height * (0.12 + 0.06 * chance (i, 8)));
  paint_floodlight (self, self->x + self->width * 0.1);
  paint_floodlight (self, self->x + self->width * 0.9);
  if (self->w > self->width * 1.3)
    paint_floodlight (self, self->w * 0.95);
}

/* --- The stands --- */

/* Return the colour of a spectator's clothes, and get the team that the spectator supports: mostly
 * the team on that side of the picture. */
static SvColour
colour_of_guest (const Canvas *self, unsigned guest, double x, int *side)
{
  static const unsigned plain[] = { 0xe8e2d4, 0x57718a, 0xb98b64, 0x8aa39b, 0xd8a5a0 };
  const double what = chance (guest, 1);

  *side = chance (guest, 2) > 1.5 * (x / self->w) - 0.25 ? self->left : 1 - self->left;
  const SvKit *kit = &self->theme->kit[*side];
  return what < 0.55 ? kit->shirt
         : what < 0.75
             ? kit->trim
             : sv_colour_hex (plain[(unsigned)(chance (guest, 3) * G_N_ELEMENTS (plain))]);
}

/* Paint a spectator's scarf or waved flag. */
static void
paint_banner (const Canvas *self, unsigned guest, int side, double x, double y, double size)
{
  cairo_t *cr = self->cr;
  const SvKit *kit = &self->theme->kit[side];
  const bool flag = chance (guest, 5) < 0.4;
  const double w = size * (flag ? 1.5 : 1.4), h = size * (flag ? 0.95 : 0.3);

  cairo_save (cr);
  cairo_translate (cr, x, y - size * (flag ? 1.5 : 0.75));
  cairo_rotate (cr, (chance (guest, 6) - 0.5) * (flag ? 0.5 : 0.25));
  if (flag)
    fill_box (cr, -size * 0.05, 0, size * 0.1, size * 1.4, sv_colour_hex (0x6b5846));
  for (int i = 0; i < 4; i++)
    fill_box (cr, flag ? 0 : -w / 2 + i * w / 4, flag ? i * h / 4 - h / 2 : -h / 2,
              flag ? w : w / 4, flag ? h / 4 : h, i % 2 == 0 ? kit->shirt : kit->trim);
  cairo_restore (cr);
}

static void
paint_guest (const Canvas *self, unsigned guest, double x, double y, double size)
{
  static const unsigned skins[] = { 0xf4c9a3, 0xe0ac80, 0xb97f56, 0x7d4f33, 0xf8d8bd };
  static const unsigned hairs[] = { 0x3b2a20, 0x6d4526, 0xc98a3c, 0x1d1b20, 0x9b948c };
  cairo_t *cr = self->cr;
  int side;
  const SvColour shirt = colour_of_guest (self, guest, x, &side);
  const SvColour skin = sv_colour_hex (skins[(unsigned)(chance (guest, 7) * G_N_ELEMENTS (skins))]);
  const double head = size * 0.27;
  const bool cheers = (self->backdrop->occasion == SV_BACKDROP_WIN ||
                       self->backdrop->occasion == SV_BACKDROP_PODIUM) &&
                      side == self->backdrop->side;

  if (cheers && chance (guest, 10) < 0.5) {
    cairo_move_to (cr, x - size * 0.36, y + size * 0.5);
    cairo_line_to (cr, x - size * 0.46, y - size * 0.3);
    cairo_move_to (cr, x + size * 0.36, y + size * 0.5);
    cairo_line_to (cr, x + size * 0.46, y - size * 0.3);
    cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
    sv_stroke (cr, skin, size * 0.17);
  }
  sv_path_rounded (cr, x - size * 0.42, y + size * 0.24, size * 0.84, size * 1.2, size * 0.36);
  sv_fill (cr, shirt);
  sv_path_circle (cr, x, y, head);
  sv_fill (cr, skin);
  cairo_arc (cr, x, y - head * 0.1, head * 1.04, G_PI * 1.02, G_PI * 1.98);
  sv_fill (cr, sv_colour_hex (hairs[(unsigned)(chance (guest, 11) * G_N_ELEMENTS (hairs))]));
  if (chance (guest, 4) < (cheers ? 0.1 : 0.05))
    paint_banner (self, guest, side, x, y, size);
}

static void
paint_stands (const Canvas *self, double top, double bottom)
{
  cairo_t *cr = self->cr;
  const double size = MAX (self->height * 0.045, 11), row = size * 1.05;
  const int rows = (int)((bottom - top) / row);
  unsigned guest = 0;

  cairo_save (cr);
  cairo_set_tolerance (cr, 0.4);
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_FAST);
  if (self->grass) { /* roof of the stand */
    cairo_rectangle (cr, 0, top - size * 1.6, self->w, size * 1.1);
    sv_fill (cr, tone (self, 0xeef3f6, 0x33425c));
    fill_box (cr, 0, top - size * 0.5, self->w, bottom - top, tone (self, 0x47617a, 0x17223a));
  } else {
    fill_box (cr, 0, top, self->w, bottom - top, tone (self, 0x3f7f86, 0x12303a));
  }
  for (int i = 0; i < rows; i++) {
    const double y = bottom - (rows - i) * row + size * 0.35;

    fill_box (cr, 0, y + size * 0.5, self->w, size * 0.12, (SvColour){ 0, 0, 0, 0.12 });
    for (double x = (i % 2) * size * 0.5; x < self->w + size; x += size)
      if (chance (++guest, 12) < 0.9)
        paint_guest (self, guest, x + (chance (guest, 13) - 0.5) * size * 0.25,
                     y + chance (guest, 14) * size * 0.15, size);
  }
  /* Dim the spectators, so that the foreground stands out. */
  cairo_rectangle (cr, 0, top - size * 0.5, self->w, bottom - top + size * 0.5);
  fill_shaded (cr, top, bottom, (SvColour){ 0.02, 0.06, 0.1, self->night ? 0.62 : 0.34 },
               (SvColour){ 0.02, 0.06, 0.1, self->night ? 0.42 : 0.1 });
  cairo_restore (cr);
}

/* Paint the hoardings, each half in the colours of a team. */
static void
paint_hoardings (const Canvas *self, double top, double bottom)
{
  for (int i = 0; i < 2; i++) {
    const SvKit *kit = &self->theme->kit[i == 0 ? self->left : 1 - self->left];
    const double h = bottom - top, w = self->w / 2;

    fill_box (self->cr, i * w, top, w, h, kit->shirt);
    fill_box (self->cr, i * w, top + h * 0.72, w, h * 0.28, kit->trim);
    for (double x = i * w; x < (i + 1) * w - 1; x += h * 4)
      fill_box (self->cr, x, top, 1, h, (SvColour){ 0, 0, 0, 0.25 });
  }
  fill_box (self->cr, 0, bottom - 1, self->w, self->height * 0.012, (SvColour){ 0, 0, 0, 0.25 });
}

/* --- The floor --- */

/* Add a strip of floor to the path, in perspective: its edges converge far behind the middle of the
 * picture. */
static void
path_strip (const Canvas *self, double from, double to, double depth)
{
  const double spread = 2.6;
  cairo_t *cr = self->cr;

  cairo_move_to (cr, self->middle + from, self->horizon);
  cairo_line_to (cr, self->middle + to, self->horizon);
  cairo_line_to (cr, self->middle + to * (1 + (spread - 1) * depth),
                 self->horizon + depth * self->height);
  cairo_line_to (cr, self->middle + from * (1 + (spread - 1) * depth),
                 self->horizon + depth * self->height);
  cairo_close_path (cr);
}

static void
paint_floor (const Canvas *self)
{
  cairo_t *cr = self->cr;
  const double low = self->h - self->horizon, depth = low / self->height;
  const double strip = self->height * (self->grass ? 0.16 : 0.055);
  const int n = (int)(self->w / strip) + 2;
  const SvColour line = sv_colour_alpha (tone (self, 0xffffff, 0xe8efe8), self->night ? 0.7 : 0.9);

  cairo_rectangle (cr, 0, self->horizon, self->w, low);
  if (self->grass)
    fill_shaded (cr, self->horizon, self->horizon + self->height * 0.4,
                 tone (self, 0x55a24f, 0x1d4a2b), tone (self, 0x3f8a40, 0x17402a));
  else
    fill_shaded (cr, self->horizon, self->horizon + self->height * 0.4,
                 tone (self, 0xe0ae72, 0x5a4130), tone (self, 0xc98f52, 0x3f2d21));
  for (int i = -n; i < n; i += 2) {
    path_strip (self, i * strip, (i + 1) * strip, depth);
    sv_fill (cr, self->grass ? tone (self, 0x66b05a, 0x235533)
                             : sv_colour_alpha (tone (self, 0xeebd84, 0x6a4e3a), 0.32));
  }
  fill_box (cr, 0, self->horizon + self->height * 0.03, self->w, self->height * 0.008, line);
  sv_path_ellipse (cr, self->middle, self->horizon + self->height * 0.2, self->width * 0.42,
                   self->height * 0.12);
  sv_stroke (cr, line, self->height * 0.009);
}

/* Paint the goals that belong on this floor: a football goal on grass, korfball posts in a hall. */
static void
paint_goals (const Canvas *self)
{
  const double korf = self->height * 0.45, wide = MIN (self->width * 0.84, self->height);
  const double top = self->horizon + self->height * 0.09 - korf * 0.97;

  if (self->grass) {
    paint_thing (self, SV_THING_GOAL, self->middle - wide / 2,
                 self->horizon + self->height * 0.04 - wide * 0.37, wide);
    return;
  }
  for (int i = 0; i < 2; i++) {
    cairo_save (self->cr);
    cairo_translate (self->cr, self->x + self->width * (i == 0 ? 0.08 : 0.92), 0);
    cairo_scale (self->cr, i == 0 ? 1 : -1, 1);
    paint_thing (self, SV_THING_KORF, -korf * 0.3, top, korf);
    cairo_restore (self->cr);
  }
}

/* --- Who stands there --- */

/* List up to @max pieces of a side, those on the pitch first. Returns how many there are. */
static int
pick (const Canvas *self, int side, int max, int pieces[])
{
  const SvView *view = self->backdrop->view;
  int n = 0;

  for (int on = 1; on >= 0; on--)
    for (int i = 0; i < view->n_pieces && n < max; i++)
      if (view->pieces[i].side == side && (view->pieces[i].space >= 0) == on &&
          (view->pieces[i].flags & SV_PIECE_GONE) == 0)
        pieces[n++] = i;
  return n;
}

/* Paint a figurine whose base stands at height @foot. */
static void
paint_player (const Canvas *self,
              SvPainter *painter,
              const SvPiece *piece,
              double x,
              double foot,
              double size)
{
  cairo_t *cr = self->cr;

  sv_path_ellipse (cr, x, foot - size * 0.02, size * 0.42, size * 0.09);
  sv_fill (cr, (SvColour){ 0, 0, 0, 0.25 });
  cairo_save (cr);
  cairo_translate (cr, x - size / 2, foot - size * 1.2);
  sv_paint_figure (painter, cr, piece, size);
  cairo_restore (cr);
}

static void
paint_figure (const Canvas *self, int piece, double x, double foot, double size)
{
  paint_player (self, self->painter, &self->backdrop->view->pieces[piece], x, foot, size);
}

/* Paint the teams in a row, one on each half, with their first pieces in the middle. */
static void
paint_row (const Canvas *self, double size, double step, double gap, double foot)
{
  enum { MAX_ROW = 4 };
  const int fit = CLAMP ((int)((self->width / 2 - gap) / size / step - 0.25), 1, MAX_ROW);

  for (int i = 0; i < 2; i++) {
    int pieces[MAX_ROW];
    const int n = pick (self, i == 0 ? self->left : 1 - self->left, fit, pieces);

    for (int k = n - 1; k >= 0; k--)
      paint_figure (self, pieces[k],
                    self->middle + (i == 0 ? -1 : 1) * (gap + (k + 0.5) * step * size), foot, size);
  }
}

static double
figure_size (const Canvas *self, double across)
{
  return MIN (self->width / across, self->height * 0.3);
}

/* --- The occasions --- */

static void
paint_draw (const Canvas *self)
{
  const double size = figure_size (self, 4.5);

  paint_row (self, size, 0.68, 0, self->horizon + self->height * 0.22);
}

/* Paint a step of the podium. */
static void
paint_block (const Canvas *self, const SvKit *kit, double x, double foot, double w, double h)
{
  cairo_t *cr = self->cr;
  const double rim = self->height * 0.022;

  fill_box (cr, x - w / 2, foot - h, w, h, kit->shirt);
  fill_box (cr, x - w / 2, foot - h, w, h, (SvColour){ 0, 0, 0, 0.12 });
  fill_box (cr, x - w / 2, foot - h - rim, w, rim * 1.6, sv_colour_hex (0xfaf6ee));
  fill_box (cr, x - w / 2, foot - h + rim * 0.6, w, rim * 0.5, kit->trim);
  cairo_rectangle (cr, x - w / 2, foot - h - rim, w, h + rim);
  sv_stroke (cr, sv_colour_hex (0x33251d), self->height * 0.004);
}

/* Paint falling confetti. */
static void
paint_confetti (const Canvas *self)
{
  const SvKit *kit = &self->theme->kit[self->backdrop->side];
  cairo_t *cr = self->cr;
  const double size = MAX (self->height * 0.013, 3);

  for (unsigned i = 0; i < 90; i++) {
    const SvColour colour = i % 3 == 0   ? sv_colour_hex (0xffc928)
                            : i % 3 == 1 ? kit->shirt
                                         : kit->trim;

    cairo_save (cr);
    cairo_translate (cr, chance (i, 21) * self->w,
                     chance (i, 22) * (self->horizon + self->height * 0.1));
    cairo_rotate (cr, chance (i, 23) * G_PI);
    fill_box (cr, -size / 2, -size / 3, size, size * 0.66, colour);
    cairo_restore (cr);
  }
}

/* Paint why a piece is on the podium: a ball with the number of goals, or a shield with the number
 * of balls won. */
static void
paint_number (const Canvas *self, const SvBackdropStep *step, double x, double y, double size)
{
  const SvKit *kit = &self->theme->kit[self->backdrop->side];
  const SvTextStyle style = {
    .size = size, .weight = PANGO_WEIGHT_BOLD, .align = 0, .colour = kit->text
  };
  cairo_t *cr = self->cr;
  char text[16];

  if (step->goals) {
    cairo_save (cr);
    cairo_translate (cr, x - size * 0.95, y - size * 0.4);
    sv_paint_ball (self->painter, cr, size * 0.8);
    cairo_restore (cr);
  } else {
    cairo_move_to (cr, x - size * 0.9, y - size * 0.38);
    cairo_line_to (cr, x - size * 0.2, y - size * 0.38);
    cairo_line_to (cr, x - size * 0.2, y);
    cairo_curve_to (cr, x - size * 0.2, y + size * 0.2, x - size * 0.4, y + size * 0.34,
                    x - size * 0.55, y + size * 0.42);
    cairo_curve_to (cr, x - size * 0.7, y + size * 0.34, x - size * 0.9, y + size * 0.2,
                    x - size * 0.9, y);
    cairo_close_path (cr);
    sv_stroke (cr, kit->text, size * 0.1);
  }
  sv_text_print (text, sizeof text, "%u", step->number);
  sv_paint_text (cr, text, &style, x, y, size * 1.6);
}

/* Paint the podium: the best players of the winning team, with their numbers on the steps. */
static void
paint_win (const Canvas *self)
{
  /* offset of each step from the middle, in widths of a step */
  static const double places[SV_BACKDROP_STEPS] = { 0, -1, 1 };
  static const double heights[SV_BACKDROP_STEPS] = { 0.62, 0.42, 0.34 };
  const double size = figure_size (self, 4.6), block = size * 1.02;
  const double foot = self->horizon + self->height * 0.25;

  paint_confetti (self);
  for (unsigned i = self->backdrop->n_steps; i-- > 0;) {
    const SvBackdropStep *step = &self->backdrop->steps[i];
    const double x = self->middle + places[i] * block, y = foot - heights[i] * size;

    paint_block (self, &self->theme->kit[self->backdrop->side], x, foot, block, heights[i] * size);
    paint_figure (self, step->piece, x, y, size);
    if (step->number > 0)
      paint_number (self, step, x, foot - size * (i == 0 ? 0.4 : 0.16), size * 0.2);
  }
  paint_thing (self, SV_THING_CUP, self->middle - size * 0.13, foot - size * 0.27, size * 0.26);
}

/* Paint the rank of a team on its step. */
static void
paint_rank (const Canvas *self, const SvBackdropTeam *team, double x, double y, double size)
{
  const SvTextStyle style = {
    .size = size, .weight = PANGO_WEIGHT_HEAVY, .align = 0.5, .colour = team->kit.text
  };
  char text[16];

  sv_text_print (text, sizeof text, "%u", team->rank);
  sv_paint_text (self->cr, text, &style, x - size, y, size * 2);
}

/* Paint a player of a team in its colours, on the step of its rank. */
static void
paint_team (const Canvas *self,
            const SvBackdropTeam *team,
            double x,
            double foot,
            double block,
            double size)
{
  /* height of the step of each rank, in sizes of a figurine */
  static const double heights[] = { 0.62, 0.42, 0.3 };
  const double high = heights[CLAMP (team->rank, 1, G_N_ELEMENTS (heights)) - 1] * size;
  SvTheme theme = *self->theme;

  theme.kit[0] = theme.kit[1] = team->kit;
  SvPainter *painter = sv_painter_new (self->painter->board, &theme);
  paint_block (self, &team->kit, x, foot, block, high);
  paint_player (self, painter, &team->piece, x, foot - high, size);
  paint_rank (self, team, x, foot - high * (team->rank == 1 ? 0.66 : 0.4),
              MIN (high * 0.55, size * 0.24));
  sv_painter_free (painter);
}

/* Paint the podium of a competition: the winner in the middle, the others beside it. */
static void
paint_podium (const Canvas *self)
{
  static const double places[SV_BACKDROP_TEAMS] = { 0, -1, 1, 2 };
  const SvBackdrop *backdrop = self->backdrop;
  const unsigned n = MIN (backdrop->n_teams, SV_BACKDROP_TEAMS);
  const double size = figure_size (self, n > 3 ? 5.6 : 4.6), block = size * 1.02;
  const double foot = self->horizon + self->height * 0.25;
  const double middle = self->middle - (n > 3 ? block / 2 : n == 2 ? -block / 2 : 0);

  paint_confetti (self);
  for (unsigned i = n; i-- > 0;)
    paint_team (self, &backdrop->teams[i], middle + places[i] * block, foot, block, size);
  paint_thing (self, SV_THING_CUP, middle - size * 0.13, foot - size * 0.27, size * 0.26);
}

/* Paint the scoreboard, which hangs from the roof of the hall or stands on the roof of the
 * stand. */
static void
paint_scoreboard (const Canvas *self, double y, double w)
{
  const double x = self->middle - w / 2, roof = self->y + self->height * 0.28;
  const SvTextStyle digits = {
    .size = w * 0.2, .weight = PANGO_WEIGHT_BOLD, .align = 0.5, .colour = sv_colour_hex (0xffe08a)
  };

  for (int i = 0; i < 2; i++)
    fill_box (self->cr, x + w * (i == 0 ? 0.15 : 0.83), self->grass ? y : 0, w * 0.02,
              self->grass ? roof - y : y, sv_colour_hex (0x4a5560));
  paint_thing (self, SV_THING_SCOREBOARD, x, y, w);
  for (int i = 0; i < 2; i++) {
    char text[16];

    sv_text_print (text, sizeof text, "%d",
                   self->backdrop->view->score[i == 0 ? self->left : 1 - self->left]);
    sv_paint_text (self->cr, text, &digits, x + w * (i == 0 ? 0.04 : 0.54), y + w * 0.24, w * 0.42);
  }
}

static void
paint_break (const Canvas *self)
{
  const double size = figure_size (self, 4.8), foot = self->horizon + self->height * 0.16;

  paint_scoreboard (self, self->y + self->height * 0.06,
                    MIN (self->width * 0.6, self->height * 0.66));
  paint_row (self, size, 0.72, MIN (self->width * 0.1, size * 0.6), foot);
}

static void
paint_pause (const Canvas *self)
{
  const double size = MIN (self->width * 0.78, self->height * 1.1), ball = size * 0.16;
  const double top = self->horizon - size * 0.2;

  paint_thing (self, SV_THING_BENCH, self->middle - size / 2, top, size);
  cairo_save (self->cr);
  cairo_translate (self->cr, self->middle - ball / 2, top + size * 0.33);
  sv_paint_ball (self->painter, self->cr, ball);
  cairo_restore (self->cr);
}

/* Paint a closed curtain with folds. */
static void
paint_curtain (const Canvas *self)
{
  cairo_t *cr = self->cr;
  const SvKit *kit = &self->theme->kit[MAX (self->backdrop->side, 0)];
  const double hem = MIN (self->h * 0.06, 40), fold = MAX (MIN (self->w, self->h) * 0.1, 24);
  const int n = (int)ceil (self->w / 2 / fold) * 2;
  const double w = self->w / n;

  fill_box (cr, 0, 0, self->w, self->h, kit->shirt);
  for (int i = 0; i < n; i++) {
    cairo_pattern_t *shade = cairo_pattern_create_linear (i * w, 0, (i + 1) * w, 0);

    cairo_pattern_add_color_stop_rgba (shade, 0, 0, 0, 0, 0.42);
    cairo_pattern_add_color_stop_rgba (shade, 0.35, 1, 1, 1, 0.1);
    cairo_pattern_add_color_stop_rgba (shade, 1, 0, 0, 0, 0.3);
    cairo_set_source (cr, shade);
    cairo_rectangle (cr, i * w, 0, w + 0.5, self->h);
    cairo_fill (cr);
    cairo_pattern_destroy (shade);
  }
  fill_box (cr, 0, self->h - hem, self->w, hem * 0.4, sv_colour_alpha (kit->trim, 0.8));
  /* Paint the valance, a row of arcs at the top. */
  for (int i = 0; i < n / 2; i++)
    sv_path_ellipse (cr, (2 * i + 1) * w, hem * 0.9, w, hem * 0.9);
  cairo_rectangle (cr, 0, 0, self->w, hem * 0.9);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
  sv_fill_edged (cr, sv_colour_mix (kit->shirt, (SvColour){ 0, 0, 0, 1 }, 0.25), kit->trim,
                 hem * 0.06);
  if (self->night)
    fill_box (cr, 0, 0, self->w, self->h, (SvColour){ 0, 0, 0, 0.3 });
}

static void
paint_place (const Canvas *self)
{
  const double hoarding = self->height * 0.06;
  const double top = self->y + self->height * (self->grass ? 0.28 : 0.27);

  if (self->grass)
    paint_sky (self);
  else
    paint_wall (self);
  paint_stands (self, top, self->horizon - hoarding);
  paint_hoardings (self, self->horizon - hoarding, self->horizon);
  paint_floor (self);
  paint_goals (self);
}

void
sv_paint_backdrop (SvPainter *painter, cairo_t *cr, const SvBackdrop *backdrop, double w, double h)
{
  static void (*const occasions[]) (const Canvas *self) = {
    [SV_BACKDROP_PAUSE] = paint_pause,   [SV_BACKDROP_BREAK] = paint_break,
    [SV_BACKDROP_WIN] = paint_win,       [SV_BACKDROP_DRAW] = paint_draw,
    [SV_BACKDROP_PODIUM] = paint_podium,
  };
  const SvTheme *theme = &painter->theme;
  const cairo_rectangle_t *room = &backdrop->room;
  Canvas self = {
    .painter = painter,
    .cr = cr,
    .backdrop = backdrop,
    .theme = theme,
    .w = w,
    .h = h,
    .x = room->x,
    .y = room->y,
    .width = room->width,
    .height = room->height,
    .middle = room->x + room->width / 2,
    .horizon = floor (room->y + room->height * 0.68),
    .left = backdrop->left,
    .grass = painter->board != NULL && painter->board->floor == SV_FLOOR_GRASS,
    .night = theme->scheme == SV_SCHEME_DARK,
  };
  self.look = (SvThingLook){ { &theme->kit[self.left], &theme->kit[1 - self.left] }, self.night };

  fill_box (cr, 0, 0, w, h, theme->paper);
  if (sv_scheme_is_plain (theme->scheme))
    return;
  if (backdrop->occasion == SV_BACKDROP_SECRET) {
    paint_curtain (&self);
    return;
  }
  paint_place (&self);
  occasions[backdrop->occasion](&self);
}
