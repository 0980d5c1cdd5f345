/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-match-past: what happened in a match, and what would have, had somebody chosen otherwise.
 *
 * Kept event i led from position i to position i + 1. What is counted up to the position ends with the one
 * that is shown (sv_shown ()). */

#include "sv-match.h"

/* The ways of pieces and ball in kept event i. */
void sv_match_get_moves (SvMatch *self, unsigned i, SvMoves *out);

/* How what is seen from near ends with kept event i. FALSE: nothing is. */
gboolean sv_match_get_closeup (SvMatch *self, unsigned i, SvSight *out);

/* Whether event i is a die. */
gboolean sv_match_is_die (SvMatch *self, unsigned i);

/* Dice shown: values of the last one or two `die` events that belong together, sides beside. Returns
 * how many (0–2). */
unsigned sv_match_get_dice (SvMatch *self, int sides[2], int values[2]);

/* The choices that there were at kept event i, in words; the one made among them. */
typedef struct {
  SvEvent event;
  char *sentence;
  gboolean made;
} SvPastChoice;
GPtrArray *sv_match_dup_choices (SvMatch *self, unsigned i); /* of SvPastChoice */

/* Kept event i in words, as one line. */
char *sv_match_dup_step (SvMatch *self, unsigned i);

/* A new match with the events up to the position; its title says where it branches off. There is
 * nothing in it yet that is not kept in this one. */
SvMatch *sv_match_branch (SvMatch *self);

/* A new, unsaved match with another event i, which its title says; the events after it are there as
 * far as they stay legal. *told: what became of them, in a sentence that names the first that is not. This match
 * stays as it is. NULL with an error if the event is not legal there. */
SvMatch *sv_match_replace (SvMatch *self, unsigned i, SvEvent event, char **told, GError **error);

/* Whether kept event i is told as a goal, one of a shoot-out included. */
gboolean sv_match_is_goal (SvMatch *self, unsigned i);

/* A goal that was made. */
typedef struct {
  int side;
  int piece;      /* that scored or else shot, or -1 if the game says neither */
  gint64 time_ms; /* of the whole match, breaks not counted */
  int minute;     /* 1… of the same, or what a clock that dice move shows; -1 without a clock */
} SvGoal;

/* How often a side shot, was given a free pass, intercepted: whatever the game notes aloud. */
typedef struct {
  const char *label; /* translated, as the caption over the pitch: "Free pass!" */
  unsigned n[2];     /* by side */
} SvTally;

/* Something that a side did, and which of its pieces. */
typedef struct {
  enum { SV_DEED_SHOT, SV_DEED_GOAL, SV_DEED_OTHER } kind;
  unsigned event;    /* in which it did so */
  int side, piece;   /* piece: or -1 */
  const char *label; /* as in its tally; NULL: a goal */
} SvDeed;

/* Note so and so of kept event so and so, in the order of its report. */
typedef struct {
  unsigned event, note;
} SvToldNote;

/* What came of the match up to the position. */
typedef struct {
  GArray *goals;     /* of SvGoal */
  GArray *deeds;     /* of SvDeed: all that is counted, one after the other */
  GArray *tallies;   /* of SvTally, in the order of the first of each */
  GArray *notes[2];  /* of SvToldNote: what weighs most of each event, by side; no moves */
  unsigned shots[2]; /* of a side; penalties after the match are none */
  unsigned won
      [SV_MAX_PIECES]; /* how often a piece took the ball from the other side in play, saves included */
} SvFacts;

SvFacts *sv_match_dup_facts (SvMatch *self);
void sv_facts_free (SvFacts *facts);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvFacts, sv_facts_free)

/* Who of a side made goals, with the minutes, a line for each: "Striker 2: 2 goals (3′, 7′)". */
char *sv_match_dup_scorers (SvMatch *self, const GArray *goals, int side);

/* Goal i of them with the score after it: "2–1: Velocitas striker 2, Anne, 3′". */
char *sv_match_dup_goal (SvMatch *self, const GArray *goals, guint i);
