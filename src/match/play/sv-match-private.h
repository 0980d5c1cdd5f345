/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-match-private: the fields of SvMatch, for the files that implement it: sv-match.c plays,
 * sv-match-file.c saves and keeps, sv-match-comments.c has title, notes and comments,
 * sv-match-line-ups.c lines up the sides, sv-match-period.c ends periods by hand, sv-match-undo.c
 * takes back. */

#include "sv-acts.h"
#include "sv-clock.h"
#include "sv-fixture-link.h"
#include "sv-line-ups.h"
#include "sv-match-saver.h"
#include "sv-situation.h"

struct _SvMatch {
  GObject parent_instance;

  SvMatchDoc *doc; /* owned; its elapsed_ms is updated only when the document is written */
  SvClock *clock;  /* owned */
  SvClock *rest;   /* owned; counts how long a break lasts */
  /* owned; what leads the user through the match, such as a course; NULL if nothing does */
  GObject *guide;
  GObject *evening; /* the other matches of the day, or NULL; owned */
  SvRng dice;

  /* The position. */
  SvPlayback look;
  SvSituation now;
  SvSituation before;    /* the situation before the last event; used only while the match waits */
  gint64 live_ms;        /* the clock at the last event, kept while an earlier position is shown */
  gboolean waiting;      /* until the last event has been announced */
  gboolean covered;      /* a curtain hides the position */
  gboolean timeless;     /* no clock is shown */
  gboolean ending;       /* people have ended the period; the rules do not allow it yet */
  unsigned timed_period; /* the period whose time is on the clock */

  /* The files. */
  GFile *file;
  char *stamp; /* stamp of the file's contents when it was read or saved here */
  guint64 n_changes, n_saved;
  GTask *saving; /* the last save task; not owned */
  SvMatchSaver *saver;
  SvFixtureLink link;
  gint64 kept_ms; /* milliseconds on the clock as last written to the autosave file */

  int left; /* side on the left of everything that is shown; -1 for the home side */

  /* The seats. */
  GPtrArray *own_seats; /* of SvSeatDoc: one person per team; used if the document has no seats */

  SvLineUps *line_ups; /* owned */
  gulong ready_id;     /* id of the handler that carries out line-ups; 0 until one is asked for */

  /* Undo. */
  SvActs *acts;    /* owned */
  gboolean joined; /* events that are made now belong to the act of the event before them */
};
