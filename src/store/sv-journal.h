/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-journal: the match that is being played, on disk after every event.
 *
 * A journal is a text file in the user's data folder. Its first line is the whole match document;
 * each further line is one step since: `event MS TEXT`, `go K` (undo, redo, jump), `clock MS`. Lines
 * are appended and synchronised (fdatasync), so a crash loses at most the line being written; a
 * torn last line is left out when reading. */

#include "sv-document.h"

G_BEGIN_DECLS

typedef struct SvJournal SvJournal;

/* A new journal for doc in folder, or a new first line for an existing one (rewrite). On a full
 * disk or read-only folder: error, and every further call tries again from the whole document. */
SvJournal *sv_journal_new (const char *folder);
void sv_journal_free (SvJournal *self); /* the file stays */
const char *sv_journal_get_path (const SvJournal *self);

/* Write the whole document as the first line of the file; needed first, and whenever something
 * other than events changed. */
gboolean sv_journal_rewrite (SvJournal *self, const SvMatchDoc *doc, GError **error);

/* Append one step. After an error the next call must be sv_journal_rewrite (). */
gboolean sv_journal_event (SvJournal *self, const char *text, gint64 time_ms, GError **error);
gboolean sv_journal_go (SvJournal *self, unsigned position, GError **error);
gboolean sv_journal_clock (SvJournal *self, gint64 elapsed_ms, GError **error);

/* Remove the file: the match is over, or discarded. */
void sv_journal_discard (SvJournal *self);

/* Continue a journal that an earlier run left: the document and a journal that goes on in the same
 * file. On error the file is renamed to *.damaged, never overwritten, and its new path is told. */
SvJournal *sv_journal_open (const char *path, SvMatchDoc **doc, GError **error);

/* Paths of the journals in folder that no running program holds, newest first. */
GPtrArray *sv_journal_list (const char *folder);

G_END_DECLS
