/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-folder: saves a folder of files that belong together, such as the pages of a web site, so
 * that they appear as a whole. */

#include <gio/gio.h>

typedef struct {
  char *name; /* file name without its folder */
  GBytes *bytes;
} SvFolderFile;

/* Return an empty array of SvFolderFile. Transfer full. */
GPtrArray *sv_folder_new (void);

/* Add a file called @name. Takes ownership of @text. */
void sv_folder_add (GPtrArray *files, const char *name, char *text);

/* Write @files (SvFolderFile) into the folder at @path. @mark is text that stands at the beginning
 * of each of the files and shows that this program made them.
 *
 * A new folder is made beside @path and gets its name when it is complete. A folder that exists
 * must be empty, or the first of @files in it must bear the mark. There each file is replaced as a
 * whole, the last of @files at the very end. Files that bear the mark, end with the same suffix as
 * the last of @files and are not among @files are removed; all others stay. Any other folder is
 * refused, and so is one in which a file with the name of one of @files does not bear the mark.
 * Return FALSE with an error; a folder that did not exist does not exist then, and an empty one is
 * empty. */
gboolean
sv_folder_save (const char *path, const GPtrArray *files, const char *mark, GError **error);

/* Like sv_folder_save (), in a worker thread. The call keeps a reference to @files; @mark must be
 * a static string. */
void sv_folder_save_async (const char *path,
                           GPtrArray *files,
                           const char *mark,
                           GAsyncReadyCallback callback,
                           gpointer data);
gboolean sv_folder_save_finish (GAsyncResult *result, GError **error);
