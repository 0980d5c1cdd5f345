/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-pitch-picture: small pictures of a pitch, with or without pieces, for lists, lessons and
 * line-ups. */

#include "sv-match.h"
#include "sv-picture.h"

/* Show @board empty, in landscape and in the style of the match window, scaled to fit a small
 * fixed rectangle. The picture holds a reference to it. NULL shows nothing. */
void sv_pitch_picture_show_board (SvPicture *picture, const SvBoard *board);

/* Show the drawing of a game for the start page, or its pitch if it has none. */
void sv_pitch_picture_show_game (SvPicture *picture, const SvGame *game);

/* Show where item @i of a list of the variant applies: the zone in which its pieces stand
 * (SvGame.item_picture). The picture is hidden if there is none. @words: the same for screen
 * readers. */
void sv_pitch_picture_show_item (SvPicture *picture,
                                 const SvGame *game,
                                 const void *setup,
                                 const SvField *list,
                                 unsigned i,
                                 const char *words);

/* Show the example position of a lesson of the game of @match, in the colours of its teams; the
 * side to act is the "own" side of the example. */
void sv_pitch_picture_show_lesson (SvPicture *picture, SvMatch *match, const SvLesson *lesson);

/* Show how the side to act would stand in line-up @i, which must exist; it may be one saved by the
 * team. */
void sv_pitch_picture_show_line_up (SvPicture *picture, SvMatch *match, unsigned i);

/* Show only the pieces of @side, as they stood after @position events of @match. */
void sv_pitch_picture_show_side (SvPicture *picture, SvMatch *match, unsigned position, int side);
