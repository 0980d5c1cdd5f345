/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-drawing: the drawings of the program's resources: boards/BOARD.svg, coloured by
 * boards/SCHEME.css, pieces/LOOK.svg, pieces/heads.svg and pictures/GAME.svg. */

#include "sv-svg.h"
#include "sv-theme.h"
#include <glib.h>

/* Whether there is a drawing at a path. Any thread may ask. */
bool sv_drawing_is_there (const char *path);

/* The drawing at a path, or NULL. defs: elements to put right behind its opening tag, or NULL. css:
 * a style sheet, or NULL. */
RsvgHandle *sv_drawing_load (const char *path, const char *defs, const char *css);

/* Of the groups of a drawing, which hold no others, only NAME-… to NAME-front, which are there. */
RsvgHandle *sv_drawing_load_groups (const char *path, const char *name, const char *css);

/* The same from the text of a drawing; name is for a warning. */
RsvgHandle *
sv_drawing_read (const char *name, const char *text, gsize n, const char *defs, const char *css);

/* The style sheet that colours boards in a theme. Free with g_free (). */
char *sv_drawing_style (const SvTheme *theme);

/* Paint a whole drawing into a box. */
void sv_drawing_render (RsvgHandle *handle, cairo_t *cr, double x, double y, double w, double h);

/* Paint the drawing at a path as it is into 0, 0 … w, h. False if there is none. */
bool sv_paint_drawing (cairo_t *cr, const char *path, double w, double h);
