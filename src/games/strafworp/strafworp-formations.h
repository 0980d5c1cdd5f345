/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "strafworp-state.h"

/* The 360 ways in which a team can stand: four figurines, six areas, one in each at most (S-06). */

enum { STRAFWORP_FORMATIONS = 360 };

/* Who may throw off, and the formation after it. */
typedef struct {
  uint8_t n, ball[2 * STRAFWORP_FIGURINES];
  uint16_t formation[2 * STRAFWORP_FIGURINES];
} StrafworpThrowsOff;

typedef struct {
  uint16_t index[6 * 6 * 6 * 6]; /* of a formation, by its areas as digits */
  uint8_t area[STRAFWORP_FORMATIONS][STRAFWORP_FIGURINES];
  uint8_t occupied[STRAFWORP_FORMATIONS];                       /* areas, as bits */
  uint16_t mirror[STRAFWORP_FORMATIONS];                        /* a and b, c and d exchanged */
  uint16_t moved[STRAFWORP_FORMATIONS][STRAFWORP_FIGURINES][2]; /* S-41; twice the same if one */
  StrafworpThrowsOff throws_off[STRAFWORP_FORMATIONS];          /* S-30, S-31 */
  uint8_t nearest[STRAFWORP_AREAS][STRAFWORP_FORMATIONS]; /* S-83: figurines, by the shot's area */
} StrafworpFormations;

void strafworp_formations_fill (StrafworpFormations *self);

static inline unsigned
strafworp_formation (const StrafworpFormations *self, const uint8_t area[STRAFWORP_FIGURINES])
{
  return self->index[((area[0] * 6u + area[1]) * 6u + area[2]) * 6u + area[3]];
}

/* S-06: a and b, c and d are each other's images. */
static inline unsigned
strafworp_mirror (unsigned area)
{
  return area < AREA_E ? area ^ 1u : area;
}
