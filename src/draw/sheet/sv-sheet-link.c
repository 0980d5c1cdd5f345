/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* include before our headers, which define N_ if missing */

#include "sv-sheet-link.h"

#include "sv-qr.h"

#include <pango/pango.h>

enum { COLUMNS = 2, ROWS = 2, ON_PAGE = COLUMNS * ROWS };

/* In millimetres, on a card: the margin, the middle of the title, the upper edge of the QR code and
 * its size, and the upper edge of what is below it. */
static const double INSET = 8, TITLE = 14, ABOUT = 22, CODE = 28, SIDE = 62, BELOW = 94;
/* Height of all words, in millimetres. */
static const double WORDS = 25;

/* Paint the QR code of @link. Returns false if there is none. */
static bool
paint_code (cairo_t *cr, const SvSheetLink *link, double x, double y, double side)
{
  g_autoptr (SvQr) qr = sv_qr_new (link->url);

  if (qr == NULL)
    return false;
  sv_qr_paint (qr, cr, x, y, side);
  return true;
}

/* Paint the address, and the code in large letters, below @y; and above them what they are for, if
 * there is room for it in @h. */
static void
paint_words (SvSheets *self,
             cairo_t *cr,
             const SvSheetLink *link,
             double x,
             double y,
             double w,
             double h,
             double align)
{
  const SvTextStyle words = sv_sheet_style (3.2, PANGO_WEIGHT_MEDIUM, align, self->theme.ink);
  const SvTextStyle code = sv_sheet_style (6.4, PANGO_WEIGHT_BOLD, align, self->theme.ink);
  g_autofree char *enter = sv_sheet_link_dup_enter (link);
  g_autofree char *without = g_strdup_printf (_ ("Without a camera: open %s and type"), enter);

  if (h >= WORDS)
    y += sv_paint_paragraph (cr, _ ("Type the result on your phone"), &words, x, y, w) + 2;
  y += sv_paint_paragraph (cr, without, &words, x, y, w) + 2;
  sv_paint_paragraph (cr, link->code, &code, x, y, w);
}

void
sv_sheet_paint_link (
    SvSheets *self, cairo_t *cr, const SvSheetLink *link, double x, double y, double side, double w)
{
  const double beside = paint_code (cr, link, x, y, side) ? side + 3 : 0;

  paint_words (self, cr, link, x + beside, y + 1, w - beside, side, 0);
}

static void
paint_card (SvSheets *self, cairo_t *cr, const SvSheetLink *link, SvSheetBox box)
{
  const SvTextStyle title = sv_sheet_style (9, PANGO_WEIGHT_BOLD, 0.5, self->theme.ink);
  const SvTextStyle about = sv_sheet_style (3.4, PANGO_WEIGHT_MEDIUM, 0.5, self->theme.faint);
  const double x = box.x + INSET, w = box.w - 2 * INSET;
  g_autofree char *board = g_strdup_printf (_ ("Board %u"), link->board);

  sv_paint_text (cr, board, &title, x, box.y + TITLE, w);
  sv_paint_text (cr, self->about, &about, x, box.y + ABOUT, w);
  const bool coded = paint_code (cr, link, box.x + (box.w - SIDE) / 2, box.y + CODE, SIDE);
  paint_words (self, cr, link, x, box.y + (coded ? BELOW : CODE), w, SIDE, 0.5);
}

static void
paint (SvSheets *self, cairo_t *cr, unsigned page)
{
  const SvSheetCup *cup = sv_sheet_page (self, page)->content;
  const SvSheetBox room = sv_sheet_room (self->paper, false);
  const double w = room.w / COLUMNS, h = room.h / ROWS;
  const double xs[] = { room.x, room.x + w, room.x + room.w };
  const double ys[] = { room.y, room.y + h, room.y + room.h };

  for (unsigned i = 0; i < ON_PAGE; i++) {
    const unsigned k = sv_sheet_page (self, page)->first + i;
    const SvSheetBox box = { xs[i % COLUMNS], ys[i / COLUMNS], w, h };
    if (k < cup->links->len)
      paint_card (self, cr, &g_array_index (cup->links, SvSheetLink, k), box);
  }
  sv_sheet_cut_lines (self, cr);
  sv_sheet_paint_cut_marks (self, cr, G_N_ELEMENTS (xs), xs, G_N_ELEMENTS (ys), ys, 1);
}

void
sv_sheet_add_links (SvSheets *self, const SvSheetCup *cup)
{
  for (unsigned first = 0; first < cup->links->len; first += ON_PAGE)
    sv_sheet_add_page (self,
                       (SvSheetPage){ .title = _ ("Links of the boards"),
                                      .hint = _ ("Cut them apart, and lay each one on its board."),
                                      .content = cup,
                                      .first = first,
                                      .paint = paint });
}
