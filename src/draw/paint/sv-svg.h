/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-svg: librsvg, which reads and paints SVG drawings. It is loaded when the first drawing is wanted: a window
 * without drawings starts in several megabytes less without it. Any thread may use it. */

#include <librsvg/rsvg.h>
#include <stdbool.h>

/* The drawing in n bytes of text, without an address: it can ask neither for files nor for the network.
 * Free with g_object_unref (). NULL and error if it cannot be read, or if librsvg is missing. */
RsvgHandle *sv_svg_read (const void *data, gsize n, GError **error);

/* Paint all of it into a box of cr. False and error if that fails. */
bool sv_svg_paint (RsvgHandle *handle, cairo_t *cr, const RsvgRectangle *box, GError **error);

/* Paint only the element "#ID" into the box that it has for itself. False if that fails. */
bool sv_svg_paint_layer (RsvgHandle *handle, cairo_t *cr, const char *id, const RsvgRectangle *box);

/* Whether there is an element "#ID". */
bool sv_svg_has_layer (RsvgHandle *handle, const char *id);

/* The size that it states in pixels, or else the proportions of its view box; false if it has neither. */
bool sv_svg_get_size (RsvgHandle *handle, double *w, double *h);

/* Of a drawing that states neither: the rectangle that it paints. False if that cannot be told. */
bool sv_svg_get_ink (RsvgHandle *handle, RsvgRectangle *ink);

/* Paint such a drawing, where it lies by sv_svg_get_ink (). False if that fails. */
bool sv_svg_paint_ink (RsvgHandle *handle, cairo_t *cr);
