/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvDraft, an SvKeeper: a team or a variant of the user's library while it is being edited.
 *
 * Every change is kept in the document's file soon after it was made
 * (atomically), at the latest when the draft is closed, and can be undone. One stack of undo
 * serves the whole document; it holds the document's text before and after each change, so it
 * cannot forget anything. The rules that a match needs (card points) are not asked here: a draft
 * may be incomplete, and the editors say beside each field what a match would lack.
 *
 * It does not know how a form looks, and it edits no running match. */

#include "sv-document.h"
#include "sv-keeper.h"
#include "sv-library.h"
#include "sv-undo.h"

#define SV_TYPE_DRAFT (sv_draft_get_type ())
G_DECLARE_FINAL_TYPE (SvDraft, sv_draft, SV, DRAFT, SvKeeper)

/* Signals: "changed" (the document is another one), "lost" (the file was taken away by
 * somebody else, so changes are not kept; told whenever one would be: it is
 * not made again), "moved" (const char *from; its file has another name or place
 * now, and was there before). Its "notice": a change was refused, see sv_draft_commit (). */

/* A draft of a document, which it takes. path: its file, or NULL for one that is not kept. */
SvDraft *sv_draft_new_team (SvTeamDoc *team, const char *path);
SvDraft *sv_draft_new_variant (SvVariantDoc *variant, const char *path);

/* The same of a copy of the document of item. */
SvDraft *sv_draft_new (const SvLibraryItem *item, const char *path);

/* What the file of that path holds, or a copy of it that is newer and could not be saved there. */
SvDraft *sv_draft_load (const char *path, GError **error);

/* What a copy holds, to be saved in the file that it belongs to. */
SvDraft *sv_draft_load_copy (const SvUnsaved *copy, GError **error);

/* It was made a moment ago, by whom it is edited now: if nothing of it is ever changed, nobody wanted
 * it. */
void sv_draft_set_new (SvDraft *self);

/* It comes with the program: it is looked at and stays as it is. What is written into it is taken back
 * by the next commit; there is nothing to save. */
void sv_draft_set_sample (SvDraft *self);
gboolean sv_draft_is_sample (SvDraft *self);

/* Whoever edited it does so no more. What was changed is written soon, and after that a file of the library
 * is called after it; the file of a new one that was not changed goes, unless somebody else wrote into it. */
void sv_draft_leave (SvDraft *self);

const SvGame *sv_draft_get_game (SvDraft *self);
const char *sv_draft_get_path (SvDraft *self); /* or NULL */
const SvLibraryItem *
sv_draft_get_item (SvDraft *self); /* its document as it is now, valid until "changed" */
SvLibraryItem *sv_draft_dup_item (SvDraft *self); /* a copy without a path */
const char *sv_draft_get_name (SvDraft *self);    /* or what it is, if it has none */

/* The document as it is now; the other of the two is NULL. Valid until "changed". */
const SvTeamDoc *sv_draft_get_team (SvDraft *self);
const SvVariantDoc *sv_draft_get_variant (SvDraft *self);

/* To change it: take the document, write into it, and commit (or nothing happened if it is the same
 * as before). what: the kind of change ("name", "card-2-attack"), as
 * sv_undo_commit () takes it. Returns whether anything changed.
 *
 * A document that could not be read again (a value outside its range, a name that is too long) is
 * never kept: the change is taken back, and "notice" tells why. */
SvDocHead *sv_draft_edit_head (SvDraft *self);
SvTeamDoc *sv_draft_edit_team (SvDraft *self);
SvVariantDoc *sv_draft_edit_variant (SvDraft *self);
gboolean sv_draft_commit (SvDraft *self, const char *what);

/* Its steps. */
SvUndo *sv_draft_get_undo (SvDraft *self);

/* TRUE if its file was there and is no more. */
gboolean sv_draft_is_lost (SvDraft *self);

/* In words what became of the file of a lost one. */
char *sv_draft_dup_lost (SvDraft *self);

/* Save what it holds as a new document of the user's under a name that none has yet; the draft goes on
 * being what it was. Finish with sv_library_save_finish (). */
void sv_draft_make_mine_async (SvDraft *self, GAsyncReadyCallback callback, gpointer data);

/* Keep it as a new file of the user's, and go on with that one. */
void sv_draft_keep_copy_async (SvDraft *self, GAsyncReadyCallback callback, gpointer data);
gboolean sv_draft_keep_copy_finish (SvDraft *self, GAsyncResult *result, GError **error);
