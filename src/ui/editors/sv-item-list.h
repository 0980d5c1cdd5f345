/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvItemList: a list of a set-up, in an SvFieldForm: items with their values, a picture of when
 * each counts where the game can show one, and buttons to add, move and take away.
 *
 * Items keep their widgets; only as many are added or dropped as there are more or fewer items. */

#include "sv-field-form.h"

G_BEGIN_DECLS

#define SV_TYPE_ITEM_LIST (sv_item_list_get_type ())
G_DECLARE_FINAL_TYPE (SvItemList, sv_item_list, SV, ITEM_LIST, GtkWidget)

/* form: the one it belongs to, which outlives it. */
GtkWidget *sv_item_list_new (SvFieldForm *form, const SvField *field);

/* Show what the form holds. */
void sv_item_list_show (SvItemList *self);

/* Put the reason beside the item or the list that path names; clear all others. */
void sv_item_list_show_fault (SvItemList *self, const char *path, const char *reason);

/* Itself, or the row of a path such as "bonuses[1].add"; or NULL. */
GtkWidget *sv_item_list_find (SvItemList *self, const char *what);

/* As the buttons do; to: -1 takes the item away. */
void sv_item_list_add (SvItemList *self);
void sv_item_list_move (SvItemList *self, int from, int to);
void sv_item_list_reset (SvItemList *self);

G_END_DECLS
