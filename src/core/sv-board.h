/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-board: where the spaces of a pitch lie, in board units (not pixels).
 *
 * A board is a constant table. The rules use its neighbours and distances, the painters its
 * outlines, the screen reader its names. It holds no pieces and no colours: how a pitch looks is
 * an SVG drawing in data/boards with the board's id as its name. */

#include <stdbool.h>
#include <stdint.h>

enum { SV_MAX_SPACES = 160, SV_MAX_EDGES = 1024, SV_MAX_NEIGHBOURS = 16, SV_SET_SPACES = 128 };

typedef struct {
  float x, y;
} SvPoint;

/* What a space is on a pitch with goals; rules and painters look at it. */
typedef enum { SV_SPACE_FIELD, SV_SPACE_CENTRE, SV_SPACE_PENALTY, SV_SPACE_GOAL } SvSpaceKind;

typedef enum {
  SV_SPACE_KICKOFF = 1, /* the ball lies here when a period begins */
  SV_SPACE_SPOT = 2     /* penalties are taken from here */
} SvSpaceMarks;

/* A space is an area with an outline, or, when n_outline is 0, a disc of the board's radius. One
 * without a name is not pointed at: it is only there for pieces to stand on. */
typedef struct {
  const char *name;   /* as events write it, e.g. "a", or NULL */
  const char *label;  /* what is painted on the pitch, e.g. "A" */
  float x, y;         /* where a piece stands */
  int16_t zone;       /* index in SvBoard.zones, or -1 */
  uint16_t n_outline; /* corners of the outline, in order */
  const SvPoint *outline;
  uint8_t kind;  /* SvSpaceKind */
  uint8_t marks; /* SvSpaceMarks */
  int8_t end;    /* boards with kinds: 0 west (left), 1 east (right), -1 neither */
} SvSpace;

typedef struct {
  int16_t a, b;  /* spaces that the line joins */
  float cx, cy;  /* control point of the quadratic curve a → b */
  uint8_t style; /* 0 solid, 1 dashed */
} SvEdge;

/* Bit i % 64 of word i / 64: space i. Only the first SV_SET_SPACES of a board can be in it. */
typedef struct {
  uint64_t bits[SV_SET_SPACES / 64];
} SvSpaceSet;

/* What figures stand on, as player cards show it. */
typedef enum { SV_FLOOR_GRASS, SV_FLOOR_WOOD } SvFloor;

typedef struct {
  const char *id;
  const char *ball; /* name of the ball's drawing in data/pieces, or NULL: "ball" */
  SvFloor floor;
  float w, h;   /* extent: 0…w, 0…h, y downwards */
  float margin; /* strip around it that is painted and that trays may use */
  float radius; /* of a piece, and of a space without outline */
  uint16_t n_zones;
  const char *const *zones; /* translatable names, e.g. N_("zone 1") */
  uint16_t n_spaces;
  const SvSpace *spaces; /* their order is the order of every legal list */
  uint16_t n_edges;
  const SvEdge *edges;
  const uint16_t *first_neighbour; /* n_spaces + 1 indices in neighbours, or NULL without edges */
  const int16_t *neighbours;       /* of each space over all its edges, in the order of spaces */
  const SvSpaceSet *beside;        /* the same as a set for each space, as far as one has room */
  SvPoint goals[2]; /* where the ball of a goal goes, on boards without goal spaces */
  float ring;       /* radius of a circle painted round the kick-off space, or 0 */
  bool level;       /* seen from the side: it is never turned, and has no benches */
} SvBoard;

/* Index of the space called name in zone (any zone if -1), or -1. */
int sv_board_find (const SvBoard *board, const char *name, int zone);

/* Index of the space with a name whose outline or disc holds the point, or -1. */
int sv_board_space_at (const SvBoard *board, double x, double y);

/* The goal that is nearest to a point. False: the board has none. */
bool sv_board_goal (const SvBoard *board, SvPoint from, SvPoint *goal);

/* Index of the space that lies next in a direction (dx, dy), both -1…1, seen from space from;
 * from itself if there is none. For arrow keys. */
int sv_board_step (const SvBoard *board, int from, double dx, double dy);
