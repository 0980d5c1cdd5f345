/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvItemList: edits one list field in an SvFieldForm: a row of values for each item, a picture
 * that shows when the item applies (if the game can draw one), and buttons to add, move and
 * remove items.
 *
 * The list changes the values itself and emits a signal; whether they are legal is checked by
 * the form. Items keep their widgets: only the difference in number is created or destroyed. */

#include <gtk/gtk.h>

#include "sv-field-values.h"

#define SV_TYPE_ITEM_LIST (sv_item_list_get_type ())
G_DECLARE_FINAL_TYPE (SvItemList, sv_item_list, SV, ITEM_LIST, GtkBox)

/* Actions: list.add, list.reset (the standard items); for an item: item.up, item.down,
 * item.remove.
 *
 * Signal "edited" (const SvFieldEdit *edit): the user has changed the list; it is already stored
 * in the values. */

/* Create a list for the list field @field of @values, which must outlive the widget. */
GtkWidget *sv_item_list_new (SvFieldValues *values, const SvField *field);

/* Show the present values. */
void sv_item_list_show (SvItemList *self);

/* Show @reason beside the item that @path names, or below the list if @path names the list;
 * clear all others. */
void sv_item_list_show_fault (SvItemList *self, const char *path, const char *reason);
