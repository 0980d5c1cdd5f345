/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvKeeper: something that is kept in a file while it changes.
 *
 *      touch ── timer ──→ text, made in the main thread ──→ written and synced in a worker
 *
 * The newest state wins: what is on the disk is at most a second old, and however fast changes come
 * there are no more than two writes in a second, and never two at once. What it is, and how it is
 * written, is the business of who derives from it. */

#include <glib-object.h>

#define SV_TYPE_KEEPER (sv_keeper_get_type ())
G_DECLARE_DERIVABLE_TYPE (SvKeeper, sv_keeper, SV, KEEPER, GObject)

struct _SvKeeperClass {
  GObjectClass parent_class;

  /* In the main thread: what is to be written now; NULL: nothing may be. */
  char *(*make_text) (SvKeeper *self);

  /* In a worker: write text to path. By default sv_json_save_over (). */
  gboolean (*write) (
      SvKeeper *self, const char *path, const char *text, char **stamp, GError **error);

  /* It was written, or error tells why not; failed: the write before was not. By default the first
   * failure of a streak is told by "notice". */
  void (*written) (SvKeeper *self, const GError *error, gboolean failed);

  /* All is written, and nothing is on its way. */
  void (*rested) (SvKeeper *self);

  /* Nothing will be written any more. */
  void (*closed) (SvKeeper *self);
};

/* Signals: "notice" (const char *sentence), something to tell at once; "idle", nothing of it is left
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

/* Flush, and make no text after this; or write nothing any more. It lives until then. One that is
 * disposed is closed. */
void sv_keeper_close (SvKeeper *self);
void sv_keeper_drop (SvKeeper *self);

/* Whether these bytes, which its file holds, are of somebody else: not what was read or written last. FALSE
 * as long as something of it is still to be written: then that tells of it. */
gboolean sv_keeper_is_overtaken (SvKeeper *self, GBytes *there);

void sv_keeper_tell (SvKeeper *self, const char *sentence);
