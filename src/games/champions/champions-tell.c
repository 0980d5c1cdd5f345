/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Events as text, names of men and squares, and what each node asks. */

#include "champions.h"

#include <stdio.h>
#include <string.h>

static const char *const verbs[] = {
  [VERB_FORMATION] = "formation",
  [VERB_AUTO] = "auto",
  [VERB_PICK] = "pick",
  [VERB_PUT] = "put",
  [VERB_THROW] = "throw",
  [VERB_WARM] = "warm",
  [VERB_USE] = "use",
  [VERB_STEP] = "step",
  [VERB_FOUL] = "foul",
  [VERB_PUSH] = "push",
  [VERB_STAND] = "stand",
  [VERB_GRAB] = "grab",
  [VERB_KICK] = "kick",
  [VERB_BALL] = "ball",
  [VERB_DROP] = "drop",
  [VERB_CHASE] = "chase",
  [VERB_HOLD] = "hold",
  [VERB_INTERCEPT] = "intercept",
  [VERB_LET] = "let",
  [VERB_SAVE] = "save",
  [VERB_NOSAVE] = "nosave",
  [VERB_OFF] = "off",
  [VERB_BRING] = "bring",
  [VERB_BENCH] = "bench",
  [VERB_REPLACE] = "replace",
  [VERB_NOREPLACE] = "noreplace",
  [VERB_GLOVE] = "glove",
  [VERB_TAKER] = "taker",
  [VERB_WALL] = "wall",
};

void
champions_event_text (const void *setup, const void *state, SvEvent event, char *text)
{
  switch (event.verb) {
  case SV_VERB_DIE:
    snprintf (text, SV_EVENT_TEXT_MAX, "die %u", event.a);
    break;
  case VERB_FORMATION:
    snprintf (text, SV_EVENT_TEXT_MAX, "formation %s", champions_formation_keys[event.a]);
    break;
  case VERB_PUT:
  case VERB_STEP:
  case VERB_BALL:
  case VERB_SAVE:
    snprintf (text, SV_EVENT_TEXT_MAX, "%s %s", verbs[event.verb], champions_square_name (event.a));
    break;
  case VERB_FOUL:
    snprintf (text, SV_EVENT_TEXT_MAX, "foul %u %u", event.a, event.b);
    break;
  case VERB_PUSH:
    snprintf (text, SV_EVENT_TEXT_MAX, "push %u %s", event.a, champions_square_name (event.b));
    break;
  default:
    if (event.a == SV_ARG_NONE)
      snprintf (text, SV_EVENT_TEXT_MAX, "%s", verbs[event.verb]);
    else
      snprintf (text, SV_EVENT_TEXT_MAX, "%s %u", verbs[event.verb], event.a);
    break;
  }
}

void
champions_piece_name (const void *setup, int piece, SvPhrase *out)
{
  static const char *const names[] = { N_ ("keeper {n}"), N_ ("defender {n}"),
                                       N_ ("midfielder {n}"), N_ ("attacker {n}") };

  *out = sv_phrase (names[champions_kind ((unsigned)piece)], (int)side_of ((unsigned)piece));
  out->n = (int32_t)number_of ((unsigned)piece);
}

static SvPhrase
about (const char *msgid, unsigned side, unsigned man)
{
  SvPhrase phrase = sv_phrase (msgid, side < 2 ? (int)side : -1);

  if (man < MEN)
    phrase.piece = (int16_t)man;
  return phrase;
}

static SvPhrase
with_number (SvPhrase phrase, int n)
{
  phrase.n = n;
  return phrase;
}

static SvPhrase
prompt_over (const ChampionsState *s)
{
  SvPhrase phrase = sv_phrase (N_ ("The match is a draw: {n}–{m}"), -1);

  phrase.n = s->score[HOME];
  phrase.m = s->score[AWAY];
  if (s->winner < 2) {
    phrase.msgid = N_ ("{team} wins the match: {n}–{m}");
    phrase.side = (int8_t)s->winner;
  }
  if (s->ended == ENDED_PENALTIES) {
    phrase.msgid = N_ ("{team} wins on penalties: {n}–{m}");
    phrase.n = s->so_score[HOME];
    phrase.m = s->so_score[AWAY];
  }
  return phrase;
}

/* C-005 to C-009. */
static SvPhrase
prompt_put (const ChampionsState *s)
{
  const unsigned man = s->mover;

  if (man == NOBODY)
    return about (N_ ("{team} — choose your square at the centre spot"), s->side, NOBODY);
  if (champions_goal_side (s->choices[0]) != NOBODY)
    return about (N_ ("{team} — place {piece} in the goal"), s->side, man);
  if (row_of (s->choices[0]) == 6)
    return about (N_ ("{team} — an opponent stands there: choose a square for {piece}"), s->side,
                  man);
  return about (N_ ("{team} — choose a square for {piece}"), s->side, man);
}

static SvPhrase
prompt_act (const ChampionsSetup *p, const ChampionsState *s)
{
  SvEvent events[SV_MAX_LEGAL];
  const unsigned n = champions_legal (p, s, events);

  if (n > 0 && events[0].verb == VERB_FOUL)
    return about (N_ ("{who} — a foul cannot be avoided: choose who makes it"), s->side, NOBODY);
  if (n > 0 && events[0].verb == VERB_DROP)
    return about (N_ ("{who} — nobody can play the free kick"), s->side, NOBODY);
  if (n > 0 && events[0].verb == VERB_STAND)
    return about (N_ ("{who} — nobody can walk"), s->side, NOBODY);
  if (s->restart == RESTART_FREEKICK)
    return with_number (
        about (
            N_ ("{who} — free kick: choose who walks to the ball and plays it; the die shows {n}"),
            s->side, NOBODY),
        s->die);
  return with_number (about (N_ ("{who} — choose who walks; the die shows {n}"), s->side, NOBODY),
                      s->die);
}

/* What is thrown for at a dead moment. */
static const char *const prompt_rroll[] = {
  NULL,
  N_ ("{who} — throw for the kick after the goal"),
  N_ ("{who} — throw for the free kick"),
  N_ ("{who} — throw for the throw-in"),
  N_ ("{who} — throw for the goal kick"),
  N_ ("{who} — throw for the penalty"),
  N_ ("{who} — throw for the corner"),
};
static const char *const prompt_taker[] = {
  NULL,
  NULL,
  N_ ("{team} — choose who stands by the ball"),
  N_ ("{team} — choose who takes the throw-in"),
  NULL,
  N_ ("{team} — choose who takes the penalty"),
  N_ ("{team} — choose who takes the corner"),
};

/* Throws and saves. */
static bool
prompt_chance (const ChampionsState *s, SvPhrase *out)
{
  switch ((unsigned)s->phase) {
  case PHASE_KICKOFF:
    *out = about (N_ ("{team} — throw for the kick-off"), s->side, NOBODY);
    return true;
  case PHASE_ROLL:
    *out = about (N_ ("{who} — throw the die"), s->side, NOBODY);
    return true;
  case PHASE_IROLL:
    *out = about (N_ ("{who} — throw to intercept with {piece}: a 3 deflects the ball"), s->side,
                  s->mover);
    return true;
  case PHASE_SROLL:
  case PHASE_SODIE:
    *out = with_number (
        about (N_ ("{who} — throw to save with {piece}: {n} or more"), s->side, s->keeper[s->side]),
        5 - s->chance);
    return true;
  case PHASE_SAVE:
  case PHASE_SODIVE:
    *out = about (N_ ("{who} — choose where {piece} tries to stop the shot"), s->side,
                  s->keeper[s->side]);
    return true;
  case PHASE_CLASP:
    *out = about (N_ ("{who} — {piece} has the ball in the hands: throw for the kick"), s->side,
                  s->keeper[s->side]);
    return true;
  case PHASE_RROLL:
    *out = about (prompt_rroll[s->restart], s->side, NOBODY);
    return true;
  case PHASE_SOROLL:
    *out = about (N_ ("{who} — throw for the penalty of {piece}"), s->side, s->mover);
    return true;
  default:
    return false;
  }
}

/* Who goes, who comes, who stands where at a dead moment. */
static SvPhrase
prompt_men (const ChampionsSetup *p, const ChampionsState *s)
{
  SvEvent events[SV_MAX_LEGAL];

  switch ((unsigned)s->phase) {
  case PHASE_GKOUT:
    champions_legal (p, s, events);
    return about (events[0].verb == VERB_OFF
                      ? N_ ("{team} — choose who goes off, so that the reserve keeper can come on")
                      : N_ ("{team} — choose who puts on the keeper's gloves"),
                  s->side, NOBODY);
  case PHASE_GKHURT:
    champions_legal (p, s, events);
    return about (events[0].verb == VERB_REPLACE
                      ? N_ ("{team} — the reserve keeper comes on")
                      : N_ ("{team} — choose who puts on the keeper's gloves"),
                  s->side, NOBODY);
  case PHASE_HURT:
    return about (N_ ("{team} — {piece} cannot go on: choose who comes on"), s->side, s->hurt_man);
  case PHASE_BRING:
    return about (N_ ("{team} — bring {piece} on, or send the player back to the bench"), s->side,
                  s->mover);
  case PHASE_OFF:
    return about (N_ ("{team} — choose who goes off for {piece}"), s->side, s->mover);
  case PHASE_SUBPUT:
    return about (N_ ("{team} — place {piece} on the pitch"), s->side, s->mover);
  case PHASE_KEEPER:
  case PHASE_SOKEEPER:
    return about (N_ ("{team} — choose the goal square of {piece}"), s->side, s->keeper[s->side]);
  case PHASE_TAKER:
    return about (prompt_taker[s->restart], s->side, NOBODY);
  case PHASE_WALL:
    return about (N_ ("{team} — choose who makes the wall"), s->side, NOBODY);
  default: /* spot */
    return about (N_ ("{who} — {piece} takes the penalty: choose the spot"), s->side, s->rs_man);
  }
}

void
champions_prompt (const void *setup, const void *state, SvPhrase *out)
{
  const ChampionsState *s = state;
  const ChampionsSetup *p = setup;

  if (prompt_chance (s, out))
    return;
  switch ((unsigned)s->phase) {
  case PHASE_OVER:
    *out = prompt_over (s);
    break;
  case PHASE_FORMATION:
    *out = about (N_ ("{team} — choose a formation: defenders, midfielders, attackers"), s->side,
                  NOBODY);
    break;
  case PHASE_LINEUP:
    *out = about (N_ ("{team} — choose who plays, or take the usual players"), s->side, NOBODY);
    break;
  case PHASE_SOPUT:
    *out = about (N_ ("{who} — {piece} takes the penalty: choose the spot"), s->side, s->mover);
    break;
  case PHASE_PUT:
    *out = prompt_put (s);
    break;
  case PHASE_TURN:
    *out = about (N_ ("{who} — throw, or first send players to warm up"), s->side, NOBODY);
    break;
  case PHASE_ACT:
    *out = prompt_act (p, s);
    break;
  case PHASE_WALK:
    *out = with_number (
        about (N_ ("{who} — walk with {piece}; steps left: {n}"), s->side, s->mover), s->steps);
    break;
  case PHASE_GRAB:
    *out = about (N_ ("{who} — {piece} takes the ball in the hands, or plays it with the feet"),
                  s->side, s->mover);
    break;
  case PHASE_KICK:
    *out = with_number (
        about (N_ ("{who} — {piece} plays the ball; squares left: {n}"), s->side, s->mover),
        s->left);
    break;
  case PHASE_DROP:
    *out = about (N_ ("{who} — {piece} cannot play the ball"), s->side, s->mover);
    break;
  case PHASE_CHASE:
    *out = about (N_ ("{who} — choose who runs after the ball"), s->side, NOBODY);
    break;
  case PHASE_CHASE2:
    *out = about (N_ ("{who} — run after the ball with {piece}"), s->side, s->mover);
    break;
  case PHASE_ICEPT:
    *out =
        about (N_ ("{who} — choose who tries to intercept, or let the ball pass"), s->side, NOBODY);
    break;
  default:
    *out = prompt_men (p, s);
    break;
  }
}
