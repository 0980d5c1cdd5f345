/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Odds of all games: they are whole, and what is thrown agrees with them. Figures counted by hand
 * stand in the lines of the rules. */

#include <glib.h>
#include <string.h>

#include "sv-games.h"
#include "sv-odds.h"
#include "sv-rng.h"

enum { EVENTS = 3000, THROWS = 20000, THROWN_AT = 3 };

typedef guint64 State[SV_MAX_STATE / 8];

typedef struct {
  const SvGame *game;
  void *setup;
  SvRng rng;
} Play;

static SvNode
node_of (const Play *self, const void *state)
{
  SvNode node;

  self->game->node (self->setup, state, &node);
  return node;
}

/* The numerators over one denominator, in 64 bits. */
static void
assert_whole (const SvOdds *odds)
{
  guint64 below = 1, above = 0;

  g_assert_cmpuint (odds->n, >, 0);
  for (unsigned i = 0; i < odds->n; i++)
    if (below % odds->outcomes[i].denominator != 0)
      below *= odds->outcomes[i].denominator;
  for (unsigned i = 0; i < odds->n; i++)
    above += below / odds->outcomes[i].denominator * odds->outcomes[i].numerator;
  g_assert_cmpuint (above, ==, below);
}

static void
test_percent (void)
{
  static const struct {
    SvOutcome outcome;
    unsigned percent;
  } cases[] = {
    { { .numerator = 1, .denominator = 6 }, 17 },
    { { .numerator = 5, .denominator = 12 }, 42 },
    { { .numerator = 1, .denominator = 8 }, 13 },
    { { .numerator = 1, .denominator = 1 }, 100 },
    { { .numerator = 1, .denominator = 1296 }, 1 },
    { { .numerator = 1295, .denominator = 1296 }, 99 },
    { { .numerator = G_MAXUINT32 / 2, .denominator = G_MAXUINT32 }, 50 },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpuint (sv_odds_percent (&cases[i].outcome), ==, cases[i].percent);
  g_assert_cmpuint (sv_odds_of_faces (NULL, 0, 1u << 3), ==, 0);
}

/* Throw until a goal, a choice, another attack, or what is told as more than plain. True: a
 * goal. */
static gboolean
throw_until_goal (Play *self, const void *from)
{
  SvEvent legal[SV_MAX_LEGAL];
  SvNotes notes;
  State state, before;
  SvView was, is;

  memcpy (&state, from, self->game->state_size);
  self->game->view (self->setup, &state, &was);
  do {
    const unsigned n = self->game->legal (self->setup, &state, legal);
    const SvEvent event = legal[sv_rng_below (&self->rng, n)];
    gboolean told = FALSE;

    memcpy (&before, &state, self->game->state_size);
    self->game->apply (self->setup, &state, event);
    sv_game_notes (self->game, self->setup, &before, event, &state, &notes);
    for (unsigned i = 0; i < notes.n; i++) {
      if (notes.notes[i].kind == SV_NOTE_GOAL)
        return TRUE;
      told = told || notes.notes[i].kind != SV_NOTE_PLAIN;
    }
    self->game->view (self->setup, &state, &is);
    if (told || is.attacking != was.attacking)
      return FALSE;
  } while (node_of (self, &state).kind == SV_NODE_CHANCE);
  return FALSE;
}

static void
assert_thrown (Play *self, const void *state, const SvOdds *odds)
{
  double expected = 0;
  guint goals = 0;

  for (unsigned i = 0; i < odds->n; i++)
    if (odds->outcomes[i].kind == SV_NOTE_GOAL)
      expected += (double)odds->outcomes[i].numerator / odds->outcomes[i].denominator;
  for (guint i = 0; i < THROWS; i++)
    goals += throw_until_goal (self, state);
  /* More than four times as far off as one throw in three would be on average. */
  g_assert_cmpfloat_with_epsilon ((double)goals / THROWS, expected, 0.015);
}

/* Matches of random choices: every throw is looked at, and a few that may be a goal are thrown. */
static void
test_random (gconstpointer data)
{
  Play play = { .game = data };
  SvEvent legal[SV_MAX_LEGAL];
  guint n_thrown = 0, n_known = 0;
  State state;
  SvOdds odds;

  play.setup = g_malloc0 (MAX (play.game->setup_size, 1));
  sv_game_standard (play.game, play.setup);
  sv_rng_seed (&play.rng, 1122);
  play.game->init (play.setup, &state);
  for (guint i = 0; i < EVENTS; i++) {
    const SvNode node = node_of (&play, &state);

    if (sv_odds (play.game, play.setup, &state, &odds)) {
      g_assert_cmpint (node.kind, ==, SV_NODE_CHANCE);
      n_known++;
      assert_whole (&odds);
      if (odds.outcomes[0].kind == SV_NOTE_GOAL && n_thrown++ < THROWN_AT)
        assert_thrown (&play, &state, &odds);
    } else {
      g_assert_cmpuint (odds.n, ==, 0);
    }
    if (node.kind == SV_NODE_OVER) {
      play.game->init (play.setup, &state);
    } else {
      const unsigned n = play.game->legal (play.setup, &state, legal);
      play.game->apply (play.setup, &state, legal[sv_rng_below (&play.rng, n)]);
    }
  }
  g_assert_true (n_known > 0 || !play.game->dice);
  g_free (play.setup);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/odds/percent", test_percent);
  for (const SvGame *const *game = sv_games (); *game != NULL; game++) {
    g_autofree char *path = g_strdup_printf ("/core/odds/%s", (*game)->id);
    g_test_add_data_func (path, *game, test_random);
  }
  return g_test_run ();
}
