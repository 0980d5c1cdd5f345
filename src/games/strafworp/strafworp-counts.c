/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What counts for a throw, as a referee would tell it beside the board: what each must throw, and
 * every bonus that is in it. */

#include "strafworp-counts.h"
#include "strafworp-rules.h"

static void
add (SvNotes *out, const char *msgid, unsigned side, unsigned figurine, int n)
{
  SvPhrase phrase = sv_phrase (msgid, (int)side);

  if (figurine < STRAFWORP_FIGURINES)
    phrase.piece = strafworp_piece (side, figurine);
  phrase.n = n;
  if (out->n < SV_MAX_NOTES)
    out->notes[out->n++] = (SvNote){ SV_NOTE_PLAIN, phrase };
}

/* S-44, S-104, S-105: each entry by itself while there is room for all, else the sum. */
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
      add (out, formations[bonus->formation], side, STRAFWORP_NOBODY, bonus->add);
    } else {
      add (out, N_ ("{piece} in {space} adds {n} to the throw."), side, (unsigned)bonus->role,
           bonus->add);
      out->notes[out->n - 1].phrase.space = strafworp_space (s, side, (unsigned)bonus->area);
    }
  }
  if (n <= room)
    return;
  out->n = before;
  add (out, N_ ("The places of the figurines add {n} to the throw."), side, STRAFWORP_NOBODY, sum);
}

static void
count_bonuses (const StrafworpSetup *setup, const StrafworpState *s, SvNotes *out)
{
  const unsigned before = out->n, room = SV_MAX_NOTES - 4; /* the others that are told */

  if (s->shot == SHOT_FREE_PASS) /* S-61 */
    add (out, N_ ("The free pass adds {n} to the throw."), s->attacking, STRAFWORP_NOBODY,
         STRAFWORP_FREE_PASS_BONUS);
  if (s->shot == SHOT_TRY || (s->shot == SHOT_FREE_PASS && setup->free_pass_position_bonus))
    count_places (setup, s, room - (out->n - before), out);
  if (out->n == before)
    add (out,
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
  const int need = p->cards[s->attacking][s->ball].attack - strafworp_bonus (p, s);
  if (need <= 1)
    add (out,
         penalty ? N_ ("Every throw of {piece} of {team} is a goal.")
                 : N_ ("Every throw of {piece} of {team} is a chance."),
         s->attacking, s->ball, 0);
  else
    add (out,
         penalty ? N_ ("{piece} of {team} must throw {n} or more for a goal.")
                 : N_ ("{piece} of {team} must throw {n} or more for a chance."),
         s->attacking, s->ball, need);
  count_bonuses (p, s, out);
  if (s->phase == PHASE_DEFEND)
    return;
  const unsigned other = 1u - s->attacking;
  add (out,
       penalty ? N_ ("If it misses, {piece} of {team} must throw {n} or more to intercept.")
               : N_ ("{piece} of {team} must throw {n} or more to defend."),
       other, s->defender, p->cards[other][s->defender].defence);
  if (!penalty) /* S-51, S-52 */
    add (out, N_ ("Equal throws of 1 to 4 are a free pass, equal throws of 5 or 6 a penalty."),
         s->attacking, STRAFWORP_NOBODY, 0);
}
