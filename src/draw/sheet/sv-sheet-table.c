/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-sheet-table.h"

SvSheetTable *
sv_sheet_table_new (char *caption)
{
  SvSheetTable *self = g_new0 (SvSheetTable, 1);

  self->caption = caption;
  self->rows = g_ptr_array_new_with_free_func ((GDestroyNotify)g_strfreev);
  self->notes = g_ptr_array_new_with_free_func (g_free);
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
  g_free (self);
}

void
sv_sheet_table_add_column (SvSheetTable *self, const char *heading, double width, bool number)
{
  g_return_if_fail (self->n_columns < SV_SHEET_MAX_COLUMNS);
  self->columns[self->n_columns++] = (SvSheetColumn){ heading, width, number };
}
