/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvHost: has the match of a window, and looks after everything of it that is not shown.
 *
 *      file ──── open ───→ ┌───────┐ ── save ───→ file, or a question if another program changed it
 *      autosave ─ go on ─→ │ match │ ── done ───→ autosave, as soon as there is something to keep
 *                          └───────┘ ── clock ──→ the session does not end while it runs
 *                              ↑ the computer plays in it
 *
 * It tells and asks in its window, but shows no page. */

#include "sv-file-dialogs.h"
#include "sv-match.h"

#define SV_TYPE_HOST (sv_host_get_type ())
G_DECLARE_FINAL_TYPE (SvHost, sv_host, SV, HOST, GObject)

/* Signals: "reloaded" (SvMatch *match): it is to be shown in place of the match; "kept": the match has an autosave
 * now, or its file was saved. */

/* Of window, which owns it. */
SvHost *sv_host_new (GtkWindow *window);

/* The match, or NULL. */
SvMatch *sv_host_get_match (SvHost *self);

/* Have match, which is kept from now on; there is none yet. */
void sv_host_take (SvHost *self, SvMatch *match);

/* Let go of the match, if there is one. TRUE: its autosave stays, so that it can be gone on with. */
gboolean sv_host_put_aside (SvHost *self);

/* Something was done in the match, and it is not over. */
gboolean sv_host_is_busy (SvHost *self);

/* --- Matches from the disk --- */

/* Ask which to open, by win.open-uri(s). */
void sv_host_choose (SvHost *self);

/* The match that a file, or an autosave, holds; NULL: it was told why there is none. Its clock stands,
 * because nobody has seen it yet. */
SvMatch *sv_host_open (SvHost *self, GFile *file);
SvMatch *sv_host_go_on (SvHost *self, const char *path);

/* Tell why a file cannot be opened; error: NULL if it is not on this computer. */
void sv_host_tell_unopened (SvHost *self, GFile *file, const GError *error);

/* --- Saving --- */

/* Save the match in file; NULL: in its own file, and if another program has changed that, ask. */
void sv_host_save (SvHost *self, GFile *file);

/* Ask where to save; func is called with the window. */
void sv_host_ask_where (SvHost *self, SvFileFunc func);

/* Whether the window may close now. FALSE: it closes by itself when all is saved. */
gboolean sv_host_may_close (SvHost *self);
