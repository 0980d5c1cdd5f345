/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvItemList: a list among values that are edited, in an SvFieldForm: items with their values, a
 * picture of when each counts where the game can show one, and buttons to add, move and take away.
 *
 * It changes the values itself and tells it; whether the rules hold is the form's question. Items
 * keep their widgets; only as many are added or dropped as there are more or fewer items. */

#include <gtk/gtk.h>

#include "sv-field-values.h"

#define SV_TYPE_ITEM_LIST (sv_item_list_get_type ())
G_DECLARE_FINAL_TYPE (SvItemList, sv_item_list, SV, ITEM_LIST, GtkBox)

/* Actions: list.add, list.reset (the standard items); on an item: item.up, item.down, item.remove.
 * Signal: "edited" (const SvFieldEdit *edit): a person has changed the list in its values. */

/* values: those it is a list of, which outlive it. */
GtkWidget *sv_item_list_new (SvFieldValues *values, const SvField *field);

/* Show what the values are now. */
void sv_item_list_show (SvItemList *self);

/* Put the reason beside the item or the list that path names; clear all others. */
void sv_item_list_show_fault (SvItemList *self, const char *path, const char *reason);
