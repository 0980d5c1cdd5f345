/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-scene: an example on the pitch, written in a line of words, to be painted as a small picture.
 *
 *   o4@a   own figurine 4 on space a      x2@2c   one of the others, on c of the second zone
 *   *@f7   the ball; whoever stands there has it
 *   #5@a   a die that shows 5
 *   +e     the space may be chosen        -b      it may not
 *   d>e>f  the way of a figurine          a~f     of the ball          d!f   of who is pushed
 *
 * The words stand in this order: a piece before what it has. The board is that of the standard game,
 * and own pieces are those of side 0. It paints nothing. */

#include "sv-game.h"

enum { SV_MAX_MARKS = 16, SV_MAX_SCENE_WAY = 8 };

typedef enum {
  SV_MARK_LIT,
  SV_MARK_REFUSED,
  SV_MARK_DIE,
  SV_MARK_WALK,
  SV_MARK_FLIGHT,
  SV_MARK_PUSH
} SvMarkKind;

typedef struct {
  SvMarkKind kind;
  int side;  /* whose way, whose die */
  int value; /* of a die */
  unsigned n;
  int16_t spaces[SV_MAX_SCENE_WAY];
} SvMark;

typedef struct {
  const SvBoard *board; /* constant */
  SvView view;          /* pieces that are not in it are beside the board */
  unsigned n_marks;
  SvMark marks[SV_MAX_MARKS];
} SvScene;

/* Read the words of a scene of the game. setup: room for one. NULL, or the word that cannot be read. */
const char *sv_scene_read (SvScene *self, const SvGame *game, void *setup, const char *words);
