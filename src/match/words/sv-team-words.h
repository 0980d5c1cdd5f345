/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-team-words: names of teams and texts for the team editor: points, whether the team can play,
 * and the result of reading a list of players. No widgets. Texts that are not const are freed
 * with g_free (). */

#include "sv-bot.h"
#include "sv-player-list.h"

/* Return the name to show for a team. */
const char *sv_team_words_name (const SvTeamDoc *team);

/* Return the name of a team, and the computer if one plays it: "Orange, computer · club". @bot may
 * be NULL. */
char *sv_team_words_played_by (const char *team, const SvBot *bot);

/* Return a few letters for a team that has no short name: "Velocitas 2" becomes "VEL 2", "Blue
 * Herons" becomes "BH"; a short name stays as it is. @other is the name of the other team, or
 * NULL: if both would get the same letters, letters are chosen that differ ("Orange" and
 * "Oranje": "ORG" and "ORJ"). */
char *sv_team_words_short (const char *name, const char *other);

/* Append the powers of a card to @text, each on a line of its own: "Attack: 2". */
void sv_team_words_add_powers (const SvGame *game, const void *card, GString *text);

/* Return the meaning of a power of a card: "2+ · 5 of 6 throws", or NULL if it is not for a
 * throw. */
char *sv_team_words_power (const SvField *field, int32_t value);

/* Return the name of the player on a card, or else the role, or else the number. */
char *sv_team_words_card (const SvTeamDoc *team, unsigned card);

/* Return "Attack power of Sanne". */
char *sv_team_words_power_of (const SvField *field, const char *player);

/* Return a sum of points, what it must be, and how to correct it: "Attack points: 13 of 14: make
 * somebody 1 weaker". A lower power is a better one. */
char *sv_team_words_points (const SvBudget *budget);

/* Return sentences that say whether the team can play, and if not, why, unless that is a sum of
 * points, which says so itself. @setup is of a match in which it plays as side 0; @budgets are its
 * @n sums of points there. */
char *
sv_team_words_state (const SvTeamDoc *team, const void *setup, const SvBudget *budgets, unsigned n);

/* Return sentences that say how many players of a list were used, and which rows were skipped. */
char *sv_team_words_taken (const SvPlayerListResult *result);
