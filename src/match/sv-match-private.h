/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-match-private: what the two files of SvMatch share: sv-match.c has the position, its changes,
 * the clock and the signals; sv-match-file.c loads, saves and keeps the journal. */

#include "sv-journal.h"
#include "sv-match.h"

G_BEGIN_DECLS

/* The properties as last told. */
typedef struct {
  char *title; /* owned */
  gboolean can_undo, can_redo, modified;
} SvMatchTold;

struct _SvMatch {
  GObject parent_instance;

  SvMatchDoc *doc; /* owned; its elapsed_ms is brought up to date when it is written */
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
  guint bot_id;           /* timeout */
  guint64 bot_serial;     /* the position it is meant for */
  GCancellable *thinking; /* the same, when somebody thinks about it */

  guint64 serial;    /* grows with every change of the position */
  gboolean changing; /* the parts above do not fit together at this moment */
  SvMatchTold told;
};

/* sv-match.c */

/* The clock at the last event, whatever position is shown. */
gint64 sv_match_live_ms (SvMatch *self);

/* Tell of the properties that are not what they were. */
void sv_match_tell_properties (SvMatch *self);
void sv_match_tell_notice (SvMatch *self, const char *sentence);

/* sv-match-file.c */

void sv_match_journal_event (SvMatch *self, const char *text, gint64 time_ms);
void sv_match_journal_go (SvMatch *self);
void sv_match_journal_all (SvMatch *self);
/* The running clock; rarely says that little time has passed since the last line. */
void sv_match_journal_clock (SvMatch *self, gboolean rarely);

G_END_DECLS
