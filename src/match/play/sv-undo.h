/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvUndo: the versions that an object has had while users changed it, and which one is current.
 *
 *   first ── version ── version ── now ── version ── version
 *              ◀── undo                      redo ──▶
 *
 * It knows nothing about the object: a version is an immutable document from which the owner can
 * restore itself. The owner hands in a version after each change, and restores itself on
 * "moved". */

#include <gio/gio.h>

#include "sv-clock.h"

#define SV_TYPE_UNDO (sv_undo_get_type ())
G_DECLARE_FINAL_TYPE (SvUndo, sv_undo, SV, UNDO, GObject)

/* Signal: "moved" (gconstpointer left): undo or redo has replaced version @left by that of
 * sv_undo_get (). */

/* Make an undo history that begins with @version, which it takes ownership of. @same: compares two
 * versions; NULL if any two differ. */
SvUndo *sv_undo_new (gpointer version, GEqualFunc same, GDestroyNotify free_version);

/* Return the current version. Transfer none. No version is ever changed. */
gconstpointer sv_undo_get (SvUndo *self);

/* Return the version that many steps before (negative) or after the current one, or NULL. Transfer
 * none. */
gconstpointer sv_undo_peek (SvUndo *self, int steps);

/* Record a change: @version, which it takes ownership of, becomes the current one, and redo is no
 * longer possible. @what: a word for the kind of change ("name"). Changes with the same word that
 * follow each other within two seconds, such as typed letters, become one step, and none if they
 * lead back to where they began. If @what is NULL, the change is always a step of its own. Return
 * FALSE if the version equals the current one. */
gboolean sv_undo_commit (SvUndo *self, gpointer version, const char *what);

/* Replace one of the versions by another, which it takes ownership of. This is no step: they differ
 * only in what no step is about, such as the time that has passed. */
void sv_undo_replace (SvUndo *self, gconstpointer version, gpointer by);

/* Begin again with @version, which it takes ownership of: nothing can be undone. */
void sv_undo_begin (SvUndo *self, gpointer version);

/* Return whether, or go, one version back (-1, undo) or forward (1, redo); FALSE if there is no
 * such version. */
gboolean sv_undo_can_go (SvUndo *self, int steps);
gboolean sv_undo_go (SvUndo *self, int steps);

/* Return the actions "undo" and "redo", which are enabled while they can do something. Transfer
 * none. */
GActionGroup *sv_undo_get_actions (SvUndo *self);

/* Set the time source that decides how long ago a change was made, for tests; the default is
 * monotonic time. */
void sv_undo_set_time_source (SvUndo *self, SvTimeSource source, gpointer data);
