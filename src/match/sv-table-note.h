/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-table-note: what is written down at a table, and how much of it there may be; and for what. */

#include <glib.h>

enum { SV_TABLE_DICE = 2, SV_TABLE_MAX_GOALS = 100, SV_TABLE_MAX_PERIODS = 8 };

typedef struct {
  gint8 side;
  gint8 card; /* who scored: index in the team's cards; -1: not told */
  guint8 period;
  gint32 at_ms; /* played of the period */
} SvTableGoal;

/* The match of a competition that is counted. */
typedef struct {
  char *competition; /* path of its file; NULL: of none */
  unsigned fixture;
  gboolean decide; /* somebody must win */
} SvTableBond;
