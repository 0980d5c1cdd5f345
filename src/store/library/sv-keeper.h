/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvKeeper: something that is kept in a file while it changes.
 *
 *      touch ── timer ──→ text, made in the main thread ──→ written and synced in a worker
 *                                                             │ it cannot be written
 *                                                             ↓
 *                                        a copy in the user's data folder (sv-unsaved.h)
 *
 * The newest state wins: what is on the disk is at most a second old, and however fast changes come
 * there are no more than two writes in a second, and never two at once. What it is, and how it is
 * written, is the business of the class that derives from it.
 *
 * As long as its file cannot be written it is *unsaved*: it has a sentence that says so, the next change tries
 * again, and so does a timer, for a stick that is put back. */

#include "sv-unsaved.h"

#include <glib-object.h>

#define SV_TYPE_KEEPER (sv_keeper_get_type ())
G_DECLARE_DERIVABLE_TYPE (SvKeeper, sv_keeper, SV, KEEPER, GObject)

struct _SvKeeperClass {
  GObjectClass parent_class;

  /* In the main thread: what is to be written now, which can be read again. NULL: nothing may be written; with
   * an error it is unsaved. */
  char *(*make_text) (SvKeeper *self, GError **error);

  /* In a worker: write text to path. By default sv_json_save_over (). */
  gboolean (*write) (
      SvKeeper *self, const char *path, const char *text, char **stamp, GError **error);

  /* What cannot be written goes into a copy. By default TRUE. */
  gboolean copies;

  /* It was written, or error tells why not; failed: the write before was not. May be NULL. */
  void (*written) (SvKeeper *self, const GError *error, gboolean failed);

  /* How a sentence about it begins, translated: "This match". By default the name of its file. Free it. */
  char *(*dup_name) (SvKeeper *self);

  /* Its file is another one from now on, not the one at from (nullable): sv_keeper_save_elsewhere (). May be
   * NULL. */
  void (*moved) (SvKeeper *self, const char *from);

  /* All is written, and nothing is on its way. */
  void (*rested) (SvKeeper *self);

  /* Nothing will be written any more. */
  void (*closed) (SvKeeper *self);
};

/* Signals: "notice" (const char *sentence), something to tell at once; "unsaved", it is unsaved from now on, for
 * another reason, or no more; "idle", nothing of it is left
 * to be written, and if it was closed it belongs to nobody any more. */

/* Where it is written from now on, NULL: nowhere; and what is there, or NULL. */
void sv_keeper_set_path (SvKeeper *self, const char *path, GBytes *there);
const char *sv_keeper_get_path (SvKeeper *self);

/* Whether all is written, and its file still holds it; and its file, which does, is called path from now on. */
gboolean sv_keeper_is_kept (SvKeeper *self);
void sv_keeper_follow (SvKeeper *self, const char *path);

/* It is another one: write it soon; or as soon as that is possible. */
void sv_keeper_touch (SvKeeper *self);
void sv_keeper_flush (SvKeeper *self);

/* Whether a change of it has not come to the disk yet, and nobody knows whether it will. */
gboolean sv_keeper_is_pending (SvKeeper *self);

/* Flush, and make no text after this; or write nothing any more. It lives until then. One that is
 * disposed is closed. */
void sv_keeper_close (SvKeeper *self);
void sv_keeper_drop (SvKeeper *self);

/* Whether these bytes, which its file holds, are of somebody else: not what was read or written last. FALSE
 * as long as something of it is still to be written: then that tells of it. */
gboolean sv_keeper_is_overtaken (SvKeeper *self, GBytes *there);

void sv_keeper_tell (SvKeeper *self, const char *sentence);

/* --- What is unsaved --- */

/* "“Club cup” is not saved: the disk is full. A copy is kept on this computer.", NULL if it is not unsaved.
 * Free with g_free (). */
char *sv_keeper_dup_unsaved (SvKeeper *self);

/* Whether the copy holds all of it. */
gboolean sv_keeper_has_copy (SvKeeper *self);

/* Write it into the file at path from now on, whatever that holds: somebody chose it. */
void sv_keeper_save_elsewhere (SvKeeper *self, const char *path);

/* It was read from this copy, and is to be written into the file that the copy belongs to. */
void sv_keeper_take_copy (SvKeeper *self, const SvUnsaved *copy);
