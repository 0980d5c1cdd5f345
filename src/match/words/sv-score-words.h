/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-score-words: the texts of a scoreboard. All are translated; strings that are not const are
 * freed with g_free (). */

#include "sv-scoreline.h"

/* Return the name of a team (0: left, 1: right) that is known. Owned by the scoreline. */
const char *sv_score_words_team (const SvScoreline *line, int i);
/* Return the team's short name, or a few letters of its name if it has none. */
char *sv_score_words_brief (const SvScoreline *line, int i);

/* Return what the clock shows: "7:42", "36′"; NULL if there is no clock. */
char *sv_score_words_clock (const SvScoreline *line);
/* Like sv_score_words_clock (), but in words for a screen reader: "7 minutes and 42 seconds
 * left". */
char *sv_score_words_clock_said (const SvScoreline *line);

/* Return the period, "First half"; for a shoot-out with its goals: "Penalty shoot-out: 3–2". */
char *sv_score_words_period (const SvScoreline *line);

/* Return the text beside the clock: "First half · Until a 1", "Match, of 90′"; for a finished
 * match, how it ended. */
char *sv_score_words_state (const SvScoreline *line);
/* Return the most important part of sv_score_words_state () for a small area: "Paused", "Until a
 * 1", "Final score". */
char *sv_score_words_state_brief (const SvScoreline *line);

/* Return a sentence that says how a finished match ended: "Velocitas wins in extra time." */
char *sv_score_words_end (const SvScoreline *line);

/* Return the score for a screen reader: "Velocitas 2, Noord 1". */
char *sv_score_words_said (const SvScoreline *line);
