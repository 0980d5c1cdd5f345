/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* include before our headers, which define N_ if missing */

#include "sv-sheet-form.h"

#include <pango/pango.h>

static const double LINE = 9, GAP = 6, HEADING = 7, GOAL_ROW = 7, ENDS = 22;

/* Paint a label with a line to write on: "label ______". @filled: text on the line, or NULL. */
static void
paint_line (SvSheets *self, cairo_t *cr, const char *label, const char *filled, SvSheetBox box)
{
  const SvTextStyle small = sv_sheet_style (3.2, PANGO_WEIGHT_MEDIUM, 0, self->theme.ink);
  const SvTextStyle large = sv_sheet_style (4.4, PANGO_WEIGHT_BOLD, 0, self->theme.ink);
  const double taken = sv_paint_text (cr, label, &small, box.x, box.y + box.h - 2, box.w / 2) + 2;

  cairo_set_line_width (cr, 0.3);
  sv_sheet_paint_line (cr, self->theme.faint, box.x + taken, box.y + box.h, box.x + box.w,
                       box.y + box.h);
  if (filled != NULL)
    sv_paint_text (cr, filled, &large, box.x + taken + 1, box.y + box.h - 2.6, box.w - taken - 1);
}

/* Paint the players of a team: number, name or a line to write it on, and a square for each thing
 * to note. */
static void
paint_players (SvSheets *self, cairo_t *cr, int side, double row, SvSheetBox box)
{
  static const char *const signs[] = { N_ ("Goals"), N_ ("Notes") };
  const SvTextStyle number = sv_sheet_style (row * 0.55, PANGO_WEIGHT_BOLD, 1, self->theme.ink);
  const SvTextStyle name = sv_sheet_style (row * 0.5, PANGO_WEIGHT_MEDIUM, 0, self->theme.ink);
  const SvTextStyle small = sv_sheet_style (2.6, PANGO_WEIGHT_MEDIUM, 0.5, self->theme.ink);
  const double sign = 13;
  double y = box.y + 5;

  for (unsigned i = 0; i < G_N_ELEMENTS (signs); i++)
    sv_paint_text (cr, _ (signs[i]), &small, box.x + box.w - (2 - i) * sign, box.y + 2, sign);
  for (unsigned i = 0; i < self->view.n_pieces; i++) {
    const SvPiece *piece = &self->view.pieces[i];
    if (piece->side != side)
      continue;
    sv_sheet_paint_number (cr, piece->number, &number, box.x, y + row / 2, 7);
    sv_paint_text (cr, sv_sheet_player_name (self, piece), &name, box.x + 9, y + row / 2,
                   box.w - 2 * sign - 10);
    for (unsigned k = 0; k < G_N_ELEMENTS (signs); k++) {
      cairo_rectangle (cr, box.x + box.w - (2 - k) * sign, y, sign, row);
      sv_stroke (cr, self->theme.line, 0.25);
    }
    cairo_set_line_width (cr, 0.25);
    sv_sheet_paint_line (cr, self->theme.line, box.x, y + row, box.x + box.w, y + row);
    y += row;
  }
}

/* Paint lines for the goals: minute, scorer, and the score after the goal. */
static void
paint_goals (SvSheets *self, cairo_t *cr, SvSheetBox box)
{
  const char *const headings[] = { _ ("Minute"), _ ("Team and player"), _ ("Score") };
  const double share[] = { 0, 0.17, 0.76, 1 };
  const SvTextStyle style = sv_sheet_style (2.8, PANGO_WEIGHT_SEMIBOLD, 0.5, self->theme.ink);
  const double half = (box.w - GAP) / 2;
  const unsigned rows = (unsigned)((box.h - 5) / GOAL_ROW);

  for (unsigned column = 0; column < 2; column++) {
    const double x = box.x + column * (half + GAP);
    for (unsigned i = 0; i < G_N_ELEMENTS (headings); i++)
      sv_paint_text (cr, headings[i], &style, x + share[i] * half, box.y + 2,
                     (share[i + 1] - share[i]) * half);
    for (unsigned row = 0; row < rows; row++)
      for (unsigned i = 0; i < G_N_ELEMENTS (headings); i++) {
        cairo_rectangle (cr, x + share[i] * half, box.y + 5 + row * GOAL_ROW,
                         (share[i + 1] - share[i]) * half, GOAL_ROW);
        sv_stroke (cr, self->theme.line, 0.3);
      }
  }
}

/* Paint a framed field for a score: "Half-time ___ : ___". */
static void
paint_end (SvSheets *self, cairo_t *cr, const char *label, SvSheetBox box)
{
  const SvTextStyle small = sv_sheet_style (3, PANGO_WEIGHT_SEMIBOLD, 0.5, self->theme.ink);
  const SvTextStyle colon = sv_sheet_style (7, PANGO_WEIGHT_BOLD, 0.5, self->theme.ink);
  const double line = (box.w - 16) / 2, y = box.y + box.h - 4;

  sv_path_rounded (cr, box.x, box.y, box.w, box.h, 2);
  sv_stroke (cr, self->theme.ink, 0.4);
  sv_paint_text (cr, label, &small, box.x + 2, box.y + 4, box.w - 4);
  cairo_set_line_width (cr, 0.3);
  sv_sheet_paint_line (cr, self->theme.faint, box.x + 4, y, box.x + 4 + line, y);
  sv_sheet_paint_line (cr, self->theme.faint, box.x + box.w - 4 - line, y, box.x + box.w - 4, y);
  sv_paint_text (cr, ":", &colon, box.x + box.w / 2 - 4, y - 3, 8);
}

/* Paint fields for the score at the end of each period and of the match. */
static void
paint_ends (SvSheets *self, cairo_t *cr, SvSheetBox box)
{
  const char *labels[8];
  unsigned n = 0;

  for (unsigned period = 1; n < G_N_ELEMENTS (labels) - 1; period++) {
    const char *name = sv_game_period_name (self->game, self->setup, period);
    if (name == NULL)
      break;
    labels[n++] = _ (name);
  }
  if (n == 1)
    n = 0;
  labels[n++] = _ ("Final score");
  const double w = (box.w - (n - 1) * 4) / n;
  for (unsigned i = 0; i < n; i++)
    paint_end (self, cr, labels[i], (SvSheetBox){ box.x + i * (w + 4), box.y, w, box.h });
}

static void
paint (SvSheets *self, cairo_t *cr, unsigned page)
{
  const SvSheetBox room = sv_sheet_room (self->paper, false);
  const double half = (room.w - GAP) / 2;
  const unsigned n = MAX (sv_sheet_count_pieces (self, 0), sv_sheet_count_pieces (self, 1));
  const double row = CLAMP (80.0 / MAX (n, 1), 4.4, 7.5);
  const char *const tops[] = { _ ("Date"), _ ("Place"), _ ("Referee") };
  const char *const teams[] = { _ ("Home"), _ ("Away") };
  const char *const signs[] = { _ ("Signature, home"), _ ("Signature, away") };
  const double third = (room.w - 2 * GAP) / 3;
  double y = room.y;

  for (unsigned i = 0; i < G_N_ELEMENTS (tops); i++)
    paint_line (self, cr, tops[i], NULL,
                (SvSheetBox){ room.x + i * (third + GAP), y, third, LINE });
  y += LINE + 4;
  for (int side = 0; side < 2; side++) {
    const double x = room.x + side * (half + GAP);
    paint_line (self, cr, teams[side], self->teams[side].name, (SvSheetBox){ x, y, half, LINE });
    paint_players (self, cr, side, row, (SvSheetBox){ x, y + LINE + 2, half, 0 });
  }
  y += LINE + 2 + 5 + n * row + 6;
  const double bottom = room.y + room.h - LINE - 4 - ENDS - 4;
  const SvTextStyle heading = sv_sheet_style (3.8, PANGO_WEIGHT_BOLD, 0, self->theme.ink);
  sv_paint_text (cr, _ ("Goals"), &heading, room.x, y + 1, room.w);
  y += HEADING - 2;
  paint_goals (self, cr, (SvSheetBox){ room.x, y, room.w, bottom - y });
  paint_ends (self, cr, (SvSheetBox){ room.x, bottom + 4, room.w, ENDS - 2 });
  for (int side = 0; side < 2; side++)
    paint_line (self, cr, signs[side], NULL,
                (SvSheetBox){ room.x + side * (half + GAP), room.y + room.h - LINE, half, LINE });
  sv_sheet_cut_lines (self, cr);
}

void
sv_sheet_add_form (SvSheets *self)
{
  sv_sheet_add_page (self, (SvSheetPage){ .title = _ ("Match form"),
                                          .hint = _ ("Fill it in by hand, and keep it."),
                                          .paint = paint });
}
