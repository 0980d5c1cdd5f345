/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvAutosave: the match that is being played, on the disk as a whole.
 *
 *      touch ── timer ──→ text, made in the main thread ──→ read back, written, synced in a worker
 *
 * The newest state wins: what is on the disk is at most a second old, and however fast events come
 * there are no more than two writes in a second. The file is a match document with one key more:
 *
 *      {"format":"speelveld-match", …, "autosave":{"position":12,"sum":"9f86d0…"}}
 *
 * Its events are all there are; those behind `position` can be redone. `sum` is the SHA-256 of the
 * text with zeros in its place, so that no damage is read as another match. NAME.autosave~ is the
 * file before it, for when it is damaged all the same; NAME.autosave.lock is locked (flock) by the
 * program that plays the match, for as long as it runs.
 *
 * Journals (*.journal), which the first release wrote, are read and become autosaves. */

#include <glib-object.h>

#include "sv-document.h"

#define SV_TYPE_AUTOSAVE (sv_autosave_get_type ())
G_DECLARE_FINAL_TYPE (SvAutosave, sv_autosave, SV, AUTOSAVE, GObject)

/* Signal: "notice" (const char *sentence), when writing begins to fail, when it works again, and
 * when somebody else removed or replaced the file. */

/* The match as it is now; its document is only looked at. */
typedef const SvMatchDoc *(*SvAutosaveFunc) (gpointer data);

/* A new file in folder, which need not exist. Nothing is written before sv_autosave_touch (). */
SvAutosave *sv_autosave_new (const char *folder);

/* What an earlier run left at path, which may be a journal; this program owns it from now on.
 * *told (nullable): a sentence if it was damaged and what was still sound is given. Errors:
 * SV_STORE_ERROR_IO: it cannot be read, or another program plays it; it stays as it is. Any other:
 * nothing of it is sound; it is kept as *.damaged, and the message tells so. */
SvAutosave *sv_autosave_open (const char *path, SvMatchDoc **doc, char **told, GError **error);

/* Where it is written. */
const char *sv_autosave_get_path (SvAutosave *self);

/* Whom to ask for the match; func is not called any more after sv_autosave_close (). */
void sv_autosave_set_source (SvAutosave *self, SvAutosaveFunc func, gpointer data);

/* The match is another one: write it soon. */
void sv_autosave_touch (SvAutosave *self);

/* Write now what is not written yet, and wait for it. FALSE after telling why it failed. */
gboolean sv_autosave_flush (SvAutosave *self);

/* Flush, and let go of the file, which stays; or remove it: the match is over, or put aside. */
void sv_autosave_close (SvAutosave *self);
void sv_autosave_discard (SvAutosave *self);

/* Paths in folder that no running program owns, newest first. */
GPtrArray *sv_autosave_list (const char *folder);

/* The same of those that were removed from sight (*.removed). */
GPtrArray *sv_autosave_list_removed (const char *folder);

/* Delete what lies about in folder for longer than some seconds: what was removed from sight
 * (*.removed), and what belongs to no match any more. */
void sv_autosave_purge (const char *folder, gint64 seconds);
