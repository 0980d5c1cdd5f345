/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-journal: the file in which the first release kept the match that was being played. Nobody
 * writes it any more; see sv-autosave.h.
 *
 *      {"format":"speelveld-match", …}     the whole document, on one line
 *      event 0 die 4                       then one line for each step since: an event with its
 *      event 0 die 3                       time on the clock,
 *      go 1                                undo, redo or a jump,
 *      clock 83456                         the clock of the period. */

#include "sv-document.h"

#define SV_JOURNAL_SUFFIX ".journal"

/* The match that the journal tells; a torn last line is left out. If a line is damaged: the match up
 * to there, and the error that names the line. NULL if there is no match at all. */
SvMatchDoc *sv_journal_read (const char *path, GError **error);

/* Whether a program of the first release plays it. */
gboolean sv_journal_is_held (const char *path);
