/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Texts for a user who learns the game: the rule that applies at this moment, the steps of a turn,
 * and the meaning of squares and signs on the board. */

#include "champions-teach.h"
#include "champions-rules.h"

enum {
  FORMATION,
  LINEUP,
  PLACE,
  KICKOFF,
  WARM_UP,
  THROW,
  WALK,
  PUSH,
  FOUL,
  HANDS,
  KICK,
  DROP,
  CHASE,
  INTERCEPT,
  SAVE,
  SAVE_THROW,
  CLASP,
  MUST_LEAVE,
  SUBSTITUTE,
  STOP,
  AFTER_GOAL,
  FREE_KICK,
  FREE_KICK_WALK,
  THROW_IN,
  GOAL_KICK,
  PENALTY,
  CORNER,
  SHOOTOUT,
  OVER
};

/* clang-format off */
const SvLesson champions_lessons[] = {
  [FORMATION] = { N_ ("The formation"),
    N_ ("Each team chooses a formation: how many defenders, midfielders and attackers it has, ten in all besides the keeper."),
    "champions-game", "o2@a2 o3@d2 o4@g2 o5@j2 o1@e0" }, /* C-003 */
  [LINEUP] = { N_ ("The line-up"),
    N_ ("Keeper, defenders, midfielders and attackers are picked by their shirt numbers, each "
        "line from the lowest to the highest. The usual players have the lowest numbers."),
    "champions-game", "o1@e0 o2@a2 o3@d2 o4@g2" }, /* C-004 */
  [PLACE] = { N_ ("Taking positions"),
    N_ ("The formation says where everybody stands. {team} chooses only what it leaves open: the goal square of the keeper, for example, and who stands at the centre spot."),
    "champions-game", "o1@e0 +e0 +f0 o3@d2 o4@g2" }, /* C-005…C-009 */
  [KICKOFF] = { N_ ("The kick-off"),
    N_ ("Both teams throw, and the higher throw kicks off. The ball goes exactly as many squares as the difference between the throws; after equal throws both throw again."),
    "champions-game", "o9@e6 *@e6 x9@f6 #5@d6 #2@f6" }, /* C-020, C-021 */
  [WARM_UP] = { N_ ("Warming up"),
    N_ ("Before the throw {team} may send players from the bench to warm up. They come on for others the next time play stops."),
    "champions-stops", "o9@e6 *@g7 #4@e6" }, /* C-160…C-162 */
  [THROW] = { N_ ("The throw"),
    N_ ("One player of {team} walks exactly as many steps as the die shows, or fewer to reach the ball, which must then be played. Steps go straight, not diagonally."),
    "champions-turn", "o9@d5 *@g7 #4@d5 d5>e5>e6>f6>f7" }, /* C-031 */
  [WALK] = { N_ ("The walk"),
    N_ ("All steps must be used, unless the walk ends at the ball, which is then played. Steps go straight to free squares, and may return to one. Only its keeper stands in a goal, and the goal area is closed until the ball lies in its row."),
    "champions-turn", "o9@d5 *@g7 d5>e5>e6>f6>f7 +f7 x5@d6" }, /* C-031…C-035, C-140 */
  [PUSH] = { N_ ("The shoulder push"),
    N_ ("With a 1 a player may walk one step, or step onto the opponent who is nearest to the ball: that player, and any players behind, are pushed one square on."),
    "champions-stops", "o9@e5 x5@f5 *@g6 e5>f5 f5!g5" }, /* C-165 */
  [FOUL] = { N_ ("The foul"),
    N_ ("A foul cannot be avoided when an opponent is nearest to the ball and can be reached with exactly the steps thrown. {team} chooses only who commits it. That player is booked, and the other one is hurt."),
    "champions-stops", "o9@d5 x5@f6 *@g6 d5>e5>f5>f6" }, /* C-170, C-171 */
  [HANDS] = { N_ ("The keeper’s hands"),
    N_ ("A keeper who reaches the ball in their own penalty area with exactly the steps thrown may pick it up, and then throws again to play it. Played with the feet, it goes one square."),
    "champions-goal", "o1@e1 *@f2 e1>f1>f2" }, /* C-130 */
  [KICK] = { N_ ("Playing the ball"),
    N_ ("The ball goes all its squares in one direction, and may turn once by half a right angle. It cannot pass an opponent; from a team-mate it goes on in any direction and loses nothing. In the goal of {other} it is a shot."),
    "champions-turn", "o9@d4 *@d4 o10@f6 x5@e6 d4~e5~f6~g6~h6" }, /* C-040…C-047, C-070 */
  [DROP] = { N_ ("Letting go of the ball"),
    N_ ("If the ball cannot be played anywhere, it drops to the nearest free square, and the turn is over."),
    "champions-turn", "o9@e5 *@f5 x5@d6 x6@e6" }, /* C-050 */
  [CHASE] = { N_ ("Running after the ball"),
    N_ ("When the ball lies still, one player of {team} who did not touch it may run after it, "
        "{n} steps at most. At the end the runner must be nearer to it than every team-mate."),
    "champions-turn", "o9@d5 o10@f4 *@f6 f4>f5 x5@h7" }, /* C-055…C-058 */
  [INTERCEPT] = { N_ ("The interception"),
    N_ ("Players beside a square that the ball passed may step onto it and throw a die with "
        "three faces. Only a 3 deflects the ball, which then goes on in the direction of that "
        "step."),
    "champions-turn", "o9@d4 x5@g6 d4~e5~f6~g7 g6>f6 #3@g6" }, /* C-090…C-093 */
  [SAVE] = { N_ ("The save"),
    N_ ("The keeper goes to a square on the path of the shot, three steps away at most. From one step away, three throws out of four save. Each further step, and each square that the ball could still have gone, makes it one less."),
    "champions-goal", "o1@e0 x14@e4 *@e4 e4~e3~e2~e1 +e1 +e2" }, /* C-071, C-072 */
  [SAVE_THROW] = { N_ ("The keeper’s throw"),
    N_ ("The keeper saves with {n} or more. With exactly {n} the ball comes back into the "
        "field; with more the keeper holds it."),
    "champions-goal", "o1@e1 x14@e3 e3~e2~e1 #3@e1" }, /* C-073, C-074 */
  [CLASP] = { N_ ("The ball in the keeper’s hands"),
    N_ ("The keeper throws the die again, and plays the ball exactly that far. Then it is the turn of {team}."),
    "champions-goal", "o1@e1 *@e1 #3@e1 e1~e2~e3~e4" }, /* C-075 */
  [MUST_LEAVE] = { N_ ("Players who cannot go on"),
    N_ ("A player who is hurt a second time cannot go on, nor can a keeper who is sent off. Others may come on as long as substitutions are left; if no keeper can, a field player puts on the gloves and saves less well."),
    "champions-stops", "o1@e0 o2@d2 o20@l2" }, /* C-186…C-189 */
  [SUBSTITUTE] = { N_ ("The substitution"),
    N_ ("Players who have warmed up come on for others when play stops; only after a goal may they go back to the bench. A keeper comes on for a keeper. Defenders come on at the back, midfielders in the middle, attackers in front."),
    "champions-stops", "o9@e5 o10@l5 l5>a5 e5>d5" }, /* C-162, C-163 */
  [STOP] = { N_ ("Play stops"),
    N_ ("Whenever play stops, the keepers go back to their goals and players who are offside "
        "step back. A keeper may stand on either goal square."),
    "champions-stops", "o1@e0 +e0 +f0 x14@e3" }, /* C-081 */
  [AFTER_GOAL] = { N_ ("The kick after a goal"),
    N_ ("After a goal the beaten keeper throws the die, and plays the ball one square further "
        "than it shows. A 1 is thrown again."),
    "champions-goal", "o1@e0 *@e0 #3@e0 e0~e1~e2~e3~e4" }, /* C-082, C-100 */
  [FREE_KICK] = { N_ ("The free kick"),
    N_ ("A free kick is taken where the foul was. Opponents leave the squares around the ball, and {team} throws. Then one of its players walks to the ball and plays it."),
    "champions-stops", "o9@e4 *@e5 x5@d6 x6@g6 e4>e5" }, /* C-190…C-197 */
  [FREE_KICK_WALK] = { N_ ("The free kick"),
    N_ ("A player of {team} must walk to the ball and play it. The fewer steps it takes, the "
        "further the ball goes."),
    "champions-stops", "o9@d4 *@e5 d4>e4>e5 e5~f5~g5~h5" }, /* C-197 */
  [THROW_IN] = { N_ ("The throw-in"),
    N_ ("The ball crossed the touch line, and {other} touched it last. A player of {team} "
        "throws it in, as far as a die with four faces shows. A 1 is thrown again."),
    "champions-stops", "o9@l5 *@l5 #3@l5 l5~a5~b5~c5" }, /* C-105 */
  [GOAL_KICK] = { N_ ("The goal kick"),
    N_ ("The ball crossed the back line beside the goal, and {other} touched it last. The "
        "keeper throws the die, and plays the ball one square further than it shows."),
    "champions-stops", "o1@e0 *@e0 #3@e0 e0~e1~e2~e3~e4" }, /* C-110 */
  [PENALTY] = { N_ ("The penalty kick"),
    N_ ("A foul in a team’s own penalty area is a penalty. The area is cleared, and one player plays the ball from the spot exactly as far as the die shows."),
    "champions-stops", "o14@e9 *@e9 x1@e12 #4@e9" }, /* C-198, C-199 */
  [CORNER] = { N_ ("The corner"),
    N_ ("The ball crossed the back line beside the goal, and {other} touched it last. A player of {team} plays it from the corner as far as the die shows, and an opponent forms the wall."),
    "champions-stops", "o14@a12 *@a12 x5@c12 #4@a12 a12~b11~c10~d10" }, /* C-115…C-117 */
  [SHOOTOUT] = { N_ ("The penalty shoot-out"),
    N_ ("Each team takes {n} kicks in turn; if the score is level then, they go on in pairs. The ball must go into the goal; if it is saved, the kick is over."),
    "champions-stops", "o14@e9 *@e9 x1@e12 e9~e10~e11~e12" }, /* C-154 */
  [OVER] = { N_ ("The end of the match"),
    N_ ("The team with more goals has won; with equal goals it is a draw."),
    "champions-game", "o9@e6 *@e6 o10@f6" },
  { NULL },
};
/* clang-format on */

/* 1 + index of the lesson for each phase; 0 if the lesson depends on more than the phase. */
static const uint8_t by_phase[PHASE_NONE] = {
  [PHASE_FORMATION] = FORMATION + 1, [PHASE_LINEUP] = LINEUP + 1,
  [PHASE_PUT] = PLACE + 1,           [PHASE_SPOT] = PENALTY + 1,
  [PHASE_KICKOFF] = KICKOFF + 1,     [PHASE_TURN] = WARM_UP + 1,
  [PHASE_ROLL] = THROW + 1,          [PHASE_WALK] = WALK + 1,
  [PHASE_GRAB] = HANDS + 1,          [PHASE_KICK] = KICK + 1,
  [PHASE_DROP] = DROP + 1,           [PHASE_CHASE] = CHASE + 1,
  [PHASE_CHASE2] = CHASE + 1,        [PHASE_ICEPT] = INTERCEPT + 1,
  [PHASE_IROLL] = INTERCEPT + 1,     [PHASE_SAVE] = SAVE + 1,
  [PHASE_SROLL] = SAVE_THROW + 1,    [PHASE_CLASP] = CLASP + 1,
  [PHASE_GKOUT] = MUST_LEAVE + 1,    [PHASE_GKHURT] = MUST_LEAVE + 1,
  [PHASE_HURT] = MUST_LEAVE + 1,     [PHASE_BRING] = SUBSTITUTE + 1,
  [PHASE_OFF] = SUBSTITUTE + 1,      [PHASE_SUBPUT] = SUBSTITUTE + 1,
  [PHASE_KEEPER] = STOP + 1,         [PHASE_SOKEEPER] = SHOOTOUT + 1,
  [PHASE_SOROLL] = SHOOTOUT + 1,     [PHASE_SODIVE] = SAVE + 1,
  [PHASE_SODIE] = SHOOTOUT + 1,      [PHASE_SOPUT] = SHOOTOUT + 1,
  [PHASE_OVER] = OVER + 1,
};

static int
lesson_of_act (const ChampionsSetup *p, const ChampionsState *s)
{
  SvEvent events[SV_MAX_LEGAL];

  if (champions_foul_legal (p, s, events) > 0)
    return FOUL;
  if (s->restart == RESTART_FREEKICK)
    return FREE_KICK_WALK;
  return champions_push_legal (p, s, events) > 0 ? PUSH : WALK;
}

/* Return the lesson for a throw, or the choice of a taker or wall, at a restart. Its sentence
 * names the side that has the ball. */
static int
lesson_of_restart (const ChampionsState *s, SvPhrase *out)
{
  static const uint8_t lessons[] = {
    [RESTART_AFTERGOAL] = AFTER_GOAL, [RESTART_FREEKICK] = FREE_KICK, [RESTART_THROWIN] = THROW_IN,
    [RESTART_GOALKICK] = GOAL_KICK,   [RESTART_PENALTY] = PENALTY,    [RESTART_CORNER] = CORNER,
  };

  out->side = (int8_t)s->rs_side;
  return lessons[s->restart];
}

int
champions_lesson (const void *setup, const void *state, SvPhrase *out)
{
  const ChampionsSetup *p = setup;
  const ChampionsState *s = state;

  out->side = s->side < 2 ? (int8_t)s->side : 0;
  out->n = s->phase == PHASE_SROLL || s->phase == PHASE_SODIE    ? 5 - s->chance
           : s->phase == PHASE_CHASE || s->phase == PHASE_CHASE2 ? p->chase_steps
                                                                 : p->shootout_kicks;
  if (by_phase[s->phase] > 0)
    return by_phase[s->phase] - 1;
  return s->phase == PHASE_ACT ? lesson_of_act (p, s) : lesson_of_restart (s, out);
}

void
champions_turn (const void *setup, const void *state, SvTurn *out)
{
  static const SvTurn before = {
    4, { N_ ("Formation"), N_ ("Line-up"), N_ ("Placing"), N_ ("Kick-off") }, -1
  };
  static const SvTurn turn = { 6,
                               { N_ ("Throw"), N_ ("Walk"), N_ ("Pass"), N_ ("Run"),
                                 N_ ("Interception"), N_ ("Keeper") },
                               -1 };
  /* 1 + index of the step for each phase: first the steps before the match, then those of a
   * turn. */
  static const uint8_t parts[PHASE_NONE] = {
    [PHASE_FORMATION] = 1, [PHASE_LINEUP] = 2, [PHASE_PUT] = 3,   [PHASE_KICKOFF] = 4,
    [PHASE_TURN] = 5,      [PHASE_ROLL] = 5,   [PHASE_ACT] = 6,   [PHASE_WALK] = 6,
    [PHASE_GRAB] = 7,      [PHASE_KICK] = 7,   [PHASE_DROP] = 7,  [PHASE_CHASE] = 8,
    [PHASE_CHASE2] = 8,    [PHASE_ICEPT] = 9,  [PHASE_IROLL] = 9, [PHASE_SAVE] = 10,
    [PHASE_SROLL] = 10,
  };
  const ChampionsState *s = state;
  const unsigned part = parts[s->phase];

  if (part == 0)
    return;
  *out = part <= before.n ? before : turn;
  out->now = (int)(part <= before.n ? part - 1 : part - before.n - 1);
}

/* --- The meaning of squares --- */

/* Explain a square in or near the goal of @side. */
static void
explain_area (const ChampionsSetup *p, unsigned square, unsigned side, SvNotes *out)
{
  const SvPhrase phrase = sv_phrase (NULL, (int)side);

  if (set_has (&champions_goals[side], square)) {
    sv_notes_explain (out, phrase,
                      N_ ("Only the keeper of {team} stands in this goal."));         /* C-140 */
    sv_notes_explain (out, phrase, N_ ("A ball that {other} plays here is a shot.")); /* C-070 */
    return;
  }
  sv_notes_explain (out, phrase,
                    set_has (&champions_yards[side], square)
                        ? N_ ("This is the goal area of {team}: players other than the keeper come "
                              "here only while the ball lies in this row.") /* C-140 */
                        : N_ ("This is the penalty area of {team}."));
  if (p->keeper_grab)
    sv_notes_explain (out, phrase,
                      N_ ("The keeper of {team} may handle the ball here.")); /* C-130 */
  if (p->fouls)
    sv_notes_explain (out, phrase, N_ ("A foul by {team} here is a penalty.")); /* C-198 */
  if ((sv_board_champions_2020.spaces[square].marks & SV_SPACE_SPOT) != 0)
    sv_notes_explain (out, phrase, N_ ("{other} takes its penalties from here.")); /* C-199 */
}

static void
explain_square (const ChampionsSetup *p, unsigned square, SvNotes *out)
{
  const SvPhrase phrase = sv_phrase (NULL, -1);

  for (unsigned side = 0; side < 2; side++)
    if (set_has (&champions_areas[side], square)) {
      explain_area (p, square, side, out);
      return;
    }
  if (set_has (&champions_outside, square))
    sv_notes_explain (out, phrase,
                      N_ ("Beyond the touch line: a ball that comes here is thrown in."));
  else if (!set_has (&champions_field, square))
    sv_notes_explain (
        out, phrase,
        N_ ("Beyond the back line: a ball that comes here is a corner or a goal kick."));
  else if (square == square_at (6, 5) || square == square_at (6, 6))
    sv_notes_explain (out, phrase, N_ ("The kick-off is taken here.")); /* C-007 */
}

static void
explain_man (const ChampionsSetup *p, const ChampionsState *s, unsigned man, SvNotes *out)
{
  const unsigned side = side_of (man), place = place_of (s, man);
  const bool plays = place != PLACE_OFF && place != PLACE_ABSENT;
  const bool rolling = s->ball < SQUARES && s->phase != PHASE_OVER;
  const struct {
    bool worn;
    const char *meaning;
  } signs[] = {
    { s->mover == man && (s->phase == PHASE_WALK || s->phase == PHASE_CHASE2),
      N_ ("{piece2} is walking.") },
    { is_keeper (s, man) && (s->phase == PHASE_SROLL || s->phase == PHASE_SODIE) && side == s->side,
      N_ ("{piece} saves with {n} or more.") }, /* C-073 */
    { s->mover == man && s->phase == PHASE_IROLL,
      N_ ("{piece} deflects the ball with a 3.") }, /* C-092 */
    { is_keeper (s, man) && s->stand_in[side],
      N_ ("{piece} stands in for the keeper, and saves less well.") }, /* C-187 */
    { rolling && (champions_offside_men (p, s, side, row_of (s->ball)) & bit_of (man)) != 0,
      N_ ("{piece} is offside: too near to the goal for a pass.") }, /* C-048, C-120 */
    { plays && (s->yellow[side] & bit_of (man)) != 0,
      N_ ("{piece} has a yellow card, and must leave the pitch with a second one.") }, /* C-180 */
    { plays && (s->injured[side] & bit_of (man)) != 0,
      N_ ("{piece} wears a bandage, and cannot go on with a second injury.") }, /* C-188 */
    { place == PLACE_WARMING,
      N_ ("{piece} is warming up, to come on when play stops.") }, /* C-161 */
    { place == PLACE_OFF, N_ ("{piece} does not come back in this match.") },
    { place == PLACE_ABSENT, N_ ("{piece} of {team} cannot play in this match.") }, /* C-004 */
  };
  SvPhrase phrase = sv_phrase_of (NULL, (int)side, (int)man);

  phrase.piece2 = phrase.piece;
  phrase.n = 5 - s->chance;
  for (unsigned i = 0; i < SV_COUNT (signs); i++)
    if (signs[i].worn)
      sv_notes_explain (out, phrase, signs[i].meaning);
}

/* Explain the clock (C-150 to C-153). */
static void
explain_clock (const ChampionsSetup *p, const ChampionsState *s, SvNotes *out)
{
  SvPhrase phrase = sv_phrase (NULL, -1);

  phrase.n = p->minute_step;
  phrase.m = champions_clock_limit (p, s);
  if (p->clock == CLOCK_ONES) {
    sv_notes_explain (out, phrase,
                      N_ ("The dice move this clock: every 1 that is thrown with a die of six, "
                          "four or three faces moves it on {n} minutes."));
    sv_notes_explain (out, phrase, N_ ("Time is up when it goes past {m}."));
    return;
  }
  sv_notes_explain (out, phrase, N_ ("This clock counts the throws, up to {m}."));
  sv_notes_explain (out, phrase, N_ ("Every foul makes the match one throw longer."));
}

void
champions_meaning (const void *setup, const void *state, int piece, int space, SvNotes *out)
{
  if (piece < 0 && space < 0)
    explain_clock (setup, state, out);
  if (piece >= 0)
    explain_man (setup, state, (unsigned)piece, out);
  if (space >= 0)
    explain_square (setup, (unsigned)space, out);
}
