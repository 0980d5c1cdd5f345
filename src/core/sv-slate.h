/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-slate: what a table writes down of a match on a real board, and what the rules make of it: how its
 * time goes on, what can be thrown and written down, and when it is over.
 *
 *      SvSlate (facts: goals, ones thrown, time is up)  ─ game->table.slate ─▶  SvSlateView (answers)
 *
 * A table knows no positions. The facts stay whatever happens; the answers are worked out anew from
 * them, so that a goal taken back or other rules need nothing of their own. */

#include <stdbool.h>
#include <stdint.h>

enum { SV_SLATE_THROWS = 6, SV_SLATE_MARKS = 6 };

/* A kind of throw that people make. */
typedef struct {
  const char *label; /* translatable, as in a list: N_("Save"); NULL ends a list of them */
  uint8_t dice;      /* so many at once: 1, or 2, one of each side */
  uint8_t sides;
  uint8_t least; /* what is lower is thrown again */
} SvSlateThrow;

/* What can be written down of a player, such as a card. */
typedef struct {
  const char *label;   /* translatable, as on a button: N_("Yellow"); NULL ends a list of them */
  const char *told[2]; /* translatable sentences with {piece}: the first time, and later ones */
  uint16_t flags[2];   /* SvPieceFlags that the player wears from then on */
  const char
      *why[2];    /* translatable, as it stands behind a name ("red card"): why the player takes no
                        * part from then on; NULL: plays on */
  uint8_t undoes; /* 1 + index of the mark that this one takes back, such as going off; 0: none */
  const char *colour; /* "#e01b24", that it is known by; NULL: none */
} SvSlateMark;

typedef enum {
  SV_SLATE_MATCH,  /* of the whole match */
  SV_SLATE_PERIOD, /* of this period */
  SV_SLATE_LATE,   /* of this period, since its time was up */
  SV_SLATE_SCOPES
} SvSlateScope;

/* How often each kind was thrown, and how often that was a 1. */
typedef struct {
  uint16_t thrown[SV_SLATE_THROWS];
  uint16_t ones[SV_SLATE_THROWS];
} SvSlateDice;

typedef struct {
  uint8_t period; /* 1…, as period_name () counts */
  bool time_up;   /* the clock of the period has run out */
  int32_t score[2];
  uint16_t taken[2], scored[2]; /* shots of a shoot-out */
  uint16_t marks[2][SV_SLATE_MARKS];
  SvSlateDice dice[SV_SLATE_SCOPES];
  int16_t
      set[SV_SLATE_SCOPES]; /* by how much people set a clock that the dice move forward, or back */
} SvSlate;

typedef struct {
  int32_t period_ms;   /* length of this period, 0: without a clock of its own */
  int16_t clock_shows; /* a clock that the dice move: what it shows, */
  int16_t clock_ends;  /* where it ends; 0: the game has none, */
  int16_t clock_step;  /* and by how much a die moves it */
  const char *notice;  /* translatable words that stand beside the clock, or NULL */
  const char
      *count;    /* translatable, as on a button: who touches the clock tells that the first kind
                        * was thrown, a 1, e.g. N_("A 1 Was Thrown"); NULL: nobody needs to */
  bool late;     /* the time of the period is up, but it is still played */
  bool shootout; /* goals are shots of a shoot-out, and misses count */
  bool ended;    /* the period is over */
  uint8_t next;  /* the one after it as things stand; 0: none, and the match is over with it */
  int8_t winner; /* of a match that is over: side, or -1 for a draw */
  uint8_t how;   /* SvEnd */
  uint8_t marks; /* bit i: mark i is used in this variant */
  uint8_t most[SV_SLATE_MARKS]; /* so many of each side at most; 0: as many as there are */
} SvSlateView;

/* Who has more of these, or -1. */
static inline int8_t
sv_slate_leader (const int32_t score[2])
{
  return score[0] == score[1] ? -1 : score[1] > score[0];
}
