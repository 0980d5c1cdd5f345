/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-material: what people need at a real table besides board, figurines and cards: the rules in short, how
 * a turn goes, and the small things that lie about. A game gives it as tables; sheets and booklets are made
 * of them. It holds words and numbers only. */

#include <stdint.h>

/* A rule of the standard game, in the order in which people learn them. */
typedef struct {
  const char *title; /* translatable; NULL ends a list of them */
  const char *text;  /* translatable: some sentences without places */
  const char *scene; /* its picture, in the words of sv-scene.h; or NULL */
} SvRule;

typedef enum { SV_FLOW_STEP, SV_FLOW_QUESTION, SV_FLOW_END } SvFlowShape;

enum { SV_MAX_FLOW_WAYS = 3 };

/* A box of the drawing that shows how a turn goes. Ways go down, to the side, or back up along the left
 * edge; where they go to another column and row, they go to the side first. */
typedef struct {
  const char *text; /* translatable; NULL ends a list of them */
  SvFlowShape shape;
  uint8_t column, row;
  struct {
    uint8_t to;        /* one more than the number of a box; 0: no way */
    const char *label; /* translatable: when it is gone; or NULL */
  } ways[SV_MAX_FLOW_WAYS];
} SvFlowBox;

typedef enum {
  SV_TOKEN_YELLOW,  /* a card */
  SV_TOKEN_RED,     /* a card */
  SV_TOKEN_BANDAGE, /* of a piece */
  SV_TOKEN_SHIRT,   /* of who keeps the goal for another */
  SV_TOKEN_MARKER   /* lies on a track */
} SvTokenLook;

/* So many small things to cut out. */
typedef struct {
  const char *name; /* translatable; NULL ends a list of them */
  SvTokenLook look;
  uint8_t n;
} SvToken;

typedef struct {
  const SvRule *rules;   /* or NULL */
  const SvFlowBox *flow; /* or NULL */
  const SvToken *tokens; /* or NULL: none */
  uint8_t dice[4];       /* sides of those that are thrown (3, 4, 6), up to 0 */
  uint8_t track_step;    /* of the clock that dice move: so much a field; 0: there is none */
  uint8_t track_ends[2]; /* of the match, and of extra time or 0 */
  uint8_t n_beside;      /* places beside the pitch for each team; 0: none are needed */
} SvMaterial;
