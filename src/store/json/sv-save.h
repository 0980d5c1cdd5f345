/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-save: files are written in worker threads, so that nobody waits for the disk.
 *
 *      text and checks in the main thread ──→ written and synced in a worker ──→ callback
 *
 * While anything is being written the program (the default GApplication) does not end. What has
 * begun cannot be cancelled: half a file is of use to nobody. */

#include <gio/gio.h>

/* Run @func for @task in a worker thread and keep the program alive until it has ended. */
void sv_save_run (GTask *task, GTaskThreadFunc func);

/* Run sv_json_save_over () in a worker thread. @stamp: stamp of the contents that the file must
 * still have, or NULL not to check. */
void sv_save_async (const char *path,
                    GBytes *bytes,
                    const char *stamp,
                    GAsyncReadyCallback callback,
                    gpointer data);

/* Return whether the file was saved. *@stamp (@stamp is nullable) becomes the stamp of the bytes
 * written. */
gboolean sv_save_finish (GAsyncResult *result, char **stamp, GError **error);

/* Run the main loop until everything is written. */
void sv_save_wait (void);
