/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The history over the null game: append, undo, redo, jump, cut. */

#include <glib.h>
#include <string.h>

#include "sv-games.h"
#include "sv-history.h"
#include "sv-rng.h"

static SvHistory *
new_history (void)
{
  const SvGame *game = sv_game_by_id ("null");
  g_autofree void *setup = g_malloc (game->setup_size);

  sv_game_standard (game, setup);
  return sv_history_new (game, setup, NULL);
}

/* Append n events that go on for ever: throw 1, rest. */
static void
append (SvHistory *history, unsigned n)
{
  for (unsigned i = 0; i < n; i++) {
    const char *text = sv_history_get_position (history) % 2 == 0 ? "die 1" : "rest";
    g_assert_cmpint (sv_history_append_text (history, text, i), ==, SV_HISTORY_OK);
  }
}

static void
test_append (void)
{
  SvHistory *history = new_history ();

  g_assert_cmpint (sv_history_append_text (history, "run", 0), ==, SV_HISTORY_ILLEGAL);
  g_assert_cmpint (sv_history_append_text (history, "", 0), ==, SV_HISTORY_ILLEGAL);
  g_assert_cmpuint (sv_history_get_length (history), ==, 0);
  g_assert_cmpint (sv_history_append_text (history, "die 2", 5), ==, SV_HISTORY_OK);
  g_assert_cmpint (sv_history_append (history, sv_event_die (2), 6), ==, SV_HISTORY_ILLEGAL);
  g_assert_cmpint (sv_history_get_time (history, 0), ==, 5);
  g_assert_cmpuint (sv_history_get_position (history), ==, 1);
  sv_history_free (history);
}

/* A new event after a step back drops what could be made again. */
static void
test_step_back (void)
{
  SvHistory *history = new_history ();

  append (history, 3);
  sv_history_seek (history, 2);
  g_assert_cmpuint (sv_history_get_position (history), ==, 2);
  g_assert_cmpuint (sv_history_get_length (history), ==, 3);
  sv_history_seek (history, 3);
  g_assert_cmpuint (sv_history_get_position (history), ==, 3);
  sv_history_seek (history, 1);
  g_assert_cmpint (sv_history_append_text (history, "run", 0), ==, SV_HISTORY_OK);
  g_assert_cmpuint (sv_history_get_length (history), ==, 2);
  sv_history_free (history);
}

static void
test_seek (void)
{
  enum { N = 1000 };
  SvHistory *history = new_history ();
  const SvGame *game = sv_history_get_game (history);
  g_autofree unsigned char *states = g_malloc ((N + 1) * game->state_size);
  SvRng rng;

  for (unsigned i = 0; i <= N; i++) {
    memcpy (states + i * game->state_size, sv_history_get_state (history), game->state_size);
    if (i < N)
      append (history, 1);
  }
  sv_rng_seed (&rng, 7);
  for (unsigned i = 0; i < 500; i++) {
    const unsigned k = sv_rng_below (&rng, N + 1);
    sv_history_seek (history, k);
    g_assert_cmpmem (sv_history_get_state (history), game->state_size,
                     states + k * game->state_size, game->state_size);
  }
  sv_history_seek (history, 500);
  append (history, 100);
  g_assert_cmpuint (sv_history_get_length (history), ==, 600);
  sv_history_seek (history, 10);
  g_assert_cmpmem (sv_history_get_state (history), game->state_size, states + 10 * game->state_size,
                   game->state_size);
  sv_history_free (history);
}

static void
test_start (void)
{
  const SvGame *game = sv_game_by_id ("null");
  SvHistory *history = new_history (), *later;

  append (history, 4);
  later = sv_history_new (game, sv_history_get_setup (history), sv_history_get_state (history));
  append (later, 2);
  sv_history_seek (later, 0);
  g_assert_cmpmem (sv_history_get_state (later), game->state_size, sv_history_get_state (history),
                   game->state_size);
  g_assert_cmpuint (sv_history_get_length (later), ==, 2);
  sv_history_free (history);
  sv_history_free (later);
}

/* What could be redone is gone. */
static void
test_cut (void)
{
  SvHistory *history = new_history ();

  append (history, 40);
  sv_history_seek (history, 6);
  sv_history_cut (history);
  g_assert_cmpuint (sv_history_get_length (history), ==, 6);
  append (history, 2);
  g_assert_cmpuint (sv_history_get_length (history), ==, 8);
  sv_history_free (history);
}

static void
test_full (void)
{
  SvHistory *history = new_history ();

  append (history, SV_MAX_EVENTS);
  g_assert_cmpint (sv_history_append_text (history, "die 1", 0), ==, SV_HISTORY_FULL);
  g_assert_cmpuint (sv_history_get_length (history), ==, SV_MAX_EVENTS);
  sv_history_free (history);
}

/* Another event: what comes after it stays as far as it is legal. */
static void
test_replace (void)
{
  SvHistory *history = new_history (), *other;
  unsigned kept = 99;

  append (history, 8); /* die 1, rest, die 1, rest … */
  other = sv_history_replace (history, 2, sv_event_die (4), &kept);
  g_assert_cmpuint (kept, ==, 5);
  g_assert_cmpuint (sv_history_get_position (other), ==, 8);
  g_assert_cmpint (sv_history_get_event (other, 2).a, ==, 4);
  g_assert_cmpint (sv_history_get_time (other, 7), ==, 7);
  sv_history_free (other);

  /* A six ends the turn: to rest is not possible any more. */
  other = sv_history_replace (history, 2, sv_event_die (6), &kept);
  g_assert_cmpuint (kept, ==, 0);
  g_assert_cmpuint (sv_history_get_length (other), ==, 3);
  sv_history_free (other);

  g_assert_null (sv_history_replace (history, 1, sv_event_die (1), NULL));
  g_assert_cmpuint (sv_history_get_length (history), ==, 8);
  sv_history_free (history);
}

/* In random matches: the same event gives the same match, and another one a legal match with the
 * events that were. */
static void
replace_at (SvHistory *history, unsigned i, SvRng *rng)
{
  const SvGame *game = sv_history_get_game (history);
  const void *setup = sv_history_get_setup (history);
  guint64 state[SV_MAX_STATE / 8];
  SvEvent legal[SV_MAX_LEGAL];
  unsigned kept;

  SvHistory *same = sv_history_replace (history, i, sv_history_get_event (history, i), &kept);
  g_assert_cmpuint (kept, ==, sv_history_get_length (history) - i - 1);
  g_assert_cmpmem (sv_history_get_state (same), game->state_size, sv_history_get_state (history),
                   game->state_size);
  sv_history_free (same);

  sv_history_state_at (history, i, state);
  const unsigned n = game->legal (setup, state, legal);
  const SvEvent event = legal[sv_rng_below (rng, n)];
  SvHistory *other = sv_history_replace (history, i, event, &kept);
  g_assert_cmpuint (sv_history_get_length (other), ==, i + 1 + kept);
  for (unsigned k = 0; k < i + 1 + kept; k++) {
    g_assert_true (sv_event_equal (sv_history_get_event (other, k),
                                   k == i ? event : sv_history_get_event (history, k)));
    sv_history_state_at (other, k, state);
    g_assert_true (sv_game_is_legal (game, setup, state, sv_history_get_event (other, k)));
  }
  if (i + 1 + kept < sv_history_get_length (history))
    g_assert_false (sv_game_is_legal (game, setup, sv_history_get_state (other),
                                      sv_history_get_event (history, i + 1 + kept)));
  sv_history_free (other);
}

static void
test_replace_random (void)
{
  const SvGame *const *games = sv_games ();
  SvEvent legal[SV_MAX_LEGAL];
  SvRng rng;

  sv_rng_seed (&rng, 3);
  for (unsigned g = 0; games[g] != NULL; g++) {
    g_autofree void *setup = g_malloc (games[g]->setup_size);
    sv_game_standard (games[g], setup);
    for (int match = 0; match < 10; match++) {
      SvHistory *history = sv_history_new (games[g], setup, NULL);
      for (unsigned i = 0; i < 150; i++) {
        const unsigned n = games[g]->legal (setup, sv_history_get_state (history), legal);
        if (n == 0)
          break;
        sv_history_append (history, legal[sv_rng_below (&rng, n)], i);
      }
      for (int i = 0; i < 8; i++)
        replace_at (history, sv_rng_below (&rng, sv_history_get_length (history)), &rng);
      sv_history_free (history);
    }
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/history/append", test_append);
  g_test_add_func ("/history/step-back", test_step_back);
  g_test_add_func ("/history/seek", test_seek);
  g_test_add_func ("/history/start", test_start);
  g_test_add_func ("/history/cut", test_cut);
  g_test_add_func ("/history/full", test_full);
  g_test_add_func ("/history/replace", test_replace);
  g_test_add_func ("/history/replace-random", test_replace_random);
  return g_test_run ();
}
