/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Boards of 11: what they must obey, and that no rule minds which number a space has. */

#include <glib.h>
#include <string.h>

#include "eleven/eleven-board.h"
#include "eleven/eleven-check.h"
#include "eleven/eleven-evaluation.h"
#include "eleven/eleven-rules.h"
#include "fault-text.h"
#include "rule-state.h"
#include "sv-games.h"
#include "sv-rng.h"

static ElevenSetup setup;

/* --- What a board must obey --- */

/* A copy of the small field that may be spoilt. */
typedef struct {
  SvBoard board;
  SvSpace spaces[SV_MAX_SPACES];
  SvEdge edges[SV_MAX_EDGES];
  uint16_t first[SV_MAX_SPACES + 1];
  int16_t neighbours[2 * SV_MAX_EDGES];
  SvSpaceSet beside[SV_MAX_SPACES];
} Own;

static void
copy_small (Own *own)
{
  ElevenSetup small = { .board = BOARD_SMALL };

  own->board = *eleven_board (&small);
  memcpy (own->spaces, own->board.spaces, own->board.n_spaces * sizeof (SvSpace));
  memcpy (own->edges, own->board.edges, own->board.n_edges * sizeof (SvEdge));
  own->board.spaces = own->spaces;
  own->board.edges = own->edges;
}

/* The tables of neighbours, as whoever reads a board makes them. */
static void
join (Own *own)
{
  unsigned n = 0;

  memset (own->beside, 0, sizeof own->beside);
  for (int i = 0; i < own->board.n_spaces; i++) {
    own->first[i] = (uint16_t)n;
    for (int j = 0; j < own->board.n_spaces; j++)
      for (unsigned k = 0; k < own->board.n_edges; k++)
        if ((own->edges[k].a == i && own->edges[k].b == j) ||
            (own->edges[k].b == i && own->edges[k].a == j)) {
          own->neighbours[n++] = (int16_t)j;
          own->beside[i].bits[j / 64] |= UINT64_C (1) << (j % 64);
          break;
        }
  }
  own->first[own->board.n_spaces] = (uint16_t)n;
  own->board.first_neighbour = own->first;
  own->board.neighbours = own->neighbours;
  own->board.beside = own->beside;
}

static int
space (const Own *own, const char *name)
{
  const int found = sv_board_find (&own->board, name, -1);

  g_assert_cmpint (found, >=, 0);
  return found;
}

/* What is wrong with the board; afterwards it is as it was. */
static void
assert_fault (Own *own, const char *expected)
{
  ElevenSetup p = { 0 };
  char text[FAULT_TEXT];
  SvFault fault;

  join (own);
  sv_game_standard (&eleven_game, &p);
  p.board = BOARD_OWN;
  p.own_board = &own->board;
  p.players = 5;
  if (eleven_game.setup.check (&p, &fault))
    g_assert_cmpstr ("nothing", ==, expected);
  else
    g_assert_cmpstr (fault_text (&fault, text), ==, expected);
  copy_small (own);
}

static void
test_board_marks (void)
{
  Own own;

  copy_small (&own);
  /* What stands behind the last space is none. */
  own.spaces[own.board.n_spaces] = (SvSpace){
    .name = "w01", .kind = SV_SPACE_CENTRE, .marks = SV_SPACE_KICKOFF | SV_SPACE_SPOT, .end = 1
  };
  assert_fault (&own, "nothing");
  for (const char *const *name = (const char *const[]){ "z", "a0", "zzzz", "a9z0", NULL };
       *name != NULL; name++) {
    own.spaces[4].name = *name;
    assert_fault (&own, "nothing");
  }
  for (const char *const *name =
           (const char *const[]){ "", "9a", "`a", "{a", "zzzzz", "a/", "a:", NULL };
       *name != NULL; name++) {
    own.spaces[4].name = *name;
    assert_fault (&own, "variant.board.spaces[4].name: is not a small letter followed by up to "
                        "three letters or digits");
  }
  own.spaces[4].name = "W-1";
  assert_fault (&own, "variant.board.spaces[4].name: is not a small letter followed by up to three "
                      "letters or digits");
  own.spaces[5].name = own.spaces[4].name;
  assert_fault (&own, "variant.board.spaces[5].name: another space has this name");
  own.spaces[space (&own, "w01")].marks = SV_SPACE_KICKOFF;
  assert_fault (
      &own,
      "variant.board.spaces[4].kickoff: the kick-off space must be in the centre and have no end");
  own.spaces[space (&own, "k")].marks = 0;
  own.spaces[space (&own, "k")].end = 0;
  assert_fault (&own, "variant.board.spaces: there are 0 kick-off spaces instead of one");
  own.spaces[space (&own, "c1")].marks = SV_SPACE_KICKOFF;
  own.spaces[space (&own, "c1")].end = -1;
  assert_fault (&own, "variant.board.spaces: there are 2 kick-off spaces instead of one");
  own.spaces[space (&own, "k")].marks = 0;
  assert_fault (
      &own, "variant.board.spaces[9].end: every space except the kick-off space must have an end");
  own.spaces[space (&own, "wg")].kind = SV_SPACE_FIELD;
  assert_fault (&own, "variant.board.spaces: there must be one goal space at the west end");
  own.spaces[space (&own, "ep2")].marks = 0;
  assert_fault (&own, "variant.board.spaces: there must be one penalty spot at the east end");
  own.spaces[space (&own, "w01")].marks = SV_SPACE_SPOT;
  assert_fault (&own, "variant.board.spaces[4].spot: the penalty spot must be a penalty space");
}

/* E-04: each end has penalty spaces, and room for all players of its team. */
static void
test_board_ends (void)
{
  static const char *const ends[] = { "west", "east" };
  Own own;
  ElevenSetup p = setup;
  SvFault fault;
  char text[FAULT_TEXT];

  copy_small (&own);
  for (int end = 0; end < 2; end++) {
    g_autofree char *none = g_strdup_printf (
        "variant.board.spaces: there must be a penalty space at the %s end", ends[end]);
    g_autofree char *little =
        g_strdup_printf ("variant.players: the %s end has room for 3 players, not 4", ends[end]);
    for (int i = 0; i < own.board.n_spaces; i++)
      if (own.spaces[i].end == end && own.spaces[i].kind == SV_SPACE_PENALTY) {
        own.spaces[i].kind = SV_SPACE_FIELD;
        own.spaces[i].marks = 0;
      }
    assert_fault (&own, none);
    join (&own);
    for (int i = 0; i < own.board.n_spaces; i++)
      if (own.spaces[i].end == end && own.spaces[i].kind == SV_SPACE_FIELD)
        own.spaces[i].kind = SV_SPACE_CENTRE;
    g_assert_cmpint (eleven_room (&own.board, end), ==, 3); /* its penalty spaces */
    p.board = BOARD_OWN;
    p.own_board = &own.board;
    p.players = 4;
    g_assert_false (sv_game_check (&eleven_game, &p, &fault));
    g_assert_cmpstr (fault_text (&fault, text), ==, little);
    copy_small (&own);
  }
}

/* No line leads to this space. */
static void
leave_alone (Own *own, const char *name)
{
  const int alone = space (own, name);

  for (unsigned i = 0; i < own->board.n_edges;)
    if (own->edges[i].a == alone || own->edges[i].b == alone)
      own->edges[i] = own->edges[--own->board.n_edges];
    else
      i++;
}

static int
exchanged (int which, int a, int b)
{
  return which == a ? b : which == b ? a : which;
}

/* The two spaces change their numbers. */
static void
exchange (Own *own, int a, int b)
{
  const SvSpace first = own->spaces[a];

  own->spaces[a] = own->spaces[b];
  own->spaces[b] = first;
  for (unsigned i = 0; i < own->board.n_edges; i++) {
    own->edges[i].a = (int16_t)exchanged (own->edges[i].a, a, b);
    own->edges[i].b = (int16_t)exchanged (own->edges[i].b, a, b);
  }
}

static void
test_board_edges (void)
{
  Own own;

  copy_small (&own);
  own.edges[0].style = 0;
  assert_fault (
      &own,
      "variant.board.edges[0]: lines at a goal space, and only these, must be of the kind goal");
  own.edges[own.board.n_edges - 1].a = own.edges[own.board.n_edges - 1].b;
  assert_fault (&own, "variant.board.edges[55]: a line joins a space with itself");
  own.edges[5] = (SvEdge){ own.edges[4].b, own.edges[4].a, 0, 0, own.edges[4].style };
  assert_fault (&own, "variant.board.edges[5]: another line joins the same two spaces");
  own.edges[1] = (SvEdge){ own.edges[0].b, own.edges[0].a, 0, 0, own.edges[0].style };
  assert_fault (&own, "variant.board.edges[1]: another line joins the same two spaces");
  own.board.n_edges = 3;
  assert_fault (&own, "variant.board.spaces[21].name: a goal space must be joined to the penalty "
                      "spaces of its end, and to nothing else");
  leave_alone (&own, "w01");
  assert_fault (&own, "variant.board.spaces[4].name: no line leads here from the kick-off space");
  exchange (&own, 0, space (&own, "w01"));
  leave_alone (&own, "w01");
  assert_fault (&own, "variant.board.spaces[0].name: no line leads here from the kick-off space");
}

/* --- Whatever number a space has --- */

/* All that a document would say of both, but for lists of spaces, which are in the order of the
 * board. */
static void
assert_same (const ElevenSetup *p, const ElevenState *s, const ElevenSetup *q, const ElevenState *t)
{
  g_autoptr (GHashTable) values = rule_state_flatten (&eleven_game, p, s);
  g_autoptr (GHashTable) others = rule_state_flatten (&eleven_game, q, t);
  GHashTableIter iter;
  gpointer path, value;

  g_assert_cmpuint (g_hash_table_size (values), ==, g_hash_table_size (others));
  g_hash_table_iter_init (&iter, values);
  while (g_hash_table_iter_next (&iter, &path, &value))
    if (strstr (path, "/field/") == NULL && !g_str_has_prefix (path, "series/"))
      g_assert_cmpstr (g_hash_table_lookup (others, path), ==, value);
}

/* The same match on two boards that differ in the numbers of spaces a and b. */
static void
play_beside (const ElevenSetup *p, const ElevenSetup *q, int a, int b, SvRng *rng)
{
  SvEvent events[ELEVEN_MAX_LEGAL], others[ELEVEN_MAX_LEGAL], other;
  char text[SV_EVENT_TEXT_MAX];
  ElevenState s, t;
  SvView view, beside;

  eleven_init (p, &s);
  eleven_init (q, &t);
  for (unsigned i = 0; i < 300; i++) {
    const unsigned n = eleven_legal (p, &s, events);
    g_assert_cmpuint (eleven_legal (q, &t, others), ==, n);
    g_assert_cmpstr (eleven_broken (q, &t), ==, NULL);
    g_assert_cmpstr (eleven_impossible (q, &t), ==, NULL);
    assert_same (p, &s, q, &t);
    eleven_game.view (p, &s, &view);
    eleven_game.view (q, &t, &beside);
    for (unsigned k = 0; k < view.n_pieces; k++)
      g_assert_cmpint (beside.pieces[k].space, ==, exchanged (view.pieces[k].space, a, b));
    g_assert_cmpuint (s.n_series, ==, t.n_series);
    for (int side = 0; side < 2; side++) {
      g_assert_cmpint (eleven_appraise (p, &s, side), ==, eleven_appraise (q, &t, side));
      if (s.ball != ELEVEN_NONE)
        g_assert_cmpint (eleven_cost_of_shot (p, &s, (unsigned)side), ==,
                         eleven_cost_of_shot (q, &t, (unsigned)side));
    }
    for (unsigned k = 0; k < s.n_series; k++)
      g_assert_cmpint (t.series[k], ==, exchanged (s.series[k], a, b));
    g_assert_cmpint (beside.ball_space, ==, exchanged (view.ball_space, a, b));
    if (n == 0)
      break;
    const SvEvent event = events[sv_rng_below (rng, n)];
    eleven_game.event_text (p, &s, event, text);
    g_assert_true (sv_game_find_event (&eleven_game, q, &t, text, &other));
    eleven_apply (p, &s, event);
    eleven_apply (q, &t, other);
  }
}

static void
test_numbers_of_spaces (void)
{
  ElevenSetup p, q;
  SvRng rng;
  Own own;

  sv_rng_seed (&rng, 5);
  sv_game_standard (&eleven_game, &p);
  p.board = BOARD_SMALL;
  p.players = 5;
  p.clock_turns = 12;
  p.shootout = true;
  q = p;
  q.board = BOARD_OWN;
  q.own_board = &own.board;
  for (int i = 0; i < eleven_board (&p)->n_spaces; i++) {
    /* Each one is the first. */
    copy_small (&own);
    exchange (&own, 0, i);
    join (&own);
    for (int end = 0; end < 2; end++)
      g_assert_cmpint (eleven_room (&own.board, end), ==, eleven_room (eleven_board (&p), end));
    play_beside (&p, &q, 0, i, &rng);
    const bool kick_off = own.spaces[0].marks & SV_SPACE_KICKOFF;
    own.spaces[0].end = kick_off ? 0 : -1;
    assert_fault (&own, kick_off ? "variant.board.spaces[0].kickoff: the kick-off space must be in "
                                   "the centre and have no end"
                                 : "variant.board.spaces[0].end: every space except the kick-off "
                                   "space must have an end");
    exchange (&own, 0, i);
    if (own.spaces[0].kind == SV_SPACE_GOAL) {
      const bool west = own.spaces[0].end == 0;
      leave_alone (&own, own.spaces[0].name);
      assert_fault (&own, west ? "variant.board.spaces[1].name: a goal space must be joined to the "
                                 "penalty spaces of its end, and to nothing else"
                               : "variant.board.spaces[21].name: a goal space must be joined to "
                                 "the penalty spaces of its end, and to nothing else");
    }
  }
}

/* E-01: a team may be as many as its end has room for, and no more. */
static void
test_room (void)
{
  ElevenSetup p;
  SvFault fault;

  sv_game_standard (&eleven_game, &p);
  p.board = BOARD_SMALL;
  p.players = eleven_room (eleven_board (&p), END_WEST);
  g_assert_true (sv_game_check (&eleven_game, &p, &fault));
  p.players++;
  g_assert_false (sv_game_check (&eleven_game, &p, &fault));
  g_assert_cmpstr (fault.path, ==, "variant.players");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  sv_game_standard (&eleven_game, &setup);
  g_test_add_func ("/eleven/board/marks", test_board_marks);
  g_test_add_func ("/eleven/board/ends", test_board_ends);
  g_test_add_func ("/eleven/board/edges", test_board_edges);
  g_test_add_func ("/eleven/board/numbers-of-spaces", test_numbers_of_spaces);
  g_test_add_func ("/eleven/E-01/room", test_room);
  return g_test_run ();
}
