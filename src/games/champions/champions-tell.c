/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Texts about positions and events: names, the prompt of each node, and the lines of the report. A
 * report line first says what was chosen or thrown, then what followed, which is found by
 * comparing the positions before and after. */

#include "champions-tell.h"
#include "champions-rules.h"

static SvPhrase
about (const char *msgid, unsigned side, unsigned man)
{
  SvPhrase phrase = sv_phrase (msgid, side < 2 ? (int)side : -1);

  if (man < MEN)
    phrase.piece = (int16_t)man;
  return phrase;
}

static SvPhrase
with_number (SvPhrase phrase, unsigned n)
{
  phrase.n = (int32_t)n;
  return phrase;
}

/* Set {n} and {m} of a phrase to the goals, or to those of the shoot-out if it has decided the
 * match. */
static SvPhrase
with_score (SvPhrase phrase, const ChampionsState *s)
{
  const bool kicks = s->ended == ENDED_PENALTIES;

  phrase.n = kicks ? s->so_score[HOME] : s->score[HOME];
  phrase.m = kicks ? s->so_score[AWAY] : s->score[AWAY];
  return phrase;
}

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
    sv_text_print (text, SV_EVENT_TEXT_MAX, "die %u", event.a);
    break;
  case VERB_FORMATION:
    sv_text_print (text, SV_EVENT_TEXT_MAX, "formation %s", champions_formation_keys[event.a]);
    break;
  case VERB_PUT:
  case VERB_STEP:
  case VERB_BALL:
  case VERB_SAVE:
    sv_text_print (text, SV_EVENT_TEXT_MAX, "%s %s", verbs[event.verb],
                   champions_square_name (event.a));
    break;
  case VERB_FOUL:
    sv_text_print (text, SV_EVENT_TEXT_MAX, "foul %u %u", event.a, event.b);
    break;
  case VERB_PUSH:
    sv_text_print (text, SV_EVENT_TEXT_MAX, "push %u %s", event.a, champions_square_name (event.b));
    break;
  default:
    if (event.a == SV_ARG_NONE)
      sv_text_print (text, SV_EVENT_TEXT_MAX, "%s", verbs[event.verb]);
    else
      sv_text_print (text, SV_EVENT_TEXT_MAX, "%s %u", verbs[event.verb], event.a);
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

  const SvPhrase phrase = with_score (about (msgid, s->winner, NOBODY), s);
  return s->winner == NOBODY ? phrase : sv_phrase_won (phrase);
}

/* Return the prompt for placing a piece in the line-up (C-005 to C-009). */
static const char *
ask_put (const ChampionsState *s)
{
  if (s->mover == NOBODY)
    return N_ ("{team}: choose your square at the centre spot");
  if (champions_goal_side (s->choices[0]) != NOBODY)
    return N_ ("{team}: place {piece} in the goal");
  return row_of (s->choices[0]) == 6
             ? N_ ("{team}: an opponent stands there: choose a square for {piece}")
             : N_ ("{team}: choose a square for {piece}");
}

static const char *
ask_act (const ChampionsState *s, SvEvent first)
{
  if (first.verb == VERB_FOUL)
    return N_ ("{who}: a foul cannot be avoided: choose who commits it");
  if (first.verb == VERB_DROP)
    return N_ ("{who}: nobody can play the free kick");
  if (first.verb == VERB_STAND)
    return N_ ("{who}: nobody can walk");
  if (s->restart == RESTART_FREEKICK)
    return N_ ("{who}: free kick: choose who walks to the ball and plays it; the die shows {n}");
  return N_ ("{who}: choose who walks; the die shows {n}");
}

/* Prompts for the throw of each restart, and for choosing its taker. */
static const char *const restart_throws[] = {
  NULL,
  N_ ("{who}: throw for the kick after the goal"),
  N_ ("{who}: throw for the free kick"),
  N_ ("{who}: throw the die for the throw-in"),
  N_ ("{who}: throw for the goal kick"),
  N_ ("{who}: throw for the penalty"),
  N_ ("{who}: throw for the corner"),
};
static const char *const restart_takers[] = {
  NULL,
  NULL,
  N_ ("{team}: choose who stands by the ball"),
  N_ ("{team}: choose who takes the throw-in"),
  NULL,
  N_ ("{team}: choose who takes the penalty"),
  N_ ("{team}: choose who takes the corner"),
};

/* The piece that a prompt names, besides the side that acts. */
typedef enum { NO_MAN, MOVER, KEEPER, HURT_MAN, TAKER } Who;

/* The prompt of each phase. If a phase has none here, its sentence depends on more than the
 * phase. */
static const struct {
  const char *msgid;
  Who who;
} prompts[PHASE_NONE] = {
  [PHASE_FORMATION] = { N_ ("{team}: choose a formation") },
  [PHASE_LINEUP] = { N_ ("{team}: choose who plays") },
  [PHASE_PUT] = { NULL, MOVER },
  [PHASE_SPOT] = { N_ ("{who}: {piece} takes the penalty: choose the spot"), TAKER },
  [PHASE_KICKOFF] = { N_ ("{team}: throw for the kick-off") },
  [PHASE_TURN] = { N_ ("{who}: throw, or first send players to warm up") },
  [PHASE_ROLL] = { N_ ("{who}: throw the die") },
  [PHASE_WALK] = { N_ ("{who}: walk with {piece}"), MOVER },
  [PHASE_GRAB] = { N_ ("{who}: {piece} picks up the ball, or plays it with the feet"), MOVER },
  [PHASE_KICK] = { N_ ("{who}: {piece} plays the ball"), MOVER },
  [PHASE_DROP] = { N_ ("{who}: {piece} cannot play the ball"), MOVER },
  [PHASE_CHASE] = { N_ ("{who}: choose who runs after the ball") },
  [PHASE_CHASE2] = { N_ ("{who}: run after the ball with {piece}"), MOVER },
  [PHASE_ICEPT] = { N_ ("{who}: choose who tries to intercept, or let the ball pass") },
  [PHASE_IROLL] = { N_ ("{who}: throw to intercept with {piece}: a 3 deflects the ball"), MOVER },
  [PHASE_SAVE] = { N_ ("{who}: choose where {piece} tries to stop the shot"), KEEPER },
  [PHASE_SROLL] = { N_ ("{who}: throw to save with {piece}: {n} or more"), KEEPER },
  [PHASE_CLASP] = { N_ ("{who}: {piece} holds the ball: throw for the kick"), KEEPER },
  [PHASE_HURT] = { N_ ("{team}: {piece} cannot go on: choose who comes on"), HURT_MAN },
  [PHASE_BRING] = { N_ ("{team}: bring {piece} on, or send the player back to the bench"), MOVER },
  [PHASE_OFF] = { N_ ("{team}: choose who goes off for {piece}"), MOVER },
  [PHASE_SUBPUT] = { N_ ("{team}: place {piece} on the pitch"), MOVER },
  [PHASE_KEEPER] = { N_ ("{team}: choose the goal square of {piece}"), KEEPER },
  [PHASE_WALL] = { N_ ("{team}: choose who forms the wall") },
  [PHASE_SOKEEPER] = { N_ ("{team}: choose the goal square of {piece}"), KEEPER },
  [PHASE_SOROLL] = { N_ ("{who}: throw for the penalty kick of {piece}"), MOVER },
  [PHASE_SODIVE] = { N_ ("{who}: choose where {piece} tries to stop the shot"), KEEPER },
  [PHASE_SODIE] = { N_ ("{who}: throw to save with {piece}: {n} or more"), KEEPER },
  [PHASE_SOPUT] = { N_ ("{who}: {piece} takes the penalty: choose the spot"), MOVER },
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
             ? N_ ("{team}: choose who goes off, so that the reserve keeper can come on")
         : events[0].verb == VERB_REPLACE ? N_ ("{team}: the reserve keeper comes on")
                                          : N_ ("{team}: choose who puts on the keeper's gloves");
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
    return s->flight.left;
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

/* --- The report --- */

/* --- What was thrown --- */

static void
tell_kickoff (const ChampionsState *a, unsigned value, const ChampionsState *b, SvNotes *out)
{
  SvPhrase phrase = about (N_ ("{team} throws {n} for the kick-off."), a->side, NOBODY);
  const unsigned away = a->first_throw;

  phrase.n = (int32_t)value;
  if (b->phase == PHASE_KICKOFF && a->side == HOME) {
    phrase.msgid = N_ ("{n} against {n}: both throw again.");
    phrase.side = -1;
  } else if (a->side == HOME) {
    phrase.msgid = N_ ("{n} against {m}: {team} kicks off.");
    phrase.side = (int8_t)b->turn;
    phrase.n = (int32_t)(value > away ? value : away);
    phrase.m = (int32_t)(value > away ? away : value);
  }
  sv_notes_add (out, SV_NOTE_PLAIN, phrase);
  if (b->phase == PHASE_KICK || b->phase == PHASE_DROP) {
    const int far = b->phase == PHASE_KICK ? b->flight.left : 0;
    const char *msgid =
        far > 1 ? N_ ("Kick-off: {piece} of {team} plays the ball up to {n} squares far.")
                : N_ ("Kick-off: {piece} of {team} plays the ball.");
    sv_notes_shout (out, SV_NOTE_WHISTLE, with_number (about (msgid, b->turn, b->mover), far),
                    N_ ("Kick-off!"));
  }
}

static void
tell_save (const ChampionsState *a, unsigned value, SvNotes *out)
{
  const unsigned keeper = a->keeper[a->side], needed = 5u - a->chance;
  SvPhrase phrase =
      about (N_ ("{piece} of {team} threw {n}, needed {m}: not saved."), a->side, keeper);

  if (value > needed)
    phrase.msgid = N_ ("{piece} of {team} threw {n}, needed {m}: saved, and held.");
  else if (value == needed)
    phrase.msgid = N_ ("{piece} of {team} threw {n}, needed {m}: saved, but the ball comes back.");
  phrase.n = (int32_t)value;
  phrase.m = (int32_t)needed;
  sv_notes_shout (out, value >= needed ? SV_NOTE_SAVE : SV_NOTE_PLAIN, phrase,
                  value > needed    ? N_ ("Saved!")
                  : value == needed ? N_ ("Parried!")
                                    : NULL);
  sv_notes_judge (out, value >= needed ? N_ ("needed {m}: stopped!") : N_ ("needed {m}: too low!"));
  if (value >= needed && a->phase == PHASE_SROLL && !set_has (&champions_areas[a->side], a->dive))
    sv_notes_add (out, SV_NOTE_FOUL,
                  about (N_ ("Handball: {piece} of {team} saved outside the penalty area."),
                         a->side, keeper));
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
    phrase =
        about (value == 3 ? N_ ("{piece} of {team} threw {n}, needed {m}: the ball is deflected.")
                          : N_ ("{piece} of {team} threw {n}, needed {m}: the ball goes on."),
               a->side, a->mover);
    phrase.m = 3;
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
  sv_notes_shout (out, SV_NOTE_PLAIN, with_number (phrase, value),
                  a->phase == PHASE_IROLL && value == 3 ? N_ ("Intercepted!") : NULL);
  if (a->phase == PHASE_IROLL)
    sv_notes_judge (out,
                    value == 3 ? N_ ("needed {m}: touched!") : N_ ("needed {m}: not touched!"));
}

static void
tell_clock (const ChampionsSetup *p, const ChampionsState *a, const ChampionsState *b, SvNotes *out)
{
  if (p->clock == CLOCK_ONES && b->ticks > a->ticks)
    sv_notes_add (out, SV_NOTE_PLAIN,
                  with_number (about (N_ ("A 1: the clock goes to {n} minutes."), NOBODY, NOBODY),
                               b->ticks * (unsigned)p->minute_step));
}

/* --- What was chosen --- */

/* Sentences about the choice of the side that acts, or of one of its pieces. */
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
  [VERB_STAND] = N_ ("No player of {team} can walk."),
  [VERB_GRAB] = N_ ("{piece} of {team} picks up the ball."),
  [VERB_KICK] = N_ ("{piece} of {team} plays the ball with the feet."),
  [VERB_BALL] = N_ ("{team} plays the ball to {space}."),
  [VERB_DROP] = N_ ("{team} cannot play the ball."),
  [VERB_CHASE] = N_ ("{piece} of {team} runs after the ball."),
  [VERB_HOLD] = N_ ("No player of {team} runs after the ball."),
  [VERB_INTERCEPT] = N_ ("{piece} of {team} stood beside the way of the ball and tries to "
                         "intercept."),
  [VERB_LET] = N_ ("{team} lets the ball pass."),
  [VERB_SAVE] = N_ ("{piece} of {team} dives to {space}."),
  [VERB_NOSAVE] = N_ ("The keeper of {team} does not dive."),
  [VERB_OFF] = N_ ("{piece} of {team} goes off."),
  [VERB_BRING] = N_ ("{team} brings on {piece}."),
  [VERB_BENCH] = N_ ("{piece} of {team} goes back to the bench."),
  [VERB_REPLACE] = N_ ("{piece} of {team} comes on."),
  [VERB_NOREPLACE] = N_ ("{team} goes on with one player fewer."),
  [VERB_GLOVE] = N_ ("{piece} of {team} puts on the keeper's gloves."),
  [VERB_WALL] = N_ ("{piece} of {team} forms the wall."),
};
static const char *const takers[] = {
  [RESTART_FREEKICK] = N_ ("{piece} of {team} stands by the ball."),
  [RESTART_THROWIN] = N_ ("{piece} of {team} takes the throw-in."),
  [RESTART_PENALTY] = N_ ("{piece} of {team} takes the penalty."),
  [RESTART_CORNER] = N_ ("{piece} of {team} takes the corner."),
};

/* Return the piece that the sentence about a choice names, or NOBODY. */
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

static bool
is_shot (const ChampionsState *a, SvEvent event)
{
  return event.verb == VERB_BALL && set_has (&champions_goals[1 - a->kside], event.a);
}

static void
tell_ball (const ChampionsState *a, SvEvent event, SvPhrase *phrase)
{
  if (is_shot (a, event))
    *phrase = about (N_ ("{piece} of {team} shoots at goal."), a->side, a->mover);
  else if (a->at[event.a] != NOBODY)
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
    tell_ball (a, event, &phrase);
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
  sv_notes_add (out, event.verb == VERB_FOUL ? SV_NOTE_FOUL : SV_NOTE_PLAIN, phrase);
  if (is_shot (a, event))
    sv_notes_count_shot (out);
  else if (event.verb == VERB_BALL && man != NOBODY && side_of (man) == a->side)
    sv_notes_count (out, N_ ("Passes"), (int)a->mover);
}

/* --- What followed --- */

static void
tell_cards (const ChampionsState *a, const ChampionsState *b, SvNotes *out)
{
  for (unsigned man = 0; man < MEN; man++) {
    const unsigned side = side_of (man);
    const uint32_t bit = bit_of (man);
    if ((b->sent_off[side] & ~a->sent_off[side] & bit) != 0)
      sv_notes_shout (out, SV_NOTE_FOUL, about (N_ ("Red card for {piece} of {team}."), side, man),
                      N_ ("Red card!"));
    else if ((b->yellow[side] & ~a->yellow[side] & bit) != 0)
      sv_notes_shout (out, SV_NOTE_FOUL,
                      about (N_ ("Yellow card for {piece} of {team}."), side, man),
                      b->restart == RESTART_PENALTY ? NULL : N_ ("Yellow card!"));
    if ((b->injured_out[side] & ~a->injured_out[side] & bit) != 0)
      sv_notes_add (out, SV_NOTE_PLAIN,
                    about (N_ ("{piece} of {team} is hurt again and cannot go on."), side, man));
    else if ((b->injured[side] & ~a->injured[side] & bit) != 0)
      sv_notes_add (out, SV_NOTE_PLAIN,
                    about (N_ ("{piece} of {team} gets a bandage."), side, man));
  }
}

static void
tell_goals (const ChampionsState *a, const ChampionsState *b, SvNotes *out)
{
  for (unsigned side = 0; side < 2; side++) {
    const unsigned man = champions_toucher (a, side);
    if (b->score[side] > a->score[side])
      sv_notes_add (out, SV_NOTE_GOAL,
                    with_score (about (man == NOBODY ? N_ ("Goal for {team}: {n}–{m}.")
                                                     : N_ ("Goal for {team} by {piece}: {n}–{m}."),
                                       side, man),
                                b));
  }
  for (unsigned side = 0; side < 2; side++) {
    if (b->so_taken[side] == a->so_taken[side])
      continue;
    const bool goal = b->so_score[side] > a->so_score[side];
    SvPhrase phrase =
        about (goal ? N_ ("{piece} of {team} scores: {n}–{m} in the penalty shoot-out.")
               : a->mover < NOBODY ? N_ ("{piece} of {team} misses the penalty: {n}–{m}.")
                                   : N_ ("{team} misses the penalty: {n}–{m}."),
               side, a->mover);
    phrase.n = b->so_score[HOME];
    phrase.m = b->so_score[AWAY];
    sv_notes_add (out,
                  goal                      ? SV_NOTE_GOAL
                  : a->phase == PHASE_SODIE ? SV_NOTE_SAVE
                                            : SV_NOTE_MISS,
                  phrase);
  }
}

static void
tell_restart (const ChampionsState *a, const ChampionsState *b, SvNotes *out)
{
  static const char *const sentences[] = {
    NULL,
    NULL, /* the goal has a sentence of its own */
    N_ ("Free kick for {team} on {space}."),
    N_ ("The ball crosses the touch line on {space}: throw-in for {team}."),
    N_ ("The ball crosses the back line: goal kick for {team}."),
    N_ ("Penalty for {team}."),
    N_ ("The ball crosses the back line: corner for {team} on {space}."),
  };
  static const char *const captions[] = {
    [RESTART_FREEKICK] = N_ ("Free kick!"), [RESTART_THROWIN] = N_ ("Throw-in!"),
    [RESTART_GOALKICK] = N_ ("Goal kick!"), [RESTART_PENALTY] = N_ ("Penalty kick!"),
    [RESTART_CORNER] = N_ ("Corner!"),
  };
  const bool foul = b->restart == RESTART_FREEKICK || b->restart == RESTART_PENALTY;
  /* The next restart may be of the same kind and for the same side as the last one; the phases
   * tell them apart. */
  const bool stops = a->phase <= PHASE_CLASP && b->phase > PHASE_CLASP && b->phase <= PHASE_RROLL;

  if (!stops && b->restart == a->restart && b->rs_side == a->rs_side && b->fouls == a->fouls)
    return;
  SvPhrase phrase = about (sentences[b->restart], b->rs_side, NOBODY);
  if (b->rs_ball < SQUARES)
    phrase.space = b->rs_ball;
  if (phrase.msgid != NULL)
    sv_notes_shout (out, foul ? SV_NOTE_FOUL : SV_NOTE_TURNOVER, phrase, captions[b->restart]);
}

static void
tell_end (const ChampionsSetup *p, const ChampionsState *a, const ChampionsState *b, SvNotes *out)
{
  const bool enough = sv_goals_reached (b->score, p->goals); /* C-156 */
  SvPhrase phrase = about (N_ ("Full time: the match is a draw, {n}–{m}."), NOBODY, NOBODY);

  if (b->period != a->period)
    sv_notes_shout (out, SV_NOTE_WHISTLE,
                    about (b->period == PERIOD_EXTRA ? N_ ("Extra time: the next goal wins.")
                                                     : N_ ("Penalties will decide the match."),
                           NOBODY, NOBODY),
                    b->period == PERIOD_EXTRA ? N_ ("Extra time") : N_ ("Penalty shoot-out!"));
  if (b->phase != PHASE_OVER)
    return;
  if (b->winner != NOBODY)
    phrase =
        about (enough                        ? N_ ("That is enough: {team} wins {n}–{m}.")
               : b->ended == ENDED_GOLDEN    ? N_ ("Golden goal: {team} wins {n}–{m}.")
               : b->ended == ENDED_PENALTIES ? N_ ("{team} wins the penalty shoot-out {n}–{m}.")
                                             : N_ ("Full time: {team} wins {n}–{m}."),
               b->winner, NOBODY);
  phrase = with_score (phrase, b);
  sv_notes_shout (out, SV_NOTE_WHISTLE, b->winner != NOBODY ? sv_phrase_won (phrase) : phrase,
                  N_ ("Full time"));
  if (b->winner == NOBODY)
    return;
  int points[2]; /* table points of the match (C-201) */
  champions_points (b, points);
  phrase = about (N_ ("In a competition {team} gets {n} points for this, and the other team {m}."),
                  b->winner, NOBODY);
  phrase.n = points[b->winner];
  phrase.m = points[1 - b->winner];
  sv_notes_add (out, SV_NOTE_PLAIN, phrase);
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
  tell_end (p, a, b, out);
}
