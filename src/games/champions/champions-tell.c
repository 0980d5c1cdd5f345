/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Events as text, names of men and squares, and what each node asks. */

#include "champions-phrase.h"
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
prompt_over (const ChampionsState *s)
{
  const char *msgid = s->winner == NOBODY           ? N_ ("The match is a draw: {n}–{m}")
                      : s->ended == ENDED_PENALTIES ? N_ ("{team} wins on penalties: {n}–{m}")
                                                    : N_ ("{team} wins the match: {n}–{m}");

  return with_score (about (msgid, s->winner, NOBODY), s);
}

/* C-005 to C-009. */
static const char *
ask_put (const ChampionsState *s)
{
  if (s->mover == NOBODY)
    return N_ ("{team} — choose your square at the centre spot");
  if (champions_goal_side (s->choices[0]) != NOBODY)
    return N_ ("{team} — place {piece} in the goal");
  return row_of (s->choices[0]) == 6
             ? N_ ("{team} — an opponent stands there: choose a square for {piece}")
             : N_ ("{team} — choose a square for {piece}");
}

static const char *
ask_act (const ChampionsState *s, SvEvent first)
{
  if (first.verb == VERB_FOUL)
    return N_ ("{who} — a foul cannot be avoided: choose who makes it");
  if (first.verb == VERB_DROP)
    return N_ ("{who} — nobody can play the free kick");
  if (first.verb == VERB_STAND)
    return N_ ("{who} — nobody can walk");
  if (s->restart == RESTART_FREEKICK)
    return N_ ("{who} — free kick: choose who walks to the ball and plays it; the die shows {n}");
  return N_ ("{who} — choose who walks; the die shows {n}");
}

/* What is thrown for at a dead moment, and who is to be chosen. */
static const char *const restart_throws[] = {
  NULL,
  N_ ("{who} — throw for the kick after the goal"),
  N_ ("{who} — throw for the free kick"),
  N_ ("{who} — throw for the throw-in"),
  N_ ("{who} — throw for the goal kick"),
  N_ ("{who} — throw for the penalty"),
  N_ ("{who} — throw for the corner"),
};
static const char *const restart_takers[] = {
  NULL,
  NULL,
  N_ ("{team} — choose who stands by the ball"),
  N_ ("{team} — choose who takes the throw-in"),
  NULL,
  N_ ("{team} — choose who takes the penalty"),
  N_ ("{team} — choose who takes the corner"),
};

/* Of whom a prompt tells, beside the side that acts. */
typedef enum { NO_MAN, MOVER, KEEPER, HURT_MAN, TAKER } Who;

/* Where there is none the sentence depends on more. */
static const struct {
  const char *msgid;
  Who who;
} prompts[PHASE_NONE] = {
  [PHASE_FORMATION] = { N_ ("{team} — choose a formation: defenders, midfielders, attackers") },
  [PHASE_LINEUP] = { N_ ("{team} — choose who plays, or take the usual players") },
  [PHASE_PUT] = { NULL, MOVER },
  [PHASE_SPOT] = { N_ ("{who} — {piece} takes the penalty: choose the spot"), TAKER },
  [PHASE_KICKOFF] = { N_ ("{team} — throw for the kick-off") },
  [PHASE_TURN] = { N_ ("{who} — throw, or first send players to warm up") },
  [PHASE_ROLL] = { N_ ("{who} — throw the die") },
  [PHASE_WALK] = { N_ ("{who} — walk with {piece}; steps left: {n}"), MOVER },
  [PHASE_GRAB] = { N_ ("{who} — {piece} takes the ball in the hands, or plays it with the feet"),
                   MOVER },
  [PHASE_KICK] = { N_ ("{who} — {piece} plays the ball; squares left: {n}"), MOVER },
  [PHASE_DROP] = { N_ ("{who} — {piece} cannot play the ball"), MOVER },
  [PHASE_CHASE] = { N_ ("{who} — choose who runs after the ball") },
  [PHASE_CHASE2] = { N_ ("{who} — run after the ball with {piece}"), MOVER },
  [PHASE_ICEPT] = { N_ ("{who} — choose who tries to intercept, or let the ball pass") },
  [PHASE_IROLL] = { N_ ("{who} — throw to intercept with {piece}: a 3 deflects the ball"), MOVER },
  [PHASE_SAVE] = { N_ ("{who} — choose where {piece} tries to stop the shot"), KEEPER },
  [PHASE_SROLL] = { N_ ("{who} — throw to save with {piece}: {n} or more"), KEEPER },
  [PHASE_CLASP] = { N_ ("{who} — {piece} has the ball in the hands: throw for the kick"), KEEPER },
  [PHASE_HURT] = { N_ ("{team} — {piece} cannot go on: choose who comes on"), HURT_MAN },
  [PHASE_BRING] = { N_ ("{team} — bring {piece} on, or send the player back to the bench"), MOVER },
  [PHASE_OFF] = { N_ ("{team} — choose who goes off for {piece}"), MOVER },
  [PHASE_SUBPUT] = { N_ ("{team} — place {piece} on the pitch"), MOVER },
  [PHASE_KEEPER] = { N_ ("{team} — choose the goal square of {piece}"), KEEPER },
  [PHASE_WALL] = { N_ ("{team} — choose who makes the wall") },
  [PHASE_SOKEEPER] = { N_ ("{team} — choose the goal square of {piece}"), KEEPER },
  [PHASE_SOROLL] = { N_ ("{who} — throw for the penalty of {piece}"), MOVER },
  [PHASE_SODIVE] = { N_ ("{who} — choose where {piece} tries to stop the shot"), KEEPER },
  [PHASE_SODIE] = { N_ ("{who} — throw to save with {piece}: {n} or more"), KEEPER },
  [PHASE_SOPUT] = { N_ ("{who} — {piece} takes the penalty: choose the spot"), MOVER },
};

unsigned
champions_man_asked (const ChampionsState *s)
{
  const unsigned men[] = { NOBODY, s->mover, s->keeper[s->side], s->hurt_man, s->rs_man };

  return men[prompts[s->phase].who];
}

static const char *
prompt_msgid (const ChampionsSetup *p, const ChampionsState *s)
{
  SvEvent events[SV_MAX_LEGAL];

  if (prompts[s->phase].msgid != NULL)
    return prompts[s->phase].msgid;
  if (s->phase == PHASE_PUT)
    return ask_put (s);
  if (s->phase == PHASE_RROLL)
    return restart_throws[s->restart];
  if (s->phase == PHASE_TAKER)
    return restart_takers[s->restart];
  champions_legal (p, s, events);
  if (s->phase == PHASE_ACT)
    return ask_act (s, events[0]);
  return events[0].verb == VERB_OFF
             ? N_ ("{team} — choose who goes off, so that the reserve keeper can come on")
         : events[0].verb == VERB_REPLACE ? N_ ("{team} — the reserve keeper comes on")
                                          : N_ ("{team} — choose who puts on the keeper's gloves");
}

static unsigned
prompt_number (const ChampionsState *s)
{
  switch ((unsigned)s->phase) {
  case PHASE_ACT:
    return s->die;
  case PHASE_WALK:
    return s->steps;
  case PHASE_KICK:
    return s->left;
  case PHASE_SROLL:
  case PHASE_SODIE:
    return 5u - s->chance;
  default:
    return 0;
  }
}

void
champions_prompt (const void *setup, const void *state, SvPhrase *out)
{
  const ChampionsState *s = state;

  if (s->phase == PHASE_OVER) {
    *out = prompt_over (s);
    return;
  }
  *out = with_number (about (prompt_msgid (setup, s), s->side, champions_man_asked (s)),
                      prompt_number (s));
}
