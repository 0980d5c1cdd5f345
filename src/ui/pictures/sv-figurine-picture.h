/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvFigurinePicture: one figurine of a team, to be dragged from one player to another.
 *
 * What it is dragged to gets the picture itself as a value of its type. It knows nothing of
 * players; the keyboard has other means. */

#include <gtk/gtk.h>

#include "sv-document.h"
#include "sv-picture.h"

G_BEGIN_DECLS

#define SV_TYPE_FIGURINE_PICTURE (sv_figurine_picture_get_type ())
G_DECLARE_FINAL_TYPE (SvFigurinePicture, sv_figurine_picture, SV, FIGURINE_PICTURE, SvPicture)

/* The figurine of that shirt number of side; name is what people call it, index what
 * sv_figurine_picture_get_index () gives back. */
GtkWidget *sv_figurine_picture_new (
    const SvGame *game, int side, int number, const char *name, unsigned index);

unsigned sv_figurine_picture_get_index (SvFigurinePicture *self);

/* Show it as in a match between these two teams; they need not stay. */
void sv_figurine_picture_set_teams (SvFigurinePicture *self,
                                    const SvTeamDoc *first,
                                    const SvTeamDoc *second);

G_END_DECLS
