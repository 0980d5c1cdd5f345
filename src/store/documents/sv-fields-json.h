/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-fields-json: convert the values that a table of SvField describes from and to JSON. It knows
 * only the tables, no game and no document. */

#include "sv-field.h"
#include "sv-json-read.h"

/* Read the keys of @fields from @object into @base, which already holds the standard values: a
 * value whose key is missing stays as it is. On an error @base may be half filled. Keys that were
 * read are removed from @object; unknown keys stay there, also in records and list items. */
gboolean sv_fields_read (const SvField *fields,
                         gsize n,
                         JsonObject *object,
                         const SvPath *path,
                         void *base,
                         GError **error);

/* Return whether sv_fields_read () would accept what sv_fields_write () makes of the values in
 * @base. Fixed fields must have the same values as in @standard. */
gboolean sv_fields_check (const SvField *fields,
                          gsize n,
                          const void *base,
                          const void *standard,
                          const SvPath *path,
                          GError **error);

/* Add to @out the keys whose values in @base differ from those in @standard (NULL: all keys), and
 * the lists for whose items @unknown (nullable) holds unknown keys. */
void sv_fields_write (const SvField *fields,
                      gsize n,
                      const void *base,
                      const void *standard,
                      JsonObject *unknown,
                      JsonObject *out);

/* Keep the unknown keys of list items with their items when an item moves from index @from to
 * index @to. -1 as @from: the item is new; -1 as @to: it is removed; both -1: all items are new. */
void sv_fields_move_unknown (JsonObject **unknown, const SvField *list, int from, int to);
