/* SPDX-License-Identifier: GPL-3.0-or-later */

/* paint-svg [--symbolic] WIDTH INPUT.svg OUTPUT.png: paints a drawing that many pixels wide, while the
 * program is built. A symbolic picture is black where the drawing has any colour: GTK paints it in
 * the colour of the text around it. */

#include <cairo.h>
#include <librsvg/rsvg.h>
#include <stdlib.h>
#include <string.h>

/* Keep only how much of each pixel is covered. */
static void
make_black (cairo_surface_t *surface)
{
  unsigned char *bytes = cairo_image_surface_get_data (surface);
  const int stride = cairo_image_surface_get_stride (surface);
  const int width = cairo_image_surface_get_width (surface);

  cairo_surface_flush (surface);
  for (int y = 0; y < cairo_image_surface_get_height (surface); y++)
    for (int x = 0; x < width; x++) {
      guint32 *pixel = (guint32 *)(void *)(bytes + y * stride) + x;
      *pixel &= 0xff000000u;
    }
  cairo_surface_mark_dirty (surface);
}

static gboolean
paint (const char *input, double width, gboolean symbolic, const char *output, GError **error)
{
  RsvgHandle *drawing = rsvg_handle_new_from_file (input, error);
  double own_width, own_height;

  if (drawing == NULL)
    return FALSE;
  if (!rsvg_handle_get_intrinsic_size_in_pixels (drawing, &own_width, &own_height))
    g_error ("%s has no size", input);

  const RsvgRectangle place = { 0, 0, width, own_height * width / own_width };
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int)width, (int)(place.height + 0.5));
  cairo_t *cr = cairo_create (surface);
  const gboolean painted = rsvg_handle_render_document (drawing, cr, &place, error);
  cairo_destroy (cr);
  if (symbolic)
    make_black (surface);
  if (painted && cairo_surface_write_to_png (surface, output) != CAIRO_STATUS_SUCCESS)
    g_error ("%s cannot be written", output);
  cairo_surface_destroy (surface);
  g_object_unref (drawing);
  return painted;
}

int
main (int argc, char *argv[])
{
  const gboolean symbolic = argc > 1 && strcmp (argv[1], "--symbolic") == 0;
  g_autoptr (GError) error = NULL;

  argv += symbolic;
  if (argc - symbolic != 4) {
    g_printerr ("usage: paint-svg [--symbolic] WIDTH INPUT.svg OUTPUT.png\n");
    return 2;
  }
  if (paint (argv[2], strtol (argv[1], NULL, 10), symbolic, argv[3], &error))
    return 0;
  g_printerr ("paint-svg: %s: %s\n", argv[2], error->message);
  return 1;
}
