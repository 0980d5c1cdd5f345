/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-picture-url: pictures as documents store them, in data: URLs. */

#include <gio/gio.h>

enum { SV_PICTURE_MAX_BYTES = 512 * 1024 };

/* Check a picture or logo: it must be a data: URL of a PNG, JPEG or SVG in base64, at most
 * SV_PICTURE_MAX_BYTES when decoded, whose first bytes fit the stated type. */
gboolean sv_picture_check (const char *url, GError **error);

/* Return the bytes of a PNG or JPEG as a data: URL; the type is recognised by the first bytes. */
char *sv_picture_from_bytes (GBytes *bytes, GError **error);
