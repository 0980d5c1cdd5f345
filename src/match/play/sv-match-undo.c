/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-match-undo.h"

#include "sv-match-private.h"
#include "sv-seats.h"

void
sv_match_set_joined (SvMatch *self, gboolean joined)
{
  self->joined = joined;
}

/* --- Events from a file --- */

static SvEvent
event_at (SvMatch *self, unsigned i)
{
  return sv_history_get_event (self->doc->history, i);
}

/* Read what a person clicked to choose event @i. */
static void
read_target (SvMatch *self, unsigned i, SvTarget *out)
{
  _Alignas(max_align_t) guint8 state[SV_MAX_STATE];

  sv_history_state_at (self->doc->history, i, state);
  sv_match_get_game (self)->event_target (sv_match_get_setup (self), state, event_at (self, i),
                                          out);
}

/* Return whether event @i goes on with the way of event @i - 1, or is the throw to which that
 * event's button leads. */
static gboolean
goes_on (SvMatch *self, unsigned i)
{
  SvTarget before, target;

  read_target (self, i - 1, &before);
  if (event_at (self, i).verb == SV_VERB_DIE)
    return (before.flags & SV_TARGET_THROW) != 0;
  read_target (self, i, &target);
  return (before.flags & target.flags & SV_TARGET_WAY) != 0 && before.piece == target.piece;
}

/* Return whether event @i ended a period before its clock had run out. */
static gboolean
ends_early (SvMatch *self, unsigned i)
{
  SvView view;

  if (event_at (self, i).verb != SV_VERB_TIME)
    return FALSE;
  sv_match_get_view_at (self, i, &view);
  return sv_history_get_time (self->doc->history, i) < view.period_ms;
}

static SvActPart
work_out (SvMatch *self, unsigned i)
{
  const GPtrArray *seats = sv_match_get_seats (self);
  SvSituation here;
  SvActPart part = SV_ACT_FIRST;

  if (ends_early (self, i))
    return SV_ACT_FIRST;
  sv_situation_init (&here, sv_match_get_game (self));
  sv_situation_read (&here, self->doc->history, i);
  if (sv_situation_get_bot (&here, seats) != NULL && sv_seats_have_people (seats))
    part = SV_ACT_COMPUTER;
  else if (event_at (self, i).verb == SV_VERB_TIME || (i > 0 && goes_on (self, i)))
    part = SV_ACT_JOINED;
  sv_situation_clear (&here);
  return part;
}

static SvActPart
part_of (SvMatch *self, unsigned i)
{
  const SvActPart part = sv_acts_get (self->acts, i);

  return part != SV_ACT_UNKNOWN ? part : work_out (self, i);
}

/* --- Acts --- */

/* Return the position to which undo leads, or the present one if there is no act to take back.
 * What computer players did before any person is none: nobody could go on from there. */
static unsigned
find_before (SvMatch *self)
{
  const unsigned position = sv_match_get_position (self);
  unsigned k = position;

  if (self->look == SV_PLAYBACK_PAST)
    return k > 0 ? k - 1 : 0;
  while (k-- > 0)
    if (part_of (self, k) == SV_ACT_FIRST)
      return k;
  return position;
}

static unsigned
find_after (SvMatch *self)
{
  const unsigned length = sv_match_get_length (self);
  unsigned k = sv_match_get_position (self);

  if (k < length)
    k++;
  while (k < length && self->look != SV_PLAYBACK_PAST && part_of (self, k) != SV_ACT_FIRST)
    k++;
  return k;
}

const char *
sv_match_get_leave (SvMatch *self)
{
  const unsigned position = sv_match_get_position (self);
  SvTarget target;
  SvNode before;

  if (position == 0 || self->look == SV_PLAYBACK_PAST || self->waiting ||
      self->now.node.kind != SV_NODE_DECISION || sv_match_get_bot (self) != NULL)
    return NULL;
  read_target (self, position - 1, &target);
  sv_match_get_node_at (self, position - 1, &before);
  return before.side == self->now.node.side && find_before (self) == position - 1 ? target.leave
                                                                                  : NULL;
}

gboolean
sv_match_can_undo (SvMatch *self)
{
  return find_before (self) < sv_match_get_position (self);
}

/* Play on as if the period, which was ended with @time_ms on the clock, had not been ended: the
 * clock runs, and computer players act. */
static void
play_on (SvMatch *self, gint64 time_ms)
{
  sv_history_cut (self->doc->history);
  self->live_ms = time_ms;
  sv_match_touch (self);
  sv_match_go (self, sv_match_get_position (self), SV_CHANGE_SEEK);
}

gboolean
sv_match_undo (SvMatch *self)
{
  sv_match_go_on (self);
  sv_clock_check (self->clock);
  if (!sv_match_can_undo (self))
    return FALSE;
  g_autoptr (SvMatch) match = g_object_ref (self);
  const unsigned before = find_before (match);
  const gboolean resumes = match->look == SV_PLAYBACK_LIVE && ends_early (match, before);
  const gint64 time_ms = sv_history_get_time (match->doc->history, before);
  sv_match_go (match, before, SV_CHANGE_UNDO);
  if (resumes && sv_match_get_position (match) == before)
    play_on (match, time_ms);
  return TRUE;
}

gboolean
sv_match_redo (SvMatch *self)
{
  sv_match_go_on (self);
  if (self->look == SV_PLAYBACK_LIVE)
    return FALSE;
  sv_match_go (self, find_after (self), SV_CHANGE_REDO);
  return TRUE;
}

unsigned
sv_match_get_told_event (SvMatch *self)
{
  const unsigned first = sv_match_get_position (self);
  unsigned k = find_after (self);

  while (k > first + 1 && part_of (self, k - 1) == SV_ACT_COMPUTER)
    k--;
  return MAX (k, 1) - 1;
}

/* --- Between two people --- */

/* Return whether event @i showed the people what they did not know: it is a die, or the first
 * event after a secret choice. */
static gboolean
reveals (SvMatch *self, unsigned i)
{
  SvNode node;

  if (event_at (self, i).verb == SV_VERB_DIE)
    return TRUE;
  if (i == 0)
    return FALSE;
  sv_match_get_node_at (self, i - 1, &node);
  return node.kind == SV_NODE_DECISION && node.secret;
}

gboolean
sv_match_undo_needs_both (SvMatch *self)
{
  if (self->look == SV_PLAYBACK_PAST || self->guide != NULL ||
      !sv_seats_have_opponents (sv_match_get_seats (self)))
    return FALSE;
  for (unsigned i = find_before (self); i < sv_match_get_position (self); i++)
    if (reveals (self, i))
      return TRUE;
  return FALSE;
}
