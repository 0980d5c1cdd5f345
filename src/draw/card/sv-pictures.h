/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-pictures: the pictures of documents, each decoded once and kept.
 *
 *     get ──▶ known: the picture, or NULL: cannot be shown
 *         └─▶ new: NULL for now; one worker decodes one after the other, and tells
 *
 * It knows no widget; for one thread at a time. */

#include "sv-picture-read.h"

typedef struct _SvPictures SvPictures;

/* Pictures of at most side × side pixels. changed (data) is called from the main loop when a
 * picture has come, or turned out not to be one; NULL: there is no main loop, and a new picture is
 * waited for. */
SvPictures *sv_pictures_new (int side, void (*changed) (gpointer data), gpointer data);
void sv_pictures_free (SvPictures *self);

/* The picture of a data URL (nullable), or NULL. self keeps it for a while: reference it to keep it
 * longer than until the next call. */
cairo_surface_t *sv_pictures_get (SvPictures *self, const char *url);

/* True while there are pictures to come. */
bool sv_pictures_is_busy (const SvPictures *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvPictures, sv_pictures_free)
