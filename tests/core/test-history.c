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

  game->setup_standard (setup);
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

static void
test_undo_redo (void)
{
  SvHistory *history = new_history ();

  g_assert_false (sv_history_undo (history));
  g_assert_false (sv_history_redo (history));
  append (history, 3);
  g_assert_true (sv_history_undo (history));
  g_assert_cmpuint (sv_history_get_position (history), ==, 2);
  g_assert_cmpuint (sv_history_get_length (history), ==, 3);
  g_assert_true (sv_history_redo (history));
  g_assert_false (sv_history_redo (history));
  /* A new event after an undo drops what could be redone. */
  g_assert_true (sv_history_undo (history));
  g_assert_cmpint (sv_history_append_text (history, "die 5", 0), ==, SV_HISTORY_OK);
  g_assert_cmpuint (sv_history_get_length (history), ==, 3);
  g_assert_false (sv_history_redo (history));
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
  sv_history_truncate (history);
  g_assert_cmpuint (sv_history_get_length (history), ==, 500);
  append (history, 100);
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
  char text[SV_EVENT_TEXT_MAX];

  append (history, 4);
  later = sv_history_new (game, sv_history_get_setup (history), sv_history_get_state (history));
  append (later, 2);
  g_assert_true (sv_history_undo (later));
  g_assert_true (sv_history_undo (later));
  g_assert_cmpmem (sv_history_get_state (later), game->state_size, sv_history_get_state (history),
                   game->state_size);
  sv_history_event_text (later, 1, text);
  g_assert_cmpstr (text, ==, "rest");
  sv_history_free (history);
  sv_history_free (later);
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

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/history/append", test_append);
  g_test_add_func ("/history/undo-redo", test_undo_redo);
  g_test_add_func ("/history/seek", test_seek);
  g_test_add_func ("/history/start", test_start);
  g_test_add_func ("/history/full", test_full);
  return g_test_run ();
}
