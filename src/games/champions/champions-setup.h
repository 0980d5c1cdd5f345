/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* champions-setup: parameters, squads and formations, and what must hold across them. RULES.md
 * C-002 to C-004, C-200, chapter 6. Men are bits here: bit i is shirt number i + 1. */

#include "champions-men.h"

enum { N_FORMATIONS = 6, FORMATION_USUAL = 4 };
extern const char *const champions_formation_keys[];
extern const uint8_t champions_formations[N_FORMATIONS][4]; /* men of each kind */
void champions_setup_standard (void *setup);
bool champions_setup_check (const void *setup, SvFault *fault);

/* All men of a kind. */
uint32_t champions_men_of_kind (unsigned kind);

/* The men of a side who can be picked. */
uint32_t champions_available (const ChampionsSetup *p, unsigned side);

/* C-004: the formation can be filled. */
bool champions_formation_fits (const ChampionsSetup *p, unsigned side, unsigned formation);

/* The formation that these men make, or NOBODY. */
unsigned champions_formation_of (uint32_t men);

/* The kind of which somebody must be picked still for a formation, or NOBODY. */
unsigned champions_kind_to_pick (unsigned formation, uint32_t picked);

/* With the lowest numbers that are left, of every kind. */
uint32_t
champions_fill_up (const ChampionsSetup *p, unsigned side, unsigned formation, uint32_t picked);

/* An eleven of the lowest numbers, in 4-3-3 if that can be filled. */
uint32_t champions_usual_eleven (const ChampionsSetup *p, unsigned side);

/* One more match that the team has played: C-200. */
void champions_add_played (ChampionsTeam *team, ChampionsPlayed played);
void champions_after_match (const void *setup, const void *state, unsigned side, void *values);
const char *champions_misses (const void *values, unsigned card);
