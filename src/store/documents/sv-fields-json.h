/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-fields-json: the values that a table of SvField describes, from and to JSON. It knows the
 * tables only, no game and no document. Used inside the store only. */

#include "sv-field.h"
#include "sv-take.h"

G_BEGIN_DECLS

/* Take the keys of fields out of object into base, which holds the standard values: what is left
 * out stays as it is. On a fault base is half filled. Keys that nobody knows stay in object, in
 * records and list items too. */
gboolean sv_fields_read (const SvField *fields,
                         gsize n,
                         JsonObject *object,
                         const SvPath *path,
                         void *base,
                         GError **error);

/* Add to out the keys whose values in base differ from those in standard (NULL: all keys), and
 * the unknown keys (nullable) of records and list items. */
void sv_fields_write (const SvField *fields,
                      gsize n,
                      const void *base,
                      const void *standard,
                      JsonObject *unknown,
                      JsonObject *out);

G_END_DECLS
