/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-library: the teams and variants that come with the program (in its resources) and those of the
 * user (files in the data folder, with one folder for each kind).
 *
 * A file is named after its document and never replaces another. A removed file goes into a hidden
 * folder and can be restored for a day. The module knows no window and edits no document. */

#include <gio/gio.h>

#include "sv-doc-class.h"
#include "sv-document.h"

typedef struct {
  char *path; /* path of the user's file, or NULL for a built-in item */
  const SvDocClass *class;
  union {
    gpointer doc;
    SvDocHead *head;
    SvTeamDoc *team;       /* set if it is a team */
    SvVariantDoc *variant; /* set if it is a variant */
  };
} SvLibraryItem;

/* Make an item without a path. Takes ownership of @doc. */
SvLibraryItem *sv_library_item_new (SvDocumentKind kind, gpointer doc);

void sv_library_item_free (SvLibraryItem *self);

/* Ignore environment variables such as $XDG_DATA_HOME that are not absolute paths, as their
 * specification demands. Call once, before anything asks for the library. */
void sv_library_check_environment (void);

/* Return the user's data folder, $XDG_DATA_HOME/speelveld, or its folder for matches that are being
 * played. Both are created if they do not exist. Transfer full. */
char *sv_library_folder (void);
char *sv_library_autosave_folder (void);

/* Return the user's folder of teams, variants or competitions, which is created if it does not
 * exist. Transfer full. */
char *sv_library_kind_folder (SvDocumentKind kind);

/* Return the teams or variants of a game (SvLibraryItem), sorted by name: built-in ones first, then
 * the user's; or only the built-in ones. Damaged files are left out. In sv_library_items () a
 * built-in team has the line-ups that the user's team of the same name keeps. Transfer full. */
GPtrArray *sv_library_items (const SvGame *game, SvDocumentKind kind);
GPtrArray *sv_library_built_in (const SvGame *game, SvDocumentKind kind);

/* Read the documents in any folder, but not in its subfolders, sorted by name (SvLibraryItem).
 * *@n_damaged: how many others are damaged. NULL with an error if the folder cannot be read. */
void sv_library_read_folder_async (const char *folder,
                                   const SvGame *game,
                                   SvDocumentKind kind,
                                   GAsyncReadyCallback callback,
                                   gpointer data);
GPtrArray *sv_library_read_folder_finish (GAsyncResult *result, guint *n_damaged, GError **error);

/* Return the "lessons" or "puzzles" (@folder) that come with the program for a game, or NULL if
 * there are none. Transfer full. */
GBytes *sv_library_get_learning (const SvGame *game, const char *folder);

/* Return the paths of the user's files of a kind, readable or not, unsorted. Transfer full. */
GPtrArray *sv_library_paths (SvDocumentKind kind);

/* --- One item --- */

/* Return whether a file holds a team or a variant, whatever its name, even if it is damaged. */
gboolean sv_library_is_item (const char *path);

/* Load a team or a variant from any file, whatever its name; the item's path is that of the file.
 * Return NULL with an error if it is damaged or of another kind. Transfer full. */
SvLibraryItem *sv_library_item_load (const char *path, GError **error);

/* Let the items (SvLibraryItem) whose path is @from have @path from now on. */
void sv_library_items_follow (const GPtrArray *items, const char *from, const char *path);

/* Copy an item under another name; the copy has no path. Transfer full. */
SvLibraryItem *sv_library_item_copy (const SvLibraryItem *self, const char *name);

/* Return a name for a copy of an item called @name, such that @is_taken returns FALSE for it.
 * Transfer full. */
typedef gboolean (*SvNameFunc) (gpointer data, const char *name);
char *sv_library_copy_name (const char *name, SvNameFunc is_taken, gpointer data);

/* Return the name of the item, or the word for its kind if it has none. Transfer none. */
const char *sv_library_item_get_title (const SvLibraryItem *self);

/* --- The user's files --- */

/* Return a file name without a folder for a document of that name: no separators, no leading dot,
 * not too long, never empty, with the suffix of @kind. @n: 0, or a number that is appended.
 * Transfer full. */
char *sv_library_file_name (const char *name, SvDocumentKind kind, unsigned n);

/* Create an empty file in the user's folder for a document of that name, with a number if the name
 * is taken, and return its path. No other program gets the same file. Transfer full. */
char *sv_library_reserve (const char *name, SvDocumentKind kind, GError **error);

/* Rename the user's file at @path after a document of that name, with a number if the name is
 * taken. Return the new path, or NULL if the file stays where it is: it has that name already, is
 * not in the user's folder, or cannot be moved. If the program is killed, the file has one of the
 * two names. Transfer full. */
char *sv_library_rename (const char *path, const char *name);

/* Save the item in its path, or if it has none in a new file of the user's, which becomes its path.
 * Takes ownership of the item; finish () returns it, or NULL with an error. */
void sv_library_save_async (SvLibraryItem *item, GAsyncReadyCallback callback, gpointer data);
SvLibraryItem *sv_library_save_finish (GAsyncResult *result, GError **error);

/* Like sv_library_save_async (), for several items (SvLibraryItem): save all of them or none. Takes
 * ownership of the items and leaves the array empty; finish () returns them (transfer full). */
void sv_library_save_all_async (GPtrArray *items, GAsyncReadyCallback callback, gpointer data);
GPtrArray *sv_library_save_all_finish (GAsyncResult *result, GError **error);

/* Return the path of the user's file that holds exactly this document already, or NULL. Transfer
 * full. */
char *sv_library_find (const SvLibraryItem *self);

/* Search in a worker thread, because all files of the user are read: *@same is what
 * sv_library_find () returns; if that is NULL, *@named is the path of the user's item of the same
 * game, kind and name, or NULL (transfer full). The caller keeps the item alive until then. */
void sv_library_find_async (const SvLibraryItem *self, GAsyncReadyCallback callback, gpointer data);
void sv_library_find_finish (GAsyncResult *result, char **same, char **named);

/* Return whether a match is over and changes its teams (cards, injuries); keep_match () saves that
 * change. Call it once for a match. It changes the user's team of that name, or saves a copy of the
 * team that played. */
gboolean sv_library_can_keep_match (const SvMatchDoc *match);
void
sv_library_keep_match_async (const SvMatchDoc *match, GAsyncReadyCallback callback, gpointer data);
gboolean sv_library_keep_match_finish (GAsyncResult *result, GError **error);

/* Return whether the user's library can keep line-ups of a team: it must have a name. keep_line_up
 * () saves one change: the line-up called @was (NULL: a new one) is now called @name (NULL: it was
 * removed). It changes the user's team of that name, or saves a copy of this one. */
gboolean sv_library_can_keep_line_up (const SvTeamDoc *team);
void sv_library_keep_line_up_async (const SvTeamDoc *team,
                                    const char *was,
                                    const char *name,
                                    GAsyncReadyCallback callback,
                                    gpointer data);
gboolean sv_library_keep_line_up_finish (GAsyncResult *result, GError **error);

/* remove () moves a file of the user into the hidden folder and returns its new path, or NULL with
 * an error. restore () moves it back and returns its path, which differs from the first if that
 * name was taken meanwhile. Transfer full. */
char *sv_library_remove (const char *path, GError **error);
char *sv_library_restore (const char *removed, GError **error);

/* Delete files that were removed at least that many seconds ago. */
void sv_library_purge (gint64 seconds);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvLibraryItem, sv_library_item_free)
