/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pitch of RULES.md S-05…S-07: two zones, each the other turned half round the centre. */

#include "strafworp-board.h"

/* Zone-local u (from the middle line) and v (across) to the whole 40 × 20 field. */
#define Z1(u, v)                                                                                   \
  {                                                                                                \
    20.0f - (u), 20.0f - (v)                                                                       \
  }
#define Z2(u, v)                                                                                   \
  {                                                                                                \
    20.0f + (u), (v)                                                                               \
  }

#define OUTLINE_A(Z)                                                                               \
  {                                                                                                \
    Z (0, 0), Z (0, 10), Z (6.5f, 10), Z (6.5f, 6), Z (10, 6), Z (10, 0)                           \
  }
#define OUTLINE_B(Z)                                                                               \
  {                                                                                                \
    Z (0, 10), Z (0, 20), Z (10, 20), Z (10, 14), Z (6.5f, 14), Z (6.5f, 10)                       \
  }
#define OUTLINE_C(Z)                                                                               \
  {                                                                                                \
    Z (10, 14), Z (10, 20), Z (20, 20), Z (20, 14)                                                 \
  }
#define OUTLINE_D(Z)                                                                               \
  {                                                                                                \
    Z (10, 0), Z (10, 6), Z (20, 6), Z (20, 0)                                                     \
  }
#define OUTLINE_E(Z)                                                                               \
  {                                                                                                \
    Z (6.5f, 6), Z (6.5f, 14), Z (40 / 3.0f, 14), Z (40 / 3.0f, 6)                                 \
  }
#define OUTLINE_F(Z)                                                                               \
  {                                                                                                \
    Z (40 / 3.0f, 6), Z (40 / 3.0f, 14), Z (20, 14), Z (20, 6)                                     \
  }

static const SvPoint a1[] = OUTLINE_A (Z1), b1[] = OUTLINE_B (Z1), c1[] = OUTLINE_C (Z1),
                     d1[] = OUTLINE_D (Z1), e1[] = OUTLINE_E (Z1), f1[] = OUTLINE_F (Z1),
                     a2[] = OUTLINE_A (Z2), b2[] = OUTLINE_B (Z2), c2[] = OUTLINE_C (Z2),
                     d2[] = OUTLINE_D (Z2), e2[] = OUTLINE_E (Z2), f2[] = OUTLINE_F (Z2);

#define X1(u, v) 20.0f - (u), 20.0f - (v)
#define X2(u, v) 20.0f + (u), (v)
#define SPACE(name, label, xy, zone, outline)                                                      \
  {                                                                                                \
    name, label, xy, zone, sizeof (outline) / sizeof (outline)[0], outline                         \
  }

static const SvSpace spaces[] = {
  /* S-07: centres. */
  SPACE ("a", "A", X1 (4, 4), 0, a1),   SPACE ("b", "B", X1 (4, 16), 0, b1),
  SPACE ("c", "C", X1 (15, 17), 0, c1), SPACE ("d", "D", X1 (15, 3), 0, d1),
  SPACE ("e", "E", X1 (10, 10), 0, e1), SPACE ("f", "F", X1 (17, 10), 0, f1),
  SPACE ("a", "A", X2 (4, 4), 1, a2),   SPACE ("b", "B", X2 (4, 16), 1, b2),
  SPACE ("c", "C", X2 (15, 17), 1, c2), SPACE ("d", "D", X2 (15, 3), 1, d2),
  SPACE ("e", "E", X2 (10, 10), 1, e2), SPACE ("f", "F", X2 (17, 10), 1, f2)
};

static const char *const zones[] = { N_ ("zone 1"), N_ ("zone 2") };

const SvBoard strafworp_board = {
  .id = "strafworp",
  .ball = "ball-korfball",
  .floor = SV_FLOOR_WOOD,
  .w = 40,
  .h = 20,
  .margin = 2,
  .radius = 1.5f,
  .n_zones = 2,
  .zones = zones,
  .n_spaces = sizeof spaces / sizeof spaces[0],
  .spaces = spaces,
};

#define ALL 0x3f
/* S-41: a different area, not along the diagonals a–c and b–d. */
const uint8_t strafworp_reach[STRAFWORP_AREAS] = {
  [AREA_A] = ALL & ~(1 << AREA_A | 1 << AREA_C),
  [AREA_B] = ALL & ~(1 << AREA_B | 1 << AREA_D),
  [AREA_C] = ALL & ~(1 << AREA_C | 1 << AREA_A),
  [AREA_D] = ALL & ~(1 << AREA_D | 1 << AREA_B),
  [AREA_E] = ALL & ~(1 << AREA_E),
  [AREA_F] = ALL & ~(1 << AREA_F),
};

unsigned
strafworp_distance (unsigned area, unsigned other_area)
{
  /* S-83: by symmetry it does not matter which of the zones is which. The centres are whole. */
  const SvSpace *from = &spaces[area], *to = &spaces[STRAFWORP_AREAS + other_area];
  const int dx = (int)to->x - (int)from->x, dy = (int)to->y - (int)from->y;

  return (unsigned)(dx * dx + dy * dy);
}
