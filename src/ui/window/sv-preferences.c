/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-preferences.h"

#include "sv-clamp.h"
#include "sv-settings.h"

struct _SvPreferences {
  GtkWindow parent_instance;

  /* Template children */
  GtkDropDown *colour_scheme;
  GtkDropDown *animations;
  GtkDropDown *pace;
  GtkDropDown *dice;
  GtkSwitch *sound;
  GtkSwitch *area_letters;
};

G_DEFINE_FINAL_TYPE (SvPreferences, sv_preferences, GTK_TYPE_WINDOW)

/* The drop-downs list their words in the order of the schema's enum, so the value of the enum is
 * the place in the list. */
static void
show_enum_cb (GSettings *settings, const char *key, GtkDropDown *choice)
{
  gtk_drop_down_set_selected (choice, (guint)g_settings_get_enum (settings, key));
}

static void
take_enum_cb (GtkDropDown *choice, GParamSpec *spec, const char *key)
{
  guint selected = gtk_drop_down_get_selected (choice);

  if (selected != GTK_INVALID_LIST_POSITION &&
      (int)selected != g_settings_get_enum (sv_settings (), key))
    g_settings_set_enum (sv_settings (), key, (int)selected);
}

/* key: a string that lives for ever. */
static void
bind_enum (GtkDropDown *choice, const char *key)
{
  GSettings *settings = sv_settings ();
  g_autofree char *signal = g_strconcat ("changed::", key, NULL);

  show_enum_cb (settings, key, choice);
  g_signal_connect_object (settings, signal, G_CALLBACK (show_enum_cb), choice, 0);
  g_signal_connect (choice, "notify::selected", G_CALLBACK (take_enum_cb),
                    (gpointer)(uintptr_t)key);
}

static void
sv_preferences_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SV_TYPE_PREFERENCES);
  G_OBJECT_CLASS (sv_preferences_parent_class)->dispose (object);
}

static void
sv_preferences_class_init (SvPreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_preferences_dispose;
  g_type_ensure (SV_TYPE_CLAMP);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/speelveld/Speelveld/ui/sv-preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, SvPreferences, colour_scheme);
  gtk_widget_class_bind_template_child (widget_class, SvPreferences, animations);
  gtk_widget_class_bind_template_child (widget_class, SvPreferences, pace);
  gtk_widget_class_bind_template_child (widget_class, SvPreferences, dice);
  gtk_widget_class_bind_template_child (widget_class, SvPreferences, sound);
  gtk_widget_class_bind_template_child (widget_class, SvPreferences, area_letters);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
sv_preferences_init (SvPreferences *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bind_enum (self->colour_scheme, "colour-scheme");
  bind_enum (self->animations, "animations");
  bind_enum (self->pace, "pace");
  bind_enum (self->dice, "dice");
  g_settings_bind (sv_settings (), "sound", self->sound, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (sv_settings (), "area-letters", self->area_letters, "active",
                   G_SETTINGS_BIND_DEFAULT);
}

SvPreferences *
sv_preferences_new (GtkWindow *parent)
{
  return g_object_new (SV_TYPE_PREFERENCES, "transient-for", parent, NULL);
}
