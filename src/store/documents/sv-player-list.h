/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-player-list: lists of players as spreadsheets and people write them.
 *
 *     number;name            1, Anne        Anne
 *     1;Anne                 2, "Bo, jr."   Bo
 *
 * Columns are separated by ";", "," or a tab; the first row may name them, in English, in the
 * language of the program, or as the systems of clubs do; without a number players are counted. UTF-8 or Latin-1. It is forgiving:
 * what cannot be used is skipped and told. */

#include "sv-document.h"

enum { SV_PLAYER_LIST_MAX_BYTES = 1 << 20, SV_PLAYER_LIST_MAX_ROWS = 200 };

/* What one row of the list gave. */
typedef struct {
  char *name;   /* as it is written, "" if there is none */
  int card;     /* who gets it, or -1: nobody */
  char *values; /* what else was taken, e.g. "Sex: Female, Attack power: 2"; "" if nothing was */
  GPtrArray *faults; /* of char *: a sentence for each thing that was not used */
} SvPlayerRow;

typedef struct {
  GPtrArray *rows;    /* of SvPlayerRow, at most SV_PLAYER_LIST_MAX_ROWS: a club has no more */
  GPtrArray *unused;  /* of char *: columns that have a heading which says nothing here */
  GPtrArray *skipped; /* of char *: a sentence each, at most a handful */
  unsigned n_skipped; /* how many there were */
  unsigned n_taken;
} SvPlayerListResult;

void sv_player_list_result_clear (SvPlayerListResult *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (SvPlayerListResult, sv_player_list_result_clear)

/* Write the list's names, and the values of other columns that are called like a card field of the
 * game (its key or its label), onto the cards of team. What is thrown with a die may stand there in
 * percent. False with an error, and team as it was, if there is no player in it. */
gboolean sv_player_list_read (
    SvTeamDoc *team, const char *data, gsize n, SvPlayerListResult *result, GError **error);
