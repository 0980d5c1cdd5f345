/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-team-words: what is said of a team while it is made: its points, whether it can play, and what
 * came of a list of players. No widgets. All texts are to be freed. */

#include "sv-player-list.h"

G_BEGIN_DECLS

/* A sum of points and what it must be: "Attack points: 13/14". */
char *sv_team_words_points (const SvBudget *budget);

/* What is wrong with such a sum: "2 points too many"; NULL if nothing is. */
char *sv_team_words_points_fault (const SvBudget *budget);

/* In sentences whether the team can play, and if not, why. setup: of a match that it plays as side
 * 0; budgets: its n sums there. */
char *
sv_team_words_state (const SvTeamDoc *team, const void *setup, const SvBudget *budgets, unsigned n);

/* In sentences how many players of a list were taken over, and what was skipped. */
char *sv_team_words_taken (const SvPlayerListResult *result);

G_END_DECLS
