/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "strafworp.h"

/* Areas that a figurine in area may move to, as bits: others, not crosswise (S-41). */
extern const uint8_t strafworp_reach[STRAFWORP_AREAS];

void strafworp_node (const void *setup, const void *state, SvNode *out);
unsigned strafworp_legal (const void *setup, const void *state, SvEvent *events);

/* The side that must act, or nobody. */
unsigned strafworp_side (const StrafworpState *s);

void strafworp_init (const void *setup, void *state);
void strafworp_apply (const void *setup, void *state, SvEvent event);
int strafworp_appraise (const void *setup, const void *state, int side);

/* What is added to the attacker's throw in this position (S-44, S-61, S-62). */
int strafworp_bonus (const StrafworpSetup *setup, const StrafworpState *s);

/* The least throw with which the attacker has a chance, bonus counted (S-53…S-56, S-71). */
int strafworp_need (const StrafworpSetup *setup, const StrafworpState *s);

/* Whether this entry of the bonuses is in it, if position bonuses count at all. */
bool strafworp_bonus_counts (const StrafworpBonus *bonus, const StrafworpState *s);
const char *strafworp_broken (const void *setup, const void *state);
