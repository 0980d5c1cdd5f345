/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The line-up and the kick-off. RULES.md C-003 to C-023. */

#include "champions-rules.h"

#include <stdlib.h>

void
champions_lineup_formation (const ChampionsSetup *p, ChampionsState *s, unsigned side)
{
  const ChampionsTeam *team = &p->teams[side];

  s->form[side] = team->formation == SV_FIELD_NULL ? NOBODY : (uint8_t)team->formation;
  if (team->eleven == 0) {
    ask (s, s->form[side] == NOBODY ? PHASE_FORMATION : PHASE_LINEUP, side);
    return;
  }
  /* the eleven was chosen before the match (C-004) */
  s->picked[side] = (uint32_t)team->eleven >> 1;
  s->form[side] = (uint8_t)champions_formation_of (s->picked[side]);
}

unsigned
champions_lineup_legal (const ChampionsSetup *p, const ChampionsState *s, SvEvent *events)
{
  const unsigned side = s->side;
  unsigned n = 0;

  if (s->phase == PHASE_FORMATION) {
    for (unsigned i = 0; i < N_FORMATIONS; i++)
      if (champions_formation_fits (p, side, i))
        events[n++] = sv_event_of (VERB_FORMATION, i);
    return n;
  }
  const unsigned kind = champions_kind_to_pick (s->form[side], s->picked[side]);
  const uint32_t line = champions_available (p, side) & champions_men_of_kind (kind);
  const uint32_t picked = s->picked[side] & champions_men_of_kind (kind);
  const int needed = champions_formations[s->form[side]][kind] - __builtin_popcount (picked);
  events[n++] = sv_event_plain (VERB_AUTO);
  for (unsigned i = 0; i < SQUAD; i++) {
    const uint32_t above = line & ~((UINT32_C (2) << i) - 1);
    if ((line >> i & 1) != 0 && picked >> i == 0 && __builtin_popcount (above) >= needed - 1)
      events[n++] = sv_event_of (VERB_PICK, i + 1);
  }
  return n;
}

void
champions_lineup_choose (const ChampionsSetup *p, ChampionsState *s, SvEvent event)
{
  const unsigned side = s->side;

  if (event.verb == VERB_FORMATION) {
    s->form[side] = event.a;
    ask (s, PHASE_LINEUP, side);
    return;
  }
  if (event.verb == VERB_AUTO)
    s->picked[side] = champions_fill_up (p, side, s->form[side], s->picked[side]);
  else
    s->picked[side] |= UINT32_C (1) << (event.a - 1);
  if (champions_kind_to_pick (s->form[side], s->picked[side]) == NOBODY)
    go_on (s);
}

/* --- Placing: in PHASE_PUT, `choices` are squares for the piece `mover` --- */

static void
ask_put (ChampionsState *s, unsigned man, unsigned a, unsigned b)
{
  ask (s, PHASE_PUT, side_of (man));
  s->mover = (uint8_t)man;
  s->n_choices = 2;
  s->choices[0] = (uint8_t)(a < b ? a : b);
  s->choices[1] = (uint8_t)(a < b ? b : a);
}

/* Return the piece at position @i of a line of the formation, counted from column 1. */
static unsigned
line_man (const ChampionsState *s, unsigned side, unsigned kind, unsigned i)
{
  uint32_t bits = s->picked[side] & champions_men_of_kind (kind);

  while (i-- > 0)
    bits &= bits - 1;
  return first_man (side, bits);
}

/* Columns of the pieces of a line, by the number of pieces in it. 0: the player chooses the
 * column. */
static const uint8_t line_columns[5][4] = {
  [2] = { 3, 8 }, [3] = { 2, 0, 9 }, [4] = { 1, 4, 7, 10 }
};
/* rows of the lines, counted from the own back line */
static const uint8_t line_rows[] = { 0, 2, 6, 8 };

/* Place the pieces of a line whose columns are fixed (C-006). In a line of three the player is
 * asked for the middle one. */
static void
place_line (ChampionsState *s, unsigned side, unsigned kind)
{
  const unsigned n = champions_formations[s->form[side]][kind];
  const unsigned row = row_from (side, line_rows[kind]);

  for (unsigned i = 0; i < n; i++) {
    const unsigned man = line_man (s, side, kind, i), column = line_columns[n][i];
    if (column != 0)
      champions_put (s, man, square_at (row, column));
    else
      ask_put (s, man, square_at (row, 5), square_at (row, 6));
  }
}

/* Return the midfielder of a side who goes to the centre square in @column (C-007, C-008). */
static unsigned
centre_man (const ChampionsState *s, unsigned side, unsigned column)
{
  const unsigned n = champions_formations[s->form[side]][KIND_MIDFIELDER];

  return line_man (s, side, KIND_MIDFIELDER, n / 2 - (n != 3 && column == 5));
}

/* Place the midfield. Away is asked for its centre square; home's piece goes to the other one;
 * then pieces of both sides on one square are resolved. */
static void
place_midfield (ChampionsState *s, unsigned side)
{
  const unsigned column = is_free (s, square_at (6, 5)) ? 5 : 6;

  if (side == HOME) {
    champions_put (s, centre_man (s, HOME, column), square_at (6, column));
    champions_agenda_push (s, TASK_CLASHES, HOME);
    return;
  }
  ask_put (s, NOBODY, square_at (6, 5), square_at (6, 6));
  s->side = AWAY;
}

/* Place one line after the other; `steps` counts the lines that are placed. */
void
champions_lineup_place (const ChampionsSetup *p, ChampionsState *s, unsigned side)
{
  const unsigned kind = s->steps++;

  if (kind > KIND_ATTACKER) {
    s->steps = 0;
    return;
  }
  champions_agenda_push (s, TASK_PLACE, side);
  if (kind == KIND_KEEPER) {
    const unsigned row = row_from (side, 0);
    s->keeper[side] = (uint8_t)line_man (s, side, KIND_KEEPER, 0);
    /* the goalkeeper may start on either goal square (C-005) */
    ask_put (s, s->keeper[side], square_at (row, 5), square_at (row, 6));
  } else if (kind == KIND_MIDFIELDER) {
    place_midfield (s, side);
  } else {
    place_line (s, side, kind);
  }
}

/* Move home pieces whose square an away piece has (C-009). In columns 2 and 9 the player has a
 * choice. */
void
champions_lineup_clashes (const ChampionsSetup *p, ChampionsState *s, unsigned side)
{
  const unsigned n = champions_formations[s->form[HOME]][KIND_MIDFIELDER];

  for (unsigned i = 0; i < n; i++) {
    const unsigned man = line_man (s, HOME, KIND_MIDFIELDER, i);
    const unsigned square = square_at (6, line_columns[n][i]);
    if (on_pitch (s, man))
      continue;
    if (is_free (s, square)) {
      champions_put (s, man, square);
      continue;
    }
    const bool can_left = column_of (square) > 1 && is_free (s, square - 1);
    const bool can_right = column_of (square) < 10 && is_free (s, square + 1);
    if (can_left && can_right) {
      champions_agenda_push (s, TASK_CLASHES, HOME);
      ask_put (s, man, square - 1, square + 1);
      return;
    }
    champions_put (s, man, can_left ? square - 1 : square + 1);
  }
}

/* Place away's midfielders: the one nearest to the chosen centre square there, the others in their
 * columns (C-007). */
static void
place_away_midfield (ChampionsState *s, unsigned square)
{
  const unsigned n = champions_formations[s->form[AWAY]][KIND_MIDFIELDER];
  const unsigned centre = centre_man (s, AWAY, column_of (square));

  for (unsigned i = 0; i < n; i++) {
    const unsigned man = line_man (s, AWAY, KIND_MIDFIELDER, i);
    champions_put (s, man, man == centre ? square : square_at (6, line_columns[n][i]));
  }
}

void
champions_lineup_put (const ChampionsSetup *p, ChampionsState *s, SvEvent event)
{
  if (s->mover == NOBODY)
    place_away_midfield (s, event.a);
  else
    champions_put (s, s->mover, event.a);
  s->mover = NOBODY;
  champions_forget_choices (s);
  go_on (s);
}

void
champions_kickoff (const ChampionsSetup *p, ChampionsState *s, unsigned side)
{
  ask (s, PHASE_KICKOFF, side);
}

/* Handle a die of the kick-off (C-020, C-021). Away throws first, so when home throws the value of
 * away is in the state. */
void
champions_kickoff_die (const ChampionsSetup *p, ChampionsState *s, SvEvent event)
{
  const unsigned away = s->first_throw, home = event.a;
  const unsigned a = s->at[square_at (6, 5)], b = s->at[square_at (6, 6)];

  s->throws++;
  s->die = event.a;
  if (s->side == AWAY) {
    s->first_throw = event.a;
    ask (s, PHASE_KICKOFF, HOME);
    return;
  }
  s->first_throw = 0;
  if (away == home) {
    ask (s, PHASE_KICKOFF, AWAY);
    return;
  }
  s->turn = home > away ? HOME : AWAY;
  s->next = (uint8_t)(1 - s->turn);
  champions_ball_play (p, s, side_of (a) == s->turn ? a : b, (unsigned)abs ((int)home - (int)away),
                       PLAY_RESTART);
}
