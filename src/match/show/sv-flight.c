/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-flight.h"

static gboolean
flies (SvMatch *match, unsigned position)
{
  SvView view;

  sv_match_get_view_at (match, position, &view);
  return view.n_trail > 0;
}

gboolean
sv_flight_has_try (SvMatch *match, unsigned event)
{
  const SvHistory *history = sv_match_get_doc (match)->history;

  for (unsigned i = event; i > 0 && flies (match, i); i--)
    if (sv_history_get_event (history, i - 1).verb == SV_VERB_DIE && flies (match, i - 1))
      return TRUE;
  return FALSE;
}
