/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-picture-dialog.h"

#include <glib/gi18n.h>

#include "sv-crop-view.h"
#include "sv-document.h"
#include "sv-widgets.h"

enum { PHOTO_SIDE = 640, DRAWING_SIDE = 512 };

struct _SvPictureDialog {
  GtkWindow parent_instance;

  /* Owned */
  cairo_surface_t *picture;
  gboolean drawing; /* of lines and surfaces, not a photograph */

  /* Template children */
  SvCropView *view;
  GtkAdjustment *zoom;
  GtkLabel *fault;
};

G_DEFINE_FINAL_TYPE (SvPictureDialog, sv_picture_dialog, GTK_TYPE_WINDOW)

static void
crop_cb (SvPictureDialog *self)
{
  gtk_adjustment_set_value (self->zoom, sv_crop_view_get_crop (self->view)->zoom);
}

static void
zoom_cb (SvPictureDialog *self)
{
  const double zoom = gtk_adjustment_get_value (self->zoom);
  const double shown = sv_crop_view_get_crop (self->view)->zoom;

  if (self->picture != NULL && ABS (zoom - shown) > 1e-6)
    sv_crop_view_set_zoom (self->view, zoom);
}

/* In steps that are seen, as those of the keys. */
static void
enlarge_action (GtkWidget *widget, const char *name, GVariant *steps)
{
  SvPictureDialog *self = SV_PICTURE_DIALOG (widget);
  const double zoom = sv_crop_view_get_crop (self->view)->zoom;

  sv_crop_view_set_zoom (self->view, g_variant_get_int32 (steps) > 0 ? zoom * 1.2 : zoom / 1.2);
}

/* By a quarter; what was in the middle stays there. */
static void
turn_action (GtkWidget *widget, const char *name, GVariant *quarters)
{
  SvPictureDialog *self = SV_PICTURE_DIALOG (widget);
  const gboolean clockwise = g_variant_get_int32 (quarters) > 0;
  SvCrop crop = *sv_crop_view_get_crop (self->view);
  cairo_surface_t *turned = sv_picture_turn (self->picture, clockwise);

  if (turned == NULL) {
    sv_label_show (self->fault, _ ("There is not enough memory to turn this picture."));
    return;
  }
  cairo_surface_destroy (self->picture);
  self->picture = turned;
  sv_crop_turn (&crop, clockwise);
  sv_crop_view_set_picture (self->view, turned, &crop);
}

static void
take_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvPictureDialog *self = SV_PICTURE_DIALOG (widget);
  g_autoptr (GError) error = NULL;
  g_autofree char *url = NULL;
  cairo_surface_t *part = sv_picture_crop (self->picture, sv_crop_view_get_crop (self->view),
                                           self->drawing ? DRAWING_SIDE : PHOTO_SIDE);

  g_autoptr (GBytes) bytes = sv_picture_encode (part, self->drawing, SV_PICTURE_MAX_BYTES, &error);
  cairo_surface_destroy (part);
  if (bytes != NULL)
    url = sv_picture_from_bytes (bytes, &error);
  if (url == NULL) {
    gtk_label_set_text (self->fault, error->message);
    gtk_widget_set_visible (GTK_WIDGET (self->fault), TRUE);
    return;
  }
  g_signal_emit_by_name (self, "taken", url);
  gtk_window_close (GTK_WINDOW (self));
}

static void
cancel_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_window_close (GTK_WINDOW (widget));
}

static void
sv_picture_dialog_dispose (GObject *object)
{
  SvPictureDialog *self = SV_PICTURE_DIALOG (object);

  g_clear_pointer (&self->picture, cairo_surface_destroy);
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_PICTURE_DIALOG);
  G_OBJECT_CLASS (sv_picture_dialog_parent_class)->dispose (object);
}

static void
sv_picture_dialog_class_init (SvPictureDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_picture_dialog_dispose;
  g_signal_new ("taken", SV_TYPE_PICTURE_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_STRING);
  g_type_ensure (SV_TYPE_CROP_VIEW);
  sv_widget_class_set_template (widget_class, "sv-picture-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, SvPictureDialog, view);
  gtk_widget_class_bind_template_child (widget_class, SvPictureDialog, zoom);
  gtk_widget_class_bind_template_child (widget_class, SvPictureDialog, fault);
  gtk_widget_class_bind_template_callback (widget_class, crop_cb);
  gtk_widget_class_bind_template_callback (widget_class, zoom_cb);
  gtk_widget_class_install_action (widget_class, "picture.take", NULL, take_action);
  gtk_widget_class_install_action (widget_class, "picture.enlarge", "i", enlarge_action);
  gtk_widget_class_install_action (widget_class, "picture.turn", "i", turn_action);
  gtk_widget_class_install_action (widget_class, "picture.cancel", NULL, cancel_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "picture.cancel", NULL);
}

static void
sv_picture_dialog_init (SvPictureDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_adjustment_configure (self->zoom, 1, 1, SV_CROP_MAX_ZOOM, 0.1, 1, 0);
}

SvPictureDialog *
sv_picture_dialog_new (
    GtkWindow *parent, cairo_surface_t *picture, gboolean drawing, double ratio, gboolean whole)
{
  SvPictureDialog *self = g_object_new (SV_TYPE_PICTURE_DIALOG, "transient-for", parent, NULL);
  /* Faces are rather in the upper part of a picture than in the middle. */
  const SvCrop crop = {
    .x = 0.5, .y = whole ? 0.5 : 0.4, .zoom = 1, .ratio = ratio, .whole = whole
  };

  self->picture = cairo_surface_reference (picture);
  self->drawing = drawing;
  sv_crop_view_set_picture (self->view, picture, &crop);
  return self;
}
