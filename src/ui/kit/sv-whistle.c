/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-whistle.h"

#include "sv-config.h"
#include "sv-settings.h"

#ifdef SV_HAVE_GSOUND
#include <gmodule.h>
#include <gsound.h>

#define LIBRARY "libgsound.so.0"

typedef GSoundContext *(*NewFunc) (GCancellable *cancellable, GError **error);
typedef gboolean (*PlayFunc) (GSoundContext *context,
                              GCancellable *cancellable,
                              GError **error,
                              ...);

/* A function of the library. It is loaded when something is heard first: with the seven others
 * that it stands on it would make every start longer and the program larger. */
static gpointer
find_function (const char *name)
{
  static GModule *library = NULL;
  gpointer function;

  if (library == NULL)
    library = g_module_open (LIBRARY, G_MODULE_BIND_LAZY | G_MODULE_BIND_LOCAL);
  return library != NULL && g_module_symbol (library, name, &function) ? function : NULL;
}

/* The program's own whistle where it is installed, or NULL. */
static char *
find_sound (void)
{
  for (const char *const *folder = g_get_system_data_dirs (); *folder != NULL; folder++) {
    g_autofree char *path = g_build_filename (*folder, "speelveld", "sounds", "whistle.wav", NULL);
    if (g_file_test (path, G_FILE_TEST_IS_REGULAR))
      return g_steal_pointer (&path);
  }
  return NULL;
}

/* TRUE if somebody plays it now. */
static gboolean
play (void)
{
  static GSoundContext *context = NULL;
  g_autofree char *path = find_sound ();
  NewFunc context_new = (NewFunc)find_function ("gsound_context_new");
  PlayFunc play_simple = (PlayFunc)find_function ("gsound_context_play_simple");

  if (path == NULL || context_new == NULL || play_simple == NULL)
    return FALSE;
  if (context == NULL)
    context = context_new (NULL, NULL);
  if (context == NULL)
    return FALSE;
  return play_simple (context, NULL, NULL, GSOUND_ATTR_MEDIA_FILENAME, path, GSOUND_ATTR_MEDIA_ROLE,
                      "event", NULL);
}
#else
static gboolean
play (void)
{
  return FALSE;
}
#endif

void
sv_whistle_blow (GtkWidget *widget)
{
  if (g_settings_get_boolean (sv_settings (), "sound") && !play ())
    gdk_display_beep (gtk_widget_get_display (widget));
}

/* --- The flash --- */

enum { FLASH_MS = 1500 };

static const char FLASH[] = "flash";

static gboolean
flash_end_cb (gpointer widget)
{
  gtk_widget_remove_css_class (widget, FLASH);
  gtk_widget_queue_draw (widget);
  return G_SOURCE_REMOVE;
}

void
sv_whistle_flash (GtkWidget *widget)
{
  if (sv_whistle_is_flashing (widget))
    return;
  gtk_widget_add_css_class (widget, FLASH);
  gtk_widget_queue_draw (widget);
  g_timeout_add_full (G_PRIORITY_DEFAULT, FLASH_MS, flash_end_cb, g_object_ref (widget),
                      g_object_unref);
}

gboolean
sv_whistle_is_flashing (GtkWidget *widget)
{
  return gtk_widget_has_css_class (widget, FLASH);
}
