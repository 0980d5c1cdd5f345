/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-style.h"

#include <string.h>

#include "sv-settings.h"

#define PORTAL_NAME "org.freedesktop.portal.Desktop"
#define PORTAL_PATH "/org/freedesktop/portal/desktop"
#define PORTAL_SETTINGS "org.freedesktop.portal.Settings"
#define APPEARANCE "org.freedesktop.appearance"
#define TINT "sv-tint-"
#define PREFER_DARK "gtk-application-prefer-dark-theme"
#define COLOUR_SCHEME "gtk-interface-color-scheme"
#define STYLE_FOLDER "/io/github/speelveld/Speelveld/ui/"

/* Values of the key "colour-scheme". */
enum { FOLLOW, ALWAYS_LIGHT, ALWAYS_DARK };

/* Values of the key "pitch"; with any other value the pitch follows the colour scheme. */
enum { PITCH_PRINTED = 1, PITCH_CLUB, PITCH_CONTRAST };

struct _SvStyle {
  GObject parent_instance;

  /* Owned */
  GCancellable *cancellable;
  GDBusConnection *bus;
  GSettings *desktop;       /* org.gnome.desktop.interface, or NULL */
  GSettings *accessibility; /* org.gnome.desktop.a11y.interface, or NULL */
  GtkCssProvider *colours;
  GHashTable *sheets; /* names of the style sheets that are loaded */

  unsigned subscription;
  gboolean portal_dark;
  gboolean portal_contrast;
  gboolean has_portal;
  gboolean theme_named; /* the program has set the name of GTK's theme */
  /* GTK's own settings ask for a dark theme, as on desktops that have no other setting for it */
  gboolean gtk_dark;
  SvScheme scheme;
};

G_DEFINE_FINAL_TYPE (SvStyle, sv_style, G_TYPE_OBJECT)

static gboolean
wants_dark (SvStyle *self)
{
  int setting = g_settings_get_enum (sv_settings (), "colour-scheme");
  const char *forced = g_getenv ("GTK_THEME");

  /* A user who starts the program with GTK_THEME wants that theme; GTK ignores its settings too
   * then. */
  if (forced != NULL && *forced != '\0')
    return strstr (forced, "dark") != NULL;
  if (setting != FOLLOW)
    return setting == ALWAYS_DARK;
  if (self->has_portal)
    return self->portal_dark || self->gtk_dark;
  if (self->desktop != NULL) {
    g_autofree char *wish = g_settings_get_string (self->desktop, "color-scheme");
    return strcmp (wish, "prefer-dark") == 0 || self->gtk_dark;
  }
  return self->gtk_dark;
}

static gboolean
wants_contrast (SvStyle *self)
{
  const char *forced = g_getenv ("GTK_THEME");

  if (forced != NULL && *forced != '\0')
    return strstr (forced, "-hc") != NULL || strstr (forced, "HighContrast") != NULL;
  if (self->portal_contrast)
    return TRUE;
  return self->accessibility != NULL &&
         g_settings_get_boolean (self->accessibility, "high-contrast");
}

static void
load_colours (SvStyle *self)
{
  g_autofree char *path =
      g_strconcat (STYLE_FOLDER "style-", sv_scheme_name (self->scheme), ".css", NULL);

  gtk_css_provider_load_from_resource (self->colours, path);
}

/* Return whether this version of GTK has the property of GtkSettings. */
static gboolean
has_setting (GtkSettings *settings, const char *name)
{
  return g_object_class_find_property (G_OBJECT_GET_CLASS (settings), name) != NULL;
}

/* Set an enum or boolean, unless it has this value: GTK would read its whole style sheet again. */
static void
set_value (GtkSettings *settings, const char *name, int value)
{
  int before;

  g_object_get (settings, name, &before, NULL);
  if (before != value)
    g_object_set (settings, name, value, NULL);
}

/* GTK 4.20 has deprecated the older property. */
static void
set_dark (GtkSettings *settings, gboolean dark)
{
  enum { DARK = 2, LIGHT = 3 }; /* GTK_INTERFACE_COLOR_SCHEME_DARK and _LIGHT */

  if (has_setting (settings, COLOUR_SCHEME))
    set_value (settings, COLOUR_SCHEME, dark ? DARK : LIGHT);
  else
    set_value (settings, PREFER_DARK, dark);
}

static void
tell_gtk (SvStyle *self, gboolean dark, gboolean contrast)
{
  GtkSettings *settings = gtk_settings_get_default ();

  if (settings == NULL)
    return;
  if (contrast) {
    g_object_set (settings, "gtk-theme-name", dark ? "Default-hc-dark" : "Default-hc", NULL);
    self->theme_named = TRUE;
  } else if (self->theme_named) {
    gtk_settings_reset_property (settings, "gtk-theme-name");
    self->theme_named = FALSE;
  }
  set_dark (settings, dark && !contrast);
}

static void
tell (SvStyle *self)
{
  g_signal_emit_by_name (self, "changed");
}

static void
update (SvStyle *self)
{
  gboolean dark = wants_dark (self);
  gboolean contrast = wants_contrast (self);
  SvScheme scheme;

  if (contrast)
    scheme = dark ? SV_SCHEME_CONTRAST_DARK : SV_SCHEME_CONTRAST;
  else
    scheme = dark ? SV_SCHEME_DARK : SV_SCHEME_LIGHT;

  if (scheme == self->scheme)
    return;
  self->scheme = scheme;
  tell_gtk (self, dark, contrast);
  load_colours (self);
  tell (self);
}

/* Read one value of the portal's appearance settings. The portal wraps it in one or two
 * variants. */
static void
take_value (SvStyle *self, const char *key, GVariant *value)
{
  g_autoptr (GVariant) inner = g_variant_ref (value);

  while (g_variant_is_of_type (inner, G_VARIANT_TYPE_VARIANT)) {
    GVariant *next = g_variant_get_variant (inner);
    g_variant_unref (inner);
    inner = next;
  }
  if (!g_variant_is_of_type (inner, G_VARIANT_TYPE_UINT32))
    return;

  if (strcmp (key, "color-scheme") == 0) {
    self->has_portal = TRUE;
    self->portal_dark = g_variant_get_uint32 (inner) == 1;
  } else if (strcmp (key, "contrast") == 0) {
    self->portal_contrast = g_variant_get_uint32 (inner) == 1;
  }
}

static void
setting_changed_cb (GDBusConnection *bus,
                    const char *sender,
                    const char *path,
                    const char *interface,
                    const char *signal,
                    GVariant *parameters,
                    gpointer data)
{
  SvStyle *self = data;
  const char *space, *key;
  g_autoptr (GVariant) value = NULL;

  if (!g_variant_is_of_type (parameters, G_VARIANT_TYPE ("(ssv)")))
    return;
  g_variant_get (parameters, "(&s&sv)", &space, &key, &value);
  if (strcmp (space, APPEARANCE) != 0)
    return;
  take_value (self, key, value);
  update (self);
}

static void
read_all_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) reply =
      g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, &error);
  GVariantIter iter;
  const char *key;
  GVariant *value;

  /* If there is no portal, the desktop's own settings decide. If the call was cancelled, @data is
   * already freed. */
  if (reply == NULL)
    return;
  SvStyle *self = data;
  g_autoptr (GVariant) spaces = g_variant_get_child_value (reply, 0);
  g_autoptr (GVariant) values = g_variant_lookup_value (spaces, APPEARANCE, G_VARIANT_TYPE_VARDICT);
  if (values == NULL)
    return;
  g_variant_iter_init (&iter, values);
  while (g_variant_iter_next (&iter, "{&sv}", &key, &value)) {
    take_value (self, key, value);
    g_variant_unref (value);
  }
  update (self);
}

static void
bus_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  static const char *const spaces[] = { APPEARANCE, NULL };
  g_autoptr (GDBusConnection) bus = g_bus_get_finish (result, NULL);

  if (bus == NULL)
    return;
  SvStyle *self = data;
  self->bus = g_steal_pointer (&bus);
  self->subscription = g_dbus_connection_signal_subscribe (
      self->bus, PORTAL_NAME, PORTAL_SETTINGS, "SettingChanged", PORTAL_PATH, APPEARANCE,
      G_DBUS_SIGNAL_FLAGS_NONE, setting_changed_cb, self, NULL);
  g_dbus_connection_call (self->bus, PORTAL_NAME, PORTAL_PATH, PORTAL_SETTINGS, "ReadAll",
                          g_variant_new ("(^as)", spaces), G_VARIANT_TYPE ("(a{sa{sv}})"),
                          G_DBUS_CALL_FLAGS_NONE, -1, self->cancellable, read_all_cb, self);
}

/* Return the desktop's settings of this schema if it is installed and has this key, else NULL. */
static GSettings *
desktop_settings (const char *id, const char *key)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = NULL;

  if (source != NULL)
    schema = g_settings_schema_source_lookup (source, id, TRUE);
  if (schema == NULL || !g_settings_schema_has_key (schema, key))
    return NULL;
  return g_settings_new_full (schema, NULL, NULL);
}

static void
sv_style_dispose (GObject *object)
{
  SvStyle *self = SV_STYLE (object);

  g_cancellable_cancel (self->cancellable);
  if (self->subscription != 0)
    g_dbus_connection_signal_unsubscribe (self->bus, self->subscription);
  self->subscription = 0;
  g_clear_object (&self->cancellable);
  g_clear_object (&self->bus);
  g_clear_object (&self->desktop);
  g_clear_object (&self->accessibility);
  g_clear_object (&self->colours);
  g_clear_pointer (&self->sheets, g_hash_table_unref);

  G_OBJECT_CLASS (sv_style_parent_class)->dispose (object);
}

static void
sv_style_class_init (SvStyleClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = sv_style_dispose;

  g_signal_new ("changed", SV_TYPE_STYLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

/* Remember the style sheet of this name. Return whether it was not loaded before. */
static gboolean
is_new (SvStyle *self, const char *name)
{
  return g_hash_table_add (self->sheets, g_strdup (name));
}

/* Add a style sheet with the program's priority plus @above; 1 lets it win over the program's other
 * sheets. */
static void
add_sheet (GtkCssProvider *sheet, unsigned above)
{
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (sheet),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + above);
}

static void
load_sheet (SvStyle *self, const char *name)
{
  g_autofree char *path = g_strconcat (STYLE_FOLDER, name, NULL);

  if (!is_new (self, name))
    return;
  g_autoptr (GtkCssProvider) sheet = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (sheet, path);
  add_sheet (sheet, 0);
}

static void
load_style (SvStyle *self)
{
  load_colours (self);
  add_sheet (self->colours, 0);
  load_sheet (self, "style.css");
}

static void
sv_style_init (SvStyle *self)
{
  self->cancellable = g_cancellable_new ();
  self->colours = gtk_css_provider_new ();
  self->sheets = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->desktop = desktop_settings ("org.gnome.desktop.interface", "color-scheme");
  self->accessibility = desktop_settings ("org.gnome.desktop.a11y.interface", "high-contrast");

  g_signal_connect_object (sv_settings (), "changed::colour-scheme", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (sv_settings (), "changed::pitch", G_CALLBACK (tell), self,
                           G_CONNECT_SWAPPED);
  if (self->desktop != NULL)
    g_signal_connect_object (self->desktop, "changed::color-scheme", G_CALLBACK (update), self,
                             G_CONNECT_SWAPPED);
  if (self->accessibility != NULL)
    g_signal_connect_object (self->accessibility, "changed::high-contrast", G_CALLBACK (update),
                             self, G_CONNECT_SWAPPED);
  if (gtk_settings_get_default () != NULL)
    g_object_get (gtk_settings_get_default (), PREFER_DARK, &self->gtk_dark, NULL);
  /* the scheme begins light; newer versions of GTK begin with the scheme of the desktop */
  tell_gtk (self, FALSE, FALSE);
  update (self);
  load_style (self);
  g_bus_get (G_BUS_TYPE_SESSION, self->cancellable, bus_cb, self);
}

SvStyle *
sv_style_get_default (void)
{
  static SvStyle *scheme = NULL;

  if (scheme == NULL)
    scheme = g_object_new (SV_TYPE_STYLE, NULL);
  return scheme;
}

SvScheme
sv_style_get_scheme (void)
{
  return sv_style_get_default ()->scheme;
}

SvScheme
sv_style_get_pitch (void)
{
  const SvScheme scheme = sv_style_get_scheme ();

  switch (g_settings_get_enum (sv_settings (), "pitch")) {
  case PITCH_PRINTED:
    return SV_SCHEME_PRINTED;
  case PITCH_CLUB:
    return SV_SCHEME_CLUB;
  case PITCH_CONTRAST:
    return scheme == SV_SCHEME_DARK || scheme == SV_SCHEME_CONTRAST_DARK ? SV_SCHEME_CONTRAST_DARK
                                                                         : SV_SCHEME_CONTRAST;
  default:
    return scheme;
  }
}

void
sv_style_watch (GtkWidget *widget, GCallback callback)
{
  g_signal_connect_object (sv_style_get_default (), "changed", callback, widget, G_CONNECT_SWAPPED);
}

void
sv_style_theme (SvTheme *theme, SvMatch *match)
{
  const SvMatchDoc *doc = match != NULL ? sv_match_get_doc (match) : NULL;

  sv_theme_init (theme, sv_style_get_scheme (),
                 doc != NULL ? (const char *const *)doc->teams[0]->colours : NULL,
                 doc != NULL ? (const char *const *)doc->teams[1]->colours : NULL);
}

void
sv_style_load (const char *name)
{
  load_sheet (sv_style_get_default (), name);
}

/* Return the style class of @widget that begins with @prefix, or NULL. Transfer full. */
static char *
dup_class (GtkWidget *widget, const char *prefix)
{
  g_auto (GStrv) classes = gtk_widget_get_css_classes (widget);

  for (unsigned i = 0; classes[i] != NULL; i++)
    if (g_str_has_prefix (classes[i], prefix))
      return g_strdup (classes[i]);
  return NULL;
}

/* Return the name of the style class for these colours, which is created if it is new. Transfer
 * full. */
static char *
make_tint (SvColour back, SvColour text, SvColour border)
{
  SvStyle *self = sv_style_get_default ();
  char words[3][8];

  sv_colour_print (back, words[0]);
  sv_colour_print (text, words[1]);
  sv_colour_print (border, words[2]);
  char *name = g_strdup_printf (TINT "%s-%s-%s", words[0] + 1, words[1] + 1, words[2] + 1);
  if (!is_new (self, name))
    return name;
  g_autofree char *css =
      g_strdup_printf (".%s { background-color: %s; color: %s; border-color: %s; }", name, words[0],
                       words[1], words[2]);
  g_autoptr (GtkCssProvider) sheet = gtk_css_provider_new ();
  gtk_css_provider_load_from_data (sheet, css, -1);
  add_sheet (sheet, 1);
  return name;
}

void
sv_style_tint (GtkWidget *widget, const SvKit *kit)
{
  g_autofree char *name = kit != NULL ? make_tint (kit->shirt, kit->text, kit->trim) : NULL;
  g_autofree char *before = dup_class (widget, TINT);

  if (g_strcmp0 (name, before) == 0)
    return;
  if (before != NULL)
    gtk_widget_remove_css_class (widget, before);
  if (name != NULL)
    gtk_widget_add_css_class (widget, name);
}

void
sv_style_tint_side (GtkWidget *widget, SvMatch *match, int side)
{
  SvTheme theme;

  if (side < 0)
    return;
  sv_style_theme (&theme, match);
  sv_style_tint (widget, &theme.kit[side]);
}
