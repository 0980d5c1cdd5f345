/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-match-log: read the match log: what happened at each event of a match, and what would have
 * happened if another event had been chosen.
 *
 * Event i leads from position i to position i + 1. Counts that go "up to the position" end with
 * the position that is shown (sv_shown ()). */

#include "sv-match.h"

/* Read how the pieces and the ball moved in event @i. */
void sv_match_get_moves (SvMatch *self, unsigned i, SvMoves *out);

/* Read how the close-up board looks after event @i. Return FALSE if event @i is not shown close
 * up. */
gboolean sv_match_get_closeup (SvMatch *self, unsigned i, SvScene *out);

/* Return whether event @i is a throw of a die. */
gboolean sv_match_is_die (SvMatch *self, unsigned i);

/* Read the dice that are shown: the values of the last one or two `die` events that belong
 * together, and the sides that threw them. Return their number, 0–2. */
unsigned sv_match_get_dice (SvMatch *self, int sides[2], int values[2]);

/* One of the events that could be chosen at event i, in words; one of them is marked as chosen. */
typedef struct {
  SvEvent event;
  char *sentence;
  gboolean made;
} SvLoggedChoice;
/* of SvLoggedChoice; free with g_ptr_array_unref () */
GPtrArray *sv_match_dup_choices (SvMatch *self, unsigned i);

/* Return why play has stopped in the position that is shown, if it has and if an earlier event than
 * the last one tells it; else NULL. Free with g_free (). */
char *sv_match_dup_cause (SvMatch *self);

/* Return event @i in words, on one line; free with g_free (). */
char *sv_match_dup_step (SvMatch *self, unsigned i);

/* Return a new match with the events up to the position that is shown. Its title says at which
 * step it branches off. It counts as saved, because this match holds all of its events. */
SvMatch *sv_match_branch (SvMatch *self);

/* Return a new, unsaved match in which event @i is replaced with @event; its title says so. The
 * later events are kept up to the first that is no longer legal. @told: a sentence about the
 * events that were left out, to be freed by the caller. @self is unchanged. Return NULL with an
 * error if @event is not legal there. */
SvMatch *sv_match_replace (SvMatch *self, unsigned i, SvEvent event, char **told, GError **error);

/* Return whether event @i is announced as a goal. Goals of a shoot-out count too. */
gboolean sv_match_is_goal (SvMatch *self, unsigned i);

/* A goal of the match. */
typedef struct {
  int side;
  int piece;      /* piece that scored, or that shot; -1 if the game names neither */
  gint64 time_ms; /* playing time since the start of the match in milliseconds, without breaks */
  /* minute of the match, 1-based, or the minutes of a clock that dice move; -1 without a clock */
  int minute;
} SvGoal;

/* How often each side did one thing that the game counts, such as a shot or an interception. */
typedef struct {
  /* name of the thing, translated, as in the caption over the pitch: "Free pass!" */
  const char *label;
  unsigned n[2]; /* count of each side */
} SvTally;

/* A stat entry: one counted thing that a side did, and the piece that did it. */
typedef struct {
  enum { SV_STAT_ENTRY_SHOT, SV_STAT_ENTRY_GOAL, SV_STAT_ENTRY_OTHER } kind;
  unsigned event;    /* index of the event that the entry belongs to */
  int side, piece;   /* @piece is -1 if no piece is named */
  const char *label; /* label of the SvTally that counts it, or NULL for a goal */
} SvStatEntry;

/* The position of a note: its event, and its index in the report of that event. */
typedef struct {
  unsigned event, note;
} SvLoggedNote;

/* Everything that is counted of a match up to the position that is shown. */
typedef struct {
  GArray *goals;        /* of SvGoal */
  GArray *stat_entries; /* of SvStatEntry: all counted things in the order in which they happened */
  GArray *tallies;      /* of SvTally, in the order in which the kinds first happened */
  /* of SvLoggedNote, one array per side: the weightiest note of each event, without moves */
  GArray *notes[2];
  unsigned shots[2]; /* shots of each side; penalties after the match are not counted */
  /* how often each piece took the ball from the other side in play, saves included */
  unsigned won[SV_MAX_PIECES];
} SvFacts;

SvFacts *sv_match_dup_facts (SvMatch *self);
void sv_facts_free (SvFacts *facts);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvFacts, sv_facts_free)

/* Return the scorers of @side in @goals (of SvGoal) with the minutes, one line for each:
 * "Striker 2: 2 goals (3′, 7′)". Free with g_free (). */
char *sv_match_dup_scorers (SvMatch *self, const GArray *goals, int side);

/* Return goal @i of @goals (of SvGoal) with the score after it: "2–1: Velocitas striker 2, Anne,
 * 3′". Free with g_free (). */
char *sv_match_dup_goal (SvMatch *self, const GArray *goals, guint i);
