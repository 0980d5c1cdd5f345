/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-folder: a folder of files that go together, such as web pages, saved whole. */

#include <gio/gio.h>

typedef struct {
  char *name; /* without folder */
  GBytes *bytes;
} SvFolderFile;

/* Of SvFolderFile, without any. */
GPtrArray *sv_folder_new (void);

/* Add a file of that name with this text, which it takes. */
void sv_folder_add (GPtrArray *files, const char *name, char *text);

/* Write files (of SvFolderFile) into the folder of path. mark stands at the beginning of each of them, and tells
 * by which program they were made.
 *
 * A new folder is made beside path and gets its name once it is whole. In one that is there, empty or with the first
 * of files in it by its mark, each file is replaced whole, the last of files at the very end; those that bear the mark and
 * are not among files any more, and end as the last one does, are removed, and all others stay. Any other folder is
 * refused, and so is one in which a file of these names does not bear the mark. FALSE with an error: a folder that
 * was not there is not there, an empty one is empty. */
gboolean
sv_folder_save (const char *path, const GPtrArray *files, const char *mark, GError **error);

/* The same in a worker, as sv_save_async (). files is kept; mark lives for ever. */
void sv_folder_save_async (const char *path,
                           GPtrArray *files,
                           const char *mark,
                           GAsyncReadyCallback callback,
                           gpointer data);
gboolean sv_folder_save_finish (GAsyncResult *result, GError **error);
