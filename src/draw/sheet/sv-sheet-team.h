/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-team: a team as sheets show it. */

/* What a team's document says about a card; each may be NULL. */
typedef struct {
  const char *name;    /* of the player */
  const char *role;    /* own name for the role, instead of the game's */
  const char *picture; /* data URL */
} SvSheetCard;

/* A team as its document describes it; everything may be NULL: the standard team. */
typedef struct {
  const char *name;
  const char *colours[2]; /* shirt and trim, "#rrggbb" */
  const char *logo;       /* data URL */
  unsigned n_cards;       /* of cards; fewer than the game has are fine */
  const SvSheetCard *cards;
} SvSheetTeam;

/* Whose figurines and cards. */
typedef enum { SV_SHEETS_HOME = 1, SV_SHEETS_AWAY = 2, SV_SHEETS_BOTH = 3 } SvSheetSides;

typedef struct _SvSheets SvSheets; /* sv-sheet.h */
