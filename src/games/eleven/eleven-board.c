/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The boards, and the checks that every board must pass. RULES.md chapter 1. The tables of the
 * boards are generated from data/boards by build-aux/board-table.py. */

#include <string.h>

#include "eleven-board.h"

extern const SvBoard sv_board_original, sv_board_mirror, sv_board_small;

const SvBoard *
eleven_board (const void *setup)
{
  const ElevenSetup *p = setup;

  switch (p->board) {
  case BOARD_MIRROR:
    return &sv_board_mirror;
  case BOARD_SMALL:
    return &sv_board_small;
  case BOARD_OWN:
    return p->own_board;
  default:
    return &sv_board_original;
  }
}

unsigned
eleven_find (const SvBoard *board, unsigned kind, unsigned mark, int end)
{
  for (unsigned i = 0; i < board->n_spaces; i++) {
    const SvSpace *space = &board->spaces[i];
    if (space->kind == kind && (space->marks & mark) == mark && (end < 0 || space->end == end))
      return i;
  }
  return ELEVEN_NONE;
}

int
eleven_room (const SvBoard *board, int end)
{
  int room = 0;

  for (unsigned i = 0; i < board->n_spaces; i++) {
    const SvSpace *space = &board->spaces[i];
    room += space->end == end && (space->kind == SV_SPACE_FIELD || space->kind == SV_SPACE_PENALTY);
  }
  return room;
}

/* --- What a board must obey --- */

typedef struct {
  const SvBoard *board;
  SvFault *fault;
} Check;

static bool
refuse_space (Check *c, unsigned space, const char *key, const char *why)
{
  return sv_refuse (c->fault, sv_phrase (why, -1), "spaces[%u].%s", space, key);
}

static bool
refuse_board (Check *c, const char *why)
{
  return sv_refuse (c->fault, sv_phrase (why, -1), "spaces");
}

static bool
refuse_spaces (Check *c, const char *why, unsigned n, unsigned m)
{
  return sv_refuse (c->fault, sv_phrase_numbers (why, (int32_t)n, (int32_t)m, 0), "spaces");
}

static bool
refuse_edge (Check *c, unsigned edge, const char *why)
{
  return sv_refuse (c->fault, sv_phrase (why, -1), "edges[%u]", edge);
}

static bool
good_name (const char *name)
{
  size_t n = 0;

  if (name[0] < 'a') /* one digit, or the end of the name */
    return false;
  while ((name[n] >= 'a' && name[n] <= 'z') || (name[n] >= '0' && name[n] <= '9'))
    n++;
  return name[n] == '\0' && n <= 4;
}

static bool
check_names (Check *c)
{
  const SvBoard *board = c->board;

  if (board->n_spaces > ELEVEN_MAX_SPACES)
    return refuse_spaces (c, N_ ("there are {n}, but at most {m} are allowed"), board->n_spaces,
                          ELEVEN_MAX_SPACES);
  for (unsigned i = 0; i < board->n_spaces; i++) {
    if (!good_name (board->spaces[i].name))
      return refuse_space (c, i, "name",
                           N_ ("is not a small letter followed by up to three letters or digits"));
    for (unsigned j = 0; j < i; j++)
      if (strcmp (board->spaces[i].name, board->spaces[j].name) == 0)
        return refuse_space (c, i, "name", N_ ("another space has this name"));
  }
  return true;
}

static int
count (const SvBoard *board, unsigned kind, unsigned mark, int end)
{
  int n = 0;

  for (unsigned i = 0; i < board->n_spaces; i++) {
    const SvSpace *space = &board->spaces[i];
    n += space->end == end && (space->kind == kind || kind == ELEVEN_NONE) &&
         (space->marks & mark) == mark;
  }
  return n;
}

static bool
check_marks (Check *c)
{
  static const char *const one_goal[] = { N_ ("there must be one goal space at the west end"),
                                          N_ ("there must be one goal space at the east end") };
  static const char *const a_penalty_space[] = {
    N_ ("there must be a penalty space at the west end"),
    N_ ("there must be a penalty space at the east end")
  };
  static const char *const one_spot[] = { N_ ("there must be one penalty spot at the west end"),
                                          N_ ("there must be one penalty spot at the east end") };
  const SvBoard *board = c->board;
  unsigned kick_offs = 0;

  for (unsigned i = 0; i < board->n_spaces; i++) {
    const SvSpace *space = &board->spaces[i];
    const bool kick_off = (space->marks & SV_SPACE_KICKOFF) != 0;
    kick_offs += kick_off;
    if (kick_off && (space->kind != SV_SPACE_CENTRE || space->end >= 0))
      return refuse_space (c, i, "kickoff",
                           N_ ("the kick-off space must be in the centre and have no end"));
    if (!kick_off && space->end < 0)
      return refuse_space (c, i, "end",
                           N_ ("every space except the kick-off space must have an end"));
    if ((space->marks & SV_SPACE_SPOT) != 0 && space->kind != SV_SPACE_PENALTY)
      return refuse_space (c, i, "spot", N_ ("the penalty spot must be a penalty space"));
  }
  if (kick_offs != 1)
    return refuse_spaces (c, N_ ("there are {n} kick-off spaces instead of one"), kick_offs, 0);
  for (int end = END_WEST; end <= END_EAST; end++) {
    if (count (board, SV_SPACE_GOAL, 0, end) != 1)
      return refuse_board (c, one_goal[end]);
    if (count (board, SV_SPACE_PENALTY, 0, end) == 0)
      return refuse_board (c, a_penalty_space[end]);
    if (count (board, ELEVEN_NONE, SV_SPACE_SPOT, end) != 1)
      return refuse_board (c, one_spot[end]);
  }
  return true;
}

bool
eleven_joined (const SvBoard *board, unsigned a, unsigned b)
{
  ELEVEN_EACH_NEIGHBOUR (board, a, i)
  if (board->neighbours[i] == (int)b)
    return true;
  return false;
}

static bool
check_edges (Check *c)
{
  const SvBoard *board = c->board;

  for (unsigned i = 0; i < board->n_edges; i++) {
    const SvEdge *edge = &board->edges[i];
    const bool goal =
        eleven_is_goal (board, (unsigned)edge->a) || eleven_is_goal (board, (unsigned)edge->b);
    if (edge->a == edge->b)
      return refuse_edge (c, i, N_ ("a line joins a space with itself"));
    for (unsigned j = 0; j < i; j++) {
      const SvEdge *other = &board->edges[j];
      if ((other->a == edge->a && other->b == edge->b) ||
          (other->a == edge->b && other->b == edge->a))
        return refuse_edge (c, i, N_ ("another line joins the same two spaces"));
    }
    if (goal != (edge->style != 0))
      return refuse_edge (c, i,
                          N_ ("lines at a goal space, and only these, must be of the kind goal"));
  }
  for (unsigned goal = 0; goal < board->n_spaces; goal++) {
    if (!eleven_is_goal (board, goal))
      continue;
    for (unsigned i = 0; i < board->n_spaces; i++) {
      const SvSpace *space = &board->spaces[i];
      const bool near = space->kind == SV_SPACE_PENALTY && space->end == board->spaces[goal].end;
      if (near != eleven_joined (board, goal, i))
        return refuse_space (c, i, "name",
                             N_ ("a goal space must be joined to the penalty spaces of its end, "
                                 "and to nothing else"));
    }
  }
  return true;
}

/* Check that all spaces are connected even without the goal spaces. */
static bool
check_connected (Check *c)
{
  const SvBoard *board = c->board;
  uint8_t queue[ELEVEN_MAX_SPACES];
  ElevenSet seen = { { 0, 0 } };
  unsigned head = 0, n = 0;

  queue[n++] = (uint8_t)eleven_find (board, SV_SPACE_CENTRE, SV_SPACE_KICKOFF, -1);
  eleven_set_add (&seen, queue[0]);
  while (head < n) {
    const unsigned space = queue[head++];
    ELEVEN_EACH_NEIGHBOUR (board, space, i)
    {
      const unsigned next = (unsigned)board->neighbours[i];
      if (eleven_is_goal (board, next) || eleven_set_has (&seen, next))
        continue;
      eleven_set_add (&seen, next);
      queue[n++] = (uint8_t)next;
    }
  }
  for (unsigned i = 0; i < board->n_spaces; i++)
    if (!eleven_is_goal (board, i) && !eleven_set_has (&seen, i))
      return refuse_space (c, i, "name", N_ ("no line leads here from the kick-off space"));
  return true;
}

bool
eleven_board_check (const SvBoard *board, SvFault *fault)
{
  Check c = { board, fault };

  if (board->first_neighbour == NULL)
    return sv_refuse (fault, sv_phrase (N_ ("there are no lines"), -1), "edges");
  return check_names (&c) && check_marks (&c) && check_edges (&c) && check_connected (&c);
}

/* --- Names --- */

/* Return the number that a name ends in, or 0 if it ends in none. */
static int32_t
number_of (const char *name)
{
  int32_t number = 0;

  for (; *name != '\0'; name++)
    number = *name >= '0' && *name <= '9' ? 10 * number + (*name - '0') : 0;
  return number;
}

void
eleven_space_name (const void *setup, int space, SvPhrase *out)
{
  static const char *const names[][2] = {
    [SV_SPACE_FIELD] = { N_ ("west {n}"), N_ ("east {n}") },
    [SV_SPACE_CENTRE] = { N_ ("centre {n}"), N_ ("centre {n}") },
    [SV_SPACE_PENALTY] = { N_ ("west penalty space {n}"), N_ ("east penalty space {n}") },
    [SV_SPACE_GOAL] = { N_ ("west goal"), N_ ("east goal") },
  };
  const SvSpace *here = &eleven_board (setup)->spaces[space];

  *out = sv_phrase (names[here->kind][here->end == END_EAST], -1);
  if ((here->marks & SV_SPACE_KICKOFF) != 0)
    out->msgid = N_ ("kick-off space");
  out->n = number_of (here->name);
  if (out->n == 0 && here->kind != SV_SPACE_GOAL && (here->marks & SV_SPACE_KICKOFF) == 0) {
    /* The user's own board may have space names without numbers. */
    out->msgid = N_ ("space {space}");
    out->space = (int16_t)space;
  }
}

/* Names of the halves, which the tables of the boards use. */
static const char *const halves[] __attribute__ ((unused)) = { N_ ("west half"), N_ ("east half") };
