/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said of a position and of an event: whole sentences with {places}, translated by the
 * roof of the house. RULES.md gives the rules that the reasons name. */

#include "strafworp-tell.h"
#include "strafworp-board.h"
#include "strafworp-legal.h"
#include "strafworp-view.h"

#include <string.h>

static const char area_letters[] = "abcdef";

void
strafworp_event_text (const void *setup, const void *state, SvEvent event, char *text)
{
  static const char *const verbs[] = { "place", "start", "throw-off", "move", "defend", "receive" };

  if (event.verb == SV_VERB_TIME)
    sv_text_print (text, SV_EVENT_TEXT_MAX, "time");
  else if (event.verb == SV_VERB_DIE)
    sv_text_print (text, SV_EVENT_TEXT_MAX, "die %u", event.a);
  else if (event.a == SV_ARG_NONE)
    sv_text_print (text, SV_EVENT_TEXT_MAX, "%s", verbs[event.verb - VERB_PLACE]);
  else if (event.b == SV_ARG_NONE)
    sv_text_print (text, SV_EVENT_TEXT_MAX, "%s %u", verbs[event.verb - VERB_PLACE], event.a);
  else
    sv_text_print (text, SV_EVENT_TEXT_MAX, "%s %u %c", verbs[event.verb - VERB_PLACE], event.a,
                   area_letters[event.b]);
}

void
strafworp_piece_name (const void *setup, int piece, SvPhrase *out)
{
  static const char *const names[] = { N_ ("striker 1"), N_ ("striker 2"), N_ ("assister"),
                                                                               N_ ("rebounder") };

  *out = sv_phrase (names[piece % STRAFWORP_FIGURINES], piece / STRAFWORP_FIGURINES);
  out->n = piece % STRAFWORP_FIGURINES + 1;
}

static SvPhrase
about (const char *msgid, unsigned side, unsigned figurine)
{
  SvPhrase phrase = sv_phrase (msgid, (int)side);

  if (figurine < STRAFWORP_FIGURINES)
    phrase.piece = strafworp_piece (side, figurine);
  return phrase;
}

/* {n}–{m}: goals of the home team and of the away team. */
static SvPhrase
with_score (SvPhrase phrase, const StrafworpState *s)
{
  const unsigned first = s->home == STRAFWORP_NOBODY ? 0 : s->home;

  phrase.n = s->score[first];
  phrase.m = s->score[1 - first];
  return phrase;
}

static SvPhrase
prompt_place (const StrafworpSetup *setup, const StrafworpState *s)
{
  const unsigned side = strafworp_side (s);
  SvEvent events[24];
  const unsigned n = strafworp_legal (setup, s, events);

  if (side == s->attacking && n == 2 && (s->occupied[side] & AREAS_AB) == 0)
    return about (N_ ("{team} — {piece} must stand in A or B, for the throw-off"), side,
                      events[0].a - 1u);
  if (side == s->attacking)
    return about (N_ ("{team} — place your figurines, one of them in A or B"), side,
                      STRAFWORP_NOBODY);
  return about (N_ ("{team} — place your figurines"), side, STRAFWORP_NOBODY);
}

static SvPhrase
prompt_shot (const StrafworpState *s)
{
  static const char *const attack[] = { NULL,
                                        N_ ("{who} — throw to score with {piece}"),
                                            N_ ("{who} — throw for the free pass of {piece}"),
                                                N_ ("{who} — throw for the penalty of {piece}") };

  if (s->die == 0)
    return about (attack[s->shot], s->attacking, s->ball);
  return about (N_ ("{who} — throw to defend with {piece}"), 1u - s->attacking, s->defender);
}

static SvPhrase
prompt_over (const StrafworpState *s)
{
  if (s->score[0] == s->score[1])
    return with_score (sv_phrase (N_ ("The match is a draw: {n}–{m}"), -1), s);
  return with_score (
      sv_phrase (N_ ("{team} wins the match: {n}–{m}"), s->score[0] > s->score[1] ? 0 : 1), s);
}

void
strafworp_prompt (const void *setup, const void *state, SvPhrase *out)
{
  const StrafworpState *s = state;
  const unsigned side = strafworp_side (s);

  switch ((StrafworpPhase)s->phase) {
  case PHASE_TOSS:
    *out = sv_phrase (N_ ("{team} — throw the die for the toss"), (int)side);
    break;
  case PHASE_PLACE:
    *out = prompt_place (setup, s);
    break;
  case PHASE_START:
    *out = sv_phrase (N_ ("{team} — start the clock"), (int)side);
    break;
  case PHASE_THROW_OFF:
    *out = sv_phrase ((s->occupied[side] & AREAS_AB) != 0
                      ? N_ ("{team} — choose who throws off, in A or B")
                      : N_ ("{team} — move one figurine to A or B for the throw-off"), (int)side);
    break;
  case PHASE_MOVE:
    *out = about (N_ ("{who} — move {piece}"), side, s->mover);
    break;
  case PHASE_DEFEND:
    *out = sv_phrase (N_ ("{team} — choose who defends against {piece2}"), (int)side);
    out->piece2 = strafworp_piece (s->attacking, s->ball);
    break;
  case PHASE_SHOT:
    *out = prompt_shot (s);
    break;
  case PHASE_ARRANGE:
    *out = about (s->shot == SHOT_FREE_PASS
                  ? N_ ("{who} — place {piece} for the free pass")
                  : N_ ("{who} — place {piece} for the penalty"), side, s->mover);
    break;
  case PHASE_RECEIVE:
    *out = sv_phrase (N_ ("{team} — choose who receives the ball"), (int)side);
    break;
  case PHASE_OVER:
    *out = prompt_over (s);
    break;
  }
}

static void
add (SvNotes *out, SvNoteKind kind, SvPhrase phrase)
{
  if (out->n < SV_MAX_NOTES)
    out->notes[out->n++] = (SvNote){ kind, phrase };
}

static void
note_toss (const StrafworpState *before, unsigned value, const StrafworpState *after, SvNotes *out)
{
  const unsigned side = strafworp_side (before);
  SvPhrase phrase = sv_phrase (N_ ("{team} throws {n} for the toss."), (int)side);

  if (after->home != STRAFWORP_NOBODY)
    phrase.msgid = after->home == side ? N_ ("{team} throws {n} and is the home team.")
                                       : N_ ("{team} throws {n}: {other} is the home team.");
  else if (before->die != 0)
    phrase.msgid = N_ ("{team} throws {n} too: both throw again.");
  phrase.n = (int32_t)value;
  add (out, SV_NOTE_PLAIN, phrase);
}

/* How a shot ended, read from what came of it. */
static void
note_result (const StrafworpState *before, const StrafworpState *after, SvNotes *out)
{
  static const char *const goals[] = {
    NULL, N_ ("Goal for {team} by {piece}: {n}–{m}."),
              N_ ("Goal for {team} by {piece} from the free pass: {n}–{m}."),
                  N_ ("Goal for {team} by {piece} from the penalty: {n}–{m}.") };
  const unsigned side = before->attacking, shooter = before->ball;

  if (after->score[side] > before->score[side]) {
    add (out, SV_NOTE_GOAL, with_score (about (goals[before->shot], side, shooter), after));
    if (after->phase == PHASE_PLACE)
      add (out, SV_NOTE_WHISTLE, sv_phrase (N_ ("The teams change zones."), -1)); /* S-103 */
    else if (after->phase == PHASE_OVER)
      add (out, SV_NOTE_WHISTLE,
           with_score (sv_phrase (N_ ("Golden goal: {team} wins {n}–{m}."), (int)side), after));
  } else if (after->phase == PHASE_ARRANGE) {
    add (out, SV_NOTE_FOUL,
         about (after->shot == SHOT_FREE_PASS
                ? N_ ("Equal throws: a free pass for {piece} of {team}.")
                : N_ ("Equal throws: a penalty for {piece} of {team}."), side, shooter));
  } else if (after->attacking != side) {
    SvPhrase phrase = sv_phrase (N_ ("{team} intercepts the ball."), (int)after->attacking);
    if (after->ball < STRAFWORP_FIGURINES) {
      phrase.msgid = N_ ("{team} intercepts: the ball goes to {piece} in {space}.");
      phrase.piece = strafworp_piece (after->attacking, after->ball);
      phrase.space =
          strafworp_space (after, after->attacking, after->area[after->attacking][after->ball]);
    }
    add (out, SV_NOTE_TURNOVER, phrase);
  } else {
    add (out, SV_NOTE_PLAIN,
         about (N_ ("No goal: {piece} of {team} keeps the ball."), side, shooter));
  }
}

static void
note_die (const StrafworpState *before, unsigned value, const StrafworpState *after, SvNotes *out)
{
  SvPhrase phrase;

  if (before->phase == PHASE_TOSS) {
    note_toss (before, value, after, out);
    return;
  }
  if (before->die == 0)
    phrase = about (N_ ("{team} throws {n} with {piece}."), before->attacking, before->ball);
  else
    phrase = about (N_ ("{team} defends with {piece} and throws {n}."), 1u - before->attacking,
                        before->defender);
  phrase.n = (int32_t)value;
  add (out, SV_NOTE_PLAIN, phrase);
  if (before->die != 0)
    note_result (before, after, out);
}

static void
note_time (const StrafworpState *before, const StrafworpState *after, SvNotes *out)
{
  SvPhrase phrase = sv_phrase (N_ ("Half-time: {n}–{m}. The teams change zones."), -1);

  if (after->golden)
    phrase.msgid = N_ ("Time: {n}–{m}. Play goes on until the next goal.");
  else if (after->phase == PHASE_OVER && after->score[0] == after->score[1])
    phrase.msgid = N_ ("Full time: the match is a draw, {n}–{m}.");
  else if (after->phase == PHASE_OVER) {
    phrase.msgid = N_ ("Full time: {team} wins {n}–{m}.");
    phrase.side = after->score[0] > after->score[1] ? 0 : 1;
  }
  add (out, SV_NOTE_WHISTLE, with_score (phrase, before));
}

static void
note_start (const StrafworpSetup *setup, const StrafworpState *s, SvNotes *out)
{
  const char *msgid = N_ ("The match begins: {team} throws off.");

  if (setup->halves == 2)
    msgid = s->half == 1 ? N_ ("The first half begins: {team} throws off.")
                         : N_ ("The second half begins: {team} throws off.");
  add (out, SV_NOTE_WHISTLE, sv_phrase (msgid, s->attacking));
}

static void
note_figurine (const StrafworpState *before,
               SvEvent event,
               const StrafworpState *after,
               SvNotes *out)
{
  const unsigned side = strafworp_side (before), figurine = event.a - 1u;
  SvPhrase phrase = about (NULL, side, figurine);

  phrase.space2 = strafworp_space (before, side, before->area[side][figurine]);
  phrase.space = strafworp_space (after, side, after->area[side][figurine]);
  switch (event.verb) {
  case VERB_PLACE:
    phrase.msgid = N_ ("{team} places {piece} in {space}.");
    break;
  case VERB_THROW_OFF:
    phrase.msgid = event.b == SV_ARG_NONE ? N_ ("{team} throws off with {piece} in {space}.")
                                          : N_ ("{team} moves {piece} to {space} and throws off.");
    break;
  case VERB_DEFEND:
    phrase.msgid = N_ ("{team} defends with {piece}.");
    break;
  case VERB_RECEIVE:
    phrase.msgid = N_ ("{team} gives the ball to {piece} in {space}.");
    break;
  default:
    phrase.msgid = N_ ("{team} moves {piece} from {space2} to {space}.");
    break;
  }
  add (out, SV_NOTE_PLAIN, phrase);
}

/* S-42, S-43: the third move ends with the pass. */
static void
note_pass (const StrafworpState *before, const StrafworpState *after, SvNotes *out)
{
  SvPhrase phrase =
      about (N_ ("The ball goes to {piece} in {space}."), after->attacking, after->ball);

  if (after->ball == before->ball)
    return;
  if (after->phase == PHASE_MOVE)
    phrase.msgid =
        N_ ("The ball goes to {piece} in {space}, where no shot is allowed: a new attack.");
  phrase.space =
      strafworp_space (after, after->attacking, after->area[after->attacking][after->ball]);
  add (out, SV_NOTE_PLAIN, phrase);
}

void
strafworp_notes (
    const void *setup, const void *before, SvEvent event, const void *after, SvNotes *out)
{
  out->n = 0;
  switch (event.verb) {
  case SV_VERB_DIE:
    note_die (before, event.a, after, out);
    break;
  case SV_VERB_TIME:
    note_time (before, after, out);
    break;
  case VERB_START:
    note_start (setup, before, out);
    break;
  default:
    note_figurine (before, event, after, out);
    if (event.verb == VERB_MOVE)
      note_pass (before, after, out);
    break;
  }
}

/* Why the figurine whose turn it is may not go to an area of its own zone. */
static const char *
why_not_area (const StrafworpState *s, unsigned side, unsigned figurine, unsigned area)
{
  const unsigned from = s->area[side][figurine];

  if (s->phase == PHASE_MOVE && from == area)
    return N_ ("{piece} must go to another area: standing still is not allowed."); /* S-41 */
  if ((s->occupied[side] >> area & 1) != 0)
    return N_ ("{space} is taken: one figurine in each area."); /* S-06 */
  if (s->phase == PHASE_MOVE && (strafworp_reach[from] >> area & 1) == 0)
    return N_ ("Not crosswise: from {space2} to {space} is not allowed."); /* S-41 */
  if (s->phase == PHASE_PLACE)
    return N_ ("The team that throws off needs a figurine in A or B."); /* S-21 */
  if (s->phase == PHASE_ARRANGE)
    return s->shot == SHOT_FREE_PASS
        ? N_ ("At a free pass the others stand in C, D and F.")  /* S-60 */
        : N_ ("At a penalty the others stand in A, B, C or D."); /* S-70 */
  if (s->phase == PHASE_THROW_OFF)
    return N_ ("The throw-off is taken in A or B."); /* S-30 */
  return NULL;
}

/* Why this piece cannot be chosen now, where it goes being no matter. */
static const char *
why_not_piece (const StrafworpState *s, unsigned side, unsigned piece_side, unsigned figurine)
{
  if (piece_side != side)
    return N_ ("It is the turn of {other}."); /* side is the owner of the piece */
  switch ((StrafworpPhase)s->phase) {
  case PHASE_MOVE:
    if (figurine == s->ball)
      return N_ ("{piece} has the ball and stays in place.");                        /* S-40 */
    return figurine == s->mover ? NULL : N_ ("It is the turn of {piece2} to move."); /* S-40 */
  case PHASE_ARRANGE:
    return figurine == s->mover ? NULL : N_ ("It is the turn of {piece2} to be placed.");
  case PHASE_PLACE:
    return s->area[side][figurine] == STRAFWORP_NOBODY ? NULL : N_ ("{piece} is placed already.");
  case PHASE_THROW_OFF:
    return s->area[side][figurine] <= AREA_B || (s->occupied[side] & AREAS_AB) == 0
               ? NULL
               : N_ ("The throw-off is taken in A or B."); /* S-30 */
  case PHASE_DEFEND:
    return N_ ("{piece} may not defend: females defend females, males defend males."); /* S-107 */
  case PHASE_RECEIVE:
    return N_ ("The ball goes to the nearest figurine."); /* S-82 */
  case PHASE_TOSS:
  case PHASE_START:
  case PHASE_SHOT:
  case PHASE_OVER:
    break;
  }
  return NULL;
}

static bool
can_be_chosen (const StrafworpSetup *setup, const StrafworpState *s, int piece, int space)
{
  SvEvent events[24];
  const unsigned n = strafworp_legal (setup, s, events);

  for (unsigned i = 0; i < n; i++) {
    SvTarget target;
    strafworp_event_target (setup, s, events[i], &target);
    if ((piece < 0 || target.piece == piece) && (space < 0 || target.space == space) &&
        (target.piece >= 0 || target.space >= 0))
      return true;
  }
  return false;
}

bool
strafworp_why_not (const void *setup, const void *state, int piece, int space, SvPhrase *out)
{
  const StrafworpState *s = state;
  const unsigned side = strafworp_side (s);
  const bool dice = s->phase == PHASE_TOSS || s->phase == PHASE_SHOT;

  *out = sv_phrase (NULL, side == STRAFWORP_NOBODY ? -1 : (int)side);
  if (s->phase == PHASE_OVER || can_be_chosen (setup, s, piece, space))
    return false;
  if (s->mover < STRAFWORP_FIGURINES)
    out->piece2 = strafworp_piece (side, s->mover);
  if (dice || s->phase == PHASE_START) {
    out->msgid = dice ? N_ ("First the die is thrown.") : N_ ("First the clock is started.");
    return true;
  }
  if (piece < 0 && s->mover < STRAFWORP_FIGURINES)
    piece = out->piece2; /* only one figurine can be meant */
  if (piece >= 0) {
    const unsigned piece_side = (unsigned)piece / STRAFWORP_FIGURINES;
    out->piece = (int16_t)piece;
    out->msgid = why_not_piece (s, side, piece_side, (unsigned)piece % STRAFWORP_FIGURINES);
    if (piece_side != side)
      out->side = (int8_t)piece_side;
  }
  if (out->msgid != NULL || space < 0)
    return out->msgid != NULL;
  out->space = (int16_t)space;
  if ((unsigned)space / STRAFWORP_AREAS != strafworp_zone (s, side)) {
    out->msgid = N_ ("Figurines of {team} stand in their own zone only."); /* S-05 */
  } else if (piece >= 0) {
    const unsigned figurine = (unsigned)piece % STRAFWORP_FIGURINES;
    out->space2 = strafworp_space (s, side, s->area[side][figurine]);
    out->msgid = why_not_area (s, side, figurine, (unsigned)space % STRAFWORP_AREAS);
  } else {
    out->msgid = why_not_area (s, side, 0, (unsigned)space % STRAFWORP_AREAS);
  }
  return out->msgid != NULL;
}
