/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-player-list: lists of players as spreadsheets, club systems, mails and people write them.
 *
 *     Ledenlijst E2;;                 a title
 *     Nr;Naam;D/H                     headings, found by what they say
 *     1;"Wit, Anne de";D              Anne de Wit, female, card 1
 *     ;Totaal: 1 speler;              no player
 *
 * Headings are known in English, in the language of the program, and as the systems of clubs write
 * them; without any, columns are told by their contents. It is forgiving: what cannot be used is left
 * out and told with its row and column. */

#include "sv-document.h"
#include "sv-list-text.h"

enum { SV_PLAYER_LIST_MAX_BYTES = SV_LIST_TEXT_MAX_BYTES, SV_PLAYER_LIST_MAX_ROWS = 200 };

/* What one row of the list gave. */
typedef struct {
  char *name;         /* as the card would have it, "" if there is none */
  gboolean is_player; /* FALSE: a sum, a trainer, or a row without a name */
  int card;           /* the index of the card that the player gets, or -1 */
  char *values;       /* what else was taken, e.g. "Sex: Female, Attack power: 2", or "" */
  GPtrArray *faults;  /* of char *: a sentence for each thing that was not used */
} SvPlayerRow;

typedef struct {
  GPtrArray *rows;    /* of SvPlayerRow, at most SV_PLAYER_LIST_MAX_ROWS: a club has no more */
  GPtrArray *unused;  /* of char *: columns that have a heading which says nothing here */
  GPtrArray *skipped; /* of char *: a sentence each, at most a handful */
  unsigned n_skipped; /* how many there were */
  unsigned n_taken;
  unsigned n_left;   /* players for whom there was no card */
  gboolean in_order; /* the cards went by the order of the list, not by numbers on it */
} SvPlayerListResult;

void sv_player_list_result_clear (SvPlayerListResult *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (SvPlayerListResult, sv_player_list_result_clear)

/* Write the names of the list, and the values of columns that are called like a card field of the game
 * (its key or its label), onto the cards of team. What is thrown with a die may stand there in percent.
 * The numbers of the list are those of cards if most of them are; else the players get the cards in
 * their order. Returns FALSE with an error, and leaves team as it was, if there is no player in it. */
gboolean sv_player_list_read (
    SvTeamDoc *team, const char *data, gsize n, SvPlayerListResult *result, GError **error);

/* Like sv_player_list_read (), but only players whose row has TRUE in @chosen come along: an array of
 * SV_PLAYER_LIST_MAX_ROWS, in the order of the result's rows. NULL: as many as there are cards. */
gboolean sv_player_list_read_chosen (SvTeamDoc *team,
                                     const char *data,
                                     gsize n,
                                     const gboolean *chosen,
                                     SvPlayerListResult *result,
                                     GError **error);
