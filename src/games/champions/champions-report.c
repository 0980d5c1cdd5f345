/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is worth telling about an event: the lines of the match report. What was chosen or thrown
 * comes first, then what followed from it, read from the two positions. */

#include "champions-phrase.h"
#include "champions.h"

static void
add (SvNotes *out, SvNoteKind kind, SvPhrase phrase)
{
  if (out->n < SV_MAX_NOTES)
    out->notes[out->n++] = (SvNote){ kind, phrase };
}

/* --- what was thrown ------------------------------------------------------------------------------ */

static void
tell_kickoff (const ChampionsState *a, unsigned value, const ChampionsState *b, SvNotes *out)
{
  add (out, SV_NOTE_PLAIN,
       with_number (about (N_ ("{team} throws {n} for the kick-off."), a->side, NOBODY), value));
  if (b->phase == PHASE_KICKOFF && a->side == HOME)
    add (out, SV_NOTE_PLAIN, about (N_ ("Equal throws: both throw again."), NOBODY, NOBODY));
  if (b->phase == PHASE_KICK || b->phase == PHASE_DROP)
    add (out, SV_NOTE_WHISTLE,
         with_number (about (N_ ("Kick-off: {piece} of {team} plays the ball; squares: {n}."),
                             b->turn, b->mover),
                      b->phase == PHASE_KICK ? b->left : 0));
}

static void
tell_save (const ChampionsState *a, unsigned value, SvNotes *out)
{
  const unsigned keeper = a->keeper[a->side];
  const char *msgid = N_ ("{piece} of {team} throws {n}: not saved.");

  if (value > 5u - a->chance)
    msgid = N_ ("{piece} of {team} throws {n}, saves and holds the ball.");
  else if (value == 5u - a->chance)
    msgid = N_ ("{piece} of {team} throws {n} and saves: the ball comes back.");
  add (out, SV_NOTE_PLAIN, with_number (about (msgid, a->side, keeper), value));
  if (value >= 5u - a->chance && a->phase == PHASE_SROLL &&
      !set_has (&champions_areas[a->side], a->dive))
    add (out, SV_NOTE_FOUL,
         about (N_ ("Hands: {piece} of {team} saved outside the penalty area."), a->side, keeper));
}

static void
tell_die (const ChampionsSetup *p,
          const ChampionsState *a,
          unsigned value,
          const ChampionsState *b,
          SvNotes *out)
{
  static const char *const restarts[] = {
    N_ ("{team} throws {n}."),
    N_ ("{team} throws {n} for the kick after the goal."),
    N_ ("{team} throws {n} for the free kick."),
    N_ ("{team} throws {n} for the throw-in."),
    N_ ("{team} throws {n} for the goal kick."),
    N_ ("{team} throws {n} for the penalty."),
    N_ ("{team} throws {n} for the corner."),
  };
  SvPhrase phrase = about (restarts[0], a->side, NOBODY);

  switch ((unsigned)a->phase) {
  case PHASE_KICKOFF:
    tell_kickoff (a, value, b, out);
    return;
  case PHASE_SROLL:
  case PHASE_SODIE:
    tell_save (a, value, out);
    return;
  case PHASE_IROLL:
    phrase = about (value == 3 ? N_ ("{piece} of {team} throws {n} and deflects the ball.")
                               : N_ ("{piece} of {team} throws {n}: the ball goes on."),
                    a->side, a->mover);
    break;
  case PHASE_CLASP:
    phrase.msgid = N_ ("{team} throws {n} for the kick of the keeper.");
    break;
  case PHASE_RROLL:
    phrase.msgid = restarts[a->restart];
    break;
  case PHASE_SOROLL:
    phrase = about (N_ ("{team} throws {n} for the penalty of {piece}."), a->side, a->mover);
    break;
  default:
    break;
  }
  add (out, SV_NOTE_PLAIN, with_number (phrase, value));
}

static void
tell_clock (const ChampionsSetup *p, const ChampionsState *a, const ChampionsState *b, SvNotes *out)
{
  if (p->clock == CLOCK_ONES && b->ticks > a->ticks)
    add (out, SV_NOTE_PLAIN,
         with_number (about (N_ ("A one: the clock goes to {n} minutes."), NOBODY, NOBODY),
                      b->ticks * (unsigned)p->minute_step));
}

/* --- what was chosen ------------------------------------------------------------------------------ */

/* About the side that acts, or a man of it. */
static const char *const choices[VERB_LAST + 1] = {
  [VERB_FORMATION] = N_ ("{team} lines up {n}-{m}-{k}."),
  [VERB_AUTO] = N_ ("{team} takes the usual players."),
  [VERB_PICK] = N_ ("{team} picks {piece}."),
  [VERB_PUT] = N_ ("{team} places {piece} on {space}."),
  [VERB_THROW] = N_ ("{team} is going to throw."),
  [VERB_WARM] = N_ ("{piece} of {team} warms up."),
  [VERB_USE] = N_ ("{team} walks with {piece}."),
  [VERB_STEP] = N_ ("{piece} of {team} walks to {space}."),
  [VERB_FOUL] = N_ ("{piece} of {team} fouls {piece2}."),
  [VERB_PUSH] = N_ ("{piece} of {team} pushes {piece2} aside."),
  [VERB_STAND] = N_ ("Nobody of {team} can walk."),
  [VERB_GRAB] = N_ ("{piece} of {team} takes the ball in the hands."),
  [VERB_KICK] = N_ ("{piece} of {team} plays the ball with the feet."),
  [VERB_BALL] = N_ ("{team} plays the ball to {space}."),
  [VERB_DROP] = N_ ("{team} cannot play the ball."),
  [VERB_CHASE] = N_ ("{piece} of {team} runs after the ball."),
  [VERB_HOLD] = N_ ("Nobody of {team} runs after the ball."),
  [VERB_INTERCEPT] = N_ ("{piece} of {team} tries to intercept."),
  [VERB_LET] = N_ ("{team} lets the ball pass."),
  [VERB_SAVE] = N_ ("{piece} of {team} dives to {space}."),
  [VERB_NOSAVE] = N_ ("The keeper of {team} does not dive."),
  [VERB_OFF] = N_ ("{piece} of {team} goes off."),
  [VERB_BRING] = N_ ("{team} brings on {piece}."),
  [VERB_BENCH] = N_ ("{piece} of {team} goes back to the bench."),
  [VERB_REPLACE] = N_ ("{piece} of {team} comes on."),
  [VERB_NOREPLACE] = N_ ("{team} goes on with one player less."),
  [VERB_GLOVE] = N_ ("{piece} of {team} puts on the keeper's gloves."),
  [VERB_WALL] = N_ ("{piece} of {team} makes the wall."),
};
static const char *const takers[] = {
  [RESTART_FREEKICK] = N_ ("{piece} of {team} stands by the ball."),
  [RESTART_THROWIN] = N_ ("{piece} of {team} takes the throw-in."),
  [RESTART_PENALTY] = N_ ("{piece} of {team} takes the penalty."),
  [RESTART_CORNER] = N_ ("{piece} of {team} takes the corner."),
};

/* The man of whom the sentence of a choice tells, or NOBODY. */
static unsigned
man_of_choice (const ChampionsState *a, SvEvent event)
{
  switch (event.verb) {
  case VERB_FORMATION:
    return NOBODY;
  case VERB_BALL:
    return a->at[event.a];
  case VERB_PUT:
  case VERB_STEP:
  case VERB_SAVE:
  case VERB_GRAB:
  case VERB_KICK:
    return champions_man_asked (a);
  default:
    return event.a != SV_ARG_NONE ? man_of (a->side, event.a) : NOBODY;
  }
}

static void
tell_ball (const ChampionsState *a, unsigned square, SvPhrase *phrase)
{
  if (set_has (&champions_goals[1 - a->kside], square))
    *phrase = about (N_ ("{piece} of {team} shoots at goal."), a->side, a->mover);
  else if (a->at[square] != NOBODY)
    phrase->msgid = N_ ("{team} passes to {piece} on {space}.");
}

static void
tell_choice (const ChampionsState *a, SvEvent event, SvNotes *out)
{
  const unsigned man = man_of_choice (a, event);
  SvPhrase phrase = about (choices[event.verb], a->side, man);

  switch (event.verb) {
  case VERB_FORMATION:
    phrase.n = champions_formations[event.a][KIND_DEFENDER];
    phrase.m = champions_formations[event.a][KIND_MIDFIELDER];
    phrase.k = champions_formations[event.a][KIND_ATTACKER];
    break;
  case VERB_PUT:
    if (man == NOBODY)
      phrase.msgid = N_ ("{team} takes {space} at the centre spot.");
    phrase.space = event.a;
    break;
  case VERB_STEP:
  case VERB_SAVE:
    phrase.space = event.a;
    break;
  case VERB_BALL:
    phrase.space = event.a;
    tell_ball (a, event.a, &phrase);
    break;
  case VERB_FOUL:
    phrase.piece2 = (int16_t)man_of (1u - a->side, event.b);
    break;
  case VERB_PUSH:
    phrase.piece2 = a->at[event.b];
    break;
  case VERB_TAKER:
    phrase.msgid = takers[a->restart];
    break;
  default:
    break;
  }
  add (out, event.verb == VERB_FOUL ? SV_NOTE_FOUL : SV_NOTE_PLAIN, phrase);
}

/* --- what followed -------------------------------------------------------------------------------- */

static void
tell_cards (const ChampionsState *a, const ChampionsState *b, SvNotes *out)
{
  for (unsigned man = 0; man < MEN; man++) {
    const unsigned side = side_of (man);
    const uint32_t bit = bit_of (man);
    if ((b->sent_off[side] & ~a->sent_off[side] & bit) != 0)
      add (out, SV_NOTE_FOUL, about (N_ ("Red card for {piece} of {team}."), side, man));
    else if ((b->yellow[side] & ~a->yellow[side] & bit) != 0)
      add (out, SV_NOTE_FOUL, about (N_ ("Yellow card for {piece} of {team}."), side, man));
    if ((b->injured_out[side] & ~a->injured_out[side] & bit) != 0)
      add (out, SV_NOTE_PLAIN,
           about (N_ ("{piece} of {team} is hurt again and cannot go on."), side, man));
    else if ((b->injured[side] & ~a->injured[side] & bit) != 0)
      add (out, SV_NOTE_PLAIN, about (N_ ("{piece} of {team} gets a bandage."), side, man));
  }
}

static void
tell_goals (const ChampionsState *a, const ChampionsState *b, SvNotes *out)
{
  for (unsigned side = 0; side < 2; side++)
    if (b->score[side] > a->score[side])
      add (out, SV_NOTE_GOAL,
           with_score (about (N_ ("Goal for {team}: {n}–{m}."), side, NOBODY), b));
  for (unsigned side = 0; side < 2; side++) {
    if (b->so_taken[side] == a->so_taken[side])
      continue;
    SvPhrase phrase = about (b->so_score[side] > a->so_score[side]
                                 ? N_ ("{team} scores from the penalty: {n}–{m}.")
                                 : N_ ("{team} misses the penalty: {n}–{m}."),
                             side, NOBODY);
    phrase.n = b->so_score[HOME];
    phrase.m = b->so_score[AWAY];
    add (out, b->so_score[side] > a->so_score[side] ? SV_NOTE_GOAL : SV_NOTE_PLAIN, phrase);
  }
}

static void
tell_restart (const ChampionsState *a, const ChampionsState *b, SvNotes *out)
{
  static const char *const sentences[] = {
    NULL,
    NULL, /* the goal is told */
    N_ ("Free kick for {team} on {space}."),
    N_ ("Throw-in for {team} on {space}."),
    N_ ("Goal kick for {team}."),
    N_ ("Penalty for {team}."),
    N_ ("Corner for {team}."),
  };
  const bool foul = b->restart == RESTART_FREEKICK || b->restart == RESTART_PENALTY;

  if (b->restart == a->restart && b->rs_side == a->rs_side && b->fouls == a->fouls)
    return;
  SvPhrase phrase = about (sentences[b->restart], b->rs_side, NOBODY);
  if (b->rs_ball < SQUARES)
    phrase.space = b->rs_ball;
  if (phrase.msgid != NULL)
    add (out, foul ? SV_NOTE_FOUL : SV_NOTE_TURNOVER, phrase);
}

static void
tell_end (const ChampionsState *a, const ChampionsState *b, SvNotes *out)
{
  SvPhrase phrase = about (N_ ("Full time: the match is a draw, {n}–{m}."), NOBODY, NOBODY);

  if (b->period != a->period)
    add (out, SV_NOTE_WHISTLE,
         about (b->period == PERIOD_EXTRA ? N_ ("Extra time: the next goal wins.")
                                          : N_ ("Penalties will decide the match."),
                NOBODY, NOBODY));
  if (b->phase != PHASE_OVER)
    return;
  if (b->winner < 2)
    phrase =
        about (b->ended == ENDED_GOLDEN      ? N_ ("Golden goal: {team} wins {n}–{m}.")
               : b->ended == ENDED_PENALTIES ? N_ ("{team} wins the penalty shoot-out {n}–{m}.")
                                             : N_ ("Full time: {team} wins {n}–{m}."),
               b->winner, NOBODY);
  add (out, SV_NOTE_WHISTLE, with_score (phrase, b));
}

void
champions_notes (
    const void *setup, const void *before, SvEvent event, const void *after, SvNotes *out)
{
  const ChampionsState *a = before, *b = after;
  const ChampionsSetup *p = setup;

  out->n = 0;
  if (event.verb == SV_VERB_DIE)
    tell_die (p, a, event.a, b, out);
  else
    tell_choice (a, event, out);
  tell_clock (p, a, b, out);
  tell_goals (a, b, out);
  tell_cards (a, b, out);
  tell_restart (a, b, out);
  tell_end (a, b, out);
}
