/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* strafworp-rules: nodes, legal events and effects of events, the core of the game. It knows no
 * words and no documents. Rule numbers such as S-41 are those of RULES.md in this folder. */

#include "strafworp-state.h"

/* For each area, the areas a figurine may move to, as a bit mask: any other one, but not
 * crosswise between a and c or b and d (S-41). */
extern const uint8_t strafworp_reach[STRAFWORP_AREAS];

void strafworp_node (const void *setup, const void *state, SvNode *out);
unsigned strafworp_legal (const void *setup, const void *state, SvEvent *events);

/* Return the side that must act, or STRAFWORP_NOBODY after the end. */
unsigned strafworp_side (const StrafworpState *s);

/* Return the side that throws off at the beginning of the current period (S-92). */
unsigned strafworp_throws_off (const StrafworpState *s);

void strafworp_init (const void *setup, void *state);
void strafworp_apply (const void *setup, void *state, SvEvent event);
int strafworp_appraise (const void *setup, const void *state, int side);
extern const SvSkill strafworp_skills[SV_LEVELS];

/* Outcome of a shot. */
typedef enum {
  OUTCOME_KEPT,
  OUTCOME_GOAL,
  OUTCOME_INTERCEPTED,
  OUTCOME_FREE_PASS,
  OUTCOME_PENALTY
} StrafworpOutcome;

/* Return the outcome of a shot (S-51…S-56, S-71…S-73): @a and @d are the throws of attacker and
 * defender, @need and @defence what each must reach. */
StrafworpOutcome strafworp_outcome (StrafworpShot shot, int a, int d, int need, int defence);

/* Return the figurines that may defend against figurine @attacker of @side, as a bit mask
 * (S-107). */
unsigned strafworp_defenders (const StrafworpSetup *setup, unsigned side, unsigned attacker);

/* Return the figurines, standing in @areas, that are nearest to @area of the other zone, as a bit
 * mask (S-83). */
unsigned strafworp_nearest (unsigned area, const uint8_t areas[STRAFWORP_FIGURINES]);

/* Return what is added to the attacker's throw in this position (S-44, S-61, S-62). */
int strafworp_bonus (const StrafworpSetup *setup, const StrafworpState *s);

/* Return the least throw that gives the attacker a chance, bonus included (S-53…S-56, S-71). */
int strafworp_need (const StrafworpSetup *setup, const StrafworpState *s);

/* Return whether the position fulfils the condition of this bonus. Whether position bonuses count
 * at all at this shot is not considered. */
bool strafworp_bonus_counts (const StrafworpBonus *bonus, const StrafworpState *s);
const char *strafworp_broken (const void *setup, const void *state);
