/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Formations: they place the players in three lines across the own half of any board (E-09). */

#include "eleven-line-up.h"

#include <float.h>

#include "eleven-board.h"

/* Sizes of the three lines for ten field players, from the goal forward; the usual formation
 * first. */
static const uint8_t formations[][3] = { { 4, 3, 3 }, { 4, 4, 2 }, { 3, 5, 2 }, { 5, 3, 2 } };
/* depth of the lines as a part of the half, from the goal forward */
static const float depths[] = { 0.28f, 0.55f, 0.82f };

/* Divide as many players as this variant has among the lines, in the proportions of formation
 * @i. */
static void
divide (const ElevenSetup *p, unsigned i, int lines[3])
{
  int shares = 0, before = 0;

  for (unsigned line = 0; line < 3; line++) {
    shares += formations[i][line];
    const int up_to = (shares * p->players + ELEVEN_MAX_PLAYERS / 2) / ELEVEN_MAX_PLAYERS;
    lines[line] = up_to - before;
    before = up_to;
  }
}

static bool
is_new (const ElevenSetup *p, unsigned i)
{
  int lines[3], others[3];

  divide (p, i, lines);
  for (unsigned j = 0; j < i; j++) {
    divide (p, j, others);
    if (lines[0] == others[0] && lines[1] == others[1])
      return false;
  }
  return true;
}

/* Return the space of the half that is nearest to a point, except those in @taken. */
static unsigned
nearest (const SvBoard *board, int end, float x, float y, const ElevenSet *taken)
{
  unsigned found = ELEVEN_NONE;
  float least = FLT_MAX;

  for (unsigned i = 0; i < board->n_spaces; i++) {
    const SvSpace *space = &board->spaces[i];
    const float far = (space->x - x) * (space->x - x) + (space->y - y) * (space->y - y);
    if (space->end == end && (space->kind == SV_SPACE_FIELD || space->kind == SV_SPACE_PENALTY) &&
        !eleven_set_has (taken, i) && far < least) {
      least = far;
      found = i;
    }
  }
  return found;
}

/* Return the first free space of the formation. There always is one, because a half never has
 * fewer spaces than players. */
static unsigned
next_space (const SvBoard *board, const ElevenState *s, const int lines[3])
{
  const int end = eleven_end (s, s->side);
  ElevenSet planned = { { 0, 0 } };
  unsigned space = ELEVEN_NONE;

  for (unsigned line = 0; line < 3; line++)
    for (int i = 0; i < lines[line]; i++) {
      const float depth = depths[line] * board->w / 2;
      space = nearest (board, end, end == END_WEST ? depth : board->w - depth,
                       ((float)i + 0.5f) / (float)lines[line] * board->h, &planned);
      if (s->occ[space] == ELEVEN_NONE)
        return space;
      eleven_set_add (&planned, space);
    }
  return space;
}

bool
eleven_line_up (const void *setup, const void *state, unsigned i, SvLineUp *out)
{
  const ElevenState *s = state;
  int lines[3];

  if (s->phase != PHASE_PLACE || i >= SV_COUNT (formations) || !is_new (setup, i))
    return false;
  divide (setup, i, lines);
  out->name = sv_phrase_numbers (N_ ("{n}-{m}-{k}"), lines[0], lines[1], lines[2]);
  out->event = sv_event_of (VERB_PLACE, next_space (eleven_board (setup), s, lines));
  return true;
}
