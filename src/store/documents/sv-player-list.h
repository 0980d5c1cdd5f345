/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-player-list: read lists of players as spreadsheets, club systems, mails and people write
 * them.
 *
 *     Ledenlijst E2;;                 a title
 *     Nr;Naam;D/H                     headings, recognised by their words
 *     1;"Wit, Anne de";D              Anne de Wit, female, card 1
 *     ;Totaal: 1 speler;              no player
 *
 * Headings are known in English, in the user's language, and as club systems write them; without
 * headings, columns are recognised by their contents. Reading is forgiving: anything that cannot
 * be used is skipped and reported with its row and column. */

#include "sv-document.h"
#include "sv-list-text.h"

enum { SV_PLAYER_LIST_MAX_BYTES = SV_LIST_TEXT_MAX_BYTES, SV_PLAYER_LIST_MAX_ROWS = 500 };

/* The result of one row of the list. */
typedef struct {
  char *name;          /* name for the card, "" if there is none */
  gboolean is_player;  /* FALSE: the row is a sum, a trainer, a label, or has no name */
  gboolean is_label;   /* the row is about the rows below it, for example their team */
  char *team;          /* what the list says of the player's team, or "" */
  int card;            /* index of the card that the player gets, or -1 */
  gboolean in_reserve; /* the player has no card, but comes into reserve */
  gboolean is_absent;  /* the list says that the player is not there, or not for sure */
  /* the other values that were used, e.g. "Sex: Female, Attack power: 2", or "" */
  char *values;
  GPtrArray *faults; /* array of char *: a sentence for each value that was not used */
} SvPlayerRow;

typedef struct {
  /* array of SvPlayerRow, at most SV_PLAYER_LIST_MAX_ROWS: no club has more players */
  GPtrArray *rows;
  GPtrArray *unused;   /* array of char *: columns whose heading is not known */
  GPtrArray *skipped;  /* array of char *: a sentence for each skipped row, only the first few */
  unsigned n_skipped;  /* number of skipped rows */
  unsigned n_taken;    /* number of players who got a card */
  unsigned n_reserves; /* number of players who came into reserve */
  unsigned n_left;     /* number of players for whom there was no place */
  gboolean has_teams;  /* a column of the list holds teams */
  gboolean in_order;   /* cards were given in the order of the list, not by the numbers on it */
} SvPlayerListResult;

void sv_player_list_result_clear (SvPlayerListResult *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (SvPlayerListResult, sv_player_list_result_clear)

/* Write the names of the list onto the cards of @team, and also the values of columns that are
 * named like a card field of the game (its key or its label). A power for a die may be given in
 * percent. The numbers on the list are card numbers if most of them exist as such; otherwise the
 * players get the cards in the order of the list. Return FALSE with an error, and leave @team as
 * it was, if the list has no player. */
gboolean sv_player_list_read (
    SvTeamDoc *team, const char *data, gsize n, SvPlayerListResult *result, GError **error);

/* Like sv_player_list_read (), but only use players whose element of @chosen is TRUE: an array of
 * SV_PLAYER_LIST_MAX_ROWS, in the order of the rows of the result. If the game has people in
 * reserve, those for whom there is no card come into reserve. NULL: use as many players as there
 * are cards, but nobody who is absent. */
gboolean sv_player_list_read_chosen (SvTeamDoc *team,
                                     const char *data,
                                     gsize n,
                                     const gboolean *chosen,
                                     SvPlayerListResult *result,
                                     GError **error);

/* Like sv_player_list_read (), but for no team: each player is read as if there were a card for
 * everybody. The rows of the result tell what each player brings to a card of @game. */
gboolean sv_player_list_read_all (
    const SvGame *game, const char *data, gsize n, SvPlayerListResult *result, GError **error);
