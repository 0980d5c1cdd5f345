/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-record-match: record the lasting effects of a match that is over (cards, injuries) in the
 * teams of the user's library, once, so that they count in the next match of these teams. */

#include "sv-match.h"

/* Return whether @match is over, has lasting effects, and is not recorded yet. */
gboolean sv_record_match_can (SvMatch *match);

/* Record @match; @callback is called when that is done. */
void sv_record_match_async (SvMatch *match, GAsyncReadyCallback callback, gpointer data);
/* Return whether it succeeded; if not, @error says why. */
gboolean sv_record_match_finish (SvMatch *match, GAsyncResult *result, GError **error);
