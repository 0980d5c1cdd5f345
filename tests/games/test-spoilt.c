/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Documents that begin from a position which somebody has changed by hand: values are taken
 * away, made null, changed for each other, or come from other positions. What the rules accept
 * of them must be a sound position, and one that people could set up themselves: the position
 * editor opens it. */

#include <glib.h>
#include <string.h>

#include "fault-text.h"
#include "rule-state.h"
#include "sv-games.h"
#include "sv-rng.h"

enum { MATCHES = 60, EVENTS = 300, STRIDE = 7, SPOILT = 12, MAX_CHANGES = 3 };

typedef guint64 State[SV_MAX_STATE / 8];

/* A key and its value, as some position had it. */
typedef struct {
  char *key, *value;
} Pair;

typedef struct {
  const SvGame *game;
  void *setup;
  SvRng rng;
  GArray *pairs; /* of Pair */
  guint n_accepted, n_refused;
} Run;

static void
pair_clear (gpointer data)
{
  Pair *pair = data;

  g_free (pair->key);
  g_free (pair->value);
}

static void
collect (Run *run, GHashTable *values)
{
  GHashTableIter iter;
  gpointer key, value;

  g_hash_table_iter_init (&iter, values);
  while (g_hash_table_iter_next (&iter, &key, &value)) {
    const Pair pair = { g_strdup (key), g_strdup (value) };
    g_array_append_val (run->pairs, pair);
  }
}

/* The values of some positions have an order of their own in every run: by name. */
static const char *
pick_key (Run *run, GHashTable *values)
{
  g_autoptr (GList) keys = g_list_sort (g_hash_table_get_keys (values), (GCompareFunc)strcmp);

  return g_list_nth_data (keys, sv_rng_below (&run->rng, g_list_length (keys)));
}

static void
change (Run *run, GHashTable *values)
{
  const Pair *strange =
      &g_array_index (run->pairs, Pair, sv_rng_below (&run->rng, run->pairs->len));

  if (g_hash_table_size (values) == 0)
    return;
  g_autofree char *key = g_strdup (pick_key (run, values));
  switch (sv_rng_below (&run->rng, 4)) {
  case 0:
    g_hash_table_remove (values, key);
    break;
  case 1:
    g_hash_table_replace (values, g_steal_pointer (&key), g_strdup ("null"));
    break;
  case 2:
    g_hash_table_replace (values, g_steal_pointer (&key),
                          g_strdup (g_hash_table_lookup (values, pick_key (run, values))));
    break;
  default:
    g_hash_table_replace (values, g_strdup (strange->key), g_strdup (strange->value));
    break;
  }
}

static char *
say (GHashTable *values)
{
  g_autoptr (GList) keys = g_list_sort (g_hash_table_get_keys (values), (GCompareFunc)strcmp);
  GString *text = g_string_new (NULL);

  for (GList *l = keys; l != NULL; l = l->next)
    g_string_append_printf (text, "%s=%s ", (char *)l->data,
                            (char *)g_hash_table_lookup (values, l->data));
  return g_string_free (text, FALSE);
}

static void
open_spoilt (Run *run, GHashTable *values)
{
  const SvGame *game = run->game;
  const unsigned n_phases = sv_game_n_phases (game);
  SvPlacement placement;
  SvFault fault = { 0 };
  SvPhrase why = { 0 };
  State state, again;

  if (!rule_state_restore (game, run->setup, values, state, &fault)) {
    g_assert_nonnull (fault.why.msgid);
    run->n_refused++;
    return;
  }
  run->n_accepted++;
  g_autofree char *text = say (values);
  const char *broken = sv_game_broken (game, run->setup, state);
  if (broken != NULL)
    g_error ("this position is accepted, but %s: %s", broken, text);
  sv_game_to_placement (game, run->setup, state, &placement);
  g_assert_cmpuint (placement.phase, <, n_phases);
  if (!sv_game_from_placement (game, run->setup, &placement, again, &why))
    g_error ("this position is accepted, but cannot be set up: %s %s", why.msgid, text);
}

static void
play (Run *run)
{
  const SvGame *game = run->game;
  SvEvent legal[SV_MAX_LEGAL];
  State state;
  SvNode node;

  game->init (run->setup, state);
  for (guint i = 0; i < EVENTS; i++) {
    const unsigned n = game->legal (run->setup, state, legal);
    if (i % STRIDE == 0 || n == 0) {
      g_autoptr (GHashTable) values = rule_state_flatten_start (game, run->setup, state);
      collect (run, values);
    }
    for (guint k = 0; k < SPOILT && (i % STRIDE == 0 || n == 0); k++) {
      g_autoptr (GHashTable) values = rule_state_flatten_start (game, run->setup, state);
      for (unsigned m = 1 + sv_rng_below (&run->rng, MAX_CHANGES); m > 0; m--)
        change (run, values);
      open_spoilt (run, values);
    }
    if (n == 0)
      break;
    game->node (run->setup, state, &node);
    game->apply (run->setup, state,
                 node.time && sv_rng_below (&run->rng, 60) == 0
                     ? sv_event_time ()
                     : legal[sv_rng_below (&run->rng, n)]);
  }
}

static void
test_spoilt (gconstpointer data)
{
  const SvGame *game = data;
  Run run = { .game = game,
              .setup = g_malloc (game->setup_size),
              .pairs = g_array_new (FALSE, FALSE, sizeof (Pair)) };

  g_array_set_clear_func (run.pairs, pair_clear);
  sv_rng_seed (&run.rng, 20261126);
  sv_game_standard (game, run.setup);
  for (guint i = 0; i < MATCHES; i++)
    play (&run);
  g_assert_cmpuint (run.n_accepted, >, 1000);
  g_assert_cmpuint (run.n_refused, >, 1000);
  g_array_unref (run.pairs);
  g_free (run.setup);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (const SvGame *const *game = sv_games (); *game != NULL; game++) {
    g_autofree char *path = g_strconcat ("/spoilt-positions/", (*game)->id, NULL);
    if (sv_game_has_placements (*game))
      g_test_add_data_func (path, *game, test_spoilt);
  }
  return g_test_run ();
}
