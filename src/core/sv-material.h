/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-material: printed material for a real table besides board, figurines and cards: the rules in
 * short, a drawing of how a turn goes, and small parts to cut out. A game supplies it as tables,
 * from which sheets and booklets are made. It holds words and numbers only. */

#include <stdint.h>

/* A rule of the standard game. The rules are listed in the order in which people learn them. */
typedef struct {
  const char *title;   /* translatable heading; NULL marks the end of a list */
  const char *text;    /* translatable text of a few sentences, without {places} */
  const char *example; /* example picture, in the notation of sv-example.h; or NULL */
} SvRule;

typedef enum { SV_FLOW_STEP, SV_FLOW_QUESTION, SV_FLOW_END } SvFlowShape;

enum { SV_MAX_FLOW_WAYS = 3 };

/* A box of the flow chart of a turn. Arrows lead down, sideways, or back up along the left edge;
 * an arrow to another column and row goes sideways first. */
typedef struct {
  const char *text; /* translatable text; NULL marks the end of a list */
  SvFlowShape shape;
  uint8_t column, row;
  struct {
    uint8_t to;        /* 1 + index of the box that the arrow leads to; 0 if there is no arrow */
    const char *label; /* translatable condition under which the arrow is followed; or NULL */
  } ways[SV_MAX_FLOW_WAYS];
} SvFlowBox;

typedef enum {
  SV_TOKEN_YELLOW,  /* a yellow card */
  SV_TOKEN_RED,     /* a red card */
  SV_TOKEN_BANDAGE, /* a bandage for an injured piece */
  SV_TOKEN_SHIRT,   /* a goalkeeper's shirt, for a piece that replaces the goalkeeper */
  SV_TOKEN_MARKER   /* a marker to lie on a printed track */
} SvTokenKind;

/* A number of equal small parts to cut out. */
typedef struct {
  const char *name; /* translatable name; NULL marks the end of a list */
  SvTokenKind look;
  uint8_t n;
} SvToken;

typedef struct {
  const SvRule *rules;   /* or NULL */
  const SvFlowBox *flow; /* or NULL */
  const SvToken *tokens; /* or NULL: none */
  /* for each die in the game its number of sides (3, 4 or 6); the list ends with 0 */
  uint8_t dice[4];
  /* step between two numbers on the printed track of the clock that the dice move; 0 if there is
   * no such clock */
  uint8_t track_step;
  /* last number on the track in normal time, and in extra time (0 if there is none) */
  uint8_t track_ends[2];
  uint8_t n_beside; /* slots beside the pitch for each team; 0 if none are needed */
} SvMaterial;
