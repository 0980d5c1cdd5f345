/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-folder: saves a folder of files that belong together, such as the pages of a web site, so that
 * a reader never finds an incomplete set. It only writes the files; other modules make their
 * text. */

#include <gio/gio.h>

typedef struct {
  char *name; /* name of the file inside the folder, without a path; owned */
  GBytes *bytes;
} SvFolderFile;

/* Return an empty array for elements of type SvFolderFile, which it owns. Transfer full. */
GPtrArray *sv_folder_new (void);

/* Add a file called @name, with the contents @text, to the array @files. Takes ownership of
 * @text. */
void sv_folder_add (GPtrArray *files, const char *name, char *text);

/* Write @files (SvFolderFile, at least one) into the folder at @path. @mark is a text that all of
 * @files contain near their beginning; it shows that this program wrote them.
 *
 * If there is no folder at @path, the folder is made under a temporary name and renamed when it is
 * complete. If there is one, it must be empty or contain the first of @files with the mark; any
 * other folder is refused, and so is a folder where a file that has the name of one of @files lacks
 * the mark. In an existing folder the files are replaced one by one, the last of @files at the very
 * end. Then files that bear the mark, have the suffix of the last of @files and are not among
 * @files are removed, because an earlier save left them; all other files stay.
 *
 * Return FALSE with an error. In that case a folder that did not exist still does not exist, and a
 * folder that was empty is empty again. */
gboolean
sv_folder_save (const char *path, const GPtrArray *files, const char *mark, GError **error);

/* Like sv_folder_save (), but in a worker thread. The call keeps a reference to @files; @mark must
 * be a static string. In @callback, call sv_folder_save_finish (). */
void sv_folder_save_async (const char *path,
                           GPtrArray *files,
                           const char *mark,
                           GAsyncReadyCallback callback,
                           gpointer data);
gboolean sv_folder_save_finish (GAsyncResult *result, GError **error);
