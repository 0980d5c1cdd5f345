/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is shown of a position, what the user clicks to choose an event, line-ups, and why a click
 * is refused. Rule numbers such as S-41 are those of RULES.md in this folder. */

#include "strafworp-view.h"
#include "strafworp-placement.h"
#include "strafworp-position.h"
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
  default: /* a die, or `time`: nothing to click */
    break;
  }
}

static SvStage
stage (const StrafworpState *s)
{
  if (s->phase == PHASE_OVER)
    return SV_STAGE_OVER;
  if (s->phase == PHASE_PLACE && !s->restart)
    return s->half > 1 && s->occupied[0] == 0 && s->occupied[1] == 0 ? SV_STAGE_BREAK
                                                                     : SV_STAGE_SETUP;
  return s->phase == PHASE_TOSS || s->phase == PHASE_START ? SV_STAGE_SETUP : SV_STAGE_PLAY;
}

/* Return the head of the figurine. If none was chosen, the shirt number selects one; heads are
 * listed alternately for the two sexes. */
static uint8_t
head_of (const StrafworpCard *card)
{
  return (uint8_t)(card->head != SV_FIELD_NULL ? card->head + 1
                                               : 2 * card->number - (card->sex == 0));
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
                    .head = head_of (card),
                    .look = card->sex == 0 ? "person" : "korfball-female" };
  if (s->attacking == side && s->ball == f) {
    out->flags |= SV_PIECE_BALL | SV_PIECE_ATTACKER;
    if (s->shot != SHOT_NONE)
      out->need = (int8_t)strafworp_need (setup, s);
  }
  if (s->attacking == side && s->mover == f)
    out->flags |= SV_PIECE_ACTIVE;
  if (s->attacking != STRAFWORP_NOBODY && s->attacking != side && s->defender == f) {
    out->flags |= SV_PIECE_DEFENDER;
    out->need = (int8_t)card->defence;
  }
}

void
strafworp_timing (const void *setup, const void *state, SvTiming *out)
{
  const StrafworpSetup *p = setup;
  const StrafworpState *s = state;

  *out = (SvTiming){ .period = s->half,
                     .n_periods = (uint8_t)p->halves,
                     /* S-90: play runs on */
                     .clock_runs = stage (s) == SV_STAGE_PLAY && !s->golden,
                     /* S-101, S-102: no clock in golden time */
                     .period_ms = s->golden ? 0 : strafworp_period_ms (p) };
}

void
strafworp_view (const void *setup, const void *state, SvView *out)
{
  const StrafworpSetup *p = setup;
  const StrafworpState *s = state;
  SvTiming timing;

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
  if (out->stage == SV_STAGE_OVER && s->score[0] != s->score[1]) /* S-93: the higher score wins */
    out->winner = s->score[0] > s->score[1] ? 0 : 1;
  /* S-102, S-113: a golden goal that also reaches the number of goals ends at full time */
  out->ended =
      s->golden && !sv_goals_reached (s->score, p->goals) ? SV_END_GOLDEN_GOAL : SV_END_FULL_TIME;
  strafworp_timing (setup, state, &timing);
  out->period = timing.period;
  out->n_periods = timing.n_periods;
  out->period_ms = timing.period_ms;
  out->clock_runs = timing.clock_runs;
  if (out->stage == SV_STAGE_BREAK && p->halves == 4 && s->half != 3)
    out->break_name =
        s->half == 2 ? N_ ("After the first quarter") : N_ ("After the third quarter");
  out->period_name = strafworp_period_name (p, strafworp_period (p, s));
  out->zone_side[s->zone] = 0;
  out->zone_side[1 - s->zone] = 1;
  if (s->home == STRAFWORP_NOBODY)
    out->zone_side[0] = out->zone_side[1] = -1;
  out->zone_side[2] = out->zone_side[3] = -1;
  out->phase = strafworp_phase_names[s->phase];
}

/* S-105: an example of each formation, with the roles in the areas where they have their bonus. */
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
  StrafworpState s;

  if (list->offset != offsetof (StrafworpSetup, n_bonuses) || (int)i >= p->n_bonuses)
    return false;
  const StrafworpBonus *bonus = &p->bonuses[i];
  strafworp_init (setup, &s);
  if (bonus->formation != SV_FIELD_NULL)
    memcpy (s.area[0], formation_areas[bonus->formation], STRAFWORP_FIGURINES);
  else if (bonus->role != SV_FIELD_NULL && bonus->area != SV_FIELD_NULL)
    /* S-01: figurines and roles have the same order */
    s.area[0][bonus->role] = (uint8_t)bonus->area;
  else
    return false;
  strafworp_view (setup, &s, out);
  return true;
}

/* Choose the next placing so that the figurines come as near to the line-up as possible: a
 * figurine whose area in the line-up is taken gets the first free one. */
bool
strafworp_line_up (const void *setup, const void *state, unsigned i, SvLineUp *out)
{
  static const struct {
    const char *name;
    unsigned formation;
  } line_ups[] = { { N_ ("2-1-1"), FORMATION_2_1_1 },
                   { N_ ("3-1-0"), FORMATION_3_1_0 },
                   { N_ ("3-0-1"), FORMATION_3_0_1 },
                   { N_ ("2-2"), FORMATION_2_2 } };
  /* S-60, S-70: areas at a free pass or penalty */
  static const uint8_t round_the_post[] = { AREA_C, AREA_D, AREA_C, AREA_F };
  const StrafworpState *s = state;
  const bool arrange = s->phase == PHASE_ARRANGE;
  SvEvent events[STRAFWORP_FIGURINES * STRAFWORP_AREAS];

  if (arrange ? i > 0 : s->phase != PHASE_PLACE || i >= SV_COUNT (line_ups))
    return false;
  const uint8_t *areas = arrange ? round_the_post : formation_areas[line_ups[i].formation];
  const unsigned n = strafworp_legal (setup, state, events);
  out->name = sv_phrase (!arrange                    ? line_ups[i].name
                         : s->shot == SHOT_FREE_PASS ? N_ ("for the free pass")
                                                     : N_ ("for the penalty"),
                         -1);
  out->event = events[0];
  for (unsigned k = n; k-- > 0;)
    if (areas[events[k].a - 1] == events[k].b)
      out->event = events[k];
  return true;
}

/* --- Why a click on a figurine or area is refused --- */

/* Return why the figurine whose turn it is may not go to an area of its own zone, or NULL if
 * unknown. */
static const char *
why_not_area (const StrafworpState *s, unsigned side, unsigned figurine, unsigned area)
{
  const unsigned from = s->area[side][figurine];

  if (s->phase == PHASE_MOVE && from == area)
    return N_ ("{piece} must go to another area: standing still is not allowed."); /* S-41 */
  if ((s->occupied[side] >> area & 1) != 0)
    return N_ ("{space} is taken: one figurine in each area."); /* S-06 */
  if (s->phase == PHASE_MOVE && (strafworp_reach[from] >> area & 1) == 0)
    return N_ ("Not crosswise: from {space2} to {space} is not allowed."); /* S-41 */
  if (s->phase == PHASE_PLACE)
    return N_ ("The team that throws off needs a figurine in A or B."); /* S-21 */
  if (s->phase == PHASE_ARRANGE)
    return s->shot == SHOT_FREE_PASS
               ? N_ ("At a free pass the others stand in C, D and F.")  /* S-60 */
               : N_ ("At a penalty the others stand in A, B, C or D."); /* S-70 */
  if (s->phase == PHASE_THROW_OFF)
    return N_ ("The throw-off is taken in A or B."); /* S-30 */
  if (s->phase == PHASE_RECEIVE)
    return N_ ("The ball goes to the nearest figurine."); /* S-82 */
  return NULL;
}

/* Return why this figurine cannot be chosen, wherever it would go, or NULL if it can. */
static const char *
why_not_piece (const StrafworpState *s, unsigned side, unsigned piece_side, unsigned figurine)
{
  if (piece_side != side) /* {team} is the owner of the figurine, {other} the side that decides */
    return s->phase == PHASE_MOVE      ? N_ ("It is the turn of {piece2} to move.") /* S-40 */
           : s->phase == PHASE_ARRANGE ? N_ ("{piece2} must be placed now.")
                                       : N_ ("Only players of {other} can be chosen now.");
  switch ((unsigned)s->phase) {
  case PHASE_MOVE:
    if (figurine == s->ball)
      return N_ ("{piece} has the ball and stays in place.");                        /* S-40 */
    return figurine == s->mover ? NULL : N_ ("It is the turn of {piece2} to move."); /* S-40 */
  case PHASE_ARRANGE:
    return figurine == s->mover ? NULL : N_ ("{piece2} must be placed now.");
  case PHASE_PLACE:
    return s->area[side][figurine] == STRAFWORP_NOBODY ? NULL
                                                       : N_ ("{piece} has already been placed.");
  case PHASE_THROW_OFF:
    return s->area[side][figurine] <= AREA_B || (s->occupied[side] & AREAS_AB) == 0
               ? NULL
               : N_ ("The throw-off is taken in A or B."); /* S-30 */
  case PHASE_DEFEND:
    return N_ (
        /* S-107 */
        "{piece} may not defend: females defend against females, and males against males.");
  case PHASE_RECEIVE:
    return N_ ("The ball goes to the nearest figurine."); /* S-82 */
  default:
    return NULL;
  }
}

bool
strafworp_why_not (const void *setup, const void *state, int piece, int space, SvPhrase *out)
{
  const StrafworpState *s = state;
  const unsigned side = strafworp_side (s);

  if (s->mover != STRAFWORP_NOBODY)
    out->piece2 = strafworp_piece (side, s->mover);
  if (s->phase == PHASE_START) {
    out->msgid = N_ ("The clock must be started first.");
    return true;
  }
  if (piece < 0 && s->mover < STRAFWORP_FIGURINES)
    piece = out->piece2; /* only the figurine whose turn it is can be meant */
  if (piece >= 0) {
    const unsigned piece_side = (unsigned)piece / STRAFWORP_FIGURINES;
    out->piece = (int16_t)piece;
    out->msgid = why_not_piece (s, side, piece_side, (unsigned)piece % STRAFWORP_FIGURINES);
    if (piece_side != side)
      out->side = (int8_t)piece_side;
  }
  if (out->msgid != NULL || space < 0)
    return out->msgid != NULL;
  if ((unsigned)space / STRAFWORP_AREAS != strafworp_zone (s, side)) {
    out->msgid = N_ ("Figurines of {team} stand only in their own zone."); /* S-05 */
  } else if (piece >= 0) {
    const unsigned figurine = (unsigned)piece % STRAFWORP_FIGURINES;
    out->space2 = strafworp_space (s, side, s->area[side][figurine]);
    out->msgid = why_not_area (s, side, figurine, (unsigned)space % STRAFWORP_AREAS);
  } else {
    out->msgid = why_not_area (s, side, 0, (unsigned)space % STRAFWORP_AREAS);
  }
  return out->msgid != NULL;
}
