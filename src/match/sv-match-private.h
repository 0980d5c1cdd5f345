/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-match-private: what the six files of SvMatch share. Not for anybody else.
 *
 *   sv-match.c        the position and its changes, the clock, the signals
 *   sv-match-words.c  everything that is said in words, and the dice to show
 *   sv-match-seats.c  who plays which piece
 *   sv-match-bots.c   computer players, their timer and their thinking
 *   sv-match-past.c   another event in the past, and what becomes of those after it
 *   sv-match-file.c   loading, saving and the journal */

#include "sv-bot.h"
#include "sv-journal.h"
#include "sv-match.h"

G_BEGIN_DECLS

/* A computer player that is thinking in a thread. */
typedef struct _SvThought SvThought;

struct _SvMatch {
  GObject parent_instance;

  SvMatchDoc *doc; /* owned; its elapsed_ms is brought up to date when it is asked for */
  SvClock *clock;  /* owned */
  SvRng dice;
  SvRng thoughts; /* of computer players, so that thinking does not change the dice */

  /* Of the position. */
  SvMatchLook look;
  SvView view;
  SvNode node;
  SvEvent *legal;    /* game->max_legal */
  SvTarget *targets; /* game->max_legal */
  unsigned n_legal;
  gint64 live_ms; /* the clock at the last event, kept while an earlier position is shown */

  /* Of the files. */
  GFile *file;
  gboolean modified;
  SvJournal *journal;
  gboolean journal_failed; /* since the last write that went well */
  gint64 journal_ms;       /* the clock as last written there */

  /* Of the seats. */
  GPtrArray *own_seats; /* of SvSeatDoc, when the document states none */
  unsigned pace_ms;
  guint bot_id;       /* timeout */
  guint64 bot_serial; /* the position it is meant for */
  SvThought *thought; /* the same, when somebody thinks about it */

  guint64 serial;    /* grows with every change of the position */
  gboolean changing; /* the parts above do not fit together at this moment */
  char *title;       /* as last told */
  unsigned told;     /* flags of the properties as last told */
};

/* sv-match.c */

/* The view of the position after the first k events. */
void sv_match_view_at (SvMatch *self, unsigned k, SvView *out);

/* What the clock showed when position k was reached; the running clock for the last one. */
gint64 sv_match_stamp_at (SvMatch *self, unsigned k);

/* The clock at the last event, whatever position is shown. */
gint64 sv_match_live_ms (SvMatch *self);

gboolean sv_match_is_replaying (SvMatch *self);
gboolean sv_match_is_paused (SvMatch *self);

/* Tell of the properties that are not what they were. */
void sv_match_tell_properties (SvMatch *self);
void sv_match_tell_changed (SvMatch *self, SvChange change);
void sv_match_tell_notice (SvMatch *self, const char *sentence);

/* A new, untitled, unsaved match of doc, which it takes. */
SvMatch *sv_match_new_branch (SvMatchDoc *doc);

/* sv-match-words.c */

/* A phrase about a moment of this match, kept or not: how it looked when it began and ended. */
char *
sv_match_say_in (SvMatch *self, const SvView *began, const SvView *ended, const SvPhrase *phrase);
GPtrArray *sv_match_say_notes (SvMatch *self,
                               const SvView *began,
                               const SvView *ended,
                               const SvNotes *notes); /* of SvReportLine */

/* An event in words: what the report tells if it is made in position k, kept or not; or in the
 * state before. */
GPtrArray *sv_match_dup_lines (SvMatch *self, unsigned k, SvEvent event);
GPtrArray *sv_match_dup_lines_from (SvMatch *self, const void *before, SvEvent event);

char *sv_match_dup_title (SvMatch *self);

/* sv-match-seats.c */

/* The seat that plays a piece in a view, or NULL. */
const SvSeatDoc *sv_match_seat_in (SvMatch *self, const SvView *view, int piece);
/* The first seat of a side, or NULL. */
const SvSeatDoc *sv_match_captain (SvMatch *self, int side);
/* The seat that must act now, or NULL if the match is over. */
const SvSeatDoc *sv_match_deciding_seat (SvMatch *self);

/* sv-match-bots.c */

/* Start or cancel the computer players' timer, as the position and the pause demand. */
void sv_match_plan_bot (SvMatch *self);

/* Nobody waits for the computer player's answer any more. */
void sv_match_forget_thought (SvMatch *self);

/* sv-match-file.c */

void sv_match_journal_event (SvMatch *self, const char *text, gint64 time_ms);
void sv_match_journal_go (SvMatch *self);
void sv_match_journal_all (SvMatch *self);
/* The running clock; rarely says that little time has passed since the last line. */
void sv_match_journal_clock (SvMatch *self, gboolean rarely);

G_END_DECLS
