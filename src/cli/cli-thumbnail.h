/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* cli-thumbnail: a small picture of a document, as folders show it: of a match the pitch as it stands with
 * the score below, of a team its first cards, of a competition the top of its table. It opens no file. */

#include "sv-document.h"

#include <cairo.h>

/* In pixels. */
enum { SV_CLI_THUMBNAIL_LEAST = 16, SV_CLI_THUMBNAIL_MOST = 2048 };

/* The picture, at most side wide and high. To be destroyed. Error: it is no document that has one. */
cairo_surface_t *sv_cli_thumbnail_paint (const SvDocument *document, int side, GError **error);

/* The same as a PNG document. */
GBytes *sv_cli_thumbnail_write (const SvDocument *document, int side, GError **error);
