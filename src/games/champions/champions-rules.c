/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The two tables that connect all rules: the function that does each task of the agenda, and for
 * each node what it asks and which function carries out the answer. RULES.md chapter 5. */

#include "champions-rules.h"

#include <assert.h>

static ChampionsStep *const steps[N_TASKS] = {
  [TASK_FORMATION] = champions_lineup_formation,
  [TASK_PLACE] = champions_lineup_place,
  [TASK_CLASHES] = champions_lineup_clashes,
  [TASK_KICKOFF] = champions_kickoff,
  [TASK_WARM] = champions_warm,
  [TASK_ACT] = champions_turn_act,
  [TASK_TURN_END] = champions_turn_end,
  [TASK_CHASE] = champions_chase,
  [TASK_WINDOW] = champions_window,
  [TASK_OUTCOME] = champions_outcome,
  [TASK_SHOT] = champions_shot,
  [TASK_HANDS] = champions_hands,
  [TASK_GKOUT] = champions_keeper_out,
  [TASK_HURT] = champions_hurt,
  [TASK_BRING] = champions_bring,
  [TASK_SUBS] = champions_subs,
  [TASK_KEEPER] = champions_keeper,
  [TASK_RETREAT] = champions_retreat,
  [TASK_SET_UP] = champions_set_up,
  [TASK_TAKER] = champions_taker,
  [TASK_WALL] = champions_wall,
  [TASK_ARRANGE] = champions_arrange,
  [TASK_THROW] = champions_throw,
  [TASK_SHOOTOUT] = champions_shootout,
  [TASK_KICK] = champions_kick,
  [TASK_KICKED] = champions_kicked,
  [TASK_SCORED] = champions_kick_scored,
  [TASK_MISSED] = champions_kick_missed,
};

/* --- Events to which several rules contribute --- */

static unsigned
list_two (unsigned row, SvEvent *events)
{
  events[0] = sv_event_of (VERB_PUT, square_at (row, 5));
  events[1] = sv_event_of (VERB_PUT, square_at (row, 6));
  return 2;
}

static unsigned
list_goal (const ChampionsSetup *p, const ChampionsState *s, SvEvent *events)
{
  return list_two (row_from (s->side, 0), events);
}

static unsigned
list_spot (const ChampionsSetup *p, const ChampionsState *s, SvEvent *events)
{
  return list_two (row_from (1u - s->side, 2), events);
}

static unsigned
list_choices (const ChampionsSetup *p, const ChampionsState *s, SvEvent *events)
{
  for (unsigned i = 0; i < s->n_choices; i++)
    events[i] = sv_event_of (VERB_PUT, s->choices[i]);
  return s->n_choices;
}

static unsigned
list_drop (const ChampionsSetup *p, const ChampionsState *s, SvEvent *events)
{
  events[0] = sv_event_plain (VERB_DROP);
  return 1;
}

/* List what the side can do with its throw. If a foul is unavoidable, it is the only choice
 * (C-170). */
static unsigned
list_acts (const ChampionsSetup *p, const ChampionsState *s, SvEvent *events)
{
  unsigned n = champions_foul_legal (p, s, events);

  if (n > 0)
    return n;
  n = champions_use_legal (p, s, events);
  n += champions_push_legal (p, s, events + n);
  if (n == 0)
    events[n++] = sv_event_plain (s->restart == RESTART_FREEKICK ? VERB_DROP : VERB_STAND);
  return n;
}

static void
act (const ChampionsSetup *p, ChampionsState *s, SvEvent event)
{
  if (event.verb == VERB_FOUL)
    champions_foul (p, s, event);
  else if (event.verb == VERB_PUSH)
    champions_push (p, s, event);
  else if (event.verb == VERB_USE)
    champions_use (p, s, event);
  else if (event.verb == VERB_DROP)
    champions_ball_drop (p, s, event);
  else
    go_on_with (s, TASK_TURN_END);
}

/* --- The nodes --- */

/* One node. A decision has a function that lists its events; a die has the values from `least` on
 * (C-020, C-082). */
typedef struct {
  const char *name;
  ChampionsChoice *choose;
  ChampionsLegal *legal;
  uint8_t sides, least;
} Node;

static const Node nodes[PHASE_NONE] = {
  [PHASE_FORMATION] = { "formation", champions_lineup_choose, champions_lineup_legal },
  [PHASE_LINEUP] = { "lineup", champions_lineup_choose, champions_lineup_legal },
  [PHASE_PUT] = { "put", champions_lineup_put, list_choices },
  [PHASE_SPOT] = { "spot", champions_spot_put, list_spot },
  [PHASE_KICKOFF] = { "kickoff", champions_kickoff_die, .sides = 6, .least = 2 },
  [PHASE_TURN] = { "turn", champions_warm_choose, champions_warm_legal },
  [PHASE_ROLL] = { "roll", champions_turn_die, .sides = 6, .least = 1 },
  [PHASE_ACT] = { "act", act, list_acts },
  [PHASE_WALK] = { "walk", champions_walk_step, champions_walk_legal },
  [PHASE_GRAB] = { "grab", champions_grab, champions_grab_legal },
  [PHASE_KICK] = { "kick", champions_ball_step, champions_ball_legal },
  [PHASE_DROP] = { "drop", champions_ball_drop, list_drop },
  [PHASE_CHASE] = { "chase", champions_chase_choose, champions_chase_legal },
  [PHASE_CHASE2] = { "chase2", champions_chase_step, champions_chase_step_legal },
  [PHASE_ICEPT] = { "icept", champions_window_choose, champions_window_legal },
  [PHASE_IROLL] = { "iroll", champions_window_die, .sides = 3, .least = 1 },
  [PHASE_SAVE] = { "save", champions_save, champions_save_legal },
  [PHASE_SROLL] = { "sroll", champions_save_die, .sides = 4, .least = 1 },
  [PHASE_CLASP] = { "clasp", champions_clasp_die, .sides = 6, .least = 2 },
  [PHASE_GKOUT] = { "gkout", champions_replace, champions_replace_legal },
  [PHASE_GKHURT] = { "gkhurt", champions_replace, champions_replace_legal },
  [PHASE_HURT] = { "hurt", champions_replace, champions_replace_legal },
  [PHASE_BRING] = { "bring", champions_subs_choose, champions_subs_legal },
  [PHASE_OFF] = { "off", champions_subs_choose, champions_subs_legal },
  [PHASE_SUBPUT] = { "subput", champions_subs_choose, champions_sub_put_legal },
  [PHASE_KEEPER] = { "keeper", champions_keeper_put, list_goal },
  [PHASE_TAKER] = { "taker", champions_taker_pick, champions_pick_legal },
  [PHASE_WALL] = { "wall", champions_wall_pick, champions_pick_legal },
  [PHASE_RROLL] = { "rroll", champions_restart_die, .sides = 6, .least = 2 },
  [PHASE_SOKEEPER] = { "sokeeper", champions_kick_keeper, list_goal },
  [PHASE_SOROLL] = { "soroll", champions_kick_die, .sides = 6, .least = 2 },
  [PHASE_SODIVE] = { "sodive", champions_save, champions_save_legal },
  [PHASE_SODIE] = { "sodie", champions_save_die, .sides = 4, .least = 1 },
  [PHASE_SOPUT] = { "put", champions_kick_spot, list_choices },
  [PHASE_OVER] = { "over" },
};

const char *
champions_phase_name (unsigned phase)
{
  return nodes[phase].name;
}

/* Return the number of sides of the die at a chance node, or 0. A throw-in uses a D4 (C-105). */
static unsigned
die_of (const ChampionsState *s)
{
  return s->phase == PHASE_RROLL && s->restart == RESTART_THROWIN ? 4 : nodes[s->phase].sides;
}

void
champions_node (const void *setup, const void *state, SvNode *out)
{
  const ChampionsState *s = state;

  *out = (SvNode){ .kind = SV_NODE_DECISION, .side = -1, .die = (uint8_t)die_of (s) };
  if (s->phase == PHASE_OVER) {
    out->kind = SV_NODE_OVER;
    return;
  }
  if (out->die > 0)
    out->kind = SV_NODE_CHANCE;
  if (s->phase == PHASE_KICKOFF)
    out->contest = s->side == AWAY ? 2 : 1; /* both sides act, away first (C-001) */
  out->side = (int8_t)s->side;
  out->side_name = champions_side_words[s->side];
}

unsigned
champions_legal (const void *setup, const void *state, SvEvent *events)
{
  const ChampionsState *s = state;
  const Node *node = &nodes[s->phase];
  unsigned n = 0;

  if (node->legal != NULL)
    return node->legal (setup, s, events);
  for (unsigned value = node->least; value <= die_of (s) && value > 0; value++)
    events[n++] = sv_event_die (value);
  return n;
}

void
champions_run (const ChampionsSetup *p, ChampionsState *s)
{
  Task task;

  while (s->phase == PHASE_NONE && champions_agenda_pop (s, &task))
    steps[task.kind](p, s, task.side);
  assert (s->phase != PHASE_NONE);
}

void
champions_init (const void *setup, void *state)
{
  champions_clear (setup, state);
  champions_agenda_add (state, TASK_FORMATION, AWAY); /* away chooses its formation first (C-001) */
  champions_agenda_add (state, TASK_FORMATION, HOME);
  champions_agenda_add (state, TASK_PLACE, AWAY);
  champions_agenda_add (state, TASK_PLACE, HOME);
  champions_agenda_add (state, TASK_KICKOFF, AWAY);
  champions_run (setup, state);
}

void
champions_apply (const void *setup, void *state, SvEvent event)
{
  const ChampionsState *s = state;

  nodes[s->phase].choose (setup, state, event);
  champions_run (setup, state);
}

/* --- Invariants that hold in every position, for the tests --- */

static const char *
broken_men (const ChampionsState *s)
{
  unsigned standing = 0, total = 0;
  const bool shared = s->restart == RESTART_FREEKICK || s->restart == RESTART_PENALTY;

  for (unsigned man = 0; man < MEN; man++) {
    const unsigned square = place_of (s, man);
    if (square >= SQUARES) {
      if (square < PLACE_BENCH || square > PLACE_ABSENT)
        return "a man is nowhere";
      continue;
    }
    total++;
    if (!set_has (&s->men[side_of (man)], square))
      return "the squares of a side are not those of its men";
    if (s->at[square] == man)
      standing++;
    else if (!shared)
      return "two men stand on one square";
    if (champions_goal_side (square) != NOBODY && s->phase != PHASE_OVER &&
        (!is_keeper (s, man) || champions_goal_side (square) != side_of (man)))
      return "somebody else stands in a goal"; /* only goalkeepers may stand in a goal (C-140) */
  }
  for (unsigned square = 0; square < SQUARES; square++)
    if (s->at[square] != NOBODY && place_of (s, s->at[square]) != square)
      return "a square thinks that a man stands on it";
  if (total > standing + 1 || total > 22)
    return "there are too many men on the pitch";
  return NULL;
}

/* Check that values which belong to one moment, such as a flight, are reset when it is over. */
static const char *
broken_moment (const ChampionsState *s)
{
  const bool puts = s->phase == PHASE_PUT || s->phase == PHASE_SOPUT;

  if ((s->n_choices > 0) != puts)
    return "squares are chosen from, or none";
  for (unsigned i = s->n_choices; i < SV_COUNT (s->choices); i++)
    if (s->choices[i] != 0)
      return "a square to choose from was left";
  for (unsigned i = s->n_path; i < SV_COUNT (s->path); i++)
    if (s->path[i].square != 0)
      return "a path goes on behind its end";
  if (s->n_window > 0 && s->phase != PHASE_ICEPT && s->phase != PHASE_IROLL &&
      s->phase != PHASE_OVER)
    return "somebody may still stop a ball that does not fly";
  return NULL;
}

const char *
champions_broken (const void *setup, const void *state)
{
  const ChampionsState *s = state;
  const char *fault = broken_men (s);

  if (fault == NULL)
    fault = broken_moment (s);
  if (fault != NULL)
    return fault;
  if (s->phase > PHASE_OVER)
    return "nobody knows what to do";
  if (s->n_agenda > 16)
    return "there is too much to do";
  if (s->phase != PHASE_OVER && s->side > 1)
    return "nobody is to act";
  if (s->phase >= PHASE_TURN && s->phase <= PHASE_WALK && s->ball >= SQUARES)
    return "the ball is nowhere";
  if ((s->phase == PHASE_TURN || s->phase == PHASE_ROLL) &&
      (!set_has (&champions_field, s->ball) || !is_free (s, s->ball)))
    return "the ball does not lie on a free square of the field";
  if (s->flight.touches > 11 || s->n_path > 22)
    return "a flight is too long"; /* too many touches in a flight (C-046) */
  for (unsigned side = 0; side < 2; side++) {
    const uint32_t gone = s->sent_off[side] & ~s->yellow[side] & ~(UINT32_C (1) << 19 | 1);
    if ((gone != 0 && s->stand_in[side] == 0 && s->keeper[side] == NOBODY) ||
        (s->injured_out[side] & ~s->injured[side]) != 0)
      return "somebody left without a reason";
  }
  return NULL;
}
