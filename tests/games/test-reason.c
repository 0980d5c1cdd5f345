/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why one choice is better than another is no guess: whom Strafworp! names as getting an
 * intercepted ball (S-82) is who gets it when the dice are thrown so. */

#include <glib.h>
#include <string.h>

#include "sv-games.h"
#include "sv-rng.h"

enum { STATES = 120, EVENTS = 150, NOBODY = -1 };

typedef guint64 State[SV_MAX_STATE / 8];

static const SvGame *game;
static void *setup;

/* Throw on from the state until the ball is intercepted; who has it then, or NOBODY: there is no
 * such throw, or somebody is to choose. */
static int
find_interceptor (const State *state, unsigned depth)
{
  SvEvent legal[SV_MAX_LEGAL];
  SvNode node;

  game->node (setup, state, &node);
  if (node.kind != SV_NODE_CHANCE || depth > 2)
    return NOBODY;
  const unsigned n = game->legal (setup, state, legal);
  for (unsigned i = 0; i < n; i++) {
    State after;
    SvNotes notes;
    SvView view;

    memcpy (after, state, sizeof after);
    game->apply (setup, after, legal[i]);
    sv_game_notes (game, setup, state, legal[i], after, &notes);
    game->view (setup, after, &view);
    for (unsigned k = 0; k < notes.n; k++)
      if (g_strcmp0 (notes.notes[k].caption, "Intercepted!") == 0) {
        SvNode then;
        game->node (setup, after, &then);
        return g_strcmp0 (view.phase, "receive") == 0 ? NOBODY : view.ball_piece;
      }
    const int found = find_interceptor ((const State *)&after, depth + 1);
    if (found != NOBODY)
      return found;
  }
  return NOBODY;
}

/* What is said of two choices of a side. */
static void
check_pair (const State *better, const State *worse, int side, bool attacks, unsigned *said)
{
  const int here = find_interceptor (better, 0), there = find_interceptor (worse, 0);
  SvNotes notes = { 0 };

  game->teach.reason (setup, better, worse, side, &notes);
  if (attacks && here >= 0 && there >= 0)
    g_assert_cmpint (notes.n, ==, here != there);
  if (notes.n == 0)
    return;
  g_assert_true (attacks);
  g_assert_cmpuint (notes.n, ==, 1);
  g_assert_cmpint (notes.notes[0].phrase.side, ==, 1 - side);
  if (here >= 0)
    g_assert_cmpint (notes.notes[0].phrase.piece, ==, here);
  if (there >= 0)
    g_assert_cmpint (notes.notes[0].phrase.piece2, ==, there);
  *said += here >= 0 && there >= 0;
}

/* Some positions of matches by chance: those before a throw, and what comes between. */
static unsigned
collect (State *states)
{
  unsigned n_states = 0;
  SvRng rng;

  sv_rng_seed (&rng, 3);
  while (n_states < STATES) {
    State now;

    game->init (setup, now);
    for (unsigned i = 0; i < EVENTS && n_states < STATES; i++) {
      SvEvent legal[SV_MAX_LEGAL];
      const unsigned n = game->legal (setup, now, legal);
      SvNode node;

      game->node (setup, now, &node);
      if (node.kind == SV_NODE_OVER)
        break;
      if (node.kind == SV_NODE_CHANCE || sv_rng_below (&rng, 20) == 0)
        memcpy (states[n_states++], now, sizeof now);
      game->apply (setup, now, legal[sv_rng_below (&rng, n)]);
    }
  }
  return n_states;
}

static void
test_interceptor (void)
{
  static State states[STATES];
  const unsigned n = collect (states);
  unsigned said = 0;

  for (unsigned i = 0; i < n; i++)
    for (unsigned k = 0; k < n; k++) {
      SvView view;

      game->view (setup, states[i], &view);
      for (int side = 0; side < 2; side++)
        check_pair ((const State *)&states[i], (const State *)&states[k], side,
                    view.attacking == side, &said);
    }
  g_assert_cmpuint (said, >, 100);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  game = sv_game_by_id ("strafworp");
  setup = g_malloc0 (game->setup_size);
  sv_game_standard (game, setup);
  g_test_add_func ("/reason/strafworp/S-82", test_interceptor);
  const int result = g_test_run ();
  g_free (setup);
  return result;
}
