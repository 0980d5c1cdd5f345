/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-board-play: what a person does on the board of a match: pick up, put down, aim, choose.
 *
 *      click, drop, key ──▶ SvChoice ──▶ answer ──▶ pick up or put back a piece
 *                                               ├─▶ choose the event in the match, or ask which
 *                                               ├─▶ go along a path of several events
 *                                               └─▶ refuse: mark the place, and say why
 *
 * It changes the match, but does not show it: SvBoardView does. */

#include "sv-aim.h"
#include "sv-board-surface.h"
#include "sv-choice.h"

typedef struct {
  SvBoardSurface *surface; /* the board; not owned */
  /* called when several events have been carried out at once; @moves led to the new position */
  void (*went) (SvBoardSurface *surface, const SvMoves *moves);

  gboolean acting;    /* TRUE if a person must choose something on the board */
  SvChoice choice;    /* what may be chosen, and what is picked up */
  SvAim aim;          /* what choosing the space under the pointer would do */
  SvTrack track;      /* the way that the hand has drawn since a drag began */
  SvWays *ways;       /* reachable spaces of the picked-up piece; owned; NULL if not needed yet */
  GtkWidget *popover; /* popover of the last question, child of the board; or NULL */
  guint refused_id;   /* timeout that ends the mark of an illegal attempt */
  int dropped;        /* piece that moves from where it was dropped, or -1 */
  /* TRUE if the keyboard picked up a piece on a bench, so the focus returns there */
  gboolean to_bench;

  /* While a path of several events is carried out, its motions are collected and shown as one. */
  gboolean going;
  SvMoves moves;

  /* The action that the tutor interrupted in this position, for sv_board_play_go_anyway (). */
  SvEvent way[SV_MAX_WAY];
  unsigned n_way;   /* number of events in way; 0 if none */
  unsigned line_up; /* line-up that was interrupted; SV_MAX_LINE_UPS if none */
} SvBoardPlay;

void sv_board_play_init (SvBoardPlay *self,
                         SvBoardSurface *surface,
                         void (*went) (SvBoardSurface *surface, const SvMoves *moves));
/* Free what @self owns, and remove the popover from the board. */
void sv_board_play_clear (SvBoardPlay *self);

/* --- The position --- */

/* Find out what may be chosen in the position of the match. @acting: a person must choose. */
void sv_board_play_follow (SvBoardPlay *self, gboolean acting);
/* Forget the action that was interrupted, because the match goes on. */
void sv_board_play_forget (SvBoardPlay *self);
/* Add the moves of an event of the path that is carried out. Return FALSE if there is no path. */
gboolean sv_board_play_collect (SvBoardPlay *self, const SvMoves *moves);
/* Close the question and put back any picked-up piece. */
void sv_board_play_empty_hands (SvBoardPlay *self);

/* --- The pointer --- */

/* Find where the picked-up piece can go, and what choosing the space under the pointer, or under
 * the keyboard focus, would do. */
void sv_board_play_aim (SvBoardPlay *self);
/* Note the space under the pointer as a part of the way that a drag draws. */
void sv_board_play_draw (SvBoardPlay *self);
/* Return the name of the cursor for the place under the pointer, or NULL for the usual one. */
const char *sv_board_play_get_cursor (SvBoardPlay *self);

/* --- Clicks, keys, drags and drops: see the functions of SvBoardSurfaceClass --- */

void sv_board_play_point (SvBoardPlay *self, int piece, int space);
void sv_board_play_activate (SvBoardPlay *self, int piece, int space);
gboolean sv_board_play_take (SvBoardPlay *self);
void sv_board_play_drop (SvBoardPlay *self, int piece, int space);
gboolean sv_board_play_let_go (SvBoardPlay *self);

/* Pick up @piece, or put it back. Return FALSE if it cannot be picked up. */
gboolean sv_board_play_pick (SvBoardPlay *self, int piece);
/* Choose one of the options of the question. */
void sv_board_play_choose_option (SvBoardPlay *self, unsigned option);
/* Choose the space of a close-up that bears @figure. Return FALSE if there is none. */
gboolean sv_board_play_choose_figure (SvBoardPlay *self, unsigned figure);
/* Return whether a question has the keyboard focus. */
gboolean sv_board_play_is_asking (SvBoardPlay *self);

/* --- Several events at once --- */

/* Let the side to act take line-up @i. */
void sv_board_play_line_up (SvBoardPlay *self, unsigned i);
/* Carry out what the tutor kept the user from doing. Return FALSE if the tutor kept them from
 * nothing. */
gboolean sv_board_play_go_anyway (SvBoardPlay *self);
