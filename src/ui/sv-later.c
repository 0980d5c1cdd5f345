/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-later.h"

typedef struct {
  GtkWidget *window;
  SvLater func;
} Task;

static void
task_free (Task *task)
{
  g_object_unref (task->window);
  g_free (task);
}

static gboolean
idle_cb (gpointer data)
{
  Task *task = data;

  task->func (task->window);
  return G_SOURCE_REMOVE;
}

static void
painted_cb (GdkFrameClock *clock, Task *task)
{
  g_signal_handlers_disconnect_by_func (clock, painted_cb, task);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, idle_cb, task, (GDestroyNotify)task_free);
}

static void
mapped_cb (GtkWidget *window, gpointer func)
{
  Task *task = g_new (Task, 1);

  g_signal_handlers_disconnect_by_func (window, mapped_cb, func);
  *task = (Task){ g_object_ref (window), (SvLater)func };
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (painted_cb),
                    task);
}

void
sv_later (GtkWidget *window, SvLater func)
{
  g_return_if_fail (GTK_IS_WINDOW (window));

  g_signal_connect_after (window, "map", G_CALLBACK (mapped_cb), (gpointer)func);
}
