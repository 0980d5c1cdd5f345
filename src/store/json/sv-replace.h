/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-replace: makes new files and folders that appear complete and all at once.
 *
 * Each is written beside its final path under a temporary name that only Speelveld uses, and is
 * renamed when it is complete and on the disk. If the program is killed before that, the
 * unfinished file stays behind. The writing program holds a lock on its unfinished file, so the
 * next save in that folder can tell an abandoned file, which it removes, from one that is still
 * being written. */

#include <glib.h>

/* Replace or create the file at @path. Return FALSE with errno set; the file at @path is unchanged
 * then. */
gboolean sv_replace_file (const char *path, const char *data, gsize length, int mode);

/* Make an empty folder beside @path and return its path, or NULL with errno set. *@lock is a
 * descriptor that the caller closes when the folder has been renamed or removed. Transfer full. */
char *sv_replace_make_folder (const char *path, int *lock);

/* Write all @length bytes. Return FALSE with errno set. */
gboolean sv_replace_write (int fd, const char *data, gsize length);
