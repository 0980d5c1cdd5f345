/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Line-up and kick-off: RULES.md C-003 to C-023. */

#include "champions.h"

static const uint8_t first_of_kind[] = { 1, 2, 8, 14 }, last_of_kind[] = { 20, 7, 13, 19 };

static bool
of_kind (unsigned number, unsigned kind)
{
  return kind == KIND_KEEPER ? number == 1 || number == 20
                             : number >= first_of_kind[kind] && number <= last_of_kind[kind];
}

static uint32_t
kind_bits (unsigned kind)
{
  uint32_t bits = 0;

  for (unsigned number = 1; number <= SQUAD; number++)
    if (of_kind (number, kind))
      bits |= UINT32_C (1) << (number - 1);
  return bits;
}

uint32_t
champions_available (Setup *p, unsigned side)
{
  const ChampionsTeam *team = &p->teams[side];
  const uint32_t out = (uint32_t)team->unavailable >> 1 | champions_suspended (team);

  return ~out & ((UINT32_C (1) << SQUAD) - 1);
}

bool
champions_formation_fits (Setup *p, unsigned side, unsigned formation)
{
  const uint32_t available = champions_available (p, side);

  for (unsigned kind = KIND_KEEPER; kind <= KIND_ATTACKER; kind++)
    if (__builtin_popcount (available & kind_bits (kind)) < champions_formations[formation][kind])
      return false;
  return true;
}

void
lineup_begin (Setup *p, State *s)
{
  agenda_add (s, TASK_FORMATION, AWAY); /* C-001 */
  agenda_add (s, TASK_FORMATION, HOME);
  agenda_add (s, TASK_PLACE, AWAY);
  agenda_add (s, TASK_PLACE, HOME);
  agenda_add (s, TASK_KICKOFF, AWAY);
}

void
lineup_formation (Setup *p, State *s, unsigned side)
{
  const ChampionsTeam *team = &p->teams[side];

  s->form[side] = team->formation == SV_FIELD_NULL ? NOBODY : (uint8_t)team->formation;
  if (team->eleven != 0) { /* C-004 */
    s->picked[side] = (uint32_t)team->eleven >> 1;
    for (unsigned i = 0; i < N_FORMATIONS && s->form[side] == NOBODY; i++) {
      bool fits = true;
      for (unsigned kind = 0; kind < 4; kind++)
        fits = fits && __builtin_popcount (s->picked[side] & kind_bits (kind)) ==
                           champions_formations[i][kind];
      if (fits)
        s->form[side] = (uint8_t)i;
    }
    return;
  }
  ask (s, s->form[side] == NOBODY ? PHASE_FORMATION : PHASE_LINEUP, side);
}

/* The kind of which somebody must be picked still, for a formation. */
static unsigned
kind_to_fill (unsigned formation, uint32_t picked)
{
  for (unsigned kind = KIND_KEEPER; kind <= KIND_ATTACKER; kind++)
    if (__builtin_popcount (picked & kind_bits (kind)) < champions_formations[formation][kind])
      return kind;
  return NOBODY;
}

static unsigned
kind_to_pick (const State *s)
{
  return kind_to_fill (s->form[s->side], s->picked[s->side]);
}

/* C-004: with the lowest numbers that are left, of every kind. */
static uint32_t
fill_up (Setup *p, unsigned side, unsigned formation, uint32_t picked)
{
  unsigned kind;

  while ((kind = kind_to_fill (formation, picked)) != NOBODY) {
    const uint32_t left = champions_available (p, side) & kind_bits (kind) & ~picked;
    picked |= left & ~(left - 1);
  }
  return picked;
}

uint32_t
lineup_usual (Setup *p, unsigned side)
{
  unsigned formation = FORMATION_USUAL;

  for (unsigned i = 0; !champions_formation_fits (p, side, formation); i++)
    formation = i;
  return fill_up (p, side, formation, 0);
}

unsigned
lineup_legal (Setup *p, const State *s, SvEvent *events)
{
  unsigned n = 0;

  if (s->phase == PHASE_FORMATION) {
    for (unsigned i = 0; i < N_FORMATIONS; i++)
      if (champions_formation_fits (p, s->side, i))
        events[n++] = sv_event (VERB_FORMATION, i, SV_ARG_NONE, SV_ARG_NONE);
    return n;
  }
  const unsigned kind = kind_to_pick (s);
  const uint32_t line = champions_available (p, s->side) & kind_bits (kind);
  const uint32_t picked = s->picked[s->side] & kind_bits (kind);
  const int needed = champions_formations[s->form[s->side]][kind] - __builtin_popcount (picked);
  events[n++] = sv_event (VERB_AUTO, SV_ARG_NONE, SV_ARG_NONE, SV_ARG_NONE);
  for (unsigned i = 0; i < SQUAD; i++) {
    const uint32_t above = line & ~((UINT32_C (2) << i) - 1);
    if ((line >> i & 1) != 0 && picked >> i == 0 && __builtin_popcount (above) >= needed - 1)
      events[n++] = sv_event (VERB_PICK, i + 1, SV_ARG_NONE, SV_ARG_NONE);
  }
  return n;
}

void
lineup_apply (Setup *p, State *s, SvEvent event)
{
  if (event.verb == VERB_FORMATION) {
    s->form[s->side] = event.a;
    ask (s, PHASE_LINEUP, s->side);
    return;
  }
  if (event.verb == VERB_AUTO)
    s->picked[s->side] = fill_up (p, s->side, s->form[s->side], s->picked[s->side]);
  else
    s->picked[s->side] |= UINT32_C (1) << (event.a - 1);
  if (kind_to_pick (s) == NOBODY)
    s->phase = PHASE_NONE;
}

/* --- placing: the choices of a put are squares, its man is `mover` ----------------------------- */

static void
ask_put (State *s, unsigned man, unsigned a, unsigned b)
{
  ask (s, PHASE_PUT, side_of (man));
  s->mover = (uint8_t)man;
  s->n_choices = 2;
  s->choices[0] = (uint8_t)(a < b ? a : b);
  s->choices[1] = (uint8_t)(a < b ? b : a);
}

/* The man of a line, counted from column 1. */
static unsigned
line_man (const State *s, unsigned side, unsigned kind, unsigned i)
{
  uint32_t bits = s->picked[side] & kind_bits (kind);

  while (i-- > 0)
    bits &= bits - 1;
  return side * SQUAD + (unsigned)__builtin_ctz (bits);
}

static const uint8_t line_columns[5][4] = {
  [2] = { 3, 8 }, [3] = { 2, 0, 9 }, [4] = { 1, 4, 7, 10 }
};
static const uint8_t line_rows[] = { 0, 2, 6, 8 }; /* rows from the own back line */

enum { STAGE_KEEPER, STAGE_DEFENDERS, STAGE_MIDFIELDERS, STAGE_ATTACKERS, STAGE_DONE };

/* Place the men of a line whose column is given (C-006). */
static void
place_line (State *s, unsigned side, unsigned kind)
{
  const unsigned n = champions_formations[s->form[side]][kind];
  const unsigned row = row_from (side, line_rows[kind]);

  for (unsigned i = 0; i < n; i++) {
    const unsigned column = line_columns[n][i];
    if (column != 0)
      man_put (s, line_man (s, side, kind, i), square_at (row, column));
  }
}

/* C-008: home's centre man goes to the centre square that away left. */
static void
place_home_centre (State *s)
{
  const unsigned n = champions_formations[s->form[HOME]][KIND_MIDFIELDER];
  const unsigned column = is_free (s, square_at (6, 5)) ? 5 : 6;
  const unsigned i = n == 3 ? 1 : n == 2 ? (column == 5 ? 0 : 1) : column == 5 ? 1 : 2;

  man_put (s, line_man (s, HOME, KIND_MIDFIELDER, i), square_at (6, column));
}

/* Place one line of a side, or ask where. */
static void
place_stage (State *s, unsigned side, unsigned stage)
{
  switch (stage) {
  case STAGE_KEEPER: {
    const unsigned row = row_from (side, 0);
    s->keeper[side] = (uint8_t)line_man (s, side, KIND_KEEPER, 0);
    ask_put (s, s->keeper[side], square_at (row, 5), square_at (row, 6)); /* C-005 */
    break;
  }
  case STAGE_DEFENDERS:
  case STAGE_ATTACKERS: {
    const unsigned kind = stage == STAGE_DEFENDERS ? KIND_DEFENDER : KIND_ATTACKER;
    const unsigned row = row_from (side, line_rows[kind]);
    place_line (s, side, kind);
    if (champions_formations[s->form[side]][kind] == 3)
      ask_put (s, line_man (s, side, kind, 1), square_at (row, 5), square_at (row, 6));
    break;
  }
  default:
    if (side == HOME) {
      place_home_centre (s);
      agenda_push (s, TASK_CLASHES, HOME);
    } else {
      ask_put (s, NOBODY, square_at (6, 5), square_at (6, 6)); /* C-007 */
      s->side = AWAY;
    }
    break;
  }
}

/* `steps` counts the lines that were placed. */
void
lineup_place (Setup *p, State *s, unsigned side)
{
  const unsigned stage = s->steps;

  if (stage == STAGE_DONE) {
    s->steps = 0;
    return;
  }
  s->steps++;
  agenda_push (s, TASK_PLACE, side);
  place_stage (s, side, stage);
}

/* C-009: home men whose square an away man has; 2 and 9 have a choice. */
void
lineup_clashes (Setup *p, State *s)
{
  const unsigned n = champions_formations[s->form[HOME]][KIND_MIDFIELDER];

  for (unsigned i = 0; i < n; i++) {
    const unsigned man = line_man (s, HOME, KIND_MIDFIELDER, i), column = line_columns[n][i];
    if (on_pitch (s, man))
      continue;
    if (is_free (s, square_at (6, column))) {
      man_put (s, man, square_at (6, column));
      continue;
    }
    const unsigned left = column > 1 ? square_at (6, column - 1) : NOBODY;
    const unsigned right = column < 10 ? square_at (6, column + 1) : NOBODY;
    const bool can_left = left != NOBODY && is_free (s, left);
    const bool can_right = right != NOBODY && is_free (s, right);
    if (can_left && can_right) {
      agenda_push (s, TASK_CLASHES, HOME);
      ask_put (s, man, left, right);
      return;
    }
    man_put (s, man, can_left ? left : right);
  }
}

/* C-007: away's man nearest to the centre square that was chosen; the others on their columns. */
static void
place_away_centre (State *s, unsigned square)
{
  const unsigned n = champions_formations[s->form[AWAY]][KIND_MIDFIELDER];
  const unsigned i = n == 3                    ? 1
                     : n == 2                  ? (column_of (square) == 5 ? 0 : 1)
                     : column_of (square) == 5 ? 1
                                               : 2;

  for (unsigned j = 0; j < n; j++)
    man_put (s, line_man (s, AWAY, KIND_MIDFIELDER, j),
             j == i ? square : square_at (6, line_columns[n][j]));
}

void
lineup_put (Setup *p, State *s, unsigned square)
{
  if (s->mover == NOBODY)
    place_away_centre (s, square);
  else
    man_put (s, s->mover, square);
  s->mover = NOBODY;
  s->n_choices = 0;
  s->choices[0] = s->choices[1] = 0;
  s->phase = PHASE_NONE;
}

/* C-020, C-021: away's throw lies already when home throws. */
void
kickoff_die (Setup *p, State *s, unsigned value)
{
  s->throws++;
  s->die = (uint8_t)value;
  if (s->side == AWAY) {
    s->first_throw = (uint8_t)value;
    ask (s, PHASE_KICKOFF, HOME);
    return;
  }
  const unsigned other = s->first_throw;
  s->first_throw = 0;
  if (other == value) {
    ask (s, PHASE_KICKOFF, AWAY);
    return;
  }
  const unsigned side = value > other ? HOME : AWAY;
  const unsigned a = s->at[square_at (6, 5)], b = s->at[square_at (6, 6)];
  s->turn = (uint8_t)side;
  s->next = (uint8_t)(1 - side);
  ball_play (p, s, side_of (a) == side ? a : b, value > other ? value - other : other - value,
             PLAY_RESTART);
}
