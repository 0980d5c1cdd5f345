/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* champions-setup: parameters, squads and formations, and the checks across them. RULES.md C-002
 * to C-004, C-200, chapter 6. Pieces of a side are bits here: bit i is shirt number i + 1. */

#include "champions-men.h"

enum { N_FORMATIONS = 6, FORMATION_USUAL = 4 };
extern const char *const champions_formation_keys[];
extern const uint8_t champions_formations[N_FORMATIONS][4]; /* number of pieces of each kind */
void champions_setup_standard (void *setup);
bool champions_setup_check (const void *setup, SvFault *fault);

/* Return all pieces of a kind. */
uint32_t champions_men_of_kind (unsigned kind);

/* Return the pieces of a side that can be picked for the match. */
uint32_t champions_available (const ChampionsSetup *p, unsigned side);

/* Return whether the side has enough available pieces of each kind for the formation (C-004). */
bool champions_formation_fits (const ChampionsSetup *p, unsigned side, unsigned formation);

/* Return the formation that these pieces make, or NOBODY if it is none. */
unsigned champions_formation_of (uint32_t men);

/* Return the first kind of which the formation still needs a piece, or NOBODY if it is complete. */
unsigned champions_kind_to_pick (unsigned formation, uint32_t picked);

/* Complete a formation with the available pieces of each kind that have the lowest numbers. */
uint32_t
champions_fill_up (const ChampionsSetup *p, unsigned side, unsigned formation, uint32_t picked);

/* Return an eleven of the lowest numbers, in 4-3-3 if the side can fill that. */
uint32_t champions_usual_eleven (const ChampionsSetup *p, unsigned side);

/* Add a match that the team has played (C-200). */
void champions_add_played (ChampionsTeam *team, ChampionsPlayed played);
void champions_after_match (const void *setup, const void *state, unsigned side, void *values);
const char *champions_misses (const void *values, unsigned card);
