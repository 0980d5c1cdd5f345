/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-whistle.h"

#include "sv-config.h"

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
play (GtkWidget *widget)
{
  g_autofree char *path = find_sound ();
  GSoundContext *context = g_object_get_data (G_OBJECT (widget), "sv-whistle");
  NewFunc context_new = (NewFunc)find_function ("gsound_context_new");
  PlayFunc play_simple = (PlayFunc)find_function ("gsound_context_play_simple");

  if (path == NULL || context_new == NULL || play_simple == NULL)
    return FALSE;
  if (context == NULL) {
    context = context_new (NULL, NULL);
    if (context == NULL)
      return FALSE;
    g_object_set_data_full (G_OBJECT (widget), "sv-whistle", context, g_object_unref);
  }
  return play_simple (context, NULL, NULL, GSOUND_ATTR_MEDIA_FILENAME, path, GSOUND_ATTR_MEDIA_ROLE,
                      "event", NULL);
}
#else
static gboolean
play (GtkWidget *widget)
{
  return FALSE;
}
#endif

void
sv_whistle_blow (GtkWidget *widget)
{
  if (!play (widget))
    gdk_display_beep (gtk_widget_get_display (widget));
}
