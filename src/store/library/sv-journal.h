/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-journal: the match that is being played, on disk after every event.
 *
 *      {"format":"speelveld-match", …}     the whole document, on one line
 *      event 0 die 4                       then one line for each step since: an event with its
 *      event 0 die 3                       time on the clock,
 *      go 1                                undo, redo or a jump,
 *      clock 83456                         the clock of the period.
 *
 * A journal is a file in the user's data folder. Lines are appended and synchronised (fdatasync),
 * so a crash loses at most the line being written; a torn last line is left out when reading. The
 * first line is only ever written into a new file, which then takes the old one's place.
 *
 * While a program holds a journal it holds a lock (flock) on the file, and on the new file before
 * that takes the old one's place: two programs never write the same match. The lock ends with the
 * program, however it ends.
 *
 * It is not the file that a person saves: sv_json_save_file () writes that. */

#include "sv-document.h"

G_BEGIN_DECLS

typedef struct SvJournal SvJournal;

/* A journal in folder, which need not exist. Nothing is written before sv_journal_rewrite (). */
SvJournal *sv_journal_new (const char *folder);
void sv_journal_free (SvJournal *self); /* the file stays */
const char *sv_journal_get_path (const SvJournal *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvJournal, sv_journal_free)

/* Write the whole document, what can be redone included, in place of all that the file holds;
 * needed first, and whenever something other than position and clock changed. On an error (full
 * disk, read-only folder) the file is as it was; try again with the next event. */
gboolean sv_journal_rewrite (SvJournal *self, const SvMatchDoc *doc, GError **error);

/* Append one step: an event made at time_ms of the clock, a jump to a position, or the clock. TRUE:
 * it is on disk. After an error the next call must be sv_journal_rewrite (); others fail. An event
 * sets the clock to time_ms, or to 0 if a new period begins with it; a jump leaves it alone. */
gboolean sv_journal_event (SvJournal *self, const char *text, gint64 time_ms, GError **error);
gboolean sv_journal_go (SvJournal *self, unsigned position, GError **error);
gboolean sv_journal_clock (SvJournal *self, gint64 elapsed_ms, GError **error);

/* TRUE if the next call must be sv_journal_rewrite (): nothing is written yet, or a call failed. */
gboolean sv_journal_needs_rewrite (const SvJournal *self);

/* Remove the file: the match is over, or discarded. */
void sv_journal_discard (SvJournal *self);

/* Continue a journal that an earlier run left: the document and a journal that goes on in the same
 * file. SV_STORE_ERROR_IO: it cannot be read, or another program holds it; it stays where it is.
 * Any other error: its content is damaged; the file is renamed to *.damaged, never overwritten, and
 * the message tells the place of the fault and the new path. */
SvJournal *sv_journal_open (const char *path, SvMatchDoc **doc, GError **error);

/* Paths of the journals in folder that no running program holds, newest first. */
GPtrArray *sv_journal_list (const char *folder);

G_END_DECLS
