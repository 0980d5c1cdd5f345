/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-memory: how the C library hands out memory. The start and the frames after it want the
 * opposite of each other. */

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Be frugal until the first window has been painted, and quick from then on. Does nothing where
 * the C library is not GNU's. To be called before anything else takes memory. */
void sv_memory_follow (GtkApplication *application);

G_END_DECLS
