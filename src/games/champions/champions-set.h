/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* champions-set: sets of squares as bits, so that a whole pitch is walked in a few instructions.
 *
 * Five rows of twelve columns make a word of sixty bits; square = row * 12 + column. It knows
 * nothing of men and rules. */

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

/* a without b. */
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

/* How many bits each byte has. Processors that count bits themselves are not asked: a portable build
 * calls a function for it, which is most of the work here. */
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

/* Take the lowest square out of a set that is not empty. */
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

/* All squares one row further. */
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

/* The squares themselves and those left and right of them. */
static inline Set
set_widen (Set a)
{
  const uint64_t not_last = SET_FIVE (0x7ff), not_first = SET_FIVE (0xffe);

  return (Set){ { a.w[0] | (a.w[0] & not_last) << 1 | (a.w[0] & not_first) >> 1,
                  a.w[1] | (a.w[1] & not_last) << 1 | (a.w[1] & not_first) >> 1,
                  a.w[2] | (a.w[2] & not_last) << 1 | (a.w[2] & not_first) >> 1 } };
}

/* The squares and their orthogonal neighbours. */
static inline Set
set_grow (Set a)
{
  return set_or (set_widen (a), set_or (set_up (a), set_down (a)));
}

/* The orthogonal neighbours; of the squares themselves only those that have a neighbour in a. */
static inline Set
set_beside (Set a)
{
  const uint64_t not_last = SET_FIVE (0x7ff), not_first = SET_FIVE (0xffe);
  const Set side = { { (a.w[0] & not_last) << 1 | (a.w[0] & not_first) >> 1,
                       (a.w[1] & not_last) << 1 | (a.w[1] & not_first) >> 1,
                       (a.w[2] & not_last) << 1 | (a.w[2] & not_first) >> 1 } };

  return set_or (side, set_or (set_up (a), set_down (a)));
}

/* The squares and all eight neighbours. */
static inline Set
set_grow_all (Set a)
{
  const Set wide = set_widen (a);

  return set_or (wide, set_or (set_up (wide), set_down (wide)));
}

/* The part of within that can be reached from a, over orthogonal steps. */
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
