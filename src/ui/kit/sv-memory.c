/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-memory.h"

#ifdef __GLIBC__
#include <malloc.h>

enum { SMALL = 64 << 10, LARGE = 1 << 20, SPARE = 16 << 20 };

static void
keep_above (int size, int spare)
{
  mallopt (M_MMAP_THRESHOLD, size);
  mallopt (M_TRIM_THRESHOLD, spare);
}

/* Every frame paints into pictures that it drops again: taking fresh pages for them each time
 * would double what it costs. But those of a whole window are seldom, and would stay as holes. */
static void
painted_cb (GdkFrameClock *clock)
{
  g_signal_handlers_disconnect_by_func (clock, painted_cb, NULL);
  keep_above (LARGE, SPARE);
}

static void
mapped_cb (GtkWidget *window)
{
  g_signal_handlers_disconnect_by_func (window, mapped_cb, NULL);
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (painted_cb),
                    NULL);
}

static void
window_added_cb (GtkApplication *application, GtkWindow *window)
{
  g_signal_handlers_disconnect_by_func (application, window_added_cb, NULL);
  g_signal_connect_after (window, "map", G_CALLBACK (mapped_cb), NULL);
}

void
sv_memory_follow (GtkApplication *application)
{
  /* The first frame paints many pictures of some 100 KiB and drops them again: give their pages
   * back at once instead of leaving holes in the heap (2 MiB of the peak). And no heap for each
   * of GTK's helping threads. */
  mallopt (M_ARENA_MAX, 2);
  keep_above (SMALL, SMALL);
  g_signal_connect (application, "window-added", G_CALLBACK (window_added_cb), NULL);
}
#else
void
sv_memory_follow (GtkApplication *application)
{
}
#endif
