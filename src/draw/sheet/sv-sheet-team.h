/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-team: a team as the printed sheets show it: plain pointers, owned by the caller. */

/* What a team's document says about one card; each member may be NULL. */
typedef struct {
  const char *name;    /* name of the player */
  const char *role;    /* the team's own name for the role, instead of the game's */
  const char *picture; /* data URL of the picture, or NULL */
} SvSheetCard;

/* A team as its document describes it. Any pointer may be NULL; the standard team's value is used
 * then. */
typedef struct {
  const char *name;
  const char *colours[2]; /* colours of shirt and trim as "#rrggbb" */
  const char *logo;       /* data URL of the picture, or NULL */
  unsigned n_cards;       /* length of @cards; may be less than the number of cards in the game */
  const SvSheetCard *cards;
} SvSheetTeam;

/* What stands before the name of a team in tables and in a bracket: its logo, or else its colours.
 * Plain pointers, owned by the caller. */
typedef struct {
  const char *colours[2]; /* as in SvSheetTeam */
  const char *logo;
} SvSheetMark;

/* Teams whose figurines and cards are printed, as flags. */
typedef enum { SV_SHEETS_HOME = 1, SV_SHEETS_AWAY = 2, SV_SHEETS_BOTH = 3 } SvSheetSides;

typedef struct _SvSheets SvSheets; /* declared here for all sheets; see sv-sheet.h */
