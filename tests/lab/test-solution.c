/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The exact worth of Strafworp! against a second, slow reckoning, which knows nothing but the
 * engine: it goes through all that may happen, one event at a time, for one and two attacks. */

#include <glib.h>
#include <math.h>
#include <string.h>

#include "random-setup.h"
#include "strafworp/strafworp-state.h"
#include "sv-games.h"
#include "sv-solution.h"

enum { POSITIONS = 4, TRIES = 80, ROUNDS = 14, THREADS = 2, CHANGES = 8, RECEIVED = 8 };

/* How many setups: the second attack takes the slow reckoning a second for each position. */
static const unsigned setups[] = { 0, 12, 2 };

typedef guint64 State[SV_MAX_STATE / 8];

/* --- The slow reckoning --- */

typedef struct {
  const SvGame *game;
  void *setup;
  GHashTable *known; /* by state and attacks to come */
} Slow;

static GBytes *
key_of (const Slow *self, const void *state, unsigned attacks)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();

  g_byte_array_append (bytes, state, (guint)self->game->state_size);
  g_byte_array_append (bytes, (const guint8 *)&attacks, sizeof attacks);
  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

static gboolean
is_running (const char *phase)
{
  static const char *const running[] = { "move", "defend", "shot", "arrange", NULL };

  return g_strv_contains (running, phase);
}

static SvView
view_of (const Slow *self, const void *state)
{
  SvView view;

  self->game->view (self->setup, state, &view);
  return view;
}

/* An attack ended between these two: its shot was over, or the ball went on without one. */
static gboolean
ended (const SvView *before, const SvView *after)
{
  if (!is_running (before->phase))
    return FALSE;
  if (!is_running (after->phase))
    return TRUE;
  return strcmp (after->phase, "move") == 0 &&
         (strcmp (before->phase, "shot") == 0 || before->ball_piece != after->ball_piece);
}

static double reckon (Slow *self, const void *state, unsigned attacks);

/* A position that many ways lead to, such as the beginning of an attack. A free pass may lead back
 * to itself: what is known of it becomes better each time. */
static double
remember (Slow *self, const void *state, unsigned attacks, unsigned rounds)
{
  GBytes *key = key_of (self, state, attacks);
  double *known = g_hash_table_lookup (self->known, key);

  if (known != NULL) {
    g_bytes_unref (key);
    return *known;
  }
  known = g_new0 (double, 1);
  g_hash_table_insert (self->known, key, known);
  for (unsigned i = 0; i < rounds; i++)
    *known = reckon (self, state, attacks);
  return *known;
}

static double
slow_event (Slow *self, const void *state, SvEvent event, unsigned attacks)
{
  const SvView before = view_of (self, state);
  State after = { 0 };

  memcpy (&after, state, self->game->state_size);
  self->game->apply (self->setup, &after, event);
  const SvView view = view_of (self, &after);
  const int goals = (view.score[0] - before.score[0]) - (view.score[1] - before.score[1]);
  const unsigned left = attacks - ended (&before, &view);
  if (left == 0 || strcmp (view.phase, "over") == 0)
    return goals;
  if (left < attacks)
    return goals + remember (self, &after, left, 1);
  if (strcmp (before.phase, "shot") == 0 && strcmp (view.phase, "arrange") == 0)
    return goals + remember (self, &after, left, ROUNDS);
  return goals + reckon (self, &after, left);
}

static double
reckon (Slow *self, const void *state, unsigned attacks)
{
  SvEvent legal[SV_MAX_LEGAL];
  SvNode node;
  const unsigned n = self->game->legal (self->setup, state, legal);
  double sum = 0, best = -INFINITY;

  self->game->node (self->setup, state, &node);
  for (unsigned i = 0; i < n; i++) {
    const double x = slow_event (self, state, legal[i], attacks);

    sum += x / n;
    best = MAX (best, node.side == 0 ? x : -x);
  }
  if (node.kind == SV_NODE_CHANCE)
    return sum;
  return node.side == 0 ? best : -best;
}

/* --- Setups and positions --- */

/* Any bonuses, each of one of the two kinds. */
static void
random_bonuses (const SvField *list, void *setup, SvRng *rng)
{
  const unsigned n = sv_rng_below (rng, 4);

  sv_field_set (list, setup, (int32_t)n);
  for (unsigned i = 0; i < n; i++) {
    void *item = sv_field_item (list, setup, i);
    const gboolean formation = sv_rng_below (rng, 2) == 0;

    for (size_t j = 0; j < list->n_fields; j++) {
      const SvField *field = &list->fields[j];
      const gboolean of_formation = strcmp (field->key, "formation") == 0;
      const unsigned most = field->choices != NULL
                                ? g_strv_length ((char **)(guintptr)field->choices)
                                : (unsigned)field->max;

      if (field->type == SV_FIELD_INT)
        sv_field_set (field, item, 1 + (int32_t)sv_rng_below (rng, most));
      else
        sv_field_set (field, item,
                      of_formation == formation ? (int32_t)sv_rng_below (rng, most)
                                                : SV_FIELD_NULL);
    }
  }
}

static void
random_cards (const SvGame *game, void *setup, SvRng *rng)
{
  for (unsigned side = 0; side < 2; side++)
    for (unsigned card = 0; card < game->n_cards; card++)
      for (size_t i = 0; i < game->n_card_fields; i++)
        if (sv_field_is_power (&game->card_fields[i]))
          sv_field_set (&game->card_fields[i], sv_game_card (game, setup, side, card),
                        1 + (int32_t)sv_rng_below (rng, 6));
}

static void
random_setup (const SvGame *game, void *setup, SvRng *rng)
{
  sv_game_standard (game, setup);
  random_variant (game, setup, rng);
  for (size_t i = 0; i < game->n_variant_fields; i++)
    if (game->variant_fields[i].type == SV_FIELD_LIST)
      random_bonuses (&game->variant_fields[i], setup, rng);
  random_cards (game, setup, rng);
}

/* A position of a random match, with or without golden-goal time; not before the first throw-off,
 * where the slow reckoning would never end. */
static gboolean
random_position (const SvGame *game, const void *setup, void *state, SvRng *rng)
{
  const unsigned events = 12 + sv_rng_below (rng, 60);

  game->init (setup, state);
  for (unsigned i = 0; i < events; i++) {
    SvEvent legal[SV_MAX_LEGAL];
    SvNode node;
    const unsigned n = game->legal (setup, state, legal);

    game->node (setup, state, &node);
    if (n == 0)
      return FALSE;
    if (node.time && sv_rng_below (rng, 40) == 0)
      game->apply (setup, state, sv_event_plain (SV_VERB_TIME));
    else
      game->apply (setup, state, legal[sv_rng_below (rng, n)]);
  }
  SvView view;
  game->view (setup, state, &view);
  return is_running (view.phase) || strcmp (view.phase, "receive") == 0 ||
         strcmp (view.phase, "throw-off") == 0;
}

/* --- The tests --- */

static void
check_position (Slow *slow, const SvSolution *solution, const void *state, unsigned attacks)
{
  SvEvent legal[SV_MAX_LEGAL];
  const unsigned n = slow->game->legal (slow->setup, state, legal);

  g_assert_cmpfloat_with_epsilon (sv_solution_position (solution, state, 0),
                                  reckon (slow, state, attacks), 1e-9);
  for (unsigned i = 0; i < n; i++)
    g_assert_cmpfloat_with_epsilon (sv_solution_event (solution, state, legal[i], 0),
                                    slow_event (slow, state, legal[i], attacks), 1e-9);
}

/* Let a number of goals end the match (S-113) that a team may reach in these attacks, or none. How
 * far the solver looks there is in the rows about evaluation. */
static void
choose_goals (
    Slow *slow, StrafworpSetup *setup, const StrafworpState *s, unsigned attacks, SvRng *rng)
{
  const int most = MAX (s->score[0], s->score[1]);
  const unsigned exact = setup->change_zones_every > 0 ? 1 : 2;

  setup->goals = attacks <= exact && sv_rng_below (rng, 2) == 0
                     ? most + 1 + (int)sv_rng_below (rng, exact)
                     : 0;
  g_hash_table_remove_all (slow->known);
}

/* Positions of one setup, those in golden-goal time apart: another goal is worth nothing there. */
static void
check_setup (Slow *slow, void *setup, unsigned attacks, SvRng *rng)
{
  unsigned checked = 0;

  for (unsigned i = 0; i < TRIES && checked < POSITIONS / attacks; i++) {
    State state = { 0 };

    ((StrafworpSetup *)setup)->goals = 0;
    if (!random_position (slow->game, setup, &state, rng))
      continue;
    choose_goals (slow, setup, (const StrafworpState *)&state, attacks, rng);
    g_autoptr (SvSolution) solution =
        sv_solution_new (slow->game, setup, &state, NULL, attacks, THREADS, NULL, NULL);
    check_position (slow, solution, &state, attacks);
    checked++;
  }
  g_assert_cmpuint (checked, >, 0);
}

static void
test_slow (gconstpointer data)
{
  const unsigned attacks = GPOINTER_TO_UINT (data);
  const SvGame *game = sv_game_by_id ("strafworp");
  g_autofree void *setup = g_malloc0 (game->setup_size);
  SvRng rng;

  sv_rng_seed (&rng, attacks);
  for (unsigned i = 0; i < setups[attacks]; i++) {
    g_autoptr (GHashTable) known =
        g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify)g_bytes_unref, g_free);
    Slow slow = { game, setup, known };

    random_setup (game, setup, &rng);
    check_setup (&slow, setup, attacks, &rng);
  }
}

/* On with a random match until somebody is to choose who receives the ball. */
static void
play_to_receive (const SvGame *game, const void *setup, void *state, SvRng *rng)
{
  SvEvent legal[SV_MAX_LEGAL];
  SvView view;

  do {
    const unsigned n = game->legal (setup, state, legal);
    if (n == 0)
      game->init (setup, state);
    else
      game->apply (setup, state, legal[sv_rng_below (rng, n)]);
    game->view (setup, state, &view);
  } while (strcmp (view.phase, "receive") != 0);
}

/* S-83: whoever of those who may receive the ball makes most of it. */
static void
test_receive (void)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  g_autofree void *setup = g_malloc0 (game->setup_size);
  State state = { 0 };
  SvRng rng;

  sv_rng_seed (&rng, 4);
  random_setup (game, setup, &rng);
  game->init (setup, state);
  for (unsigned i = 0; i < RECEIVED; i++) {
    g_autoptr (GHashTable) known =
        g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify)g_bytes_unref, g_free);
    Slow slow = { game, setup, known };

    play_to_receive (game, setup, state, &rng);
    g_autoptr (SvSolution) solution =
        sv_solution_new (game, setup, state, NULL, 1, THREADS, NULL, NULL);
    check_position (&slow, solution, state, 1);
  }
}

/* S-105: from the throw-off on it is worth going where only the formation 2-2 makes a chance of a
 * throw. */
static void
test_formation (void)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  g_autofree StrafworpSetup *setup = g_malloc0 (game->setup_size);
  static const char *const events[] = { "die 4",     "die 3",     "place 1 c", "place 4 a",
                                        "place 2 e", "place 3 f", "place 1 a", "place 3 c",
                                        "place 2 b", "place 4 d", "start" };
  State state = { 0 };

  sv_game_standard (game, setup);
  setup->n_bonuses = 1;
  setup->bonuses[0] = (StrafworpBonus){
    .role = SV_FIELD_NULL, .area = SV_FIELD_NULL, .formation = FORMATION_2_2, .add = 3
  };
  game->init (setup, state);
  for (gsize i = 0; i < G_N_ELEMENTS (events); i++) {
    SvEvent event;
    g_assert_true (sv_game_find_event (game, setup, state, events[i], &event));
    game->apply (setup, state, event);
  }
  g_autoptr (GHashTable) known =
      g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify)g_bytes_unref, g_free);
  Slow slow = { game, setup, known };
  g_autoptr (SvSolution) solution =
      sv_solution_new (game, setup, &state, NULL, 1, THREADS, NULL, NULL);
  check_position (&slow, solution, &state, 1);
}

/* S-103: one goal before the zones change it is as if they changed after each, for as long as only
 * one of two attacks is still to come after the change. */
static void
test_change (void)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  g_autofree StrafworpSetup *two = g_malloc0 (game->setup_size);
  g_autofree StrafworpSetup *one = g_malloc0 (game->setup_size);
  SvRng rng;

  sv_rng_seed (&rng, 3);
  for (unsigned i = 0; i < CHANGES;) {
    State state = { 0 };
    StrafworpState *s = (StrafworpState *)&state;

    random_setup (game, two, &rng);
    two->change_zones_every = 2;
    memcpy (one, two, game->setup_size);
    one->change_zones_every = 1;
    if (!random_position (game, two, &state, &rng) || s->golden)
      continue;
    s->since_change = 1;
    g_autoptr (SvSolution) before =
        sv_solution_new (game, two, &state, NULL, 2, THREADS, NULL, NULL);
    const double evaluation = sv_solution_position (before, &state, 0);
    s->since_change = 0;
    g_autoptr (SvSolution) always = sv_solution_new (game, one, &state, NULL, 2, 1, NULL, NULL);
    g_assert_cmpfloat_with_epsilon (evaluation, sv_solution_position (always, &state, 0), 1e-9);
    i++;
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/solution/one attack", GUINT_TO_POINTER (1), test_slow);
  g_test_add_data_func ("/solution/two attacks", GUINT_TO_POINTER (2), test_slow);
  g_test_add_func ("/solution/S-83/receive", test_receive);
  g_test_add_func ("/solution/S-105/formation", test_formation);
  g_test_add_func ("/solution/S-103/change of zones", test_change);
  return g_test_run ();
}
