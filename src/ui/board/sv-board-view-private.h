/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The inside of SvBoardView, shared by the files it is made of, and by its tests:
 *
 *   sv-board-view.c    the widget: properties and layout
 *   sv-board-paint.c   its picture
 *   sv-board-follow.c  the match changed: benches, names, marks, motion
 *   sv-board-input.c   pointer and finger
 *   sv-board-keys.c    the way of the keyboard over the places
 *   sv-board-answer.c  what is done, asked or told when a person pointed somewhere
 *   sv-board-way.c     ways of several steps, costs and odds */

#include "sv-board-layout.h"
#include "sv-board-trail.h"
#include "sv-board-view.h"
#include "sv-choice.h"
#include "sv-piece-layer.h"
#include "sv-space-view.h"
#include "sv-tray.h"

G_BEGIN_DECLS

enum { SV_MAX_TRACES = 64 };

struct _SvBoardView {
  GtkWidget parent_instance;

  /* Owned */
  SvMatch *match;
  GSignalGroup *match_signals;
  SvPainter *painter;
  SvPieceLayer *layer;
  GPtrArray *spaces;   /* of SvSpaceView, by index of the space */
  GtkWidget *trays[2]; /* by side */
  GtkWidget *popover;  /* the question asked, or NULL */
  GskRenderNode *pitch_node;
  GskRenderNode *trail_node;
  GskRenderNode *ball_node; /* the way of the ball that flies */
  GskRenderNode *path_node;
  GskRenderNode *price_node;
  SvWays *ways; /* or NULL: not needed yet */

  /* How it is shown. */
  SvScheme scheme;
  gboolean no_letters; /* the names of the areas are not painted */
  SvBoardLayout layout;
  gboolean has_layout;
  int layout_width, layout_height; /* what layout was made for */
  int bench_of[2];                 /* by side */
  gboolean covered;
  gboolean animate;
  gboolean reversed;

  /* What is shown. */
  SvView view;
  gboolean has_view;
  gboolean acting;            /* a person must choose something on the board */
  SvPose rest[SV_MAX_PIECES]; /* where each piece stands when nothing moves */
  double zoom[SV_MAX_PIECES]; /* how large it is there */
  SvTrace traces[SV_MAX_TRACES];
  unsigned n_traces;
  bool last[SV_MAX_SPACES]; /* the last move began or ended here */

  /* What moves. */
  SvMotion motion;
  gint64 motion_start; /* frame time in µs, 0 before the first frame */
  double motion_ms;    /* since then */
  guint tick_id;

  /* What a person does. */
  SvChoice choice;
  int hover_piece, hover_space;
  int refused_piece, refused_space;
  guint refused_id;
  int press_piece, press_space;
  double press_x, press_y;
  gboolean pressed;
  gboolean press_spent; /* this press has had its answer */
  int dragged;          /* piece that follows the pointer, or -1 */
  double drag_x, drag_y;
  double drag_raise;    /* how far above a finger it is shown */
  int dropped;          /* piece that moves from drag_x, drag_y, or -1 */
  gboolean words_known; /* names and descriptions fit the position and the hand */
  int words_hand;       /* the piece in hand that they fit */
  int words_held;       /* and the one that was taken */

  /* While a way of several events is gone: its motion is shown as one. */
  gboolean going;
  SvMoves went; /* so far */

  int last_focus;    /* space that had the focus last, or -1 */
  gboolean to_bench; /* the keyboard took a piece from a bench: go back for the next */
};

/* sv-board-view.c */
void sv_board_view_tell (SvBoardView *self, const char *sentence);
void sv_board_view_drop_caches (SvBoardView *self);

/* sv-board-follow.c */
void sv_board_view_changed (SvBoardView *self, SvChange change);
void sv_board_view_begin_going (SvBoardView *self);
void sv_board_view_end_going (SvBoardView *self);
void sv_board_view_refresh (SvBoardView *self);      /* all that is shown, without motion */
void sv_board_view_place_pieces (SvBoardView *self); /* rest, traces: after a new layout */
void sv_board_view_update_looks (
    SvBoardView *self); /* marks of the places, and their words if need be */
void sv_board_view_slide_back (SvBoardView *self, int piece, double x, double y);

/* sv-board-paint.c */
void sv_board_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot);

/* sv-board-answer.c */
void sv_board_view_point (SvBoardView *self, int piece, int space);
void sv_board_view_answer (SvBoardView *self, const SvAnswer *answer, int piece, int space);
void sv_board_view_close_question (SvBoardView *self);

/* sv-board-way.c */
void sv_board_view_find_ways (SvBoardView *self);     /* of the piece in hand */
void sv_board_view_go (SvBoardView *self, int space); /* the way to a space that is far */
/* The way of the piece in hand to a space, and what stands beside that; NULL: nothing. */
GskRenderNode *sv_board_view_paint_way (SvBoardView *self, int space);
GskRenderNode *sv_board_view_paint_price (SvBoardView *self, int space);
/* The way that the ball in flight has come; NULL: none flies. */
GskRenderNode *sv_board_view_paint_flight (SvBoardView *self);
/* A line between two spaces, as the board has it. */
void sv_board_view_trace (SvBoardView *self, int from, int to, int side, SvTrace *out);
/* What is said of a target: with its cost or its odds. */
char *sv_board_view_dup_target_words (SvBoardView *self, int space);
/* How large lines and marks are, for sv-board-trail. */
double sv_board_view_get_unit (SvBoardView *self);

/* sv-board-keys.c */
gboolean sv_board_view_focus (GtkWidget *widget, GtkDirectionType direction);
gboolean sv_board_view_escape (SvBoardView *self);
void sv_board_view_activated_cb (SvSpaceView *place, SvBoardView *self);

/* sv-board-input.c: the gestures call these with places in pixels; raise: how far above the
 * finger a figurine is shown. */
void sv_board_view_init_input (SvBoardView *self);
void sv_board_view_forget_input (SvBoardView *self);
void sv_board_view_hit (SvBoardView *self, double x, double y, int *piece, int *space);
void sv_board_view_focus_place (SvBoardView *self, int piece, int space);
void sv_board_view_press (SvBoardView *self, double x, double y, double raise);
gboolean sv_board_view_drag (SvBoardView *self, double x, double y); /* TRUE: it follows */
void sv_board_view_release (SvBoardView *self, double x, double y);
void sv_board_view_hover (SvBoardView *self, double x, double y);
void sv_board_view_set_hover (SvBoardView *self, int piece, int space);

G_END_DECLS
