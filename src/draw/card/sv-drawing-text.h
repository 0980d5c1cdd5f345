/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-drawing-text: checks the text of an untrusted SVG drawing before it is painted.
 *
 *     bytes ─ prepare ─▶ plain UTF-8 without document type and entities ─ measure ─▶ may be painted
 *
 * A drawing that refers to anything outside itself, or that contains too large pictures, is refused
 * with a sentence for the user; librsvg would silently omit such parts. The memory and time that
 * painting takes cannot be seen from the text; sv-picture-helper.h limits them. */

#include <glib.h>
#include <stdbool.h>

enum {
  SV_DRAWING_BYTES = 4 << 20, /* largest text, after unpacking */
  /* largest total of pixels of all pictures and drawings embedded in a drawing */
  SV_DRAWING_PIXELS = 16 << 20,
  SV_DRAWING_DEPTH = 4 /* deepest nesting of drawings in drawings */
};

/* Return the text of a drawing in a form that librsvg reads: unpacked if it is gzip, in UTF-8, with
 * its entities replaced. Only entities of plain characters are allowed; Illustrator writes them for
 * its namespaces. Returns NULL with an error, a sentence for the user, if the drawing cannot be
 * used. */
GString *sv_drawing_text_prepare (const guint8 *data, gsize n, GError **error);

/* Return whether a drawing needs nothing from outside and contains nothing too large. @error: a
 * sentence for the user. */
bool sv_drawing_text_measure (const GString *text, GError **error);
