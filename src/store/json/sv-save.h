/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-save: writes files in worker threads, so that the window does not freeze while the disk is
 * slow.
 *
 *   text and checks in the main thread ──→ written and synced in a worker ──→ callback
 *
 * While a file is being written, the program (the default GApplication) does not end. A save that
 * has begun cannot be cancelled, because a file that is half written would be useless. */

#include <gio/gio.h>

/* Run @func for @task in a worker thread, and keep the program alive until @task is complete. */
void sv_save_run (GTask *task, GTaskThreadFunc func);

/* Run sv_json_save_over () in a worker thread. @stamp: stamp of the contents that the file must
 * still have, or NULL to overwrite the file without a check. In @callback, call sv_save_finish
 * (). */
void sv_save_async (const char *path,
                    GBytes *bytes,
                    const char *stamp,
                    GAsyncReadyCallback callback,
                    gpointer data);

/* Return whether the file was saved, or FALSE with an error. If it was saved and @stamp is not
 * NULL, *@stamp becomes the stamp of the bytes written; free it with g_free (). */
gboolean sv_save_finish (GAsyncResult *result, char **stamp, GError **error);

/* Run the main loop until every save that was begun has ended. */
void sv_save_wait (void);
