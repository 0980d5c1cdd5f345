/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* strafworp: the rules of Strafworp! (korfbal on a table) by the ids of RULES.md.
 *
 *   strafworp.c          tables, the game as others see it     S-100…S-109
 *   strafworp-setup.c    standard cards, what must hold        S-01…S-04, S-44, S-109
 *   strafworp-board.c    two zones of six areas, distances     S-05…S-07, S-83
 *   strafworp-legal.c    who must do what, the legal list      S-20…S-82, §11
 *   strafworp-rules.c    what an event does                    S-20…S-103
 *   strafworp-tell.c     texts, prompts, reasons, the report
 *   strafworp-view.c     what is to be seen, what moved
 *   strafworp-counts.c   what counts for a throw
 *   strafworp-dump.c     the `state` object out and in         §11
 *   strafworp-place.c    a position set up by a person, or why it is none
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

/* -board */
extern const SvBoard strafworp_board;

/* Areas that a figurine in area may move to, as bits: others, not crosswise (S-41). */
extern const uint8_t strafworp_reach[STRAFWORP_AREAS];

/* Squared distance over the whole field from an area to an area of the other zone (S-83). */
unsigned strafworp_distance (unsigned area, unsigned other_area);

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

/* -setup */
void strafworp_setup_standard (void *setup);
bool strafworp_setup_check (const void *setup, SvFault *fault);
unsigned strafworp_card_budget (const void *setup, unsigned side, SvBudget *out);

/* -legal */
void strafworp_node (const void *setup, const void *state, SvNode *out);
unsigned strafworp_legal (const void *setup, const void *state, SvEvent *events);

/* The side that must act, or nobody. */
unsigned strafworp_side (const StrafworpState *s);

/* -rules */
void strafworp_init (const void *setup, void *state);
void strafworp_apply (const void *setup, void *state, SvEvent event);
int strafworp_appraise (const void *setup, const void *state, int side);

/* What is added to the attacker's throw in this position (S-44, S-61, S-62). */
int strafworp_bonus (const StrafworpSetup *setup, const StrafworpState *s);

/* Whether this entry of the bonuses is in it, if position bonuses count at all. */
bool strafworp_bonus_counts (const StrafworpBonus *bonus, const StrafworpState *s);

/* -counts */
void strafworp_counts (const void *setup, const void *state, SvNotes *out);

/* -dump */
extern const char *const strafworp_phase_names[];
void strafworp_dump (const void *setup, const void *state, const SvSink *sink);
bool strafworp_restore (const void *setup, const SvSource *source, void *state, SvFault *fault);
const char *strafworp_broken (const void *setup, const void *state);

/* Fill in what the object of a position does not say: it follows from the rest. */
void strafworp_complete (const StrafworpSetup *setup, StrafworpState *s);

/* Why no match can be in this position, beyond broken (); NULL if one can. */
const char *strafworp_impossible (const StrafworpSetup *setup, const StrafworpState *s);

/* -place */
enum { STRAFWORP_N_PHASES = 13 };
extern const SvPhase strafworp_phases[STRAFWORP_N_PHASES];
const char *strafworp_period_name (const void *setup, unsigned period);
void strafworp_to_placement (const void *setup, const void *state, SvPlacement *out);
bool strafworp_from_placement (
    const void *setup, const SvPlacement *in, void *state, SvPhrase *why);

/* -tell */
void strafworp_event_text (const void *setup, const void *state, SvEvent event, char *text);
void strafworp_notes (
    const void *setup, const void *before, SvEvent event, const void *after, SvNotes *out);
void strafworp_prompt (const void *setup, const void *state, SvPhrase *out);
bool strafworp_why_not (const void *setup, const void *state, int piece, int space, SvPhrase *out);
void strafworp_piece_name (const void *setup, int piece, SvPhrase *out);

/* -view */
void strafworp_event_target (const void *setup, const void *state, SvEvent event, SvTarget *out);
void strafworp_moves (
    const void *setup, const void *before, SvEvent event, const void *after, SvMoves *out);
void strafworp_view (const void *setup, const void *state, SvView *out);
bool strafworp_item_picture (const void *setup, const SvField *list, unsigned i, SvView *out);
