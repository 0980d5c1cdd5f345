/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-whistle.h"

#include "sv-config.h"

#ifdef SV_HAVE_GSOUND
#include <gsound.h>

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

  if (context == NULL) {
    context = gsound_context_new (NULL, NULL);
    if (context == NULL)
      return FALSE;
    g_object_set_data_full (G_OBJECT (widget), "sv-whistle", context, g_object_unref);
  }
  return path != NULL &&
         gsound_context_play_simple (context, NULL, NULL, GSOUND_ATTR_MEDIA_FILENAME, path,
                                     GSOUND_ATTR_MEDIA_ROLE, "event", NULL);
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
