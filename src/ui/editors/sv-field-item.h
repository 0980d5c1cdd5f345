/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvFieldItem: one item of an SvItemList: its values, its picture, its buttons. */

#include "sv-field-form.h"
#include "sv-item-picture.h"

G_BEGIN_DECLS

#define SV_TYPE_FIELD_ITEM (sv_field_item_get_type ())
G_DECLARE_FINAL_TYPE (SvFieldItem, sv_field_item, SV, FIELD_ITEM, GtkWidget)

/* Actions: item.up, item.down, item.remove. Signal: "moved" (int to), -1: it is to go. */

GtkWidget *sv_field_item_new (SvFieldForm *form, const SvField *list, int index);

/* Show what the form holds. */
void sv_field_item_show (SvFieldItem *self);

void sv_field_item_set_fault (SvFieldItem *self, const char *sentence);

/* The row of a path such as "bonuses[1].add", or NULL. */
GtkWidget *sv_field_item_find (SvFieldItem *self, const char *what);

/* Put the focus on the button that did action ("item.up"), or on another that works. */
void sv_field_item_focus (SvFieldItem *self, const char *action);

G_END_DECLS
