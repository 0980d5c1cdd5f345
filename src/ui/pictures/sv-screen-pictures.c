/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-screen-pictures.h"

#include "sv-pictures.h"

enum { SIDE = 480 }; /* pixels: enough for a large card on a high-density screen */

static GHookList watchers;

static void
changed_cb (gpointer data)
{
  g_hook_list_invoke (&watchers, FALSE);
}

static SvPictures *
get_pictures (void)
{
  static SvPictures *pictures = NULL;

  if (pictures == NULL) {
    g_hook_list_init (&watchers, sizeof (GHook));
    pictures = sv_pictures_new (SIDE, changed_cb, NULL);
  }
  return pictures;
}

cairo_surface_t *
sv_screen_picture (const char *url)
{
  return sv_pictures_get (get_pictures (), url);
}

static void
gone_cb (gpointer hook_id, GObject *widget)
{
  g_hook_destroy (&watchers, GPOINTER_TO_SIZE (hook_id));
}

void
sv_screen_pictures_watch (GtkWidget *widget, GHookFunc callback)
{
  get_pictures ();
  GHook *hook = g_hook_alloc (&watchers);
  hook->data = widget;
  hook->func = callback;
  g_hook_append (&watchers, hook);
  g_object_weak_ref (G_OBJECT (widget), gone_cb, GSIZE_TO_POINTER (hook->hook_id));
}
