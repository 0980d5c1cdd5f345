/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-match-private: the fields of SvMatch, for the files of its parts alone: sv-match.c plays it,
 * sv-match-file.c saves and keeps it, sv-match-comments.c has its title, notes and comments,
 * sv-match-line-ups.c lines its sides up. */

#include "sv-autosave.h"
#include "sv-bond.h"
#include "sv-clock.h"
#include "sv-line-ups.h"
#include "sv-situation.h"

struct _SvMatch {
  GObject parent_instance;

  SvMatchDoc *doc; /* owned; its elapsed_ms is brought up to date when it is written */
  SvClock *clock;  /* owned */
  GObject *guide;  /* owned; or NULL */
  SvRng dice;

  /* Of the position. */
  SvMatchLook look;
  SvSituation now;
  SvSituation before;    /* the last event; read while it waits */
  gint64 live_ms;        /* the clock at the last event, kept while an earlier position is shown */
  gboolean waiting;      /* until people were told of the last event */
  gboolean covered;      /* by a curtain, that is */
  unsigned timed_period; /* whose time is on the clock */

  /* Of the files. */
  GFile *file;
  char *stamp; /* of what the file held when it was read or saved here */
  guint64 n_changes, n_saved;
  GTask *saving; /* the last one; not owned */
  SvAutosave *autosave;
  SvBond bond;
  gint64 kept_ms; /* the clock as last written there */

  /* Of the seats. */
  GPtrArray *own_seats; /* of SvSeatDoc, when the document states none */

  SvLineUps *line_ups; /* owned */
  gulong ready_id;     /* of the handler that carries them out; 0: nobody asked for one yet */
};
