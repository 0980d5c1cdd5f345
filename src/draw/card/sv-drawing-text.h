/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-drawing-text: the text of an SVG that anybody may have made, before it is painted.
 *
 *     bytes ── prepare ──▶ plain UTF-8 without document type and entities ── measure ──▶ may be painted
 *
 * What a drawing needs from elsewhere, and pictures in it that are too large, are refused here with
 * their sentence. librsvg would leave them out and say nothing. How much memory and time painting
 * takes is not known from the text; sv-picture-helper.h sees to that. */

#include <glib.h>
#include <stdbool.h>

enum {
  SV_DRAWING_BYTES = 4 << 20,   /* of text, when it is unpacked */
  SV_DRAWING_PIXELS = 16 << 20, /* of all pictures in a drawing together, and of drawings in it */
  SV_DRAWING_DEPTH = 4          /* drawings in drawings */
};

/* The text of a drawing as librsvg is to read it: unpacked if it is gzip, in UTF-8, and its entities put
 * in. Only entities of plain characters are allowed, as Illustrator writes them for its namespaces. NULL
 * and a sentence for people if it cannot be used. */
GString *sv_drawing_text_prepare (const guint8 *data, gsize n, GError **error);

/* Whether a drawing holds all that it needs, and nothing that is too large. error: a sentence for people. */
bool sv_drawing_text_measure (const GString *text, GError **error);
