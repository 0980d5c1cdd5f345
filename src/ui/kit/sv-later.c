/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-later.h"

typedef struct {
  GtkWidget *window;
  SvLater func;
} Task;

static Task *
task_new (GtkWidget *window, SvLater func)
{
  Task *task = g_new (Task, 1);

  *task = (Task){ g_object_ref (window), func };
  return task;
}

static void
task_free (Task *task)
{
  g_object_unref (task->window);
  g_free (task);
}

/* A window may go before it was ever painted: its frame clock goes with it, and so does this. */
static void
closed_cb (gpointer data, GClosure *closure)
{
  task_free (data);
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
  Task *next = task_new (task->window, task->func);

  g_signal_handlers_disconnect_by_func (clock, painted_cb, task);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, idle_cb, next, (GDestroyNotify)task_free);
}

static void
mapped_cb (GtkWidget *window, gpointer func)
{
  g_signal_handlers_disconnect_by_func (window, mapped_cb, func);
  g_signal_connect_data (gtk_widget_get_frame_clock (window), "after-paint",
                         G_CALLBACK (painted_cb), task_new (window, (SvLater)func), closed_cb, 0);
}

void
sv_later (GtkWidget *window, SvLater func)
{
  g_return_if_fail (GTK_IS_WINDOW (window));

  g_signal_connect_after (window, "map", G_CALLBACK (mapped_cb), (gpointer)func);
}
