/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-json: reads JSON text into a JsonObject and writes a JsonObject as text. The reader makes
 * checks that the parser of json-glib lacks: valid UTF-8; strict grammar (no comments, single
 * quotes, hexadecimal numbers, leading zeros or trailing bytes); limits on size, depth and number
 * of values; no duplicate keys; only finite numbers. This module does not know which members a
 * document has; see sv-json-read.h for reading them. It does not open files; see sv-json-file.h. */

#include <json-glib/json-glib.h>

enum {
  SV_JSON_MAX_BYTES = 16 * 1024 * 1024,
  SV_JSON_MAX_DEPTH = 32,
  SV_JSON_MAX_VALUES = 1000000,
  /* Greatest number of pairs of keys that are in the same object, summed over all objects. A
   * malicious file can have keys that all collide in the hash table, so that each key is compared
   * with all others; this limit bounds the time. One object alone may have 16,384 keys. */
  SV_JSON_MAX_PAIRS = 1 << 27
};

/* Parse @text, @length bytes long, and return the object that it contains; NULL with an error of
 * SV_STORE_ERROR if it is not valid. For an error of grammar the message names the line and column.
 * Transfer full. */
JsonObject *sv_json_read (const char *text, gsize length, GError **error);

/* Return whether the text that sv_json_write () makes of @object could be read by sv_json_read (),
 * apart from its size: the object is not nested too deeply and has not too many keys and values.
 * *@n_values (@n_values may be NULL): the number of values in it. */
gboolean sv_json_check (JsonObject *object, gsize *n_values, GError **error);

/* Return @object as JSON text with a final newline. The keys keep the order in which they were
 * added to @object. @pretty: indent by two blanks, but keep lists of plain values and small objects
 * on one line; ignored if the text would exceed SV_JSON_MAX_BYTES. The text does not depend on the
 * locale. Transfer full. */
char *sv_json_write (JsonObject *object, gboolean pretty);

/* Append @text to @out as a JSON string: in quotes, with escapes where JSON needs them. */
void sv_json_append_string (GString *out, const char *text);
