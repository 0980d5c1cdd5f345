/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-board-look: how the places of a board are marked while a match is played: what can be chosen,
 * what the ball comes to there, the last move, a hint, an illegal attempt. */

#include "sv-board-trail.h"
#include "sv-choice.h"
#include "sv-course.h"

/* What the marks depend on; nothing is owned. */
typedef struct {
  const SvBoardSurface *surface;
  const SvChoice *choice;
  const SvTrail *trail;
  const SvTarget *hint; /* best choice; valid if the surface is hinted */
  SvCourse *course;     /* course that points at places, or NULL */
  gboolean acting;      /* TRUE if a person must choose something on the board */
} SvBoardLook;

/* Return the marks of a place, as SV_SPACE_STYLE_… */
unsigned sv_board_look_at (const SvBoardLook *self, int piece, int space);
/* Return whether a place is marked by the hint: its space is the target of the best choice, or its
 * piece is the best choice. */
gboolean sv_board_look_is_hinted (const SvBoardLook *self, int piece, int space);
/* Return whether a place with the marks @look leaves Space and Enter to the page: always when a die
 * is to be thrown, and when the page has a highlighted button, unless the place itself can be
 * chosen. */
gboolean sv_board_look_leaves_keys (const SvBoardLook *self, unsigned look);
