/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvBoardView: the pitch of a match with its figurines, to watch and to play on.
 *
 * It shows the board of any game from the data of SvMatch, and turns clicks, drags and keys into
 * legal events. Every space, and every figurine beside the board, is a widget with a name, so the
 * game can be played with a keyboard or a screen reader alone. It shows no score, dice, prompt or
 * buttons: messages for the user are sent by the signal "told". */

#include "sv-board-surface.h"

#define SV_TYPE_BOARD_VIEW (sv_board_view_get_type ())
G_DECLARE_FINAL_TYPE (SvBoardView, sv_board_view, SV, BOARD_VIEW, SvBoardSurface)

/* Signals: "told" (const char *sentence): why something is impossible, or a hint about what to do.
 * "pointed" (int piece, int held): the piece that the pointer or the keyboard focus is on and the
 * piece that is picked up; each is -1 if there is none. */

/* "turned": another side has the left end of the pitch, or the columns beside it must be arranged
 * again; see sv_board_view_get_turned (). */

/* How the pitch is rotated after each animation: the values of the settings key "board-turn". */
typedef enum {
  SV_BOARD_TURN_FIXED,  /* the left end belongs to the team on the left of the scoreboard */
  SV_BOARD_TURN_PLAYER, /* the side to act has the left, or the lower, end */
  /* like PLAYER, if people play both sides and sit face to face; the parent also turns the widget
   * upside down */
  SV_BOARD_TURN_FACE_TO_FACE
} SvBoardTurn;
void sv_board_view_set_turn (SvBoardView *self, SvBoardTurn turn);
/* Return whether the team on the right of the scoreboard has the left end of the pitch. */
gboolean sv_board_view_get_turned (SvBoardView *self);

/* Set the match to show, or NULL. */
void sv_board_view_set_match (SvBoardView *self, SvMatch *match);

/* Pick up @piece, or put it back, as a click on it does. Returns FALSE if it cannot be picked
 * up. */
gboolean sv_board_view_pick (SvBoardView *self, int piece);

/* Let the side to act take line-up @i with all its figurines at once. */
void sv_board_view_line_up (SvBoardView *self, unsigned i);

/* Carry out the whole action that the tutor interrupted in this position: a path of several steps,
 * or a line-up. Returns FALSE if there was none. */
gboolean sv_board_view_go_anyway (SvBoardView *self);

/* Animate for @ms milliseconds the outcome of the event that the match holds back: the ball flies
 * into the nearest goal, and a close-up shows its end position (at once if @ms is 0). The end
 * stays visible for another @rest_ms milliseconds, or until the match changes. */
void sv_board_view_shoot (SvBoardView *self, unsigned ms, unsigned rest_ms);

/* Write to @out where a ball that scores lies in the goal, in pixels of @target. Return FALSE if
 * nobody has the ball, or a close-up shows its end position. */
gboolean sv_board_view_get_goal_bounds (SvBoardView *self, GtkWidget *target, graphene_rect_t *out);

/* Show the position after the first @position events of the match once more, in slow motion, until
 * the match changes. @cut: it does not follow from the position shown before, so nothing moves.
 * sv_board_view_shoot () then animates the event after it. */
void sv_board_view_repeat (SvBoardView *self, unsigned position, gboolean cut);

/* Mark the best choice, in the way that a hovered place is marked, until the match changes; NULL
 * removes it. */
void sv_board_view_set_hint (SvBoardView *self, const SvTarget *target);

/* In a close-up, choose the space that bears @figure in its label, or a range that includes it. A
 * key leaves no trace on the screen, which keeps a secret choice secret. Returns FALSE if there is
 * no such space. */
gboolean sv_board_view_choose_figure (SvBoardView *self, unsigned figure);

/* Set whether the board is hidden, for example while the match is paused. */
void sv_board_view_set_covered (SvBoardView *self, gboolean covered);
