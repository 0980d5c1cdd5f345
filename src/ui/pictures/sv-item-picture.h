/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvItemPicture: a small picture of the pitch that shows when an item of a list of the variant
 * counts, as the game tells it (SvGame.item_picture). If all its pieces stand in one zone, only
 * that zone is painted. It is not shown at all when the game has no picture. */

#include "sv-game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SV_TYPE_ITEM_PICTURE (sv_item_picture_get_type ())
G_DECLARE_FINAL_TYPE (SvItemPicture, sv_item_picture, SV, ITEM_PICTURE, GtkWidget)

/* Show item i of list. words: the same for those who cannot see it. */
void sv_item_picture_show (SvItemPicture *self,
                           const SvGame *game,
                           const void *setup,
                           const SvField *list,
                           unsigned i,
                           const char *words);

G_END_DECLS
