/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-figurines: pictures of figurines in the colours of a team, before there is a match.
 *
 * What SvShirts, SvTeamPhoto and SvFigurinePicture have in common. It keeps nothing. */

#include <gtk/gtk.h>

#include "sv-game.h"

G_BEGIN_DECLS

enum { SV_FIGURINE_WIDTH = 44, SV_FIGURINE_HEIGHT = 55 };

/* The figurines of side as a game begins, at most max of them; how many there are in out. */
unsigned sv_figurines_of (const SvGame *game, int side, unsigned max, SvPiece out[]);

/* How wide a picture of n figurines is, each step beside the one before. */
int sv_figurines_width (unsigned n, int step);

/* The picture, scale pixels to a unit. first, second: colours of both teams, "#rrggbb", or NULL for
 * the standard ones; a clash is solved between them. */
GdkTexture *sv_figurines_paint (const SvPiece *pieces,
                                unsigned n,
                                int step,
                                const char *const first[2],
                                const char *const second[2],
                                int scale);

G_END_DECLS
