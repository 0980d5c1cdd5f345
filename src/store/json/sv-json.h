/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-json: JSON text to and from JsonNode, with the limits that json-glib does not have.
 *
 * Reading scans the text first, without recursion: UTF-8, strict grammar (no comments, no single
 * quotes, no hexadecimal, no leading zeros, no trailing bytes), size, depth, number of values,
 * duplicate keys, finite numbers. Only then json-glib sees it. */

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

enum {
  SV_JSON_MAX_BYTES = 16 * 1024 * 1024,
  SV_JSON_MAX_DEPTH = 32,
  SV_JSON_MAX_VALUES = 1000000,
  SV_JSON_MAX_KEYS = 256 /* of one object: keys made to collide in a hash cost their square */
};

/* The object that text holds. Errors: SV_STORE_ERROR; a fault in the grammar names line and column. */
JsonObject *sv_json_read (const char *text, gsize length, GError **error);

/* The file's text, refused above SV_JSON_MAX_BYTES without reading it all; "-" is standard input. */
GBytes *sv_json_load_file (const char *path, GError **error);

/* Text with a final newline, keys in their order: "format" and "version" first. pretty: indented
 * by two blanks, except that lists of plain values and small objects stay on one line. Does not
 * depend on the locale. */
char *sv_json_write (JsonObject *object, gboolean pretty);

/* Write text to path so that a crash leaves the old file or the new one (temporary file, fsync,
 * rename). */
gboolean sv_json_save_file (const char *path, const char *text, GError **error);

/* The same for what is no text, e.g. a PDF document. */
gboolean sv_json_save_bytes (const char *path, GBytes *bytes, GError **error);

G_END_DECLS
