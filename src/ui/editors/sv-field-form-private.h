/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the rows and lists of an SvFieldForm ask of it. */

#include "sv-field-form.h"
#include "sv-field-row.h"

G_BEGIN_DECLS

const SvGame *sv_field_form_get_game (SvFieldForm *self);

/* Whether the game may have pictures of list items: of those of a variant. */
gboolean sv_field_form_has_pictures (SvFieldForm *self);

/* What is shown, the rules holding or not; and the standard game's. */
const void *sv_field_form_peek (SvFieldForm *self);
const void *sv_field_form_peek_standard (SvFieldForm *self);

/* Let the form hear of a row. siblings: the fields of its list item, or NULL. */
void sv_field_form_watch (SvFieldForm *self, SvFieldRow *row, const SvField *list);

/* Add an item to a list, move item from to place to, or take it away (to: -1). */
gboolean sv_field_form_can_add (SvFieldForm *self, const SvField *list);
void sv_field_form_add_item (SvFieldForm *self, const SvField *list);
void sv_field_form_move_item (SvFieldForm *self, const SvField *list, int from, int to);

/* Give a list its standard items. */
void sv_field_form_reset_list (SvFieldForm *self, const SvField *list);

G_END_DECLS
