/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-screen-pictures.h"

#include "sv-pictures.h"

enum { SIDE = 480 }; /* pixels: a large card on a sharp screen */

#define SV_TYPE_SCREEN_PICTURES (sv_screen_pictures_get_type ())
G_DECLARE_FINAL_TYPE (SvScreenPictures, sv_screen_pictures, SV, SCREEN_PICTURES, GObject)

/* One for the program: whoever shows a picture hears when it has come. */
struct _SvScreenPictures {
  GObject parent_instance;

  SvPictures *pictures;
};

G_DEFINE_FINAL_TYPE (SvScreenPictures, sv_screen_pictures, G_TYPE_OBJECT)

static void
changed_cb (gpointer data)
{
  g_signal_emit_by_name (data, "changed");
}

static void
sv_screen_pictures_class_init (SvScreenPicturesClass *klass)
{
  g_signal_new ("changed", SV_TYPE_SCREEN_PICTURES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
sv_screen_pictures_init (SvScreenPictures *self)
{
  self->pictures = sv_pictures_new (SIDE, changed_cb, self);
}

static SvScreenPictures *
get_default (void)
{
  static SvScreenPictures *screen = NULL;

  if (screen == NULL)
    screen = g_object_new (SV_TYPE_SCREEN_PICTURES, NULL);
  return screen;
}

cairo_surface_t *
sv_screen_picture (const char *url)
{
  return sv_pictures_get (get_default ()->pictures, url);
}

void
sv_screen_pictures_watch (GtkWidget *widget, GCallback callback)
{
  g_signal_connect_object (get_default (), "changed", callback, widget, G_CONNECT_SWAPPED);
}
