/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-json-file: reads the file of a document, and saves a file so that it is never left half
 * written. Saving blocks until the bytes are on the disk; in the main thread of a window use
 * sv-save.h instead. The contents are parsed and written by sv-json.h. */

#include <json-glib/json-glib.h>

/* Return the bytes of the file at @path, or of standard input if @path is "-"; NULL with an error
 * if the file cannot be read. A file above SV_JSON_MAX_BYTES is refused before all of it is read.
 * Only regular files are opened; a pipe is refused and does not block. Transfer full. */
GBytes *sv_json_load_file (const char *path, GError **error);

/* Load the file at @path as sv_json_load_file () does and parse it as sv_json_read () does. Return
 * NULL with an error if either fails. Transfer full. */
JsonObject *sv_json_load (const char *path, GError **error);

/* Return FALSE with an error if a document of @length bytes would be too large to be read again. */
gboolean sv_json_check_size (gsize length, GError **error);

/* Write the JSON document @text to @path, so that after a crash the file is either the old one or
 * the new one. If @path is a symbolic link, the file that it points to is replaced. Permissions and
 * owner are kept as far as the system allows. A text above SV_JSON_MAX_BYTES is refused. */
gboolean sv_json_save_file (const char *path, const char *text, GError **error);

/* Like sv_json_save_file (), but for files that are not documents, such as printed sheets: there is
 * no limit on the size, and if @path is a pipe or a device, the bytes are written into it. */
gboolean sv_json_save_bytes (const char *path, GBytes *bytes, GError **error);

/* Return the reason why a file cannot be saved, in translated words for non-technical users that
 * fit after a colon: "the disk is full". @code: value of errno. Transfer none. */
const char *sv_json_say_unsaved (int code);

/* Return a checksum of @bytes as text, which is compared later to see whether another program has
 * changed the file. Free with g_free (). */
char *sv_json_stamp (GBytes *bytes);

/* Like sv_json_save_bytes (), but first check that no other program has changed the file. If the
 * contents of the file at @path differ from those that *@stamp (from sv_json_stamp ()) was made of,
 * leave the file alone and fail with SV_STORE_ERROR_CHANGED. If *@stamp is NULL, do not check.
 * After a successful save *@stamp is the stamp of @bytes; free it with g_free (). */
gboolean sv_json_save_over (const char *path, GBytes *bytes, char **stamp, GError **error);
