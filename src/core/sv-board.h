/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-board: the geometry of a pitch: its spaces, zones and lines, in board units (not pixels).
 *
 * A board is a constant table. The rules use its neighbours and distances, the painters its
 * outlines, and a screen reader its names. It holds no pieces and no colours: the drawing of a
 * pitch is an SVG file in data/boards that is named after the board's id. */

#include <stdbool.h>
#include <stdint.h>

enum { SV_MAX_SPACES = 160, SV_MAX_EDGES = 1024, SV_MAX_NEIGHBOURS = 16, SV_SET_SPACES = 128 };

typedef struct {
  float x, y;
} SvPoint;

/* Kind of a space on a pitch with goals; used by rules and painters. */
typedef enum { SV_SPACE_FIELD, SV_SPACE_CENTRE, SV_SPACE_PENALTY, SV_SPACE_GOAL } SvSpaceKind;

typedef enum {
  SV_SPACE_KICKOFF = 1, /* the ball lies here when a period begins */
  SV_SPACE_SPOT = 2     /* penalties are taken from here */
} SvSpaceMarks;

/* A space is an area with an outline or, if n_outline is 0, a disc with the board's radius. A
 * space without a name cannot be clicked: it only gives pieces a position to stand on. */
typedef struct {
  const char *name;   /* name in the text of events, e.g. "a", or NULL */
  const char *label;  /* text that is painted on the pitch, e.g. "A" */
  float x, y;         /* point where a piece stands, in board units */
  int16_t zone;       /* index in SvBoard.zones, or -1 if the space is in no zone */
  uint16_t n_outline; /* number of corners of the outline, 0 for a disc */
  const SvPoint *outline;
  uint8_t kind;  /* SvSpaceKind */
  uint8_t marks; /* SvSpaceMarks */
  /* end of the pitch that the space belongs to, on boards with kinds: 0 west (left), 1 east
   * (right), -1 neither */
  int8_t end;
} SvSpace;

typedef struct {
  int16_t a, b;  /* indices of the two spaces that the line joins */
  float cx, cy;  /* control point of the quadratic curve a → b */
  uint8_t style; /* 0 for a solid line, 1 for a dashed line */
} SvEdge;

/* A set of spaces: bit i % 64 of word i / 64 stands for space i. Only the first SV_SET_SPACES
 * spaces of a board fit in. */
typedef struct {
  uint64_t bits[SV_SET_SPACES / 64];
} SvSpaceSet;

/* Floor that figures stand on in the pictures on player cards. */
typedef enum { SV_FLOOR_GRASS, SV_FLOOR_WOOD } SvFloor;

typedef struct {
  const char *id;
  const char *ball; /* name of the ball's drawing in data/pieces, or NULL for "ball" */
  SvFloor floor;
  /* size of the board in board units; coordinates run over 0…w and 0…h, y downwards */
  float w, h;
  float margin; /* width of a strip around the board that is painted too and that trays may cover */
  float radius; /* radius of a piece, and of a space without outline */
  uint16_t n_zones;
  const char *const *zones; /* translatable names, e.g. N_("zone 1") */
  uint16_t n_spaces;
  const SvSpace *spaces; /* legal events are listed in the order of the spaces */
  uint16_t n_edges;
  const SvEdge *edges;
  /* n_spaces + 1 indices in neighbours: space i has the neighbours from first_neighbour[i] up to
   * first_neighbour[i + 1] - 1; NULL if the board has no edges */
  const uint16_t *first_neighbour;
  const int16_t *neighbours; /* neighbours of all spaces, one space after the other */
  /* for each space the set of its neighbours, as far as they fit in an SvSpaceSet */
  const SvSpaceSet *beside;
  /* points where the ball ends when a goal is scored, on boards without goal spaces */
  SvPoint goals[2];
  float ring; /* radius of the circle painted around the kick-off space, or 0 for none */
  bool level; /* the board is seen from the side: it is never turned, and has no benches */
} SvBoard;

/* Return the index of the space called @name in @zone (in any zone if -1), or -1 if there is
 * none. */
int sv_board_find (const SvBoard *board, const char *name, int zone);

/* Return the index of the named space whose outline or disc contains the point, or -1 if none. */
int sv_board_space_at (const SvBoard *board, double x, double y);

/* Find the goal that is nearest to a point. Returns false if the board has no goal. */
bool sv_board_goal (const SvBoard *board, SvPoint from, SvPoint *goal);

/* Return the index of the space that an arrow key reaches: the nearest one from space @from in
 * the direction (@dx, @dy), each -1…1, or @from if there is none. */
int sv_board_step (const SvBoard *board, int from, double dx, double dy);
