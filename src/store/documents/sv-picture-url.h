/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-picture-url: pictures as documents hold them. */

#include <gio/gio.h>

enum { SV_PICTURE_MAX_BYTES = 512 * 1024 };

/* What a picture or logo must be: a data: URL of a PNG, JPEG or SVG in base64, at most
 * SV_PICTURE_MAX_BYTES decoded, whose first bytes are what it says. */
gboolean sv_picture_check (const char *url, GError **error);

/* The bytes of a PNG or JPEG as such a URL; the kind is seen from the bytes. */
char *sv_picture_from_bytes (GBytes *bytes, GError **error);
