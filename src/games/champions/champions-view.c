/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is to be seen of a position, what a person points at, and what moved. */

#include "champions.h"

#include <string.h>

static const char *const buttons[VERB_LAST + 1] = {
  [VERB_AUTO] = N_ ("The usual players"),     [VERB_THROW] = N_ ("Go on to the throw"),
  [VERB_STAND] = N_ ("Nobody can move"),      [VERB_GRAB] = N_ ("Take the ball in the hands"),
  [VERB_KICK] = N_ ("Play it with the feet"), [VERB_DROP] = N_ ("Let the ball go"),
  [VERB_HOLD] = N_ ("Nobody runs after it"),  [VERB_LET] = N_ ("Let the ball pass"),
  [VERB_NOSAVE] = N_ ("Do not dive"),         [VERB_BRING] = N_ ("Bring on"),
  [VERB_BENCH] = N_ ("Back to the bench"),    [VERB_NOREPLACE] = N_ ("Do not replace"),
};

/* Events about a square. */
static void
target_square (const ChampionsSetup *p, const ChampionsState *s, SvEvent event, SvTarget *out)
{
  const unsigned man = champions_man_asked (s);

  out->space = event.a;
  if (event.verb != VERB_BALL && man != NOBODY)
    out->piece = (int16_t)man;
  if (event.verb == VERB_STEP || event.verb == VERB_BALL) {
    out->flags = SV_TARGET_WAY;
    out->cost = event.verb == VERB_STEP || is_free (s, event.a);
  }
  if (event.verb == VERB_SAVE) {
    out->odds = (uint8_t)champions_save_chance (p, s, event.a);
    out->odds_of = 4;
  }
}

/* Events about a man of the side that acts. */
static void
target_man (const ChampionsState *s, SvEvent event, SvTarget *out)
{
  const unsigned man = man_of (s->side, event.a);

  out->piece = (int16_t)man;
  if (event.verb == VERB_USE || event.verb == VERB_CHASE)
    out->flags = SV_TARGET_WAY;
  if (event.verb == VERB_PUSH)
    out->space = event.b;
  if (event.verb == VERB_FOUL)
    out->space = (int16_t)place_of (s, man_of (1u - s->side, event.b));
  if (event.verb == VERB_INTERCEPT) {
    for (unsigned i = 0; i < s->n_window; i++)
      if (s->window[i].man == man)
        out->space = s->path[s->window[i].index].square;
    out->odds = 1;
    out->odds_of = 3;
  }
}

void
champions_event_target (const void *setup, const void *state, SvEvent event, SvTarget *out)
{
  *out = (SvTarget){ .piece = -1, .space = -1 };
  if (event.verb == SV_VERB_DIE)
    return;
  out->button =
      event.verb == VERB_FORMATION ? champions_formation_keys[event.a] : buttons[event.verb];
  if (event.verb == VERB_PUT || event.verb == VERB_STEP || event.verb == VERB_BALL ||
      event.verb == VERB_SAVE)
    target_square (setup, state, event, out);
  else if (out->button == NULL)
    target_man (state, event, out);
}

static SvStage
stage_of (const ChampionsState *s)
{
  if (s->phase == PHASE_OVER)
    return SV_STAGE_OVER;
  return champions_is_before_kickoff (s) ? SV_STAGE_SETUP : SV_STAGE_PLAY;
}

static bool
has_the_ball (const ChampionsState *s, unsigned man)
{
  return s->phase != PHASE_OVER && s->ball < SQUARES && place_of (s, man) == s->ball &&
         s->at[s->ball] == man;
}

static int
space_of (const ChampionsState *s, unsigned man)
{
  return on_pitch (s, man) ? (int)place_of (s, man) : -1;
}

static uint16_t
flags_of (const ChampionsState *s, unsigned man, uint32_t offside)
{
  const unsigned side = side_of (man), place = place_of (s, man);
  uint16_t flags = 0;

  if (has_the_ball (s, man))
    flags |= SV_PIECE_BALL;
  if (s->mover == man && s->phase != PHASE_OVER)
    flags |= SV_PIECE_ACTIVE;
  if (is_keeper (s, man) || (keeper_shirt (man) && place >= SQUARES))
    flags |= SV_PIECE_KEEPER;
  if ((offside & bit_of (man)) != 0)
    flags |= SV_PIECE_OFFSIDE;
  if ((s->yellow[side] & bit_of (man)) != 0)
    flags |= SV_PIECE_BOOKED;
  if ((s->injured[side] & bit_of (man)) != 0)
    flags |= SV_PIECE_HURT;
  if (place == PLACE_WARMING)
    flags |= SV_PIECE_WARMING;
  if (place == PLACE_OFF || place == PLACE_ABSENT)
    flags |= SV_PIECE_GONE;
  return flags;
}

/* The least throw that saves, or deflects. */
static int8_t
need_of (const ChampionsState *s, unsigned man)
{
  if ((s->phase == PHASE_SROLL || s->phase == PHASE_SODIE) && s->keeper[s->side] == man)
    return (int8_t)(5 - s->chance);
  return s->phase == PHASE_IROLL && s->mover == man ? 3 : 0;
}

static int16_t
points_of (const ChampionsState *s)
{
  if (s->phase == PHASE_WALK || s->phase == PHASE_CHASE2)
    return s->steps;
  if (s->phase == PHASE_ACT)
    return s->die;
  return s->phase == PHASE_KICK ? s->left : -1;
}

void
champions_view (const void *setup, const void *state, SvView *out)
{
  const ChampionsState *s = state;
  const ChampionsSetup *p = setup;
  uint32_t offside[2] = { 0, 0 };

  memset (out, 0, sizeof *out);
  out->n_pieces = MEN;
  if (s->ball < SQUARES && s->phase != PHASE_OVER) {
    offside[HOME] = champions_offside_men (p, s, HOME, row_of (s->ball));
    offside[AWAY] = champions_offside_men (p, s, AWAY, row_of (s->ball));
  }
  out->ball_piece = out->ball_space = -1;
  for (unsigned man = 0; man < MEN; man++) {
    SvPiece *piece = &out->pieces[man];
    const unsigned side = side_of (man);
    *piece = (SvPiece){ .side = (int8_t)side,
                        .number = (int8_t)number_of (man),
                        .space = (int16_t)space_of (s, man),
                        .card = (int16_t)(man % SQUAD),
                        .flags = flags_of (s, man, offside[side]),
                        .need = need_of (s, man) };
    piece->look = (piece->flags & SV_PIECE_KEEPER) != 0 ? "football-keeper" : "football-player";
    if ((piece->flags & SV_PIECE_BALL) != 0)
      out->ball_piece = (int16_t)man;
  }
  if (s->ball < SQUARES)
    out->ball_space = s->ball;
  else if (s->phase == PHASE_KICKOFF)
    out->ball_space = (int16_t)square_at (6, 5);
  out->score[0] = s->score[0];
  out->score[1] = s->score[1];
  out->shown_first = HOME;
  out->attacking = s->turn < 2 ? (int8_t)s->turn : -1;
  out->winner = s->winner < 2 && s->phase == PHASE_OVER ? (int8_t)s->winner : -1;
  out->period = (uint8_t)(s->period + 1);
  out->n_periods = 1;
  out->period_name = champions_period_name (p, out->period);
  if (out->period_name == NULL)
    out->period_name = N_ ("Match");
  out->stage = stage_of (s);
  if (s->period != PERIOD_SHOOTOUT) {
    out->clock_shows = (int16_t)(p->clock == CLOCK_ONES ? s->ticks * p->minute_step : s->throws);
    out->clock_ends = (int16_t)champions_clock_limit (p, s);
  }
  for (unsigned i = 0; i < 4; i++)
    out->zone_side[i] = -1;
  out->points = points_of (s);
  for (unsigned i = 0; i < s->n_path && out->n_trail < SV_MAX_TRAIL; i++)
    out->trail[out->n_trail++] = s->path[i].square;
  out->phase = champions_phase_name (s->phase);
}

static void
add_move (SvMoves *out, int piece, int from, int to)
{
  if (from != to && out->n < SV_MAX_MOVES)
    out->moves[out->n++] = (SvMove){ (int16_t)piece, (int16_t)from, (int16_t)to, -1 };
}

void
champions_moves (
    const void *setup, const void *before, SvEvent event, const void *after, SvMoves *out)
{
  const ChampionsState *a = before, *b = after;

  out->n = 0;
  for (unsigned man = 0; man < MEN; man++)
    add_move (out, (int)man, space_of (a, man), space_of (b, man));
  add_move (out, -1, a->ball < SQUARES ? a->ball : -1, b->ball < SQUARES ? b->ball : -1);
}
