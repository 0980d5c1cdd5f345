/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-replace: makes files and folders that are never seen incomplete.
 *
 * A file is written under a temporary name that only Speelveld uses, in the folder where it
 * belongs, and is renamed to its final path when it is complete and on the disk. If the program is
 * killed before that, the unfinished file stays behind. The next save in that folder removes it. So
 * that this does not remove a file that another program is still writing, the writer holds a lock
 * on its unfinished file; a file without a lock is abandoned. Folders are made in the same way.
 *
 * This module knows nothing of symbolic links and permissions of the old file; see
 * sv-json-file.h. */

#include <glib.h>

/* Replace or create the file at @path, with the permissions @mode, and wait until it is on the
 * disk. Return FALSE with errno set if that fails; the file at @path is unchanged then, unless only
 * its new name could not be written to the disk: then it is the new one until the next crash. */
gboolean sv_replace_file (const char *path, const char *data, gsize length, int mode);

/* Make an empty folder with a temporary name beside @path. Return its path, or NULL with errno set.
 * The caller fills the folder and renames it to @path. *@lock is a descriptor that shows other
 * programs that the folder is in use; the caller closes it after renaming or removing the folder.
 * Transfer full. */
char *sv_replace_make_folder (const char *path, int *lock);

/* Write all @length bytes of @data to the descriptor @fd. Return FALSE with errno set if that
 * fails. */
gboolean sv_replace_write (int fd, const char *data, gsize length);
