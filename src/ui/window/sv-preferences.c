/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-preferences.h"

#include <glib/gi18n.h>

#include "sv-settings.h"
#include "sv-widgets.h"

enum { MAX_CHOICES = 3, WIDTH = 560, HEIGHT = 620 };

/* One setting. A key of the schema that is an enum lists its words in the order of the enum, so the
 * value is the place in the list; one without choices is a switch. */
typedef struct {
  const char *key;
  const char *title;
  const char *help;
  const char *choices[MAX_CHOICES + 1];
} Row;

static const Row play[] = {
  { "dice",
    N_ ("Dice"),
    N_ ("Who throws them"),
    { N_ ("Thrown by the program"), N_ ("Real dice on the table") } },
  { "pace",
    N_ ("Computer players"),
    N_ ("How fast they play"),
    { N_ ("Calm"), N_ ("Normal"), N_ ("Quick") } },
  { "sound", N_ ("Sound"), N_ ("A signal when a half begins or ends"), { NULL } },
};

static const Row appearance[] = {
  { "colour-scheme",
    N_ ("Colours"),
    N_ ("Light or dark windows"),
    { N_ ("Like the desktop"), N_ ("Light"), N_ ("Dark") } },
  { "animations",
    N_ ("Movement"),
    N_ ("Pieces, ball and dice that move"),
    { N_ ("Like the desktop"), N_ ("Never") } },
  { "area-letters", N_ ("Letters on the pitch"), N_ ("The names of the areas"), { NULL } },
};

static gboolean
show_enum (GValue *value, GVariant *variant, gpointer row)
{
  g_value_set_uint (value, (guint)g_settings_get_enum (sv_settings (), ((const Row *)row)->key));
  return TRUE;
}

static void
take_enum_cb (GtkDropDown *choice, GParamSpec *spec, gpointer row)
{
  const char *key = ((const Row *)row)->key;
  const guint selected = gtk_drop_down_get_selected (choice);

  if (selected != GTK_INVALID_LIST_POSITION &&
      (int)selected != g_settings_get_enum (sv_settings (), key))
    g_settings_set_enum (sv_settings (), key, (int)selected);
}

static GtkWidget *
make_choice (const Row *row)
{
  g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);
  GtkWidget *choice;

  for (unsigned i = 0; row->choices[i] != NULL; i++)
    gtk_string_list_append (words, _ (row->choices[i]));
  choice = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&words)), NULL);
  g_settings_bind_with_mapping (sv_settings (), row->key, choice, "selected", G_SETTINGS_BIND_GET,
                                show_enum, NULL, (gpointer)(uintptr_t)row, NULL);
  g_signal_connect (choice, "notify::selected", G_CALLBACK (take_enum_cb),
                    (gpointer)(uintptr_t)row);
  return choice;
}

static GtkWidget *
make_switch (const Row *row)
{
  GtkWidget *button = gtk_switch_new ();

  g_settings_bind (sv_settings (), row->key, button, "active", G_SETTINGS_BIND_DEFAULT);
  return button;
}

static GtkWidget *
make_label (const char *words, const char *const *classes)
{
  return g_object_new (GTK_TYPE_LABEL, "label", _ (words), "xalign", 0.0, "wrap", TRUE,
                       "css-classes", classes, NULL);
}

static GtkWidget *
make_row (const Row *row)
{
  static const char *const title_classes[] = { "sv-subheading", NULL };
  static const char *const help_classes[] = { "sv-faint", "caption", NULL };
  GtkWidget *title = make_label (row->title, title_classes);
  GtkWidget *help = make_label (row->help, help_classes);
  GtkWidget *control = row->choices[0] != NULL ? make_choice (row) : make_switch (row);
  GtkWidget *words = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "hexpand",
                                   TRUE, "valign", GTK_ALIGN_CENTER, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  gtk_box_append (GTK_BOX (words), title);
  gtk_box_append (GTK_BOX (words), help);
  gtk_box_append (GTK_BOX (box), words);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  title, NULL, GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, help, NULL,
                                  -1);
  gtk_box_append (GTK_BOX (box), control);
  return g_object_new (GTK_TYPE_LIST_BOX_ROW, "activatable", FALSE, "focusable", FALSE, "child",
                       box, NULL);
}

static void
add_group (GtkBox *page, const char *title, const Row *rows, unsigned n)
{
  static const char *const classes[] = { "sv-heading", NULL };
  GtkWidget *heading =
      g_object_new (GTK_TYPE_LABEL, "label", _ (title), "xalign", 0.0, "css-classes", classes,
                    "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, NULL);
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "sv-list");
  sv_widget_set_label (list, _ (title));
  for (unsigned i = 0; i < n; i++)
    gtk_list_box_append (GTK_LIST_BOX (list), make_row (&rows[i]));
  gtk_box_append (page, heading);
  gtk_box_append (page, list);
}

static GtkEventController *
make_keys (void)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys), gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                                                        gtk_named_action_new ("window.close")));
  return keys;
}

GtkWidget *
sv_preferences_new (GtkWindow *parent)
{
  GtkWidget *page = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing",
                                  12, "margin-top", 18, "margin-bottom", 24, "margin-start", 14,
                                  "margin-end", 14, NULL);
  GtkWidget *scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy",
                                      GTK_POLICY_NEVER, "child", page, NULL);
  GtkWidget *window =
      g_object_new (GTK_TYPE_WINDOW, "title", _ ("Preferences"), "transient-for", parent,
                    "default-width", WIDTH, "default-height", HEIGHT, "destroy-with-parent", TRUE,
                    "titlebar", gtk_header_bar_new (), "child", scroller, NULL);

  gtk_widget_add_css_class (window, "speelveld");
  add_group (GTK_BOX (page), N_ ("Play"), play, G_N_ELEMENTS (play));
  add_group (GTK_BOX (page), N_ ("Appearance"), appearance, G_N_ELEMENTS (appearance));
  gtk_widget_add_controller (window, make_keys ());
  return window;
}
