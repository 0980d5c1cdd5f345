/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A walk through a match tells what the history and the rules tell of each event, in every game. */

#include <glib.h>
#include <string.h>

#include "sv-games.h"
#include "sv-rng.h"
#include "sv-steps.h"

enum { MATCHES = 20, EVENTS = 3000 };

typedef guint64 State[SV_MAX_STATE / sizeof (guint64)];

/* A match of chance, played to its end. */
static SvHistory *
play (const SvGame *game, guint64 seed)
{
  g_autofree void *setup = g_malloc (game->setup_size);
  SvEvent legal[SV_MAX_LEGAL];
  SvNode node;
  SvRng rng;

  sv_rng_seed (&rng, seed);
  sv_game_standard (game, setup);
  SvHistory *history = sv_history_new (game, setup, NULL);
  for (unsigned i = 0; i < EVENTS; i++) {
    const void *state = sv_history_get_state (history);

    game->node (setup, state, &node);
    if (node.kind == SV_NODE_OVER)
      break;
    const unsigned n = game->legal (setup, state, legal);
    const SvEvent event = node.time && sv_rng_below (&rng, 60) == 0 ? sv_event_time ()
                                                                    : legal[sv_rng_below (&rng, n)];
    sv_history_append_known (history, event, i * 10);
  }
  return history;
}

/* Views and notes are compared by what a caller reads of them: the games leave the rest
 * unwritten. */
static void
check_view (SvSteps *steps, const void *state, const SvView *view)
{
  SvView again;

  steps->game->view (steps->setup, state, &again);
  g_assert_cmpint (view->period, ==, again.period);
  g_assert_cmpint (view->stage, ==, again.stage);
  g_assert_cmpint (view->score[0], ==, again.score[0]);
  g_assert_cmpint (view->score[1], ==, again.score[1]);
  g_assert_cmpint (view->ball_space, ==, again.ball_space);
  for (unsigned i = 0; i < again.n_pieces; i++)
    g_assert_cmpint (view->pieces[i].space, ==, again.pieces[i].space);
}

static void
check_notes (SvSteps *steps, const void *before, const void *after)
{
  const SvNotes *notes = sv_steps_notes (steps);
  SvNotes again;

  sv_game_notes (steps->game, steps->setup, before, steps->event, after, &again);
  g_assert_cmpuint (notes->n, ==, again.n);
  for (unsigned i = 0; i < again.n; i++) {
    g_assert_cmpint (notes->notes[i].kind, ==, again.notes[i].kind);
    g_assert_cmpstr (notes->notes[i].phrase.msgid, ==, again.notes[i].phrase.msgid);
    g_assert_true (sv_steps_have (steps, again.notes[i].kind));
  }
}

static void
check_step (SvSteps *steps, const SvHistory *history, unsigned i)
{
  const size_t size = steps->game->state_size;
  State before, after;

  sv_history_state_at (history, i, before);
  sv_history_state_at (history, i + 1, after);
  g_assert_cmpuint (steps->index, ==, i);
  g_assert_true (sv_event_equal (steps->event, sv_history_get_event (history, i)));
  g_assert_cmpint (steps->time_ms, ==, sv_history_get_time (history, i));
  g_assert_cmpmem (steps->before, size, before, size);
  g_assert_cmpmem (steps->after, size, after, size);
  /* In an order that makes one of the views ahead of time, and one too late. */
  if (i % 3 == 0)
    check_view (steps, before, sv_steps_before (steps));
  if (i % 2 == 0)
    check_view (steps, after, sv_steps_after (steps));
  check_view (steps, before, sv_steps_before (steps));
  check_notes (steps, before, after);
}

static void
test_walk (void)
{
  for (unsigned g = 0; sv_games ()[g] != NULL; g++)
    for (unsigned seed = 0; seed < MATCHES; seed++) {
      SvHistory *history = play (sv_games ()[g], seed);
      const unsigned n = sv_history_get_length (history), from = n / 3;
      SvSteps steps;

      sv_steps_begin (&steps, history, 0, n);
      for (unsigned i = 0; i < n; i++) {
        g_assert_true (sv_steps_next (&steps));
        check_step (&steps, history, i);
      }
      g_assert_false (sv_steps_next (&steps));
      check_step (&steps, history, n - 1);
      sv_steps_begin (&steps, history, from, from + 1);
      g_assert_true (sv_steps_next (&steps));
      check_step (&steps, history, from);
      g_assert_false (sv_steps_next (&steps));
      sv_steps_at (&steps, history, n - 1);
      check_step (&steps, history, n - 1);
      sv_history_free (history);
    }
}

/* What another event would have led to is looked at without touching the match. */
static void
test_try_another_event (void)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  SvHistory *history = play (game, 3);
  SvEvent legal[SV_MAX_LEGAL];
  State before, after;
  SvSteps steps, same;

  for (unsigned k = 0; k < sv_history_get_length (history); k++) {
    sv_history_state_at (history, k, before);
    if (game->legal (sv_history_get_setup (history), before, legal) == 0)
      continue;
    sv_steps_begin (&steps, history, k, k);
    sv_steps_try (&steps, legal[0]);
    sv_steps_begin_in (&same, game, sv_history_get_setup (history), before);
    sv_steps_try (&same, legal[0]);
    memcpy (after, before, game->state_size);
    game->apply (sv_history_get_setup (history), after, legal[0]);
    g_assert_cmpmem (steps.before, game->state_size, before, game->state_size);
    g_assert_cmpmem (steps.after, game->state_size, after, game->state_size);
    g_assert_cmpmem (same.after, game->state_size, after, game->state_size);
    g_assert_cmpuint (sv_steps_notes (&same)->n, ==, sv_steps_notes (&steps)->n);
  }
  sv_history_free (history);
}

/* A copy has the first events and their times, and can go on. */
static void
test_copy (void)
{
  SvHistory *history = play (sv_game_by_id ("eleven"), 5);
  const size_t size = sv_history_get_game (history)->state_size;
  State state;

  for (unsigned k = 0; k <= sv_history_get_length (history); k += 7) {
    SvHistory *copy = sv_history_copy (history, k);

    sv_history_state_at (history, k, state);
    g_assert_cmpuint (sv_history_get_length (copy), ==, k);
    g_assert_cmpuint (sv_history_get_position (copy), ==, k);
    g_assert_cmpmem (sv_history_get_state (copy), size, state, size);
    if (k > 0)
      g_assert_cmpint (sv_history_get_time (copy, k - 1), ==, (k - 1) * 10);
    sv_history_free (copy);
  }
  sv_history_free (history);
}

/* Every goal of a match has one scorer, who plays for the side whose score rises. */
static void
test_who_scored (void)
{
  unsigned n_goals = 0;

  for (unsigned g = 0; sv_games ()[g] != NULL; g++)
    for (unsigned seed = 0; seed < MATCHES; seed++) {
      const SvGame *game = sv_games ()[g];
      SvHistory *history = play (game, seed);
      int shooter = -1, goals[2] = { 0, 0 };
      SvSteps steps;

      sv_steps_begin (&steps, history, 0, sv_history_get_length (history));
      while (game->words.notes != NULL && sv_steps_next (&steps)) {
        const SvNotes *notes = sv_steps_notes (&steps);

        for (unsigned i = 0; i < notes->n; i++) {
          const int scorer = sv_note_scorer (&notes->notes[i], &shooter);

          if (notes->notes[i].kind != SV_NOTE_GOAL || sv_steps_before (&steps)->shootout)
            continue;
          const int side = notes->notes[i].phrase.side;
          g_assert_true (scorer < 0 || sv_steps_before (&steps)->pieces[scorer].side == side);
          goals[side]++;
          n_goals += scorer >= 0;
        }
      }
      g_assert_cmpint (goals[0], ==, sv_steps_after (&steps)->score[0]);
      g_assert_cmpint (goals[1], ==, sv_steps_after (&steps)->score[1]);
      sv_history_free (history);
    }
  g_assert_cmpuint (n_goals, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/steps/walk", test_walk);
  g_test_add_func ("/steps/try-another-event", test_try_another_event);
  g_test_add_func ("/steps/copy", test_copy);
  g_test_add_func ("/steps/who-scored", test_who_scored);
  return g_test_run ();
}
