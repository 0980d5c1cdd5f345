/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-suggester: balance suggestions: which changes to a team's cards make two teams equally strong.
 * They are searched for in a worker thread, put into words, and written to the cards. */

#include "sv-document.h"
#include "sv-job.h"
#include "sv-suggestion.h"

/* Called with the suggestions, a GArray of SvSuggestion; transfer full. @error is never set. */
typedef void (*SvSuggesterFound) (gpointer owner, gpointer found, const GError *error);

/* Like sv_suggestion_find (), but in a worker thread over a copy of @setup. @place: holds the job
 * until @found is called; cancel it with sv_job_cancel (). */
void sv_suggester_find (
    SvJob **place, const SvGame *game, const void *setup, SvSuggesterFound found, gpointer owner);

/* Return what the change makes of the power: "2 → 3". Free with g_free (). */
char *sv_suggester_dup_change (const SvCardChange *change);

/* Return how often the team wins, draws and loses of 100 matches: "49 · 3 · 48". Free with
 * g_free (). */
char *sv_suggester_dup_result (const SvSuggestion *suggestion);

/* Return "Attack power of Robin: 3 instead of 2. Wins 49, draws 3, loses 48 of 100." @team: the
 * team whose cards change. Free with g_free (). */
char *sv_suggester_dup_words (const SvTeamDoc *team, const SvSuggestion *suggestion);

void sv_suggester_apply (SvTeamDoc *team, const SvSuggestion *suggestion);
