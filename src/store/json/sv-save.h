/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-save: files are written in worker threads, so that nobody waits for the disk.
 *
 *      text and checks in the main thread ──→ written and synced in a worker ──→ callback
 *
 * While anything is being written the program (the default GApplication) does not end. What has
 * begun cannot be cancelled: half a file is of use to nobody. */

#include <gio/gio.h>

/* Let a worker do what task is for. */
void sv_save_run (GTask *task, GTaskThreadFunc func);

/* sv_json_save_over () in a worker. stamp: of what path must hold still, or NULL. */
void sv_save_async (const char *path,
                    GBytes *bytes,
                    const char *stamp,
                    GAsyncReadyCallback callback,
                    gpointer data);

/* *stamp (nullable) becomes that of what was written. */
gboolean sv_save_finish (GAsyncResult *result, char **stamp, GError **error);

/* Let the main loop run until all is written. */
void sv_save_wait (void);
