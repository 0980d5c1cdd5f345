/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-preferences.h"

#include "sv-settings.h"
#include "sv-sound.h"

#include <glib/gi18n.h>

/* Settings with a drop-down. The drop-down lists the values of the schema's enum in their order,
 * so the selected index is the value of the enum. */
static const char *const choices[] = { "dice",  "auto-throws",   "pace",      "board-turn",
                                       "pitch", "colour-scheme", "animations" };
static const char *const switches[] = { "tutor", "automatic", "undo-throws", "sound",
                                        "area-letters" };

static gboolean
show_enum (GValue *value, GVariant *variant, gpointer key)
{
  g_value_set_uint (value, (guint)g_settings_get_enum (sv_settings (), key));
  return TRUE;
}

static void
take_enum_cb (GtkDropDown *choice, GParamSpec *spec, gpointer key)
{
  const guint selected = gtk_drop_down_get_selected (choice);

  if (selected != GTK_INVALID_LIST_POSITION &&
      (int)selected != g_settings_get_enum (sv_settings (), key))
    g_settings_set_enum (sv_settings (), key, (int)selected);
}

static char *
say_percent (GtkScale *scale, double value, gpointer data)
{
  return g_strdup_printf (_ ("%d %%"), (int)value);
}

/* Play a sound at the new volume. */
static void
volume_cb (void)
{
  sv_sound_play ("catch", 0);
}

static void
set_up_sound (GtkBuilder *builder)
{
  GObject *percent = gtk_builder_get_object (builder, "percent");

  g_settings_bind (sv_settings (), "volume", percent, "value", G_SETTINGS_BIND_DEFAULT);
  gtk_scale_set_format_value_func (GTK_SCALE (gtk_builder_get_object (builder, "volume")),
                                   say_percent, NULL, NULL);
  /* connected after the binding, so that the setting already has the new value */
  g_signal_connect (percent, "notify::value", G_CALLBACK (volume_cb), NULL);
  if (!sv_sound_is_allowed ())
    gtk_label_set_text (GTK_LABEL (gtk_builder_get_object (builder, "sound-help")),
                        _ ("Turned off for all programs in the desktop settings"));
}

GtkWidget *
sv_preferences_new (GtkWindow *parent)
{
  g_autoptr (GtkBuilder) builder =
      gtk_builder_new_from_resource ("/io/github/speelveld/Speelveld/ui/sv-preferences.ui");
  GtkWidget *window = GTK_WIDGET (gtk_builder_get_object (builder, "window"));

  gtk_window_set_transient_for (GTK_WINDOW (window), parent);
  for (unsigned i = 0; i < G_N_ELEMENTS (choices); i++) {
    gpointer key = (gpointer)(uintptr_t)choices[i];
    GObject *choice = gtk_builder_get_object (builder, key);

    g_settings_bind_with_mapping (sv_settings (), key, choice, "selected", G_SETTINGS_BIND_GET,
                                  show_enum, NULL, key, NULL);
    g_signal_connect (choice, "notify::selected", G_CALLBACK (take_enum_cb), key);
  }
  for (unsigned i = 0; i < G_N_ELEMENTS (switches); i++)
    g_settings_bind (sv_settings (), switches[i], gtk_builder_get_object (builder, switches[i]),
                     "active", G_SETTINGS_BIND_DEFAULT);
  set_up_sound (builder);
  return window;
}
