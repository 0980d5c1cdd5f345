/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-evener: what to change on a team's cards so that two teams are even, looked for in a worker, told in words,
 * and written on the cards. */

#include "sv-document.h"
#include "sv-even.h"

/* As sv_even_find (), of a copy of setup. */
void sv_evener_find_async (const SvGame *game,
                           const void *setup,
                           GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer data);
GArray *sv_evener_find_finish (GAsyncResult *result, GError **error);

/* "Attack power of Robin: 3 instead of 2. Wins 49, draws 3, loses 48 of 100." team: whose cards they are. */
char *sv_evener_dup_words (const SvTeamDoc *team, const SvProposal *proposal);

void sv_evener_apply (SvTeamDoc *team, const SvProposal *proposal);
