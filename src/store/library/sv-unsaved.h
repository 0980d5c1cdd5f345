/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-unsaved: copies of documents whose own file cannot be written at the moment, because the disk is full
 * or a stick was taken out. They lie in the user's data folder until the file itself is written again.
 *
 *      unsaved/Club cup-1f3a5b7c.svcup          the document as it is now, which any reader can open
 *      unsaved/Club cup-1f3a5b7c.svcup.origin   which file it belongs to, and what that held before
 *
 * An SvKeeper makes and removes them; the start page offers those that no keeper has. Workers may call all
 * functions. */

#include <glib.h>

/* How the file beside a copy ends. */
#define SV_UNSAVED_ORIGIN ".origin"

typedef struct {
  char *copy; /* path of the copy */
  char *path; /* of the file that it belongs to */
  char *
      stamp; /* sv_json_stamp () of what that file held when it was read or written last, or NULL */
  gint64 when; /* the copy was written, in seconds since 1970 */
} SvUnsaved;

void sv_unsaved_free (SvUnsaved *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvUnsaved, sv_unsaved_free)

/* Write text, which belongs into the file at path, into *copy; NULL: into a new copy that the caller has from
 * now on, *copy. stamp: as above. FALSE with an error if it cannot be written either. */
gboolean sv_unsaved_keep (
    char **copy, const char *path, const char *stamp, const char *text, GError **error);

/* Remove a copy that the caller has: the file itself holds it by now. */
void sv_unsaved_drop (const char *copy);

/* The caller has this copy from now on, or no more: then it is offered. FALSE: somebody else has it. */
gboolean sv_unsaved_take (const char *copy);
void sv_unsaved_let_go (const char *copy);

/* The folder of the copies, to be freed. */
char *sv_unsaved_folder (void);

/* The copies that nobody has, newest first, of SvUnsaved. */
GPtrArray *sv_unsaved_list (void);

/* The same copy by its path, or the newest for the file at path if that holds nothing newer; NULL: none. */
SvUnsaved *sv_unsaved_look (const char *copy);
SvUnsaved *sv_unsaved_find (const char *path);
