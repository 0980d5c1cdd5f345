/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-told: what a competition knows about a match besides its result: who scored and who was
 * given a mark, as a table counted them, and which team the user chose as its referee. The JSON
 * reader does not know these keys of a fixture: they are kept among its unknown keys, so a document
 * in which they are wrong is not refused. */

#include "sv-cup-doc.h"

/* Return the cards of the players who scored the goals of @side in fixture @i, as a table counted
 * them. Array of unsigned, empty if unknown. The caller unrefs it. */
GArray *sv_cup_doc_get_scorers (const SvCupDoc *self, unsigned i, unsigned side);

/* A mark that a player got in a match that was counted at a table, such as a yellow card: the
 * index of the player's card in the team, and the index of the mark in the game's slate_marks. */
typedef struct {
  unsigned card, mark;
} SvCupMark;

/* Return the marks of @side in fixture @i in the order in which they were given: array of
 * SvCupMark, empty if there are none. The caller unrefs it. */
GArray *sv_cup_doc_get_marks (const SvCupDoc *self, unsigned i, unsigned side);

/* Return whether the user chose the referee of fixture @i: a team (0-based), or nobody (-1). */
gboolean sv_cup_doc_get_referee (const SvCupDoc *self, unsigned i, int *team);

/* Store scorers (arrays of unsigned) and marks (arrays of SvCupMark) of both sides, or none for
 * NULL. @extra must belong to a copy that nobody else uses yet, here and below. */
void sv_cup_told_set (SvCupExtra *extra, GArray *const scorers[2], GArray *const marks[2]);

/* Store that the user chose @team as the referee, or nobody (-1); or that he chose nothing. */
void sv_cup_told_set_referee (SvCupExtra *extra, int team);
void sv_cup_told_free_referee (SvCupExtra *extra);
