/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-match-period.h"

#include "sv-match-private.h"

gboolean
sv_match_can_end_period (SvMatch *self)
{
  return self->guide == NULL && !self->timeless && self->now.view.clock_runs &&
         (self->look == SV_PLAYBACK_LIVE ||
          (self->look == SV_PLAYBACK_UNDONE && self->now.node.time));
}

gboolean
sv_match_end_period (SvMatch *self, gboolean *later)
{
  g_autoptr (SvMatch) match = g_object_ref (self);

  *later = FALSE;
  sv_match_go_on (match);
  if (!sv_match_can_end_period (match))
    return FALSE;
  sv_clock_set_paused (match->clock, FALSE);
  if (match->now.node.time)
    return sv_match_choose (match, sv_event_time (), NULL);
  match->ending = *later = TRUE;
  return TRUE;
}
