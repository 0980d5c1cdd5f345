/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-pitch-picture: small pictures of a pitch. */

#include "sv-match.h"
#include "sv-picture.h"

/* Show an empty pitch, lying, as the match window paints it, as large as there is room for in a
 * fixed small rectangle. board must outlive the picture; NULL: nothing. */
void sv_pitch_picture_show_board (SvPicture *picture, const SvBoard *board);

/* Show the picture of a game for the start page, or its pitch. */
void sv_pitch_picture_show_game (SvPicture *picture, const SvGame *game);

/* Show when item i of a list of the variant counts, as the game tells it (SvGame.item_picture): the
 * zone that its pieces stand in; the picture hides if there is none.
 * words: the same for those who cannot see it. */
void sv_pitch_picture_show_item (SvPicture *picture,
                                 const SvGame *game,
                                 const void *setup,
                                 const SvField *list,
                                 unsigned i,
                                 const char *words);

/* Show the example of a lesson of match's game, in the colours of its teams: whoever acts now is own. */
void sv_pitch_picture_show_lesson (SvPicture *picture, SvMatch *match, const SvLesson *lesson);

/* Show how the side of match that decides will stand in line-up i, which there is, one of its own too. */
void sv_pitch_picture_show_line_up (SvPicture *picture, SvMatch *match, unsigned i);

/* Show how a side of match stood in that position; SvMatch counts them. */
void sv_pitch_picture_show_side (SvPicture *picture, SvMatch *match, unsigned position, int side);
