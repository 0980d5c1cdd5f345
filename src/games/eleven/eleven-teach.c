/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Texts for a user who learns the game: the rule that applies at this moment, the steps of a turn,
 * and the meaning of spaces and signs on the board. */

#include "eleven-teach.h"
#include "eleven-board.h"
#include "eleven-rules.h"

enum {
  TOSS,
  PLACE,
  PLACE_AFTER_GOAL,
  LIFT,
  FIRST_THROW,
  THROW,
  THROW_FOR_A_ONE,
  LAST_THROW,
  TURN,
  TURN_WITH_BALL,
  TURN_OF_GOALIE,
  TURN_PICKED,
  TURN_SPENT,
  PUSH,
  KICK,
  KICK_ON,
  KICK_OF_GOALIE,
  KICK_AT_GOAL,
  AIM,
  AIM_TWO_BANDS,
  AIM_SHOOTOUT,
  GUESS,
  GUESS_TWO_BANDS,
  OVER
};

/* clang-format off */
const SvLesson eleven_lessons[] = {
  [TOSS] = { N_ ("Who kicks off"),
    N_ ("The die decides who kicks off: {team} with 1 to 3, {other} with 4 to 6."),
    "eleven-game", "o4@k *@k x5@e19 #2@k" }, /* E-05 */
  [PLACE] = { N_ ("Setting up"),
    N_ ("The teams place one player each in turn, in their own half, but not in the centre or "
        "in a goal. The player who kicks off stands in the middle already."),
    "eleven-game", "o4@k *@k +w26 +w19 +w16 o5@w13 x5@e22" }, /* E-07…E-09 */
  [PLACE_AFTER_GOAL] = { N_ ("After a goal"),
    N_ ("Players who were in the centre or in the other half have left the field. They are placed again in their own half, one by one in turn, and the team that scored begins."),
    "eleven-kick", "x4@k *@k +w26 +w19 +w16 o5@w13" }, /* E-55, E-58 */
  [LIFT] = { N_ ("The kick-off after a goal"),
    N_ ("The team that let the goal in kicks off. {team} has nobody beside the field, so one of its players on the field is taken to the middle."),
    "eleven-kick", "o4@w16 o5@w13 *@k w16>k +w16 +w13" }, /* E-57 */
  [FIRST_THROW] = { N_ ("The first throw"),
    N_ ("The first throw starts the clock. It gives points for this turn, which are spent on steps and attacks by any of the team’s players; one kick of the ball costs nothing."),
    "eleven-time", "o4@k *@k o6@w20 x5@e22 #4@k" }, /* E-62 */
  [THROW] = { N_ ("Points for the turn"),
    N_ ("The die gives points for this turn, which are spent on steps and attacks by any of the team’s players. Once in the turn the ball may be kicked, which costs nothing. Unused points are lost."),
    "eleven-game", "o4@w16 o6@w20 x5@w26 #4@w16" }, /* E-12…E-14 */
  [THROW_FOR_A_ONE] = { N_ ("Time is up"),
    N_ ("Time is up, but play goes on until a turn begins with a 1. Such a throw counts for nothing and ends the period; with any other {team} plays on."),
    "eleven-time", "o4@w16 o6@w20 x5@w26 #1@w16" }, /* E-64 */
  [LAST_THROW] = { N_ ("Time is up"),
    N_ ("Time is up: this throw ends the period, whatever the die shows."),
    "eleven-time", "o4@w16 o6@w20 x5@w26 #3@w16" },
  [TURN] = { N_ ("Steps and attacks"),
    N_ ("A step along a line to the next space costs {n}. A step onto an opponent is an attack: it costs {m}, or {k} if that player has the ball, which is then taken. A player with the ball takes it along, but cannot attack."),
    "eleven-move", "o4@w16 o6@w20 x5@w26 w16>w22 w20!w26" }, /* E-17…E-26 */
  [TURN_WITH_BALL] = { N_ ("Move, or kick the ball"),
    N_ ("A step costs {n} and takes the ball along; an attack costs {m}. Once in the turn the "
        "ball may be kicked, which costs nothing: passes in a row, or a shot at goal from a "
        "penalty space."),
    "eleven-kick", "o4@w16 *@w16 o6@w26 w16~w26" }, /* E-14, E-40 */
  [TURN_OF_GOALIE] = { N_ ("The goalie has the ball"),
    N_ ("A turn may not end with the ball in the hands of a goalie in their own area, as long as the team can still kick. So the goalie must kick it, or walk out with it."),
    "eleven-move", "o1@wp1 *@wp1 o4@w05 wp1~w05 x5@w03" }, /* E-36, E-39 */
  [TURN_PICKED] = { N_ ("The first step"),
    N_ ("A player who is picked makes at least one step. After that the same player may go on, or another may be picked."),
    "eleven-move", "o4@w16 w16>w22 +w22 +w09" }, /* E-61 */
  [TURN_SPENT] = { N_ ("All points are spent"),
    N_ ("No points are left for steps. The ball may still be kicked, for that costs nothing."),
    "eleven-kick", "o4@w16 *@w16 o6@w26 w16~w26" },
  [PUSH] = { N_ ("The push"),
    N_ ("The attacked player is pushed along a line to the next space without a player, and "
        "{team} chooses which. It may be the one that the attack came from, but not where the "
        "ball lies, and not a goal."),
    "eleven-move", "o4@w16 x5@w22 w22!w24" }, /* E-28…E-30 */
  [KICK] = { N_ ("The kick"),
    N_ ("The ball goes {n} lines far at most, turns only on spaces, and cannot pass an "
        "opponent. A team-mate who gets it may kick it on. On an empty space it lies free, and "
        "an opponent who gets it keeps it."),
    "eleven-kick", "o4@w16 *@w16 x5@w24 +w22 +w26 o6@w26" }, /* E-41…E-45 */
  [KICK_ON] = { N_ ("Passes in a row"),
    N_ ("{piece} has the ball, and may kick it on or keep it. Nobody gets the ball twice in one "
        "series of passes."),
    "eleven-kick", "o4@w16 o6@w26 *@w26 w16~w26 o7@w24 +w24" }, /* E-45, E-47 */
  [KICK_OF_GOALIE] = { N_ ("The goalie has the ball"),
    N_ ("A goalie who gets the ball in their own area must kick it on at once."),
    "eleven-kick", "o1@wp1 *@wp1 o4@w05 +w05 +w03" }, /* E-49 */
  [KICK_AT_GOAL] = { N_ ("The shot at goal"),
    N_ ("From a penalty space the ball may be kicked into the goal beside it. If the goalie is not there, it is a goal at once; otherwise the goalie has to guess the shot."),
    "eleven-kick", "o9@ep1 *@ep1 x1@eg ep1~eg +eg" }, /* E-50…E-52 */
  [AIM] = { N_ ("The shot at goal"),
    N_ ("{team} chooses a number in secret, and the goalie guesses: low for 1 and 2, middle for 3 and 4, high for 5 and 6. If the guess is right, the goalie has the ball; otherwise it is a goal."),
    "eleven-kick", "o9@ep1 *@ep1 x1@eg ep1~eg" }, /* E-52 */
  [AIM_TWO_BANDS] = { N_ ("The shot at goal"),
    N_ ("{team} chooses a number in secret, and the goalie guesses: low for 1 to 3, high for 4 to 6. If the guess is right, the goalie has the ball; otherwise it is a goal."),
    "eleven-kick", "o9@ep1 *@ep1 x1@eg ep1~eg" },
  [AIM_SHOOTOUT] = { N_ ("The penalty shoot-out"),
    N_ ("Each team shoots {n} times in turn, and then more goals win; if the score is level, they go on until one leads by {m}. For each shot a secret number is chosen, which the goalie has to guess."),
    "eleven-time", "o9@ep2 *@ep2 x1@eg ep2~eg" }, /* E-69…E-72 */
  [GUESS] = { N_ ("The save"),
    N_ ("{other} has chosen a number from 1 to 6. {team} guesses: low for 1 and 2, middle for 3 and 4, high for 5 and 6. If the guess is right, the goalie has the ball; otherwise it is a goal."),
    "eleven-kick", "x9@wp1 *@wp1 o1@wg wp1~wg" },
  [GUESS_TWO_BANDS] = { N_ ("The save"),
    N_ ("{other} has chosen a number from 1 to 6. {team} guesses: low for 1 to 3, high for 4 to 6. If the guess is right, the goalie has the ball; otherwise it is a goal."),
    "eleven-kick", "x9@wp1 *@wp1 o1@wg wp1~wg" },
  [OVER] = { N_ ("The end of the match"),
    N_ ("The team with more goals has won; with equal goals it is a draw."),
    "eleven-time", "o4@k o5@w19 *@k" }, /* E-66 */
  { NULL },
};
/* clang-format on */

static int
lesson_of_throw (const ElevenSetup *p, const ElevenState *s)
{
  if (s->out)
    return p->end_rule == END_ACE ? THROW_FOR_A_ONE : LAST_THROW;
  return s->running || p->clock_turns > 0 ? THROW : FIRST_THROW;
}

static int
lesson_of_turn (const ElevenSetup *p, const ElevenState *s, SvPhrase *out)
{
  out->n = p->cost_enter;
  out->m = p->cost_enter + p->cost_push;
  out->k = out->m + p->cost_take;
  if (s->fresh)
    return TURN_PICKED;
  if (!eleven_may_end (p, eleven_board (p), s))
    return TURN_OF_GOALIE;
  if (s->points == 0)
    return TURN_SPENT;
  return eleven_may_shoot (s) ? TURN_WITH_BALL : TURN;
}

static int
lesson_of_kick (const ElevenSetup *p, const ElevenState *s, SvPhrase *out)
{
  const SvBoard *board = eleven_board (p);
  const SvSpace *here = &board->spaces[s->ball];
  const unsigned holder = eleven_holder (s);

  out->piece = (int16_t)holder;
  out->n = p->shot_range;
  if (here->kind == SV_SPACE_PENALTY && here->end == eleven_end (s, 1u - s->turn_side))
    return KICK_AT_GOAL;
  if (s->n_series == 1)
    return KICK;
  return eleven_is_goalie (holder) && p->goalie_must_shoot &&
                 eleven_inside (board, s, s->ball, s->turn_side)
             ? KICK_OF_GOALIE
             : KICK_ON;
}

int
eleven_lesson (const void *setup, const void *state, SvPhrase *out)
{
  const ElevenSetup *p = setup;
  const ElevenState *s = state;

  out->side = s->side == ELEVEN_NONE ? 0 : (int8_t)s->side;
  switch ((ElevenPhase)s->phase) {
  case PHASE_TOSS:
    return TOSS;
  case PHASE_PLACE:
    return s->running ? PLACE_AFTER_GOAL : PLACE;
  case PHASE_LIFT:
    return LIFT;
  case PHASE_THROW:
    return lesson_of_throw (p, s);
  case PHASE_TURN:
    return lesson_of_turn (p, s, out);
  case PHASE_PUSH:
    return PUSH;
  case PHASE_SHOOT:
    return lesson_of_kick (p, s, out);
  case PHASE_AIM:
    out->n = p->shootout_shots;
    out->m = p->shootout_lead;
    if (s->period == PERIOD_SHOOTOUT)
      return AIM_SHOOTOUT;
    return p->guess_bands == 2 ? AIM_TWO_BANDS : AIM;
  case PHASE_GUESS:
    return p->guess_bands == 2 ? GUESS_TWO_BANDS : GUESS;
  case PHASE_OVER:
    break;
  }
  return OVER;
}

void
eleven_turn (const void *setup, const void *state, SvTurn *out)
{
  static const int8_t parts[] = {
    [PHASE_TOSS] = -1, [PHASE_PLACE] = -1, [PHASE_LIFT] = -1, [PHASE_THROW] = 0, [PHASE_TURN] = 1,
    [PHASE_PUSH] = 1,  [PHASE_SHOOT] = 2,  [PHASE_AIM] = 3,   [PHASE_GUESS] = 4, [PHASE_OVER] = -1,
  };
  static const SvTurn turn = {
    5, { N_ ("Throw"), N_ ("Steps"), N_ ("Kick"), N_ ("Shot at goal"), N_ ("Guess") }, -1
  };
  const ElevenState *s = state;

  if (parts[s->phase] < 0)
    return;
  *out = turn;
  out->now = parts[s->phase];
}

/* --- The meaning of spaces --- */

/* Explain a space in or near the goal that @side guards. */
static void
explain_goal_area (
    const ElevenSetup *p, const SvSpace *here, bool beside_goal, unsigned side, SvNotes *out)
{
  const SvPhrase phrase = sv_phrase (NULL, (int)side);

  if (here->kind == SV_SPACE_GOAL)
    sv_notes_explain (out, phrase,
                      N_ ("Only the goalie of {team} may stand in this goal.")); /* E-19 */
  if (beside_goal)
    sv_notes_explain (out, phrase, N_ ("{other} can shoot at goal from here.")); /* E-50 */
  if ((here->marks & SV_SPACE_SPOT) != 0)
    sv_notes_explain (out, phrase, N_ ("{other} takes its penalties from here.")); /* E-69 */
  if (p->goalie_safe)
    sv_notes_explain (out, phrase, N_ ("The goalie of {team} cannot be attacked here.")); /* E-33 */
  if (p->goalie_must_shoot)
    sv_notes_explain (out, phrase,
                      N_ ("The goalie of {team} may not keep the ball here.")); /* E-36 */
}

static void
explain_space (const ElevenSetup *p, const ElevenState *s, unsigned space, SvNotes *out)
{
  const SvBoard *board = eleven_board (p);
  const SvSpace *here = &board->spaces[space];
  const unsigned side = here->end == END_WEST ? s->west : 1u - s->west;

  if ((here->marks & SV_SPACE_KICKOFF) != 0)
    sv_notes_explain (out, sv_phrase (NULL, -1), N_ ("The kick-off is taken here.")); /* E-07 */
  if (here->kind == SV_SPACE_CENTRE)
    sv_notes_explain (out, sv_phrase (NULL, -1),
                      N_ ("After a goal field players who stand here leave the field.")); /* E-55 */
  else if (here->kind >= SV_SPACE_PENALTY)
    explain_goal_area (p, here, here->kind == SV_SPACE_PENALTY, side, out);
}

static void
explain_piece (const ElevenState *s, unsigned piece, SvNotes *out)
{
  const unsigned at = s->at[piece];
  SvPhrase phrase = sv_phrase_of (NULL, (int)eleven_side_of (piece), (int)piece);

  phrase.piece2 = phrase.piece;
  if (at == ELEVEN_NONE) {
    if (s->phase >= PHASE_THROW && s->phase < PHASE_OVER)
      sv_notes_explain (out, phrase, N_ ("{piece} is beside the field until the next goal."));
    return;
  }
  if (at == s->active)
    sv_notes_explain (out, phrase,
                      s->fresh ? N_ ("{piece2} is picked and must make a step first.") /* E-61 */
                               : N_ ("{piece} moved last and may go on."));
  if (s->phase == PHASE_PUSH && at == s->att_at)
    sv_notes_explain (out, phrase,
                      N_ ("{piece2} must first be pushed to another space.")); /* E-28 */
  if (s->phase == PHASE_SHOOT && at != s->ball && eleven_had_the_ball (s, at))
    sv_notes_explain (out, phrase,
                      N_ ("That player has already had the ball in this series.")); /* E-47 */
}

/* Explain a part of the close-up of the goal. What a part means is no secret (E-52). */
static void
explain_part (const ElevenSetup *p, const ElevenState *s, unsigned part, SvNotes *out)
{
  const bool guess = s->phase == PHASE_GUESS;
  const int numbers = 6 / p->guess_bands, band = (int)part / (guess ? 1 : numbers);

  if (band < p->guess_bands)
    sv_notes_explain (
        out, sv_phrase_numbers (NULL, band * numbers + 1, (band + 1) * numbers, 0),
        guess ? N_ ("Here the goalie stops {n} to {m}; with any other number it is a goal.")
              : N_ ("It is a goal unless the goalie guesses {n} to {m}."));
}

void
eleven_meaning (const void *setup, const void *state, int piece, int space, SvNotes *out)
{
  const ElevenState *s = state;

  if (s->phase == PHASE_AIM || s->phase == PHASE_GUESS) {
    if (space >= 0)
      explain_part (setup, s, (unsigned)space, out);
    return;
  }
  if (piece >= 0)
    explain_piece (s, (unsigned)piece, out);
  if (space >= 0)
    explain_space (setup, s, (unsigned)space, out);
}
