/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvBoardView: the pitch of a match with its figurines, to look at and to play on.
 *
 * It shows any game's board from what SvMatch tells, and makes of clicks, drags and keys the legal
 * event that is meant. Every space, and every figurine beside the board, is a widget with a name,
 * so that a keyboard or a screen reader is enough to play. It shows no score, no dice, no prompt
 * and no buttons: what it has to say in words it hands on by the signal "told". */

#include "sv-board-surface.h"

#define SV_TYPE_BOARD_VIEW (sv_board_view_get_type ())
G_DECLARE_FINAL_TYPE (SvBoardView, sv_board_view, SV, BOARD_VIEW, SvBoardSurface)

/* Signals: "told" (const char *sentence): why something cannot be done, or a hint what to do.
 * "pointed" (int piece, int held): who is under the pointer or has the focus of the keyboard, and who is
 * in the hand; -1: nobody. */

/* "turned": another side has the left end of the pitch than before, or columns beside it are to change
 * for another reason: see sv_board_view_get_turned (). */

/* Which way the pitch lies, once what moved has arrived; the value of the key "board-turn". */
typedef enum {
  SV_BOARD_TURN_FIXED,  /* as the scoreboard has the teams */
  SV_BOARD_TURN_PLAYER, /* who acts has the left end, or the lower one */
  SV_BOARD_TURN_FACE_TO_FACE /* the same if people play for both sides, who sit opposite each other: whoever
                        * shows the board turns it upside down with it */
} SvBoardTurn;
void sv_board_view_set_turn (SvBoardView *self, SvBoardTurn turn);
/* Whether who is on the right of the scoreboard has the left end. */
gboolean sv_board_view_get_turned (SvBoardView *self);

/* The match to show, or NULL. */
void sv_board_view_set_match (SvBoardView *self, SvMatch *match);

/* Take a piece in the hand, or let go of it, as a click on it does. FALSE if it cannot be taken. */
gboolean sv_board_view_pick (SvBoardView *self, int piece);

/* Let the side that decides line up in way i, all figurines at once. */
void sv_board_view_line_up (SvBoardView *self, unsigned i);

/* Do all of what was held off when it was begun on the board in this position: go a way of several steps, or
 * line up. FALSE: there is nothing like that. */
gboolean sv_board_view_go_anyway (SvBoardView *self);

/* Show what the event that the match holds back leads to, in so many milliseconds: the ball flies into the
 * goal that is nearest to it; what is seen from near ends as it does, and at once if they are 0. It lies
 * there until the match changes, or for the time that rests besides. */
void sv_board_view_shoot (SvBoardView *self, unsigned ms, unsigned rest_ms);

/* Show what is advised to be chosen, as what is pointed at is shown, until the match changes; NULL: no
 * more. */
void sv_board_view_set_hint (SvBoardView *self, const SvTarget *target);

/* Choose what is seen from near and bears this figure, or figures round it: a key without a trace, for a
 * secret. FALSE: there is nothing like that. */
gboolean sv_board_view_choose_figure (SvBoardView *self, unsigned figure);

/* Hide what is on the board, e.g. while the match is paused. */
void sv_board_view_set_covered (SvBoardView *self, gboolean covered);
