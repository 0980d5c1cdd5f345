/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-json-file: reads the files of documents and saves them as a whole. Saving blocks until the
 * bytes are on the disk; in the main thread of a window use sv-save.h instead. */

#include <json-glib/json-glib.h>

/* Return the bytes of the file at @path. A file above SV_JSON_MAX_BYTES is refused without reading
 * all of it. "-" is standard input. Opens only regular files, and does not block on a pipe.
 * Transfer full. */
GBytes *sv_json_load_file (const char *path, GError **error);

/* Load a file and parse it as sv_json_read () does. Transfer full. */
JsonObject *sv_json_load (const char *path, GError **error);

/* Return FALSE with an error if a document of @length bytes would be too large to be read again. */
gboolean sv_json_check_size (gsize length, GError **error);

/* Write @text to @path so that a crash leaves either the old file or the new one. A symbolic link
 * is followed; permissions and owner are kept as far as the system allows. Text above
 * SV_JSON_MAX_BYTES is refused. */
gboolean sv_json_save_file (const char *path, const char *text, GError **error);

/* Like sv_json_save_file (), for files that are not documents, such as printed sheets. If @path is
 * a pipe or device, write into it. */
gboolean sv_json_save_bytes (const char *path, GBytes *bytes, GError **error);

/* Return the reason why something cannot be saved as part of a sentence, in words for
 * non-technical users: "the disk is full". @code: an errno. Transfer none. */
const char *sv_json_say_unsaved (int code);

/* Return a short checksum of @bytes, used to see whether a file has changed. Free with g_free
 * (). */
char *sv_json_stamp (GBytes *bytes);

/* Like sv_json_save_bytes (), but only if the file at @path still has the contents that *@stamp
 * (from sv_json_stamp ()) was made of; otherwise leave it and fail with SV_STORE_ERROR_CHANGED. If
 * *@stamp is NULL, do not check. Afterwards *@stamp is the stamp of @bytes. */
gboolean sv_json_save_over (const char *path, GBytes *bytes, char **stamp, GError **error);
