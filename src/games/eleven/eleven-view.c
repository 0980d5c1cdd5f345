/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is shown of a position, which events belong to a space or piece that the user clicks, which
 * pieces an event moves, and why a space or piece cannot be chosen. */

#include "eleven-view.h"
#include "eleven-board.h"
#include "eleven-placement.h"
#include "eleven-position.h"
#include "eleven-rules.h"
#include "sv-heads.h"

#include <string.h>

static void
target_space (const ElevenSetup *p, const ElevenState *s, SvEvent event, SvTarget *out)
{
  const SvBoard *board = eleven_board (p);

  switch (event.verb) {
  case VERB_PLACE:
    out->piece = (int16_t)eleven_next_player (p, s, s->side);
    out->space = event.a;
    break;
  case VERB_LIFT:
    out->piece = s->occ[event.a];
    break;
  case VERB_PICK:
    out->piece = s->occ[event.a];
    out->flags = SV_TARGET_WAY;
    out->leave = N_ ("Let somebody else run");
    break;
  case VERB_STEP:
    out->piece = s->occ[s->active];
    out->space = event.a;
    out->flags = SV_TARGET_WAY;
    out->cost = (uint8_t)eleven_step_cost (p, board, s, s->active, event.a);
    break;
  case VERB_PUSH:
    out->piece = s->occ[s->att_at];
    out->space = event.a;
    break;
  default: /* VERB_KICK */
    out->space = event.a;
    break;
  }
}

void
eleven_event_target (const void *setup, const void *state, SvEvent event, SvTarget *out)
{
  *out = (SvTarget){ .piece = -1, .space = -1 };
  switch (event.verb) {
  case SV_VERB_DIE:
  case SV_VERB_TIME:
    break;
  case VERB_SHOOT:
    out->button = N_ ("Kick the ball");
    out->leave = N_ ("Do not kick");
    break;
  case VERB_STOP:
    out->button = N_ ("Keep the ball here");
    break;
  case VERB_END:
    out->button = N_ ("End the turn");
    break;
  case VERB_AIM: /* a part of the close-up of the goal, like a guess */
    out->space = event.a - 1;
    break;
  case VERB_GUESS:
    out->space = event.a;
    break;
  default:
    target_space (setup, state, event, out);
    break;
  }
}

static SvStage
stage (const ElevenSetup *p, const ElevenState *s)
{
  if (s->phase == PHASE_OVER)
    return SV_STAGE_OVER;
  if (s->phase == PHASE_TOSS)
    return SV_STAGE_SETUP;
  if (s->running || s->period == PERIOD_SHOOTOUT)
    return SV_STAGE_PLAY;
  /* Only the kicker stands on the field so far. Both teams place in turn, so comparing their
   * numbers is not enough to see that. */
  if (s->period > 1 && s->phase == PHASE_PLACE && s->side != s->kick_side &&
      s->bench[s->side] == p->players && s->bench[s->kick_side] == p->players - 1)
    return SV_STAGE_BREAK;
  return SV_STAGE_SETUP;
}

static void
view_pieces (const ElevenSetup *p, const ElevenState *s, SvView *out)
{
  const bool flies = s->phase == PHASE_AIM || s->phase == PHASE_GUESS;

  out->n_pieces = (uint16_t)(2 * (p->players + 1));
  out->ball_piece = -1;
  out->ball_space = s->ball == ELEVEN_NONE ? -1 : s->ball;
  for (unsigned piece = 0; piece < ELEVEN_PIECES; piece++) {
    const unsigned at = s->at[piece];
    const ElevenCard *card = &p->cards[eleven_side_of (piece)][eleven_card (piece)];
    SvPiece *shown = &out->pieces[piece];
    *shown = (SvPiece){ .side = (int8_t)eleven_side_of (piece),
                        .number = (int8_t)(eleven_card (piece) + 1),
                        .space = at == ELEVEN_NONE ? -1 : (int16_t)at,
                        .card = (int16_t)eleven_card (piece),
                        .head = sv_head_chosen (card->head),
                        .look = "football-player" };
    if (eleven_is_goalie (piece)) {
      shown->flags |= SV_PIECE_KEEPER;
      shown->look = "football-keeper";
    }
    if (piece >= out->n_pieces)
      shown->flags |= SV_PIECE_GONE;
    if (at == ELEVEN_NONE)
      continue;
    if (at == s->ball && !flies) {
      shown->flags |= SV_PIECE_BALL;
      out->ball_piece = (int16_t)piece;
    }
    if (at == s->active)
      shown->flags |= SV_PIECE_ACTIVE;
    if (at == s->att_from)
      shown->flags |= SV_PIECE_ATTACKER;
    if (at == s->att_at || (flies && eleven_holder (s) == piece))
      shown->flags |= SV_PIECE_DEFENDER;
  }
}

/* Write the trail of the ball in this series, including the spaces it passed over. */
static void
view_trail (const ElevenSetup *p, const ElevenState *s, SvView *out)
{
  const SvBoard *board = eleven_board (p);

  for (unsigned i = 0; i < s->n_series; i++) {
    uint8_t way[ELEVEN_MAX_RANGE] = { s->series[i] };
    const unsigned n = i == 0 ? 1 : eleven_way (p, board, s, s->series[i - 1], s->series[i], way);
    for (unsigned j = 0; j < n && out->n_trail < SV_MAX_TRAIL; j++)
      out->trail[out->n_trail++] = way[j];
  }
}

void
eleven_timing (const void *setup, const void *state, SvTiming *out)
{
  const ElevenSetup *p = setup;
  const ElevenState *s = state;
  const bool timed = p->clock_turns == 0;

  *out = (SvTiming){ .period = (uint8_t)eleven_shown_period (p, s->period),
                     .clock_runs = s->running && !s->out && timed };
  out->n_periods = out->period > 2 ? out->period : 2;
  if (timed && s->period < PERIOD_SHOOTOUT)
    out->period_ms = 60000 * (s->period < PERIOD_EXTRA ? p->minutes : p->extra_minutes);
}

void
eleven_view (const void *setup, const void *state, SvView *out)
{
  const ElevenSetup *p = setup;
  const ElevenState *s = state;
  const bool plays = s->phase == PHASE_TURN || s->phase == PHASE_PUSH || s->phase == PHASE_SHOOT;
  const bool known = s->phase != PHASE_TOSS && s->phase != PHASE_OVER;
  SvTiming timing;

  memset (out, 0, sizeof *out);
  view_pieces (p, s, out);
  view_trail (p, s, out);
  out->score[0] = s->score[0];
  out->score[1] = s->score[1];
  out->shootout = s->period == PERIOD_SHOOTOUT;
  out->shootout_score[0] = (int16_t)s->so[0];
  out->shootout_score[1] = (int16_t)s->so[1];
  out->shown_first = 0;
  out->attacking = !known ? -1 : (int8_t)(s->phase == PHASE_PLACE ? s->side : s->turn_side);
  out->winner = -1;
  if (s->phase == PHASE_OVER && eleven_winner (s) != ELEVEN_NONE)
    out->winner = (int8_t)eleven_winner (s);
  out->ended = s->period < PERIOD_EXTRA || sv_goals_reached (s->score, p->goals) ? SV_END_FULL_TIME
               : s->period < PERIOD_SHOOTOUT                                     ? SV_END_EXTRA_TIME
                                                                                 : SV_END_PENALTIES;
  out->points = plays ? s->points : -1;
  out->stage = stage (p, s);
  eleven_timing (setup, state, &timing);
  out->period = timing.period;
  out->n_periods = timing.n_periods;
  out->period_ms = timing.period_ms;
  out->clock_runs = timing.clock_runs;
  out->period_name = eleven_period_name (p, out->period);
  if (s->out)
    out->notice = p->end_rule == END_ACE ? N_ ("Playing until a 1") : N_ ("Until the next throw");
  out->zone_side[0] = s->west;
  out->zone_side[1] = (int16_t)(1 - s->west);
  out->zone_side[2] = out->zone_side[3] = -1;
  out->phase = eleven_phase_names[s->phase];
}

/* Write the motion of a kick: along lines, one part for each pair of spaces. */
static void
move_kick (const ElevenSetup *p, const ElevenState *s, unsigned to, SvMoves *out)
{
  uint8_t way[ELEVEN_MAX_RANGE];
  const unsigned n = eleven_way (p, eleven_board (p), s, s->ball, to, way);
  int from = s->ball;

  for (unsigned i = 0; i < n; i += 2) {
    const bool two = i + 1 < n;
    sv_moves_add (out, -1, from, way[two ? i + 1 : i], two ? way[i] : -1);
    from = way[two ? i + 1 : i];
  }
}

void
eleven_moves (const void *setup, const void *before, SvEvent event, const void *after, SvMoves *out)
{
  const ElevenState *old = before, *new = after;
  int ball_from = old->ball == ELEVEN_NONE ? -1 : old->ball;
  const int ball_to = new->ball == ELEVEN_NONE ? -1 : new->ball;
  const unsigned holder = eleven_holder (old);

  out->n = 0;
  if (event.verb == VERB_KICK) {
    move_kick (setup, old, event.a, out);
    ball_from = event.a;
  } else if (holder != ELEVEN_NONE && eleven_holder (new) == holder && old->phase != PHASE_AIM &&
             old->phase != PHASE_GUESS) {
    ball_from = ball_to; /* the ball goes with its piece */
  }
  /* The pushed piece moves first, to make room. */
  if (event.verb == VERB_PUSH) {
    const unsigned pushed = old->occ[old->att_at];
    sv_moves_add (out, (int)pushed, old->att_at, new->at[pushed], -1);
  }
  for (unsigned piece = 0; piece < ELEVEN_PIECES; piece++)
    if (event.verb != VERB_PUSH || piece != old->occ[old->att_at])
      sv_moves_add (out, (int)piece, old->at[piece] == ELEVEN_NONE ? -1 : old->at[piece],
                    new->at[piece] == ELEVEN_NONE ? -1 : new->at[piece], -1);
  sv_moves_add (out, -1, ball_from, ball_to, -1);
}

/* --- Why the user cannot choose a piece or space --- */

/* Return why a piece cannot go from one space to another. */
static const char *
why_not_step (const ElevenSetup *p, const ElevenState *s, unsigned from, unsigned to, SvPhrase *out)
{
  const SvBoard *board = eleven_board (p);
  const unsigned piece = s->occ[from], side = eleven_side_of (piece), other = s->occ[to];
  unsigned cost = (unsigned)p->cost_enter;

  out->piece2 = other == ELEVEN_NONE ? -1 : (int16_t)other;
  if (to == from)
    return N_ ("{piece} already stands there.");
  if (eleven_is_goal (board, to) &&
      !(eleven_is_goalie (piece) && board->spaces[to].end == eleven_end (s, side)))
    return N_ ("Only the goalie may stand in a team’s own goal."); /* E-19 */
  if (!eleven_joined (board, from, to))
    return N_ ("{piece} cannot get to {space} with the points that are left."); /* E-17 */
  if (eleven_step_cost (p, board, s, from, to) > 0)
    return NULL; /* possible once the piece is picked */
  if (other != ELEVEN_NONE && eleven_side_of (other) == side)
    return N_ ("{piece2} of the same team stands there."); /* E-18 */
  if (other != ELEVEN_NONE && s->ball == from)
    return N_ ("A player who has the ball cannot attack."); /* E-26 */
  if (other != ELEVEN_NONE && p->goalie_safe && eleven_is_goalie (other) &&
      eleven_inside (board, s, to, 1 - side))
    return N_ ("A goalie cannot be attacked in their own area."); /* E-33 */
  if (other != ELEVEN_NONE)
    cost += (unsigned)p->cost_push + (s->ball == to ? (unsigned)p->cost_take : 0);
  out->n = (int32_t)cost;
  out->m = s->points;
  if (cost > s->points && other == ELEVEN_NONE)
    return N_ ("There are not enough points left for this step.");
  if (cost > s->points)
    return s->ball == to ? N_ ("Taking the ball costs {n} points, and only {m} are left.")
                         : N_ ("This attack costs {n} points, and only {m} are left.");
  if (eleven_is_goalie (piece) && s->shot && p->goalie_must_shoot)
    return other == ELEVEN_NONE
               ? N_ ("The team has already kicked: the goalie may no longer have the ball in their "
                     "own area.")                                                     /* E-37 */
               : N_ ("The team has already kicked: the goalie may not attack here."); /* E-38 */
  return N_ ("There is no space to which {piece2} could be pushed.");                 /* E-31 */
}

static const char *
why_not_place (const ElevenSetup *p, const ElevenState *s, unsigned space)
{
  const SvSpace *here = &eleven_board (p)->spaces[space];

  if (here->kind == SV_SPACE_GOAL)
    return N_ ("Only the goalie stands in the goal."); /* E-09, E-19 */
  if (s->occ[space] != ELEVEN_NONE)
    return N_ ("There is already a player on {space}."); /* E-01 */
  if (here->kind == SV_SPACE_CENTRE)
    return N_ ("The centre stays empty before the kick-off."); /* E-09 */
  if (here->end != eleven_end (s, s->side))
    return N_ ("Players are placed in their own half."); /* E-09 */
  return NULL;
}

static const char *
why_not_push (const ElevenSetup *p, const ElevenState *s, unsigned space)
{
  const SvBoard *board = eleven_board (p);

  if (!eleven_joined (board, s->att_at, space))
    return N_ ("{piece2} can be pushed only along a line to the next space."); /* E-28 */
  if (eleven_is_goal (board, space))
    return N_ ("Nobody can be pushed into a goal."); /* E-30 */
  if (space == s->ball)
    return N_ ("Nobody can be pushed to where the ball lies.");               /* E-29 */
  return N_ ("There is a player on {space}: {piece2} needs an empty space."); /* E-28 */
}

static const char *
why_not_kick (const ElevenSetup *p, const ElevenState *s, unsigned space, SvPhrase *out)
{
  const SvBoard *board = eleven_board (p);

  out->n = p->shot_range;
  if (eleven_had_the_ball (s, space))
    return N_ ("That player has already had the ball in this series."); /* E-47 */
  if (eleven_is_goal (board, space) && board->spaces[space].end == eleven_end (s, s->turn_side))
    return N_ ("There are no own goals: the goalie must stand there to get the ball."); /* E-46 */
  if (eleven_is_goal (board, space))
    return N_ ("A shot at goal comes from a penalty space next to it.");          /* E-50 */
  return N_ ("The ball goes along {n} lines at most, and not past an opponent."); /* E-41, E-42 */
}

static const char *
why_not_piece (const ElevenSetup *p, const ElevenState *s, int piece, SvPhrase *out)
{
  const SvBoard *board = eleven_board (p);
  const unsigned side = eleven_side_of ((unsigned)piece), at = s->at[piece];

  out->side = (int8_t)side;
  switch ((unsigned)s->phase) {
  case PHASE_TURN:
    if (at == ELEVEN_NONE)
      return N_ ("{piece} is beside the field until the next goal.");
    if (s->fresh)
      return N_ ("{piece2} is picked and must make a step first."); /* E-61 */
    if (s->points == 0)
      return N_ ("All points are spent.");
    if (side != s->side)
      return N_ ("First choose the player of {other} who is to attack {piece}.");
    return eleven_has_step (p, board, s, at) ? NULL : N_ ("{piece} has nowhere to go.");
  case PHASE_PLACE:
    return at == ELEVEN_NONE || side != s->side ? N_ ("{piece2} must be placed now.")
                                                : N_ ("{piece} has already been placed.");
  case PHASE_LIFT:
    return side != s->side ? N_ ("Only players of {other} can be chosen now.")
                           : N_ ("The goalie cannot kick off.");
  case PHASE_PUSH:
    return N_ ("{piece2} must first be pushed to another space.");
  case PHASE_SHOOT:
    if (at == ELEVEN_NONE)
      return NULL;
    out->space = (int16_t)at;
    return why_not_kick (p, s, at, out);
  default:
    return NULL;
  }
}

static const char *
why_not_space (const ElevenSetup *p, const ElevenState *s, int piece, unsigned space, SvPhrase *out)
{
  unsigned from = s->active;

  switch ((unsigned)s->phase) {
  case PHASE_TURN:
    if (piece >= 0 && !s->fresh)
      from = s->at[piece];
    if (from == ELEVEN_NONE)
      return s->points == 0 ? N_ ("All points are spent.") : N_ ("First choose who is to move.");
    out->piece = s->occ[from];
    out->space2 = (int16_t)from;
    return why_not_step (p, s, from, space, out);
  case PHASE_PLACE:
    return why_not_place (p, s, space);
  case PHASE_PUSH:
    return why_not_push (p, s, space);
  case PHASE_SHOOT:
    return why_not_kick (p, s, space, out);
  case PHASE_LIFT:
    return N_ ("First choose the player who kicks off.");
  default:
    return NULL;
  }
}

/* Return whether the piece can be chosen, alone or together with a space. @meant: the only piece
 * with which something can be done in this position. */
static bool
can_be_chosen (const ElevenSetup *p, const ElevenState *s, int piece, int meant)
{
  const bool own = eleven_side_of ((unsigned)piece) == s->side && s->at[piece] != ELEVEN_NONE;

  if (piece == meant)
    return true;
  if (s->phase == PHASE_LIFT)
    return own && !eleven_is_goalie ((unsigned)piece);
  return s->phase == PHASE_TURN && !s->fresh && own &&
         eleven_has_step (p, eleven_board (p), s, s->at[piece]);
}

bool
eleven_why_not (const void *setup, const void *state, int piece, int space, SvPhrase *out)
{
  const ElevenSetup *p = setup;
  const ElevenState *s = state;

  if (s->phase == PHASE_AIM || s->phase == PHASE_GUESS) {
    out->msgid = s->phase == PHASE_AIM ? N_ ("First a secret number must be chosen.")
                                       : N_ ("First the goalie must guess.");
    return true;
  }
  if (s->phase == PHASE_PUSH)
    out->piece2 = s->occ[s->att_at];
  if (s->phase == PHASE_PLACE)
    out->piece2 = (int16_t)eleven_next_player (p, s, s->side);
  if (s->phase == PHASE_TURN && s->active != ELEVEN_NONE)
    out->piece2 = s->occ[s->active];
  if (piece >= 0 && !can_be_chosen (p, s, piece, out->piece2))
    out->msgid = why_not_piece (p, s, piece, out);
  if (out->msgid == NULL && space >= 0)
    out->msgid = why_not_space (p, s, piece, (unsigned)space, out);
  return out->msgid != NULL;
}
