/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* champions-men: where the pieces are, which squares they may enter, and distances. It changes
 * nothing but the place of a piece. RULES.md §2.
 *
 * Sides: 0 is home, 1 away. A piece has the number side * 20 + shirt number - 1, and is called a
 * man. */

#include "champions-state.h"

extern const char *const champions_side_words[]; /* the words for the sides in documents */

#define KEEPER_SHIRTS (UINT32_C (1) << (SQUAD - 1) | 1)

static inline unsigned
man_of (unsigned side, unsigned number)
{
  return side * SQUAD + number - 1;
}

static inline unsigned
side_of (unsigned man)
{
  return man / SQUAD;
}

static inline unsigned
number_of (unsigned man)
{
  return man % SQUAD + 1;
}

static inline uint32_t
bit_of (unsigned man)
{
  return UINT32_C (1) << man % SQUAD;
}

/* Return the piece with the lowest number among some of a side, given as bits. */
static inline unsigned
first_man (unsigned side, uint32_t bits)
{
  return side * SQUAD + (unsigned)__builtin_ctz (bits);
}

static inline unsigned
place_of (const ChampionsState *s, unsigned man)
{
  return s->pos[man / SQUAD][man % SQUAD];
}

static inline bool
on_pitch (const ChampionsState *s, unsigned man)
{
  return place_of (s, man) < SQUARES;
}

/* Return whether the piece is the one recorded in s->at for its square. Two pieces may share a
 * square after a foul (C-171); only one is recorded. */
static inline bool
stands (const ChampionsState *s, unsigned man)
{
  return on_pitch (s, man) && s->at[place_of (s, man)] == man;
}

static inline bool
is_keeper (const ChampionsState *s, unsigned man)
{
  return s->keeper[side_of (man)] == man;
}

/* Return whether the piece has a goalkeeper's shirt number, even if it is not in goal at the
 * moment. */
static inline bool
keeper_shirt (unsigned man)
{
  return (KEEPER_SHIRTS & bit_of (man)) != 0;
}

static inline bool
is_free (const ChampionsState *s, unsigned square)
{
  return s->at[square] == NOBODY;
}

/* Return the squares that have a piece on them. */
static inline Set
all_men (const ChampionsState *s)
{
  return set_or (s->men[HOME], s->men[AWAY]);
}

enum { KIND_KEEPER, KIND_DEFENDER, KIND_MIDFIELDER, KIND_ATTACKER };
/* Return the kind of a piece by its shirt number (C-002): goalkeeper, defender, midfielder or
 * attacker. */
unsigned champions_kind (unsigned man);

/* Move a piece to a square or to a place beside the pitch (PLACE_…). If it shared its square, the
 * other piece stays there. */
void champions_put (ChampionsState *s, unsigned man, unsigned place);

/* Move the piece on a square, if any, to the nearest free square, to make room. */
void champions_move_aside (ChampionsState *s, unsigned square);

/* Return the pieces of a side that are in a place beside the pitch, or its field players on the
 * pitch, as bits of their numbers. */
uint32_t champions_men_in (const ChampionsState *s, unsigned side, unsigned place);
uint32_t champions_field_men (const ChampionsState *s, unsigned side);

/* Return whether the side may let a substitute warm up (C-160). */
bool champions_can_warm (const ChampionsSetup *p, const ChampionsState *s, unsigned side);

/* Write one event with @verb for each of these pieces, and return how many there are. */
unsigned champions_list_men (uint32_t bits, unsigned verb, SvEvent *events);

/* Return the piece that last touched the flying ball if it belongs to the side; NOBODY
 * otherwise. */
unsigned champions_toucher (const ChampionsState *s, unsigned side);

/* Return the squares that the piece may enter, whether free or not. */
Set champions_enterable (const ChampionsState *s, unsigned man);

/* Return the number of steps over free squares from a piece to a square, or NOBODY if there is no
 * way. */
unsigned champions_distance (const ChampionsState *s, unsigned man, unsigned square);

/* Write the distances of all pieces of both sides to the ball. NOBODY if there is no way or the
 * piece is not on the pitch. */
void champions_ball_distances (const ChampionsState *s, uint8_t out[MEN]);

/* Return whether a piece of the side is at most that many steps from the ball, not counting steps
 * that only a goalkeeper may take. Faster than computing all distances. */
bool champions_ball_is_near (const ChampionsState *s, unsigned side, unsigned steps);

/* Return the nearest free field square, without the square of the ball. */
unsigned champions_nearest_free (const ChampionsState *s, unsigned from);

/* Like champions_nearest_free (), among the squares @within. If @own_line is a side, squares
 * nearer to its back line come before those nearer to the middle. */
unsigned
champions_nearest_in (const ChampionsState *s, unsigned from, Set within, unsigned own_line);

/* Return whether both sides have a piece beside the free area in which the ball lies (C-145). */
bool champions_ball_is_reachable (const ChampionsState *s);

/* Return the goalkeeper of a side: the piece in the goal, else the one who was in goal so far
 * (@so_far, or NOBODY), else the goalkeeper with the lowest number (C-002); NOBODY if there is
 * none. */
unsigned champions_find_keeper (const ChampionsState *s, unsigned side, unsigned so_far);

/* Move those of some pieces (@bits) that are on the bench to another place beside the pitch. */
void champions_move_off_bench (ChampionsState *s, unsigned side, uint32_t bits, unsigned place);
