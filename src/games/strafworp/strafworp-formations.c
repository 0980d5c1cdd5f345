/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "strafworp-formations.h"
#include "strafworp-rules.h"

#include <string.h>

static void
list (StrafworpFormations *self)
{
  unsigned n = 0;

  for (unsigned c = 0; c < SV_COUNT (self->index); c++) {
    const uint8_t area[] = { (uint8_t)(c / 216), (uint8_t)(c / 36 % 6), (uint8_t)(c / 6 % 6),
                             (uint8_t)(c % 6) };
    const unsigned occupied = 1u << area[0] | 1u << area[1] | 1u << area[2] | 1u << area[3];

    if (__builtin_popcount (occupied) != STRAFWORP_FIGURINES)
      continue;
    memcpy (self->area[n], area, sizeof area);
    self->occupied[n] = (uint8_t)occupied;
    self->index[c] = (uint16_t)n++;
  }
}

static unsigned
moved_to (const StrafworpFormations *self, unsigned formation, unsigned figurine, unsigned area)
{
  uint8_t areas[STRAFWORP_FIGURINES];

  memcpy (areas, self->area[formation], sizeof areas);
  areas[figurine] = (uint8_t)area;
  return strafworp_formation (self, areas);
}

static void
list_moves (StrafworpFormations *self, unsigned a)
{
  for (unsigned f = 0; f < STRAFWORP_FIGURINES; f++) {
    const unsigned free = strafworp_reach[self->area[a][f]] & ~(unsigned)self->occupied[a];
    const unsigned first = (unsigned)__builtin_ctz (free);
    const unsigned last = 31u - (unsigned)__builtin_clz (free);

    self->moved[a][f][0] = (uint16_t)moved_to (self, a, f, first);
    self->moved[a][f][1] = (uint16_t)moved_to (self, a, f, last);
  }
}

/* Write the possible throw-offs. If areas a and b are empty, any figurine may go there first
 * (S-31). */
static void
list_throws_off (StrafworpFormations *self, unsigned a)
{
  StrafworpThrowsOff *ways = &self->throws_off[a];

  ways->n = 0;
  for (unsigned f = 0; f < STRAFWORP_FIGURINES; f++)
    for (unsigned x = AREA_A; x <= AREA_B; x++) {
      if ((self->occupied[a] & AREAS_AB) != 0 && self->area[a][f] != x)
        continue;
      ways->ball[ways->n] = (uint8_t)f;
      ways->formation[ways->n++] = (uint16_t)moved_to (self, a, f, x);
    }
}

void
strafworp_formations_fill (StrafworpFormations *self)
{
  list (self);
  for (unsigned a = 0; a < STRAFWORP_FORMATIONS; a++) {
    uint8_t image[STRAFWORP_FIGURINES];

    for (unsigned f = 0; f < STRAFWORP_FIGURINES; f++)
      image[f] = (uint8_t)strafworp_mirror (self->area[a][f]);
    self->mirror[a] = (uint16_t)strafworp_formation (self, image);
    for (unsigned x = 0; x < STRAFWORP_AREAS; x++)
      self->nearest[x][a] = (uint8_t)strafworp_nearest (x, self->area[a]);
    list_moves (self, a);
    list_throws_off (self, a);
  }
}
