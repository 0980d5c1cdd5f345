/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-table-note: what is written down at a table, and how much of it there may be. */

#include <glib.h>

enum { SV_TABLE_DICE = 2, SV_TABLE_MAX_NOTES = 200, SV_TABLE_MAX_PERIODS = 8 };

typedef enum {
  SV_TABLE_GOAL,
  SV_TABLE_SCORED, /* a shot of a shoot-out that went in, */
  SV_TABLE_MISSED, /* or did not */
  SV_TABLE_MARKED, /* a card, or what else the game has */
  SV_TABLE_N_KINDS
} SvTableNoteKind;

typedef struct {
  guint8 kind; /* SvTableNoteKind */
  guint8 mark; /* MARKED: index in the game's marks */
  gint8 side;
  gint8 card; /* who: index in the team's cards; -1: not told */
  guint8 period;
  gint16 shows; /* what a clock that the dice move showed; -1: there is none */
  gint32 at_ms; /* played of the period */
} SvTableNote;
