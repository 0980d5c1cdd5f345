/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-picture.h"

#include "sv-raster.h"
#include "sv-style.h"

/* Most textures that are kept for lists; each takes about 20 kB on a usual screen. */
enum { MAX_KEPT = 400 };

/* Everything that a worker thread needs to paint the picture. */
typedef struct {
  SvPictureDraw draw;
  gconstpointer data;
  int width, height, scale;
  SvScheme scheme;
} Order;

typedef struct {
  SvPictureDraw draw;
  gpointer data;
  GDestroyNotify destroy;
  char *key; /* key under which other pictures may share the texture, or NULL */
  GdkTexture *texture;
  gboolean apart;
  gconstpointer ordered; /* identifies the picture that a worker thread paints now; NULL if none */
  Order order;           /* what that worker was asked to paint */
  int least, width, height;
} SvPicturePrivate;

G_DEFINE_TYPE_WITH_PRIVATE (SvPicture, sv_picture, GTK_TYPE_WIDGET)

static SvPicturePrivate *
get (SvPicture *self)
{
  return sv_picture_get_instance_private (self);
}

static SvScheme
get_scheme (void)
{
  return sv_style_get_scheme ();
}

static Order
make_order (SvPicture *self, int width, int height)
{
  const SvPicturePrivate *p = get (self);

  return (Order){
    p->draw, p->data, width, height, gtk_widget_get_scale_factor (GTK_WIDGET (self)), get_scheme ()
  };
}

static void
draw_order (cairo_t *cr, int width, int height, gconstpointer data)
{
  const Order *order = data;

  order->draw (cr, width, height, order->scheme, order->data);
}

static GdkTexture *
paint (SvPicture *self)
{
  const Order order = make_order (self, gtk_widget_get_width (GTK_WIDGET (self)),
                                  gtk_widget_get_height (GTK_WIDGET (self)));
  cairo_surface_t *surface =
      sv_raster_paint (order.width, order.height, order.scale, draw_order, &order);
  GdkTexture *texture = sv_raster_texture (surface);

  cairo_surface_destroy (surface);
  return texture;
}

/* --- Apart: by a worker, while the window comes up --- */

static void
painted_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  SvPicturePrivate *p = get (SV_PICTURE (object));
  cairo_surface_t *surface = sv_raster_order_finish (result);

  /* The size or the scheme may have changed while the worker painted. */
  if (p->ordered == result) {
    p->ordered = NULL;
    p->texture = sv_raster_texture (surface);
    gtk_widget_queue_draw (GTK_WIDGET (object));
  }
  cairo_surface_destroy (surface);
}

static void
order_texture (SvPicture *self, int width, int height)
{
  SvPicturePrivate *p = get (self);
  const Order order = make_order (self, width, height);

  if (p->ordered != NULL && p->order.width == width && p->order.height == height &&
      p->order.scale == order.scale)
    return;
  p->order = order;
  p->ordered = sv_raster_order (self, width, height, order.scale, draw_order,
                                g_memdup2 (&order, sizeof order), g_free, painted_cb);
}

/* --- Of lists: one after the other --- */

static struct {
  GHashTable *kept; /* GdkTexture by key, size and scheme */
  GQueue waiting;   /* SvPicture widgets that wait to be painted */
  guint idle_id;
} studio;

static char *
make_key (SvPicture *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  return g_strdup_printf ("%s %d %d %d %d", get (self)->key, gtk_widget_get_width (widget),
                          gtk_widget_get_height (widget), gtk_widget_get_scale_factor (widget),
                          (int)get_scheme ());
}

static gboolean
take_kept (SvPicture *self)
{
  g_autofree char *key = make_key (self);

  if (studio.kept == NULL)
    studio.kept = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  g_set_object (&get (self)->texture, g_hash_table_lookup (studio.kept, key));
  return get (self)->texture != NULL;
}

static gboolean
paint_next_cb (gpointer data)
{
  SvPicture *self = g_queue_pop_head (&studio.waiting);

  if (self != NULL && !take_kept (self)) {
    if (g_hash_table_size (studio.kept) >= MAX_KEPT)
      g_hash_table_remove_all (studio.kept);
    get (self)->texture = paint (self);
    g_hash_table_insert (studio.kept, make_key (self), g_object_ref (get (self)->texture));
  }
  if (self != NULL)
    gtk_widget_queue_draw (GTK_WIDGET (self));
  if (!g_queue_is_empty (&studio.waiting))
    return G_SOURCE_CONTINUE;
  studio.idle_id = 0;
  return G_SOURCE_REMOVE;
}

static void
want_texture (SvPicture *self)
{
  if (take_kept (self) || g_queue_find (&studio.waiting, self) != NULL)
    return;
  g_queue_push_tail (&studio.waiting, self);
  if (studio.idle_id == 0)
    studio.idle_id = g_idle_add_full (G_PRIORITY_LOW, paint_next_cb, NULL, NULL);
}

/* --- The widget --- */

static void
repaint (SvPicture *self)
{
  g_queue_remove (&studio.waiting, self);
  get (self)->ordered = NULL;
  g_clear_object (&get (self)->texture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
sv_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SvPicture *self = SV_PICTURE (widget);
  SvPicturePrivate *p = get (self);
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);

  if (p->draw == NULL || width <= 0 || height <= 0)
    return;
  if (p->texture == NULL && p->key != NULL)
    want_texture (self);
  else if (p->texture == NULL && p->apart)
    order_texture (self, width, height);
  else if (p->texture == NULL)
    p->texture = paint (self);
  if (p->texture != NULL)
    gtk_snapshot_append_texture (snapshot, p->texture,
                                 &GRAPHENE_RECT_INIT (0, 0, (float)width, (float)height));
}

static void
sv_picture_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SvPicture *self = SV_PICTURE (widget);
  const SvPicturePrivate *p = get (self);
  const int scale = gtk_widget_get_scale_factor (widget);

  if (p->texture != NULL && (gdk_texture_get_width (p->texture) != width * scale ||
                             gdk_texture_get_height (p->texture) != height * scale))
    repaint (self);
  if (p->apart && p->texture == NULL && width > 0 && height > 0)
    /* order the picture here, so that the worker can begin before the window's first frame */
    order_texture (self, width, height);
}

static GtkSizeRequestMode
sv_picture_get_request_mode (GtkWidget *widget)
{
  const SvPicturePrivate *p = get (SV_PICTURE (widget));

  return p->least < p->width ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
sv_picture_measure (GtkWidget *widget,
                    GtkOrientation orientation,
                    int for_size,
                    int *minimum,
                    int *natural,
                    int *minimum_baseline,
                    int *natural_baseline)
{
  const SvPicturePrivate *p = get (SV_PICTURE (widget));

  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = p->least;
    *natural = p->width;
  } else if (p->least >= p->width) {
    *minimum = *natural = p->height;
  } else {
    /* GTK passes -1 if it asks for the height at any width. The answer must not exceed the
     * picture's own size, or GTK's boxes would give the picture all their width. */
    *minimum = (for_size > 0 ? MIN (for_size, p->width) : p->least) * p->height / p->width;
    *natural = (for_size > 0 ? for_size : p->width) * p->height / p->width;
  }
}

static void
sv_picture_dispose (GObject *object)
{
  sv_picture_set_draw (SV_PICTURE (object), NULL, NULL, NULL, NULL);
  G_OBJECT_CLASS (sv_picture_parent_class)->dispose (object);
}

static void
sv_picture_class_init (SvPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_picture_dispose;
  widget_class->snapshot = sv_picture_snapshot;
  widget_class->size_allocate = sv_picture_size_allocate;
  widget_class->measure = sv_picture_measure;
  widget_class->get_request_mode = sv_picture_get_request_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
sv_picture_init (SvPicture *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  sv_style_watch (GTK_WIDGET (self), G_CALLBACK (repaint));
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (repaint), NULL);
}

void
sv_picture_set_size (SvPicture *self, int least, int width, int height)
{
  SvPicturePrivate *p = get (self);

  p->least = least;
  p->width = width;
  p->height = height;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
sv_picture_set_draw (
    SvPicture *self, const char *key, SvPictureDraw draw, gpointer data, GDestroyNotify destroy)
{
  SvPicturePrivate *p = get (self);
  const gboolean same = draw == p->draw && (key != NULL ? g_strcmp0 (key, p->key) == 0
                                                        : p->destroy == NULL && data == p->data);

  if (p->destroy != NULL)
    p->destroy (p->data);
  g_free (p->key);
  p->key = g_strdup (key);
  p->apart = FALSE;
  p->draw = draw;
  p->data = data;
  p->destroy = destroy;
  if (!same)
    repaint (self);
}

void
sv_picture_set_draw_apart (SvPicture *self, SvPictureDraw draw, gconstpointer data)
{
  SvPicturePrivate *p = get (self);

  sv_picture_set_draw (self, NULL, draw, (gpointer)(gsize)data, NULL);
  p->apart = TRUE;
}
