/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What must hold in every position, for the tests. */

#include "champions.h"

static const char *
broken_men (const ChampionsState *s)
{
  unsigned standing = 0, total = 0;
  const bool shared = s->restart == RESTART_FREEKICK || s->restart == RESTART_PENALTY;

  for (unsigned man = 0; man < MEN; man++) {
    const unsigned square = place_of (s, man);
    if (square >= SQUARES) {
      if (square < PLACE_BENCH || square > PLACE_ABSENT)
        return "a man is nowhere";
      continue;
    }
    total++;
    if (!set_has (&s->men[side_of (man)], square))
      return "the squares of a side are not those of its men";
    if (s->at[square] == man)
      standing++;
    else if (!shared)
      return "two men stand on one square";
    if (champions_goal_side (square) != NOBODY && s->phase != PHASE_OVER &&
        (!is_keeper (s, man) || champions_goal_side (square) != side_of (man)))
      return "somebody else stands in a goal"; /* C-140 */
  }
  for (unsigned square = 0; square < SQUARES; square++)
    if (s->at[square] != NOBODY && place_of (s, s->at[square]) != square)
      return "a square thinks that a man stands on it";
  if (total > standing + 1 || total > 22)
    return "there are too many men on the pitch";
  return NULL;
}

const char *
champions_broken (const void *setup, const void *state)
{
  const ChampionsState *s = state;
  const char *fault = broken_men (s);

  if (fault != NULL)
    return fault;
  if (s->phase > PHASE_OVER)
    return "nobody knows what to do";
  if (s->n_agenda > 16)
    return "there is too much to do";
  if (s->phase != PHASE_OVER && s->side > 1)
    return "nobody is to act";
  if (s->phase >= PHASE_TURN && s->phase <= PHASE_WALK && s->ball >= SQUARES)
    return "the ball is nowhere";
  if ((s->phase == PHASE_TURN || s->phase == PHASE_ROLL) &&
      (!set_has (&champions_field, s->ball) || !is_free (s, s->ball)))
    return "the ball does not lie on a free square of the field";
  if (s->touches > 11 || s->n_path > 22)
    return "a flight is too long"; /* C-046 */
  for (unsigned side = 0; side < 2; side++) {
    const uint32_t gone = s->sent_off[side] & ~s->yellow[side] & ~(UINT32_C (1) << 19 | 1);
    if ((gone != 0 && s->stand_in[side] == 0 && s->keeper[side] == NOBODY) ||
        (s->injured_out[side] & ~s->injured[side]) != 0)
      return "somebody left without a reason";
  }
  return NULL;
}
