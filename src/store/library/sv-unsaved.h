/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-unsaved: copies of documents whose own file cannot be written at the moment, because the disk
 * is full or a USB stick was removed. They are in the user's data folder until the file itself is
 * written again.
 *
 *      unsaved/Club cup-1f3a5b7c.svcup          the document as it is now; any reader opens it
 *      unsaved/Club cup-1f3a5b7c.svcup.origin   the file it belongs to, and what that held before
 *
 * An SvAutoSaver makes and removes them. The start page offers those that no SvAutoSaver uses. All
 * functions may be called in any thread. */

#include <glib.h>

/* Suffix of the file beside a copy. */
#define SV_UNSAVED_ORIGIN ".origin"

typedef struct {
  char *copy; /* path of the copy */
  char *path; /* path of the file that it belongs to */
  char *
      stamp; /* sv_json_stamp () of what that file held when it was last read or written, or NULL */
  gint64 when; /* when the copy was written, in seconds since 1970 */
} SvUnsaved;

void sv_unsaved_free (SvUnsaved *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvUnsaved, sv_unsaved_free)

/* Write @text, which belongs into the file at @path, into the copy *@copy; if *@copy is NULL, into
 * a new copy, which the caller uses from now on. @stamp: as in SvUnsaved. Return FALSE with an
 * error if the copy cannot be written either. */
gboolean sv_unsaved_keep (
    char **copy, const char *path, const char *stamp, const char *text, GError **error);

/* Remove a copy that the caller uses, because the file itself has been written. */
void sv_unsaved_drop (const char *copy);

/* take () marks the copy as used by the caller, so that it is not offered; it returns FALSE if it
 * is in use already. let_go () ends that. */
gboolean sv_unsaved_take (const char *copy);
void sv_unsaved_let_go (const char *copy);

/* Return the folder of the copies. Transfer full. */
char *sv_unsaved_folder (void);

/* Return the copies that are not in use (SvUnsaved), newest first. Transfer full. */
GPtrArray *sv_unsaved_list (void);

/* Return the copy at this path, or the newest copy for the file at @path if that file does not hold
 * anything newer; NULL if there is none. Transfer full. */
SvUnsaved *sv_unsaved_look (const char *copy);
SvUnsaved *sv_unsaved_find (const char *path);
