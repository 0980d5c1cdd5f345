/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCup: what a competition is about, as numbers: its plan, its fixtures with their results, how its
 * tables are ordered. No names and no files, which a document (sv-cup-doc.h) puts round it.
 *
 *      plan ── sv-cup-schedule ──→ fixtures ── results ──→ sv-cup-table (league, groups)
 *                                                     └──→ sv-cup-knockout (who meets whom, who is out)
 *
 * Whether all of it holds together says sv-cup-check; the others rely on it. Teams, fixtures and groups
 * are numbered from 0, rounds, slots, boards and places from 1. FORMATS.md, "Competition", has the rules. */

#include "sv-game.h"

#include <glib.h>

enum {
  SV_CUP_MAX_TEAMS = 64,
  SV_CUP_MAX_LEGS = 4,
  SV_CUP_MAX_BOARDS = 32,
  SV_CUP_MAX_GOALS = 999,
  SV_CUP_MAX_ROUNDS =
      9999, /* and slots, and fixtures that others are drawn from: 64 teams make no more */
  SV_CUP_MAX_POINTS = 99
};

typedef enum { SV_CUP_LEAGUE, SV_CUP_KNOCKOUT, SV_CUP_GROUPS } SvCupKind;

/* How a result came about: an SvEnd, or this. */
enum { SV_CUP_FORFEIT = SV_N_ENDS, SV_CUP_N_HOWS };

/* What parts a team from the one above it: the keys of `order`, and what stands in `by` besides. */
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
  SV_CUP_BY_NOTHING /* the first, or a shared rank */
} SvCupBy;

/* What is counted for a result. */
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

/* The outcome that golden goals and penalties are, where nothing else is said. */
SvCupOutcome sv_cup_usual_outcome (SvCupOutcome outcome);

/* The words of documents, NULL at the end. */
extern const char *const sv_cup_kind_words[],
    *const sv_cup_how_words[], *const sv_cup_by_words[], *const sv_cup_outcome_words[];

typedef enum {
  SV_CUP_FROM_TEAM,   /* team n */
  SV_CUP_FROM_PLACE,  /* place `place` of group n */
  SV_CUP_FROM_WINNER, /* of fixture n */
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
  bool knockout;       /* else of a league, and both are teams */
  SvCupSource from[2]; /* who is at home first */
  SvCupResult result;
  bool is_void; /* the result counts for nobody */
} SvCupFixture;

typedef struct {
  SvCupKind kind;
  unsigned n_teams, legs, boards, advance;
  bool third;
  unsigned n_groups; /* a league is one group, a knock-out has none */
  unsigned group_size[SV_CUP_MAX_TEAMS];
  unsigned groups[SV_CUP_MAX_TEAMS][SV_CUP_MAX_TEAMS];
  unsigned points[SV_CUP_N_OUTCOMES];
  unsigned n_order;
  SvCupBy order[SV_CUP_N_KEYS];
  bool has_lots;
  unsigned lots[SV_CUP_MAX_TEAMS]; /* by team; the lower is first */
  unsigned n_withdrawn;
  unsigned withdrawn[SV_CUP_MAX_TEAMS]; /* in the order of the document */
  GArray *fixtures;                     /* of SvCupFixture */
} SvCup;

/* A competition without fixtures, with what stands where nothing else is said. points: of the game, or
 * NULL. The groups are still to be filled. */
SvCup *sv_cup_new (SvCupKind kind, unsigned n_teams, const uint8_t (*points)[2]);
SvCup *sv_cup_copy (const SvCup *self);
void sv_cup_free (SvCup *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvCup, sv_cup_free)

/* Let order be the usual one. */
void sv_cup_set_usual_order (SvCup *self);

SvCupFixture *sv_cup_fixture (const SvCup *self, unsigned i);

bool sv_cup_is_withdrawn (const SvCup *self, unsigned team);

/* The group of a team, from 0; SV_CUP_MAX_TEAMS: it has none. */
unsigned sv_cup_group_of (const SvCup *self, unsigned team);

/* There is a score, and it is not void. */
bool sv_cup_is_settled (const SvCupFixture *fixture);

/* 0 or 1: who has won by this result; -1: a draw, or there is none. */
int sv_cup_winning_side (const SvCupResult *result);

/* What this view of a match says: no score until it is over. */
void sv_cup_result_of (const SvView *view, SvCupResult *out);
bool sv_cup_same_result (const SvCupResult *a, const SvCupResult *b);
