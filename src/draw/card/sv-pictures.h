/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-pictures: a cache that decodes the pictures of documents once each, in a worker thread.
 *
 *     get ──▶ known URL: the picture, or NULL if it cannot be shown
 *         └─▶ new URL: NULL for now; a worker decodes one after the other, and calls @changed
 *
 * The cache knows no widget, and may be used by one thread at a time. */

#include "sv-picture-read.h"

typedef struct _SvPictures SvPictures;

/* Create a cache of pictures at most @side × @side pixels large. @changed is called with @data from
 * the main loop when a picture has been decoded or has failed. If @changed is NULL there is no main
 * loop, and sv_pictures_get () blocks while it decodes. */
SvPictures *sv_pictures_new (int side, void (*changed) (gpointer data), gpointer data);
void sv_pictures_free (SvPictures *self);

/* Return the picture of a data URL, which may be NULL, or NULL if it is not available (yet).
 * Transfer none: the caller must reference the picture to keep it beyond the next call. */
cairo_surface_t *sv_pictures_get (SvPictures *self, const char *url);

/* Return whether pictures are still being decoded. */
bool sv_pictures_is_busy (const SvPictures *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvPictures, sv_pictures_free)
