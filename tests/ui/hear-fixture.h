/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* hear-fixture: what a widget tells, without a window to tell it in. */

#include <gtk/gtk.h>

static inline void
heard_cb (GSimpleAction *action, GVariant *sentence, gpointer told)
{
  g_free (*(char **)told);
  *(char **)told = g_variant_dup_string (sentence, NULL);
}

/* What widget tells a window goes to *told instead, which is the caller's. */
static inline void
hear (GtkWidget *widget, char **told)
{
  static const GActionEntry tell = { .name = "tell", .activate = heard_cb, .parameter_type = "s" };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), &tell, 1, told);
  gtk_widget_insert_action_group (widget, "win", G_ACTION_GROUP (group));
}
