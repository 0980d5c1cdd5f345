/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-json: JSON text to and from JsonObject, with the limits that json-glib's own parser does not have:
 * UTF-8, strict grammar (no comments, no single quotes, no hexadecimal, no leading zeros, no trailing
 * bytes), size, depth, number of values, duplicate keys, finite numbers. */

#include <json-glib/json-glib.h>

enum {
  SV_JSON_MAX_BYTES = 16 * 1024 * 1024,
  SV_JSON_MAX_DEPTH = 32,
  SV_JSON_MAX_VALUES = 1000000,
  /* Pairs of keys that stand in one object: those made to collide in a hash are compared with each
   * other. One object alone may have 16,384 keys. */
  SV_JSON_MAX_PAIRS = 1 << 27
};

/* The object that text holds. Errors: SV_STORE_ERROR; a fault in the grammar names line and column. */
JsonObject *sv_json_read (const char *text, gsize length, GError **error);

/* Whether sv_json_read () takes what sv_json_write () makes of object, whatever its size: it is not nested
 * too deeply, and has not too many keys and values. *n_values (nullable): how many values it has. */
gboolean sv_json_check (JsonObject *object, gsize *n_values, GError **error);

/* Text with a final newline, keys in their order: "format" and "version" first. pretty: indented
 * by two blanks, except that lists of plain values and small objects stay on one line; if that would be more than
 * SV_JSON_MAX_BYTES, it is not. Does not depend on the locale. */
char *sv_json_write (JsonObject *object, gboolean pretty);

/* Append text as a JSON string, in its quotes. */
void sv_json_append_string (GString *out, const char *text);
