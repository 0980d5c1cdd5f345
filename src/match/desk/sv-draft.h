/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvDraft: a team or a variant of the user's library while it is being edited. It is an
 * SvAutoSaver, an auto-saver.
 *
 * Every change is saved atomically in the document's file soon after it was made, at the latest
 * when the draft is closed, and can be undone. One stack of undo serves the whole document; it
 * holds the document before and after each change, so no part of a change is lost. The rules that a
 * match needs (card points) are not enforced here: a draft may be incomplete, and the editors say
 * beside each field what a match would lack.
 *
 * It does not know how a form looks, and it does not edit a running match. */

#include "sv-auto-saver.h"
#include "sv-document.h"
#include "sv-library.h"
#include "sv-undo.h"

#define SV_TYPE_DRAFT (sv_draft_get_type ())
G_DECLARE_FINAL_TYPE (SvDraft, sv_draft, SV, DRAFT, SvAutoSaver)

/* Signals: "changed": the document is different; "lost": the file was deleted by another window
 * or program, so changes are not saved (emitted each time that a save would be due; the file is
 * not created again); "moved" (const char *from): the file was renamed or moved from that path.
 * "notice" of SvAutoSaver: a change was refused, see sv_draft_commit (). */

/* Return a draft of a document (transfer full). @path is its file, or NULL for a document that is
 * not saved. */
SvDraft *sv_draft_new_team (SvTeamDoc *team, const char *path);
SvDraft *sv_draft_new_variant (SvVariantDoc *variant, const char *path);

/* Return a draft of a copy of @item's document, which is saved in @path. */
SvDraft *sv_draft_new (const SvLibraryItem *item, const char *path);

/* Return a draft of the document in the file @path, or of a newer copy of the file that could not
 * be saved there. */
SvDraft *sv_draft_load (const char *path, GError **error);

/* Return a draft of an unsaved copy, to be saved in the file that the copy belongs to. */
SvDraft *sv_draft_load_copy (const SvUnsaved *copy, GError **error);

/* Mark the draft as just created by the user who edits it: if it is never changed, its file is
 * deleted by sv_draft_leave (). */
void sv_draft_set_new (SvDraft *self);

/* Mark the draft as one that comes with the program and cannot be edited. The next commit reverts
 * any changes, and nothing is saved. */
void sv_draft_set_sample (SvDraft *self);
gboolean sv_draft_is_sample (SvDraft *self);

/* Call when the editor is closed. Pending changes are saved soon, and then a file of the library
 * is renamed after its document. The file of a new draft without changes is deleted, unless
 * another program wrote to it. */
void sv_draft_leave (SvDraft *self);

const SvGame *sv_draft_get_game (SvDraft *self);
const char *sv_draft_get_path (SvDraft *self);          /* or NULL */
const SvLibraryItem *sv_draft_get_item (SvDraft *self); /* the document, valid until "changed" */
SvLibraryItem *sv_draft_dup_item (SvDraft *self);       /* a copy without a path */
const char *sv_draft_get_name (SvDraft *self); /* the document's name, or its kind if it has none */

/* Return the document, or NULL if the draft is of the other kind. Valid until "changed". */
const SvTeamDoc *sv_draft_get_team (SvDraft *self);
const SvVariantDoc *sv_draft_get_variant (SvDraft *self);

/* Edit the document: get it, write into it, then call sv_draft_commit (). @what is the kind of
 * change ("name", "card-2-attack") for sv_undo_commit (). Return whether anything changed.
 *
 * A document that could not be read again (a value outside its range, a name that is too long) is
 * never saved: the change is reverted, and "notice" gives the reason. */
SvDocHead *sv_draft_edit_head (SvDraft *self);
SvTeamDoc *sv_draft_edit_team (SvDraft *self);
SvVariantDoc *sv_draft_edit_variant (SvDraft *self);
gboolean sv_draft_commit (SvDraft *self, const char *what);

/* Return the stack of undo. */
SvUndo *sv_draft_get_undo (SvDraft *self);

/* Return TRUE if the file of the draft existed before but has been deleted. */
gboolean sv_draft_is_lost (SvDraft *self);

/* Return a sentence that says what happened to the file of a lost draft. Free with g_free (). */
char *sv_draft_dup_lost (SvDraft *self);

/* Save a copy as a new document of the user under an unused name; the draft stays as it is.
 * Finish with sv_library_save_finish (). */
void sv_draft_make_mine_async (SvDraft *self, GAsyncReadyCallback callback, gpointer data);

/* Save the draft as a new file of the user, and continue editing that file. */
void sv_draft_keep_copy_async (SvDraft *self, GAsyncReadyCallback callback, gpointer data);
gboolean sv_draft_keep_copy_finish (SvDraft *self, GAsyncResult *result, GError **error);
