/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-crop-view.h"

#include <glib/gi18n.h>

#include "sv-raster.h"
#include "sv-widgets.h"

/* Pixels: natural length of the longer side, and the smallest usable size. */
enum { SIDE = 154, LEAST = 48 };

struct _SvCropView {
  GtkWidget parent_instance;

  /* Owned */
  cairo_surface_t *picture;
  GdkTexture *texture;

  SvCrop crop;
  double drag_x, drag_y; /* part of the drag already applied */
  double pinch_zoom;     /* zoom when the pinch gesture began */
};

G_DEFINE_FINAL_TYPE (SvCropView, sv_crop_view, GTK_TYPE_WIDGET)

static void
change (SvCropView *self, const SvCrop *crop)
{
  SvCrop clamped = *crop;

  if (self->picture == NULL)
    return;
  sv_crop_clamp (&clamped, cairo_image_surface_get_width (self->picture),
                 cairo_image_surface_get_height (self->picture));
  self->crop = clamped;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit_by_name (self, "changed");
}

/* --- Painting --- */

static void
sv_crop_view_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  const SvCropView *self = SV_CROP_VIEW (widget);
  const double ratio = self->crop.ratio > 0 ? self->crop.ratio : 1;

  *minimum = LEAST;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? (int)(ratio > 1 ? SIDE / ratio : SIDE)
                                                       : (int)(ratio > 1 ? SIDE : SIDE * ratio);
}

/* Compute the frame in the widget: the largest centred box of the wanted proportions. */
static void
get_frame (SvCropView *self, graphene_rect_t *frame)
{
  const double width = gtk_widget_get_width (GTK_WIDGET (self));
  const double height = gtk_widget_get_height (GTK_WIDGET (self));
  const double w = MIN (width, height / self->crop.ratio);

  graphene_rect_init (frame, (float)((width - w) / 2), (float)((height - w * self->crop.ratio) / 2),
                      (float)w, (float)(w * self->crop.ratio));
}

static void
sv_crop_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SvCropView *self = SV_CROP_VIEW (widget);
  graphene_rect_t frame;
  double x, y, w, h;

  if (self->texture == NULL)
    return;
  const double width = gdk_texture_get_width (self->texture);
  const double height = gdk_texture_get_height (self->texture);
  get_frame (self, &frame);
  sv_crop_rectangle (&self->crop, width, height, &x, &y, &w, &h);
  const double scale = (double)frame.size.width / w;

  gtk_snapshot_push_clip (snapshot, &frame);
  gtk_snapshot_append_color (snapshot, &(GdkRGBA){ 1, 1, 1, 1 }, &frame);
  gtk_snapshot_append_texture (
      snapshot, self->texture,
      &GRAPHENE_RECT_INIT (frame.origin.x - (float)(x * scale), frame.origin.y - (float)(y * scale),
                           (float)(width * scale), (float)(height * scale)));
  gtk_snapshot_pop (snapshot);
}

/* --- Moving --- */

/* Claim the gesture, so that it drags the picture and does not scroll the page. */
static void
drag_begin_cb (SvCropView *self, double x, double y, GtkGesture *drag)
{
  gtk_gesture_set_state (drag, GTK_EVENT_SEQUENCE_CLAIMED);
  self->drag_x = self->drag_y = 0;
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
drag_update_cb (SvCropView *self, double x, double y)
{
  graphene_rect_t frame;

  get_frame (self, &frame);
  sv_crop_view_pan (self, (self->drag_x - x) / (double)frame.size.width,
                    (self->drag_y - y) / (double)frame.size.height);
  self->drag_x = x;
  self->drag_y = y;
}

static void
pinch_begin_cb (SvCropView *self, GdkEventSequence *sequence, GtkGesture *pinch)
{
  gtk_gesture_set_state (pinch, GTK_EVENT_SEQUENCE_CLAIMED);
  self->pinch_zoom = self->crop.zoom;
}

static void
pinch_cb (SvCropView *self, double scale)
{
  sv_crop_view_set_zoom (self, self->pinch_zoom * scale);
}

static gboolean
scroll_cb (SvCropView *self, double dx, double dy)
{
  sv_crop_view_set_zoom (self, self->crop.zoom * (dy < 0 ? 1.1 : 1 / 1.1));
  return TRUE;
}

static gboolean
key_cb (SvCropView *self, guint key)
{
  const double step = 0.05;

  if (key == GDK_KEY_Left || key == GDK_KEY_Right)
    sv_crop_view_pan (self, key == GDK_KEY_Left ? -step : step, 0);
  else if (key == GDK_KEY_Up || key == GDK_KEY_Down)
    sv_crop_view_pan (self, 0, key == GDK_KEY_Up ? -step : step);
  else if (key == GDK_KEY_plus || key == GDK_KEY_equal || key == GDK_KEY_KP_Add)
    sv_crop_view_set_zoom (self, self->crop.zoom * 1.1);
  else if (key == GDK_KEY_minus || key == GDK_KEY_KP_Subtract)
    sv_crop_view_set_zoom (self, self->crop.zoom / 1.1);
  else
    return FALSE;
  return TRUE;
}

/* --- The widget --- */

static void
sv_crop_view_dispose (GObject *object)
{
  SvCropView *self = SV_CROP_VIEW (object);

  g_clear_pointer (&self->picture, cairo_surface_destroy);
  g_clear_object (&self->texture);
  G_OBJECT_CLASS (sv_crop_view_parent_class)->dispose (object);
}

static void
sv_crop_view_class_init (SvCropViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_crop_view_dispose;
  widget_class->measure = sv_crop_view_measure;
  widget_class->snapshot = sv_crop_view_snapshot;
  g_signal_new ("changed", SV_TYPE_CROP_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                0);
  gtk_widget_class_set_css_name (widget_class, "cropview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
sv_crop_view_init (SvCropView *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *pinch = gtk_gesture_zoom_new ();
  GtkEventController *scroll =
      gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect_swapped (pinch, "begin", G_CALLBACK (pinch_begin_cb), self);
  g_signal_connect_swapped (pinch, "scale-changed", G_CALLBACK (pinch_cb), self);
  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (pinch));
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  /* the style sheet may round its corners */
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "grab");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), _ ("Drag the picture to its place."));
  sv_widget_set_label (self,
                       _ ("The part of the picture that is kept; arrow keys move it, plus and "
                          "minus enlarge it"));
}

void
sv_crop_view_set_picture (SvCropView *self, cairo_surface_t *picture, const SvCrop *crop)
{
  g_clear_pointer (&self->picture, cairo_surface_destroy);
  g_clear_object (&self->texture);
  self->picture = cairo_surface_reference (picture);
  self->texture = sv_raster_texture (picture);
  change (self, crop);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

const SvCrop *
sv_crop_view_get_crop (SvCropView *self)
{
  return &self->crop;
}

void
sv_crop_view_set_zoom (SvCropView *self, double zoom)
{
  SvCrop crop = self->crop;
  crop.zoom = zoom;
  change (self, &crop);
}

void
sv_crop_view_pan (SvCropView *self, double dx, double dy)
{
  double x, y, w, h;

  if (self->picture == NULL)
    return;
  double width = cairo_image_surface_get_width (self->picture);
  double height = cairo_image_surface_get_height (self->picture);
  sv_crop_rectangle (&self->crop, width, height, &x, &y, &w, &h);
  SvCrop crop = self->crop;
  crop.x += dx * w / width;
  crop.y += dy * h / height;
  change (self, &crop);
}
