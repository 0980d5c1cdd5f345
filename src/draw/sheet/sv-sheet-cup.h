/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-cup: all texts that are printed for a competition: the schedule, slips to write results
 * on, tables, the bracket and certificates. It only holds words; sv-sheet-cup-pages.h prints
 * them. */

#include "sv-sheet-table.h"
#include "sv-view.h"

/* Where the users of a board type results on a telephone, while the competition is shared. */
typedef struct {
  unsigned board; /* from 1 */
  char *url;      /* for the QR code: "http://192.168.1.20:8080/enter/1/…" */
  char *code;     /* for those without a camera, to be typed at sv_sheet_link_dup_enter () */
} SvSheetLink;

/* Return the address where the code of a board is typed: "http://192.168.1.20:8080/enter". Free
 * with g_free (). */
char *sv_sheet_link_dup_enter (const SvSheetLink *link);

/* Return an empty array of SvSheetLink, which clears its elements. */
GArray *sv_sheet_links_new (void);

/* Result slip of one match that is to be played. */
typedef struct {
  unsigned board; /* from 1 */
  char *where;    /* which match it is, and where: "Match 5 · Round 2 · Board 1" */
  char *teams[2]; /* names of the teams; NULL if the name is to be filled in by hand */
  char *from[2];  /* where a team without a name comes from: "Winner of match 3" */
  char *notes[2]; /* remark for each team, or NULL */
  char *referee;  /* who is the referee: "Referee: Fox", or NULL */
  unsigned ends;  /* ways in which the match can end, bits 1 << SvEnd */
} SvSheetSlip;

typedef struct {
  unsigned column;    /* column of the bracket, 0-based */
  double y;           /* middle of the match, in lines of the bracket from the top */
  double side_y[2];   /* height, in lines, at which the connecting line of each side begins */
  bool from_match[2]; /* True if the side comes from a match in the previous column */
  char *label;        /* name of the match: "Match 5" */
  char *teams[2], *scores[2];
  int winner; /* side that won, 0 or 1, or −1 if not decided */
} SvSheetTie;

/* A player on a certificate. */
typedef struct {
  char *name; /* "" if unknown */
  /* data URL of the photo, or NULL; not owned, must outlive the sheets */
  const char *picture;
  SvPiece piece; /* figurine that stands for a player without a photo */
} SvSheetPerson;

typedef struct {
  char *place, *name, *sentence; /* @name: the team, or the player whom it is for */
  char *day;                     /* date that is printed on it */
  unsigned rank;                 /* 0 if there is none */
  /* like the members of SvSheetTeam; not owned, must outlive the sheets */
  const char *colours[2], *logo;
  GArray *people; /* players of the team, or the one player (of SvSheetPerson) */
} SvSheetCertificate;

/* All texts of one competition; lists that are not printed may be empty. */
typedef struct {
  char *title;       /* name of the competition */
  GHashTable *marks; /* marks of the teams (SvSheetMark) by their names */
  /* schedules by round, by board and by team, and standings (of SvSheetTable) */
  GPtrArray *rounds, *boards, *teams, *tables;
  GArray *links;        /* where results are typed (of SvSheetLink); empty if it is not shared */
  GArray *slips;        /* result slips (of SvSheetSlip) */
  unsigned n_lines;     /* height of the bracket in lines; 0 if there is no bracket */
  GPtrArray *stages;    /* headings of the bracket's columns (of char *) */
  GArray *ties;         /* matches of the bracket (of SvSheetTie) */
  GArray *certificates; /* certificates for teams or players (of SvSheetCertificate) */
} SvSheetCup;

/* Return an empty array of SvSheetPerson for a certificate, which clears its elements. */
GArray *sv_sheet_people_new (void);

/* Return where the users of a board type results, or NULL. */
const SvSheetLink *sv_sheet_cup_find_link (const SvSheetCup *self, unsigned board);

SvSheetCup *sv_sheet_cup_new (char *title);
void sv_sheet_cup_free (SvSheetCup *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvSheetCup, sv_sheet_cup_free)
