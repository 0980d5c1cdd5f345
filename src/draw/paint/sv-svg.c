/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-svg.h"

#include <gio/gio.h>
#include <gmodule.h>

#define LIBRARY "librsvg-2.so.2"

/* Return a function of librsvg, or NULL if it is missing. The library stays loaded. */
static gpointer
find (const char *name)
{
  GModule *module = g_module_open (LIBRARY, G_MODULE_BIND_LAZY | G_MODULE_BIND_LOCAL);
  gpointer function = NULL;

  return module != NULL && g_module_symbol (module, name, &function) ? function : NULL;
}

/* Look up a function with the type that its header declares. A caller that has a handle can rely on
 * the library being there. */
#define FIND(function) ((__typeof__ (function) *)find (#function))

RsvgHandle *
sv_svg_read (const void *data, gsize n, GError **error)
{
  __typeof__ (rsvg_handle_new_from_data) *new_from_data = FIND (rsvg_handle_new_from_data);

  if (new_from_data != NULL)
    return new_from_data (data, n, error);
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, "%s is missing", LIBRARY);
  return NULL;
}

bool
sv_svg_paint (RsvgHandle *handle, cairo_t *cr, const RsvgRectangle *box, GError **error)
{
  return FIND (rsvg_handle_render_document) (handle, cr, box, error);
}

bool
sv_svg_paint_layer (RsvgHandle *handle, cairo_t *cr, const char *id, const RsvgRectangle *box)
{
  return FIND (rsvg_handle_render_layer) (handle, cr, id, box, NULL);
}

bool
sv_svg_has_layer (RsvgHandle *handle, const char *id)
{
  return FIND (rsvg_handle_has_sub) (handle, id);
}

bool
sv_svg_get_size (RsvgHandle *handle, double *w, double *h)
{
  gboolean has_width, has_height, has_box;
  RsvgLength width, height;
  RsvgRectangle box;

  if (FIND (rsvg_handle_get_intrinsic_size_in_pixels) (handle, w, h))
    return true;
  FIND (rsvg_handle_get_intrinsic_dimensions)
  (handle, &has_width, &width, &has_height, &height, &has_box, &box);
  if (!has_box)
    return false;
  *w = box.width;
  *h = box.height;
  return true;
}

/* Size, used by web browsers, of a drawing that states no size. */
static const RsvgRectangle no_size = { 0, 0, 300, 150 };

bool
sv_svg_get_ink (RsvgHandle *handle, RsvgRectangle *ink)
{
  return FIND (rsvg_handle_get_geometry_for_layer) (handle, NULL, &no_size, ink, NULL, NULL);
}

bool
sv_svg_paint_ink (RsvgHandle *handle, cairo_t *cr)
{
  return FIND (rsvg_handle_render_layer) (handle, cr, NULL, &no_size, NULL);
}
