/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-field-values: a set-up being edited by the tables of its game: items of lists added, moved
 * and taken away, values mended that exclude each other, and the reason why the rules do not hold.
 * No widgets. */

#include <glib.h>

#include "sv-game.h"

G_BEGIN_DECLS

/* Whether each value fits its field and the rules across the variant hold. Else the path of what
 * is wrong ("bonuses[1]") and the reason in the person's language; both to be freed. Cards are not
 * asked: a variant may be meant for other teams. */
gboolean sv_field_values_check (const SvGame *game, const void *setup, char **path, char **reason);

/* After changed was set in the list's item at base: if the rules do not hold any more, clear or
 * fill the fewest other optional values of the item so that they do. FALSE if that cannot be; then
 * nothing else is changed. */
gboolean sv_field_values_mend (
    const SvGame *game, void *setup, const SvField *list, void *base, const SvField *changed);

/* Add an item that the list does not hold yet, if there is one in the standard game, else a copy
 * of its last. There must be room. */
void
sv_field_values_add (const SvGame *game, void *setup, const void *standard, const SvField *list);

/* Move item from to place to (-1: take it away). */
void sv_field_values_move (void *setup, const SvField *list, int from, int to);

/* Copy all items of a list. */
void sv_field_values_copy_list (void *setup, const void *other, const SvField *list);

/* Whether two items of a list, or two lists, say the same. */
gboolean sv_field_values_same_item (const SvField *list, const void *a, const void *b);
gboolean sv_field_values_same_list (const SvField *list, const void *setup, const void *other);

G_END_DECLS
