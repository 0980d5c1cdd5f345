/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Formations: they place the players in three lines across the own half of any board (E-09). */

#include "eleven-line-up.h"

#include <float.h>

#include "eleven-board.h"

/* Sizes of the three lines for ten field players, from the goal forward; the usual formation
 * first. */
static const uint8_t formations[][3] = { { 4, 3, 3 }, { 4, 4, 2 }, { 3, 5, 2 }, { 5, 3, 2 } };
/* The line-up after the formations has a player on every penalty space, and the others in two lines
 * before them. */
enum { GUARD = SV_COUNT (formations), N_LINE_UPS };
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

/* Return the number of penalty spaces at an end. */
static int
count_penalty_spaces (const SvBoard *board, int end)
{
  int n = 0;

  for (unsigned i = 0; i < board->n_spaces; i++)
    n += board->spaces[i].kind == SV_SPACE_PENALTY && board->spaces[i].end == end;
  return n;
}

/* Write the lines of line-up @i of the side that places. Returns false if it has no such line-up,
 * or has the same one under a smaller number. */
static bool
find_lines (const ElevenSetup *p, const ElevenState *s, unsigned i, int lines[3])
{
  int earlier[3];

  if (i == GUARD) {
    lines[0] = count_penalty_spaces (eleven_board (p), eleven_end (s, s->side));
    const int others = p->players - lines[0];
    lines[1] = others < 2 ? others : others / 2 + 1;
    lines[2] = others - lines[1];
    return others >= 0;
  }
  divide (p, i, lines);
  for (unsigned j = 0; j < i; j++) {
    divide (p, j, earlier);
    if (lines[0] == earlier[0] && lines[1] == earlier[1])
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

/* Plan a player on every penalty space of an end. Returns the first one that is free, or
 * ELEVEN_NONE if none is. */
static unsigned
plan_guard (const SvBoard *board, const ElevenState *s, int end, ElevenSet *planned)
{
  unsigned first = ELEVEN_NONE;

  for (unsigned i = 0; i < board->n_spaces; i++)
    if (board->spaces[i].kind == SV_SPACE_PENALTY && board->spaces[i].end == end) {
      eleven_set_add (planned, i);
      if (first == ELEVEN_NONE && s->occ[i] == ELEVEN_NONE)
        first = i;
    }
  return first;
}

/* Return the first free space of line-up @i. There always is one, because a half never has fewer
 * spaces than players. */
static unsigned
next_space (const SvBoard *board, const ElevenState *s, unsigned i, const int lines[3])
{
  const int end = eleven_end (s, s->side);
  ElevenSet planned = { { 0, 0 } };
  unsigned space = i == GUARD ? plan_guard (board, s, end, &planned) : ELEVEN_NONE;

  if (space != ELEVEN_NONE)
    return space;
  for (unsigned line = i == GUARD; line < 3; line++)
    for (int j = 0; j < lines[line]; j++) {
      const float depth = depths[line] * board->w / 2;
      space = nearest (board, end, end == END_WEST ? depth : board->w - depth,
                       ((float)j + 0.5f) / (float)lines[line] * board->h, &planned);
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

  if (s->phase != PHASE_PLACE || i >= N_LINE_UPS || !find_lines (setup, s, i, lines))
    return false;
  out->name = sv_phrase_numbers (N_ ("{n}-{m}-{k}"), lines[0], lines[1], lines[2]);
  out->event = sv_event_of (VERB_PLACE, next_space (eleven_board (setup), s, i, lines));
  return true;
}

/* The guard leaves the other team least in its first turn: no shot on the large fields, and on the
 * small field no more than any line-up must leave (tests/bots/test-first-turn.c). */
bool
eleven_safest_line_up (const void *setup, const void *state, SvLineUp *out)
{
  const ElevenState *s = state;

  if (s->phase != PHASE_PLACE || s->side == s->kick_side)
    return false;
  return eleven_line_up (setup, state, GUARD, out);
}
