/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the ball can be kicked, and the way it goes: RULES.md E-40…E-50. */

#include "eleven-shoot.h"

static bool
had_the_ball (const ElevenState *s, unsigned space)
{
  for (unsigned i = 0; i < s->n_series; i++)
    if (s->series[i] == space)
      return true;
  return false;
}

/* What a space that is reached means for a kick. */
enum { TARGET = 1, GO_ON = 2 };

static unsigned
reach (const SvBoard *board, const ElevenState *s, unsigned side, unsigned space, unsigned depth)
{
  const unsigned piece = s->occ[space];

  if (eleven_is_goal (board, space)) {
    if (board->spaces[space].end != eleven_end (s, side))
      return depth == 1 ? TARGET : 0;                              /* E-50 */
    return piece == side && !had_the_ball (s, space) ? TARGET : 0; /* E-46 */
  }
  if (piece == ELEVEN_NONE) /* E-43 */
    return TARGET | GO_ON;
  if (eleven_side_of (piece) != side) /* E-42, E-44 */
    return TARGET;
  return had_the_ball (s, space) ? GO_ON : TARGET | GO_ON; /* E-45, E-47 */
}

bool
eleven_kicks (const ElevenSetup *p, const SvBoard *board, const ElevenState *s, ElevenSet *out)
{
  const unsigned side = s->turn_side, range = (unsigned)p->shot_range;
  uint8_t queue[ELEVEN_MAX_SPACES];
  ElevenSet seen = { { 0, 0 } };
  unsigned head = 0, n = 0;

  *out = seen;
  eleven_set_add (&seen, s->ball);
  queue[n++] = s->ball;
  for (unsigned depth = 1; depth <= range; depth++)
    for (const unsigned level = n; head < level; head++)
      ELEVEN_EACH_NEIGHBOUR (board, queue[head], i)
      {
        const unsigned space = (unsigned)board->neighbours[i];
        unsigned what;
        if (eleven_set_has (&seen, space))
          continue;
        eleven_set_add (&seen, space);
        what = reach (board, s, side, space, depth);
        if ((what & TARGET) != 0)
          eleven_set_add (out, space);
        if ((what & GO_ON) != 0)
          queue[n++] = (uint8_t)space;
      }
  return (out->bits[0] | out->bits[1]) != 0;
}

unsigned
eleven_way (const ElevenSetup *p,
            const SvBoard *board,
            const ElevenState *s,
            unsigned from,
            unsigned to,
            uint8_t way[ELEVEN_MAX_RANGE])
{
  const unsigned side = s->turn_side, range = (unsigned)p->shot_range;
  uint8_t queue[ELEVEN_MAX_SPACES], before[ELEVEN_MAX_SPACES], depth[ELEVEN_MAX_SPACES];
  ElevenSet seen = { { 0, 0 } };
  unsigned n = 0;

  eleven_set_add (&seen, from);
  queue[n++] = (uint8_t)from;
  depth[from] = 0;
  for (unsigned head = 0; head < n && !eleven_set_has (&seen, to); head++) {
    const unsigned here = queue[head];
    ELEVEN_EACH_NEIGHBOUR (board, here, i)
    {
      const unsigned space = (unsigned)board->neighbours[i];
      if (eleven_set_has (&seen, space) || depth[here] >= range)
        continue;
      eleven_set_add (&seen, space);
      before[space] = (uint8_t)here;
      depth[space] = (uint8_t)(depth[here] + 1);
      if ((reach (board, s, side, space, depth[space]) & GO_ON) != 0)
        queue[n++] = (uint8_t)space;
    }
  }
  if (!eleven_set_has (&seen, to) || to == from) {
    way[0] = (uint8_t)to;
    return 1;
  }
  n = depth[to];
  for (unsigned i = n, space = to; i-- > 0; space = before[space])
    way[i] = (uint8_t)space;
  return n;
}

/* E-45, E-49. */
bool
eleven_may_stop (const ElevenSetup *p, const SvBoard *board, const ElevenState *s, bool kick_exists)
{
  if (s->n_series < 2)
    return false;
  return !(kick_exists && p->goalie_must_shoot && s->occ[s->ball] == s->turn_side &&
           eleven_inside (board, s, s->ball, s->turn_side));
}
