/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-match-file: the file in which the user saves a match, and the autosave file that the
 * program writes during play. */

#include <gio/gio.h>

#include "sv-auto-saver.h"
#include "sv-fixture-link.h"
#include "sv-match.h"

/* Open a match from @file, which is where Save writes from then on. Return NULL with the error of
 * the reader. Transfer full. */
SvMatch *sv_match_new_from_file (GFile *file, GError **error);

GFile *sv_match_get_file (SvMatch *self);
/* Save the match as it is now in @file, whatever that holds. If @file is NULL, save it in its own
 * file; the error is SV_STORE_ERROR_CHANGED if another program has changed that file since it was
 * read or saved here. A save that is asked for during another one follows it. */
void sv_match_save_async (SvMatch *self, GFile *file, GAsyncReadyCallback callback, gpointer data);
gboolean sv_match_save_finish (SvMatch *self, GAsyncResult *result, GError **error);
/* Return whether the match differs from what was saved. */
gboolean sv_match_get_modified (SvMatch *self);

/* Begin to autosave the match in a file in @folder, at most a second after each change. Failures
 * are reported by "notice"; each new event tries again. */
void sv_match_match_saver (SvMatch *self, const char *folder);
/* Return the auto-saver of the match, not owned, or NULL if it is not autosaved. */
SvAutoSaver *sv_match_get_match_saver (SvMatch *self);
/* Open a match from the autosave file of an earlier run of the program. *@told: a sentence if
 * the file was damaged and repaired, else NULL. Transfer full. */
SvMatch *sv_match_new_from_match_saver (const char *path, char **told, GError **error);
/* Set the fixture of a competition that the match belongs to; NULL for none. It is written to
 * the autosave file too. */
void sv_match_bind (SvMatch *self, const SvFixtureLink *link);
const SvFixtureLink *sv_match_get_fixture_link (SvMatch *self);
/* Delete the autosave file, because the user has given the match up. */
void sv_match_discard_match_saver (SvMatch *self);
