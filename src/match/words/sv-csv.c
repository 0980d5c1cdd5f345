/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before our headers, which define N_ if it is missing */

#include "sv-csv.h"

#include "sv-markup.h"

#include <locale.h>

struct _SvCsv {
  GString *text;
  const char *between; /* separator of cells */
  unsigned n_columns;
  unsigned column; /* index of the next cell */
};

/* Return the separator of cells. Spreadsheets separate cells by a semicolon if the language
 * writes a decimal comma. The translation knows that for its language; for languages without a
 * translation the C library does. */
static const char *
find_separator (SvCsvForm form)
{
  if (form == SV_CSV_PLAIN)
    return ",";
  if (g_str_equal (localeconv ()->decimal_point, ","))
    return ";";
  /* Translators: separator between the columns of a table for spreadsheets: ";" if your language
   * writes a decimal comma. */
  return C_ ("Columns of a spreadsheet", ",");
}

static const char *
heading_of (const SvCsvColumn *column, SvCsvForm form)
{
  if (form == SV_CSV_PLAIN)
    return column->key;
  return column->context != NULL ? g_dpgettext2 (NULL, column->context, column->heading)
                                 : _ (column->heading);
}

SvCsv *
sv_csv_new (SvCsvForm form, const SvCsvColumn *columns, unsigned n_columns)
{
  SvCsv *self = g_new0 (SvCsv, 1);

  self->text = g_string_new (form == SV_CSV_SPREADSHEET ? "\xef\xbb\xbf" : NULL);
  self->between = find_separator (form);
  self->n_columns = n_columns;
  for (unsigned i = 0; i < n_columns; i++)
    g_string_append_printf (self->text, "%s%s", i > 0 ? self->between : "",
                            heading_of (&columns[i], form));
  g_string_append (self->text, "\r\n");
  return self;
}

static void
begin_cell (SvCsv *self)
{
  if (self->column > 0)
    g_string_append (self->text, self->between);
}

static void
end_cell (SvCsv *self)
{
  self->column = (self->column + 1) % self->n_columns;
  if (self->column == 0)
    g_string_append (self->text, "\r\n");
}

void
sv_csv_add_words (SvCsv *self, const char *words)
{
  begin_cell (self);
  sv_markup_csv (self->text, words);
  end_cell (self);
}

void
sv_csv_add_number (SvCsv *self, gint64 number)
{
  begin_cell (self);
  g_string_append_printf (self->text, "%" G_GINT64_FORMAT, number);
  end_cell (self);
}

void
sv_csv_add_empty (SvCsv *self)
{
  begin_cell (self);
  end_cell (self);
}

char *
sv_csv_end (SvCsv *self)
{
  char *text = g_string_free (self->text, FALSE);

  g_free (self);
  return text;
}
