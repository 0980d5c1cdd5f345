/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-table-note: the entries on the score sheet of a real table, and their maximum number. */

#include <glib.h>

enum { SV_TABLE_DICE = 2, SV_TABLE_MAX_NOTES = 200, SV_TABLE_MAX_PERIODS = 8 };

typedef enum {
  SV_TABLE_GOAL,
  SV_TABLE_SCORED, /* a shot of a shoot-out that went in */
  SV_TABLE_MISSED, /* a shot of a shoot-out that missed */
  SV_TABLE_MARKED, /* a referee's card or another mark that the game has */
  SV_TABLE_N_KINDS
} SvTableNoteKind;

typedef struct {
  guint8 kind; /* an SvTableNoteKind */
  guint8 mark; /* index in the game's marks, if @kind is SV_TABLE_MARKED */
  gint8 side;
  gint8 card; /* index of the player's card in the team's cards, or -1 if not entered */
  guint8 period;
  gint16 shows; /* what a clock that the dice move showed, or -1 if there is no such clock */
  gint32 at_ms; /* playing time of the period in milliseconds */
} SvTableNote;
