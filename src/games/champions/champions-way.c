/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The way of a ball: written from a state, and put back into a state by replaying it square by
 * square against the rules. RULES.md C-042 to C-047, C-070 to C-072, C-090 to C-098. */

#include "champions-way.h"

#include "champions-flight.h"
#include "champions-rules.h"

#include <string.h>

enum { MOST_POINTS = 7 }; /* a throw of six and one more, after a goal (C-100) */

/* --- Writing --- */

static void
add_man (uint32_t men[2], unsigned man)
{
  men[side_of (man)] |= bit_of (man);
}

/* Write which pieces may still intercept, if some that the rules allow have tried or have let the
 * ball pass. */
static void
tell_window (const ChampionsSetup *p, const ChampionsState *s, ChampionsWay *out)
{
  ChampionsState anew = *s;

  champions_window_among (p, &anew, (uint32_t[2]){ UINT32_MAX, UINT32_MAX });
  if (s->phase == PHASE_ICEPT && anew.n_window == s->n_window &&
      memcmp (anew.window, s->window, sizeof s->window) == 0)
    return;
  for (unsigned i = 0; i < s->n_window; i++)
    add_man (out->window, s->window[i].man);
  if (s->phase == PHASE_IROLL)
    add_man (out->window, s->mover);
}

bool
champions_way_tell (const ChampionsSetup *p, const ChampionsState *s, ChampionsWay *out)
{
  const bool save = s->phase == PHASE_SAVE || s->phase == PHASE_SROLL;
  const bool intercepted = s->phase == PHASE_ICEPT || s->phase == PHASE_IROLL;

  memset (out, 0, sizeof *out);
  if (!save && !intercepted)
    return false;
  out->n = s->n_path + 1;
  out->squares[0] = s->origin;
  for (unsigned i = 0; i < s->n_path; i++)
    out->squares[i + 1] = s->path[i].square;
  out->left = s->path[s->n_path - 1].left;
  out->side = s->loose ? (uint8_t)side_of (s->deflector) : s->kside;
  out->loose = s->loose;
  out->struck = s->out == OUT_PLAYER ? s->out_man : NOBODY;
  out->turn = s->turn;
  out->next = s->next;
  out->save = save;
  out->trying = s->phase == PHASE_IROLL   ? s->mover
                : s->phase == PHASE_SROLL ? s->keeper[s->out_side]
                                          : NOBODY;
  out->from = out->trying != NOBODY ? s->from : NOBODY;
  for (unsigned i = 0; i < s->n_path; i++) {
    const unsigned man = s->at[s->path[i].square];
    if (s->path[i].passed && man != NOBODY && man != out->trying)
      add_man (out->later, man);
  }
  if (intercepted)
    tell_window (p, s, out);
  return true;
}

/* --- Putting back: each function returns false and stores the reason on failure --- */

typedef struct {
  const ChampionsSetup *p;
  ChampionsState *s;
  const ChampionsWay *way;
  SvPhrase *why;
} Taking;

static bool
refuse (Taking *t, const char *msgid, unsigned side, unsigned man, unsigned square)
{
  sv_refuse_placement (t->why, msgid, side < 2 ? (int)side : -1, man < MEN ? (int)man : -1);
  t->why->space = square < SQUARES ? (int16_t)square : -1;
  return false;
}

static const char *const must_be_free =
    N_ ("The ball must come to a free square or into the goal, not to {piece}.");

static bool
came_later (const ChampionsWay *way, unsigned man)
{
  return man != NOBODY && (way->later[side_of (man)] & bit_of (man)) != 0;
}

/* Return the direction of one step, or NOBODY if the squares are not neighbours. */
static unsigned
direction_to (unsigned from, unsigned to)
{
  for (unsigned direction = 0; direction < 8; direction++)
    if (champions_next (from, direction) == to)
      return direction;
  return NOBODY;
}

/* Return whether the ball can take this direction (C-042, C-093). */
static bool
can_turn (const Ball *b, unsigned direction, bool loose)
{
  if (direction == NOBODY || b->direction == NOBODY || b->direction == direction)
    return direction != NOBODY;
  return !loose && !b->curved &&
         (direction == (b->direction + 1u) % 8 || direction == (b->direction + 7u) % 8);
}

/* Handle what the ball meets on a square (C-043, C-044, C-093). A team-mate there touches the
 * ball. */
static bool
take_square (Taking *t, unsigned square, bool last, bool *touched)
{
  const ChampionsWay *way = t->way;
  const unsigned man = t->s->at[square], goal = champions_goal_side (square);

  *touched = false;
  if (!set_has (&champions_field, square) && !(last && (way->loose || goal == 1u - way->side)))
    return refuse (t,
                   goal == way->side ? N_ ("The ball may not be played into the team’s own goal.")
                                     : N_ ("The ball may not be played off the field."),
                   way->side, NOBODY, square);
  if (man == NOBODY || (came_later (way, man) && (!last || way->loose)))
    return true;
  if (way->loose || side_of (man) != way->side || last)
    return refuse (t,
                   side_of (man) == way->side
                       ? must_be_free
                       : N_ ("{piece} of {team} stands in the path of the ball: a player who may "
                             "stop it stands beside the path."),
                   side_of (man), man, square);
  *touched = true;
  return true;
}

/* Move the ball @b to its next square. */
static bool
take_step (Taking *t, Ball *b, unsigned i)
{
  const unsigned square = t->way->squares[i];
  const unsigned direction = direction_to (b->square, square);
  ChampionsState *s = t->s;
  bool touched;

  if (!can_turn (b, direction, t->way->loose))
    return refuse (t, N_ ("The ball cannot get to {space}: it turns once, by half a right angle."),
                   NOBODY, NOBODY, square);
  if (!take_square (t, square, i + 1u == t->way->n, &touched))
    return false;
  s->path[s->n_path++] = (PathEntry){ (uint8_t)square, 0, !touched };
  b->square = (uint8_t)square;
  if (!touched) {
    b->curved = b->curved || (b->direction != NOBODY && b->direction != direction);
    b->direction = (uint8_t)direction;
    return true;
  }
  b->direction = NOBODY;
  b->curved = 0;
  b->touches++;
  b->leg = (uint8_t)square;
  s->leg0 = s->n_path;
  if (b->touches <= t->p->max_touches)
    return true;
  refuse (t, N_ ("The players of {team} may touch the ball {n} times in one pass."), t->way->side,
          NOBODY, NOBODY);
  t->why->n = t->p->max_touches;
  return false;
}

/* Return whether the way begins legally: after a throw-in the thrower must have stepped back
 * (C-106). */
static bool
begins_well (const Taking *t)
{
  const unsigned square = t->way->squares[0], man = t->s->at[square];

  if (man == NOBODY)
    return !t->way->loose && set_has (&champions_outside, square);
  return side_of (man) == t->way->side;
}

/* Compute the points left on each square, from the end backwards; a touch costs nothing (C-045). */
static bool
count_points (Taking *t, unsigned left)
{
  ChampionsState *s = t->s;

  for (unsigned i = s->n_path; i-- > 0;) {
    s->path[i].left = (uint8_t)(s->path[i].passed ? left : left - 1);
    left += s->path[i].passed;
  }
  if (left <= MOST_POINTS)
    return true;
  refuse (t, N_ ("Nobody can play the ball that far: it has {n} points at most."), NOBODY, NOBODY,
          NOBODY);
  t->why->n = MOST_POINTS;
  return false;
}

/* Return the piece that a deflected ball with points left meets on the next square, even if that
 * piece has tried to intercept it before (C-096); or NOBODY. */
static unsigned
meets (const Taking *t, unsigned next)
{
  const ChampionsWay *way = t->way;

  if (!way->loose || way->left == 0 || next == NOBODY ||
      !(set_has (&champions_field, next) || champions_goal_side (next) != NOBODY))
    return NOBODY;
  if (way->struck != NOBODY && on_pitch (t->s, way->struck) && came_later (way, way->struck))
    return way->struck;
  return t->s->at[next];
}

/* Work out where the ball ends (C-047, C-070, C-096, C-097). Return the points that it has left
 * there. */
static unsigned
take_end (Taking *t, unsigned direction)
{
  ChampionsState *s = t->s;
  const unsigned end = s->ball, next = champions_next (end, direction);
  const unsigned struck = meets (t, next);

  s->out_square = (uint8_t)end;
  if (champions_goal_side (end) != NOBODY) {
    s->out = OUT_GOAL;
    s->out_side = (uint8_t)champions_goal_side (end);
    s->out_number = t->way->left;
  } else if (set_has (&champions_outside, end)) {
    s->out = OUT_TOUCHLINE;
  } else if (!set_has (&champions_field, end)) {
    s->out = OUT_BYLINE;
    s->out_side = row_of (end) == 0 ? HOME : AWAY;
  } else if (struck != NOBODY) {
    s->out = OUT_PLAYER;
    s->out_square = (uint8_t)next;
    s->out_man = (uint8_t)struck;
    s->out_number = t->way->left + 1;
  } else {
    s->out = OUT_REST;
    return 0;
  }
  return t->way->left;
}

static bool
take_path (Taking *t)
{
  const ChampionsWay *way = t->way;
  ChampionsState *s = t->s;
  Ball b = { way->squares[0], NOBODY, 0, 0, 1, way->squares[0] };

  s->origin = way->squares[0];
  s->loose = s->deflected = way->loose;
  s->deflector = way->loose ? s->at[s->origin] : NOBODY;
  s->kside = way->loose ? NOBODY : way->side;
  s->turn = way->turn;
  s->next = way->next;
  for (unsigned i = 1; i < way->n; i++)
    if (!take_step (t, &b, i))
      return false;
  s->flight = b;
  s->ball = b.square;
  s->flight.left = (uint8_t)take_end (t, b.direction);
  s->mover = way->loose ? NOBODY : s->at[b.leg];
  if (s->out == OUT_REST && !is_free (s, s->ball))
    return refuse (t, must_be_free, NOBODY, s->at[s->ball], NOBODY);
  return count_points (t, s->flight.left);
}

/* Ask for interceptions, if any piece may try (C-090 to C-092). */
static bool
ask_window (Taking *t, unsigned square)
{
  const uint32_t *window = t->way->window;
  const uint32_t all[2] = { UINT32_MAX, UINT32_MAX };
  ChampionsState *s = t->s;

  if (!t->p->interception)
    return refuse (t, N_ ("The ball cannot be intercepted in this variant."), NOBODY, NOBODY,
                   NOBODY);
  champions_window_among (t->p, s, (window[0] | window[1]) != 0 ? window : all);
  if (s->n_window == 0)
    return refuse (
        t, N_ ("No player who may intercept stands beside a free square that the ball passed."),
        NOBODY, NOBODY, NOBODY);
  champions_agenda_add (s, TASK_OUTCOME, NOBODY);
  ask (s, PHASE_ICEPT, side_of (s->window[0].man));
  for (unsigned i = 0; i < s->n_window && t->way->trying != NOBODY; i++) {
    if (s->window[i].man != t->way->trying || s->path[s->window[i].index].square != square)
      continue;
    s->side = (uint8_t)side_of (t->way->trying);
    champions_window_choose (t->p, s, sv_event_of (VERB_INTERCEPT, number_of (t->way->trying)));
    return true;
  }
  return t->way->trying == NOBODY || refuse (t, N_ ("{piece} of {team} cannot intercept there."),
                                             side_of (t->way->trying), t->way->trying, NOBODY);
}

/* Ask the goalkeeper for a save, if one is possible (C-071, C-072). */
static bool
ask_save (Taking *t, unsigned square)
{
  const unsigned side = t->s->out_side, trying = t->way->trying;
  SvEvent events[SV_MAX_LEGAL];

  if (t->s->out != OUT_GOAL)
    return refuse (t, N_ ("Only a shot can be saved: the ball must go into a goal."), NOBODY,
                   NOBODY, NOBODY);
  if (champions_save_legal (t->p, t->s, events) == 1)
    return refuse (t, N_ ("The keeper of {team} cannot stop this shot: it is a goal."), side,
                   NOBODY, NOBODY);
  ask (t->s, PHASE_SAVE, side);
  if (trying == NOBODY)
    return true;
  if (trying != t->s->keeper[side] || champions_save_chance (t->p, t->s, square) == 0)
    return refuse (t, N_ ("{piece} of {team} cannot save there."), side_of (trying), trying,
                   NOBODY);
  champions_save (t->p, t->s, sv_event_of (VERB_SAVE, square));
  return true;
}

/* Move the piece that throws back to the square it came from. Return whether that is possible. */
static bool
step_back (Taking *t)
{
  const unsigned man = t->way->trying, from = t->way->from;

  if (!on_pitch (t->s, man) || from >= SQUARES || !is_free (t->s, from) ||
      (champions_goal_side (from) != NOBODY && !is_keeper (t->s, man)))
    return refuse (t, N_ ("{piece} of {team} cannot have come from there."), side_of (man), man,
                   from);
  champions_put (t->s, man, from);
  return true;
}

static bool
is_shown (const ChampionsWay *way)
{
  for (unsigned i = 0; i < way->n; i++)
    if (way->squares[i] >= SQUARES)
      return false;
  return way->n >= 2;
}

bool
champions_way_take (const ChampionsSetup *p,
                    ChampionsState *s,
                    const ChampionsWay *way,
                    SvPhrase *why)
{
  Taking t = { p, s, way, why };
  const unsigned square = way->trying != NOBODY ? place_of (s, way->trying) : NOBODY;

  champions_agenda_clear (s);
  champions_forget_turn (s, way->side);
  if (!is_shown (way))
    return refuse (&t, N_ ("Show the path of the ball: who played it, and where it went."),
                   way->side, NOBODY, NOBODY);
  if (way->trying != NOBODY && !step_back (&t))
    return false;
  if (!begins_well (&t))
    return refuse (&t, N_ ("The path of the ball begins with a player of {team}."), way->side,
                   NOBODY, NOBODY);
  if (!take_path (&t))
    return false;
  return way->save ? ask_save (&t, square) : ask_window (&t, square);
}
