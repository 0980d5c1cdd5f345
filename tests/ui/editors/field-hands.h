/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* field-hands: what a person does with the controls of a row of a form, and what it shows. */

#include "window-fixture.h"

/* What the row shows. */
static inline int32_t
shown_value (SvFieldRow *row)
{
  static guint64 base[2048];

  sv_field_row_store (row, base);
  return sv_field_get (sv_field_row_get_field (row), base);
}

/* Button n of the row, which stands for one of several. */
static inline void
toggle (SvFieldRow *row, guint n, gboolean active)
{
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_nth (row, GTK_TYPE_TOGGLE_BUTTON, n)),
                                active);
}

/* First what is wanted, then what is not: there may always have to be one. */
static inline void
choose_letters (SvFieldRow *row, int32_t value)
{
  const SvField *field = sv_field_row_get_field (row);
  const int first = field->type == SV_FIELD_NUMBERS ? field->min : 0;

  for (int pass = 1; pass >= 0; pass--)
    for (guint n = 0; find_nth (row, GTK_TYPE_TOGGLE_BUTTON, n) != NULL; n++)
      if ((value >> (first + (int)n) & 1) == pass)
        toggle (row, n, pass);
}

static inline void
choose_number (SvFieldRow *row, int32_t value)
{
  GtkWidget *is_free = find (row, GTK_TYPE_CHECK_BUTTON);
  GtkWidget *on_off = find (row, GTK_TYPE_SWITCH);

  if (on_off != NULL)
    gtk_switch_set_active (GTK_SWITCH (on_off), value != 0);
  if (value != SV_FIELD_NULL && (on_off == NULL || value != 0))
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (find (row, GTK_TYPE_SPIN_BUTTON)), value);
  if (is_free != NULL)
    gtk_check_button_set_active (GTK_CHECK_BUTTON (is_free), value == SV_FIELD_NULL);
}

/* Choose value as a person does. */
static inline void
choose_value (SvFieldRow *row, int32_t value)
{
  const SvField *field = sv_field_row_get_field (row);
  const int none = (field->flags & (SV_FIELD_OPTIONAL | SV_FIELD_NULLABLE)) != 0;

  switch (field->type) {
  case SV_FIELD_BOOL:
    gtk_switch_set_active (GTK_SWITCH (find (row, GTK_TYPE_SWITCH)), value);
    break;
  case SV_FIELD_INT:
    choose_number (row, value);
    break;
  case SV_FIELD_CHOICE:
    gtk_drop_down_set_selected (GTK_DROP_DOWN (find (row, GTK_TYPE_DROP_DOWN)),
                                value == SV_FIELD_NULL ? 0 : (guint)(value + none));
    break;
  case SV_FIELD_BOARD:
    toggle (row, (guint)value, TRUE);
    break;
  case SV_FIELD_SET:
  case SV_FIELD_NUMBERS:
    choose_letters (row, value);
    break;
  case SV_FIELD_RECORD:
  case SV_FIELD_LIST:
    g_assert_not_reached ();
  }
}
