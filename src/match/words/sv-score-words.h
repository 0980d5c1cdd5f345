/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-score-words: what stands on a scoreboard, in words. All of it is translated; free what is not const
 * with g_free (). */

#include "sv-scoreline.h"

/* The name of a team of the scoreline (0: left, 1: right), which is known. The scoreline's. */
const char *sv_score_words_team (const SvScoreline *line, int i);
/* Its short name, or a few letters of its name if it has none. */
char *sv_score_words_brief (const SvScoreline *line, int i);

/* What the clock shows: "7:42", "36′"; NULL if there is none. */
char *sv_score_words_clock (const SvScoreline *line);
/* The same in words for a screen reader: "7 minutes and 42 seconds left". */
char *sv_score_words_clock_said (const SvScoreline *line);

/* "First half"; of a shoot-out with its goals: "Penalty shoot-out: 3–2". */
char *sv_score_words_period (const SvScoreline *line);

/* What stands beside the clock: "First half · Until a 1", "Match, of 90′"; if the match is over, how it
 * ended. */
char *sv_score_words_state (const SvScoreline *line);
/* The most important part of that, where there is little room: "Paused", "Until a 1", "Final score". */
char *sv_score_words_state_brief (const SvScoreline *line);

/* How a match that is over ended, in a sentence: "Velocitas wins in extra time." */
char *sv_score_words_end (const SvScoreline *line);

/* The score for a screen reader: "Velocitas 2, Noord 1". */
char *sv_score_words_said (const SvScoreline *line);
