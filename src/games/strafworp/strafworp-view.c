/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is to be seen of a position, what a person points at, and what moved. */

#include "strafworp-view.h"
#include "strafworp-dump.h"
#include "strafworp-legal.h"
#include "strafworp-rules.h"

#include <string.h>

void
strafworp_event_target (const void *setup, const void *state, SvEvent event, SvTarget *out)
{
  const StrafworpState *s = state;
  const unsigned side = strafworp_side (s), figurine = event.a - 1u;

  *out = (SvTarget){ .piece = -1, .space = -1 };
  switch (event.verb) {
  case VERB_START:
    out->button = N_ ("Start the clock");
    break;
  case VERB_PLACE:
  case VERB_MOVE:
  case VERB_THROW_OFF:
  case VERB_DEFEND:
  case VERB_RECEIVE:
    out->piece = strafworp_piece (side, figurine);
    if (event.b != SV_ARG_NONE)
      out->space = strafworp_space (s, side, event.b);
    break;
  default: /* a die, or time */
    break;
  }
}

static const char *
period_name (const StrafworpSetup *setup, const StrafworpState *s)
{
  if (s->golden)
    return N_ ("Golden goal");
  if (setup->halves == 1)
    return N_ ("Match");
  return s->half == 1 ? N_ ("First half") : N_ ("Second half");
}

static SvStage
stage (const StrafworpState *s)
{
  switch ((StrafworpPhase)s->phase) {
  case PHASE_TOSS:
  case PHASE_START:
    return SV_STAGE_SETUP;
  case PHASE_PLACE:
    if (s->restart)
      return SV_STAGE_PLAY;
    return s->half > 1 && s->occupied[0] == 0 && s->occupied[1] == 0 ? SV_STAGE_BREAK
                                                                     : SV_STAGE_SETUP;
  case PHASE_OVER:
    return SV_STAGE_OVER;
  case PHASE_THROW_OFF:
  case PHASE_MOVE:
  case PHASE_DEFEND:
  case PHASE_SHOT:
  case PHASE_ARRANGE:
  case PHASE_RECEIVE:
    break;
  }
  return SV_STAGE_PLAY;
}

/* The least throw with which the attacker has a chance, bonus counted: S-53…S-56, S-71. */
static int8_t
attacker_need (const StrafworpSetup *setup, const StrafworpState *s)
{
  const int need = setup->cards[s->attacking][s->ball].attack - strafworp_bonus (setup, s);

  return (int8_t)(need < 1 ? 1 : need);
}

static void
view_piece (
    const StrafworpSetup *setup, const StrafworpState *s, unsigned side, unsigned f, SvPiece *out)
{
  const StrafworpCard *card = &setup->cards[side][f];

  *out = (SvPiece){ .side = (int8_t)side,
                    .number = (int8_t)card->number,
                    .space = strafworp_space (s, side, s->area[side][f]),
                    .card = (int16_t)f,
                    .look = card->sex == 0 ? "korfball-male" : "korfball-female" };
  if (s->attacking == side && s->ball == f) {
    out->flags |= SV_PIECE_BALL | SV_PIECE_ATTACKER;
    if (s->shot != SHOT_NONE)
      out->need = attacker_need (setup, s);
  }
  if (s->attacking == side && s->mover == f)
    out->flags |= SV_PIECE_ACTIVE;
  if (s->attacking != STRAFWORP_NOBODY && s->attacking != side && s->defender == f) {
    out->flags |= SV_PIECE_DEFENDER;
    out->need = (int8_t)card->defence;
  }
}

void
strafworp_view (const void *setup, const void *state, SvView *out)
{
  const StrafworpSetup *p = setup;
  const StrafworpState *s = state;

  memset (out, 0, sizeof *out);
  out->n_pieces = 2 * STRAFWORP_FIGURINES;
  out->ball_space = out->ball_piece = -1;
  for (unsigned side = 0; side < 2; side++)
    for (unsigned f = 0; f < STRAFWORP_FIGURINES; f++) {
      SvPiece *piece = &out->pieces[strafworp_piece (side, f)];
      view_piece (p, s, side, f, piece);
      if ((piece->flags & SV_PIECE_BALL) != 0) {
        out->ball_piece = strafworp_piece (side, f);
        out->ball_space = piece->space;
      }
    }
  out->score[0] = s->score[0];
  out->score[1] = s->score[1];
  out->shown_first = s->home == STRAFWORP_NOBODY ? -1 : (int8_t)s->home;
  out->attacking = s->attacking == STRAFWORP_NOBODY ? -1 : (int8_t)s->attacking;
  out->winner = -1;
  out->points = -1;
  out->stage = stage (s);
  if (out->stage == SV_STAGE_OVER && s->score[0] != s->score[1]) /* S-93 */
    out->winner = s->score[0] > s->score[1] ? 0 : 1;
  out->period = s->half;
  out->n_periods = (uint8_t)p->halves;
  out->period_name = period_name (p, s);
  out->period_ms = s->golden ? 0 : p->minutes * 60000;         /* S-101, S-102 */
  out->clock_runs = out->stage == SV_STAGE_PLAY && !s->golden; /* S-90 */
  out->zone_side[s->zone] = 0;
  out->zone_side[1 - s->zone] = 1;
  if (s->home == STRAFWORP_NOBODY)
    out->zone_side[0] = out->zone_side[1] = -1;
  out->zone_side[2] = out->zone_side[3] = -1;
  out->phase = strafworp_phase_names[s->phase];
}

static void
add_move (SvMoves *out, int piece, int from, int to)
{
  if (from != to && out->n < SV_MAX_MOVES)
    out->moves[out->n++] = (SvMove){ (int16_t)piece, (int16_t)from, (int16_t)to, -1 };
}

void
strafworp_moves (
    const void *setup, const void *before, SvEvent event, const void *after, SvMoves *out)
{
  SvView old, new;

  strafworp_view (setup, before, &old);
  strafworp_view (setup, after, &new);
  out->n = 0;
  for (int i = 0; i < old.n_pieces; i++)
    add_move (out, i, old.pieces[i].space, new.pieces[i].space);
  /* The ball walks with its figurine; alone it goes only from hand to hand. */
  if (old.ball_piece != new.ball_piece)
    add_move (out, -1, old.ball_space, new.ball_space);
}

/* S-105: an example of each formation, with everybody where the role has its bonus. */
static const uint8_t formation_areas[][STRAFWORP_FIGURINES] = {
  [FORMATION_3_1_0] = { AREA_A, AREA_B, AREA_E, AREA_C },
  [FORMATION_3_0_1] = { AREA_A, AREA_B, AREA_C, AREA_F },
  [FORMATION_2_1_1] = { AREA_A, AREA_B, AREA_E, AREA_F },
  [FORMATION_2_2] = { AREA_A, AREA_B, AREA_C, AREA_D },
};

bool
strafworp_item_picture (const void *setup, const SvField *list, unsigned i, SvView *out)
{
  const StrafworpSetup *p = setup;
  const StrafworpBonus *bonus;
  StrafworpState s;

  if (list->offset != offsetof (StrafworpSetup, n_bonuses) || (int)i >= p->n_bonuses)
    return false;
  bonus = &p->bonuses[i];
  strafworp_init (setup, &s);
  if (bonus->formation != SV_FIELD_NULL)
    memcpy (s.area[0], formation_areas[bonus->formation], STRAFWORP_FIGURINES);
  else if (bonus->role != SV_FIELD_NULL && bonus->area != SV_FIELD_NULL)
    s.area[0][bonus->role] = (uint8_t)bonus->area; /* S-01: figurine and role have one order */
  else
    return false;
  strafworp_view (setup, &s, out);
  return true;
}
