/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-cup: what is printed of a competition, as words: what is played when and where, slips to write
 * results on, tables, the bracket, certificates. */

#include "sv-sheet-table.h"

/* A match to be played. */
typedef struct {
  char *where;    /* "Match 5 · Round 2 · Board 1" */
  char *teams[2]; /* NULL: to be filled in by hand */
  char *from[2];  /* then: "Winner of match 3" */
  char *notes[2]; /* what each team has to know; or NULL */
} SvSheetSlip;

typedef struct {
  unsigned column;    /* from 0 */
  double y;           /* its middle, in lines from above */
  double side_y[2];   /* where its sides come from */
  bool from_match[2]; /* in the column before */
  char *label;        /* "Match 5" */
  char *teams[2], *scores[2];
  int winner; /* side, or −1 */
} SvSheetTie;

typedef struct {
  char *place, *team, *sentence;
  const char *colours[2], *logo; /* as of SvSheetTeam; they outlive the sheets */
} SvSheetCertificate;

/* All of it; what is not printed may be empty. */
typedef struct {
  char *title;                                 /* what the competition is called */
  GPtrArray *rounds, *boards, *teams, *tables; /* of SvSheetTable */
  GArray *slips;                               /* of SvSheetSlip */
  unsigned n_lines;                            /* of the bracket; 0: there is none */
  GPtrArray *stages;                           /* of char *: what its columns are called */
  GArray *ties;                                /* of SvSheetTie */
  GArray *certificates;                        /* of SvSheetCertificate */
} SvSheetCup;

SvSheetCup *sv_sheet_cup_new (char *title);
void sv_sheet_cup_free (SvSheetCup *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvSheetCup, sv_sheet_cup_free)
