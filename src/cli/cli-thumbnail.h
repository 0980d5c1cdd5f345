/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* cli-thumbnail: a small picture of a document for file managers: of a match its pitch with the
 * score below, of a team its first cards, of a competition the top of its table. It opens no
 * files. */

#include "sv-document.h"

#include <cairo.h>

/* Limits of the size in pixels. */
enum { SV_CLI_THUMBNAIL_LEAST = 16, SV_CLI_THUMBNAIL_MOST = 2048 };

/* Return the picture, at most @side pixels wide and high, as a PNG file; NULL and an error if
 * documents of this kind have no picture. */
GBytes *sv_cli_thumbnail_write (const SvDocument *document, int side, GError **error);
