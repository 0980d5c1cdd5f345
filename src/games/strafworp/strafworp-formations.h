/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "strafworp-state.h"

/* strafworp-formations: tables of all formations of a team, for the solver. A formation is a
 * placing of the four figurines in the six areas, at most one in each (S-06): 6 × 5 × 4 × 3 = 360
 * formations. Rule numbers such as S-41 are those of RULES.md in this folder. */

enum { STRAFWORP_FORMATIONS = 360 };

/* The possible throw-offs from a formation: the figurine that throws off (ball), and the
 * formation after it. */
typedef struct {
  uint8_t n, ball[2 * STRAFWORP_FIGURINES];
  uint16_t formation[2 * STRAFWORP_FIGURINES];
} StrafworpThrowsOff;

typedef struct {
  /* index of a formation from its four areas, as the digits of a number in base 6 */
  uint16_t index[6 * 6 * 6 * 6];
  uint8_t area[STRAFWORP_FORMATIONS][STRAFWORP_FIGURINES];
  /* areas with a figurine, as a bit mask */
  uint8_t occupied[STRAFWORP_FORMATIONS];
  /* index of the mirror image: a and b exchanged, and c and d */
  uint16_t mirror[STRAFWORP_FORMATIONS];
  /* S-41: the formations after each move of a figurine, at most two; equal if there is only one */
  uint16_t moved[STRAFWORP_FORMATIONS][STRAFWORP_FIGURINES][2];
  /* S-30, S-31: throw-offs from each formation */
  StrafworpThrowsOff throws_off[STRAFWORP_FORMATIONS];
  /* S-83: bit mask of the figurines nearest to a shot, by the area of the shot and the formation */
  uint8_t nearest[STRAFWORP_AREAS][STRAFWORP_FORMATIONS];
} StrafworpFormations;

void strafworp_formations_fill (StrafworpFormations *self);

static inline unsigned
strafworp_formation (const StrafworpFormations *self, const uint8_t area[STRAFWORP_FIGURINES])
{
  return self->index[((area[0] * 6u + area[1]) * 6u + area[2]) * 6u + area[3]];
}

/* Return the mirror image of an area (S-06): a and b are mirror images, and c and d. */
static inline unsigned
strafworp_mirror (unsigned area)
{
  return area < AREA_E ? area ^ 1u : area;
}
