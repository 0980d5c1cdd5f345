/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-words: a competition in sentences: who plays, how a match ended, why teams with equal
 * points are ranked as they are. No widgets. All texts are freed with g_free (). */

#include "sv-cup-doc.h"
#include "sv-cup-knockout.h"
#include "sv-cup-now.h"

/* Return the title of the competition, or a general word if it has none. */
char *sv_cup_words_title (const SvCupDoc *doc);

/* Return the name of a team, or "Team 3" in the user's language if it has none. */
char *sv_cup_words_team (const SvCupDoc *doc, unsigned team);

/* Return the name of the team on this side of a fixture, or where that team will come from:
 * "Winner of match 3". */
char *sv_cup_words_side (const SvCupDoc *doc, unsigned i, unsigned side);

/* Return both sides of a fixture: "Fox – Winner of match 3". */
char *sv_cup_words_sides (const SvCupDoc *doc, unsigned i);

/* Return the board that a fixture is played on; in a knock-out also its number, because later
 * matches refer to it. */
char *sv_cup_words_place (const SvCupDoc *doc, unsigned i);

/* Return the time of the day at which a fixture begins, "13:30", or NULL if the competition has no
 * times. */
char *sv_cup_words_time (const SvCupDoc *doc, unsigned i);

/* Read a time of the day that the user typed: "13:30", "13.30", "1330", "9:30", "13". Return FALSE
 * if it is none. @minutes: after midnight. */
gboolean sv_cup_words_read_time (const char *text, unsigned *minutes);

/* Return the name of the matches in a column of the bracket. @columns_after is the number of
 * columns to the right of it: 0 "Final", 1 "Semi-finals". @round is the number to use where the
 * bracket has too many columns for a name. */
char *sv_cup_words_stage (unsigned columns_after, unsigned round);

/* Return the number of slots in a round, which are the times at which all boards are played on;
 * return the name of a slot, with its time if the competition has times: "Round 3, slot 2 ·
 * 13:30". */
unsigned sv_cup_words_count_slots (const SvCup *cup, unsigned round);
char *sv_cup_words_slot (const SvCupDoc *doc, SvCupSlot slot);

/* Return a remark on a fixture to put beside its score, such as how it was decided; "" if there
 * is none. */
char *sv_cup_words_note (const SvCupDoc *doc, unsigned i);

/* Return the goal difference with its sign: "+2", "−2", "0". */
char *sv_cup_words_difference (const SvCupLine *line);

/* Return why @line is ranked below (or level with) the line above, although both have equal
 * points; NULL if that needs no explanation. */
char *sv_cup_words_reason (const SvCupDoc *doc, const SvCupLine *above, const SvCupLine *line);

/* Return what there is to say about a line of a table: the points that the team was given or that
 * were taken from it, and the reason for its rank as sv_cup_words_reason () gives it; NULL if there
 * is nothing. */
char *sv_cup_words_line (const SvCupDoc *doc, const SvCupLine *above, const SvCupLine *line);

/* Return what was done with the points of a team, and why: "1 point taken away (came late)"; NULL
 * if nothing was. Free with g_free (). */
char *sv_cup_words_adjusted (const SvCupDoc *doc, unsigned team);

/* Read a result that the user typed: "32", "3-2", "12 - 3", "12 3" or with another usual
 * separator; "2-2 5-4" includes the goals of penalties; "" is no result (played becomes false).
 * Return FALSE with an error if @text is anything else. The number of goals is not limited here. */
gboolean sv_cup_words_read_result (const char *text, SvCupResult *out, GError **error);

/* Append the names of teams in @text, one per line, to @names (array of char *). If a line comes
 * from a spreadsheet, its first cell that is not a number is the name. A comma followed by a
 * blank belongs to a name. */
void sv_cup_words_read_names (const char *text, GPtrArray *names);

/* Return the numbers of matches and rounds, and when the first match begins and the last one ends;
 * in a competition without times the total time if each slot takes @minutes. */
char *sv_cup_words_plan (const SvCup *cup, unsigned minutes);

/* Return when the last match ends, a sentence with a blank before it; "" in a competition without
 * times. */
char *sv_cup_words_end (const SvCupDoc *doc);

/* Return the first matches, or the groups, a line for each, and the order of lots that was drawn.
 * @names: array of char *, the names of the teams. */
char *sv_cup_words_draw (const SvCup *cup, const GPtrArray *names);
