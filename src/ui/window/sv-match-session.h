/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvMatchSession: match session of a window: owns the match and does everything for it that is not
 * shown.
 *
 *      file ──── open ───→ ┌───────┐ ── save ───→ file, or a question if another program changed it
 *      autosave ─ go on ─→ │ match │ ── edit ───→ autosave, as soon as there is something to save
 *                          └───────┘ ── clock ──→ the desktop session cannot end while it runs
 *                              ↑ the computer player makes its moves
 *
 * It shows messages and questions in its window, but no page; SvWindow shows the pages. */

#include "sv-file-dialogs.h"
#include "sv-match.h"

#define SV_TYPE_MATCH_SESSION (sv_match_session_get_type ())
G_DECLARE_FINAL_TYPE (SvMatchSession, sv_match_session, SV, MATCH_SESSION, GObject)

/* Signals:
 * "reloaded" (SvMatch *match): the file was read again; show @match in place of the present one.
 * "kept": the match has got an autosave, or its file was saved. */

/* Create the session of @window. The window owns it; the session only keeps a weak pointer. */
SvMatchSession *sv_match_session_new (GtkWindow *window);

/* Return the match, or NULL if none (transfer none). */
SvMatch *sv_match_session_get_match (SvMatchSession *self);

/* Take @match into the session (a reference is added). From then on it is saved automatically.
 * The session must have no match. */
void sv_match_session_take (SvMatchSession *self, SvMatch *match);

/* End the session's match, if there is one. Returns TRUE if its autosave stays on the disk, so
 * that the user can continue the match later. */
gboolean sv_match_session_put_aside (SvMatchSession *self);

/* Return whether there is a match that is not over and has moves that were not saved in a file. */
gboolean sv_match_session_is_busy (SvMatchSession *self);

/* --- Matches from the disk --- */

/* Let the user choose a file and open it with the action win.open-uri (s). */
void sv_match_session_choose (SvMatchSession *self);

/* Read a match from a file, or from an autosave (transfer full). On failure, the user is told
 * why and NULL is returned. The clock of the match is stopped, because the user has not seen the
 * match yet. */
SvMatch *sv_match_session_open (SvMatchSession *self, GFile *file);
SvMatch *sv_match_session_go_on (SvMatchSession *self, const char *path);

/* Tell the user why a file cannot be opened. @error: NULL if the file is not on this computer. */
void sv_match_session_tell_unopened (SvMatchSession *self, GFile *file, const GError *error);

/* --- Saving --- */

/* Save the match in @file, or in its own file if NULL. If another program has changed that file,
 * ask the user first. */
void sv_match_session_save (SvMatchSession *self, GFile *file);

/* Let the user choose a file, then call @func with the window and the file. */
void sv_match_session_ask_where (SvMatchSession *self, SvFileFunc func);

/* Return whether the window can be closed at once. If FALSE, a save is running, and the window
 * closes by itself when that has succeeded. */
gboolean sv_match_session_may_close (SvMatchSession *self);
