/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-library: the teams and variants that come with the program (in its resources) and those of
 * the user (files in the data folder, one folder for each kind).
 *
 * A file is named after its document and never replaces another; what is removed goes into a hidden
 * folder and can be put back for a day. It knows no window, and it edits no
 * document. */

#include <gio/gio.h>

#include "sv-doc-class.h"
#include "sv-document.h"

typedef struct {
  char *path; /* of the user's file, or NULL for a built-in one */
  const SvDocClass *class;
  union {
    gpointer doc;
    SvDocHead *head;
    SvTeamDoc *team;       /* if it is a team */
    SvVariantDoc *variant; /* if it is a variant */
  };
} SvLibraryItem;

/* An item without a path of a document, which it takes. */
SvLibraryItem *sv_library_item_new (SvDocumentKind kind, gpointer doc);

void sv_library_item_free (SvLibraryItem *self);

/* Forget folders of the environment ($XDG_DATA_HOME and its like) that are no whole paths, as their
 * specification wants it, before any library asks for them. Call it first of all. */
void sv_library_check_environment (void);

/* The user's data folder, $XDG_DATA_HOME/speelveld, and its folder for autosaves; made if absent. */
char *sv_library_folder (void);
char *sv_library_autosave_folder (void);

/* The user's folder of teams, variants or competitions; made if absent. */
char *sv_library_kind_folder (SvDocumentKind kind);

/* Built-in and own teams or variants of a game, built-in first, by name; or the built-in ones only.
 * Of SvLibraryItem; damaged files are left out. With own ones beside it a built-in team has the
 * line-ups that the user's team of its name keeps. */
GPtrArray *sv_library_items (const SvGame *game, SvDocumentKind kind);
GPtrArray *sv_library_built_in (const SvGame *game, SvDocumentKind kind);

/* Those in any folder, by name, without what lies in folders of it: of SvLibraryItem. n_damaged: so many
 * more are damaged. NULL and an error: the folder cannot be read. */
void sv_library_read_folder_async (const char *folder,
                                   const SvGame *game,
                                   SvDocumentKind kind,
                                   GAsyncReadyCallback callback,
                                   gpointer data);
GPtrArray *sv_library_read_folder_finish (GAsyncResult *result, guint *n_damaged, GError **error);

/* What comes with the program for a game besides: "lessons" or "puzzles"; NULL: nothing. */
GBytes *sv_library_get_learning (const SvGame *game, const char *folder);

/* The paths of the user's files of a kind, read or not, in no order; of char *. */
GPtrArray *sv_library_paths (SvDocumentKind kind);

/* --- One item --- */

/* Whether a file holds a team or a variant, whatever it is called, damaged or not. */
gboolean sv_library_is_item (const char *path);

/* A team or a variant from any file, whatever it is called; its path is the file's. Damaged or
 * neither of the two: NULL with a sentence. */
SvLibraryItem *sv_library_item_load (const char *path, GError **error);

/* Those of items (of SvLibraryItem) that lie at from lie at path now. */
void sv_library_items_follow (const GPtrArray *items, const char *from, const char *path);

/* A copy without a path under another name. */
SvLibraryItem *sv_library_item_copy (const SvLibraryItem *self, const char *name);

/* What a copy of one that is called name is to be called, so that none has that name yet. */
typedef gboolean (*SvNameFunc) (gpointer data, const char *name);
char *sv_library_copy_name (const char *name, SvNameFunc is_taken, gpointer data);

/* Its name, or what it is, if it has none. */
const char *sv_library_item_get_title (const SvLibraryItem *self);

/* --- The user's files --- */

/* A file name without folder for a document of that name: no separators, no leading dot, not too
 * long, never empty; with the suffix of kind. n: 0, or a number that makes it another name. */
char *sv_library_file_name (const char *name, SvDocumentKind kind, unsigned n);

/* The path of an empty file of the user's for a document of that name, with a number if there is one
 * already: nobody else gets it. */
char *sv_library_reserve (const char *name, SvDocumentKind kind, GError **error);

/* Call the user's file of that path after a document of that name, with a number if another file has that
 * name already: the path it has then. NULL: it stays where it is, for it is called so already, lies
 * somewhere else, or cannot be moved. Whoever kills the program finds the file under one name or the
 * other. */
char *sv_library_rename (const char *path, const char *name);

/* Save the item, which it takes, in its path, or if it has none in a new file of the user's, which is
 * its path then. finish gives it back, or NULL. */
void sv_library_save_async (SvLibraryItem *item, GAsyncReadyCallback callback, gpointer data);
SvLibraryItem *sv_library_save_finish (GAsyncResult *result, GError **error);

/* The user's file that holds this document already, letter by letter, or NULL. */
char *sv_library_find (const SvLibraryItem *self);

/* The path of the user's item of the same game, kind and name (transfer full), or NULL. An item without a
 * name is like no other. */
char *sv_library_find_named (const SvLibraryItem *self);

/* Both in a worker, for all files of the user are read. The item is kept alive by the caller until then; what is
 * found is in *same and *named. */
void sv_library_find_async (const SvLibraryItem *self, GAsyncReadyCallback callback, gpointer data);
void sv_library_find_finish (GAsyncResult *result, char **same, char **named);

/* Whether a match is over and leaves something to its teams as a whole (cards, injuries), and to do
 * it: once for a match. The user's team of that name gets it, else a copy of the one that played. */
gboolean sv_library_can_keep_match (const SvMatchDoc *match);
void
sv_library_keep_match_async (const SvMatchDoc *match, GAsyncReadyCallback callback, gpointer data);
gboolean sv_library_keep_match_finish (GAsyncResult *result, GError **error);

/* Whether the user's library can keep the line-ups of a team: it must have a name. And to let it have
 * what changed in those of team: that which was called so (NULL: none) is called name now (NULL: it was
 * removed). The user's team of that name gets it, else a copy of this one. */
gboolean sv_library_can_keep_line_up (const SvTeamDoc *team);
void sv_library_keep_line_up_async (const SvTeamDoc *team,
                                    const char *was,
                                    const char *name,
                                    GAsyncReadyCallback callback,
                                    gpointer data);
gboolean sv_library_keep_line_up_finish (GAsyncResult *result, GError **error);

/* Put a file of the user's out of sight: the path it has now, or NULL. Restoring gives the path it
 * has then, which is another one if its name was taken meanwhile. */
char *sv_library_remove (const char *path, GError **error);
char *sv_library_restore (const char *removed, GError **error);

/* Delete what was put out of sight at least so many seconds ago. */
void sv_library_purge (gint64 seconds);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvLibraryItem, sv_library_item_free)
