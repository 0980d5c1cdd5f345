/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a team takes from match to match: cards and injuries, RULES.md C-200. */

#include "champions.h"

#include <string.h>

enum { WINDOW_CARDS = 3, WINDOW_INJURIES = 2 };

/* A man's account of one kind, cards or injuries. */
typedef struct {
  unsigned window; /* matches on notice */
  unsigned out;    /* matches to miss */
} Account;

static void
book (Account *a, bool once, bool twice, unsigned window)
{
  const bool on_notice = a->window > 0;

  if (twice)
    a->out = on_notice ? 3 : 2;
  else if (once)
    a->out = on_notice ? 1 : 0;
  if (once || twice)
    a->window = window;
  else if (a->window > 0)
    a->window--;
}

static bool
has (int32_t numbers, unsigned number)
{
  return ((uint32_t)numbers >> number & 1) != 0;
}

static bool
is_out (const ChampionsTeam *team, unsigned number)
{
  Account cards = { 0, 0 }, injuries = { 0, 0 };

  for (int32_t i = 0; i < team->n_played; i++) {
    const ChampionsPlayed *match = &team->played[i];
    if (cards.out > 0 || injuries.out > 0) { /* missed: nothing else changes */
      cards.out -= cards.out > 0;
      injuries.out -= injuries.out > 0;
      continue;
    }
    book (&cards, has (match->booked, number), has (match->sent_off, number), WINDOW_CARDS);
    book (&injuries, has (match->injured, number), has (match->injured_off, number),
          WINDOW_INJURIES);
  }
  return cards.out > 0 || injuries.out > 0;
}

uint32_t
champions_suspended (const ChampionsTeam *team)
{
  uint32_t bits = 0;

  for (unsigned number = 1; number <= SQUAD && team->n_played > 0; number++)
    if (is_out (team, number))
      bits |= UINT32_C (1) << (number - 1);
  return bits;
}

void
champions_after_match (const void *setup, const void *state, unsigned side, void *values)
{
  const ChampionsState *s = state;
  ChampionsTeam *team = values;

  /* Only the last few matches matter: the oldest goes. */
  if (team->n_played == CHAMPIONS_MAX_PLAYED) {
    memmove (&team->played[0], &team->played[1],
             sizeof team->played[0] * (CHAMPIONS_MAX_PLAYED - 1));
    team->n_played--;
  }
  team->played[team->n_played++] = (ChampionsPlayed){
    .booked = (int32_t)((s->yellow[side] & ~s->sent_off[side]) << 1),
    .sent_off = (int32_t)(s->sent_off[side] << 1),
    .injured = (int32_t)((s->injured[side] & ~s->injured_out[side]) << 1),
    .injured_off = (int32_t)(s->injured_out[side] << 1),
  };
}
