/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* cli-thumbnail: a small picture of a document for file managers: of a match its pitch with the
 * score below, of a team its first cards, of a competition the top of its table. It opens no
 * files. */

#include "sv-document.h"

#include <cairo.h>

/* Limits of the size in pixels. */
enum { SV_CLI_THUMBNAIL_LEAST = 16, SV_CLI_THUMBNAIL_MOST = 2048 };

/* Paint the picture, at most @side pixels wide and high. Free it with cairo_surface_destroy ().
 * Return NULL and an error if documents of this kind have no picture. */
cairo_surface_t *sv_cli_thumbnail_paint (const SvDocument *document, int side, GError **error);

/* Like sv_cli_thumbnail_paint (), as a PNG file. */
GBytes *sv_cli_thumbnail_write (const SvDocument *document, int side, GError **error);
