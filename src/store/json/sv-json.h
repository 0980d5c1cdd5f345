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

/* The file's text, refused above SV_JSON_MAX_BYTES without reading it all; "-" is standard input.
 * Only plain files are opened, and never waited for. */
GBytes *sv_json_load_file (const char *path, GError **error);

/* Text with a final newline, keys in their order: "format" and "version" first. pretty: indented
 * by two blanks, except that lists of plain values and small objects stay on one line. Does not
 * depend on the locale. */
char *sv_json_write (JsonObject *object, gboolean pretty);

/* FALSE with an error if a document of that many bytes could not be read again. */
gboolean sv_json_check_size (gsize length, GError **error);

/* Write text to path so that a crash leaves the old file or the new one. A link is followed, rights
 * and owner stay as far as that is allowed. Refused above SV_JSON_MAX_BYTES. */
gboolean sv_json_save_file (const char *path, const char *text, GError **error);

/* The same for what is no document, e.g. sheets. A pipe or device is written into. */
gboolean sv_json_save_bytes (const char *path, GBytes *bytes, GError **error);

/* A short text that is another one if the bytes are. Free with g_free (). */
char *sv_json_stamp (GBytes *bytes);

/* sv_json_save_file (), but only if path still holds what *stamp was made of: else it stays as it is,
 * SV_STORE_ERROR_CHANGED. *stamp NULL: whatever it holds. *stamp becomes that of text. */
gboolean sv_json_save_over (const char *path, const char *text, char **stamp, GError **error);

G_END_DECLS
