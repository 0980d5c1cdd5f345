/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words of the game: texts of events, prompts, notes for the report, and sentences about
 * throws. They are whole sentences with {places}; the user interface translates them and fills in
 * the places. Rule numbers such as S-41 are those of RULES.md in this folder. */

#include "strafworp-tell.h"
#include "strafworp-rules.h"
#include "strafworp-view.h"

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
  static const char *const names[] = { N_ ("striker 1"), N_ ("striker 2"), N_ ("the assister"),
                                       N_ ("the rebounder") };

  *out = sv_phrase (names[piece % STRAFWORP_FIGURINES], piece / STRAFWORP_FIGURINES);
}

static SvPhrase
about (const char *msgid, unsigned side, unsigned figurine)
{
  SvPhrase phrase = sv_phrase (msgid, (int)side);

  if (figurine != STRAFWORP_NOBODY)
    phrase.piece = strafworp_piece (side, figurine);
  return phrase;
}

/* Set {n} and {m} to the goals of the home team and of the away team. */
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
    return about (N_ ("{team}: {piece} must stand in A or B, for the throw-off"), side,
                  events[0].a - 1u);
  if (side == s->attacking)
    return about (N_ ("{team}: place your figurines, one of them in A or B"), side,
                  STRAFWORP_NOBODY);
  return about (N_ ("{team}: place your figurines"), side, STRAFWORP_NOBODY);
}

static SvPhrase
prompt_shot (const StrafworpState *s)
{
  static const char *const attack[] = { NULL, N_ ("{who}: throw to score with {piece}"),
                                        N_ ("{who}: throw for the free pass of {piece}"),
                                        N_ ("{who}: throw for the penalty of {piece}") };

  if (s->die == 0)
    return about (attack[s->shot], s->attacking, s->ball);
  return about (N_ ("{who}: throw to defend with {piece}"), 1u - s->attacking, s->defender);
}

static SvPhrase
prompt_over (const StrafworpState *s)
{
  if (s->score[0] == s->score[1])
    return with_score (sv_phrase (N_ ("The match is a draw: {n}–{m}"), -1), s);
  return sv_phrase_won (with_score (
      sv_phrase (N_ ("{team} wins the match: {n}–{m}"), s->score[0] > s->score[1] ? 0 : 1), s));
}

void
strafworp_prompt (const void *setup, const void *state, SvPhrase *out)
{
  static const char *const asks[] = {
    [PHASE_TOSS] = N_ ("{team}: throw the die for the toss"),
    [PHASE_START] = N_ ("{team}: start the clock"),
    [PHASE_MOVE] = N_ ("{who}: move {piece}"),
    [PHASE_DEFEND] = N_ ("{team}: choose who defends against {piece2}"),
    [PHASE_RECEIVE] = N_ ("{team}: choose who receives the ball"),
  };
  const StrafworpState *s = state;
  const unsigned side = strafworp_side (s);

  switch ((unsigned)s->phase) {
  case PHASE_PLACE:
    *out = prompt_place (setup, s);
    break;
  case PHASE_THROW_OFF:
    *out = sv_phrase ((s->occupied[side] & AREAS_AB) != 0
                          ? N_ ("{team}: choose who throws off, in A or B")
                          : N_ ("{team}: move one figurine to A or B for the throw-off"),
                      (int)side);
    break;
  case PHASE_SHOT:
    *out = prompt_shot (s);
    break;
  case PHASE_ARRANGE:
    *out = about (s->shot == SHOT_FREE_PASS ? N_ ("{who}: place {piece} for the free pass")
                                            : N_ ("{who}: place {piece} for the penalty"),
                  side, s->mover);
    break;
  case PHASE_OVER:
    *out = prompt_over (s);
    break;
  default:
    *out = about (asks[s->phase], side, s->mover);
    if (s->phase == PHASE_DEFEND)
      out->piece2 = strafworp_piece (s->attacking, s->ball);
    break;
  }
}

/* S-20: the team with the higher throw is home and throws off. */
static void
note_toss (const StrafworpState *before, unsigned value, const StrafworpState *after, SvNotes *out)
{
  SvPhrase phrase = sv_phrase (N_ ("{team} throws {n} for the toss."), 0);

  phrase.n = (int32_t)value;
  if (after->home != STRAFWORP_NOBODY) {
    phrase.msgid = N_ ("{n} against {m}: {team} is the home team and throws off.");
    phrase.side = (int8_t)after->home;
    phrase.n = after->home == 0 ? before->die : (int32_t)value;
    phrase.m = after->home == 0 ? (int32_t)value : before->die;
  } else if (before->die != 0) {
    phrase.msgid = N_ ("{n} against {n}: both throw again.");
    phrase.side = -1;
  }
  sv_notes_add (out, SV_NOTE_PLAIN, phrase);
}

/* Add a note about the outcome of a shot, derived from the states before and after it. */
static void
note_result (const StrafworpState *before, const StrafworpState *after, SvNotes *out)
{
  static const char *const goals[] = {
    NULL, N_ ("Goal for {team} by {piece}: {n}–{m}."),
    N_ ("Goal for {team} by {piece} from the free pass: {n}–{m}."),
    N_ ("Goal for {team} by {piece} from the penalty: {n}–{m}.")
  };
  const unsigned side = before->attacking, shooter = before->ball;

  if (after->score[side] > before->score[side]) {
    sv_notes_add (out, SV_NOTE_GOAL,
                  with_score (about (goals[before->shot], side, shooter), after));
    if (after->phase == PHASE_PLACE)
      sv_notes_add (out, SV_NOTE_WHISTLE,
                    sv_phrase (N_ ("The teams change zones."), -1)); /* S-103 */
    else if (after->phase == PHASE_OVER)
      sv_notes_add (out, SV_NOTE_WHISTLE,
                    sv_phrase_won (with_score (
                        sv_phrase (after->golden ? N_ ("Golden goal: {team} wins {n}–{m}.")
                                                 : N_ ("That is enough: {team} wins {n}–{m}."),
                                   (int)side),
                        after)));
  } else if (after->phase == PHASE_ARRANGE) {
    const bool free_pass = after->shot == SHOT_FREE_PASS;
    sv_notes_shout (out, SV_NOTE_FOUL,
                    about (free_pass ? N_ ("Equal throws: a free pass for {piece} of {team}.")
                                     : N_ ("Equal throws: a penalty for {piece} of {team}."),
                           side, shooter),
                    free_pass ? N_ ("Free pass!") : N_ ("Penalty!"));
  } else if (after->attacking != side) {
    SvPhrase phrase = sv_phrase (N_ ("{team} intercepts the ball."), (int)after->attacking);
    if (after->ball != STRAFWORP_NOBODY) {
      phrase.msgid = N_ ("{team} intercepts: the ball goes to {piece} in {space}.");
      phrase.piece = strafworp_piece (after->attacking, after->ball);
      phrase.space =
          strafworp_space (after, after->attacking, after->area[after->attacking][after->ball]);
    }
    sv_notes_shout (out, SV_NOTE_TURNOVER, phrase, N_ ("Intercepted!"));
  } else {
    sv_notes_add (out, SV_NOTE_MISS,
                  about (N_ ("No goal: {piece} of {team} keeps the ball."), side, shooter));
  }
}

/* S-53…S-56, S-71: the first die decides whether there is a chance, the second what becomes of
 * it. */
static SvPhrase
figures_of_attacker (const StrafworpSetup *setup, const StrafworpState *s, int value)
{
  const int need = strafworp_need (setup, s);
  SvPhrase phrase = about (NULL, s->attacking, s->ball);

  if (s->shot == SHOT_PENALTY)
    phrase.msgid =
        value >= need
            ? N_ ("{piece} of {team} threw {n}, needed {m}: a goal, whatever {other} throws.")
            : N_ ("{piece} of {team} threw {n}, needed {m}: no goal.");
  else
    phrase.msgid = value >= need ? N_ ("{piece} of {team} threw {n}, needed {m}: a chance.")
                                 : N_ ("{piece} of {team} threw {n}, needed {m}: no chance.");
  phrase.n = value;
  phrase.m = need;
  return phrase;
}

static const char *
verdict_of_attacker (const StrafworpSetup *setup, const StrafworpState *s, int value)
{
  if (value < strafworp_need (setup, s))
    return N_ ("needed {m}: no chance!");
  return s->shot == SHOT_PENALTY ? N_ ("needed {m}: on target!") : N_ ("needed {m}: a chance!");
}

static const char *
verdict_of_defender (const StrafworpSetup *setup, const StrafworpState *s, int value)
{
  if (s->shot != SHOT_PENALTY && value == s->die) /* S-51, S-52 */
    return N_ ("equal throws!");
  return value >= setup->cards[1u - s->attacking][s->defender].defence
             ? N_ ("needed {l}: defended!")
             : N_ ("needed {l}: not defended!");
}

static SvPhrase
figures_of_both (const StrafworpSetup *setup, const StrafworpState *s, int value)
{
  const unsigned other = 1u - s->attacking;
  SvPhrase phrase =
      about (N_ ("{piece} threw {n}, needed {m} · {piece2} of {other} threw {k}, needed {l}."),
             s->attacking, s->ball);

  phrase.piece2 = strafworp_piece (other, s->defender);
  phrase.n = s->die;
  phrase.m = strafworp_need (setup, s);
  phrase.k = value;
  phrase.l = setup->cards[other][s->defender].defence;
  return phrase;
}

static void
note_die (const StrafworpSetup *setup,
          const StrafworpState *before,
          unsigned value,
          const StrafworpState *after,
          SvNotes *out)
{
  if (before->phase == PHASE_TOSS) {
    note_toss (before, value, after, out);
  } else if (before->die == 0) {
    sv_notes_add (out, SV_NOTE_PLAIN, figures_of_attacker (setup, before, (int)value));
    sv_notes_judge (out, verdict_of_attacker (setup, before, (int)value));
    sv_notes_count_shot (out);
  } else {
    sv_notes_add (out, SV_NOTE_PLAIN, figures_of_both (setup, before, (int)value));
    sv_notes_judge (out, verdict_of_defender (setup, before, (int)value));
    note_result (before, after, out);
  }
}

/* S-91: a free pass or penalty lapses when time runs out. */
static void
note_lapse (const StrafworpState *before, SvNotes *out)
{
  if (before->shot == SHOT_FREE_PASS)
    sv_notes_shout (out, SV_NOTE_WHISTLE, sv_phrase (N_ ("Time! The free pass lapses."), -1),
                    N_ ("The free pass lapses!"));
  else if (before->shot == SHOT_PENALTY)
    sv_notes_shout (out, SV_NOTE_WHISTLE, sv_phrase (N_ ("Time! The penalty lapses."), -1),
                    N_ ("The penalty lapses!"));
}

static void
note_time (const StrafworpSetup *setup,
           const StrafworpState *before,
           const StrafworpState *after,
           SvNotes *out)
{
  SvPhrase phrase = sv_phrase (N_ ("Half-time: {n}–{m}. The teams change zones."), -1);
  const char *caption = after->phase == PHASE_OVER ? N_ ("Full time") : N_ ("Half-time");

  if (setup->halves == 4 && after->half % 2 == 0 && after->phase != PHASE_OVER) {
    phrase.msgid = after->half == 2 ? N_ ("The first quarter is over: {n}–{m}.")
                                    : N_ ("The third quarter is over: {n}–{m}.");
    caption = after->half == 2 ? N_ ("After the first quarter") : N_ ("After the third quarter");
  }
  if (after->golden) {
    phrase.msgid = N_ ("Time: {n}–{m}. Play goes on until the next goal.");
    caption = N_ ("The next goal wins!");
  }
  if (after->phase == PHASE_OVER && after->score[0] == after->score[1])
    phrase.msgid = N_ ("Full time: the match is a draw, {n}–{m}.");
  else if (after->phase == PHASE_OVER) {
    phrase.msgid = N_ ("Full time: {team} wins {n}–{m}.");
    phrase.side = after->score[0] > after->score[1] ? 0 : 1;
  }
  if (!after->golden) /* S-102: in golden-goal time a free pass is still taken */
    note_lapse (before, out);
  phrase = with_score (phrase, before);
  sv_notes_shout (out, SV_NOTE_WHISTLE, phrase.side >= 0 ? sv_phrase_won (phrase) : phrase,
                  caption);
}

static void
note_start (const StrafworpSetup *setup, const StrafworpState *s, SvNotes *out)
{
  static const char *const quarters[] = { N_ ("The first quarter begins: {team} throws off."),
                                          N_ ("The second quarter begins: {team} throws off."),
                                          N_ ("The third quarter begins: {team} throws off."),
                                          N_ ("The fourth quarter begins: {team} throws off.") };
  const char *msgid = N_ ("The match begins: {team} throws off.");

  if (setup->halves == 2)
    msgid = s->half == 1 ? N_ ("The first half begins: {team} throws off.")
                         : N_ ("The second half begins: {team} throws off.");
  else if (setup->halves == 4)
    msgid = quarters[s->half - 1];
  sv_notes_shout (out, SV_NOTE_WHISTLE, sv_phrase (msgid, s->attacking), N_ ("Throw-off!"));
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
  sv_notes_add (out, SV_NOTE_PLAIN, phrase);
}

/* S-42, S-43: add a note about the pass after the third move. */
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
  sv_notes_add (out, SV_NOTE_PLAIN, phrase);
  sv_notes_count (out, N_ ("Passes"), strafworp_piece (after->attacking, before->ball));
}

void
strafworp_notes (
    const void *setup, const void *before, SvEvent event, const void *after, SvNotes *out)
{
  out->n = 0;
  switch (event.verb) {
  case SV_VERB_DIE:
    note_die (setup, before, event.a, after, out);
    break;
  case SV_VERB_TIME:
    note_time (setup, before, after, out);
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

/* --- What counts for a throw, as a referee would state it --- */

static void
add_count (SvNotes *out, const char *msgid, unsigned side, unsigned figurine, int n)
{
  SvPhrase phrase = sv_phrase (msgid, (int)side);

  if (figurine != STRAFWORP_NOBODY)
    phrase.piece = strafworp_piece (side, figurine);
  phrase.n = n;
  sv_notes_add (out, SV_NOTE_PLAIN, phrase);
}

/* S-44, S-104, S-105: add a note for each position bonus, or for their sum if there are more than
 * @room. */
static void
count_places (const StrafworpSetup *setup, const StrafworpState *s, unsigned room, SvNotes *out)
{
  static const char *const formations[] = {
    [FORMATION_3_1_0] = N_ ("The formation 3-1-0 adds {n} to the throw."),
    [FORMATION_3_0_1] = N_ ("The formation 3-0-1 adds {n} to the throw."),
    [FORMATION_2_1_1] = N_ ("The formation 2-1-1 adds {n} to the throw."),
    [FORMATION_2_2] = N_ ("The formation 2-2 adds {n} to the throw."),
  };
  const unsigned side = s->attacking, before = out->n;
  unsigned n = 0;
  int sum = 0;

  for (int i = 0; i < setup->n_bonuses; i++) {
    const StrafworpBonus *bonus = &setup->bonuses[i];
    if (!strafworp_bonus_counts (bonus, s))
      continue;
    sum += bonus->add;
    if (n++ >= room)
      continue;
    if (bonus->formation != SV_FIELD_NULL) {
      add_count (out, formations[bonus->formation], side, STRAFWORP_NOBODY, bonus->add);
    } else {
      add_count (out, N_ ("{piece} in {space} adds {n} to the throw."), side, (unsigned)bonus->role,
                 bonus->add);
      out->notes[out->n - 1].phrase.space = strafworp_space (s, side, (unsigned)bonus->area);
    }
  }
  if (n <= room)
    return;
  out->n = before;
  add_count (out, N_ ("The places of the figurines add {n} to the throw."), side, STRAFWORP_NOBODY,
             sum);
}

static void
count_bonuses (const StrafworpSetup *setup, const StrafworpState *s, SvNotes *out)
{
  const unsigned before = out->n, room = SV_MAX_NOTES - 4; /* room for the other notes */

  if (s->shot == SHOT_FREE_PASS) /* S-61 */
    add_count (out, N_ ("The free pass adds {n} to the throw."), s->attacking, STRAFWORP_NOBODY,
               STRAFWORP_FREE_PASS_BONUS);
  if (s->shot == SHOT_TRY || (s->shot == SHOT_FREE_PASS && setup->free_pass_position_bonus))
    count_places (setup, s, room - (out->n - before), out);
  if (out->n == before)
    add_count (out,
               s->shot == SHOT_PENALTY ? N_ ("No bonus counts at a penalty.") /* S-71 */
                                       : N_ ("No bonus counts here."),
               s->attacking, STRAFWORP_NOBODY, 0);
}

void
strafworp_counts (const void *setup, const void *state, SvNotes *out)
{
  const StrafworpSetup *p = setup;
  const StrafworpState *s = state;
  const bool penalty = s->shot == SHOT_PENALTY;

  out->n = 0;
  if (s->phase != PHASE_SHOT && s->phase != PHASE_DEFEND)
    return;
  const int need = strafworp_need (p, s);
  if (need == 1)
    add_count (out,
               penalty ? N_ ("Every throw of {piece} of {team} is a goal.")
                       : N_ ("Every throw of {piece} of {team} is a chance."),
               s->attacking, s->ball, 0);
  else
    add_count (out,
               penalty ? N_ ("{piece} of {team} must throw {n} or more for a goal.")
                       : N_ ("{piece} of {team} must throw {n} or more for a chance."),
               s->attacking, s->ball, need);
  sv_notes_chance (out, need > 1 ? ~0u << need : 0);
  count_bonuses (p, s, out);
  if (s->phase == PHASE_DEFEND)
    return;
  const unsigned other = 1u - s->attacking;
  add_count (out,
             penalty ? N_ ("If it misses, {piece} of {team} must throw {n} or more to intercept.")
                     : N_ ("{piece} of {team} must throw {n} or more to defend."),
             other, s->defender, p->cards[other][s->defender].defence);
  sv_notes_chance (out, ~0u << p->cards[other][s->defender].defence);
  if (!penalty) /* S-51, S-52 */
    add_count (out,
               N_ ("Equal throws of 1 to 4 are a free pass, equal throws of 5 or 6 a penalty."),
               s->attacking, STRAFWORP_NOBODY, 0);
}

/* --- Why one choice is better than another --- */

/* S-82: return the piece that gets the ball if it is intercepted now, or -1 if no shot is taken
 * or several are equally near. */
static int
interceptor (const StrafworpState *s)
{
  if (s->phase != PHASE_SHOT)
    return -1;
  const unsigned other = 1u - s->attacking;
  const unsigned nearest = strafworp_nearest (s->area[s->attacking][s->ball], s->area[other]);
  return (nearest & (nearest - 1)) == 0 ? strafworp_piece (other, (unsigned)__builtin_ctz (nearest))
                                        : -1;
}

void
strafworp_reason (const void *setup, const void *better, const void *worse, int side, SvNotes *out)
{
  const StrafworpState *s = better;
  const int here = interceptor (better), there = interceptor (worse);
  SvPhrase phrase = sv_phrase_of (
      N_ ("An intercepted ball goes to {piece} of {team}, and not to {piece2}."), 1 - side, here);

  phrase.piece2 = (int16_t)there;
  if (here >= 0 && there >= 0 && here != there && s->attacking == side)
    sv_notes_add (out, SV_NOTE_PLAIN, phrase);
}
