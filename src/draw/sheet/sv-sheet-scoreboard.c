/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* include before our headers, which define N_ if missing */

#include "sv-sheet-scoreboard.h"

#include <pango/pango.h>

/* Prints the scoreboard on landscape paper: a panel for each team, home on the left, with its logo,
 * its players and a track on which a coin counts the goals. Fields to write in lie below the
 * panels. */

static const double GAP = 8;    /* gap between the panels, in millimetres */
static const double NOTES = 25; /* height of the fields to write in */
static const double BAND = 22;  /* height of the coloured head of a panel */
static const double LOGO = 36;  /* side of the logo's square */
static const double INSET = 5;  /* padding of a panel */
enum { TRACK_COLUMNS = 7, TRACK_ROWS = 3, PLAYERS_IN_ROW = 7 };

static void
paint_write_line (SvSheets *self, cairo_t *cr, double x, double y, double w)
{
  cairo_set_line_width (cr, 0.3);
  sv_sheet_paint_line (cr, self->theme.faint, x, y, x + w, y);
  sv_sheet_cut_lines (self, cr);
}

/* Paint the head of a panel in the colours of the team, with stripes as on the card heads. */
static void
paint_band (SvSheets *self, cairo_t *cr, SvSheetBox box, int side)
{
  const SvColour stripe =
      self->saves_ink ? self->theme.kit[side].shirt : self->theme.kit[side].trim;
  const double bottom = box.y + BAND;

  if (!self->saves_ink) {
    cairo_rectangle (cr, box.x, box.y, box.w, BAND);
    sv_fill (cr, self->theme.kit[side].shirt);
  }
  sv_set_source (cr, stripe);
  for (int i = 0; i <= side; i++) {
    cairo_rectangle (cr, box.x, bottom - 1.6 - i * 2, box.w, side == 0 ? 1.4 : 1);
    cairo_fill (cr);
  }
  sv_sheet_paint_line (cr, self->theme.ink, box.x, bottom, box.x + box.w, bottom);
}

static void
paint_band_text (SvSheets *self, cairo_t *cr, SvSheetBox box, int side, bool blank)
{
  const SvColour colour = self->saves_ink ? self->theme.ink : self->theme.kit[side].text;
  const double x = box.x + INSET, w = box.w - 2 * INSET;
  const SvTextStyle place = sv_sheet_style (4, PANGO_WEIGHT_SEMIBOLD, 0, colour);
  SvTextStyle name = sv_sheet_style (9, PANGO_WEIGHT_HEAVY, 0, colour);
  const char *label = side == 0 ? _ ("Home") : _ ("Away");

  name.least = 4.3;
  if (blank) {
    sv_paint_text (cr, label, &place, x, box.y + 4.2, w);
    /* White, since no pen writes on a dark shirt colour. */
    sv_path_rounded (cr, x, box.y + 7.2, w, 10, 2);
    sv_set_source (cr, self->theme.paper);
    cairo_fill_preserve (cr);
    if (self->saves_ink) {
      sv_stroke (cr, self->theme.faint, 0.3);
    }
    cairo_new_path (cr);
    sv_sheet_cut_lines (self, cr);
  } else if (self->teams[side].name == NULL) {
    sv_paint_text (cr, label, &name, x, box.y + BAND / 2 - 1, w);
  } else {
    sv_paint_text (cr, label, &place, x, box.y + 4.2, w);
    sv_paint_name (cr, self->teams[side].name, &name, x, box.y + 12.2, w);
  }
}

/* Paint the players of a team: figurines in rows, with their names. */
static void
paint_players (SvSheets *self, cairo_t *cr, SvSheetBox box, int side)
{
  const unsigned n = MAX (sv_sheet_count_pieces (self, side), 1);
  const unsigned rows = 1 + (n - 1) / PLAYERS_IN_ROW, columns = (n + rows - 1) / rows;
  const double cell = box.w / columns, high = box.h / rows, name = rows == 1 ? 7 : 4.4;
  const double size = MIN (MIN (cell, (high - name) / 1.25), 24);
  SvTextStyle style =
      sv_sheet_style (rows == 1 ? 3.4 : 2.6, PANGO_WEIGHT_SEMIBOLD, 0.5, self->theme.ink);
  unsigned k = 0;

  style.least = rows == 1 ? 2.5 : 1.9;

  for (unsigned i = 0; i < self->view.n_pieces; i++) {
    const SvPiece *piece = &self->view.pieces[i];
    if (piece->side != side)
      continue;
    const double x = box.x + k % columns * cell, y = box.y + k / columns * high;
    k++;
    cairo_save (cr);
    cairo_translate (cr, x + (cell - size) / 2, y + (high - name - size * 1.25) / 2);
    cairo_scale (cr, 1 / SV_POINTS_PER_MM, 1 / SV_POINTS_PER_MM);
    sv_paint_figure (self->painter, cr, piece, size * SV_POINTS_PER_MM);
    cairo_restore (cr);
    sv_paint_name (cr, sv_sheet_player_name (self, piece), &style, x + 0.6,
                   y + high - name / 2 + 0.1, cell - 1.2);
  }
}

/* Paint lines to write the names of the players on. */
static void
paint_player_lines (SvSheets *self, cairo_t *cr, SvSheetBox box, int side)
{
  const unsigned n = MAX (sv_sheet_count_pieces (self, side), 1);
  const unsigned columns = n > 14 ? 3 : n > 6 ? 2 : 1, rows = (n + columns - 1) / columns;
  const double w = box.w / columns, h = box.h / rows;
  const SvTextStyle style =
      sv_sheet_style (MIN (h * 0.55, 4.4), PANGO_WEIGHT_BOLD, 1, self->theme.ink);
  unsigned row = 0;

  for (unsigned i = 0; i < self->view.n_pieces; i++) {
    if (self->view.pieces[i].side != side)
      continue;
    const double x = box.x + row / rows * w, y = box.y + (row % rows + 1) * h;
    sv_sheet_paint_number (cr, self->view.pieces[i].number, &style, x, y - h * 0.4, 7);
    paint_write_line (self, cr, x + 9, y - h * 0.15, w - 11);
    row++;
  }
}

/* Paint the track: numbered circles in rows, from 0 on; every fifth is highlighted. */
static void
paint_track (SvSheets *self, cairo_t *cr, SvSheetBox box, int side)
{
  const double w = box.w / TRACK_COLUMNS, h = box.h / TRACK_ROWS;
  const double r = MIN (w, h) / 2 - 0.9;
  const SvColour ring = self->saves_ink ? self->theme.ink : sv_theme_frame (&self->theme, side);
  const SvTextStyle style = sv_sheet_style (r * 0.95, PANGO_WEIGHT_BOLD, 0.5, self->theme.ink);

  for (int i = 0; i < TRACK_COLUMNS * TRACK_ROWS; i++) {
    const double x = box.x + (i % TRACK_COLUMNS + 0.5) * w,
                 y = box.y + (i / TRACK_COLUMNS + 0.5) * h;
    sv_path_circle (cr, x, y, r);
    if (i % 5 == 0)
      sv_sheet_colour_in (self, cr,
                          sv_colour_mix (self->theme.paper, self->theme.kit[side].shirt, 0.22),
                          ring, 0.9);
    else
      sv_stroke (cr, ring, 0.4);
    sv_sheet_paint_number (cr, i, &style, x - r, y, 2 * r);
  }
  sv_sheet_cut_lines (self, cr);
}

static void
paint_panel (SvSheets *self, cairo_t *cr, SvSheetBox box, int side, bool blank)
{
  const double x = box.x + INSET, y = box.y + BAND + INSET, w = box.w - 2 * INSET;
  const SvSheetBox logo = { x, y, LOGO, LOGO };
  const SvSheetBox players = { x + LOGO + 4, y, w - LOGO - 4, LOGO };
  const double top = y + LOGO + 9;
  const SvSheetBox track = { x - 1, top, w + 2, box.y + box.h - 3 - top };
  const SvTextStyle style = sv_sheet_style (4, PANGO_WEIGHT_SEMIBOLD, 0, self->theme.faint);

  cairo_save (cr);
  sv_path_rounded (cr, box.x, box.y, box.w, box.h, 4);
  cairo_clip (cr);
  paint_band (self, cr, box, side);
  cairo_restore (cr);
  paint_band_text (self, cr, box, side, blank);
  sv_sheet_paint_logo (self, cr, blank ? NULL : self->teams[side].logo, logo);
  if (blank)
    paint_player_lines (self, cr, players, side);
  else
    paint_players (self, cr, players, side);
  sv_paint_text (cr, _ ("Goals"), &style, x, top - 4, w);
  paint_track (self, cr, track, side);

  sv_path_rounded (cr, box.x, box.y, box.w, box.h, 4);
  sv_stroke (cr, self->theme.ink, 0.5);
  sv_sheet_cut_lines (self, cr);
}

/* Paint a box with a label in its upper left corner. */
static void
paint_box (SvSheets *self, cairo_t *cr, const char *label, SvSheetBox box)
{
  const SvTextStyle style = sv_sheet_style (3.6, PANGO_WEIGHT_SEMIBOLD, 0, self->theme.faint);

  sv_path_rounded (cr, box.x, box.y, box.w, box.h, 3);
  sv_stroke (cr, self->theme.ink, 0.4);
  sv_paint_text (cr, label, &style, box.x + 4, box.y + 4.4, box.w - 8);
}

/* Paint a field to write in: "label ____ : ____"; without @score one long line. */
static void
paint_note (SvSheets *self, cairo_t *cr, const char *label, bool score, SvSheetBox box)
{
  const SvTextStyle colon = sv_sheet_style (8, PANGO_WEIGHT_BOLD, 0.5, self->theme.ink);
  const double line = box.y + box.h - 3;

  paint_box (self, cr, label, box);
  if (score) {
    const double half = (box.w - 8 - 10) / 2;
    paint_write_line (self, cr, box.x + 4, line, half);
    sv_paint_text (cr, ":", &colon, box.x + box.w / 2 - 5, line - 4, 10);
    paint_write_line (self, cr, box.x + box.w - 4 - half, line, half);
  } else {
    paint_write_line (self, cr, box.x + 4, line, box.w - 8);
  }
}

/* Paint a track on which a coin shows the current period. */
static void
paint_periods (SvSheets *self, cairo_t *cr, SvSheetBox box)
{
  const unsigned n = self->view.n_periods;
  const SvTextStyle digit = sv_sheet_style (6, PANGO_WEIGHT_BOLD, 0.5, self->theme.ink);
  const double r = MIN ((box.w - 6) / n, 15) / 2 - 0.8;

  paint_box (self, cr,
             n == 2   ? _ ("Half")
             : n == 4 ? _ ("Quarter")
                      : C_ ("of a match", "Period"),
             box);
  for (unsigned i = 0; i < n; i++) {
    const double x = box.x + box.w / 2 + (i - (n - 1) / 2.0) * (2 * r + 2);
    const double y = box.y + box.h - 2 - r;
    sv_path_circle (cr, x, y, r);
    sv_stroke (cr, self->theme.ink, 0.4);
    sv_sheet_paint_number (cr, (int)i + 1, &digit, x - r, y, 2 * r);
  }
}

static void
paint_notes (SvSheets *self, cairo_t *cr, SvSheetBox box)
{
  const bool halves = self->view.n_periods == 2 || self->view.n_periods == 4;
  const double gap = 5;
  const double periods = self->view.n_periods > 1 ? 24 + 12 * (self->view.n_periods - 1) : 0;
  const unsigned n = halves ? 3 : 2;
  const double w = (box.w - (periods > 0 ? periods + gap : 0) - (n - 1) * gap) / n;
  SvSheetBox at = { box.x, box.y, w, box.h };

  paint_note (self, cr, _ ("Date"), false, at);
  at.x += w + gap;
  if (periods > 0) {
    paint_periods (self, cr, (SvSheetBox){ at.x, at.y, periods, at.h });
    at.x += periods + gap;
  }
  if (halves) {
    paint_note (self, cr, _ ("Half-time score"), true, at);
    at.x += w + gap;
  }
  paint_note (self, cr, _ ("Final score"), true, at);
}

static void
paint_scoreboard (SvSheets *self, cairo_t *cr, unsigned page)
{
  const SvSheetPage *p = sv_sheet_page (self, page);
  const SvSheetBox room = sv_sheet_room (self->paper, p->across);
  const double w = (room.w - GAP) / 2, h = room.h - NOTES - 6;

  for (int side = 0; side < 2; side++)
    paint_panel (self, cr, (SvSheetBox){ room.x + side * (w + GAP), room.y, w, h }, side, p->blank);
  paint_notes (self, cr, (SvSheetBox){ room.x, room.y + h + 6, room.w, NOTES - 2 });
}

void
sv_sheet_add_scoreboard (SvSheets *self, bool blank)
{
  sv_sheet_add_page (self,
                     (SvSheetPage){ .title = blank ? _ ("Blank scoreboard") : _ ("Scoreboard"),
                                    .hint = _ ("Lay a coin on the number of goals."),
                                    .across = true,
                                    .blank = blank,
                                    .paint = paint_scoreboard });
}
