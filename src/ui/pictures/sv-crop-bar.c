/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-crop-bar.h"

#include <glib/gi18n.h>
#include <math.h>

#include "sv-document.h"
#include "sv-toast.h"
#include "sv-widgets.h"

enum { PHOTO_SIDE = 640, DRAWING_SIDE = 512 };

struct _SvCropBar {
  GtkBox parent_instance;

  SvCropView *view; /* weak pointer; not owned */

  /* Owned; NULL while nothing is cropped. */
  cairo_surface_t *picture;

  SvCropFlags flags;
  SvCrop usual; /* crop at the start */
  int turns;    /* number of clockwise quarter turns since then */

  /* Template children */
  GtkWidget *done;
};

G_DEFINE_FINAL_TYPE (SvCropBar, sv_crop_bar, GTK_TYPE_BOX)

static void
end (SvCropBar *self)
{
  GtkWidget *both[] = { GTK_WIDGET (self), GTK_WIDGET (self->view) };

  g_clear_pointer (&self->picture, cairo_surface_destroy);
  for (gsize i = 0; i < G_N_ELEMENTS (both); i++) {
    sv_widget_drop_focus (both[i]);
    gtk_widget_hide (both[i]);
  }
  g_signal_emit_by_name (self, "ended");
}

/* Encode the cropped part as a data URL for a document. Returns NULL and sets @error on
 * failure. */
static char *
make_url (SvCropBar *self, GError **error)
{
  const gboolean lines = (self->flags & SV_CROP_LINES) != 0;
  const gboolean kept = (self->flags & SV_CROP_KEPT) != 0;
  cairo_surface_t *part = sv_picture_crop (self->picture, sv_crop_view_get_crop (self->view),
                                           lines && !kept ? DRAWING_SIDE : PHOTO_SIDE);
  g_autoptr (GBytes) bytes = sv_picture_encode (part, lines, SV_PICTURE_MAX_BYTES, error);

  g_clear_pointer (&part, cairo_surface_destroy);
  return bytes != NULL ? sv_picture_from_bytes (bytes, error) : NULL;
}

/* Return whether the document already has exactly this crop. Then it is not encoded again, because
 * each encoding of a photo loses quality. */
static gboolean
is_as_kept (SvCropBar *self)
{
  const SvCrop *crop = sv_crop_view_get_crop (self->view);
  const double same = 0.5 / PHOTO_SIDE; /* half a pixel */

  return (self->flags & SV_CROP_KEPT) != 0 && self->turns % 4 == 0 &&
         fabs (crop->zoom - self->usual.zoom) < same && fabs (crop->x - self->usual.x) < same &&
         fabs (crop->y - self->usual.y) < same;
}

void
sv_crop_bar_take (SvCropBar *self)
{
  g_autoptr (GError) error = NULL;

  if (self->picture == NULL)
    return;
  if (is_as_kept (self)) {
    end (self);
    return;
  }
  g_autofree char *url = make_url (self, &error);
  if (url == NULL) {
    sv_tell (GTK_WIDGET (self), error->message);
    return;
  }
  g_signal_emit_by_name (self, "taken", url);
  end (self);
}

static void
take_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  sv_crop_bar_take (SV_CROP_BAR (widget));
}

static void
cancel_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (SV_CROP_BAR (widget)->picture != NULL)
    end (SV_CROP_BAR (widget));
}

/* Zoom in steps large enough to be noticed. */
static void
enlarge_action (GtkWidget *widget, const char *name, GVariant *steps)
{
  SvCropView *view = SV_CROP_BAR (widget)->view;
  const double zoom = sv_crop_view_get_crop (view)->zoom;

  sv_crop_view_set_zoom (view, g_variant_get_int32 (steps) > 0 ? zoom * 1.2 : zoom / 1.2);
}

/* Rotate by a quarter turn around the middle of the frame. */
static void
turn_action (GtkWidget *widget, const char *name, GVariant *quarters)
{
  SvCropBar *self = SV_CROP_BAR (widget);
  const gboolean clockwise = g_variant_get_int32 (quarters) > 0;

  if (self->picture == NULL)
    return;
  SvCrop crop = *sv_crop_view_get_crop (self->view);
  cairo_surface_t *turned = sv_picture_turn (self->picture, clockwise);
  if (turned == NULL) {
    sv_tell (widget, _ ("There is not enough memory to turn this picture."));
    return;
  }
  cairo_surface_destroy (self->picture);
  self->picture = turned;
  self->turns += clockwise ? 1 : -1;
  sv_crop_turn (&crop, clockwise);
  sv_crop_view_set_picture (self->view, turned, &crop);
}

/* --- The widget --- */

static void
sv_crop_bar_dispose (GObject *object)
{
  SvCropBar *self = SV_CROP_BAR (object);

  g_clear_pointer (&self->picture, cairo_surface_destroy);
  g_clear_weak_pointer (&self->view);
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_CROP_BAR);
  G_OBJECT_CLASS (sv_crop_bar_parent_class)->dispose (object);
}

static void
sv_crop_bar_class_init (SvCropBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_crop_bar_dispose;
  g_signal_new ("taken", SV_TYPE_CROP_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
  g_signal_new ("ended", SV_TYPE_CROP_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  sv_widget_class_set_template (widget_class, "sv-crop-bar.ui");
  sv_widget_class_bind (widget_class, SvCropBar, done);
  gtk_widget_class_install_action (widget_class, "crop.take", NULL, take_action);
  gtk_widget_class_install_action (widget_class, "crop.cancel", NULL, cancel_action);
  gtk_widget_class_install_action (widget_class, "crop.enlarge", "i", enlarge_action);
  gtk_widget_class_install_action (widget_class, "crop.turn", "i", turn_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "crop.cancel", NULL);
}

static void
sv_crop_bar_init (SvCropBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* The view is not a child of the bar, so the bar's key bindings do not reach it and are repeated
 * here. */
static gboolean
key_cb (SvCropBar *self, guint key)
{
  if (key == GDK_KEY_Escape)
    gtk_widget_activate_action (GTK_WIDGET (self), "crop.cancel", NULL);
  else if (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter)
    gtk_widget_activate_action (GTK_WIDGET (self), "crop.take", NULL);
  else
    return FALSE;
  return TRUE;
}

void
sv_crop_bar_set_view (SvCropBar *self, SvCropView *view)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_return_if_fail (self->view == NULL);
  g_set_weak_pointer (&self->view, view);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (view), keys);
}

/* Move the focus to the buttons and back to the picture, so that the page scrolls to show both. */
static gboolean
come_into_sight (gpointer data)
{
  SvCropBar *self = data;

  if (self->picture != NULL && gtk_widget_is_focus (GTK_WIDGET (self->view))) {
    gtk_widget_grab_focus (self->done);
    gtk_widget_grab_focus (GTK_WIDGET (self->view));
  }
  return G_SOURCE_REMOVE;
}

void
sv_crop_bar_begin (SvCropBar *self, cairo_surface_t *picture, double ratio, SvCropFlags flags)
{
  g_return_if_fail (self->view != NULL);

  const SvCrop crop =
      sv_crop_usual (ratio, (flags & SV_CROP_WHOLE) != 0, cairo_image_surface_get_width (picture),
                     cairo_image_surface_get_height (picture));
  cairo_surface_reference (picture);
  g_clear_pointer (&self->picture, cairo_surface_destroy);
  self->picture = picture;
  self->flags = flags;
  self->turns = 0;
  sv_crop_view_set_picture (self->view, picture, &crop);
  self->usual = *sv_crop_view_get_crop (self->view);
  gtk_widget_show (GTK_WIDGET (self->view));
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
  /* show the bar after moving the focus: the widget that is hidden for it must not have the
   * focus */
  gtk_widget_show (GTK_WIDGET (self));
  sv_widget_later (GTK_WIDGET (self), G_PRIORITY_DEFAULT_IDLE, come_into_sight);
}
