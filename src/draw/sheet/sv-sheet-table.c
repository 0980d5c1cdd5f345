/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Prints tables one below the other. A first pass without a Cairo context finds where each page
 * begins: a table that fits on one page is not split, a longer one continues on the next page. The
 * beginning of each page, a table and a line in it, is packed into the page's `first`, so that any
 * page can be painted alone. */

#include "sv-sheet-table.h"

#include <pango/pango.h>

SvSheetTable *
sv_sheet_table_new (char *caption)
{
  SvSheetTable *self = g_new0 (SvSheetTable, 1);

  self->caption = caption;
  self->rows = g_ptr_array_new_with_free_func ((GDestroyNotify)g_strfreev);
  self->notes = g_ptr_array_new_with_free_func (g_free);
  self->keys = g_array_new (FALSE, FALSE, sizeof (unsigned));
  self->remarks = g_ptr_array_new_with_free_func (g_free);
  return self;
}

void
sv_sheet_table_free (SvSheetTable *self)
{
  if (self == NULL)
    return;
  g_free (self->caption);
  g_ptr_array_unref (self->rows);
  g_ptr_array_unref (self->notes);
  g_ptr_array_unref (self->remarks);
  g_array_unref (self->keys);
  g_free (self->columns);
  g_free (self);
}

void
sv_sheet_table_add_column (SvSheetTable *self, const char *heading, double width, bool number)
{
  self->columns = g_renew (SvSheetColumn, self->columns, self->n_columns + 1);
  self->columns[self->n_columns++] =
      (SvSheetColumn){ .heading = heading, .width = width, .number = number };
}

void
sv_sheet_table_add_row (SvSheetTable *self, GPtrArray *words)
{
  g_return_if_fail (words->len == self->n_columns);

  g_ptr_array_add (words, NULL);
  g_ptr_array_add (self->rows, g_ptr_array_free (words, FALSE));
}

void
sv_sheet_table_set_below (SvSheetTable *self, double height, SvSheetBelow paint, gconstpointer data)
{
  self->below = height;
  self->paint_below = paint;
  self->below_data = data;
}

/* --- on paper --- */

/* Heights of the parts of a table, in millimetres. */
static const double CAPTION = 9, HEADING = 6, ROW = 6.4, NOTE = 5, GAP = 6, PAD = 1.2,
                    APART = 3.5; /* gap between a number and the column on its right */

/* Return the height of a whole table, in millimetres. */
static double
height_of (const SvSheetTable *table)
{
  return CAPTION + HEADING + table->rows->len * ROW + table->notes->len * NOTE + table->below;
}

/* Where a page begins: the table, and the line in it, which counts the rows first, then the
 * notes, and then what is below them. */
typedef struct {
  unsigned table, line;
} Place;

/* Number of bits for the line when a Place is packed into one number. */
enum { LINE_BITS = 16 };

static unsigned
pack (Place place)
{
  return place.table << LINE_BITS | place.line;
}

static Place
unpack (unsigned number)
{
  return (Place){ number >> LINE_BITS, number & ((1u << LINE_BITS) - 1) };
}

static unsigned
count_lines (const SvSheetTable *table)
{
  return table->rows->len + table->notes->len + (table->paint_below != NULL);
}

static double
line_height (const SvSheetTable *table, unsigned line)
{
  return line < table->rows->len                       ? ROW
         : line < table->rows->len + table->notes->len ? NOTE
                                                       : table->below;
}

static SvTextStyle
row_style (const SvSheets *self)
{
  return (SvTextStyle){
    .size = 3.4, .least = 1.9, .weight = PANGO_WEIGHT_MEDIUM, .colour = self->theme.ink
  };
}

/* Return the width that the heading and the words of a column need. The words with the most
 * characters stand for all, as measuring thousands would take long. */
static double
needed (const SvSheetTable *table, unsigned i, const SvTextStyle *style)
{
  const char *heading = table->columns[i].heading, *longest = "";
  glong most = 0;

  for (unsigned k = 0; k < table->rows->len; k++) {
    const char *words = ((char **)table->rows->pdata[k])[i];
    const glong length = g_utf8_strlen (words, -1);
    if (length > most) {
      most = length;
      longest = words;
    }
  }
  const double mark = table->columns[i].teams ? style->size * sv_sheet_mark : 0;
  return MAX (sv_text_width (longest, style) + mark, sv_text_width (heading, style)) + 2 * PAD;
}

/* Compute the widths of the columns of a table @w wide: those of width 0 share what the others
 * leave. If names need more than that, columns that can do with less give it. */
static void
share (const SvSheetTable *table, const SvTextStyle *style, double w, double *widths)
{
  double left = w, wanted = 0;
  unsigned n = 0;

  for (unsigned i = 0; i < table->n_columns; i++) {
    widths[i] = table->columns[i].width;
    left -= widths[i];
    if (widths[i] == 0) {
      n++;
      wanted = MAX (wanted, needed (table, i, style));
    }
  }
  for (unsigned i = 0; i < table->n_columns && n * wanted > left; i++)
    if (table->columns[i].gives) {
      const double spare = widths[i] - needed (table, i, style);
      const double given = CLAMP (n * wanted - left, 0, MAX (spare, 0));
      widths[i] -= given;
      left += given;
    }
  for (unsigned i = 0; i < table->n_columns; i++)
    if (table->columns[i].width == 0)
      widths[i] = left / n;
}

/* Paint the words of a cell @w wide, or the heading of its column if @words is NULL. The name of a
 * team follows its mark. */
static void
paint_cell (SvSheets *self,
            cairo_t *cr,
            const SvSheetColumn *column,
            const char *words,
            const SvTextStyle *style,
            SvSheetBox box)
{
  const double mark =
      words != NULL && column->teams
          ? sv_sheet_paint_mark (self, cr, words, box.x + PAD, box.y + box.h / 2, style->size)
          : 0;

  sv_paint_text (cr, words != NULL ? words : column->heading, style, box.x + PAD + mark,
                 box.y + box.h / 2, box.w - mark - (column->number ? PAD + APART : 2 * PAD));
}

static void
paint_cells (SvSheets *self,
             cairo_t *cr,
             const SvSheetTable *table,
             const double *widths,
             char *const *words,
             const SvTextStyle *style,
             SvSheetBox box)
{
  double x = box.x;

  for (unsigned i = 0; i < table->n_columns; i++) {
    SvTextStyle own = *style;
    own.align = table->columns[i].number ? 1 : 0;
    if (words != NULL && i == table->header)
      own.weight = PANGO_WEIGHT_SEMIBOLD;
    paint_cell (self, cr, &table->columns[i], words != NULL ? words[i] : NULL, &own,
                (SvSheetBox){ x, box.y, widths[i], box.h });
    x += widths[i];
  }
  cairo_set_line_width (cr, words != NULL ? 0.15 : 0.35);
  sv_sheet_paint_line (cr, words != NULL ? self->theme.line : self->theme.ink, box.x, box.y + box.h,
                       box.x + box.w, box.y + box.h);
}

static void
paint_line (SvSheets *self,
            cairo_t *cr,
            const SvSheetTable *table,
            const double *widths,
            unsigned line,
            SvSheetBox box)
{
  const SvTextStyle style = row_style (self);
  SvTextStyle note = style;

  note.size = 3;
  note.colour = self->theme.faint;
  if (line < table->rows->len)
    paint_cells (self, cr, table, widths, table->rows->pdata[line], &style, box);
  else if (line == table->rows->len + table->notes->len)
    table->paint_below (self, cr, table->below_data, box);
  else
    sv_paint_text (cr, table->notes->pdata[line - table->rows->len], &note, box.x + PAD,
                   box.y + box.h / 2, box.w - 2 * PAD);
}

static void
paint_heading (
    SvSheets *self, cairo_t *cr, const SvSheetTable *table, const double *widths, SvSheetBox box)
{
  const SvTextStyle caption = {
    .size = 4.4, .least = 2.8, .weight = PANGO_WEIGHT_BOLD, .colour = self->theme.ink
  };
  const SvTextStyle heading = {
    .size = 2.8, .least = 1.7, .weight = PANGO_WEIGHT_SEMIBOLD, .colour = self->theme.faint
  };

  sv_paint_text (cr, table->caption, &caption, box.x + PAD, box.y + CAPTION / 2, box.w - 2 * PAD);
  paint_cells (self, cr, table, widths, NULL, &heading,
               (SvSheetBox){ box.x, box.y + CAPTION, box.w, HEADING });
}

/* Return the widths of the columns of a table. Free with g_free (). */
static double *
make_widths (SvSheets *self, const SvSheetTable *table, double w)
{
  const SvTextStyle style = row_style (self);
  double *widths = g_new (double, table->n_columns);

  share (table, &style, w, widths);
  return widths;
}

/* Paint as many tables and lines as fit on a page, from @place on. With @cr NULL nothing is
 * painted. Returns where the next page begins. */
static Place
fill_page (SvSheets *self, cairo_t *cr, const GPtrArray *tables, Place place, bool apart)
{
  const SvSheetBox room = sv_sheet_room (self->paper, false);
  const double bottom = room.y + room.h;
  double y = room.y;

  for (; place.table < tables->len; place = (Place){ place.table + 1, 0 }) {
    const SvSheetTable *table = tables->pdata[place.table];
    const double wanted = place.line == 0 ? MIN (height_of (table), room.h)
                                          : CAPTION + HEADING + line_height (table, place.line);
    if (y > room.y && (apart || y + wanted > bottom))
      return place;
    g_autofree double *widths = cr != NULL ? make_widths (self, table, room.w) : NULL;
    if (cr != NULL)
      paint_heading (self, cr, table, widths, (SvSheetBox){ room.x, y, room.w, 0 });
    y += CAPTION + HEADING;
    for (; place.line < count_lines (table); place.line++) {
      const double h = line_height (table, place.line);
      if (y + h > bottom)
        return place;
      if (cr != NULL)
        paint_line (self, cr, table, widths, place.line, (SvSheetBox){ room.x, y, room.w, h });
      y += h;
    }
    y += GAP;
  }
  return place;
}

static void
paint_tables (SvSheets *self, cairo_t *cr, unsigned page)
{
  fill_page (self, cr, sv_sheet_page (self, page)->content,
             unpack (sv_sheet_page (self, page)->first), false);
}

static void
paint_apart (SvSheets *self, cairo_t *cr, unsigned page)
{
  fill_page (self, cr, sv_sheet_page (self, page)->content,
             unpack (sv_sheet_page (self, page)->first), true);
}

void
sv_sheet_add_tables (
    SvSheets *self, const char *title, const char *hint, const GPtrArray *tables, bool apart)
{
  for (Place place = { 0, 0 }; place.table < tables->len;
       place = fill_page (self, NULL, tables, place, apart))
    sv_sheet_add_page (self, (SvSheetPage){ .title = title,
                                            .hint = hint,
                                            .content = tables,
                                            .first = pack (place),
                                            .paint = apart ? paint_apart : paint_tables });
}
