/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-sheet-quarters.h"

enum { COLUMNS = 2, ROWS = 2, ON_PAGE = COLUMNS * ROWS };

void
sv_sheet_paint_quarters (
    SvSheets *self, cairo_t *cr, unsigned page, unsigned n, SvSheetQuarter paint)
{
  const SvSheetCup *cup = sv_sheet_page (self, page)->content;
  const unsigned first = sv_sheet_page (self, page)->first;
  const SvSheetBox room = sv_sheet_room (self->paper, false);
  const double w = room.w / COLUMNS, h = room.h / ROWS;
  const double xs[] = { room.x, room.x + w, room.x + room.w };
  const double ys[] = { room.y, room.y + h, room.y + room.h };

  for (unsigned i = 0; i < ON_PAGE && first + i < n; i++)
    paint (self, cr, cup, first + i, (SvSheetBox){ xs[i % COLUMNS], ys[i / COLUMNS], w, h });
  sv_sheet_fold_lines (self, cr);
  sv_sheet_paint_line (cr, self->theme.line, xs[1], ys[0], xs[1], ys[2]);
  sv_sheet_paint_line (cr, self->theme.line, xs[0], ys[1], xs[2], ys[1]);
  sv_sheet_cut_lines (self, cr);
  sv_sheet_paint_cut_marks (self, cr, G_N_ELEMENTS (xs), xs, G_N_ELEMENTS (ys), ys, 1);
}

void
sv_sheet_add_quarters (SvSheets *self, SvSheetPage page, unsigned n)
{
  for (page.first = 0; page.first < n; page.first += ON_PAGE)
    sv_sheet_add_page (self, page);
}
