/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lessons for users who learn the game: the rule for each kind of moment, the steps of a turn,
 * and explanations of areas and figurines. Rule numbers such as S-41 are those of RULES.md in
 * this folder. */

#include "strafworp-teach.h"
#include "strafworp-rules.h"

enum {
  TOSS,
  PLACE_TO_THROW_OFF,
  PLACE,
  START,
  THROW_OFF,
  COME_TO_THROW_OFF,
  MOVE,
  DEFEND_SAME_SEX,
  DEFEND_ANY,
  SHOT,
  DEFENCE,
  INTERCEPTION,
  FREE_PASS_PLACES,
  FREE_PASS,
  PENALTY_PLACES,
  PENALTY,
  PENALTY_SCORED,
  PENALTY_MISSED,
  RECEIVE,
  OVER
};

/* clang-format off */
const SvLesson strafworp_lessons[] = {
  [TOSS] = { N_ ("The toss"),
    N_ ("Both teams throw once. The higher throw is the home team, which places its figurines "
        "first and throws off; after equal throws both throw again."),
    "rules-game", "o1@1a x1@2a #5@1a #2@2a" }, /* S-20 */
  [PLACE_TO_THROW_OFF] = { N_ ("Placing the figurines"),
    N_ ("{team} places its four figurines in its own zone, one in an area. At least one of them must stand in A or B, because {team} throws off."),
    "rules-game", "o1@1c o2@1e o3@1f +1a +1b" }, /* S-05, S-06, S-21 */
  [PLACE] = { N_ ("Placing the figurines"),
    N_ ("{team} places its four figurines in its own zone, one in an area. {other} throws off, "
        "so they may stand anywhere in it."),
    "rules-game", "o1@1c o2@1e +1a +1b +1d +1f" },
  [START] = { N_ ("Starting the clock"),
    N_ ("{team} starts the clock when everybody is ready, and then throws off. From then on the "
        "clock runs until the half is over; only a pause stops it."),
    "rules-time", "o4@1a x4@2a *@1a" }, /* S-22, S-90 */
  [THROW_OFF] = { N_ ("The throw-off"),
    N_ ("At the start of a half and after a goal, a figurine in A or B throws off. Then it has the ball and is the attacker. No shot follows: first the others move."),
    "rules-attack", "o1@1c o2@1e o3@1f o4@1a *@1a +1a +1b" }, /* S-30 */
  [COME_TO_THROW_OFF] = { N_ ("The throw-off"),
    N_ ("Nobody stands in A or B, where the throw-off is taken. So {team} first moves one figurine there, crosswise if need be, and that figurine throws off."),
    "rules-attack", "o1@1c o2@1d o3@1e o4@1f +1a +1b 1c>1a" }, /* S-31 */
  [MOVE] = { N_ ("Three moves and a pass"),
    N_ ("The figurine with the ball stays; the other three move once each, in the order of their numbers. A move goes to an empty area, but not crosswise from A to C or from B to D. After the third move the ball goes to the next number."),
    "rules-attack", "o1@1c o2@1f o3@1d o4@1a *@1a 1d>1e +1e -1b" }, /* S-40…S-42 */
  [DEFEND_SAME_SEX] = { N_ ("Who defends"),
    N_ ("Before the dice are thrown, {team} chooses who defends. A female figurine defends "
        "against a female one, and a male one against a male one."),
    "rules-variants", "x2@1c *@1c o1@2a o2@2c o3@2d o4@2e +2c +2d" }, /* S-107 */
  [DEFEND_ANY] = { N_ ("Who defends"),
    N_ ("Before the dice are thrown, {team} chooses which of its figurines defends."),
    "rules-variants", "x2@1c *@1c o1@2a o2@2c o3@2d o4@2e +2a +2c +2d +2e" },
  [SHOT] = { N_ ("The shot"),
    N_ ("With {n} or more {piece} has a chance, and scores unless {piece2} of {other} throws "
        "{m} or more. Without a chance, {m} or more intercepts the ball. Equal throws are a "
        "free pass for 1 to 4, and a penalty for 5 and 6."),
    "rules-shot", "o2@1c *@1c x2@2c #5@1c #2@2c" }, /* S-51…S-56 */
  [DEFENCE] = { N_ ("The defence"),
    N_ ("{other} has a chance. With {n} or more {piece} prevents the goal, and {other} keeps "
        "the ball. An equal throw is a free pass, or a penalty for 5 and 6."),
    "rules-shot", "o2@2c x2@1c *@1c #5@1c #4@2c" },
  [INTERCEPTION] = { N_ ("The interception"),
    N_ ("{other} has no chance. With {n} or more {piece} intercepts the ball, with less {other} "
        "keeps it. An equal throw is a free pass, or a penalty for 5 and 6."),
    "rules-shot", "o2@2c x2@1c *@1c #1@1c #4@2c 1c~2c" },
  [FREE_PASS_PLACES] = { N_ ("The free pass"),
    N_ ("Equal throws of 1 to 4 are a free pass. The attacker stands in E, and the other three "
        "are placed in C, D and F. Then both throw again, with 2 added to the throw of the "
        "attacker."),
    "rules-free-pass", "o1@1c o3@1e *@1e o4@1d +1c +1d +1f #3@1e" }, /* S-60, S-61 */
  [FREE_PASS] = { N_ ("The free pass"),
    N_ ("The free pass adds 2, so with {n} or more {piece} has a chance. It is a goal unless "
        "{piece2} of {other} throws {m} or more. Equal throws are another free pass, or a "
        "penalty."),
    "rules-free-pass", "o1@1c o2@1f o3@1e *@1e o4@1d x3@2c #3@1e #3@2c" },
  [PENALTY_PLACES] = { N_ ("The penalty"),
    N_ ("Equal throws of 5 or 6 are a penalty. The attacker stands in E, and the other three "
        "are placed in A, B, C or D. Then both throw once more, without any bonus."),
    "rules-free-pass", "o3@1e *@1e o4@1a +1a +1b +1c +1d" }, /* S-70 */
  [PENALTY] = { N_ ("The penalty"),
    N_ ("With {n} or more {piece} scores, whatever {piece2} of {other} throws. Otherwise {m} or "
        "more intercepts the ball. No bonus counts, and equal throws mean nothing."),
    "rules-free-pass", "o1@1a o2@1b o3@1e *@1e o4@1d #5@1e" }, /* S-71…S-73 */
  [PENALTY_SCORED] = { N_ ("The penalty"),
    N_ ("The penalty is a goal, whatever {piece} throws."),
    "rules-free-pass", "x1@1a x2@1b x3@1e *@1e x4@1d o3@2c #5@1e" },
  [PENALTY_MISSED] = { N_ ("The penalty"),
    N_ ("The penalty is no goal. With {n} or more {piece} intercepts the ball, with less "
        "{other} keeps it."),
    "rules-free-pass", "x1@1a x2@1b x3@1e *@1e x4@1d o3@2c #1@1e #5@2c 1e~2c" },
  [RECEIVE] = { N_ ("The nearest figurine"),
    N_ ("An intercepted ball goes to the nearest figurine of {team}, which attacks at once. "
        "Here several are equally near, so {team} chooses."),
    "rules-shot", "x3@1e o1@2a o2@2b +2a +2b" }, /* S-82, S-83 */
  [OVER] = { N_ ("The end of the match"),
    N_ ("The team with more goals has won; with equal goals it is a draw."),
    "rules-time", "o1@1a o2@1b *@1b o3@1d o4@1c" }, /* S-93 */
  { NULL },
};
/* clang-format on */

/* Return the lesson between the two throws of a shot: the first die determines what the second
 * can still change. */
static int
lesson_of_second_throw (const StrafworpSetup *setup, const StrafworpState *s)
{
  const bool chance = s->die >= strafworp_need (setup, s);

  if (s->shot == SHOT_PENALTY)
    return chance ? PENALTY_SCORED : PENALTY_MISSED;
  return chance ? DEFENCE : INTERCEPTION;
}

static int
lesson_of_shot (const StrafworpSetup *setup, const StrafworpState *s, SvPhrase *out)
{
  const unsigned other = 1u - s->attacking;
  const int defence = setup->cards[other][s->defender].defence;

  out->piece = strafworp_piece (other, s->defender);
  out->n = defence;
  if (s->die != 0)
    return lesson_of_second_throw (setup, s);
  out->piece2 = out->piece;
  out->piece = strafworp_piece (s->attacking, s->ball);
  out->n = strafworp_need (setup, s);
  out->m = defence;
  return s->shot == SHOT_TRY ? SHOT : s->shot == SHOT_FREE_PASS ? FREE_PASS : PENALTY;
}

int
strafworp_lesson (const void *setup, const void *state, SvPhrase *out)
{
  const StrafworpSetup *p = setup;
  const StrafworpState *s = state;
  const unsigned side = strafworp_side (s);

  out->side = side == STRAFWORP_NOBODY ? -1 : (int8_t)side;
  switch ((StrafworpPhase)s->phase) {
  case PHASE_TOSS:
    return TOSS;
  case PHASE_PLACE:
    return side == s->attacking ? PLACE_TO_THROW_OFF : PLACE;
  case PHASE_START:
    return START;
  case PHASE_THROW_OFF:
    return (s->occupied[side] & AREAS_AB) != 0 ? THROW_OFF : COME_TO_THROW_OFF;
  case PHASE_MOVE:
    return MOVE;
  case PHASE_DEFEND:
    return p->defender == DEFENDER_ANY ? DEFEND_ANY : DEFEND_SAME_SEX;
  case PHASE_SHOT:
    return lesson_of_shot (p, s, out);
  case PHASE_ARRANGE:
    return s->shot == SHOT_FREE_PASS ? FREE_PASS_PLACES : PENALTY_PLACES;
  case PHASE_RECEIVE:
    return RECEIVE;
  case PHASE_OVER:
    break;
  }
  return OVER;
}

/* --- Steps of a turn --- */

static void
show (SvTurn *out, const char *const *names, unsigned n, int now)
{
  out->n = n;
  out->now = now;
  for (unsigned i = 0; i < n; i++)
    out->names[i] = names[i];
}

void
strafworp_turn (const void *setup, const void *state, SvTurn *out)
{
  static const char *const before[] = { N_ ("Toss"), N_ ("Placing"), N_ ("Clock") };
  static const char *const attack[] = { N_ ("Throw-off"),  N_ ("First move"), N_ ("Second move"),
                                        N_ ("Third move"), N_ ("Shot"),       N_ ("Defence") };
  static const char *const free_pass[] = { N_ ("Free pass"), N_ ("Shot"), N_ ("Defence") };
  static const char *const penalty[] = { N_ ("Penalty"), N_ ("Shot"), N_ ("Defence") };
  const StrafworpState *s = state;
  const char *const *again = s->shot == SHOT_FREE_PASS ? free_pass : penalty;
  const unsigned tossed = s->half > 1; /* the toss is shown only before the first half */

  switch ((StrafworpPhase)s->phase) {
  case PHASE_TOSS:
  case PHASE_PLACE:
  case PHASE_START:
    if (!s->restart)
      show (out, before + tossed, 3 - tossed, s->phase - PHASE_TOSS - (int)tossed);
    break;
  case PHASE_THROW_OFF:
    show (out, attack, 6, 0);
    break;
  case PHASE_MOVE: /* S-40: the first, second or third move */
    show (out, attack, 6, 1 + (s->mover + STRAFWORP_FIGURINES - s->ball - 1) % STRAFWORP_FIGURINES);
    break;
  case PHASE_DEFEND:
    show (out, attack, 6, 4);
    break;
  case PHASE_ARRANGE:
    show (out, again, 3, 0);
    break;
  case PHASE_SHOT:
    if (s->shot == SHOT_TRY)
      show (out, attack, 6, s->die == 0 ? 4 : 5);
    else
      show (out, again, 3, s->die == 0 ? 1 : 2);
    break;
  case PHASE_RECEIVE:
  case PHASE_OVER:
    break;
  }
}

/* --- Explanations --- */

static void
explain_area (const StrafworpSetup *p, const StrafworpState *s, unsigned space, SvNotes *out)
{
  const unsigned area = space % STRAFWORP_AREAS, side = s->zone ^ space / STRAFWORP_AREAS;
  SvPhrase phrase = sv_phrase (NULL, (int)side);

  if ((AREAS_AB >> area & 1) != 0)
    sv_notes_explain (out, phrase, N_ ("The throw-off is taken in A or B.")); /* S-30 */
  sv_notes_explain (out, phrase,
                    (p->shoot_areas >> area & 1) != 0
                        ? N_ ("The attacker shoots from here.")
                        : N_ ("Nobody shoots from here: a new attack begins.")); /* S-43 */
  if (area == AREA_E)
    sv_notes_explain (out, phrase,
                      N_ ("Free passes and penalties are taken from here.")); /* S-60, S-70 */
  for (unsigned other = 0; other < STRAFWORP_AREAS; other++) {
    phrase.space = (int16_t)(space - area + other);
    if (other != area && (strafworp_reach[area] >> other & 1) == 0)
      sv_notes_explain (out, phrase,
                        N_ ("Nobody moves crosswise from here to {space}.")); /* S-41 */
  }
  for (int i = 0; s->home != STRAFWORP_NOBODY && i < p->n_bonuses; i++) {
    const StrafworpBonus *bonus = &p->bonuses[i];
    phrase.piece = strafworp_piece (side, (unsigned)bonus->role);
    phrase.n = bonus->add;
    if (bonus->role != SV_FIELD_NULL && bonus->area == (int)area)
      sv_notes_explain (out, phrase,
                        N_ ("{piece} adds {n} to the attacker’s throw from here.")); /* S-104 */
  }
}

static void
explain_figurine (const StrafworpState *s, unsigned piece, SvNotes *out)
{
  const unsigned side = piece / STRAFWORP_FIGURINES, figurine = piece % STRAFWORP_FIGURINES;
  SvPhrase phrase = sv_phrase_of (NULL, (int)side, (int)piece);

  phrase.piece2 = phrase.piece;
  if (s->attacking == side && s->ball == figurine)
    sv_notes_explain (out, phrase, N_ ("{piece} has the ball and is the attacker.")); /* S-08 */
  if (s->attacking == side && s->mover == figurine)
    sv_notes_explain (out, phrase,
                      s->phase == PHASE_MOVE ? N_ ("It is the turn of {piece2} to move.") /* S-40 */
                                             : N_ ("{piece2} must be placed now."));
  if (s->attacking != 1 - side || s->defender != figurine)
    return;
  phrase.piece2 = strafworp_piece (1 - side, s->ball);
  sv_notes_explain (out, phrase, N_ ("{piece} defends against {piece2}."));
}

void
strafworp_meaning (const void *setup, const void *state, int piece, int space, SvNotes *out)
{
  if (piece >= 0)
    explain_figurine (state, (unsigned)piece, out);
  if (space >= 0)
    explain_area (setup, state, (unsigned)space, out);
}
