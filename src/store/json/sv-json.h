/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-json: reads JSON text into a JsonObject and writes it back, with checks that the parser of
 * json-glib does not make: UTF-8, strict grammar (no comments, single quotes, hexadecimal numbers,
 * leading zeros or trailing bytes), size, depth, number of values, duplicate keys, finite numbers.
 * It knows nothing of documents; see sv-take.h for the members of an object. */

#include <json-glib/json-glib.h>

enum {
  SV_JSON_MAX_BYTES = 16 * 1024 * 1024,
  SV_JSON_MAX_DEPTH = 32,
  SV_JSON_MAX_VALUES = 1000000,
  /* Limit on pairs of keys in the same object, summed over all objects. A file can be made so that
   * all its keys collide in the hash table, and then each pair is compared. One object alone may
   * have 16,384 keys. */
  SV_JSON_MAX_PAIRS = 1 << 27
};

/* Return the object that @text holds. Errors are SV_STORE_ERROR; for an error of grammar the
 * message names line and column. Transfer full. */
JsonObject *sv_json_read (const char *text, gsize length, GError **error);

/* Return whether sv_json_read () would accept the text that sv_json_write () makes of @object,
 * apart from its size: it is not nested too deeply and has not too many keys and values.
 * *@n_values (nullable): number of values in it. */
gboolean sv_json_check (JsonObject *object, gsize *n_values, GError **error);

/* Return @object as text with a final newline, its keys in their order: "format" and "version"
 * first. @pretty: indent by two blanks, but keep lists of plain values and small objects on one
 * line; ignored if the text would exceed SV_JSON_MAX_BYTES. The text does not depend on the
 * locale. Transfer full. */
char *sv_json_write (JsonObject *object, gboolean pretty);

/* Append @text to @out as a JSON string in quotes. */
void sv_json_append_string (GString *out, const char *text);
