/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* include before our headers, which define N_ if missing */

#include "sv-sheet-link.h"

#include "sv-qr.h"
#include "sv-sheet-quarters.h"

#include <pango/pango.h>

/* In millimetres, on a card: the margin, the middle of the title, the upper edge of the QR code and
 * its size, and the upper edge of what is below it. */
static const double INSET = 8, TITLE = 14, ABOUT = 22, CODE = 28, SIDE = 62, BELOW = 94;
/* Height of all words, in millimetres; and below the matches of a board: the space above the QR
 * code and its size. */
static const double WORDS = 25, ABOVE = 5, BESIDE = 30;

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
paint_quarter (SvSheets *self, cairo_t *cr, const SvSheetCup *cup, unsigned i, SvSheetBox box)
{
  paint_card (self, cr, &g_array_index (cup->links, SvSheetLink, i), box);
}

static void
paint (SvSheets *self, cairo_t *cr, unsigned page)
{
  const SvSheetCup *cup = sv_sheet_page (self, page)->content;

  sv_sheet_paint_quarters (self, cr, page, cup->links->len, paint_quarter);
}

void
sv_sheet_add_links (SvSheets *self, const SvSheetCup *cup)
{
  sv_sheet_add_quarters (
      self,
      (SvSheetPage){ .title = _ ("Links of the boards"),
                     .hint = _ ("Cut them apart, and lay each one on its board."),
                     .content = cup,
                     .paint = paint },
      cup->links->len);
}

/* --- below the matches of a board --- */

static void
paint_below (SvSheets *self, cairo_t *cr, gconstpointer link, SvSheetBox box)
{
  sv_sheet_paint_link (self, cr, link, box.x, box.y + ABOVE, box.h - ABOVE, box.w);
}

void
sv_sheet_link_boards (SvSheetCup *cup)
{
  for (guint i = 0; i < cup->boards->len; i++) {
    const SvSheetLink *link = sv_sheet_cup_find_link (cup, i + 1);
    if (link != NULL)
      sv_sheet_table_set_below (cup->boards->pdata[i], ABOVE + BESIDE, paint_below, link);
  }
}
