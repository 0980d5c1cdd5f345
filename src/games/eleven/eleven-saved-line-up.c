/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saved line-ups: where each field player stands, in thousandths of the own half as seen by its
 * goalie. So a line-up can be used at either end and on any board (E-09). */

#include "eleven-saved-line-up.h"

#include <float.h>

#include "eleven-board.h"
#include "eleven-rules.h"

enum { WHOLE = 1000 };

typedef struct {
  int32_t depth;  /* distance from the own goal line: WHOLE is the middle line */
  int32_t across; /* distance from the left side */
} Place;

typedef struct {
  int32_t n;
  /* positions of the field players, starting with shirt number 2 */
  Place players[ELEVEN_MAX_PLAYERS];
} SavedLineUp;

/* clang-format off */
static const SvField place_fields[] = {
  { SV_INT ("depth", Place, depth, 0, WHOLE, 0), .label = N_ ("Depth"),
    .help = N_ ("From the team’s own goal line (0) to the middle of the pitch (1000)."), .rule = "E-09" },
  { SV_INT ("across", Place, across, 0, WHOLE, 0), .label = N_ ("Across"),
    .help = N_ ("From the left side (0) to the right (1000), as the team’s own goalie sees it."),
    .rule = "E-09" },
};

static const SvField saved_line_up_fields[] = {
  { SV_LIST ("players", SavedLineUp, n, players, 1, ELEVEN_MAX_PLAYERS, place_fields),
    .label = N_ ("Players"), .help = N_ ("Where each field player stands, starting with shirt 2."),
    .rule = "E-09" },
};
/* clang-format on */

static int32_t
part (float of, float whole)
{
  const float value = of / whole * WHOLE + 0.5f;

  return value > WHOLE ? WHOLE : (int32_t)value;
}

static Place
place_of (const SvBoard *board, int end, const SvSpace *space)
{
  const bool west = end == END_WEST;

  return (Place){ part (west ? space->x : board->w - space->x, board->w / 2),
                  part (west ? space->y : board->h - space->y, board->h) };
}

/* Save the line-up of a side. Fails if the kick-off has been played, or a player stands outside
 * the own half. */
static bool
take (const void *setup, const void *state, int side, void *out)
{
  const ElevenSetup *p = setup;
  const ElevenState *s = state;
  const SvBoard *board = eleven_board (setup);
  const int end = eleven_end (s, (unsigned)side);
  SavedLineUp *saved_line_up = out;

  if (s->phase != PHASE_PLACE && s->phase != PHASE_THROW)
    return false;
  if (s->ball == ELEVEN_NONE || (board->spaces[s->ball].marks & SV_SPACE_KICKOFF) == 0)
    return false;
  for (unsigned i = 0; i < (unsigned)p->players; i++) {
    const unsigned at = s->at[2 * (i + 1) + (unsigned)side];
    if (at == ELEVEN_NONE || (board->spaces[at].end != end && at != s->ball))
      return false;
    saved_line_up->players[i] = place_of (board, end, &board->spaces[at]);
  }
  saved_line_up->n = p->players;
  return true;
}

/* Return the squared distance, in board units, of a space from where a player should stand. */
static float
distance (const SvBoard *board, int end, const SvSpace *space, Place wanted)
{
  const Place here = place_of (board, end, space);
  const float x = (float)(here.depth - wanted.depth) / WHOLE * board->w / 2;
  const float y = (float)(here.across - wanted.across) / WHOLE * board->h;

  return x * x + y * y;
}

static bool
next (const void *setup, const void *state, const void *data, SvEvent *event)
{
  const ElevenState *s = state;
  const SavedLineUp *saved_line_up = data;
  const SvBoard *board = eleven_board (setup);
  const unsigned shirt = eleven_card (eleven_next_player (setup, s, s->side));
  SvEvent events[ELEVEN_MAX_LEGAL];
  const unsigned n = eleven_legal (setup, state, events);
  float least = FLT_MAX;

  if (s->phase != PHASE_PLACE || shirt < 1 || shirt > (unsigned)saved_line_up->n)
    return false;
  for (unsigned k = 0; k < n; k++) {
    const float far = distance (board, eleven_end (s, s->side), &board->spaces[events[k].a],
                                saved_line_up->players[shirt - 1]);
    if (far < least) {
      least = far;
      *event = events[k];
    }
  }
  return n > 0;
}

/* Check that no two players stand in the same place (E-01). */
static bool
check (const void *data, SvFault *fault)
{
  const SavedLineUp *saved_line_up = data;

  if (saved_line_up->n == 0)
    return sv_refuse (fault, sv_phrase (N_ ("this is missing"), -1), "players");
  for (int32_t i = 0; i < saved_line_up->n; i++)
    for (int32_t k = 0; k < i; k++)
      if (saved_line_up->players[i].depth == saved_line_up->players[k].depth &&
          saved_line_up->players[i].across == saved_line_up->players[k].across)
        return sv_refuse (fault, sv_phrase (N_ ("another player stands there"), -1), "players[%d]",
                          (int)i);
  return true;
}

const SvSavedLineUps eleven_saved_line_ups = {
  .fields = saved_line_up_fields,
  .n_fields = SV_COUNT (saved_line_up_fields),
  .size = sizeof (SavedLineUp),
  .take = take,
  .next = next,
  .check = check,
};
