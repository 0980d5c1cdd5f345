/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-evener: balance suggestions: which changes to a team's cards make two teams equally strong.
 * They are searched for in a worker thread, put into words, and written to the cards. */

#include "sv-document.h"
#include "sv-even.h"
#include "sv-job.h"

/* Called with the suggestions, a GArray of SvProposal; transfer full. @error is never set. */
typedef void (*SvEvenerFound) (gpointer owner, gpointer found, const GError *error);

/* Like sv_even_find (), but in a worker thread over a copy of @setup. @place: holds the job
 * until @found is called; cancel it with sv_job_cancel (). */
void sv_evener_find (
    SvJob **place, const SvGame *game, const void *setup, SvEvenerFound found, gpointer owner);

/* Return "Attack power of Robin: 3 instead of 2. Wins 49, draws 3, loses 48 of 100." @team: the
 * team whose cards change. Free with g_free (). */
char *sv_evener_dup_words (const SvTeamDoc *team, const SvProposal *proposal);

void sv_evener_apply (SvTeamDoc *team, const SvProposal *proposal);
