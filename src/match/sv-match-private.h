/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-match-private: what the two files of SvMatch share: sv-match.c has the position, its changes,
 * the clock and the signals; sv-match-file.c loads, saves and keeps the autosave. */

#include "sv-autosave.h"
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
  char *stamp; /* of what the file held when it was read or saved here */
  gboolean modified;
  SvAutosave *autosave;
  gint64 kept_ms; /* the clock as last written there */

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

/* The match is another one: keep it soon. */
void sv_match_keep (SvMatch *self);
/* The same if the running clock has moved by so much since it was kept. */
void sv_match_keep_clock (SvMatch *self, gint64 by_ms);
/* Write what is not written, and close. */
void sv_match_let_go_of_autosave (SvMatch *self);

G_END_DECLS
