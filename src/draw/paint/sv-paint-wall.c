/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-paint-wall.h"

#include <pango/pango.h>

#include "sv-paint-shape.h"
#include "sv-paint-text.h"

/* The scoreboard is always dark, like those in sports halls, whatever the colour scheme of the
 * desktop. */
static const SvColour WALL = { 0.07, 0.10, 0.13, 1 };
static const SvColour WALL_FLASH = { 0.98, 0.80, 0.18, 1 };
static const SvColour LIGHT = { 1, 1, 1, 1 };
static const SvColour DARK = { 0.06, 0.07, 0.09, 1 };
static const SvColour AMBER = { 1, 0.86, 0.45, 1 };
static const SvColour RED = { 1, 0.45, 0.38, 1 };
static const SvColour GREY = { 0.62, 0.66, 0.71, 1 };

static SvTextStyle
style_of (double size, SvColour colour)
{
  return (SvTextStyle){
    .size = size, .least = size / 4, .weight = PANGO_WEIGHT_BOLD, .align = 0.5, .colour = colour
  };
}

void
sv_wall_rooms (SvWallRooms *rooms, const SvWallContents *face, double w, double h)
{
  const bool tall = h > w;
  const double gap = MIN (w, h) * 0.03;
  const double clock_h = face->backdrop != NULL ? h * 0.5
                         : face->clock != NULL  ? h * (tall ? 0.24 : 0.32)
                                                : h * 0.12;
  const double foot_h = h * 0.12, top = gap + clock_h + gap;
  const double panel_w = tall ? w - 2 * gap : (w - 3 * gap) / 2;
  const double panels = h - top - foot_h - gap;
  const double panel_h = tall ? (panels - gap) / 2 : panels;

  rooms->clock = (cairo_rectangle_t){ gap, gap, w - 2 * gap, clock_h };
  rooms->foot_h = foot_h;
  for (int i = 0; i < 2; i++)
    rooms->panels[i] =
        (cairo_rectangle_t){ tall ? gap : gap + i * (panel_w + gap),
                             tall ? top + i * (panel_h + gap) : top, panel_w, panel_h };
}

/* Where a team's name lies in its panel. */
typedef struct {
  double band;       /* height of the stripe that holds the name */
  double logo_size;  /* side of the logo, or 0 if there is none */
  double x, y, w, h; /* box of the name; y is its vertical centre */
  double player_y;   /* vertical centre of the line that tells who plays, if there is one */
} NameRoom;

static NameRoom
find_name_room (const SvWallContents *face, int i, const cairo_rectangle_t *panel)
{
  const double band = panel->height * 0.32;
  const double logo_size = face->logos[i] != NULL ? band * 0.8 : 0;
  const bool played = face->players[i] != NULL;

  return (NameRoom){ .band = band,
                     .logo_size = logo_size,
                     .x = panel->x + logo_size + band * 0.2,
                     .y = panel->y + band * (played ? 0.35 : 0.46),
                     .w = panel->width - logo_size - band * 0.4,
                     .h = band * (played ? 0.62 : 0.88),
                     .player_y = panel->y + band * 0.75 };
}

void
sv_wall_fit_names (SvWallNames *names, const SvWallContents *face, double w, double h)
{
  SvWallRooms rooms;
  double least = 0;

  sv_wall_rooms (&rooms, face, w, h);
  for (int i = 0; i < 2; i++) {
    const NameRoom room = find_name_room (face, i, &rooms.panels[i]);
    SvTextStyle style = style_of (room.band * 0.7, LIGHT);
    style.least = h / 36; /* least size that can be read across a hall */
    names->texts[i] = face->names[i];
    double size = sv_text_fit_name (face->names[i], &style, room.w, room.h);
    if (size == 0 && face->briefs[i] != NULL && face->briefs[i][0] != '\0') {
      names->texts[i] = face->briefs[i];
      size = sv_text_fit_name (face->briefs[i], &style, room.w, room.h);
    }
    names->cut[i] = size == 0;
    if (size == 0)
      size = style.least;
    least = i == 0 || size < least ? size : least;
  }
  names->size = least;
}

/* Paint the panel of one team in its colours, with name, logo and goals. */
static void
paint_team (SvPainter *self,
            cairo_t *cr,
            const SvWallContents *face,
            const SvWallNames *names,
            int i,
            const cairo_rectangle_t *panel)
{
  const SvTheme *theme = &self->theme;
  const int side = face->sides[i];
  const double x = panel->x, y = panel->y, w = panel->width, h = panel->height;
  const NameRoom room = find_name_room (face, i, panel);
  const double band = room.band, unit = MIN (w, h), logo_size = room.logo_size;
  SvTextStyle name = style_of (names->size, theme->kit[side].text);
  SvTextStyle goals = style_of (MIN (h - band, w * 0.75) * 0.9, LIGHT);
  char text[16];

  sv_path_rounded (cr, x, y, w, h, unit * 0.05);
  sv_fill (cr, (SvColour){ 1, 1, 1, face->flash ? 0.35 : 0.06 });
  sv_path_rounded (cr, x, y, w, band, unit * 0.05);
  sv_fill (cr, theme->kit[side].shirt);
  cairo_rectangle (cr, x, y + band * 0.9, w, band * 0.1);
  sv_fill (cr, theme->kit[side].trim);
  if (face->logos[i] != NULL) {
    cairo_save (cr);
    cairo_translate (cr, x + band * 0.1, y + band * 0.05);
    sv_paint_logo (cr, face->logos[i], logo_size, logo_size);
    cairo_restore (cr);
  }
  name.least = names->size;
  sv_paint_name (cr, names->texts[i], &name, room.x, room.y, room.w);
  if (face->players[i] != NULL) {
    const SvTextStyle player = style_of (band * 0.2, theme->kit[side].text);
    sv_paint_text (cr, face->players[i], &player, room.x, room.player_y, room.w);
  }
  if (face->flash)
    goals.colour = DARK;
  sv_text_print (text, sizeof text, "%d", face->score[i]);
  sv_paint_text (cr, text, &goals, x, y + band + (h - band) / 2, w);
  if (face->turn == i) {
    sv_path_rounded (cr, x, y, w, h, unit * 0.05);
    sv_stroke (cr, AMBER, unit * 0.012);
  }
  if (face->ball == i) {
    cairo_save (cr);
    cairo_translate (cr, x + w - unit * 0.2, y + h - unit * 0.2);
    sv_paint_ball (self, cr, unit * 0.15);
    cairo_restore (cr);
  }
}

static void
paint_backdrop (SvPainter *painter, cairo_t *cr, SvBackdrop *backdrop, double w, double h)
{
  backdrop->room = (cairo_rectangle_t){ 0, 0, w, h };
  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, w, h);
  cairo_clip (cr);
  sv_paint_backdrop (painter, cr, backdrop, w, h);
  cairo_restore (cr);
}

void
sv_paint_wall (SvPainter *painter, cairo_t *cr, const SvWallContents *face, double w, double h)
{
  SvWallRooms rooms;
  SvWallNames names;

  sv_wall_rooms (&rooms, face, w, h);
  sv_wall_fit_names (&names, face, w, h);
  const double gap = rooms.clock.x, clock_h = rooms.clock.height, foot_h = rooms.foot_h;
  SvTextStyle clock = style_of (MIN (clock_h * 0.95, w * 0.3), AMBER);
  SvTextStyle period = style_of (foot_h * 0.62, face->flash ? DARK : GREY);

  sv_set_source (cr, face->flash ? WALL_FLASH : WALL);
  cairo_paint (cr);
  if (face->backdrop != NULL)
    paint_backdrop (painter, cr, face->backdrop, w, gap + clock_h);
  if (face->last_minute)
    clock.colour = RED;
  if (face->stopped)
    clock.colour = GREY;
  if (face->flash)
    clock.colour = DARK;
  if (face->backdrop == NULL && face->clock != NULL)
    sv_paint_text (cr, face->clock, &clock, gap, gap + clock_h / 2, w - 2 * gap);
  else if (face->backdrop == NULL)
    sv_paint_text (cr, face->period, &period, gap, gap + clock_h / 2, w - 2 * gap);
  for (int i = 0; i < 2; i++)
    paint_team (painter, cr, face, &names, i, &rooms.panels[i]);
  if (face->caption != NULL)
    period.colour = face->flash ? DARK : LIGHT;
  if (face->caption != NULL || face->clock != NULL || face->backdrop != NULL)
    sv_paint_text (cr, face->caption != NULL ? face->caption : face->period, &period, gap,
                   h - foot_h / 2 - gap / 4, w - 2 * gap);
}
