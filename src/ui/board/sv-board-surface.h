/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvBoardSurface: abstract widget that shows a pitch with its figurines and two benches and
 * handles clicks, drags and keys on them.
 *
 *      size ──▶ layout ──▶ places: a widget for every space and every seat on a bench
 *                 │
 *      view ──────┴──────▶ where figurines and ball rest ──▶ picture
 *      motion, hand ───────────────────────────────────────────┘
 *
 * It is the base of SvBoardView, for playing, and SvPositionBoard, for setting up positions.
 * Subclasses override the class functions to say which actors may be moved and how places are
 * named and marked. A right click on a figurine, or the Menu key, emits "asked" (int piece,
 * GdkRectangle *place). If anybody listens to "explain" (const char *words), that signal says what
 * the place means on which the pointer or the keyboard rests, and NULL when it ends; else a bubble
 * does. It takes the board, names and colours from a match, but neither follows
 * that match nor changes it. */

#include "sv-board-figures.h"
#include "sv-board-loupe.h"
#include "sv-board-pitch.h"
#include "sv-board-places.h"
#include "sv-board-zoom.h"
#include "sv-far-board.h"
#include "sv-match.h"

#define SV_TYPE_BOARD_SURFACE (sv_board_surface_get_type ())
#define SV_BOARD_SURFACE(object)                                                                   \
  (G_TYPE_CHECK_INSTANCE_CAST ((object), SV_TYPE_BOARD_SURFACE, SvBoardSurface))
#define SV_BOARD_SURFACE_CLASS(klass)                                                              \
  (G_TYPE_CHECK_CLASS_CAST ((klass), SV_TYPE_BOARD_SURFACE, SvBoardSurfaceClass))
#define SV_IS_BOARD_SURFACE(object) (G_TYPE_CHECK_INSTANCE_TYPE ((object), SV_TYPE_BOARD_SURFACE))
#define SV_BOARD_SURFACE_GET_CLASS(object)                                                         \
  (G_TYPE_INSTANCE_GET_CLASS ((object), SV_TYPE_BOARD_SURFACE, SvBoardSurfaceClass))

/* Subclasses may read all fields, and set those of the pointer and of the appearance. */
typedef struct {
  GtkWidget parent_instance;

  /* Owned. */
  SvMatch *match;      /* match whose board is shown, or NULL if none */
  SvPainter *painter;  /* painter of the board, or NULL if there is no match */
  SvPieceLayer *layer; /* cached pictures of figurines and ball */
  SvBoardPlaces places;
  SvBoardPitch *pitch; /* cached picture of the pitch, or NULL if none was painted for the layout */
  GtkWidget *hint;     /* label shown as the tooltip */
  SvMarks marks;       /* marks of the spaces */
  SvFarBoard far;
  SvBoardZoom zooming;

  /* Appearance. */
  const SvBoard *board; /* the pitch or a close-up of it; NULL if there is no match */
  SvScheme scheme;
  gboolean no_letters; /* TRUE if the names of the areas are not painted */
  gboolean no_labels;  /* TRUE if those of squares and discs are not painted */
  /* TRUE while a hint marks the best choice; bubbles are suppressed then, because the hint
   * explains it */
  gboolean hinted;
  gboolean covered;    /* TRUE while nothing is shown and no input is taken */
  gboolean takes_ball; /* TRUE if the user can pick up the loose ball */
  /* number of figurines for which each bench has room, or 0 if there are no benches;
   * @keeps_benches shows them even when they are empty */
  unsigned benches;
  gboolean keeps_benches;
  gboolean
      /* TRUE if the team on the left of the scoreboard gets the left end of the pitch */
      follows_scoreboard;
  /* side that gets the left end of the pitch regardless of the scoreboard, or -1 if none */
  int viewer;
  gboolean reversed; /* TRUE if the pitch is shown rotated by 180 degrees */
  gboolean turns;    /* TRUE while a change of that is to be seen as a turn, not at once */

  /* Positions. */
  SvBoardLayout layout;
  gboolean has_layout;
  int layout_width, layout_height; /* size of the widget for which layout was computed */
  SvView view;
  SvPose rest[SV_N_ACTORS]; /* pose of each actor when nothing moves */
  double zoom[SV_N_ACTORS]; /* scale of each actor at rest, 1 = normal size */

  /* Animation. */
  SvMotion motion;
  double slowness;     /* how many times slower than usual everything moves, or 0 for 1 */
  gint64 motion_start; /* frame time in microseconds; 0 before the first frame */
  double motion_ms;    /* milliseconds since motion_start */
  guint tick_id;       /* tick callback of the animation, or 0 if nothing moves */

  /* Pointer or finger. */
  int hover_piece, hover_space;
  guint rest_id; /* timeout that ends when the pointer has rested on a place */
  gboolean idle; /* TRUE after the pointer has rested on a place */
  /* where the press began; -1 if there is none, or it was already handled */
  int press_piece, press_space;
  double press_x, press_y;
  SvBoardLoupe loupe;
  /* TRUE if GTK cancelled the gesture before the button was released; the press is then still to
   * be handled */
  gboolean called_off;
  /* last position of the pointer in the window; below 0 before the first */
  double pointer_x, pointer_y;
  gboolean pointing; /* TRUE if the pointer has moved since the current position was shown */
  int dragged;       /* actor that follows the pointer, or -1 */
  gboolean aims;     /* TRUE if a dragged ball is only aimed, and stays where it is */
  double drag_x, drag_y;
  /* distance in pixels that a dragged actor is shown above a finger */
  double drag_raise;
  /* piece and space of the last illegal attempt, to be marked for a moment; or -1 */
  int refused_piece, refused_space;
} SvBoardSurface;

/* Class functions. If a function takes both a piece and a space, the piece stands on that space;
 * either may be -1. */
typedef struct {
  GtkWidgetClass parent_class;

  /* Return the actor that the user has picked up, or -1. */
  int (*get_held) (SvBoardSurface *self);
  /* Return whether the picked-up actor may be aimed at @space. If so, the space under the pointer
   * counts, and not a figurine that overlaps it. */
  gboolean (*is_goal) (SvBoardSurface *self, int space);
  /* Return whether the user may choose @piece. If two pieces stand on one space, the one that may
   * be chosen is meant. May be NULL: then the first piece is meant. */
  gboolean (*can_choose) (SvBoardSurface *self, int piece);
  /* Return whether this place can be chosen: the arrow keys go there, and a press beside it means
   * it. May be NULL: then no place is preferred. */
  gboolean (*is_marked) (SvBoardSurface *self, int piece, int space);
  /* Handle a click (point), or a key or screen reader action (activate), on a place. */
  void (*point) (SvBoardSurface *self, int piece, int space);
  void (*activate) (SvBoardSurface *self, int piece, int space);
  /* Pick up the actor that was pressed, because a drag begins. Return FALSE if it must not be
   * dragged. */
  gboolean (*take) (SvBoardSurface *self);
  /* Handle the drop of @actor at drag_x, drag_y: on @space, or beside the board if @space is
   * -1. */
  void (*drop) (SvBoardSurface *self, int actor, int space);
  /* Let go of the picked-up actor. Return FALSE if there is none. */
  gboolean (*let_go) (SvBoardSurface *self);
  /* Called when the pointer hovers over another place. May be NULL. */
  void (*hovered) (SvBoardSurface *self);
  /* Called when other actions have become possible. The default calls update_place () for every
   * place. */
  void (*update) (SvBoardSurface *self);
  /* Set the words and marks of @place to what the user can do there. */
  void (*update_place) (SvBoardSurface *self, SvSpaceView *place, int piece, int space);
  /* Append all layers of the picture, from the floor up; never called while the board is covered.
   * The default appends the pitch, the places and the pieces. */
  void (*snapshot_layers) (SvBoardSurface *self, GtkSnapshot *snapshot);
  /* Called when an animation has ended. May be NULL. */
  void (*arrived) (SvBoardSurface *self);
  /* Called when the resting poses have changed, so overlays must be painted again. May be NULL. */
  void (*placed) (SvBoardSurface *self);
} SvBoardSurfaceClass;

GType sv_board_surface_get_type (void);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvBoardSurface, g_object_unref)

/* Set the match whose board, teams and names are shown, or NULL. Stops any motion and drops any
 * picked-up actor. The caller must call sv_board_surface_show () next. */
void sv_board_surface_set_match (SvBoardSurface *self, SvMatch *match);

/* Show the pieces as in @scene, which is copied. If its board differs from the one before, all
 * place widgets are made again. */
void sv_board_surface_show (SvBoardSurface *self, const SvScene *scene);

/* Set the colours of the pitch; team colours come from the match. */
void sv_board_surface_set_scheme (SvBoardSurface *self, SvScheme scheme);

/* Set whether the names of the areas are painted on the pitch; they are by default. */
void sv_board_surface_set_letters (SvBoardSurface *self, gboolean letters);
/* The same for the names of squares and discs, which are of use only to who talks about them. */
void sv_board_surface_set_labels (SvBoardSurface *self, gboolean labels);

/* Compute where the figurine of @piece, or else @space or the seat of @piece, lies in @target.
 * Returns FALSE if it is not shown. */
gboolean sv_board_surface_get_bounds (
    SvBoardSurface *self, int piece, int space, GtkWidget *target, graphene_rect_t *out);

/* Give the keyboard focus to the place of @piece or @space, if there is one. */
void sv_board_surface_focus_place (SvBoardSurface *self, int piece, int space);
/* Return whether @target lies in the lower half of the widget. */
gboolean sv_board_surface_is_low (SvBoardSurface *self, const SvTarget *target);
/* Return the name of the seat of @piece. Free with g_free (). */
char *sv_board_surface_dup_seat_name (SvBoardSurface *self, int piece);

/* Return whether a piece is visible: pieces beside the board are not if there are no benches. */
gboolean sv_board_surface_has_piece (SvBoardSurface *self, int piece);
/* Return the actor at @place, or -1 if there is none. */
int sv_board_surface_actor_at (SvBoardSurface *self, SvSpaceView *place);
/* Return the actor on @space: a piece, the ball if it can be picked up, or -1. */
int sv_board_surface_get_actor (SvBoardSurface *self, int space);

/* Return whether animations can be seen now, and the user wants them. */
gboolean sv_board_surface_may_move (SvBoardSurface *self);
/* Start the animation planned in motion, or jump to its end. */
void sv_board_surface_begin_motion (SvBoardSurface *self);
void sv_board_surface_finish_motion (SvBoardSurface *self);
/* Return the pose of the dragged actor, which is also valid while its drop is handled. */
SvPose sv_board_surface_get_drag_pose (SvBoardSurface *self);

/* Hide any bubble or tooltip, which would cover a moving piece or an announcement. */
void sv_board_surface_hush (SvBoardSurface *self);
/* Hide the bubble alone. */
void sv_board_surface_drop_bubble (SvBoardSurface *self);
/* Return whether anybody listens to "explain", so that nothing covers the pitch. */
gboolean sv_board_surface_is_explained (SvBoardSurface *self);
/* Say what @place means, on which the pointer or the keyboard rests; NULL for nothing any more. */
void sv_board_surface_explain (SvBoardSurface *self, SvSpaceView *place);

/* Append a layer of the picture, for snapshot_layers () of a subclass. */
void sv_board_surface_snapshot_pitch (SvBoardSurface *self, GtkSnapshot *snapshot);
void sv_board_surface_snapshot_pieces (SvBoardSurface *self, GtkSnapshot *snapshot);

/* Set the place under the pointer, or under the keyboard focus. */
void sv_board_surface_set_hover (SvBoardSurface *self, int piece, int space);
/* Treat the pointer as resting, as after SV_SPACE_REST_MS, and show the tooltip of the place. */
void sv_board_surface_rest (SvBoardSurface *self);
/* Forget the current press: it was handled, or must not be. */
void sv_board_surface_forget_press (SvBoardSurface *self);
