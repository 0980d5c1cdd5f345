/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is shown of a position, which events belong to a square or piece that the user clicks, and
 * why a square or piece cannot be chosen. */

#include "champions-view.h"
#include "champions-flight.h"
#include "champions-placement.h"
#include "champions-rules.h"
#include "champions-tell.h"
#include "sv-heads.h"

#include <stdlib.h>
#include <string.h>

static const char *const buttons[VERB_LAST + 1] = {
  [VERB_AUTO] = N_ ("The usual players"),     [VERB_THROW] = N_ ("Throw"),
  [VERB_STAND] = N_ ("Nobody can move"),      [VERB_GRAB] = N_ ("Pick up the ball"),
  [VERB_KICK] = N_ ("Play it with the feet"), [VERB_DROP] = N_ ("Let the ball go"),
  [VERB_HOLD] = N_ ("Nobody runs after it"),  [VERB_LET] = N_ ("Let the ball pass"),
  [VERB_NOSAVE] = N_ ("Do not dive"),         [VERB_BRING] = N_ ("Bring on"),
  [VERB_BENCH] = N_ ("Back to the bench"),    [VERB_NOREPLACE] = N_ ("Do not replace"),
};

/* Write the target of an event that concerns a square. */
static void
target_square (const ChampionsSetup *p, const ChampionsState *s, SvEvent event, SvTarget *out)
{
  const unsigned man = champions_man_asked (s);

  out->space = event.a;
  if (event.verb != VERB_BALL && man != NOBODY)
    out->piece = (int16_t)man;
  if (out->piece >= 0 && on_pitch (s, man) && place_of (s, man) == event.a)
    out->button = N_ ("Stay");
  if (event.verb == VERB_STEP || event.verb == VERB_BALL) {
    out->flags = SV_TARGET_WAY;
    out->cost = event.verb == VERB_STEP || is_free (s, event.a);
  }
  if (event.verb == VERB_SAVE) {
    out->odds = (uint8_t)champions_save_chance (p, s, event.a);
    out->odds_of = 4;
  }
}

/* Write the target of an event that concerns a piece of the side that acts. */
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

/* What the piece does whom an event is about, if no other piece can do it. */
static const char *const acts[VERB_LAST + 1] = {
  [VERB_USE] = N_ ("{piece} walks"),
  [VERB_CHASE] = N_ ("{piece} runs after it"),
  [VERB_INTERCEPT] = N_ ("{piece} tries"),
  [VERB_OFF] = N_ ("{piece} goes off"),
  [VERB_REPLACE] = N_ ("{piece} comes on"),
  [VERB_GLOVE] = N_ ("{piece} puts on the gloves"),
  [VERB_WARM] = N_ ("{piece} warms up"),
  [VERB_WALL] = N_ ("{piece} forms the wall"),
};

/* How to leave what an event has only begun. */
static const char *const leaves[VERB_LAST + 1] = {
  [VERB_USE] = N_ ("Let somebody else walk"),
  [VERB_CHASE] = N_ ("Let somebody else run"),
  [VERB_BRING] = N_ ("Do not bring on"),
  [VERB_TAKER] = N_ ("Choose somebody else"),
};

void
champions_event_target (const void *setup, const void *state, SvEvent event, SvTarget *out)
{
  *out = (SvTarget){ .piece = -1, .space = -1 };
  if (event.verb == SV_VERB_DIE)
    return;
  out->button =
      event.verb == VERB_FORMATION ? champions_formation_keys[event.a] : buttons[event.verb];
  out->act = acts[event.verb];
  out->leave = leaves[event.verb];
  if (event.verb == VERB_THROW)
    out->flags = SV_TARGET_THROW;
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

/* Return whether the ball must still be played after a foul, a goal, or going out. */
static bool
is_stopped (const ChampionsState *s)
{
  return s->restart != RESTART_NONE && s->n_path == 0 && s->deflected == 0 &&
         s->phase < PHASE_SOKEEPER && !(s->phase >= PHASE_CHASE && s->phase <= PHASE_CLASP);
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

/* Return the lowest throw with which the piece saves or deflects. */
static int8_t
need_of (const ChampionsState *s, unsigned man)
{
  if ((s->phase == PHASE_SROLL || s->phase == PHASE_SODIE) && s->keeper[s->side] == man)
    return (int8_t)(5 - s->chance);
  return s->phase == PHASE_IROLL && s->mover == man ? 3 : 0;
}

/* Return the role of the piece in the present throw. A throw is against the piece that played the
 * ball. */
static unsigned
part_of (const ChampionsState *s, unsigned man)
{
  const bool thrown = s->phase == PHASE_SROLL || s->phase == PHASE_SODIE || s->phase == PHASE_IROLL;

  if (need_of (s, man) != 0)
    return SV_PIECE_DEFENDER;
  return thrown && champions_toucher (s, 1u - s->side) == man ? SV_PIECE_ATTACKER : 0;
}

static uint16_t
flags_of (const ChampionsState *s, unsigned man, uint32_t offside)
{
  const unsigned side = side_of (man), place = place_of (s, man);
  unsigned flags = part_of (s, man);

  if (has_the_ball (s, man))
    flags |= SV_PIECE_BALL;
  if (s->phase == PHASE_KICKOFF ? place == square_at (6, 5) || place == square_at (6, 6)
                                : s->mover == man && s->phase != PHASE_OVER)
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
  return (uint16_t)flags;
}

static int16_t
points_of (const ChampionsState *s)
{
  if (s->phase == PHASE_WALK || s->phase == PHASE_CHASE2)
    return s->steps;
  if (s->phase == PHASE_ACT)
    return s->die;
  return s->phase == PHASE_KICK ? s->flight.left : -1;
}

/* The clock is moved by dice, not by time. */
void
champions_timing (const void *setup, const void *state, SvTiming *out)
{
  const ChampionsState *s = state;

  *out = (SvTiming){ .period = (uint8_t)(s->period + 1), .n_periods = 1 };
}

/* Show the men, and which of them has the ball. */
static void
view_men (const ChampionsSetup *p, const ChampionsState *s, SvView *out)
{
  uint32_t offside[2] = { 0, 0 };

  out->n_pieces = MEN;
  if (s->ball < SQUARES && s->phase != PHASE_OVER) {
    offside[HOME] = champions_offside_men (p, s, HOME, row_of (s->ball));
    offside[AWAY] = champions_offside_men (p, s, AWAY, row_of (s->ball));
  }
  out->ball_piece = -1;
  for (unsigned man = 0; man < MEN; man++) {
    SvPiece *piece = &out->pieces[man];
    const unsigned side = side_of (man);
    *piece = (SvPiece){ .side = (int8_t)side,
                        .number = (int8_t)number_of (man),
                        .space = (int16_t)space_of (s, man),
                        .card = (int16_t)(man % SQUAD),
                        .head = sv_head_chosen (p->cards[side][man % SQUAD].head),
                        .flags = flags_of (s, man, offside[side]),
                        .need = need_of (s, man) };
    piece->look = (piece->flags & SV_PIECE_KEEPER) != 0 ? "football-keeper" : "football-player";
    if ((piece->flags & SV_PIECE_BALL) != 0)
      out->ball_piece = (int16_t)man;
  }
}

void
champions_view (const void *setup, const void *state, SvView *out)
{
  const ChampionsState *s = state;
  const ChampionsSetup *p = setup;
  SvTiming timing;

  memset (out, 0, sizeof *out);
  view_men (p, s, out);
  out->ball_space = -1;
  if (s->ball < SQUARES)
    out->ball_space = s->ball;
  else if (s->phase == PHASE_KICKOFF)
    out->ball_space = (int16_t)square_at (6, 5);
  out->score[0] = s->score[0];
  out->score[1] = s->score[1];
  out->shootout = s->period == PERIOD_SHOOTOUT;
  out->shootout_score[0] = s->so_score[0];
  out->shootout_score[1] = s->so_score[1];
  out->shown_first = HOME;
  out->attacking = s->turn < 2 ? (int8_t)s->turn : -1;
  out->winner = s->winner != NOBODY && s->phase == PHASE_OVER ? (int8_t)s->winner : -1;
  out->ended = s->ended == ENDED_NOT ? SV_END_FULL_TIME : (uint8_t)(s->ended - ENDED_FULL);
  champions_timing (setup, state, &timing);
  out->period = timing.period;
  out->n_periods = timing.n_periods;
  out->period_name = champions_period_name (p, out->period);
  if (out->period_name == NULL)
    out->period_name = N_ ("Match");
  out->stage = stage_of (s);
  out->stopped = is_stopped (s);
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

/* --- Why the user cannot choose a piece or square --- */

static const char *
limit_sentence (unsigned limit)
{
  switch (limit) {
  case 141:
    return N_ ("Too many players of {team} would stand in their own penalty area.");
  case 142:
    return N_ ("Too many players of {team} would stand in their own goal area.");
  case 143:
    return N_ ("The players of {team} would make too long a chain.");
  case 145:
    return N_ ("From there one of the teams could no longer reach the ball.");
  default:
    return NULL;
  }
}

/* Return why the piece may never stand on the square, whatever is thrown; NULL if it may. */
static const char *
closed_sentence (const ChampionsState *s, unsigned man, unsigned square)
{
  const Set open = champions_enterable (s, man);

  if (!is_free (s, square))
    return N_ ("{space} is taken.");
  if (champions_goal_side (square) != NOBODY && !set_has (&open, square))
    return N_ ("Only the keeper of that team stands in the goal.");
  if (!set_has (&open, square))
    return N_ ("The goal area is closed until the ball lies in that row."); /* C-140 */
  return NULL;
}

static const char *
why_not_step (const ChampionsSetup *p, const ChampionsState *s, unsigned square)
{
  const unsigned man = s->mover, from = place_of (s, man);
  const char *closed = closed_sentence (s, man, square);
  const Set beside = set_beside (set_of (from));

  if (square == from)
    return N_ ("{piece} must use all the steps that were thrown.");
  if (closed != NULL)
    return closed;
  if (!set_has (&beside, square))
    return N_ ("{piece} cannot get to {space} with these steps.");
  if (square == s->ball)
    return s->barred == man ? N_ ("{piece} may not touch the ball before another player has.")
                            : N_ ("{piece} could not play the ball from there.");
  if (s->restart == RESTART_FREEKICK)
    return N_ ("A free kick must be played: {piece} has to reach the ball.");
  if (s->steps == 1 && champions_limit_broken (p, s, man, square) != 0)
    return limit_sentence (champions_limit_broken (p, s, man, square));
  return N_ ("From {space} the steps that are left could not all be used.");
}

/* Return how many squares a ball needs at least from one square to another. */
static unsigned
squares_between (unsigned from, unsigned to)
{
  const int rows = abs ((int)row_of (from) - (int)row_of (to));
  const int columns = abs ((int)column_of (from) - (int)column_of (to));

  return (unsigned)(rows > columns ? rows : columns);
}

static const char *
why_not_ball (const ChampionsState *s, unsigned square, SvPhrase *out)
{
  const unsigned man = s->at[square];

  if (square == s->flight.square)
    return N_ ("The ball must use all the squares that are left.");
  if (man != NOBODY && side_of (man) != s->kside)
    return N_ ("The ball cannot pass an opponent on {space}.");
  if (champions_goal_side (square) == s->kside)
    return N_ ("The ball may not be played into the team’s own goal.");
  if (!set_has (&champions_field, square) && champions_goal_side (square) == NOBODY)
    return N_ ("The ball may not be played off the field."); /* C-146 */
  out->n = s->flight.left;
  if (squares_between (s->flight.square, square) > s->flight.left)
    return s->flight.left == 1 ? N_ ("Too far: the ball goes one more square.")
                               : N_ ("Too far: the ball goes {n} more squares.");
  if (man != NOBODY) {
    out->piece2 = (int16_t)man;
    return N_ ("{piece2} cannot be reached with this pass, or is offside.");
  }
  return N_ ("The ball cannot get to {space}: it turns once, by half a right angle.");
}

/* Return why a piece that may walk cannot step on the square. */
static const char *
why_not_walk (const ChampionsSetup *p, const ChampionsState *s, unsigned man, unsigned square)
{
  ChampionsState walking = *s;

  champions_use (p, &walking, sv_event_of (VERB_USE, number_of (man)));
  return why_not_step (p, &walking, square);
}

/* Return why the piece cannot be chosen; NULL if it could be, but not with this square. @aimed: a
 * square was chosen too. */
static const char *
why_not_man (const ChampionsSetup *p, const ChampionsState *s, unsigned man, bool aimed)
{
  SvEvent events[SV_MAX_LEGAL];

  if (place_of (s, man) == PLACE_ABSENT)
    return N_ ("{piece} of {team} cannot play in this match.");
  switch ((unsigned)s->phase) {
  case PHASE_ACT:
    if (!on_pitch (s, man))
      return N_ ("{piece} is not on the pitch.");
    if (champions_foul_legal (p, s, events) > 0)
      return N_ ("A foul cannot be avoided: you can only choose who commits it."); /* C-170 */
    if (aimed && champions_can_walk (p, s, man))
      return NULL; /* not to this square, but to another one */
    if (s->restart == RESTART_FREEKICK)
      return N_ ("{piece} cannot reach the ball and play it with this throw.");
    return N_ ("{piece} cannot use all the steps that were thrown.");
  case PHASE_WALK:
  case PHASE_CHASE2:
    return man == s->mover ? NULL : N_ ("{piece2} is walking.");
  case PHASE_KICK:
  case PHASE_SAVE:
  case PHASE_KEEPER:
  case PHASE_SPOT:
    return on_pitch (s, man) ? NULL : N_ ("{piece} is not on the pitch.");
  case PHASE_CHASE:
    if (!on_pitch (s, man))
      return N_ ("{piece} is not on the pitch.");
    if ((s->touched & bit_of (man)) != 0)
      return N_ ("{piece} has touched the ball in this turn."); /* C-055 */
    if ((s->ahead & bit_of (man)) != 0)
      return N_ ("{piece} was offside when the ball was played.");              /* C-121 */
    return N_ ("{piece} would not be nearer to the ball than all team-mates."); /* C-057 */
  case PHASE_ICEPT:
    for (unsigned i = 0; i < s->n_window; i++)
      if (s->window[i].man == man)
        return NULL; /* not on this square, but on another one */
    return is_keeper (s, man) ? N_ ("Keepers do not intercept.")
                              : N_ ("{piece} is not beside a free square that the ball passed.");
  case PHASE_TURN:
    return on_pitch (s, man) ? N_ ("Only players on the bench warm up.")
                             : N_ ("{piece} cannot be sent to warm up.");
  case PHASE_OFF:
    return N_ ("A keeper goes off for a keeper, another player for another player."); /* C-162 */
  case PHASE_LINEUP:
    return N_ ("{piece} cannot be picked now: first the keeper, then defenders, midfielders and "
               "attackers, by number.");
  case PHASE_TAKER:
  case PHASE_WALL:
  case PHASE_GKOUT:
    return N_ ("Only players on the pitch can be chosen, and not the keeper.");
  default:
    return NULL;
  }
}

static const char *
why_not_square (const ChampionsSetup *p, const ChampionsState *s, unsigned square, SvPhrase *out)
{
  switch ((unsigned)s->phase) {
  case PHASE_WALK:
    return why_not_step (p, s, square);
  case PHASE_CHASE2:
    return N_ ("Each step must bring {piece2} nearer to the ball."); /* C-055 */
  case PHASE_KICK:
    return why_not_ball (s, square, out);
  case PHASE_SAVE:
  case PHASE_SODIVE:
    return N_ ("The keeper stops a shot on its path, not more than three steps away."); /* C-071 */
  case PHASE_KEEPER:
  case PHASE_SOKEEPER:
    return N_ ("The keeper begins on one of the two goal squares.");
  case PHASE_SPOT:
    return N_ ("The penalty is taken from one of the two squares at the spot.");
  case PHASE_PUT:
  case PHASE_SOPUT:
    return N_ ("Choose one of the two squares that are marked.");
  case PHASE_SUBPUT:
    return N_ (
        "A defender comes on in the back row, a midfielder in the middle, an attacker in front.");
  case PHASE_ICEPT:
    return N_ ("Nobody can intercept on {space}.");
  default:
    return NULL;
  }
}

/* Return what must be chosen first, for clicks that have nothing to do with it. */
static const char *
what_first (const ChampionsState *s)
{
  switch ((unsigned)s->phase) {
  case PHASE_FORMATION:
    return N_ ("First choose a formation.");
  case PHASE_LINEUP:
    return N_ ("First pick the players: the formation says where they stand.");
  case PHASE_TURN:
    return N_ ("First throw the die, or send players on the bench to warm up.");
  case PHASE_ACT:
    return N_ ("First choose who walks.");
  case PHASE_GRAB:
    return N_ ("First choose: does the keeper pick up the ball, or kick it?");
  case PHASE_DROP:
    return N_ ("The ball cannot be played on from here: let it go.");
  case PHASE_CHASE:
    return N_ ("First choose who runs after the ball, or that nobody does.");
  case PHASE_ICEPT:
    return N_ ("First choose who intercepts, or let the ball pass.");
  case PHASE_BRING:
    return N_ ("First choose: does the player come on, or go back to the bench?");
  case PHASE_OFF:
    return N_ ("First choose who goes off.");
  case PHASE_TAKER:
    return N_ ("First choose who takes the kick.");
  case PHASE_WALL:
    return N_ ("First choose who stands in the wall.");
  case PHASE_PUT:
  case PHASE_SOPUT:
    return N_ ("Choose one of the two squares that are marked.");
  case PHASE_SUBPUT:
    return N_ ("First choose where the player comes on.");
  case PHASE_GKOUT:
  case PHASE_GKHURT:
    return N_ ("First choose who becomes the keeper.");
  case PHASE_HURT:
    return N_ ("First choose who comes on for the injured player, or that nobody does.");
  default:
    return NULL;
  }
}

/* Return why a piece of the other side cannot be chosen: while the ball is played or a piece
 * walks, it is only an obstacle. */
static const char *
why_not_opponent (const ChampionsSetup *p, const ChampionsState *s, unsigned man, SvPhrase *out)
{
  const char *why = NULL;

  if (on_pitch (s, man) &&
      (s->phase == PHASE_WALK || s->phase == PHASE_CHASE2 || s->phase == PHASE_KICK)) {
    out->space = (int16_t)place_of (s, man);
    if (s->phase != PHASE_KICK && s->mover != NOBODY)
      out->piece = s->mover;
    why = s->phase == PHASE_KICK && champions_goal_side (place_of (s, man)) == side_of (man)
              ? N_ ("The keeper stands there: aim at the free goal square.")
              : why_not_square (p, s, place_of (s, man), out);
  }
  if (why != NULL)
    return why;
  out->side = (int8_t)side_of (man);
  return N_ ("Only players of {other} can be chosen now.");
}

bool
champions_why_not (const void *setup, const void *state, int piece, int space, SvPhrase *out)
{
  const ChampionsState *s = state;
  const ChampionsSetup *p = setup;

  if (s->mover != NOBODY)
    out->piece2 = s->mover;
  if (piece >= 0 && side_of ((unsigned)piece) != s->side) {
    out->msgid = why_not_opponent (p, s, (unsigned)piece, out);
    return true;
  }
  if (piece >= 0)
    out->msgid = why_not_man (p, s, (unsigned)piece, space >= 0);
  else if (s->phase == PHASE_WALK && s->mover != NOBODY)
    out->piece = s->mover;
  /* Who clicks a piece means the square on which it stands. */
  if (space < 0 && piece >= 0 && on_pitch (s, (unsigned)piece))
    space = (int)place_of (s, (unsigned)piece);
  if (out->msgid == NULL && space >= 0) {
    out->space = (int16_t)space;
    out->msgid = piece >= 0 && s->phase == PHASE_ACT
                     ? why_not_walk (p, s, (unsigned)piece, (unsigned)space)
                     : why_not_square (p, s, (unsigned)space, out);
  }
  if (out->msgid == NULL)
    out->msgid = what_first (s);
  return out->msgid != NULL;
}

/* Write the line-up number @i: one for each formation, the usual one first, with the usual
 * players. Where there is a choice of two squares, the first is taken. */
bool
champions_line_up (const void *setup, const void *state, unsigned i, SvLineUp *out)
{
  const ChampionsState *s = state;
  const unsigned formation = (i + FORMATION_USUAL) % N_FORMATIONS;
  const uint8_t *men = champions_formations[formation];
  SvEvent events[SV_MAX_LEGAL];

  if (i >= N_FORMATIONS ||
      (s->phase != PHASE_FORMATION && s->phase != PHASE_LINEUP && s->phase != PHASE_PUT) ||
      (s->phase == PHASE_FORMATION ? !champions_formation_fits (setup, s->side, formation)
                                   : s->form[s->side] != formation))
    return false;
  out->name = sv_phrase_numbers (N_ ("{n}-{m}-{k}"), men[KIND_DEFENDER], men[KIND_MIDFIELDER],
                                 men[KIND_ATTACKER]);
  out->event = sv_event_of (VERB_FORMATION, formation);
  if (s->phase != PHASE_FORMATION) {
    champions_legal (setup, state, events);
    out->event = events[0];
  }
  return true;
}
