/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-words: a competition in sentences: who plays, how it ended, what parted level teams. No widgets.
 * All texts are to be freed. */

#include "sv-cup-doc.h"
#include "sv-cup-knockout.h"
#include "sv-cup-now.h"

/* What the competition is called, or just that. */
char *sv_cup_words_title (const SvCupDoc *doc);

/* What a team is called; "Team 3" in the person's language if it has no name. */
char *sv_cup_words_team (const SvCupDoc *doc, unsigned team);

/* Who plays on this side of a fixture, by name, or where that team will come from: "Winner of match 3". */
char *sv_cup_words_side (const SvCupDoc *doc, unsigned i, unsigned side);

/* Both: "Fox – Winner of match 3". */
char *sv_cup_words_sides (const SvCupDoc *doc, unsigned i);

/* On which board a fixture is played; of a knock-out its number too, which others go on from. */
char *sv_cup_words_place (const SvCupDoc *doc, unsigned i);

/* The matches of a bracket's column, by how many columns are still to come after it: 0 "Final",
 * 1 "Semi-finals". round: what they are called where the bracket has too many for a name. */
char *sv_cup_words_stage (unsigned columns_after, unsigned round);

/* How many times all boards are played on in a round, and what such a slot is called: "Round 3, slot 2". */
unsigned sv_cup_words_count_slots (const SvCup *cup, unsigned round);
char *sv_cup_words_slot (const SvCup *cup, SvCupSlot slot);

/* What is to be said of a fixture beside its score; "" if nothing. */
char *sv_cup_words_note (const SvCupDoc *doc, unsigned i);

/* Goals for less goals against, with its sign: "+2", "−2", "0". */
char *sv_cup_words_difference (const SvCupLine *line);

/* Why line stands below the line above, which it is level with in points, or beside it; NULL: that needs
 * no word. */
char *sv_cup_words_reason (const SvCupDoc *doc, const SvCupLine *above, const SvCupLine *line);

/* Read the result that a person typed: "32", "3-2", "12 - 3", "12 3" or with another usual sign; "2-2 5-4" with the
 * goals of penalties; "" for none (played is false). FALSE with an error if text is no result. How many goals there
 * may be is not looked at. */
gboolean sv_cup_words_read_result (const char *text, SvCupResult *out, GError **error);

/* Add the names of teams in text, a line each, to names (of char *); of a line from a spreadsheet the first
 * cell that is not a number. A comma with a blank behind it belongs to a name. */
void sv_cup_words_read_names (const char *text, GPtrArray *names);

/* How many matches and rounds, and how long they take in all: minutes for each slot. */
char *sv_cup_words_plan (const SvCup *cup, unsigned minutes);

/* Who meets whom to begin with, a line for each match or each group, and in what order lots were drawn.
 * names: of the teams, of char *. */
char *sv_cup_words_draw (const SvCup *cup, const GPtrArray *names);
