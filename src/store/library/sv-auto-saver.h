/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvAutoSaver: saves an object in a file automatically while it changes. It is an abstract class.
 *
 *      touch ── timer ──→ text, made in the main thread ──→ written and synced in a worker
 *                                                             │ it cannot be written
 *                                                             ↓
 *                                        a copy in the user's data folder (sv-unsaved.h)
 *
 * The newest state wins: the file is at most a second old. However fast changes come, there are at
 * most two writes per second and never two at once. The derived class decides what is written and
 * how.
 *
 * While its file cannot be written the object is *unsaved*: it has a sentence that says so. The
 * next change tries again, and so does a timer, in case a USB stick is put back. */

#include "sv-unsaved.h"

#include <glib-object.h>

#define SV_TYPE_AUTO_SAVER (sv_auto_saver_get_type ())
G_DECLARE_DERIVABLE_TYPE (SvAutoSaver, sv_auto_saver, SV, AUTO_SAVER, GObject)

struct _SvAutoSaverClass {
  GObjectClass parent_class;

  /* Called in the main thread: return the text to write now, which must be readable. Return NULL if
   * nothing may be written; with @error set, the object is unsaved. */
  char *(*make_text) (SvAutoSaver *self, GError **error);

  /* Called in a worker thread: write @text to @path. The default is sv_json_save_over (). */
  gboolean (*write) (
      SvAutoSaver *self, const char *path, const char *text, char **stamp, GError **error);

  /* Text that cannot be written goes into a copy. TRUE by default. */
  gboolean copies;

  /* Called after each write; @error says why it failed. @failed: the write before this one failed.
   * May be NULL. */
  void (*written) (SvAutoSaver *self, const GError *error, gboolean failed);

  /* Return how sentences about the object begin, translated: "This match". The default is the name
   * of its file. Transfer full. */
  char *(*dup_name) (SvAutoSaver *self);

  /* Called by sv_auto_saver_save_elsewhere (): the object has another file from now on, instead of
   * the one at @from (nullable). May be NULL. */
  void (*moved) (SvAutoSaver *self, const char *from);

  /* Called when everything is written and no write is under way. */
  void (*idle) (SvAutoSaver *self);

  /* Called when nothing will be written any more. */
  void (*closed) (SvAutoSaver *self);
};

/* Signals: "notice" (const char *sentence), a sentence to show at once; "unsaved", the object has
 * become unsaved, for another reason, or saved again; "idle", nothing is left to be written, and if
 * the object was closed no program owns its file any more. */

/* Set the path to write to from now on, NULL for none, and the present contents of that file, or
 * NULL. */
void sv_auto_saver_set_path (SvAutoSaver *self, const char *path, GBytes *there);
const char *sv_auto_saver_get_path (SvAutoSaver *self);

/* is_kept () returns whether everything is written and the file still holds it; follow () says that
 * the file, which holds it, is called @path from now on. */
gboolean sv_auto_saver_is_kept (SvAutoSaver *self);
void sv_auto_saver_follow (SvAutoSaver *self, const char *path);

/* Say that the object has changed: touch () writes it soon, flush () as soon as possible. */
void sv_auto_saver_touch (SvAutoSaver *self);
void sv_auto_saver_flush (SvAutoSaver *self);

/* Return whether there are changes that are not on the disk and have not been refused either. */
gboolean sv_auto_saver_is_pending (SvAutoSaver *self);

/* close () flushes and asks for no text afterwards; drop () writes nothing any more. The object
 * stays alive until the last write has ended. Disposing closes it. */
void sv_auto_saver_close (SvAutoSaver *self);
void sv_auto_saver_drop (SvAutoSaver *self);

/* Return whether @there, the present contents of the file, comes from another program: it is not
 * what was last read or written here. FALSE while changes are still to be written, because writing
 * will report the conflict. */
gboolean sv_auto_saver_is_overtaken (SvAutoSaver *self, GBytes *there);

void sv_auto_saver_tell (SvAutoSaver *self, const char *sentence);

/* --- What is unsaved --- */

/* Return a sentence such as "“Club cup” is not saved: the disk is full. A copy is kept on this
 * computer.", or NULL if the object is saved. Free with g_free (). */
char *sv_auto_saver_dup_unsaved (SvAutoSaver *self);

/* Return whether the copy holds all changes. */
gboolean sv_auto_saver_has_copy (SvAutoSaver *self);

/* Write to the file at @path from now on, whatever it holds, because the user chose it. */
void sv_auto_saver_save_elsewhere (SvAutoSaver *self, const char *path);

/* Say that the object was read from this copy, and is to be written to the file that the copy
 * belongs to. */
void sv_auto_saver_take_copy (SvAutoSaver *self, const SvUnsaved *copy);
