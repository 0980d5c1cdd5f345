/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-figurines: pictures of figurines in the colours of a team, before there is a match.
 *
 * SvFigurinePicture is one of them, to be dragged from one player to another: what it is dragged to
 * gets the picture itself as a value of its type. It knows nothing of players; the keyboard has other
 * means. */

#include "sv-document.h"
#include "sv-picture.h"

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

/* Show some figurines of a team side by side, in the shirts that it will wear in a match between
 * these two; second NULL: against nobody in particular. */
void sv_figurines_show_team (SvPicture *picture,
                             int side,
                             const SvTeamDoc *first,
                             const SvTeamDoc *second);

/* A factory for a drop-down of heads, the first item of which is none: a picture beside the word. */
GtkListItemFactory *sv_figurines_new_head_factory (void);

/* Show two figurines of a team, for a list of many teams; one without a look is none. colours: "#rrggbb"
 * or NULL for the standard ones. */
void
sv_figurines_show_two (SvPicture *picture, const SvPiece pieces[2], const char *const colours[2]);
