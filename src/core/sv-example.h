/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-example: a notation for example positions, one line of words that is painted as a small
 * picture.
 *
 *   o4@a   figurine 4 of side 0 on space a   x2@2c   figurine 2 of side 1 on space c of zone 2
 *   *@f7   the ball on f7; the piece on that space has it
 *   #5@a   a die that shows 5, on space a
 *   +e     space e, marked as allowed        -b      space b, marked as forbidden
 *   d>e>f  a figurine goes d, e, f           a~f     the ball flies      d!f   a figurine is pushed
 *
 * A piece must stand before the ball in the line. The board and the cards are those of the
 * standard game. This module only parses; it does not paint. */

#include "sv-game.h"

enum { SV_MAX_MARKS = 16, SV_MAX_EXAMPLE_WAY = 8 };

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
  int side;  /* side of the piece that moves or throws */
  int value; /* number on the die */
  unsigned n;
  int16_t spaces[SV_MAX_EXAMPLE_WAY];
} SvMark;

typedef struct {
  const SvBoard *board; /* board of the standard game; constant */
  SvView view;          /* pieces that the scene does not mention are beside the board */
  unsigned n_marks;
  SvMark marks[SV_MAX_MARKS];
} SvExample;

/* Parse the words of a scene. @setup is a buffer for a setup of the game; it must stay as long as
 * @self. Returns NULL, or the word that cannot be parsed. */
const char *sv_example_read (SvExample *self, const SvGame *game, void *setup, const char *words);
