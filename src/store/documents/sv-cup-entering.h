/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-entering: the teams of a competition as they enter a match, with the consequences of
 * those that they have played, and the match that they enter. */

#include "sv-cup-doc.h"

/* Return a copy of a team as it enters its next match: with the consequences, such as
 * suspensions, of the matches that it has really played, in the order of the rounds. If only the
 * result of a match was typed in, only the result has consequences. A match that counts for
 * nobody or was not really played has none. */
SvTeamDoc *sv_cup_doc_dup_team (const SvCupDoc *self, unsigned team);

/* In a game in which a player may have to miss matches: return the index of the fixture after
 * which the player with this card must miss them, or -1 if no fixture is the cause because the
 * team entered the competition so. */
int sv_cup_doc_find_cause (const SvCupDoc *self, unsigned team, unsigned card);

/* Return the match that fixture @i holds, or a new match of its two teams as they enter it. NULL
 * with an error if that is not possible. */
SvMatchDoc *sv_cup_doc_open_match (const SvCupDoc *self, unsigned i, GError **error);
