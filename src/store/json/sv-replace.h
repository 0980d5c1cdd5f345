/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-replace: new files and folders that appear at once and whole.
 *
 * Each is written beside its place under a name that only Speelveld gives, and is renamed when it is complete
 * and on the disk. A program that is killed meanwhile leaves the unfinished one behind. Who writes it holds a lock
 * on it, so the next who writes into the same folder knows that it was left, and removes it. */

#include <glib.h>

/* Replace the file at path, or make it. FALSE: errno has the reason, and path is as it was. */
gboolean sv_replace_file (const char *path, const char *data, gsize length, int mode);

/* Make an empty folder beside path. Returns its path, which the caller frees, and in *lock what the caller
 * closes when the folder is renamed or removed. NULL: errno has the reason. */
char *sv_replace_make_folder (const char *path, int *lock);

/* Write all the bytes. FALSE: errno has the reason. */
gboolean sv_replace_write (int fd, const char *data, gsize length);
