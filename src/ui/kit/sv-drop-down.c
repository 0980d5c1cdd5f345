/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-drop-down.h"

static void
setup_item_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_list_item_set_child (item, label);
}

static void
bind_item_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  gtk_label_set_text (GTK_LABEL (gtk_list_item_get_child (item)),
                      gtk_string_object_get_string (gtk_list_item_get_item (item)));
}

static void
bind_whole_item_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  gtk_label_set_ellipsize (GTK_LABEL (gtk_list_item_get_child (item)), PANGO_ELLIPSIZE_NONE);
  bind_item_cb (factory, item);
}

void
sv_drop_down_shorten (GtkDropDown *choice)
{
  g_autoptr (GtkListItemFactory) button = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkListItemFactory) list = gtk_signal_list_item_factory_new ();

  g_signal_connect (button, "setup", G_CALLBACK (setup_item_cb), NULL);
  g_signal_connect (button, "bind", G_CALLBACK (bind_item_cb), NULL);
  g_signal_connect (list, "setup", G_CALLBACK (setup_item_cb), NULL);
  g_signal_connect (list, "bind", G_CALLBACK (bind_whole_item_cb), NULL);
  gtk_drop_down_set_factory (choice, button);
  gtk_drop_down_set_list_factory (choice, list);
}
