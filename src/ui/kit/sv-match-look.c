/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-match-look.h"

#include "sv-colour-scheme.h"

#define STYLE_PATH "/io/github/speelveld/Speelveld/ui/match.css"
#define KEY_TINT "sv-tint"
#define KEY_LOADED "sv-match-css"

void
sv_match_look_theme (SvTheme *theme, SvMatch *match)
{
  const char *colours[2][2] = { { NULL, NULL }, { NULL, NULL } };

  if (match != NULL) {
    const SvMatchDoc *doc = sv_match_get_doc (match);

    for (unsigned side = 0; side < 2; side++)
      for (unsigned i = 0; i < 2; i++)
        colours[side][i] = doc->teams[side]->colours[i];
  }
  sv_theme_init (theme, sv_colour_scheme_get (sv_colour_scheme_get_default ()), colours[0],
                 colours[1]);
}

void
sv_match_look_watch (GtkWidget *widget, GCallback callback)
{
  g_signal_connect_object (sv_colour_scheme_get_default (), "changed", callback, widget,
                           G_CONNECT_SWAPPED);
}

void
sv_match_look_load (GtkWidget *widget)
{
  GdkDisplay *display = gtk_widget_get_display (widget);

  if (g_object_get_data (G_OBJECT (display), KEY_LOADED) != NULL)
    return;

  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (provider, STYLE_PATH);
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_set_data (G_OBJECT (display), KEY_LOADED, GINT_TO_POINTER (1));
}

void
sv_match_look_tint (GtkWidget *widget, SvColour back, SvColour text, SvColour border)
{
  char words[3][8];
  GtkCssProvider *provider = g_object_get_data (G_OBJECT (widget), KEY_TINT);

  if (provider == NULL) {
    provider = gtk_css_provider_new ();
    gtk_style_context_add_provider (gtk_widget_get_style_context (widget),
                                    GTK_STYLE_PROVIDER (provider),
                                    GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
    g_object_set_data_full (G_OBJECT (widget), KEY_TINT, provider, g_object_unref);
  }
  sv_colour_print (back, words[0]);
  sv_colour_print (text, words[1]);
  sv_colour_print (border, words[2]);

  g_autofree char *css = g_strdup_printf (
      "* { background-color: %s; color: %s; border-color: %s; }", words[0], words[1], words[2]);
  gtk_css_provider_load_from_data (provider, css, -1);
}
