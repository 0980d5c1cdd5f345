/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Turns a position that the user set up on the board into a state, and a state into such a
 * position. RULES.md chapter 4. */

#include "champions-placement.h"
#include "champions-rules.h"
#include "champions-way.h"

#include <string.h>

enum {
  MOMENT_LINEUP,
  MOMENT_KICKOFF,
  MOMENT_TURN,
  MOMENT_INTERCEPTION,
  MOMENT_SAVE,
  MOMENT_SHOOTOUT,
  MOMENT_OVER
};

const SvPhase champions_phases[] = {
  { N_ ("The line-up"), 0 },
  { N_ ("Kick-off"), 0 },
  { N_ ("A turn"), SV_PHASE_SIDE | SV_PHASE_FREE_BALL },
  { N_ ("An interception"), SV_PHASE_SIDE | SV_PHASE_TRAIL | SV_PHASE_POINTS },
  { N_ ("A save"), SV_PHASE_SIDE | SV_PHASE_TRAIL | SV_PHASE_POINTS },
  { N_ ("The penalty shoot-out"), 0 },
  { N_ ("The match is over"), 0 },
  { NULL },
};

const char *
champions_period_name (const void *setup, unsigned period)
{
  const ChampionsSetup *p = setup;

  switch (period) {
  case PERIOD_NORMAL + 1:
    return N_ ("Match");
  case PERIOD_EXTRA + 1:
    return p->extra_time ? N_ ("Extra time") : NULL;
  case PERIOD_SHOOTOUT + 1:
    return p->shootout ? N_ ("Penalty shoot-out") : NULL;
  default:
    return NULL;
  }
}

static unsigned
moment_of (const ChampionsState *s)
{
  if (s->phase == PHASE_OVER)
    return MOMENT_OVER;
  if (s->period == PERIOD_SHOOTOUT)
    return MOMENT_SHOOTOUT;
  if (champions_is_before_kickoff (s))
    return MOMENT_LINEUP;
  if (s->phase == PHASE_ICEPT || s->phase == PHASE_IROLL)
    return MOMENT_INTERCEPTION;
  if (s->phase == PHASE_SAVE || s->phase == PHASE_SROLL)
    return MOMENT_SAVE;
  return s->phase == PHASE_KICKOFF ? MOMENT_KICKOFF : MOMENT_TURN;
}

/* The part of a state that the user does not set up by hand. It is kept while the pieces are moved
 * in the editor. */
typedef struct {
  union {
    ChampionsWay way;    /* kept while the ball goes the same way */
    uint32_t kicking[2]; /* only in a shoot-out: the pieces that take part, as bits */
  };
  uint32_t yellow[2], injured[2], sent_off[2], off[2], warming[2];
  uint16_t ticks, throws, fouls;
  uint8_t subs[2];
  uint8_t keeper[2]; /* goalkeeper of each side, or NOBODY */
  uint8_t last_side, last_kind, barred;
  uint8_t rolls;  /* 1 + the side that is to throw and has finished warming up; 0 if none */
  uint8_t ball;   /* square where the ball lay at the end of the match, or NOBODY */
  uint8_t period; /* period of the clock, from 1; 0 if nothing is kept */
} Kept;

_Static_assert(sizeof (Kept) <= SV_MAX_KEPT, "a placement holds what is kept");

static uint32_t
list_kickers (const ChampionsState *s, unsigned side)
{
  uint32_t men = champions_men_in (s, side, PLACE_WAIT);

  for (unsigned i = 0; i < SQUAD; i++)
    if (s->pos[side][i] < SQUARES)
      men |= UINT32_C (1) << i;
  return men;
}

static void
keep (const ChampionsSetup *p, const ChampionsState *s, uint8_t *kept)
{
  Kept k;

  memset (&k, 0, sizeof k);
  champions_way_tell (p, s, &k.way);
  for (unsigned side = 0; side < 2; side++) {
    k.yellow[side] = s->yellow[side];
    k.injured[side] = s->injured[side];
    k.sent_off[side] = s->sent_off[side];
    k.off[side] = champions_men_in (s, side, PLACE_OFF);
    k.warming[side] = champions_men_in (s, side, PLACE_WARMING);
    k.subs[side] = s->subs[side];
    if (s->period == PERIOD_SHOOTOUT)
      k.kicking[side] = list_kickers (s, side);
    k.keeper[side] = s->period == PERIOD_SHOOTOUT
                         ? s->keeper[side]
                         : (uint8_t)champions_find_keeper (s, side, s->keeper[side]);
  }
  k.ticks = s->ticks;
  k.throws = s->throws;
  k.fouls = s->fouls;
  k.last_side = s->last_side;
  k.last_kind = s->last_kind;
  k.barred = s->barred != NOBODY && stands (s, s->barred) ? s->barred : NOBODY;
  if (s->phase == PHASE_ROLL && champions_can_warm (p, s, s->turn))
    k.rolls = s->turn + 1;
  k.ball = s->phase == PHASE_OVER ? s->ball : NOBODY;
  k.period = s->period + 1;
  memcpy (kept, &k, sizeof k);
}

static void
tell_trail (const ChampionsWay *way, SvPlacement *out)
{
  out->side = way->side;
  out->points = way->left;
  out->n_trail = way->n;
  for (unsigned i = 0; i < way->n; i++)
    out->trail[i] = way->squares[i];
}

void
champions_to_placement (const void *setup, const void *state, SvPlacement *out)
{
  const ChampionsState *s = state;
  const unsigned moment = moment_of (s);
  const bool flies = (champions_phases[moment].flags & SV_PHASE_TRAIL) != 0;
  ChampionsWay way;

  if (moment != MOMENT_LINEUP)
    keep (setup, s, out->kept);
  out->phase = moment;
  out->ball_piece = -1;
  out->ball_space = moment == MOMENT_TURN || flies ? (int16_t)champions_resting_ball (s) : -1;
  if (champions_way_tell (setup, s, &way))
    tell_trail (&way, out);
  for (unsigned man = 0; man < MEN; man++)
    if (moment == MOMENT_LINEUP || moment == MOMENT_SHOOTOUT ||
        (on_pitch (s, man) && s->at[place_of (s, man)] != man))
      out->spaces[man] = -1;
}

/* --- From a placement --- */

/* Each function below copies one part of the placement into the state. If the part breaks a rule,
 * it returns false and stores the reason. */

typedef struct {
  const ChampionsSetup *p;
  const SvPlacement *in;
  ChampionsState *s;
  SvPhrase *why;
} Placing;

static bool
take_period (Placing *p)
{
  if (champions_period_name (p->p, p->in->period) == NULL)
    return sv_refuse_placement (p->why, N_ ("A match in this variant has no such period."), -1, -1);
  p->s->period = (uint8_t)(p->in->period - 1);
  for (int side = 0; side < 2; side++)
    p->s->score[side] = (uint16_t)p->in->score[side];
  if (!sv_goals_fit (p->s->score, p->p->goals, p->in->phase == MOMENT_OVER))
    return sv_refuse_placement (p->why, sv_goals_sentence, -1, -1); /* C-156 */
  if (p->s->period != PERIOD_NORMAL && p->in->phase != MOMENT_OVER &&
      p->s->score[0] != p->s->score[1])
    return sv_refuse_placement (p->why, N_ ("The score must be level after the normal time."), -1,
                                -1);
  return true;
}

static bool
take_man (Placing *p, unsigned man)
{
  const unsigned square = (unsigned)p->in->spaces[man], side = side_of (man);
  ChampionsState *s = p->s;

  if (!is_free (s, square)) {
    sv_refuse_placement (p->why, N_ ("{piece} and {piece2} stand on the same square."), (int)side,
                         (int)man);
    p->why->piece2 = s->at[square];
    return false;
  }
  if (place_of (s, man) == PLACE_ABSENT)
    return sv_refuse_placement (p->why, N_ ("{piece} of {team} cannot play in this match."),
                                (int)side, (int)man);
  if (champions_goal_side (square) != NOBODY && champions_goal_side (square) != side)
    return sv_refuse_placement (p->why, N_ ("{piece} of {team} stands in the goal of {other}."),
                                (int)side, (int)man);
  champions_put (s, man, square);
  return true;
}

/* Check that no piece is on the pitch, in a moment in which none may be. */
static bool
nobody_stands (Placing *p)
{
  for (unsigned man = 0; man < MEN; man++)
    if (p->in->spaces[man] >= 0)
      return sv_refuse_placement (p->why, N_ ("{piece} of {team} must be beside the pitch now."),
                                  (int)side_of (man), (int)man);
  return true;
}

/* Restore the kept state of the pieces beside the pitch. Called after the pieces are placed: a
 * piece that the user put on the pitch stays there, whatever its kept state. */
static void
take_kept (Placing *p)
{
  ChampionsState *s = p->s;
  Kept k;

  memcpy (&k, p->in->kept, sizeof k);
  if (k.period == 0)
    return;
  for (unsigned side = 0; side < 2; side++) {
    s->yellow[side] = k.yellow[side];
    s->injured[side] = k.injured[side];
    champions_move_off_bench (s, side, k.off[side], PLACE_OFF);
    champions_move_off_bench (s, side, k.warming[side], PLACE_WARMING);
    s->sent_off[side] = k.sent_off[side] & champions_men_in (s, side, PLACE_OFF);
    s->subs[side] = k.subs[side];
    s->keeper[side] = k.keeper[side];
  }
  s->last_side = k.last_side;
  s->last_kind = k.last_kind;
  if (k.barred != NOBODY && on_pitch (s, k.barred))
    s->barred = k.barred;
  s->fouls = k.fouls;
  s->throws = k.throws;
  if (k.period == p->in->period)
    s->ticks = k.ticks;
}

static bool
take_men (Placing *p)
{
  ChampionsState *s = p->s;

  for (unsigned man = 0; man < MEN; man++)
    if (p->in->spaces[man] >= 0 && !take_man (p, man))
      return false;
  take_kept (p);
  for (unsigned side = 0; side < 2; side++) {
    if (set_count (s->men[side]) > 11)
      return sv_refuse_placement (p->why, N_ ("{team} has more than eleven players on the pitch."),
                                  (int)side, -1);
    if (set_is_empty (s->men[side]))
      return sv_refuse_placement (p->why, N_ ("{team} has no players on the pitch."), (int)side,
                                  -1);
    s->keeper[side] = (uint8_t)champions_find_keeper (s, side, s->keeper[side]);
    s->stand_in[side] = s->keeper[side] != NOBODY && !keeper_shirt (s->keeper[side]);
    for (unsigned man = side * SQUAD; man < (side + 1) * SQUAD; man++)
      if (on_pitch (s, man) && champions_goal_side (place_of (s, man)) == side &&
          !is_keeper (s, man))
        return sv_refuse_placement (
            p->why, N_ ("Only one player of {team} can stand in the goal, not {piece} too."),
            (int)side, (int)man);
  }
  return true;
}

static bool
take_kickoff (Placing *p)
{
  const ChampionsState *s = p->s;
  const unsigned a = s->at[square_at (6, 5)], b = s->at[square_at (6, 6)];

  if (a == NOBODY || b == NOBODY || side_of (a) == side_of (b))
    return sv_refuse_placement (
        p->why, N_ ("At the kick-off a player of each team stands at the centre spot."), -1, -1);
  if (s->period != PERIOD_NORMAL)
    return sv_refuse_placement (p->why, N_ ("The kick-off is at the beginning of the match."), -1,
                                -1);
  ask (p->s, PHASE_KICKOFF, AWAY);
  return true;
}

static bool
take_turn (Placing *p)
{
  const int ball = p->in->ball_space;
  Kept k;

  if (p->in->side != HOME && p->in->side != AWAY)
    return sv_refuse_placement (p->why, N_ ("One of the teams must be the one that plays."), -1,
                                -1);
  if (p->s->period == PERIOD_SHOOTOUT)
    return sv_refuse_placement (p->why, N_ ("There are no turns in a penalty shoot-out."), -1, -1);
  if (ball < 0 || !set_has (&champions_field, (unsigned)ball))
    return sv_refuse_placement (p->why, N_ ("The ball must lie on a square inside the lines."), -1,
                                -1);
  if (!is_free (p->s, (unsigned)ball))
    return sv_refuse_placement (
        p->why, N_ ("The ball must lie on a free square, not with {piece}."), -1, p->s->at[ball]);
  p->s->ball = (uint8_t)ball;
  champions_turn_open (p->p, p->s, (unsigned)p->in->side);
  champions_run (p->p, p->s);
  memcpy (&k, p->in->kept, sizeof k);
  if (k.rolls == p->in->side + 1 && p->s->phase == PHASE_TURN)
    ask (p->s, PHASE_ROLL, (unsigned)p->in->side);
  return true;
}

/* Write the way of the ball that the user drew, as if played from the first square, with no
 * interception tried yet. */
static void
show_way (const SvPlacement *in, ChampionsWay *way)
{
  memset (way, 0, sizeof *way);
  way->n = (uint8_t)(in->n_trail < MAX_WAY ? in->n_trail : MAX_WAY);
  for (unsigned i = 0; i < way->n; i++)
    way->squares[i] = in->trail[i] >= 0 && in->trail[i] < SQUARES ? (uint8_t)in->trail[i] : NOBODY;
  way->side = way->turn = (uint8_t)in->side;
  way->next = 1 - way->side;
  way->struck = way->trying = way->from = NOBODY;
}

/* Keep the rest of the old way, including the last touch, if its squares are the same. */
static void
keep_way (Placing *p, ChampionsWay *way)
{
  Kept k;

  memcpy (&k, p->in->kept, sizeof k);
  if (k.period != PERIOD_SHOOTOUT + 1 && k.way.n > 0 && k.way.n == way->n &&
      k.way.side == way->side && memcmp (k.way.squares, way->squares, sizeof way->squares) == 0) {
    *way = k.way;
    return;
  }
  p->s->last_side = way->side;
  p->s->last_kind = TOUCH_PLAY;
  p->s->barred = NOBODY;
}

/* Forget that a piece was about to throw for an interception. It may have moved to the ball
 * already: then it counts as having come after the ball passed. */
static void
stop_trying (ChampionsWay *way)
{
  if (way->save)
    way->later[side_of (way->trying)] |= bit_of (way->trying);
  way->trying = way->from = NOBODY;
  way->window[HOME] = way->window[AWAY] = 0;
}

static bool
take_flight (Placing *p)
{
  const int points = p->in->points;
  ChampionsState before;
  ChampionsWay way;

  if (p->in->side != HOME && p->in->side != AWAY)
    return sv_refuse_placement (p->why, N_ ("One of the teams must be the one that plays."), -1,
                                -1);
  if (p->s->period == PERIOD_SHOOTOUT)
    return sv_refuse_placement (p->why, N_ ("There are no turns in a penalty shoot-out."), -1, -1);
  show_way (p->in, &way);
  keep_way (p, &way);
  before = *p->s;
  way.left = (uint8_t)clamp (points > 0 ? (unsigned)points : 0, 0, UINT8_MAX / 2);
  way.save = p->in->phase == MOMENT_SAVE;
  if (champions_way_take (p->p, p->s, &way, p->why))
    return true;
  if (way.trying == NOBODY)
    return false;
  stop_trying (&way);
  *p->s = before;
  return champions_way_take (p->p, p->s, &way, p->why);
}

static void
put_kickers (Placing *p, unsigned side, uint32_t men)
{
  for (; men != 0; men &= men - 1)
    champions_put (p->s, side * SQUAD + (unsigned)__builtin_ctz (men), PLACE_WAIT);
}

/* Restore the pieces that take the penalties, or take the usual eleven. */
static void
take_kickers (Placing *p)
{
  ChampionsState *s = p->s;
  Kept k;

  memcpy (&k, p->in->kept, sizeof k);
  for (unsigned side = 0; side < 2; side++) {
    const uint32_t eleven = champions_usual_eleven (p->p, side);
    const bool kept = k.period == PERIOD_SHOOTOUT + 1;
    put_kickers (p, side, kept ? k.kicking[side] : eleven);
    s->keeper[side] = (uint8_t)(side * SQUAD + (unsigned)__builtin_ctz (eleven & KEEPER_SHIRTS));
  }
  if (k.period == PERIOD_SHOOTOUT + 1)
    take_kept (p);
  for (unsigned side = 0; side < 2; side++)
    s->stand_in[side] = s->keeper[side] != NOBODY && !keeper_shirt (s->keeper[side]);
}

static bool
take_shootout (Placing *p)
{
  if (!p->p->shootout)
    return sv_refuse_placement (p->why, N_ ("There is no penalty shoot-out in this variant."), -1,
                                -1);
  if (p->s->score[0] != p->s->score[1])
    return sv_refuse_placement (p->why, N_ ("The score must be level after the normal time."), -1,
                                -1);
  take_kickers (p);
  champions_shootout (p->p, p->s, NOBODY);
  champions_run (p->p, p->s);
  return true;
}

static void
run_out_clock (const ChampionsSetup *p, ChampionsState *s)
{
  const int limit = champions_clock_limit (p, s), ticks = limit / p->minute_step + 1;

  if (p->clock == CLOCK_THROWS && s->throws < limit)
    s->throws = (uint16_t)limit;
  if (p->clock == CLOCK_ONES && s->ticks < ticks)
    s->ticks = (uint16_t)ticks;
}

static bool
take_over (Placing *p)
{
  ChampionsState *s = p->s;
  const bool level = s->score[0] == s->score[1];
  Kept k;

  memcpy (&k, p->in->kept, sizeof k);
  if (k.period > 0)
    s->ball = k.ball;

  if (s->period == PERIOD_SHOOTOUT) {
    if (!level)
      return sv_refuse_placement (p->why, N_ ("The score must be level after the normal time."), -1,
                                  -1);
    s->so_score[HOME] = 1;
    champions_end (s, ENDED_PENALTIES);
    return true;
  }
  if (level && p->p->shootout)
    return sv_refuse_placement (p->why, N_ ("A drawn match is decided by a penalty shoot-out."), -1,
                                -1);
  if (level && p->p->extra_time && s->period == PERIOD_NORMAL)
    return sv_refuse_placement (p->why, N_ ("A drawn match goes on in extra time."), -1, -1);
  if (sv_goals_reached (s->score, p->p->goals)) {
    champions_end (s, ENDED_FULL); /* C-156 */
    return true;
  }
  if (s->period == PERIOD_EXTRA && !level) {
    champions_end (s, ENDED_GOLDEN);
    return true;
  }
  run_out_clock (p->p, s);
  champions_end (s, s->period == PERIOD_NORMAL ? ENDED_FULL : ENDED_EXTRA);
  return true;
}

/* Add a warning if a side has a goalkeeper beside the pitch and none on it, because that is
 * probably a mistake. */
static void
tell_no_keeper (Placing *p)
{
  for (int side = 0; side < 2; side++)
    if (p->s->keeper[side] == NOBODY)
      *p->why = sv_phrase (N_ ("{team} plays without a keeper."), side);
}

bool
champions_from_placement (const void *setup, const SvPlacement *in, void *state, SvPhrase *why)
{
  ChampionsState *s = state;
  Placing p = { setup, in, s, why };
  bool possible;

  champions_clear (p.p, s);
  if (!take_period (&p))
    return false;
  if ((in->phase == MOMENT_SHOOTOUT || in->phase == MOMENT_LINEUP) && !nobody_stands (&p))
    return false;
  if (in->phase == MOMENT_SHOOTOUT) {
    s->period = PERIOD_SHOOTOUT;
    return take_shootout (&p);
  }
  if (in->phase == MOMENT_LINEUP) {
    if (in->score[0] != 0 || in->score[1] != 0 || s->period != PERIOD_NORMAL)
      return sv_refuse_placement (why, N_ ("There are no goals before the kick-off."), -1, -1);
    champions_init (setup, s);
    return true;
  }
  if (!take_men (&p))
    return false;
  if (in->phase == MOMENT_OVER)
    return take_over (&p);
  if ((champions_phases[in->phase].flags & SV_PHASE_TRAIL) != 0)
    possible = take_flight (&p);
  else
    possible = in->phase == MOMENT_KICKOFF ? take_kickoff (&p) : take_turn (&p);
  if (possible)
    tell_no_keeper (&p);
  return possible;
}
