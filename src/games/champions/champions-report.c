/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is worth telling about an event: the lines of the match report. What was chosen or thrown
 * comes first, then what followed from it, read from the two positions. */

#include "champions.h"

static void
add (SvNotes *out, SvNoteKind kind, SvPhrase phrase)
{
  if (out->n < SV_MAX_NOTES)
    out->notes[out->n++] = (SvNote){ kind, phrase };
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
with_number (SvPhrase phrase, unsigned n)
{
  phrase.n = (int32_t)n;
  return phrase;
}

static SvPhrase
at_square (SvPhrase phrase, unsigned square)
{
  if (square < SQUARES)
    phrase.space = (int16_t)square;
  return phrase;
}

static SvPhrase
with_score (SvPhrase phrase, const ChampionsState *s)
{
  phrase.n = s->score[HOME];
  phrase.m = s->score[AWAY];
  return phrase;
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
                      b->left));
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

/* Sentences about one man of the side that acts. */
static const char *
about_man (const ChampionsState *s, unsigned verb)
{
  switch (verb) {
  case VERB_PICK:
    return N_ ("{team} picks {piece}.");
  case VERB_WARM:
    return N_ ("{piece} of {team} warms up.");
  case VERB_USE:
    return N_ ("{team} walks with {piece}.");
  case VERB_CHASE:
    return N_ ("{piece} of {team} runs after the ball.");
  case VERB_BRING:
    return N_ ("{team} brings on {piece}.");
  case VERB_BENCH:
    return N_ ("{piece} of {team} goes back to the bench.");
  case VERB_REPLACE:
    return N_ ("{piece} of {team} comes on.");
  case VERB_GLOVE:
    return N_ ("{piece} of {team} puts on the keeper's gloves.");
  case VERB_WALL:
    return N_ ("{piece} of {team} makes the wall.");
  case VERB_TAKER:
    return s->restart == RESTART_THROWIN   ? N_ ("{piece} of {team} takes the throw-in.")
           : s->restart == RESTART_CORNER  ? N_ ("{piece} of {team} takes the corner.")
           : s->restart == RESTART_PENALTY ? N_ ("{piece} of {team} takes the penalty.")
                                           : N_ ("{piece} of {team} stands by the ball.");
  default:
    return NULL;
  }
}

/* Sentences about the side alone. */
static const char *
about_side (unsigned verb)
{
  switch (verb) {
  case VERB_AUTO:
    return N_ ("{team} takes the usual players.");
  case VERB_THROW:
    return N_ ("{team} is going to throw.");
  case VERB_STAND:
    return N_ ("Nobody of {team} can walk.");
  case VERB_DROP:
    return N_ ("{team} cannot play the ball.");
  case VERB_HOLD:
    return N_ ("Nobody of {team} runs after the ball.");
  case VERB_LET:
    return N_ ("{team} lets the ball pass.");
  case VERB_NOSAVE:
    return N_ ("The keeper of {team} does not dive.");
  case VERB_NOREPLACE:
    return N_ ("{team} goes on with one player less.");
  default:
    return NULL;
  }
}

static void
tell_ball (const ChampionsState *a, unsigned square, SvNotes *out)
{
  const unsigned mate = a->at[square];

  if (set_has (&champions_goals[1 - a->kside], square))
    add (out, SV_NOTE_PLAIN, about (N_ ("{piece} of {team} shoots at goal."), a->side, a->mover));
  else if (mate != NOBODY)
    add (out, SV_NOTE_PLAIN,
         at_square (about (N_ ("{team} passes to {piece} on {space}."), a->side, mate), square));
  else
    add (out, SV_NOTE_PLAIN,
         at_square (about (N_ ("{team} plays the ball to {space}."), a->side, NOBODY), square));
}

static void
tell_square (const ChampionsState *a, SvEvent event, SvNotes *out)
{
  const unsigned keeper = a->keeper[a->side];
  const bool goal = a->phase == PHASE_KEEPER || a->phase == PHASE_SOKEEPER;
  const unsigned man = goal ? keeper : a->phase == PHASE_SPOT ? a->rs_man : a->mover;
  SvPhrase phrase = about (N_ ("{team} places {piece} on {space}."), a->side, man);

  if (event.verb == VERB_STEP)
    phrase.msgid = N_ ("{piece} of {team} walks to {space}.");
  if (event.verb == VERB_SAVE)
    phrase = about (N_ ("{piece} of {team} dives to {space}."), a->side, keeper);
  if (event.verb == VERB_PUT && man == NOBODY)
    phrase.msgid = N_ ("{team} takes {space} at the centre spot.");
  add (out, SV_NOTE_PLAIN, at_square (phrase, event.a));
}

static void
tell_choice (const ChampionsState *a, SvEvent event, SvNotes *out)
{
  const unsigned side = a->side, man = event.a != SV_ARG_NONE ? man_of (side, event.a) : NOBODY;
  SvPhrase phrase = about (about_side (event.verb), side, NOBODY);

  switch (event.verb) {
  case VERB_PUT:
  case VERB_STEP:
  case VERB_SAVE:
    tell_square (a, event, out);
    return;
  case VERB_BALL:
    tell_ball (a, event.a, out);
    return;
  case VERB_FORMATION:
    phrase.msgid = N_ ("{team} lines up {n}-{m}-{k}.");
    phrase.n = champions_formations[event.a][KIND_DEFENDER];
    phrase.m = champions_formations[event.a][KIND_MIDFIELDER];
    phrase.k = champions_formations[event.a][KIND_ATTACKER];
    break;
  case VERB_GRAB:
  case VERB_KICK:
    phrase =
        about (event.verb == VERB_GRAB ? N_ ("{piece} of {team} takes the ball in the hands.")
                                       : N_ ("{piece} of {team} plays the ball with the feet."),
               side, a->mover);
    break;
  case VERB_INTERCEPT:
    phrase = about (N_ ("{piece} of {team} tries to intercept."), side, man);
    break;
  case VERB_FOUL:
    phrase = about (N_ ("{piece} of {team} fouls {piece2}."), side, man);
    phrase.piece2 = (int16_t)man_of (1 - side, event.b);
    break;
  case VERB_PUSH:
    phrase = about (N_ ("{piece} of {team} pushes {piece2} aside."), side, man);
    phrase.piece2 = a->at[event.b];
    break;
  case VERB_OFF:
    phrase = about (N_ ("{piece} of {team} goes off."), side, man);
    break;
  default:
    if (phrase.msgid == NULL)
      phrase = about (about_man (a, event.verb), side, man);
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
  if (b->restart != RESTART_NONE && sentences[b->restart] != NULL)
    add (out, foul ? SV_NOTE_FOUL : SV_NOTE_TURNOVER,
         at_square (about (sentences[b->restart], b->rs_side, NOBODY), b->rs_ball));
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
  phrase = with_score (phrase, b);
  if (b->ended == ENDED_PENALTIES) {
    phrase.n = b->so_score[HOME];
    phrase.m = b->so_score[AWAY];
  }
  add (out, SV_NOTE_WHISTLE, phrase);
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
