/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvUndo: the versions that a thing has had while people changed it, and which of them it has now.
 *
 *   first ── version ── version ── now ── version ── version
 *              ◀── undo                      redo ──▶
 *
 * It knows no thing: a version is an immutable document from which its owner can be made again. The
 * owner hands in a version after each change, and becomes another one at "moved". */

#include <gio/gio.h>

#include "sv-clock.h"

#define SV_TYPE_UNDO (sv_undo_get_type ())
G_DECLARE_FINAL_TYPE (SvUndo, sv_undo, SV, UNDO, GObject)

/* Signal: "moved" (gconstpointer left): undo or redo went from the version left to that of
 * sv_undo_get (). */

/* version: the first one, taken. same: whether two versions say the same; NULL: they never do. */
SvUndo *sv_undo_new (gpointer version, GEqualFunc same, GDestroyNotify free_version);

/* The version of now, the undo's. No version is ever changed. */
gconstpointer sv_undo_get (SvUndo *self);

/* The version so many steps before (less than 0) or after that of now, or NULL. The undo's. */
gconstpointer sv_undo_peek (SvUndo *self, int steps);

/* A change was made: take the version after it; nothing can be done again any more. what: a word
 * for the kind of change ("name"); changes with the same word that follow each other within two
 * seconds, such as letters typed, are one step, and none if they lead back to where it began.
 * NULL: always a step of its own. FALSE if the version is the same as that of now. */
gboolean sv_undo_commit (SvUndo *self, gpointer version, const char *what);

/* Put another version, taken, in the place of one of the undo's. It is no step: both are the same but
 * for what no step is about, such as the time that went by. */
void sv_undo_replace (SvUndo *self, gconstpointer version, gpointer by);

/* Begin anew with this version, taken: nothing can be undone. */
void sv_undo_begin (SvUndo *self, gpointer version);

/* Go back (-1, undo) or forth (1, redo); FALSE if there is no such version. */
gboolean sv_undo_can_go (SvUndo *self, int steps);
gboolean sv_undo_go (SvUndo *self, int steps);

/* The actions "undo" and "redo", enabled as long as they can do something; the undo's. */
GActionGroup *sv_undo_get_actions (SvUndo *self);

/* What tells how long ago a change was made: the monotonic clock, unless a test has its own. */
void sv_undo_set_time_source (SvUndo *self, SvTimeSource source, gpointer data);
