/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-match-words: what is said of a match: names, prompts, labels for screen readers, the report.
 *
 * The games' phrases have places like {who} and {team}; the match knows what stands there. All is
 * translated; what is returned as char * is free with g_free (). It changes nothing. What is said of the
 * position is about the one that is shown (sv_shown ()). */

#include "sv-match.h"
#include "sv-odds.h"
#include "sv-steps.h"

/* The title for a window: the document's, or both teams in the order of the scoreboard. */
char *sv_match_dup_title (SvMatch *self);
/* Both teams in the order of the scoreboard, which is the title of a match without one. */
char *sv_match_dup_teams (SvMatch *self);
/* The title of a match that branches off after k events, when that is on the clock: the teams, and
 * where it begins. */
char *sv_match_dup_branch_title (SvMatch *self, unsigned k, gint64 elapsed_ms);
/* A phrase of the game about the position. */
char *sv_match_say (SvMatch *self, const SvPhrase *phrase);
char *sv_match_dup_prompt (SvMatch *self);
/* "First half"; of a shoot-out with its goals, as the scoreboard has them. */
char *sv_match_dup_period (SvMatch *self);
/* The rule of this moment, with its text in words in *text; NULL: there is none. */
const SvLesson *sv_match_get_lesson (SvMatch *self, char **text);
/* What led to the position, if it was a line-up: "Velocitas lines up: 2-1-1." Or NULL. */
char *sv_match_dup_line_up (SvMatch *self);
char *sv_match_dup_piece_name (SvMatch *self, int piece);  /* "striker 2", whoever plays it */
char *sv_match_dup_piece_title (SvMatch *self, int piece); /* on a list: "Bo (2)" or "Striker 2" */
char *sv_match_dup_piece_label (SvMatch *self, int piece); /* "Velocitas striker 2, Anne" */
char *sv_match_dup_place (SvMatch *self, int space);       /* "Area C, Velocitas zone" */
/* "Area C, Velocitas zone, striker 1, has the ball"; of the sight */
char *sv_match_dup_space_label (SvMatch *self, int space);
char *sv_match_dup_why_not (SvMatch *self, int piece, int space); /* or NULL */
/* What a place of the sight means now: a space with the piece on it, or a piece beside the board. */
char *sv_match_dup_meaning (SvMatch *self, int piece, int space);
/* The short name, or a few letters of the name if the team has none. */
char *sv_match_dup_team_short_name (SvMatch *self, int side);

/* The report of kept event i: one sentence or more, each with its kind. */
typedef struct {
  SvNoteKind kind;
  char *sentence;
  const char *caption; /* for what is rare and loud, translated; or NULL */
  int side, piece;     /* whom it is about, or -1 */
} SvReportLine;
GPtrArray *sv_match_dup_report (SvMatch *self, unsigned i); /* of SvReportLine */
void sv_report_line_free (SvReportLine *line);

/* What lines are about if they tell several things. */
SvNoteKind sv_report_lines_kind (const GPtrArray *lines);

/* The sentences of lines as one text, each after mark. */
char *sv_report_lines_join (const GPtrArray *lines, const char *mark, const char *between);

/* An event in words, as the report tells it: array of SvReportLine, owned by the caller. The event is that
 * of a step, or one that is made after the first k events or in the state `before`, kept or not. */
GPtrArray *sv_match_say_step (SvMatch *self, SvSteps *step);
GPtrArray *sv_match_dup_lines (SvMatch *self, unsigned k, SvEvent event);
GPtrArray *sv_match_dup_lines_from (SvMatch *self, const void *before, SvEvent event);

/* A phrase, or notes, about a moment of this match, kept or not: how it looked when it began. */
char *sv_match_say_in (SvMatch *self, const SvView *began, const SvPhrase *phrase);
GPtrArray *
sv_match_say_notes (SvMatch *self, const SvView *began, const SvNotes *notes); /* of SvReportLine */

/* An outcome of the dice that are thrown at node in words: "Goal", or who wins; attacking: the side
 * that does so before it, or -1. */
char *
sv_match_dup_outcome (SvMatch *self, const SvNode *node, int attacking, const SvOutcome *outcome);
