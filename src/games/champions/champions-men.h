/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* champions-men: who stands where, who may go where, and how far it is. RULES.md §2.
 *
 * Sides: 0 is home, 1 away. A man is side * 20 + shirt number - 1. */

#include "champions-state.h"

extern const char *const champions_side_words[]; /* as documents call them */

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

/* The man of the lowest number among some of a side, as bits. */
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

/* Of two men on one square (C-171) only one is told of. */
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

/* Shirt numbers of keepers, whether they keep now or not. */
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

/* The squares with a man on them. */
static inline Set
all_men (const ChampionsState *s)
{
  return set_or (s->men[HOME], s->men[AWAY]);
}

enum { KIND_KEEPER, KIND_DEFENDER, KIND_MIDFIELDER, KIND_ATTACKER };
unsigned champions_kind (unsigned man); /* C-002 */

/* Put a man on a square or a PLACE; who shared his square keeps it. */
void champions_put (ChampionsState *s, unsigned man, unsigned place);

/* Whoever stands where somebody must be put goes to the nearest free square. */
void champions_move_aside (ChampionsState *s, unsigned square);

/* The men of a side who are in a PLACE, and the field men on the pitch, as bits of their numbers. */
uint32_t champions_men_in (const ChampionsState *s, unsigned side, unsigned place);
uint32_t champions_field_men (const ChampionsState *s, unsigned side);

/* C-160: the side may send somebody to warm up. */
bool champions_can_warm (const ChampionsSetup *p, const ChampionsState *s, unsigned side);

/* One event of a verb for each of these men; how many. */
unsigned champions_list_men (uint32_t bits, unsigned verb, SvEvent *events);

/* Who touched the flying ball last if he is of the side; or nobody. */
unsigned champions_toucher (const ChampionsState *s, unsigned side);

/* The squares that a man may enter, free or not. */
Set champions_enterable (const ChampionsState *s, unsigned man);

/* Steps over free squares from a man to a square; NOBODY if there is no way. */
unsigned champions_distance (const ChampionsState *s, unsigned man, unsigned square);

/* Distances of all men of both sides to the ball; NOBODY: none, or not on the pitch. */
void champions_ball_distances (const ChampionsState *s, uint8_t out[MEN]);

/* A man of the side is so many steps from the ball or fewer, without those that only a keeper may take;
 * told without all distances. */
bool champions_ball_is_near (const ChampionsState *s, unsigned side, unsigned steps);

/* The nearest free field square, other than the ball's. */
unsigned champions_nearest_free (const ChampionsState *s, unsigned from);

/* The same of some squares; with own_line, a side, nearer to its back line comes before the
 * middle. */
unsigned
champions_nearest_in (const ChampionsState *s, unsigned from, Set within, unsigned own_line);

/* C-145: both sides have a man beside the free squares that hold the ball. */
bool champions_ball_is_reachable (const ChampionsState *s);

/* Who stands in the goal, else who kept it so far (or NOBODY), else the keeper with the lowest number
 * (C-002); or NOBODY. */
unsigned champions_find_keeper (const ChampionsState *s, unsigned side, unsigned so_far);

/* Those of some men, as bits, who are on the bench are at another place beside the pitch. */
void champions_move_off_bench (ChampionsState *s, unsigned side, uint32_t bits, unsigned place);
