/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who must do what, and the legal events in the ledger's order: RULES.md §3–§7 and §11. */

#include "strafworp-legal.h"
#include "strafworp-board.h"

static SvEvent
plain (unsigned verb, unsigned figurine)
{
  return sv_event (verb, figurine + 1, SV_ARG_NONE, SV_ARG_NONE);
}

static SvEvent
to_area (unsigned verb, unsigned figurine, unsigned area)
{
  return sv_event (verb, figurine + 1, area, SV_ARG_NONE);
}

/* One event for each area in mask, a → f. */
static unsigned
list_areas (SvEvent *events, unsigned verb, unsigned figurine, unsigned mask)
{
  unsigned n = 0;

  for (; mask != 0; mask &= mask - 1)
    events[n++] = to_area (verb, figurine, (unsigned)__builtin_ctz (mask));
  return n;
}

static unsigned
list_dice (SvEvent *events)
{
  for (unsigned value = 1; value <= 6; value++)
    events[value - 1] = sv_event_die (value);
  return 6;
}

static unsigned
unplaced (const StrafworpState *s, unsigned side)
{
  unsigned n = 0;

  for (unsigned f = 0; f < STRAFWORP_FIGURINES; f++)
    n += s->area[side][f] == STRAFWORP_NOBODY;
  return n;
}

/* S-21: the side that throws off places first, then the other. */
static unsigned
placing_side (const StrafworpState *s)
{
  return unplaced (s, s->attacking) > 0 ? s->attacking : 1u - s->attacking;
}

static unsigned
list_place (const StrafworpState *s, SvEvent *events)
{
  const unsigned side = placing_side (s);
  unsigned free = 0x3fu & ~(unsigned)s->occupied[side];
  unsigned n = 0;

  /* S-21: the last figurine must not leave a and b empty. */
  if (side == s->attacking && unplaced (s, side) == 1 && (s->occupied[side] & AREAS_AB) == 0)
    free = AREAS_AB;
  for (unsigned f = 0; f < STRAFWORP_FIGURINES; f++)
    if (s->area[side][f] == STRAFWORP_NOBODY)
      n += list_areas (events + n, VERB_PLACE, f, free);
  return n;
}

static unsigned
list_throw_off (const StrafworpState *s, SvEvent *events)
{
  const unsigned side = s->attacking;
  unsigned n = 0;

  if ((s->occupied[side] & AREAS_AB) == 0) { /* S-31 */
    for (unsigned f = 0; f < STRAFWORP_FIGURINES; f++)
      n += list_areas (events + n, VERB_THROW_OFF, f, AREAS_AB);
    return n;
  }
  for (unsigned f = 0; f < STRAFWORP_FIGURINES; f++) /* S-30 */
    if (s->area[side][f] <= AREA_B)
      events[n++] = plain (VERB_THROW_OFF, f);
  return n;
}

/* S-107. Where no figurine has the attacker's sex (own cards), everyone may defend. */
static unsigned
list_defend (const StrafworpSetup *setup, const StrafworpState *s, SvEvent *events)
{
  const StrafworpCard *cards = setup->cards[1 - s->attacking];
  const int32_t sex = setup->cards[s->attacking][s->ball].sex;
  unsigned n = 0;

  for (unsigned f = 0; f < STRAFWORP_FIGURINES; f++)
    if (setup->defender == DEFENDER_ANY || cards[f].sex == sex)
      events[n++] = plain (VERB_DEFEND, f);
  if (n == 0)
    for (unsigned f = 0; f < STRAFWORP_FIGURINES; f++)
      events[n++] = plain (VERB_DEFEND, f);
  return n;
}

static unsigned
list_arrange (const StrafworpState *s, SvEvent *events)
{
  /* S-60, S-70. */
  const unsigned places =
      s->shot == SHOT_FREE_PASS ? 1u << AREA_C | 1u << AREA_D | 1u << AREA_F : 0xfu;

  return list_areas (events, VERB_PLACE, s->mover, places & ~(unsigned)s->occupied[s->attacking]);
}

static unsigned
list_receive (const StrafworpState *s, SvEvent *events)
{
  unsigned n = 0;

  for (unsigned f = 0; f < STRAFWORP_FIGURINES; f++)
    if ((s->receivers >> f & 1) != 0)
      events[n++] = plain (VERB_RECEIVE, f);
  return n;
}

unsigned
strafworp_legal (const void *setup, const void *state, SvEvent *events)
{
  const StrafworpState *s = state;

  switch ((StrafworpPhase)s->phase) {
  case PHASE_MOVE: { /* S-40, S-41 */
    const unsigned side = s->attacking;
    const unsigned mask = strafworp_reach[s->area[side][s->mover]] & ~(unsigned)s->occupied[side];
    return list_areas (events, VERB_MOVE, s->mover, mask);
  }
  case PHASE_TOSS:
  case PHASE_SHOT:
    return list_dice (events);
  case PHASE_PLACE:
    return list_place (s, events);
  case PHASE_START:
    events[0] = sv_event (VERB_START, SV_ARG_NONE, SV_ARG_NONE, SV_ARG_NONE);
    return 1;
  case PHASE_THROW_OFF:
    return list_throw_off (s, events);
  case PHASE_DEFEND:
    return list_defend (setup, s, events);
  case PHASE_ARRANGE:
    return list_arrange (s, events);
  case PHASE_RECEIVE:
    return list_receive (s, events);
  case PHASE_OVER:
    break;
  }
  return 0;
}

unsigned
strafworp_side (const StrafworpState *s)
{
  switch ((StrafworpPhase)s->phase) {
  case PHASE_TOSS:
    return s->die == 0 ? 0 : 1;
  case PHASE_PLACE:
    return placing_side (s);
  case PHASE_START:
  case PHASE_THROW_OFF:
  case PHASE_MOVE:
  case PHASE_ARRANGE:
  case PHASE_RECEIVE:
    return s->attacking;
  case PHASE_DEFEND:
    return 1u - s->attacking;
  case PHASE_SHOT:
    return s->die == 0 ? s->attacking : 1u - s->attacking;
  case PHASE_OVER:
    break;
  }
  return STRAFWORP_NOBODY;
}

/* S-91: not before the half begins, not between the two dice of a shot, not in golden time. */
static bool
time_is_legal (const StrafworpState *s)
{
  if (s->golden)
    return false;
  switch ((StrafworpPhase)s->phase) {
  case PHASE_THROW_OFF:
  case PHASE_MOVE:
  case PHASE_DEFEND:
  case PHASE_ARRANGE:
  case PHASE_RECEIVE:
    return true;
  case PHASE_SHOT:
    return s->die == 0;
  case PHASE_PLACE:
    return s->restart;
  case PHASE_TOSS:
  case PHASE_START:
  case PHASE_OVER:
    break;
  }
  return false;
}

void
strafworp_node (const void *setup, const void *state, SvNode *out)
{
  const StrafworpState *s = state;
  const unsigned side = strafworp_side (s);

  *out = (SvNode){ .kind = SV_NODE_DECISION, .side = -1, .time = time_is_legal (s) };
  if (s->phase == PHASE_OVER) {
    out->kind = SV_NODE_OVER;
    return;
  }
  out->side = (int8_t)side;
  if (s->phase == PHASE_TOSS || s->phase == PHASE_SHOT) {
    out->kind = SV_NODE_CHANCE;
    out->die = 6;
  }
  if (s->home == STRAFWORP_NOBODY)
    out->side_name = side == 0 ? "first" : "second";
  else
    out->side_name = side == s->home ? "home" : "away";
}
