/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-widgets.h"

#define DASH "–"
#define WORD_JOINER "\u2060"

/* --- Drop-downs --- */

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

/* --- Labels --- */

/* A sign without a width after each dash between figures. Pango 1.50 does not heed the attribute
 * that forbids breaks. */
void
sv_label_set_sentence (GtkLabel *label, const char *sentence)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const char *rest = sentence;

  g_return_if_fail (GTK_IS_LABEL (label));
  g_return_if_fail (sentence != NULL);

  for (const char *dash = strstr (rest, DASH); dash != NULL; dash = strstr (rest, DASH)) {
    const char *after = dash + strlen (DASH);

    g_string_append_len (text, rest, after - rest);
    if (dash > sentence && g_ascii_isdigit (dash[-1]) && g_ascii_isdigit (*after))
      g_string_append (text, WORD_JOINER);
    rest = after;
  }
  g_string_append (text, rest);
  gtk_label_set_text (label, text->str);
}

/* --- After the first frame --- */

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer func)
{
  /* The frame is painted before anything idle. */
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, *(GSourceFunc *)func, g_object_ref (widget),
                   g_object_unref);
  return G_SOURCE_REMOVE;
}

void
sv_widget_later (GtkWidget *widget, GSourceFunc func)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_widget_add_tick_callback (widget, tick_cb, g_memdup2 (&func, sizeof func), g_free);
}
