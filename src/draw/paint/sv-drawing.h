/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-drawing: loads the SVG drawings among the program's resources: boards/BOARD.svg, coloured by
 * boards/SCHEME.css, pieces/LOOK.svg, pieces/heads.svg and pictures/GAME.svg; and the pictures that
 * the build painted from some of them. */

#include "sv-svg.h"
#include "sv-theme.h"
#include <glib.h>

/* Return whether the resources have a drawing at @path. Thread-safe. */
bool sv_drawing_is_there (const char *path);

/* Load the drawing at @path. @defs: elements to insert right after the opening tag, or NULL. @css:
 * a style sheet, or NULL. Returns NULL if there is no drawing; free with g_object_unref (). */
RsvgHandle *sv_drawing_load (const char *path, const char *defs, const char *css);

/* Like sv_drawing_load (), but keep only the groups from NAME-… to NAME-front, which must exist.
 * The groups of the drawing must not be nested. */
RsvgHandle *sv_drawing_load_groups (const char *path, const char *name, const char *css);

/* Like sv_drawing_load (), but from @n bytes of SVG text. @name is only used in a warning. */
RsvgHandle *
sv_drawing_read (const char *name, const char *text, gsize n, const char *defs, const char *css);

/* Load a picture (PNG) that was painted from a drawing when the program was built. Free with
 * cairo_surface_destroy (). Returns NULL if there is none at @path. */
cairo_surface_t *sv_drawing_load_ready (const char *path);

/* Return the style sheet that colours boards in a theme. Free with g_free (). */
char *sv_drawing_style (const SvTheme *theme);

/* Paint a whole drawing into the box @x, @y, @w, @h. */
void sv_drawing_render (RsvgHandle *handle, cairo_t *cr, double x, double y, double w, double h);

/* Paint the drawing at @path, with its own colours, into the box 0, 0 … @w, @h. Returns false if
 * there is none. */
bool sv_paint_drawing (cairo_t *cr, const char *path, double w, double h);
