/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* strafworp: the rules of Strafworp! (korfball on a table). Rule numbers such as S-41 are those
 * of RULES.md in this folder.
 *
 *   strafworp.c            tables, standard cards, checks             S-01…S-04, S-44, S-100…S-109
 *   strafworp-rules.c      nodes, legal events, effects of events     S-20…S-103, §11
 *   strafworp-placement.c  positions set up by the user
 *   strafworp-position.c   the `state` object, written and read       §11
 *   strafworp-score-sheet.c      matches on a real board                    S-90…S-93, S-100…S-102
 *   strafworp-saved-line-up.c     saved line-ups
 *   strafworp-teach.c      lessons, steps of a turn, explanations
 *   strafworp-tell.c       event texts, prompts, report, bonuses of a throw
 *   strafworp-view.c       views and targets, why a target is refused
 *   strafworp-evaluation.c      exact evaluation of every position
 *   strafworp-formations.c tables of formations for the evaluation
 *   strafworp-paper.c      printed material
 *
 * Teams are sides 0 and 1 in the order of the document; figurines 0…3 have the shirt numbers 1…4;
 * areas 0…5 are a…f; zone 0 is called "zone 1". Only files in this folder include this header. */

#include "sv-game.h"
#include "sv-goals.h"

enum {
  STRAFWORP_FIGURINES = 4,
  STRAFWORP_AREAS = 6,
  STRAFWORP_NOBODY = SV_NONE, /* no side, no figurine, no area */
  STRAFWORP_MAX_BONUSES = 16,
  STRAFWORP_FREE_PASS_BONUS = 2 /* S-61: added to the throw of a free pass */
};

enum { AREA_A, AREA_B, AREA_C, AREA_D, AREA_E, AREA_F }; /* S-06: the areas of a zone */
enum { AREAS_AB = 1 << AREA_A | 1 << AREA_B };

/* S-01: the roles of the figurines */
enum { ROLE_STRIKER_1, ROLE_STRIKER_2, ROLE_ASSISTER, ROLE_REBOUNDER };
/* S-107: who may defend */
enum { DEFENDER_SAME_NUMBER, DEFENDER_SAME_SEX, DEFENDER_ANY };
/* S-105: formations that give a bonus */
enum { FORMATION_3_1_0, FORMATION_3_0_1, FORMATION_2_1_1, FORMATION_2_2 };

typedef enum {
  PHASE_TOSS,
  PHASE_PLACE,
  PHASE_START,
  PHASE_THROW_OFF,
  PHASE_MOVE,
  PHASE_DEFEND,
  PHASE_SHOT,
  PHASE_ARRANGE,
  PHASE_RECEIVE,
  PHASE_OVER
} StrafworpPhase;

typedef enum { SHOT_NONE, SHOT_TRY, SHOT_FREE_PASS, SHOT_PENALTY } StrafworpShot;

enum {
  VERB_PLACE = SV_VERB_GAME, /* `place N X`: figurine N goes to area X */
  VERB_START,
  VERB_THROW_OFF, /* `throw-off N [X]`: N throws off, after going to X if given */
  VERB_MOVE,      /* `move N X`: N moves to X */
  VERB_DEFEND,    /* `defend N`: N defends */
  VERB_RECEIVE    /* `receive N`: N gets the ball */
};

typedef struct {
  int32_t role, area; /* condition: this role in this area; or both SV_FIELD_NULL */
  int32_t formation;  /* condition: this formation; or SV_FIELD_NULL */
  int32_t add;
} StrafworpBonus;

typedef struct {
  int32_t number, role, sex;
  int32_t attack, defence;
  int32_t head; /* index in sv_head_keys, or SV_FIELD_NULL */
} StrafworpCard;

typedef struct {
  int32_t halves;           /* S-100: number of periods: 1, 2 halves or 4 quarters */
  int32_t minutes, seconds; /* S-101: length of a period */
  int32_t golden_goal;
  int32_t goals; /* S-113: so many goals of a team end the match; 0: none do */
  int32_t change_zones_every;
  int32_t n_bonuses;
  StrafworpBonus bonuses[STRAFWORP_MAX_BONUSES];
  int32_t shoot_areas;
  int32_t defender;
  int32_t free_pass_position_bonus;
  int32_t attack_points, defence_points; /* S-109: required sums, or SV_FIELD_NULL if free */
  StrafworpCard cards[2][STRAFWORP_FIGURINES];
} StrafworpSetup;

typedef struct {
  uint16_t score[2];
  uint8_t phase;
  uint8_t half;         /* current period, from 1 on */
  uint8_t golden;       /* true in golden-goal time */
  uint8_t home;         /* home side, or STRAFWORP_NOBODY before the toss is decided */
  uint8_t zone;         /* zone in which side 0 attacks; side 1 attacks in the other */
  uint8_t attacking;    /* attacking side, or STRAFWORP_NOBODY */
  uint8_t ball;         /* figurine of the attackers that has the ball, or STRAFWORP_NOBODY */
  uint8_t mover;        /* in move and arrange: figurine whose turn it is */
  uint8_t defender;     /* in shot and arrange: figurine that defends */
  uint8_t shot;         /* StrafworpShot */
  uint8_t die;          /* number on the first of two dice, 0 before it is thrown */
  uint8_t restart;      /* true while the teams place again and the clock runs (S-103) */
  uint8_t since_change; /* goals since the zones were changed last (S-103) */
  uint8_t receivers;    /* in receive: bit f is set if figurine f is one of the nearest */
  uint8_t occupied[2];  /* bit x is set if a figurine of the side stands in area x */
  uint8_t area[2][STRAFWORP_FIGURINES];
} StrafworpState;

_Static_assert(sizeof (StrafworpState) == 28, "the state is compared with memcmp: no padding");

extern const SvGame strafworp_game;
extern const SvBoard sv_board_strafworp; /* generated from data/boards/strafworp.json: S-05…S-07 */

static inline unsigned
strafworp_next (unsigned figurine)
{
  return (figurine + 1) % STRAFWORP_FIGURINES;
}

static inline unsigned
strafworp_zone (const StrafworpState *s, unsigned side)
{
  return s->zone ^ side;
}

static inline int16_t
strafworp_space (const StrafworpState *s, unsigned side, unsigned area)
{
  if (area == STRAFWORP_NOBODY)
    return -1;
  return (int16_t)(strafworp_zone (s, side) * STRAFWORP_AREAS + area);
}

static inline int16_t
strafworp_piece (unsigned side, unsigned figurine)
{
  return (int16_t)(side * STRAFWORP_FIGURINES + figurine);
}
