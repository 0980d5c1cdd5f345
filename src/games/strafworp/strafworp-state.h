/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* strafworp: the rules of Strafworp! (korfbal on a table) by the ids of RULES.md.
 *
 *   strafworp.c            tables, standard cards, what must hold        S-01…S-04, S-44, S-100…S-109
 *   strafworp-rules.c      who must do what, what an event does         S-20…S-103, §11
 *   strafworp-placement.c  a position set up by a person
 *   strafworp-position.c   the `state` object out and in               §11
 *   strafworp-slate.c      a match on a real board                     S-90…S-93, S-100…S-102
 *   strafworp-stance.c     how a team lined up, kept by it
 *   strafworp-teach.c      the rule of a moment, the parts of a turn
 *   strafworp-tell.c       texts, prompts, the report, what counts for a throw
 *   strafworp-view.c       what is to be seen and pointed at, why a target is none
 *   strafworp-worth.c      what every position is worth, exactly
 *
 * Teams are sides 0 and 1 in the order of the document; figurines 0…3 are shirt numbers 1…4;
 * areas 0…5 are a…f; zone 0 is "zone 1". Only this folder includes this header. */

#include "sv-game.h"

enum {
  STRAFWORP_FIGURINES = 4,
  STRAFWORP_AREAS = 6,
  STRAFWORP_NOBODY = SV_NONE, /* no side, no figurine, no area */
  STRAFWORP_MAX_BONUSES = 16,
  STRAFWORP_FREE_PASS_BONUS = 2 /* S-61 */
};

enum { AREA_A, AREA_B, AREA_C, AREA_D, AREA_E, AREA_F }; /* S-06 */
enum { AREAS_AB = 1 << AREA_A | 1 << AREA_B };

enum { ROLE_STRIKER_1, ROLE_STRIKER_2, ROLE_ASSISTER, ROLE_REBOUNDER };    /* S-01 */
enum { DEFENDER_SAME_NUMBER, DEFENDER_SAME_SEX, DEFENDER_ANY };            /* S-107 */
enum { FORMATION_3_1_0, FORMATION_3_0_1, FORMATION_2_1_1, FORMATION_2_2 }; /* S-105 */

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
  VERB_PLACE = SV_VERB_GAME, /* place N X */
  VERB_START,
  VERB_THROW_OFF, /* throw-off N [X] */
  VERB_MOVE,      /* move N X */
  VERB_DEFEND,    /* defend N */
  VERB_RECEIVE    /* receive N */
};

typedef struct {
  int32_t role, area; /* both, or SV_FIELD_NULL */
  int32_t formation;  /* or SV_FIELD_NULL */
  int32_t add;
} StrafworpBonus;

typedef struct {
  int32_t number, role, sex;
  int32_t attack, defence;
  int32_t head; /* of sv_head_keys, or SV_FIELD_NULL */
} StrafworpCard;

typedef struct {
  int32_t halves, minutes;
  int32_t golden_goal;
  int32_t change_zones_every;
  int32_t n_bonuses;
  StrafworpBonus bonuses[STRAFWORP_MAX_BONUSES];
  int32_t shoot_areas;
  int32_t defender;
  int32_t free_pass_position_bonus;
  int32_t attack_points, defence_points; /* S-109, or SV_FIELD_NULL: free */
  StrafworpCard cards[2][STRAFWORP_FIGURINES];
} StrafworpSetup;

typedef struct {
  uint16_t score[2];
  uint8_t phase;
  uint8_t half;         /* 1, 2 */
  uint8_t golden;       /* golden-goal time */
  uint8_t home;         /* side, or nobody before the toss is decided */
  uint8_t zone;         /* in which side 0 attacks; side 1 in the other */
  uint8_t attacking;    /* side, or nobody */
  uint8_t ball;         /* the attacker's figurine, or nobody */
  uint8_t mover;        /* in move and arrange: whose turn */
  uint8_t defender;     /* in shot and arrange: who defends */
  uint8_t shot;         /* StrafworpShot */
  uint8_t die;          /* the first of two dice, 0 before it */
  uint8_t restart;      /* placing while the clock runs (S-103) */
  uint8_t since_change; /* goals since zones changed last (S-103) */
  uint8_t receivers;    /* in receive: bit f = figurine f is nearest */
  uint8_t occupied[2];  /* bit x = area x holds a figurine of that side */
  uint8_t area[2][STRAFWORP_FIGURINES];
} StrafworpState;

_Static_assert(sizeof (StrafworpState) == 28, "the state is compared with memcmp: no padding");

extern const SvGame strafworp_game;
extern const SvBoard sv_board_strafworp; /* made of data/boards/strafworp.json: S-05…S-07 */

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
