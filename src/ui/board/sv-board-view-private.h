/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The inside of SvBoardView, for its two files:
 *
 *   sv-board-view.c  what is shown: it follows the match, says and marks what may be done
 *   sv-board-play.c  what a person does there, by pointer and by keyboard, and the answers */

#include "sv-board-trail.h"
#include "sv-board-view.h"
#include "sv-choice.h"

G_BEGIN_DECLS

struct _SvBoardView {
  SvBoardSurface parent_instance;

  /* Owned */
  GSignalGroup *match_signals;
  SvWays *ways;       /* or NULL: not needed yet */
  GtkWidget *popover; /* the question asked last, or NULL */
  GskRenderNode *trail_node;
  GskRenderNode *ball_node; /* the way of the ball that flies */
  GskRenderNode *path_node;
  GskRenderNode *price_node;

  /* What is shown. */
  gboolean acting; /* a person must choose something on the board */
  SvTrail trail;
  gboolean words_known; /* names and descriptions fit the position and the hand */
  int words_hand;       /* the piece in hand that they fit */
  int words_held;       /* and the one that was taken */

  /* What a person does. */
  SvChoice choice;
  int refused_piece, refused_space;
  guint refused_id;
  int dropped;       /* piece that moves from where it was dropped, or -1 */
  int last_focus;    /* space that had the focus last, or -1 */
  gboolean to_bench; /* the keyboard took a piece from a bench: go back for the next */

  /* While a way of several events is gone: its motion is shown as one. */
  gboolean going;
  SvMoves went; /* so far */
};

/* sv-board-view.c */
void sv_board_view_tell (SvBoardView *self, const char *sentence);
void sv_board_view_update (SvBoardView *self); /* marks of the places, their words if need be */
void sv_board_view_go (SvBoardView *self, int space); /* the way to a space that is far */
void sv_board_view_slide_back (SvBoardView *self, int piece);

/* sv-board-play.c */
void sv_board_view_bind_hands (SvBoardViewClass *klass);
void sv_board_view_empty_hands (SvBoardView *self);

G_END_DECLS
