/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* champions-set: sets of squares as bits, so that operations on the whole pitch take a few
 * instructions. It knows nothing of pieces and rules.
 *
 * Each word holds five rows of twelve columns in sixty bits; square = row * 12 + column. */

#include <stdbool.h>
#include <stdint.h>

enum { SQUARE_ROWS = 13, SQUARE_COLUMNS = 12, SQUARES = SQUARE_ROWS * SQUARE_COLUMNS };

typedef struct {
  uint64_t w[3];
} Set;

#define SET_WORD ((UINT64_C (1) << 60) - 1)
#define SET_LAST ((UINT64_C (1) << 36) - 1)
#define SET_FIVE(row) ((uint64_t)(row)*UINT64_C (0x1001001001001))

static inline bool
set_has (const Set *s, unsigned square)
{
  return (s->w[square / 60] >> square % 60 & 1) != 0;
}

static inline void
set_add (Set *s, unsigned square)
{
  s->w[square / 60] |= UINT64_C (1) << square % 60;
}

static inline void
set_remove (Set *s, unsigned square)
{
  s->w[square / 60] &= ~(UINT64_C (1) << square % 60);
}

static inline Set
set_of (unsigned square)
{
  Set s = { { 0, 0, 0 } };

  set_add (&s, square);
  return s;
}

static inline Set
set_and (Set a, Set b)
{
  return (Set){ { a.w[0] & b.w[0], a.w[1] & b.w[1], a.w[2] & b.w[2] } };
}

static inline Set
set_or (Set a, Set b)
{
  return (Set){ { a.w[0] | b.w[0], a.w[1] | b.w[1], a.w[2] | b.w[2] } };
}

/* Return @a without @b. */
static inline Set
set_minus (Set a, Set b)
{
  return (Set){ { a.w[0] & ~b.w[0], a.w[1] & ~b.w[1], a.w[2] & ~b.w[2] } };
}

static inline bool
set_is_empty (Set a)
{
  return (a.w[0] | a.w[1] | a.w[2]) == 0;
}

static inline bool
set_meet (Set a, Set b)
{
  return ((a.w[0] & b.w[0]) | (a.w[1] & b.w[1]) | (a.w[2] & b.w[2])) != 0;
}

static inline bool
set_equal (Set a, Set b)
{
  return a.w[0] == b.w[0] && a.w[1] == b.w[1] && a.w[2] == b.w[2];
}

/* Return the number of set bits in each byte. The processor's own instruction is not used, because
 * a portable build would call a library function for it, and counting bits takes much of the time
 * here. */
static inline uint64_t
count_in_bytes (uint64_t bits)
{
  bits -= bits >> 1 & 0x5555555555555555;
  bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333);
  return (bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0f;
}

static inline unsigned
set_count (Set a)
{
  const uint64_t sums = count_in_bytes (a.w[0]) + count_in_bytes (a.w[1]) + count_in_bytes (a.w[2]);

  return (unsigned)(sums * 0x0101010101010101 >> 56);
}

/* Remove the lowest square from a set that is not empty, and return it. */
static inline unsigned
set_pop (Set *a)
{
  for (unsigned i = 0; i < 2; i++)
    if (a->w[i] != 0) {
      const unsigned bit = (unsigned)__builtin_ctzll (a->w[i]);
      a->w[i] &= a->w[i] - 1;
      return i * 60 + bit;
    }
  const unsigned bit = (unsigned)__builtin_ctzll (a->w[2]);
  a->w[2] &= a->w[2] - 1;
  return 120 + bit;
}

/* Return all squares of the set moved one row up. */
static inline Set
set_up (Set a)
{
  return (Set){ { a.w[0] << 12 & SET_WORD, (a.w[1] << 12 & SET_WORD) | a.w[0] >> 48,
                  (a.w[2] << 12 & SET_LAST) | a.w[1] >> 48 } };
}

static inline Set
set_down (Set a)
{
  return (Set){ { a.w[0] >> 12 | (a.w[1] << 48 & SET_WORD),
                  a.w[1] >> 12 | (a.w[2] << 48 & SET_WORD), a.w[2] >> 12 } };
}

/* Return the squares and their neighbours to the left and right. */
static inline Set
set_widen (Set a)
{
  const uint64_t not_last = SET_FIVE (0x7ff), not_first = SET_FIVE (0xffe);

  return (Set){ { a.w[0] | (a.w[0] & not_last) << 1 | (a.w[0] & not_first) >> 1,
                  a.w[1] | (a.w[1] & not_last) << 1 | (a.w[1] & not_first) >> 1,
                  a.w[2] | (a.w[2] & not_last) << 1 | (a.w[2] & not_first) >> 1 } };
}

/* Return the squares and their orthogonal neighbours. */
static inline Set
set_grow (Set a)
{
  return set_or (set_widen (a), set_or (set_up (a), set_down (a)));
}

/* Return the orthogonal neighbours of the squares of @a. A square of @a is included only if it has
 * a neighbour in @a. */
static inline Set
set_beside (Set a)
{
  const uint64_t not_last = SET_FIVE (0x7ff), not_first = SET_FIVE (0xffe);
  const Set side = { { (a.w[0] & not_last) << 1 | (a.w[0] & not_first) >> 1,
                       (a.w[1] & not_last) << 1 | (a.w[1] & not_first) >> 1,
                       (a.w[2] & not_last) << 1 | (a.w[2] & not_first) >> 1 } };

  return set_or (side, set_or (set_up (a), set_down (a)));
}

/* Return the squares and all their eight neighbours. */
static inline Set
set_grow_all (Set a)
{
  const Set wide = set_widen (a);

  return set_or (wide, set_or (set_up (wide), set_down (wide)));
}

/* Return the part of @within that can be reached from @a in orthogonal steps. */
static inline Set
set_flood (Set a, Set within)
{
  for (;;) {
    const Set next = set_and (set_grow (a), within);
    if (set_equal (next, a))
      return a;
    a = next;
  }
}
