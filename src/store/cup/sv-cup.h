/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCup: a competition as numbers: its plan, its fixtures with their results, and the order of its
 * tables. It has no names and no files; a document (sv-cup-doc.h) adds those.
 *
 *      plan ── sv-cup-schedule ──→ fixtures ── results ──→ sv-cup-table (league, groups)
 *                                                     └──→ sv-cup-knockout (who meets whom)
 *
 * sv-cup-check checks that everything is consistent; the other modules rely on it. Teams, fixtures
 * and groups are 0-based; rounds, slots, boards and places count from 1. The rules are in
 * FORMATS.md, "Competition". */

#include "sv-game.h"

#include <glib.h>

enum {
  SV_CUP_MAX_TEAMS = 64,
  SV_CUP_MAX_LEGS = 4,
  SV_CUP_MAX_BOARDS = 32,
  SV_CUP_MAX_GOALS = 999,
  SV_CUP_MAX_ROUNDS =
      9999, /* also of slots, and of fixtures that others are drawn from; 64 teams need no more */
  SV_CUP_MAX_POINTS = 99, /* also of points given or taken */
  SV_CUP_MAX_ADJUST = 50,
  SV_CUP_MAX_BREAKS = 20,
  SV_CUP_MAX_MATCH = 240, /* minutes of a match, of a change-over, of a break */
  SV_CUP_MAX_CHANGE = 120,
  SV_CUP_MAX_BREAK = 480
};

typedef enum { SV_CUP_LEAGUE, SV_CUP_KNOCKOUT, SV_CUP_GROUPS } SvCupKind;

/* How a result came about: an SvEnd, or one of these values. SV_CUP_NOBODY_CAME: nobody came. */
enum { SV_CUP_FORFEIT = SV_N_ENDS, SV_CUP_NOBODY_CAME, SV_CUP_N_HOWS };

/* What separates a team from the one above it: the keys of `order`, and other values that `by` may
 * have. */
typedef enum {
  SV_CUP_BY_POINTS,
  SV_CUP_BY_MUTUAL,
  SV_CUP_BY_DIFFERENCE,
  SV_CUP_BY_GOALS,
  SV_CUP_BY_WINS,
  SV_CUP_BY_LOT,
  SV_CUP_N_KEYS,
  SV_CUP_BY_WITHDRAWN = SV_CUP_N_KEYS,
  SV_CUP_BY_ROUND,
  SV_CUP_BY_THIRD,
  SV_CUP_BY_NOTHING /* the first team, or a shared rank */
} SvCupBy;

/* The outcomes for which points are given. */
typedef enum {
  SV_CUP_WIN,
  SV_CUP_DRAW,
  SV_CUP_LOSS,
  SV_CUP_GOLDEN_WIN,
  SV_CUP_GOLDEN_LOSS,
  SV_CUP_PENALTIES_WIN,
  SV_CUP_PENALTIES_LOSS,
  SV_CUP_N_OUTCOMES
} SvCupOutcome;

/* Return the outcome that counts instead of one by golden goals or penalties if the competition
 * gives no points of their own for those. */
SvCupOutcome sv_cup_usual_outcome (SvCupOutcome outcome);

/* The words of documents for these enums, NULL-terminated. */
extern const char *const sv_cup_kind_words[],
    *const sv_cup_how_words[], *const sv_cup_by_words[], *const sv_cup_outcome_words[];

typedef enum {
  SV_CUP_FROM_TEAM,   /* team @n */
  SV_CUP_FROM_PLACE,  /* place `place` of group @n */
  SV_CUP_FROM_WINNER, /* the winner or the loser of fixture @n */
  SV_CUP_FROM_LOSER
} SvCupFrom;

typedef struct {
  SvCupFrom from;
  unsigned n;
  unsigned place;
} SvCupSource;

typedef struct {
  bool played; /* there is a score */
  unsigned how;
  unsigned score[2], shootout[2];
} SvCupResult;

typedef struct {
  unsigned round, slot, board;
  bool knockout;       /* a match of a knock-out; if false, of a league, and both sides are teams */
  SvCupSource from[2]; /* where the sides come from; the home side first */
  SvCupResult result;
  bool is_void; /* the result counts for neither team */
} SvCupFixture;

/* Points that a team is given in its table, or that are taken from it (negative). */
typedef struct {
  unsigned team;
  int points;
} SvCupAdjust;

/* A break of the day: after which slot of the day, and how many minutes. */
typedef struct {
  unsigned after, minutes;
} SvCupBreak;

/* The times of the day, in minutes. */
typedef struct {
  unsigned start;         /* after midnight */
  unsigned match, change; /* a match, and the time until the next one; match is 0: no clock */
  unsigned n_breaks;
  SvCupBreak breaks[SV_CUP_MAX_BREAKS]; /* in the order of the slots */
} SvCupTimes;

typedef struct {
  SvCupKind kind;
  unsigned n_teams, legs, boards, advance;
  bool third;
  bool pack;         /* of a league: slots count over the whole plan, and all rounds are round 1 */
  SvCupTimes times;  /* also in knock-outs and groups */
  unsigned n_groups; /* a league is one group; a knock-out has none */
  unsigned group_size[SV_CUP_MAX_TEAMS];
  unsigned groups[SV_CUP_MAX_TEAMS][SV_CUP_MAX_TEAMS];
  unsigned points[SV_CUP_N_OUTCOMES];
  unsigned n_order;
  SvCupBy order[SV_CUP_N_KEYS];
  bool has_lots;
  unsigned lots[SV_CUP_MAX_TEAMS]; /* by team; the lower lot is ranked first */
  unsigned n_withdrawn;
  /* teams that have withdrawn, in the order of the document */
  unsigned withdrawn[SV_CUP_MAX_TEAMS];
  unsigned n_adjust;
  SvCupAdjust adjust[SV_CUP_MAX_ADJUST];
  GArray *fixtures; /* SvCupFixture */
} SvCup;

/* Make a competition without fixtures, with default values. @points: those of the game, or NULL.
 * The caller must still fill the groups. Transfer full. */
SvCup *sv_cup_new (SvCupKind kind, unsigned n_teams, const uint8_t (*points)[2]);
SvCup *sv_cup_copy (const SvCup *self);
void sv_cup_free (SvCup *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvCup, sv_cup_free)

SvCupFixture *sv_cup_fixture (const SvCup *self, unsigned i);

bool sv_cup_is_withdrawn (const SvCup *self, unsigned team);

/* Return the group of a team (0-based), or SV_CUP_MAX_TEAMS if it has none. */
unsigned sv_cup_group_of (const SvCup *self, unsigned team);

/* Return the sum of the points that a team was given (positive) and that were taken from it. */
int sv_cup_adjusted (const SvCup *self, unsigned team);

/* Return whether there is a score, and it is not void. */
bool sv_cup_is_settled (const SvCupFixture *fixture);

/* Return whether a match was really played, and its result counts. */
bool sv_cup_was_played (const SvCupFixture *fixture);

/* Return whether a match of a league will not be played, because one of its teams has withdrawn. */
bool sv_cup_is_called_off (const SvCup *self, const SvCupFixture *fixture);

/* Return the side that has won by this result, 0 or 1, or -1 if neither has. */
int sv_cup_winning_side (const SvCupResult *result);

/* Return the result of a match in the position of @view; it has no score until the match is
 * over. */
void sv_cup_result_of (const SvView *view, SvCupResult *out);
bool sv_cup_same_result (const SvCupResult *a, const SvCupResult *b);
