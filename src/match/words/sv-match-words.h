/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-match-words: texts about a match: names, prompts, labels for screen readers, the report.
 *
 * The games' phrases have placeholders like {who} and {team}, which are filled in here. All texts
 * are translated; a text returned as char * is freed with g_free (). Nothing is changed. Texts
 * about the position are about the position that is shown (sv_shown ()). */

#include "sv-match.h"
#include "sv-odds.h"
#include "sv-steps.h"

/* Return the title for a window: the document's title, or else sv_match_dup_teams (). */
char *sv_match_dup_title (SvMatch *self);
/* Return the name of a team, and the computer if one plays it: "Orange, computer · club". */
char *sv_match_dup_team (SvMatch *self, int side);
/* Return both teams in the order of the scoreboard. */
char *sv_match_dup_teams (SvMatch *self);
/* Return the title of a match that branches off after @k events, when the clock shows
 * @elapsed_ms: the teams, and where the branch begins. */
char *sv_match_dup_branch_title (SvMatch *self, unsigned k, gint64 elapsed_ms);
/* Return a phrase of the game about the position in words; return the prompt for the next
 * choice. */
char *sv_match_say (SvMatch *self, const SvPhrase *phrase);
char *sv_match_dup_prompt (SvMatch *self);
/* Return the name of the period, "First half"; for a shoot-out with its goals as on the
 * scoreboard. */
char *sv_match_dup_period (SvMatch *self);
/* Return the lesson about this moment of the game, with its text in *@text; NULL if there is
 * none. */
const SvLesson *sv_match_get_lesson (SvMatch *self, char **text);
/* If the last event was a line-up, return a sentence about it: "Velocitas lines up: 2-1-1."; else
 * NULL. */
char *sv_match_dup_line_up (SvMatch *self);
char *sv_match_dup_piece_name (SvMatch *self, int piece); /* the piece's role: "striker 2" */
/* Return the name of the player of a piece, as its card has it; NULL if it has none. Owned by the
 * match. */
const char *sv_match_get_player (SvMatch *self, int piece);

/* the piece's name on a list: "Bo (2)" or "Striker 2" */
char *sv_match_dup_piece_title (SvMatch *self, int piece);
char *sv_match_dup_piece_label (SvMatch *self, int piece); /* "Velocitas striker 2, Anne" */
char *sv_match_dup_place (SvMatch *self, int space);       /* "Area C, Velocitas zone" */
/* for the board that is shown: "Area C, Velocitas zone, striker 1, has the ball" */
char *sv_match_dup_space_label (SvMatch *self, int space);
/* why a choice is not possible, or NULL */
char *sv_match_dup_why_not (SvMatch *self, int piece, int space);
/* Return what choosing a space with its piece, or a piece beside the board, would do at this
 * moment. */
char *sv_match_dup_meaning (SvMatch *self, int piece, int space);
/* Return the team's short name, or a few letters of its name if it has none. */
char *sv_match_dup_team_short_name (SvMatch *self, int side);

/* One line of the report of an event: a sentence with its kind. */
typedef struct {
  SvNoteKind kind;
  char *sentence;
  char *verdict; /* what the die said, without what follows: "needed 4: not defended!"; or NULL */
  const char *caption; /* large caption for rare important events, translated; or NULL */
  int side, piece;     /* side and piece that the line is about, or -1 */
} SvReportLine;
GPtrArray *sv_match_dup_report (SvMatch *self, unsigned i); /* array of SvReportLine */
void sv_report_line_free (SvReportLine *line);

/* Return the most important kind of the lines. */
SvNoteKind sv_report_lines_kind (const GPtrArray *lines);

/* Return the sentences of lines as one text: @mark is put before each one, @between between
 * them. */
char *sv_report_lines_join (const GPtrArray *lines, const char *mark, const char *between);

/* Return an event in words, as the report has it: array of SvReportLine, owned by the caller. The
 * event is that of a step, or one that is applied after the first @k events or to the state
 * @before, whether it becomes part of the match or not. */
GPtrArray *sv_match_say_step (SvMatch *self, SvSteps *step);
GPtrArray *sv_match_dup_lines (SvMatch *self, unsigned k, SvEvent event);
GPtrArray *sv_match_dup_lines_from (SvMatch *self, const void *before, SvEvent event);

/* Return a phrase, or notes, in words about a moment of this match. @began is the view at the
 * beginning of the moment. */
char *sv_match_say_in (SvMatch *self, const SvView *began, const SvPhrase *phrase);
/* array of SvReportLine */
GPtrArray *sv_match_say_notes (SvMatch *self, const SvView *began, const SvNotes *notes);

/* Return an outcome of the dice that are thrown at @node in words: "Goal", or who wins.
 * @attacking is the side that attacks before the throw, or -1. */
char *
sv_match_dup_outcome (SvMatch *self, const SvNode *node, int attacking, const SvOutcome *outcome);
