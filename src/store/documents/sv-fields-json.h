/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-fields-json: the values that a table of SvField describes, from and to JSON. It knows the
 * tables only, no game and no document. */

#include "sv-field.h"
#include "sv-take.h"

/* Take the keys of fields out of object into base, which holds the standard values: what is left
 * out stays as it is. On a fault base is half filled. Keys that nobody knows stay in object, in
 * records and list items too. */
gboolean sv_fields_read (const SvField *fields,
                         gsize n,
                         JsonObject *object,
                         const SvPath *path,
                         void *base,
                         GError **error);

/* Whether sv_fields_read () would take what sv_fields_write () makes of the values in base. Those that nobody
 * may change must be as in standard. */
gboolean sv_fields_check (const SvField *fields,
                          gsize n,
                          const void *base,
                          const void *standard,
                          const SvPath *path,
                          GError **error);

/* Add to out the keys whose values in base differ from those in standard (NULL: all keys); and the
 * lists that unknown (nullable) has something to add to. */
void sv_fields_write (const SvField *fields,
                      gsize n,
                      const void *base,
                      const void *standard,
                      JsonObject *unknown,
                      JsonObject *out);

/* Let what nobody knows in an item of a list go with the item: from place from to place to; -1: it
 * is new, or is taken away; both -1: all items are new. */
void sv_fields_move_unknown (JsonObject **unknown, const SvField *list, int from, int to);
