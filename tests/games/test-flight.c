/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A ball on its way in Champions 2020: what a person, and a document, tell of it is the same moment
 * again; and ways that a person shows, or cannot. */

#include <glib.h>

#include "fault-text.h"
#include "rule-state.h"
#include "sv-games.h"
#include "sv-odds.h"
#include "sv-rng.h"

enum { INTERCEPTION = 3, SAVE = 4 };
enum { MATCHES = 150, LONGEST = 900, LOOKS = 24 };
enum { ICEPT, IROLL, SAVES, SROLL, N_NODES };

static const char *const nodes[] = { "icept", "iroll", "save", "sroll" };

static const SvGame *game;
static unsigned char setup[4096] __attribute__ ((aligned (16)));

typedef guint64 State[SV_MAX_STATE / 8];

/* Which of these nodes it is, or -1. */
static int
node_of (const void *state)
{
  SvView view;

  game->view (setup, state, &view);
  for (int i = 0; i < N_NODES; i++)
    if (g_str_equal (view.phase, nodes[i]))
      return i;
  return -1;
}

/* The same is asked, the same can be done, and the same may come of it. */
static void
assert_same_moment (const void *state, const void *other)
{
  SvEvent legal[2][SV_MAX_LEGAL];
  SvOdds odds[2];
  SvNode node[2];
  const unsigned n = game->legal (setup, state, legal[0]);

  game->node (setup, state, &node[0]);
  game->node (setup, other, &node[1]);
  g_assert_cmpint (node[0].kind, ==, node[1].kind);
  g_assert_cmpint (node[0].side, ==, node[1].side);
  g_assert_cmpuint (n, ==, game->legal (setup, other, legal[1]));
  for (unsigned i = 0; i < n; i++)
    g_assert_true (sv_event_equal (legal[0][i], legal[1][i]));
  g_assert_true (sv_odds (game, setup, state, &odds[0]) == sv_odds (game, setup, other, &odds[1]));
  if (node[0].kind != SV_NODE_CHANCE)
    return;
  g_assert_cmpuint (odds[0].n, ==, odds[1].n);
  for (unsigned i = 0; i < odds[0].n; i++) {
    g_assert_cmpint (odds[0].outcomes[i].kind, ==, odds[1].outcomes[i].kind);
    g_assert_cmpuint (odds[0].outcomes[i].numerator, ==, odds[1].outcomes[i].numerator);
    g_assert_cmpuint (odds[0].outcomes[i].denominator, ==, odds[1].outcomes[i].denominator);
  }
}

/* So it is also after each of these events. */
static void
assert_same_game (const void *state, const void *other)
{
  SvEvent legal[SV_MAX_LEGAL];
  const unsigned n = game->legal (setup, state, legal);

  assert_same_moment (state, other);
  for (unsigned i = 0; i < n; i++) {
    State next, its;
    memcpy (next, state, game->state_size);
    memcpy (its, other, game->state_size);
    game->apply (setup, next, legal[i]);
    game->apply (setup, its, legal[i]);
    assert_same_moment (next, its);
    g_assert_null (game->broken (setup, its));
  }
}

static void
check_moment (const void *state)
{
  g_autoptr (GHashTable) start = rule_state_flatten_start (game, setup, state);
  SvPhrase why = sv_phrase (NULL, -1);
  SvPlacement placement, again;
  SvFault fault;
  State back;

  sv_game_to_placement (game, setup, state, &placement);
  g_assert_cmpuint (placement.phase, ==, node_of (state) < SAVES ? INTERCEPTION : SAVE);
  sv_game_from_placement (game, setup, &placement, back, &why);
  g_assert_cmpstr (why.msgid, ==, NULL);
  g_assert_cmpint (node_of (back), ==, node_of (state));
  assert_same_game (state, back);
  sv_game_to_placement (game, setup, back, &again);
  g_assert_cmpmem (&again, sizeof again, &placement, sizeof placement);
  placement.score[0] += placement.period == 1; /* and nothing else */
  sv_game_from_placement (game, setup, &placement, back, &why);
  g_assert_cmpstr (why.msgid, ==, NULL);
  assert_same_moment (state, back);

  g_assert_true (rule_state_restore (game, setup, start, back, &fault));
  g_assert_cmpint (node_of (back), ==, node_of (state));
  assert_same_game (state, back);
}

/* Rather what is worth more; so matches come to shots. */
static SvEvent
choose (const void *state, SvRng *rng)
{
  SvEvent legal[SV_MAX_LEGAL], best;
  const unsigned n = game->legal (setup, state, legal), begin = sv_rng_below (rng, n);
  int most = G_MININT;
  SvNode node;

  game->node (setup, state, &node);
  best = legal[begin];
  for (unsigned k = 0; k < MIN (n, LOOKS) && node.kind == SV_NODE_DECISION; k++) {
    State next;
    memcpy (next, state, game->state_size);
    game->apply (setup, next, legal[(begin + k) % n]);
    if (game->evaluation.appraise (setup, next, node.side) <= most || sv_rng_below (rng, 4) == 0)
      continue;
    most = game->evaluation.appraise (setup, next, node.side);
    best = legal[(begin + k) % n];
  }
  return best;
}

/* C-070 … C-074, C-090 … C-098: all such moments of many matches. */
static void
test_again (void)
{
  unsigned seen[N_NODES] = { 0 };
  SvRng rng;

  sv_rng_seed (&rng, 20261123);
  for (unsigned match = 0; match < MATCHES; match++) {
    State state;
    SvNode node;
    game->init (setup, state);
    game->node (setup, state, &node);
    for (unsigned i = 0; i < LONGEST && node.kind != SV_NODE_OVER; i++) {
      const int which = node_of (state);
      if (which >= 0) {
        seen[which]++;
        check_moment (state);
      }
      game->apply (setup, state, choose (state, &rng));
      game->node (setup, state, &node);
    }
  }
  g_test_message ("icept %u, iroll %u, save %u, sroll %u", seen[ICEPT], seen[IROLL], seen[SAVES],
                  seen[SROLL]);
  for (int i = 0; i < N_NODES; i++)
    g_assert_cmpuint (seen[i], >, 20);
}

/* --- Shown by hand --- */

/* The space of this name. */
static int
space (const char *name)
{
  return sv_board_find (game->board (setup), name, -1);
}

/* Home's 8 on d9 and away's keeper where the figure has him, nobody else; the ball goes by these
 * squares. */
static SvPlacement
standing (unsigned phase, const char *keeper, const char *way)
{
  g_auto (GStrv) names = g_strsplit (way, " ", -1);
  SvPlacement p;
  State state;

  game->init (setup, state);
  sv_game_to_placement (game, setup, state, &p);
  p.phase = phase;
  p.side = 0;
  p.spaces[0] = (int16_t)space ("e0");
  p.spaces[7] = (int16_t)space ("d9");
  p.spaces[20] = (int16_t)space (keeper);
  for (unsigned i = 0; names[i] != NULL; i++)
    p.trail[p.n_trail++] = (int16_t)space (names[i]);
  return p;
}

static void
accepted (const SvPlacement *p, void *state)
{
  SvPhrase why = sv_phrase (NULL, -1);

  sv_game_from_placement (game, setup, p, state, &why);
  g_assert_cmpstr (why.msgid, ==, NULL);
  g_assert_null (game->broken (setup, state));
}

static void
refused (const SvPlacement *p, const char *msgid, int piece)
{
  SvPhrase why = sv_phrase (NULL, -1);
  State state;

  g_assert_false (sv_game_from_placement (game, setup, p, state, &why));
  g_assert_cmpstr (why.msgid, ==, msgid);
  g_assert_cmpint (why.piece, ==, piece);
}

/* Quarters of the chance to save on a square; 0: it cannot be tried. */
static unsigned
quarters (const void *state, const char *name)
{
  SvEvent legal[SV_MAX_LEGAL];
  const unsigned n = game->legal (setup, state, legal);
  SvTarget target;

  for (unsigned i = 0; i < n; i++) {
    game->event_target (setup, state, legal[i], &target);
    if (target.space == space (name))
      return target.odds;
  }
  return 0;
}

/* C-072, figures 10 and 11: the farther the keeper the less; points left make it harder. */
static void
test_saves (void)
{
  static const struct {
    const char *keeper;
    unsigned best;
  } figures[] = { { "e12", 3 }, { "d12", 2 }, { "c12", 1 } };
  SvPlacement p;
  State state;

  for (unsigned i = 0; i < G_N_ELEMENTS (figures); i++) {
    p = standing (SAVE, figures[i].keeper, "d9 d10 e11 f12");
    accepted (&p, state);
    g_assert_cmpuint (quarters (state, i == 0 ? "f12" : "e11"), ==, figures[i].best);
  }
  p = standing (SAVE, "b12", "d9 d10 e11 f12");
  refused (&p, "The keeper of {team} cannot stop this shot: it is a goal.", -1);
  p = standing (SAVE, "d12", "d9 d10 e11 f12");
  p.points = 1;
  accepted (&p, state);
  g_assert_cmpuint (quarters (state, "e11"), ==, 1);
  p.points = 2;
  refused (&p, "The keeper of {team} cannot stop this shot: it is a goal.", -1);
}

/* C-090, C-091, C-093, figure 14: the man beside the way; with a 3 it goes on as he slid. */
static void
test_interceptions (void)
{
  SvPlacement p = standing (INTERCEPTION, "e12", "e6 f7 g8");
  SvEvent legal[SV_MAX_LEGAL];
  SvView view;
  State state;

  p.spaces[7] = (int16_t)space ("e6");
  refused (&p, "No player who may intercept stands beside a free square that the ball passed.", -1);
  p.spaces[27] = (int16_t)space ("e7");
  accepted (&p, state);
  g_assert_cmpuint (game->legal (setup, state, legal), ==, 2);
  game->apply (setup, state, legal[0]);
  game->view (setup, state, &view);
  g_assert_cmpint (view.pieces[27].space, ==, space ("f7"));
  game->apply (setup, state, sv_event_die (3));
  game->view (setup, state, &view);
  g_assert_cmpint (view.ball_space, ==, space ("h7"));
  sv_field_set (sv_field_find (game->variant_fields, game->n_variant_fields, "interception"), setup,
                0);
  refused (&p, "The ball cannot be intercepted in this variant.", -1);
  sv_game_standard (game, setup);
}

/* C-042 to C-047: what a ball cannot do. */
static void
test_refused (void)
{
  SvPlacement p = standing (SAVE, "e12", "d9");

  refused (&p, "Show the path of the ball: who played it, and where it went.", -1);
  p = standing (SAVE, "e12", "d8 d9");
  refused (&p, "The path of the ball begins with a player of {team}.", -1);
  p = standing (SAVE, "e12", "d9 d11 d12");
  refused (&p, "The ball cannot get to {space}: it turns once, by half a right angle.", -1);
  p = standing (SAVE, "e12", "d9 d10 e11 e12");
  p.spaces[20] = (int16_t)space ("f12");
  refused (&p, "The ball cannot get to {space}: it turns once, by half a right angle.", -1);
  p.spaces[8] = (int16_t)space ("e11"); /* but after a touch it does */
  accepted (&p, (State){ 0 });
  p = standing (SAVE, "e12", "d9 d10 e11 f12");
  p.spaces[27] = (int16_t)space ("e11");
  refused (&p,
           "{piece} of {team} stands in the path of the ball: a player who may stop it stands "
           "beside the path.",
           27);
  p = standing (SAVE, "e12", "d9 d10 d11 d12");
  refused (&p, "The ball may not be played off the field.", -1);
  p = standing (SAVE, "e12", "d9 d10 d11");
  refused (&p, "Only a shot can be saved: the ball must go into a goal.", -1);
  p.spaces[8] = (int16_t)space ("d11");
  refused (&p, "The ball must come to a free square or into the goal, not to {piece}.", 8);
  p = standing (SAVE, "e12", "d9 d10 e11 f12");
  p.points = 5;
  refused (&p, "Nobody can play the ball that far: it has {n} points at most.", -1);
  p = standing (SAVE, "e12", "d9 d8 d7 d6 d5 d4 d3 d2");
  p.side = -1;
  refused (&p, "One of the teams must be the one that plays.", -1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  game = sv_game_by_id ("champions-2020");
  g_assert_cmpuint (game->setup_size, <=, sizeof setup);
  sv_game_standard (game, setup);
  g_test_add_func ("/flight/C-092-C-073-told-and-taken-up-again", test_again);
  g_test_add_func ("/flight/C-072-figures-10-and-11-shown", test_saves);
  g_test_add_func ("/flight/C-093-figure-14-shown", test_interceptions);
  g_test_add_func ("/flight/C-042-C-047-refused", test_refused);
  return g_test_run ();
}
