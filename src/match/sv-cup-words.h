/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-words: a competition in sentences: who plays, how it ended, what parted level teams. No widgets.
 * All texts are to be freed. */

#include "sv-cup-doc.h"
#include "sv-cup-knockout.h"

/* What the competition is called, or just that. */
char *sv_cup_words_title (const SvCupDoc *doc);

/* What a team is called; "Team 3" in the person's language if it has no name. */
char *sv_cup_words_team (const SvCupDoc *doc, unsigned team);

/* Who plays on this side of a fixture, by name, or where that team will come from: "Winner of match 3". */
char *
sv_cup_words_side (const SvCupDoc *doc, const SvCupMeeting *meeting, unsigned i, unsigned side);

/* On which board a fixture is played, and if a round takes several turns, in which; of a knock-out its
 * number, which others go on from. */
char *sv_cup_words_place (const SvCupDoc *doc, unsigned i);

/* The matches of a bracket's column, by how many columns are still to come after it: 0 "Final",
 * 1 "Semi-finals". round: what they are called where the bracket has too many for a name. */
char *sv_cup_words_stage (unsigned columns_after, unsigned round);

/* What is to be said of a fixture beside its score; "" if nothing. */
char *sv_cup_words_note (const SvCupDoc *doc, const SvCupMeeting *meeting, unsigned i);

/* Why line stands below the line above, which it is level with in points, or beside it; NULL: that needs
 * no word. */
char *sv_cup_words_reason (const SvCupDoc *doc, const SvCupLine *above, const SvCupLine *line);

/* The result that somebody typed: "32" or "3-2", "2-2 5-4" with penalties, "" for none. FALSE with an error
 * if it is none. */
gboolean sv_cup_words_read_result (const char *text, SvCupResult *out, GError **error);

/* How many matches and rounds, and how long they take in all: minutes for each slot. */
char *sv_cup_words_plan (const SvCup *cup, unsigned minutes);
