/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-svg: calls librsvg, which reads and paints SVG drawings. The library is loaded when the first
 * drawing is needed: a window without drawings saves several megabytes. Thread-safe. */

#include <librsvg/rsvg.h>
#include <stdbool.h>

/* Read an SVG drawing from @n bytes of text. It gets no base address, so it cannot load files or
 * use the network. Free with g_object_unref (). Returns NULL with an error if it is malformed, or
 * if librsvg is missing. */
RsvgHandle *sv_svg_read (const void *data, gsize n, GError **error);

/* Paint the whole drawing into @box. Returns false with an error if that fails. */
bool sv_svg_paint (RsvgHandle *handle, cairo_t *cr, const RsvgRectangle *box, GError **error);

/* Paint only the element @id ("#ID") where it lies when the whole drawing fills @box. Returns false
 * if that fails. */
bool sv_svg_paint_layer (RsvgHandle *handle, cairo_t *cr, const char *id, const RsvgRectangle *box);

/* Return whether the drawing has the element @id ("#ID"). */
bool sv_svg_has_layer (RsvgHandle *handle, const char *id);

/* Get the size in pixels that the drawing states, or else the proportions of its view box; returns
 * false if it has neither. */
bool sv_svg_get_size (RsvgHandle *handle, double *w, double *h);

/* For a drawing without size and view box: get the rectangle that it paints. Returns false if it
 * cannot be computed. */
bool sv_svg_get_ink (RsvgHandle *handle, RsvgRectangle *ink);

/* Paint a drawing without size and view box, at the coordinates of sv_svg_get_ink (). Returns false
 * if that fails. */
bool sv_svg_paint_ink (RsvgHandle *handle, cairo_t *cr);
