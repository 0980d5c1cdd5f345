/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-json-file: the files of documents, read and saved whole. Saving waits for the disk: in the main
 * thread of a window that is sv-save's business. */

#include <json-glib/json-glib.h>

/* The file's text, refused above SV_JSON_MAX_BYTES without reading it all; "-" is standard input.
 * Only plain files are opened, and never waited for. */
GBytes *sv_json_load_file (const char *path, GError **error);

/* What sv_json_read () makes of it. */
JsonObject *sv_json_load (const char *path, GError **error);

/* FALSE with an error if a document of that many bytes could not be read again. */
gboolean sv_json_check_size (gsize length, GError **error);

/* Write text to path so that a crash leaves the old file or the new one. A link is followed, rights
 * and owner stay as far as that is allowed. Refused above SV_JSON_MAX_BYTES. */
gboolean sv_json_save_file (const char *path, const char *text, GError **error);

/* The same for what is no document, e.g. sheets. A pipe or device is written into. */
gboolean sv_json_save_bytes (const char *path, GBytes *bytes, GError **error);

/* Why something cannot be saved, as part of a sentence for a volunteer: "the disk is full". code: an errno.
 * It stays whose it is. */
const char *sv_json_say_unsaved (int code);

/* A short text that is another one if the bytes are. Free with g_free (). */
char *sv_json_stamp (GBytes *bytes);

/* sv_json_save_bytes (), but only if path still holds what *stamp was made of: else it stays as it
 * is, SV_STORE_ERROR_CHANGED. *stamp NULL: whatever it holds. *stamp becomes that of bytes. */
gboolean sv_json_save_over (const char *path, GBytes *bytes, char **stamp, GError **error);
