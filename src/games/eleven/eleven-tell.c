/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Texts about positions and events: whole sentences with {placeholders}, which the user interface
 * translates. */

#include "eleven-tell.h"
#include "eleven-board.h"
#include "eleven-rules.h"

void
eleven_event_text (const void *setup, const void *state, SvEvent event, char *text)
{
  static const char *const verbs[] = { "place", "lift", "step", "pick", "shoot", "end",
                                       "push",  "kick", "stop", "aim",  "guess" };
  static const char *const bands[] = { "lo", "mid", "hi" };
  const ElevenSetup *p = setup;

  if (event.verb == SV_VERB_TIME)
    sv_text_print (text, SV_EVENT_TEXT_MAX, "time");
  else if (event.verb == SV_VERB_DIE)
    sv_text_print (text, SV_EVENT_TEXT_MAX, "die %u", event.a);
  else if (event.a == SV_ARG_NONE)
    sv_text_print (text, SV_EVENT_TEXT_MAX, "%s", verbs[event.verb - VERB_PLACE]);
  else if (event.verb == VERB_AIM)
    sv_text_print (text, SV_EVENT_TEXT_MAX, "aim %u", event.a);
  else if (event.verb == VERB_GUESS)
    sv_text_print (text, SV_EVENT_TEXT_MAX, "guess %s",
                   bands[p->guess_bands == 2 && event.a > 0 ? 2 : event.a]);
  else
    sv_text_print (text, SV_EVENT_TEXT_MAX, "%s %s", verbs[event.verb - VERB_PLACE],
                   eleven_board (p)->spaces[event.a].name);
}

void
eleven_piece_name (const void *setup, int piece, SvPhrase *out)
{
  const bool goalie = eleven_is_goalie ((unsigned)piece);

  *out = sv_phrase (goalie ? N_ ("the goalie") : N_ ("player {n}"), piece & 1);
  out->n = (int32_t)eleven_card ((unsigned)piece) + 1;
}

static SvPhrase
about (const char *msgid, unsigned side, unsigned piece, unsigned space)
{
  SvPhrase phrase = sv_phrase (msgid, (int)side);

  phrase.piece = piece == ELEVEN_NONE ? -1 : (int16_t)piece;
  phrase.space = space == ELEVEN_NONE ? -1 : (int16_t)space;
  return phrase;
}

/* Set {n} and {m} of a phrase to the goals of the home team and the away team. */
static SvPhrase
with_score (SvPhrase phrase, const ElevenState *s)
{
  phrase.n = s->score[0];
  phrase.m = s->score[1];
  return phrase;
}

static SvPhrase
with_penalties (SvPhrase phrase, const ElevenState *s)
{
  phrase.n = s->so[0];
  phrase.m = s->so[1];
  return phrase;
}

/* --- Prompts --- */

static SvPhrase
prompt_turn (const ElevenSetup *p, const ElevenState *s)
{
  const SvBoard *board = eleven_board (p);
  const unsigned mover = s->active == ELEVEN_NONE ? ELEVEN_NONE : s->occ[s->active];
  SvPhrase phrase = about (NULL, s->side, mover, ELEVEN_NONE);

  phrase.n = s->points;
  if (s->fresh)
    phrase.msgid = N_ ("{who}: where does {piece} go?");
  else if (!eleven_may_end (p, board, s))
    phrase.msgid = N_ ("{who}: the goalie has the ball and must kick it in this turn");
  else if (s->points == 0)
    phrase.msgid = N_ ("{who}: kick the ball or end the turn");
  else if (eleven_may_shoot (s))
    phrase.msgid = N_ ("{who}: move your players, or kick the ball");
  else
    phrase.msgid = N_ ("{who}: move your players");
  return phrase;
}

static SvPhrase
prompt_throw (const ElevenSetup *p, const ElevenState *s)
{
  SvPhrase phrase = sv_phrase (N_ ("{who}: throw the die for your points"), s->side);

  if (s->out && p->end_rule == END_ACE)
    phrase.msgid = N_ ("{who}: throw the die: a 1 ends the period");
  else if (s->out)
    phrase.msgid = N_ ("{who}: throw the die: this throw ends the period");
  else if (!s->running)
    phrase.msgid = N_ ("{who}: throw the die: play begins");
  return phrase;
}

static SvPhrase
prompt_shoot (const ElevenSetup *p, const ElevenState *s)
{
  SvPhrase phrase = about (NULL, s->side, eleven_holder (s), s->ball);
  const bool goalie = eleven_is_goalie (eleven_holder (s)) && p->goalie_must_shoot &&
                      eleven_inside (eleven_board (p), s, s->ball, s->turn_side);

  if (s->n_series == 1)
    phrase.msgid = N_ ("{who}: where does {piece} kick the ball?");
  else if (goalie)
    phrase.msgid = N_ ("{who}: the goalie must kick the ball on");
  else
    phrase.msgid = N_ ("{who}: {piece} may kick the ball on");
  return phrase;
}

static SvPhrase
prompt_over (const ElevenState *s)
{
  const unsigned winner = eleven_winner (s);

  if (winner == ELEVEN_NONE)
    return with_score (sv_phrase (N_ ("The match is a draw: {n}–{m}"), -1), s);
  if (s->period == PERIOD_SHOOTOUT)
    return sv_phrase_won (with_penalties (
        sv_phrase (N_ ("{team} wins the penalty shoot-out: {n}–{m}"), (int)winner), s));
  return sv_phrase_won (
      with_score (sv_phrase (N_ ("{team} wins the match: {n}–{m}"), (int)winner), s));
}

void
eleven_prompt (const void *setup, const void *state, SvPhrase *out)
{
  static const char *const asks[] = {
    [PHASE_PLACE] = N_ ("{who}: place {piece} in your own half"),
    [PHASE_LIFT] = N_ ("{who}: choose the player who kicks off"),
    [PHASE_PUSH] = N_ ("{who}: push {piece2} of {other} to which space?"),
    [PHASE_AIM] = N_ ("{who}: choose where to shoot: you score {n} in {m}"),
    [PHASE_GUESS] = N_ ("{who}: guess where the ball goes: you save {n} in {m}"),
  };
  const ElevenSetup *p = setup;
  const ElevenState *s = state;

  switch ((unsigned)s->phase) {
  case PHASE_TOSS:
    *out = sv_phrase (N_ ("Throw the die: 1 to 3, and {team} kicks off"), 0);
    break;
  case PHASE_THROW:
    *out = prompt_throw (p, s);
    break;
  case PHASE_TURN:
    *out = prompt_turn (p, s);
    break;
  case PHASE_SHOOT:
    *out = prompt_shoot (p, s);
    break;
  case PHASE_OVER:
    *out = prompt_over (s);
    break;
  default:
    *out = sv_phrase (asks[s->phase], s->side);
    out->m = p->guess_bands;
    out->n = s->phase == PHASE_AIM ? p->guess_bands - 1 : 1;
    if (s->phase == PHASE_PLACE)
      out->piece = (int16_t)eleven_next_player (p, s, s->side);
    if (s->phase == PHASE_PUSH) {
      out->piece = s->occ[s->att_from];
      out->piece2 = s->occ[s->att_at];
    }
    break;
  }
}

/* --- The report --- */

/* Note that the turn ended by itself because nothing was left to do (E-15). */
static void
note_turn_over (const ElevenState *before, const ElevenState *after, SvNotes *out)
{
  if (before->phase != PHASE_GUESS && after->phase == PHASE_THROW)
    sv_notes_add (out, SV_NOTE_PLAIN,
                  sv_phrase (N_ ("The turn of {team} is over."), before->turn_side));
}

static void
note_period (const ElevenState *before, const ElevenState *after, SvNotes *out)
{
  SvPhrase phrase = with_score (sv_phrase (NULL, after->kick_side), after);
  const char *caption = N_ ("Half-time");

  if (after->phase == PHASE_OVER) {
    const unsigned winner = eleven_winner (after);
    phrase.side = winner == ELEVEN_NONE ? -1 : (int8_t)winner;
    phrase.msgid = winner == ELEVEN_NONE ? N_ ("Full time: the match is a draw, {n}–{m}.")
                                         : N_ ("Full time: {team} wins {n}–{m}.");
    phrase = sv_phrase_won (phrase);
    caption = N_ ("Full time");
  } else if (after->period == PERIOD_SHOOTOUT) {
    caption = N_ ("Penalty shoot-out!");
    phrase.side = (int8_t)after->side;
    phrase.msgid = N_ ("It is still {n}–{m}: a penalty shoot-out follows, {team} begins.");
  } else if (after->period == PERIOD_EXTRA) {
    caption = N_ ("Extra time");
    phrase.msgid = N_ ("It is still {n}–{m}: extra time follows, {team} kicks off.");
  } else if (before->period == PERIOD_EXTRA) {
    phrase.msgid = N_ ("Extra time is half over: {n}–{m}. The teams change ends.");
  } else {
    phrase.msgid = N_ ("Half-time: {n}–{m}. The teams change ends and {team} kicks off.");
  }
  sv_notes_shout (out, SV_NOTE_WHISTLE, phrase, caption);
}

static void
note_die (const ElevenSetup *p,
          const ElevenState *before,
          unsigned value,
          const ElevenState *after,
          SvNotes *out)
{
  const bool ended = after->period != before->period || after->phase == PHASE_OVER;
  SvPhrase phrase = sv_phrase (N_ ("{team} throws {n}: {m} points."), before->side);

  phrase.n = (int32_t)value;
  phrase.m = after->points;
  if (before->phase == PHASE_TOSS) {
    phrase.side = (int8_t)after->starter;
    phrase.msgid = value <= 3 ? N_ ("The toss is {n}: 1 to 3 is for {team}, which kicks off.")
                              : N_ ("The toss is {n}: 4 to 6 is for {team}, which kicks off.");
  } else if (ended) {
    phrase.msgid = N_ ("{team} throws {n}: time is up.");
  } else if (after->phase == PHASE_THROW) {
    phrase.msgid = N_ ("{team} throws {n} and can do nothing with it.");
  } else if (after->points == 1) {
    phrase.msgid = N_ ("{team} throws {n}: one point.");
  }
  if (!before->running && before->phase == PHASE_THROW)
    sv_notes_shout (out, SV_NOTE_WHISTLE,
                    sv_phrase (before->period == 1   ? N_ ("The first half begins.")
                               : before->period == 2 ? N_ ("The second half begins.")
                                                     : N_ ("A period of extra time begins."),
                               -1),
                    N_ ("Kick-off!"));
  sv_notes_add (out, SV_NOTE_PLAIN, phrase);
  if (before->phase == PHASE_THROW && ended)
    note_period (before, after, out);
  else if (before->phase == PHASE_THROW && before->out && p->end_rule == END_ACE)
    sv_notes_add (out, SV_NOTE_PLAIN, sv_phrase (N_ ("That is not a 1: play goes on."), -1));
}

static void
note_goal (const ElevenState *before, const ElevenState *after, unsigned shooter, SvNotes *out)
{
  const unsigned side = before->turn_side;
  SvPhrase phrase = with_score (about (NULL, side, shooter, ELEVEN_NONE), after);

  phrase.msgid = shooter == ELEVEN_NONE ? N_ ("Goal for {team}: {n}–{m}.")
                                        : N_ ("Goal for {team} by {piece}: {n}–{m}.");
  sv_notes_add (out, SV_NOTE_GOAL, phrase);
  if (after->phase == PHASE_OVER) {
    phrase.msgid = N_ ("That is enough: {team} wins {n}–{m}.");
    sv_notes_add (out, SV_NOTE_WHISTLE, sv_phrase_won (phrase));
    return;
  }
  sv_notes_add (
      out, SV_NOTE_WHISTLE,
      sv_phrase (
          after->phase == PHASE_LIFT
              ? N_ ("{team} has nobody beside the field and must call a player back to kick off.")
              : N_ ("{team} kicks off."),
          1 - (int)side));
}

static void
note_penalty (const ElevenState *before, const ElevenState *after, SvNotes *out)
{
  const unsigned side = before->turn_side;
  SvPhrase phrase = with_penalties (about (NULL, side, before->shooter, ELEVEN_NONE), after);
  const bool goal = after->so[side] > before->so[side];

  phrase.msgid = goal ? N_ ("{piece} of {team} scores: {n}–{m} in the penalty shoot-out.")
                      : N_ ("The goalie of {other} stops the penalty of {piece}: still {n}–{m}.");
  sv_notes_shout (out, goal ? SV_NOTE_GOAL : SV_NOTE_PLAIN, phrase, goal ? NULL : N_ ("Saved!"));
  if (after->phase != PHASE_OVER)
    return;
  phrase.side = (int8_t)eleven_winner (after);
  phrase.msgid = N_ ("{team} wins the penalty shoot-out {n}–{m}.");
  sv_notes_add (out, SV_NOTE_WHISTLE, sv_phrase_won (phrase));
}

static void
note_guess (const ElevenSetup *p,
            const ElevenState *before,
            unsigned band,
            const ElevenState *after,
            SvNotes *out)
{
  static const char *const guesses[] = { N_ ("{team} guesses low; the shot was a {n}."),
                                         N_ ("{team} guesses middle; the shot was a {n}."),
                                         N_ ("{team} guesses high; the shot was a {n}.") };
  SvPhrase phrase = sv_phrase (guesses[p->guess_bands == 2 && band > 0 ? 2 : band], before->side);
  const unsigned shooters = before->turn_side;
  const bool goal = after->score[shooters] > before->score[shooters] ||
                    after->so[shooters] > before->so[shooters];

  phrase.n = before->aim;
  sv_notes_add (out, goal ? SV_NOTE_PLAIN : SV_NOTE_SAVE, phrase);
  if (before->period == PERIOD_SHOOTOUT)
    note_penalty (before, after, out);
  else if (goal)
    note_goal (before, after, before->shooter, out);
  else
    sv_notes_shout (out, SV_NOTE_TURNOVER,
                    sv_phrase (N_ ("{team} parries and has the ball."), before->side),
                    N_ ("Saved!"));
}

static void
note_kick (const ElevenSetup *p,
           const ElevenState *before,
           unsigned to,
           const ElevenState *after,
           SvNotes *out)
{
  const unsigned side = before->turn_side, kicker = eleven_holder (before), at = before->occ[to];
  SvPhrase phrase = about (NULL, side, kicker, to);
  const SvBoard *board = eleven_board (p);

  phrase.piece2 = at == ELEVEN_NONE ? -1 : (int16_t)at;
  if (eleven_is_goal (board, to) && board->spaces[to].end != eleven_end (before, side)) {
    phrase.msgid = N_ ("{piece} of {team} shoots at the goal.");
    sv_notes_add (out, SV_NOTE_PLAIN, phrase);
    sv_notes_count_shot (out);
    if (at == ELEVEN_NONE)
      note_goal (before, after, kicker, out);
    return;
  }
  if (at == ELEVEN_NONE)
    phrase.msgid = N_ ("{piece} of {team} kicks the ball to {space}.");
  else if (eleven_side_of (at) == side)
    phrase.msgid = N_ ("{piece} of {team} passes to {piece2} on {space}.");
  else
    phrase.msgid = N_ ("{piece} of {team} kicks the ball to {piece2} of {other} on {space}.");
  sv_notes_add (out,
                at != ELEVEN_NONE && eleven_side_of (at) != side ? SV_NOTE_TURNOVER : SV_NOTE_PLAIN,
                phrase);
  if (at != ELEVEN_NONE && eleven_side_of (at) == side)
    sv_notes_count (out, N_ ("Passes"), (int)kicker);
}

static void
note_step (const ElevenState *before, unsigned to, SvNotes *out)
{
  const unsigned other = before->occ[to];
  SvPhrase phrase = about (NULL, before->turn_side, before->occ[before->active], to);

  phrase.space2 = before->active;
  phrase.piece2 = other == ELEVEN_NONE ? -1 : (int16_t)other;
  if (other != ELEVEN_NONE)
    phrase.msgid = before->ball == to ? N_ ("{piece} of {team} attacks {piece2}, who has the ball.")
                                      : N_ ("{piece} of {team} attacks {piece2} on {space}.");
  else if (before->ball == to)
    phrase.msgid = N_ ("{piece} of {team} goes to {space} and picks up the ball.");
  else if (before->ball == before->active)
    phrase.msgid = N_ ("{piece} of {team} runs with the ball from {space2} to {space}.");
  else
    phrase.msgid = N_ ("{piece} of {team} goes from {space2} to {space}.");
  sv_notes_add (out, SV_NOTE_PLAIN, phrase);
}

static void
note_push (const ElevenState *before, unsigned to, SvNotes *out)
{
  SvPhrase phrase = about (NULL, before->turn_side, before->occ[before->att_from], to);
  const bool ball = before->ball == before->att_at;

  phrase.piece2 = before->occ[before->att_at];
  phrase.msgid = ball ? N_ ("{piece} of {team} takes the ball; {piece2} must go to {space}.")
                      : N_ ("{piece2} must go to {space}.");
  sv_notes_add (out, ball ? SV_NOTE_TURNOVER : SV_NOTE_PLAIN, phrase);
}

/* Sentences of the report for choices that need no more than a piece and a space. */
static const char *const choices[] = {
  [VERB_PLACE] = N_ ("{team} places {piece} on {space}."),
  [VERB_LIFT] = N_ ("{team} calls {piece} back from {space} to kick off."),
  [VERB_PICK] = N_ ("It is the turn of {piece} of {team} on {space}."),
  [VERB_SHOOT] = N_ ("{piece} of {team} on {space} is about to kick."),
  [VERB_STOP] = N_ ("{piece} of {team} keeps the ball on {space}."),
  [VERB_AIM] = N_ ("{team} has chosen a secret number."),
  [VERB_END] = N_ ("{team} ends the turn."),
};

static void
note_choice (const ElevenState *before, SvEvent event, const ElevenState *after, SvNotes *out)
{
  const bool kicks = event.verb == VERB_SHOOT || event.verb == VERB_STOP;
  const unsigned space = kicks ? before->ball : event.verb == VERB_AIM ? ELEVEN_NONE : event.a;
  const ElevenState *s = event.verb == VERB_PLACE ? after : before;
  const unsigned piece = space == ELEVEN_NONE ? ELEVEN_NONE : s->occ[space];

  sv_notes_add (out, SV_NOTE_PLAIN, about (choices[event.verb], before->side, piece, space));
}

void
eleven_notes (const void *setup, const void *old, SvEvent event, const void *new, SvNotes *out)
{
  const ElevenState *before = old, *after = new;

  out->n = 0;
  switch (event.verb) {
  case SV_VERB_DIE:
    note_die (setup, before, event.a, after, out);
    return;
  case SV_VERB_TIME:
    sv_notes_shout (out, SV_NOTE_WHISTLE,
                    sv_phrase (((const ElevenSetup *)setup)->end_rule == END_ACE
                                   ? N_ ("Time is up: play goes on until a team throws a 1.")
                                   : N_ ("Time is up: play goes on until the next throw."),
                               -1),
                    N_ ("Time is up!"));
    return;
  case VERB_GUESS:
    note_guess (setup, before, event.a, after, out);
    return;
  case VERB_STEP:
    note_step (before, event.a, out);
    break;
  case VERB_PUSH:
    note_push (before, event.a, out);
    break;
  case VERB_KICK:
    note_kick (setup, before, event.a, after, out);
    break;
  default:
    note_choice (before, event, after, out);
    if (event.verb != VERB_STOP)
      return;
    break;
  }
  note_turn_over (before, after, out);
}
