/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-figurines: pictures of figurines in the colours of a team, where there is no match yet.
 *
 * SvFigurinePicture is a single figurine that can be dragged to another player. The drop target
 * receives the picture widget as a value of type SV_TYPE_FIGURINE_PICTURE. It knows nothing of
 * players, and keyboard users have other controls. */

#include "sv-document.h"
#include "sv-picture.h"

#define SV_TYPE_FIGURINE_PICTURE (sv_figurine_picture_get_type ())
G_DECLARE_FINAL_TYPE (SvFigurinePicture, sv_figurine_picture, SV, FIGURINE_PICTURE, SvPicture)

/* Create the figurine with shirt number @number of @side. @name: the player's name. @index:
 * returned by sv_figurine_picture_get_index (). */
GtkWidget *sv_figurine_picture_new (
    const SvGame *game, int side, int number, const char *name, unsigned index);

unsigned sv_figurine_picture_get_index (SvFigurinePicture *self);

/* Draw the figurine as in a match between these two teams, which need not outlive the call. */
void sv_figurine_picture_set_teams (SvFigurinePicture *self,
                                    const SvTeamDoc *first,
                                    const SvTeamDoc *second);

/* Show some figurines of a team side by side, in the shirts that it wears in a match between these
 * two teams. @second may be NULL if the opponent is unknown. */
void sv_figurines_show_team (SvPicture *picture,
                             int side,
                             const SvTeamDoc *first,
                             const SvTeamDoc *second);

/* Return a new factory for a drop-down of heads (transfer full): each row is a picture beside a
 * word. Item 0 means no head and has no picture. */
GtkListItemFactory *sv_figurines_new_head_factory (void);

/* Show two figurines of a team in a list of many teams. A piece whose look is NULL is left out.
 * @colours: "#rrggbb", or NULL for the standard ones. */
void
sv_figurines_show_two (SvPicture *picture, const SvPiece pieces[2], const char *const colours[2]);
