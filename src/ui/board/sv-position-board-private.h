/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The inside of SvPositionBoard, shared by its two files and its tests:
 *
 *   sv-position-board.c   layout, picture, words
 *   sv-position-input.c   pointer, finger and keys */

#include "sv-board-layout.h"
#include "sv-piece-layer.h"
#include "sv-position-board.h"
#include "sv-space-view.h"
#include "sv-tray.h"

G_BEGIN_DECLS

/* What is taken into the hand like a piece: the ball that lies free. */
enum { SV_POSITION_BALL = SV_MAX_PIECES };

struct _SvPositionBoard {
  GtkWidget parent_instance;

  /* Owned */
  SvPosition *position;
  SvPainter *painter;
  SvPieceLayer *layer;
  GPtrArray *spaces;   /* of SvSpaceView, by index of the space */
  GtkWidget *trays[2]; /* by side */
  GskRenderNode *pitch_node;

  SvScheme scheme;
  SvBoardLayout layout;
  gboolean has_layout;
  int layout_width, layout_height;
  int bench_of[2];
  SvPose rest[SV_MAX_PIECES];

  /* What a person does. */
  int held; /* piece in the hand, SV_POSITION_BALL, or -1 */
  int press_piece;
  double press_x, press_y;
  gboolean dragging;
  double drag_x, drag_y;
};

/* -board */
void sv_position_board_update_looks (SvPositionBoard *self);
int sv_position_board_piece_on (SvPositionBoard *self, int space);
/* The space that a piece, or the free ball, is on. */
int sv_position_board_space_of (SvPositionBoard *self, int piece);
/* The space where the ball lies without a piece, or -1. */
int sv_position_board_free_ball (SvPositionBoard *self);
/* What is at this pixel: a piece or the free ball, a space, or both; -1 for none. */
void sv_position_board_hit (SvPositionBoard *self, double x, double y, int *piece, int *space);

/* -input */
void sv_position_board_add_input (SvPositionBoard *self);
void sv_position_board_hold (SvPositionBoard *self, int piece);
void sv_position_board_activated_cb (SvSpaceView *place, SvPositionBoard *self);
gboolean sv_position_board_focus (GtkWidget *widget, GtkDirectionType direction);
void sv_position_board_bind_keys (GtkWidgetClass *widget_class);
void sv_position_board_press (SvPositionBoard *self, double x, double y);
void sv_position_board_drag (SvPositionBoard *self, double x, double y);
void sv_position_board_release (SvPositionBoard *self, double x, double y, gboolean twice);

G_END_DECLS
