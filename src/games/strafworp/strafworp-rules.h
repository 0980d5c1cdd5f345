/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "strafworp-state.h"

/* Areas that a figurine in area may move to, as bits: others, not crosswise (S-41). */
extern const uint8_t strafworp_reach[STRAFWORP_AREAS];

void strafworp_node (const void *setup, const void *state, SvNode *out);
unsigned strafworp_legal (const void *setup, const void *state, SvEvent *events);

/* The side that must act, or nobody. */
unsigned strafworp_side (const StrafworpState *s);

void strafworp_init (const void *setup, void *state);
void strafworp_apply (const void *setup, void *state, SvEvent event);
int strafworp_appraise (const void *setup, const void *state, int side);
extern const SvSkill strafworp_skills[SV_LEVELS];

/* How a shot ends. */
typedef enum {
  OUTCOME_KEPT,
  OUTCOME_GOAL,
  OUTCOME_INTERCEPTED,
  OUTCOME_FREE_PASS,
  OUTCOME_PENALTY
} StrafworpOutcome;

/* S-51…S-56, S-71…S-73: a and d are the throws, need and defence what they must reach. */
StrafworpOutcome strafworp_outcome (StrafworpShot shot, int a, int d, int need, int defence);

/* S-107: who may defend against attacker of side, as bits. */
unsigned strafworp_defenders (const StrafworpSetup *setup, unsigned side, unsigned attacker);

/* S-83: those of the figurines in areas that stand nearest to area of the other zone, as bits. */
unsigned strafworp_nearest (unsigned area, const uint8_t areas[STRAFWORP_FIGURINES]);

/* What is added to the attacker's throw in this position (S-44, S-61, S-62). */
int strafworp_bonus (const StrafworpSetup *setup, const StrafworpState *s);

/* The least throw with which the attacker has a chance, bonus counted (S-53…S-56, S-71). */
int strafworp_need (const StrafworpSetup *setup, const StrafworpState *s);

/* Whether this entry of the bonuses is in it, if position bonuses count at all. */
bool strafworp_bonus_counts (const StrafworpBonus *bonus, const StrafworpState *s);
const char *strafworp_broken (const void *setup, const void *state);
