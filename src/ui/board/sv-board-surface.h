/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvBoardSurface: the pitch with its figurines and its two benches, to be looked at and to be worked
 * on by hand.
 *
 *      size ──▶ layout ──▶ places: a widget for every space and every seat on a bench
 *                 │
 *      view ──────┴──────▶ where figurines and ball rest ──▶ picture
 *      motion, hand ───────────────────────────────────────────┘
 *
 * It is what SvBoardView, to play on, and SvPositionBoard, to set up on, have in common. They say by
 * the functions of the class what a hand may do and what the places are called and marked with. It
 * takes board, names and colours from a match, but neither follows that match nor changes it. */

#include "sv-board-figures.h"
#include "sv-board-pitch.h"
#include "sv-board-places.h"
#include "sv-board-zoom.h"
#include "sv-match.h"

#define SV_TYPE_BOARD_SURFACE (sv_board_surface_get_type ())
#define SV_BOARD_SURFACE(object)                                                                   \
  (G_TYPE_CHECK_INSTANCE_CAST ((object), SV_TYPE_BOARD_SURFACE, SvBoardSurface))
#define SV_BOARD_SURFACE_CLASS(klass)                                                              \
  (G_TYPE_CHECK_CLASS_CAST ((klass), SV_TYPE_BOARD_SURFACE, SvBoardSurfaceClass))
#define SV_IS_BOARD_SURFACE(object) (G_TYPE_CHECK_INSTANCE_TYPE ((object), SV_TYPE_BOARD_SURFACE))
#define SV_BOARD_SURFACE_GET_CLASS(object)                                                         \
  (G_TYPE_INSTANCE_GET_CLASS ((object), SV_TYPE_BOARD_SURFACE, SvBoardSurfaceClass))

/* The pitch as it was painted, kept while a board is seen from near. */
typedef struct {
  const SvBoard *board; /* NULL: nothing is kept */
  SvPainter *painter;
  SvPieceLayer *layer;
  SvBoardPitch *pitch;
  SvMarks marks;
  SvBoardLayout layout; /* that all of them were painted for */
} SvFarBoard;

/* The fields are the subclasses' to read; those of the hand and of the look also to set. */
typedef struct {
  GtkWidget parent_instance;

  /* Owned */
  SvMatch *match;      /* NULL: there is no board */
  SvPainter *painter;  /* while there is a match */
  SvPieceLayer *layer; /* figurines and ball as pixels */
  SvBoardPlaces places;
  SvBoardPitch *pitch; /* NULL: nothing was painted for the layout */
  GtkWidget *hint;     /* what the tooltip says */
  SvMarks marks;       /* of the spaces */
  SvFarBoard far;
  SvBoardZoom zooming;

  /* How it is shown. */
  const SvBoard *board; /* the pitch, or what is seen from near; NULL while there is no match */
  SvScheme scheme;
  gboolean no_letters; /* the names of the areas are not painted */
  gboolean silent;     /* no bubble comes up */
  gboolean hinted;     /* what is advised is shown, and in words elsewhere: neither */
  gboolean covered;    /* nothing is shown and nothing listens */
  gboolean takes_ball; /* the ball can be taken in hand where it lies free */
  gboolean benches;    /* there is a place for those beside the board, for now or, kept, always */
  gboolean keeps_benches;
  gboolean
      follows_scoreboard; /* who is on its left has the left end of the pitch, whichever that is */
  int viewer;             /* whoever has the left end instead: a side, or -1: nobody */
  gboolean reversed;      /* so it is seen from the other side now */

  /* Where everything is. */
  SvBoardLayout layout;
  gboolean has_layout;
  int layout_width, layout_height; /* what layout was made for */
  SvView view;
  SvPose rest[SV_N_ACTORS]; /* where each of them is when nothing moves */
  double zoom[SV_N_ACTORS]; /* how large it is there */

  /* What moves. */
  SvMotion motion;
  gint64 motion_start; /* frame time in µs, 0 before the first frame */
  double motion_ms;    /* since then */
  guint tick_id;       /* 0: nothing moves */

  /* The pointer, or a finger. */
  int hover_piece, hover_space;
  guint rest_id;                /* until the pointer has rested there */
  gboolean rested;              /* it has */
  int press_piece, press_space; /* where it went down; -1: nowhere, or that was answered already */
  double press_x, press_y;
  gboolean called_off;         /* GTK forgot the press, which is not answered yet */
  double pointer_x, pointer_y; /* when it moved last, in the window; below 0: never */
  gboolean pointing;           /* that was after the position came */
  int dragged;                 /* actor that follows the pointer, or -1 */
  double drag_x, drag_y;
  double drag_raise;                /* how far above a finger it is shown */
  int refused_piece, refused_space; /* what was tried just now and may not be done, or -1 */
} SvBoardSurface;

/* Where there is both a piece and a space they belong together; either may be -1. */
typedef struct {
  GtkWidgetClass parent_class;

  /* The actor in the hand, or -1. */
  int (*get_held) (SvBoardSurface *self);
  /* Whether what is in the hand may be aimed at the space: then the space under the pointer counts,
   * not the figurine whose picture reaches over it. */
  gboolean (*is_goal) (SvBoardSurface *self, int space);
  /* Whether the piece may be pointed at: where two stand on one space, it is the one that is meant. May
   * be NULL: the first one is. */
  gboolean (*can_choose) (SvBoardSurface *self, int piece);
  /* Whether the place is one to begin with for the keyboard. May be NULL: the first is. */
  gboolean (*is_marked) (SvBoardSurface *self, int piece, int space);
  /* A person pointed there and did not drag; or chose the place with a key or a screen reader. */
  void (*point) (SvBoardSurface *self, int piece, int space);
  void (*activate) (SvBoardSurface *self, int piece, int space);
  /* Take what was pressed in the hand, for it is about to be dragged. FALSE: it stays. */
  gboolean (*take) (SvBoardSurface *self);
  /* What was dragged is dropped at drag_x, drag_y, on a space or (-1) beside the board. */
  void (*drop) (SvBoardSurface *self, int actor, int space);
  /* Let go of what is in the hand. FALSE: there is nothing. */
  gboolean (*let_go) (SvBoardSurface *self);
  /* The pointer is over something else now. May be NULL. */
  void (*hovered) (SvBoardSurface *self);
  /* What may be done is something else: as it is, calls update_place for all places. */
  void (*update) (SvBoardSurface *self);
  /* Say and mark what may be done with this place. */
  void (*update_place) (SvBoardSurface *self, SvSpaceView *place, int piece, int space);
  /* What moved has arrived. May be NULL. */
  void (*arrived) (SvBoardSurface *self);
  /* The resting places are other ones: what is painted over the board is out of date. May be NULL. */
  void (*placed) (SvBoardSurface *self);
} SvBoardSurfaceClass;

GType sv_board_surface_get_type (void);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvBoardSurface, g_object_unref)

/* The match whose board, teams and names are shown, or NULL. Nothing moves and nothing is in the
 * hand after it; the view is still to be told. */
void sv_board_surface_set_match (SvBoardSurface *self, SvMatch *match);

/* What stands where: seats the benches and rests the pieces. Copies the view; another board than
 * before has new places. */
void sv_board_surface_show (SvBoardSurface *self, const SvSight *sight);

/* The colours of the pitch; team colours come from the match. */
void sv_board_surface_set_scheme (SvBoardSurface *self, SvScheme scheme);

/* Whether the names of the areas are painted on the pitch; they are at first. */
void sv_board_surface_set_letters (SvBoardSurface *self, gboolean letters);

/* Give a place the focus, if it is there. */
void sv_board_surface_focus_place (SvBoardSurface *self, int piece, int space);
/* Whether what an event is aimed at lies in the lower half. */
gboolean sv_board_surface_is_low (SvBoardSurface *self, const SvTarget *target);
/* What the seat of a piece is called. Free with g_free (). */
char *sv_board_surface_dup_seat_name (SvBoardSurface *self, int piece);

/* Who is on the space: a piece, the ball if it can be taken, or -1. */
int sv_board_surface_get_actor (SvBoardSurface *self, int space);

/* Show the motion that was planned; or let what moves arrive at once. */
void sv_board_surface_begin_motion (SvBoardSurface *self);
void sv_board_surface_finish_motion (SvBoardSurface *self);
/* Where what is dragged is, or was when it was dropped. */
SvPose sv_board_surface_get_drag_pose (SvBoardSurface *self);

/* What is said of a place goes away: it would lie over what moves, or is told. */
void sv_board_surface_hush (SvBoardSurface *self);
/* Something else lies over the board: no bubble comes up. */
void sv_board_surface_set_silent (SvBoardSurface *self, gboolean silent);

/* The picture, from the floor up: what a subclass adds comes between, all of it between push and pop
 * of zooming. */
void sv_board_surface_snapshot_pitch (SvBoardSurface *self, GtkSnapshot *snapshot);
void sv_board_surface_snapshot_pieces (SvBoardSurface *self, GtkSnapshot *snapshot);

/* The pointer, or the keyboard in its stead, is over this. */
void sv_board_surface_set_hover (SvBoardSurface *self, int piece, int space);
/* It has rested there for SV_SPACE_REST_MS: now what that means is told. */
void sv_board_surface_rest (SvBoardSurface *self);
/* The press is answered, or is not to be answered. */
void sv_board_surface_forget_press (SvBoardSurface *self);
