/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* include before our headers, which define N_ if missing */

#include "sv-sheet-slip.h"

#include "sv-sheet-link.h"
#include "sv-sheet-quarters.h"

#include <pango/pango.h>

/* In millimetres: positions on a slip, from its upper edge, and heights of its parts. */
static const double INSET = 6, WHERE = 11, TITLE = 16.5, REFEREE = 21.5, TEAMS = 25, TEAM = 24,
                    SCORE = 20, NOTES = 18, ENDED = 80, SIGNED = 18, LINK = 90, CODE = 27;

/* Paint a line to write on, with a label below it. */
static void
paint_write_line (SvSheets *self, cairo_t *cr, double x, double y, double w, const char *label)
{
  const SvTextStyle style = sv_sheet_style (2.6, PANGO_WEIGHT_MEDIUM, 0, self->theme.faint);

  cairo_set_line_width (cr, 0.25);
  sv_sheet_paint_line (cr, self->theme.faint, x, y, x + w, y);
  sv_paint_text (cr, label, &style, x, y + 2.4, w);
}

/* Paint one team of a match: its name or where it comes from, a box for its goals, and its
 * remark. */
static void
paint_team (SvSheets *self, cairo_t *cr, const SvSheetSlip *slip, int side, SvSheetBox box)
{
  const SvTextStyle name = sv_sheet_style (6, PANGO_WEIGHT_BOLD, 0, self->theme.ink);
  const SvTextStyle note = sv_sheet_style (2.8, PANGO_WEIGHT_MEDIUM, 0, self->theme.faint);
  const double w = box.w - SCORE - 3;

  sv_path_rounded (cr, box.x + box.w - SCORE, box.y, SCORE, 15, 2);
  sv_stroke (cr, self->theme.ink, 0.35);
  if (slip->teams[side] != NULL)
    sv_paint_name (cr, slip->teams[side], &name, box.x, box.y + 5, w);
  else
    paint_write_line (self, cr, box.x, box.y + 8, w, slip->from[side]);
  sv_paint_text (cr, side == 0 ? _ ("Home") : _ ("Away"), &note, box.x,
                 box.y + (slip->teams[side] != NULL ? 11.5 : 14.5), w);
  if (slip->notes[side] != NULL)
    sv_paint_paragraph (cr, slip->notes[side], &note, box.x, box.y + NOTES - 1.5, box.w);
}

/* Paint boxes to tick for how the match ended, if it can end in several ways, and a line for the
 * goals of the penalties. */
static void
paint_ends (SvSheets *self, cairo_t *cr, unsigned possible, SvSheetBox box)
{
  const char *const ends[] = { _ ("Normal time"), _ ("Extra time"), _ ("Golden goal"),
                               _ ("Penalties") };
  const SvTextStyle style = sv_sheet_style (3, PANGO_WEIGHT_MEDIUM, 0, self->theme.ink);
  const double w = box.w / 2;
  unsigned n = 0;

  if ((possible & (possible - 1)) == 0)
    return;
  for (unsigned i = 0; i < G_N_ELEMENTS (ends); i++) {
    if ((possible >> i & 1) == 0)
      continue;
    const double x = box.x + n % 2 * w, y = box.y + n / 2 * 6.5;
    n++;
    cairo_rectangle (cr, x + 0.2, y - 1.7, 3.4, 3.4);
    sv_stroke (cr, self->theme.ink, 0.3);
    sv_paint_text (cr, ends[i], &style, x + 5.2, y, w - 7);
  }
  if ((possible >> SV_END_PENALTIES & 1) == 0)
    return;
  const double y = box.y + (n - 1) / 2 * 6.5 + 1.7;
  cairo_set_line_width (cr, 0.25);
  sv_sheet_paint_line (cr, self->theme.faint, box.x + box.w - 20, y, box.x + box.w, y);
}

static void
paint_slip (
    SvSheets *self, cairo_t *cr, const SvSheetCup *cup, const SvSheetSlip *slip, SvSheetBox box)
{
  const SvSheetLink *link = sv_sheet_cup_find_link (cup, slip->board);
  const SvTextStyle where = sv_sheet_style (3.6, PANGO_WEIGHT_SEMIBOLD, 0, self->theme.ink);
  const SvTextStyle title = sv_sheet_style (3, PANGO_WEIGHT_MEDIUM, 0, self->theme.faint);
  const double x = box.x + INSET, w = box.w - 2 * INSET, half = (w - 4) / 2;

  sv_paint_text (cr, slip->where, &where, x, box.y + WHERE, w);
  sv_paint_text (cr, self->about, &title, x, box.y + TITLE, w);
  if (slip->referee != NULL)
    sv_paint_text (cr, slip->referee, &title, x, box.y + REFEREE, w);
  for (int side = 0; side < 2; side++)
    paint_team (self, cr, slip, side,
                (SvSheetBox){ x, box.y + TEAMS + side * (TEAM + 2), w, TEAM });
  paint_ends (self, cr, slip->ends, (SvSheetBox){ x, box.y + ENDED, w, 10 });
  if (link != NULL)
    sv_sheet_paint_link (self, cr, link, x, box.y + LINK, MIN (CODE, box.h - SIGNED + 4 - LINK), w);
  for (int side = 0; side < 2; side++)
    paint_write_line (self, cr, x + side * (half + 4), box.y + box.h - SIGNED + 6, half,
                      side == 0 ? _ ("Signature, home") : _ ("Signature, away"));
}

static void
paint_quarter (SvSheets *self, cairo_t *cr, const SvSheetCup *cup, unsigned i, SvSheetBox box)
{
  paint_slip (self, cr, cup, &g_array_index (cup->slips, SvSheetSlip, i), box);
}

static void
paint (SvSheets *self, cairo_t *cr, unsigned page)
{
  const SvSheetCup *cup = sv_sheet_page (self, page)->content;

  sv_sheet_paint_quarters (self, cr, page, cup->slips->len, paint_quarter);
}

void
sv_sheet_add_slips (SvSheets *self, const SvSheetCup *cup)
{
  sv_sheet_add_quarters (self,
                         (SvSheetPage){ .title = _ ("Result slips"),
                                        .hint = _ ("Cut them apart; there is one for each match."),
                                        .content = cup,
                                        .paint = paint },
                         cup->slips->len);
}
