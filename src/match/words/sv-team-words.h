/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-team-words: what a team and its pieces are called, and what is said of a team while it is made:
 * its points, whether it can play, and what came of a list of players. No widgets. Texts that are
 * not const are to be freed. */

#include "sv-player-list.h"

/* The name to show for a team. */
const char *sv_team_words_name (const SvTeamDoc *team);

/* A few letters for a team that has no short name of its own: "Velocitas 2" becomes "VEL 2", "Blue
 * Herons" becomes "BH"; what is short stays as it is. other is the name of the other team, or NULL:
 * if both would become the same, letters that differ are taken ("Orange" and "Oranje": "ORG" and
 * "ORJ"). */
char *sv_team_words_short (const char *name, const char *other);

/* Add what a card can do to a text, each power on a line of its own: "Attack: 2". */
void sv_team_words_add_powers (const SvGame *game, const void *card, GString *text);

/* What a power of a card means: "2+ · 5 of 6 throws", or NULL if it is no throw. */
char *sv_team_words_power (const SvField *field, int32_t value);

/* A sum of points and what it must be: "Attack points: 13/14". */
char *sv_team_words_points (const SvBudget *budget);

/* What must be done about such a sum: "make somebody 2 weaker, by higher powers"; NULL if it is right. A
 * lower power is a better one. */
char *sv_team_words_points_fault (const SvBudget *budget);

/* In sentences whether the team can play, and if not, why. setup: of a match that it plays as side
 * 0; budgets: its n sums there. */
char *
sv_team_words_state (const SvTeamDoc *team, const void *setup, const SvBudget *budgets, unsigned n);

/* In sentences how many players of a list were taken over, and what was skipped. */
char *sv_team_words_taken (const SvPlayerListResult *result);
