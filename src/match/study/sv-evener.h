/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-evener: what to change on a team's cards so that two teams are even, looked for in a worker, told in words,
 * and written on the cards. */

#include "sv-document.h"
#include "sv-even.h"
#include "sv-job.h"

/* What was found, a GArray of SvProposal: the owner's. There is no error. */
typedef void (*SvEvenerFound) (gpointer owner, gpointer found, const GError *error);

/* As sv_even_find (), of a copy of setup. */
void sv_evener_find (
    SvJob **place, const SvGame *game, const void *setup, SvEvenerFound found, gpointer owner);

/* "Attack power of Robin: 3 instead of 2. Wins 49, draws 3, loses 48 of 100." team: whose cards they are. */
char *sv_evener_dup_words (const SvTeamDoc *team, const SvProposal *proposal);

void sv_evener_apply (SvTeamDoc *team, const SvProposal *proposal);
