/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The boards and what every board must obey: RULES.md chapter 1. The tables are made from
 * data/boards by build-aux/board-table.py. */

#include <string.h>

#include "eleven.h"

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

/* --- What a board must obey ------------------------------------------------------------------- */

typedef struct {
  const SvBoard *board;
  char *fault;
  size_t size;
} Check;

static bool
refuse_space (Check *c, unsigned space, const char *key, const char *why)
{
  sv_text_print (c->fault, c->size, "spaces[%u].%s: %s", space, key, why);
  return false;
}

static bool
refuse_edge (Check *c, unsigned edge, const char *why)
{
  sv_text_print (c->fault, c->size, "edges[%u]: %s", edge, why);
  return false;
}

static bool
refuse_end (Check *c, const char *why, int end)
{
  sv_text_print (c->fault, c->size, "spaces: %s at the %s end", why,
                 end == END_WEST ? "west" : "east");
  return false;
}

static bool
good_name (const char *name)
{
  size_t n = 0;

  if (name[0] < 'a' || name[0] > 'z')
    return false;
  while ((name[n] >= 'a' && name[n] <= 'z') || (name[n] >= '0' && name[n] <= '9'))
    n++;
  return name[n] == '\0' && n <= 4;
}

static bool
check_names (Check *c)
{
  const SvBoard *board = c->board;

  if (board->n_spaces > ELEVEN_MAX_SPACES) {
    sv_text_print (c->fault, c->size, "spaces: there are %u of them, at most %u are allowed",
                   board->n_spaces, ELEVEN_MAX_SPACES);
    return false;
  }
  for (unsigned i = 0; i < board->n_spaces; i++) {
    if (!good_name (board->spaces[i].name))
      return refuse_space (c, i, "name", "is not a small letter and up to three letters or digits");
    for (unsigned j = 0; j < i; j++)
      if (strcmp (board->spaces[i].name, board->spaces[j].name) == 0)
        return refuse_space (c, i, "name", "another space has this name");
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
  const SvBoard *board = c->board;
  unsigned kick_offs = 0;

  for (unsigned i = 0; i < board->n_spaces; i++) {
    const SvSpace *space = &board->spaces[i];
    const bool kick_off = (space->marks & SV_SPACE_KICKOFF) != 0;
    kick_offs += kick_off;
    if (kick_off && (space->kind != SV_SPACE_CENTRE || space->end >= 0))
      return refuse_space (c, i, "kickoff", "the kick-off space is in the centre and has no end");
    if (!kick_off && space->end < 0)
      return refuse_space (c, i, "end", "every space but the kick-off space has an end");
    if ((space->marks & SV_SPACE_SPOT) != 0 && space->kind != SV_SPACE_PENALTY)
      return refuse_space (c, i, "spot", "the penalty spot is a penalty space");
  }
  if (kick_offs != 1) {
    sv_text_print (c->fault, c->size, "spaces: there are %u kick-off spaces instead of one",
                   kick_offs);
    return false;
  }
  for (int end = END_WEST; end <= END_EAST; end++) {
    if (count (board, SV_SPACE_GOAL, 0, end) != 1)
      return refuse_end (c, "there must be one goal space", end);
    if (count (board, SV_SPACE_PENALTY, 0, end) == 0)
      return refuse_end (c, "there must be a penalty space", end);
    if (count (board, ELEVEN_NONE, SV_SPACE_SPOT, end) != 1)
      return refuse_end (c, "there must be one penalty spot", end);
  }
  return true;
}

static bool
joined (const SvBoard *board, unsigned a, unsigned b)
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
      return refuse_edge (c, i, "a line joins a space with itself");
    for (unsigned j = 0; j < i; j++) {
      const SvEdge *other = &board->edges[j];
      if ((other->a == edge->a && other->b == edge->b) ||
          (other->a == edge->b && other->b == edge->a))
        return refuse_edge (c, i, "another line joins the same two spaces");
    }
    if (goal != (edge->style != 0))
      return refuse_edge (c, i, "lines at a goal space, and only these, are of the kind goal");
  }
  for (unsigned goal = 0; goal < board->n_spaces; goal++) {
    if (!eleven_is_goal (board, goal))
      continue;
    for (unsigned i = 0; i < board->n_spaces; i++) {
      const SvSpace *space = &board->spaces[i];
      const bool near = space->kind == SV_SPACE_PENALTY && space->end == board->spaces[goal].end;
      if (near != joined (board, goal, i))
        return refuse_space (c, i, "name",
                             "a goal space is joined to the penalty spaces of its end, and to "
                             "nothing else");
    }
  }
  return true;
}

/* Without the goal spaces all hangs together. */
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
      return refuse_space (c, i, "name", "no line leads here from the kick-off space");
  return true;
}

bool
eleven_board_check (const SvBoard *board, char *fault, size_t size)
{
  Check c = { board, fault, size };

  if (board->first_neighbour == NULL) {
    sv_text_print (fault, size, "edges: there are no lines");
    return false;
  }
  return check_names (&c) && check_marks (&c) && check_edges (&c) && check_connected (&c);
}

/* --- Names ------------------------------------------------------------------------------------ */

/* The number that a name ends in, or 0. */
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
    /* A board of one's own may name its spaces without numbers. */
    out->msgid = N_ ("space {space}");
    out->space = (int16_t)space;
  }
}

/* The halves of the boards, which their tables name. */
static const char *const halves[] __attribute__ ((unused)) = { N_ ("west half"), N_ ("east half") };
