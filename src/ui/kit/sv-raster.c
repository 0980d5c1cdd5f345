/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-raster.h"

#include <math.h>
#include <stdlib.h>

void
sv_raster_begin (SvRaster *self, const graphene_rect_t *bounds, int scale)
{
  graphene_rect_round_extents (bounds, &self->bounds);
  self->scale = scale;
  self->opaque = FALSE;
  self->surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                              MAX (1, (int)self->bounds.size.width) * scale,
                                              MAX (1, (int)self->bounds.size.height) * scale);
  self->cr = cairo_create (self->surface);
  cairo_scale (self->cr, scale, scale);
  cairo_translate (self->cr, -(double)self->bounds.origin.x, -(double)self->bounds.origin.y);
}

GskRenderNode *
sv_raster_end (SvRaster *self)
{
  cairo_destroy (self->cr);

  GskRenderNode *node = self->opaque ? sv_raster_strips (self->surface, &self->bounds, self->scale)
                                     : sv_raster_node (self->surface, &self->bounds, self->scale);
  cairo_surface_destroy (self->surface);
  return node;
}

/* Return a node with @part of the picture that fills @bounds. */
static GskRenderNode *
new_node (cairo_surface_t *surface,
          const graphene_rect_t *bounds,
          const graphene_rect_t *part,
          int scale)
{
  static const cairo_user_data_key_t key;
  GskRenderNode *node = gsk_cairo_node_new (part);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);
  cairo_matrix_t to_pixels;

  /* The node's recording refers to the surface without a reference: if the surface were freed
   * first, Cairo would copy it for the recording. So the recording holds a reference to the
   * surface. */
  cairo_surface_set_user_data (cairo_get_target (cr), &key, cairo_surface_reference (surface),
                               (cairo_destroy_func_t)cairo_surface_destroy);
  cairo_matrix_init_scale (&to_pixels, scale, scale);
  cairo_matrix_translate (&to_pixels, -(double)bounds->origin.x, -(double)bounds->origin.y);
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_pattern_set_matrix (cairo_get_source (cr), &to_pixels);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_paint (cr);
  cairo_destroy (cr);
  return node;
}

GskRenderNode *
sv_raster_node (cairo_surface_t *surface, const graphene_rect_t *bounds, int scale)
{
  return new_node (surface, bounds, bounds, scale);
}

GskRenderNode *
sv_raster_strips (cairo_surface_t *surface, const graphene_rect_t *bounds, int scale)
{
  enum { STRIPS = 8 };
  const float height = ceilf (bounds->size.height / STRIPS);
  GskRenderNode *strips[STRIPS];

  for (int i = 0; i < STRIPS; i++) {
    const graphene_rect_t all = *bounds;
    graphene_rect_t strip = all;

    strip.origin.y += i * height;
    strip.size.height = height + 1;
    graphene_rect_intersection (&strip, &all, &strip);
    strips[i] = new_node (surface, &all, &strip, scale);
  }
  GskRenderNode *node = gsk_container_node_new (strips, STRIPS);
  for (int i = 0; i < STRIPS; i++)
    gsk_render_node_unref (strips[i]);
  return node;
}

GdkTexture *
sv_raster_texture (cairo_surface_t *surface)
{
  const int width = cairo_image_surface_get_width (surface);
  const int height = cairo_image_surface_get_height (surface);
  const gsize stride = (gsize)cairo_image_surface_get_stride (surface);

  cairo_surface_flush (surface);
  g_autoptr (GBytes) bytes = g_bytes_new_with_free_func (
      cairo_image_surface_get_data (surface), stride * (gsize)height,
      (GDestroyNotify)cairo_surface_destroy, cairo_surface_reference (surface));
  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
}

cairo_surface_t *
sv_raster_paint (int width, int height, int scale, SvRasterDraw draw, gconstpointer data)
{
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width * scale, height * scale);
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, scale, scale);
  draw (cr, width, height, data);
  cairo_destroy (cr);
  return surface;
}

/* --- By a worker --- */

typedef struct {
  SvRasterDraw draw;
  gpointer data;
  GDestroyNotify destroy;
  int width, height, scale;
} Order;

/* Pictures that worker threads have not finished. The program waits for them before it exits,
 * because the drawing functions use data that is freed at exit. */
static struct {
  GMutex mutex;
  GCond done;
  unsigned n;
} orders;

static void
wait_for_orders (void)
{
  g_mutex_lock (&orders.mutex);
  while (orders.n > 0)
    g_cond_wait (&orders.done, &orders.mutex);
  g_mutex_unlock (&orders.mutex);
}

static void
count_order (int change)
{
  static gsize registered = 0;

  if (g_once_init_enter (&registered)) {
    atexit (wait_for_orders);
    g_once_init_leave (&registered, 1);
  }
  g_mutex_lock (&orders.mutex);
  orders.n += (unsigned)change;
  if (orders.n == 0)
    g_cond_broadcast (&orders.done);
  g_mutex_unlock (&orders.mutex);
}

static void
order_free (Order *self)
{
  if (self->destroy != NULL)
    self->destroy (self->data);
  g_free (self);
}

static void
order_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Order *order = data;
  cairo_surface_t *surface =
      sv_raster_paint (order->width, order->height, order->scale, order->draw, order->data);

  count_order (-1);
  g_task_return_pointer (task, surface, (GDestroyNotify)cairo_surface_destroy);
}

gconstpointer
sv_raster_order (gpointer source,
                 int width,
                 int height,
                 int scale,
                 SvRasterDraw draw,
                 gpointer data,
                 GDestroyNotify destroy,
                 GAsyncReadyCallback done_cb)
{
  const Order order = { draw, data, destroy, width, height, scale };
  g_autoptr (GTask) task = g_task_new (source, NULL, done_cb, NULL);

  count_order (1);
  g_task_set_task_data (task, g_memdup2 (&order, sizeof order), (GDestroyNotify)order_free);
  g_task_run_in_thread (task, order_thread);
  return task;
}

cairo_surface_t *
sv_raster_order_finish (GAsyncResult *result)
{
  return g_task_propagate_pointer (G_TASK (result), NULL);
}
