/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-shown.h"

#include "sv-seats.h"

/* --- What is held back --- */

const SvSituation *
sv_shown (SvMatch *match)
{
  const SvSituation *before = sv_match_get_before (match);

  return before != NULL ? before : sv_match_get_now (match);
}

gboolean
sv_shown_get_ending (SvMatch *match, SvScene *out)
{
  const SvSituation *before = sv_shown (match);

  if (!sv_match_get_waiting (match))
    return FALSE;
  const SvEvent event = sv_history_get_event (sv_match_get_doc (match)->history, before->position);
  return sv_game_closeup (before->game, before->setup, before->state, &event, out);
}

/* --- What can be done --- */

const SvEvent *
sv_shown_get_legal (SvMatch *match, unsigned *n)
{
  const SvSituation *shown = sv_shown (match);

  *n = sv_match_get_waiting (match) ? 0 : shown->n_legal;
  return shown->legal;
}

int
sv_shown_get_obvious (SvMatch *match)
{
  unsigned n;

  sv_shown_get_legal (match, &n);
  for (unsigned i = 0; i < n; i++) {
    const SvTarget *target = &sv_shown (match)->targets[i];

    if (target->button != NULL && (n == 1 || (target->flags & SV_TARGET_THROW) != 0))
      return (int)i;
  }
  return -1;
}

int
sv_shown_get_single (SvMatch *match)
{
  unsigned n;
  int single = -1;

  sv_shown_get_legal (match, &n);
  for (unsigned i = 0; i < n; i++) {
    const SvTarget *target = &sv_shown (match)->targets[i];
    if (target->button != NULL)
      continue;
    if (single >= 0 || target->piece < 0 || (target->space >= 0 && target->act == NULL))
      return -1;
    single = (int)i;
  }
  return n > 1 ? single : -1;
}

gboolean
sv_shown_has_face (SvMatch *match, unsigned value)
{
  const SvSituation *shown = sv_shown (match);

  return value <= shown->node.die && sv_situation_find_legal (shown, sv_event_die (value)) >= 0;
}

/* --- Who must act --- */

const SvSeatDoc *
sv_shown_get_decider (SvMatch *match)
{
  return sv_situation_get_decider (sv_shown (match), sv_match_get_seats (match));
}

const SvBot *
sv_shown_get_bot (SvMatch *match)
{
  return sv_situation_get_bot (sv_shown (match), sv_match_get_seats (match));
}

const SvSeatDoc *
sv_shown_get_seat (SvMatch *match, int piece)
{
  return sv_seats_player (sv_match_get_seats (match), &sv_shown (match)->view, piece);
}

static gboolean
is_secret (const SvNode *node)
{
  return node->kind == SV_NODE_DECISION && node->secret;
}

SvSecret
sv_shown_get_secret (SvMatch *match)
{
  const SvSituation *shown = sv_shown (match);
  const int side = shown->node.side;
  SvNode before;

  if (side < 0 || sv_shown_get_bot (match) != NULL ||
      !sv_seats_have_person (sv_match_get_seats (match), 1 - side))
    return SV_SECRET_NONE;
  if (is_secret (&shown->node))
    return SV_SECRET_CHOOSE;
  if (shown->position == 0)
    return SV_SECRET_NONE;
  sv_match_get_node_at (match, shown->position - 1, &before);
  return is_secret (&before) && before.side != side ? SV_SECRET_CHOSEN : SV_SECRET_NONE;
}
