/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Computer players: what they see, what they prefer, and that a seed repeats them. */

#include <glib.h>
#include <string.h>

#include "sv-bot.h"
#include "sv-games.h"

/* --- A market: three coins to spend, then one way to end the turn --- */

enum {
  SPEND = SV_VERB_GAME, /* a coin for 100 */
  DICE,                 /* end: a die of two, 0 or 1000 */
  ASK,                  /* end: the other side gives 200 or 900 */
  HIDE,                 /* end: 1…3 hidden; the other side finds it (0) or not (720) */
  GIVE
};
enum { MINE, ROLL, ANSWER, SEEK, DONE };

typedef struct {
  uint8_t phase, coins, hidden, loops;
  int32_t evaluation;
  int32_t dice, ask, hide; /* what the ends give */
} Market;

static void
market_node (const void *setup, const void *state, SvNode *out)
{
  const Market *s = state;

  *out = (SvNode){ .kind = SV_NODE_DECISION, .side = s->phase == MINE ? 0 : 1 };
  if (s->phase == ROLL)
    *out = (SvNode){ .kind = SV_NODE_CHANCE, .side = 0, .die = 2 };
  else if (s->phase == DONE)
    *out = (SvNode){ .kind = SV_NODE_OVER, .side = -1 };
}

static unsigned
market_legal (const void *setup, const void *state, SvEvent *events)
{
  const Market *s = state;
  unsigned n = 0;

  switch (s->phase) {
  case MINE:
    if (s->coins > 0)
      events[n++] = sv_event (SPEND, 0, 0, 0);
    events[n++] = sv_event (DICE, 0, 0, 0);
    events[n++] = sv_event (ASK, 0, 0, 0);
    for (unsigned i = 1; i <= 3; i++)
      events[n++] = sv_event (HIDE, i, 0, 0);
    return n;
  case ROLL:
    events[0] = sv_event_die (1);
    events[1] = sv_event_die (2);
    return 2;
  case ANSWER:
  case SEEK:
    for (unsigned i = 1; i <= 3; i++)
      events[n++] = sv_event (GIVE, i, 0, 0);
    return n;
  default:
    return 0;
  }
}

static void
market_apply (const void *setup, void *state, SvEvent event)
{
  Market *s = state;

  switch (event.verb) {
  case SPEND:
    s->coins--;
    s->evaluation += 100;
    break;
  case DICE:
    s->phase = ROLL;
    break;
  case ASK:
    s->phase = ANSWER;
    break;
  case HIDE:
    s->phase = SEEK;
    s->hidden = event.a;
    break;
  case SV_VERB_DIE:
    s->evaluation += event.a == 2 ? s->dice : 0;
    s->phase = DONE;
    break;
  default:
    if (s->phase == ANSWER)
      s->evaluation += event.a == 2 ? s->ask : 900;
    else
      s->evaluation += event.a == s->hidden ? 0 : s->hide;
    s->phase = DONE;
  }
}

static void
market_hide_secrets (const void *setup, void *state, int side)
{
  Market *s = state;

  if (side == 1)
    s->hidden = 0;
}

static int
market_appraise (const void *setup, const void *state, int side)
{
  const Market *s = state;

  return side == 0 ? s->evaluation : -s->evaluation;
}

static const SvGame market = { .state_size = sizeof (Market),
                               .max_legal = 6,
                               .node = market_node,
                               .legal = market_legal,
                               .apply = market_apply,
                               .secrets = { .hide_secrets = market_hide_secrets },
                               .evaluation = { .appraise = market_appraise } };

static SvEvent
answer (const SvGame *game, const void *state, guint64 seed)
{
  SvEvent legal[SV_MAX_LEGAL];
  SvRng rng;
  const unsigned n = game->legal (NULL, state, legal);

  sv_rng_seed (&rng, seed);
  const unsigned i =
      sv_bot_choose (sv_bot_by_id ("greedy"), game, NULL, state, legal, n, &rng, NULL);
  g_assert_cmpuint (i, <, n);
  return legal[i];
}

static void
test_whole_turn (void)
{
  /* The coins first, though every end is a step away; then the best end. */
  Market s = { .phase = MINE, .coins = 3, .dice = 1000, .ask = 200, .hide = 600 };

  for (unsigned i = 0; i < 3; i++) {
    const SvEvent event = answer (&market, &s, i);
    g_assert_cmpint (event.verb, ==, SPEND);
    market_apply (NULL, &s, event);
  }
  g_assert_cmpint (answer (&market, &s, 1).verb, ==, DICE); /* 500 on average */
}

static void
test_other_side (void)
{
  Market s = { .phase = MINE, .dice = 1000, .ask = 501, .hide = 600 };

  g_assert_cmpint (answer (&market, &s, 1).verb, ==, ASK); /* gives the least */
  s.ask = 499;
  g_assert_cmpint (answer (&market, &s, 1).verb, ==, DICE);
}

static void
test_hidden (void)
{
  Market s = { .phase = MINE, .dice = 100, .ask = 300, .hide = 480 };
  unsigned times[4] = { 0 };

  /* The other side does not see it: two of three times it misses, 320. */
  for (unsigned i = 0; i < 60; i++) {
    const SvEvent event = answer (&market, &s, i);
    g_assert_cmpint (event.verb, ==, HIDE);
    times[event.a]++;
  }
  for (unsigned i = 1; i <= 3; i++)
    g_assert_cmpuint (times[i], >, 8);
  s.hide = 420; /* 280 */
  g_assert_cmpint (answer (&market, &s, 1).verb, ==, ASK);
}

/* Who seeks must not find more often than by chance. */
static void
test_does_not_look (void)
{
  Market s = { .phase = SEEK, .hidden = 2, .hide = 600 };
  unsigned found = 0;

  for (unsigned i = 0; i < 90; i++)
    found += answer (&market, &s, i).a == 2;
  g_assert_cmpuint (found, >, 15);
  g_assert_cmpuint (found, <, 45);
}

/* What is hidden changes nobody's choice. */
static void
test_nobody_looks (void)
{
  for (const SvBot *const *bot = sv_bots (); *bot != NULL; bot++)
    for (unsigned seed = 0; seed < 10; seed++) {
      unsigned choices[2];
      for (unsigned i = 0; i < 2; i++) {
        const Market s = { .phase = SEEK, .hidden = (uint8_t)(1 + i), .hide = 600 };
        SvEvent legal[SV_MAX_LEGAL];
        SvRng rng;

        sv_rng_seed (&rng, seed);
        choices[i] = sv_bot_choose (*bot, &market, NULL, &s, legal, market_legal (NULL, &s, legal),
                                    &rng, NULL);
      }
      g_assert_cmpuint (choices[0], ==, choices[1]);
    }
}

static void
test_stop (void)
{
  Market s = { .phase = MINE, .coins = 200, .dice = 1000, .ask = 200 };
  atomic_bool stop = true;
  SvEvent legal[SV_MAX_LEGAL];
  SvRng rng;
  const unsigned n = market_legal (NULL, &s, legal);

  sv_rng_seed (&rng, 1);
  g_assert_cmpuint (
      sv_bot_choose (sv_bot_by_id ("greedy"), &market, NULL, &s, legal, n, &rng, &stop), <, n);
}

/* --- The games of the house --- */

static guint64
play (const SvGame *game, const SvBot *const bots[2], guint64 seed, unsigned most, int score[2])
{
  g_autofree void *setup = g_malloc0 (game->setup_size);
  guint64 state[SV_MAX_STATE / 8] = { 0 };
  SvBotMemory *bot_memories[2] = { sv_bot_memory_new (bots[0], game, setup),
                                   sv_bot_memory_new (bots[1], game, setup) };
  SvEvent legal[SV_MAX_LEGAL];
  guint64 sum = 0;
  SvView view;
  SvRng rng;

  sv_game_standard (game, setup);
  game->init (setup, &state);
  sv_rng_seed (&rng, seed);
  for (unsigned i = 0; i < most; i++) {
    SvNode node;
    const unsigned n = game->legal (setup, &state, legal);
    unsigned choice;

    if (n == 0)
      break;
    game->node (setup, &state, &node);
    if (node.kind == SV_NODE_CHANCE)
      choice = sv_rng_below (&rng, n);
    else
      choice = sv_bot_memory_choose (bot_memories[node.side], &state, legal, n, &rng, NULL);
    g_assert_cmpuint (choice, <, n);
    game->apply (setup, &state, legal[choice]);
    g_assert_null (game->broken != NULL ? game->broken (setup, &state) : NULL);
    sum = sum * 31 + choice;
  }
  game->view (setup, &state, &view);
  memcpy (score, view.score, sizeof view.score);
  sv_bot_memory_free (bot_memories[0]);
  sv_bot_memory_free (bot_memories[1]);
  return sum;
}

static void
repeats (const SvGame *game)
{
  for (const SvBot *const *bot = sv_bots (); *bot != NULL; bot++) {
    const SvBot *const both[2] = { *bot, *bot };
    int first[2], second[2];

    if (!(*bot)->plays (game))
      continue;
    g_assert_cmpuint (play (game, both, 5, 60, first), ==, play (game, both, 5, 60, second));
    g_assert_cmpint (first[0], ==, second[0]);
    g_assert_cmpint (first[1], ==, second[1]);
  }
}

static void
test_repeats (void)
{
  for (const SvGame *const *game = sv_games (); *game != NULL; game++)
    repeats (*game);
}

static void
test_ids (void)
{
  for (const SvBot *const *bot = sv_bots (); *bot != NULL; bot++) {
    g_assert_true (sv_bot_by_id ((*bot)->id) == *bot);
    g_assert_nonnull ((*bot)->title);
    g_assert_nonnull ((*bot)->help);
  }
  g_assert_null (sv_bot_by_id ("oracle"));
}

/* Only where the rules say what a position is worth. */
static void
test_plays (void)
{
  SvGame other = market;

  g_assert_true (sv_bot_by_id ("greedy")->plays (&market));
  other.evaluation.appraise = NULL;
  g_assert_false (sv_bot_by_id ("greedy")->plays (&other));
  g_assert_true (sv_bot_by_id ("random")->plays (&other));
}

/* In the race of the template it never rests. */
static void
test_null (void)
{
  const SvBot *const bots[2] = { sv_bot_by_id ("greedy"), sv_bot_by_id ("random") };
  const SvGame *game = sv_game_by_id ("null");
  int won = 0;

  for (unsigned i = 0; i < 200; i++) {
    int score[2];
    play (game, bots, i, 1000, score);
    won += score[0];
  }
  g_assert_cmpint (won, >, 150);
}

static void
scores (const char *id, const char *better, const char *worse, unsigned seed, unsigned events)
{
  const SvBot *const bots[2] = { sv_bot_by_id (better), sv_bot_by_id (worse) };
  int score[2];

  play (sv_game_by_id (id), bots, seed, events, score);
  g_test_message ("%s, %s: %d-%d", id, better, score[0], score[1]);
  g_assert_cmpint (score[0], >, score[1]);
}

/* Where a goal is hard to come by the weakest scores, and anybody who plays at random does not. */
static void
test_scores (void)
{
  scores ("eleven", "starter", "random", 3, 800);
  scores ("champions-2020", "starter", "random", 3, 800);
}

/* Each level against the one before it, over some matches that are cut short: the more the nearer
 * both are, and the fewer the longer they think. */
static const struct {
  const char *game;
  unsigned matches[SV_LEVELS - 1], events;
} series[] = {
  { "strafworp", { 6, 6, 6, 6 }, 1200 },
  { "eleven", { 16, 12, 4, 12 }, 400 },
  { "champions-2020", { 8, 8, 8, 6 }, 400 },
};

static void
test_order (gconstpointer data)
{
  const guint i = GPOINTER_TO_UINT (data);
  const SvGame *game = sv_game_by_id (series[i].game);

  for (unsigned level = 1; level < SV_LEVELS; level++) {
    int goals[2] = { 0 };

    for (unsigned match = 0; match < series[i].matches[level - 1]; match++) {
      const unsigned side = match % 2;
      const SvBot *players[2];
      int score[2];

      players[side] = sv_bots ()[level];
      players[1 - side] = sv_bots ()[level - 1];
      play (game, players, match / 2, series[i].events, score);
      goals[0] += score[side];
      goals[1] += score[1 - side];
    }
    g_test_message ("%s: %d-%d", sv_bots ()[level]->id, goals[0], goals[1]);
    g_assert_cmpint (goals[0], >, goals[1]);
  }
}

/* Nobody waits for the best player of a game any more: in the middle of its first thought. */
static void
test_stop_search (void)
{
  for (const SvGame *const *game = sv_games (); *game != NULL; game++) {
    g_autofree void *setup = g_malloc0 ((*game)->setup_size);
    guint64 state[SV_MAX_STATE / 8] = { 0 };
    SvEvent legal[SV_MAX_LEGAL];
    atomic_bool stop = true;
    SvRng rng;

    sv_game_standard (*game, setup);
    (*game)->init (setup, &state);
    sv_rng_seed (&rng, 1);
    for (unsigned i = 0; i < 100; i++) {
      const unsigned n = (*game)->legal (setup, &state, legal);
      SvNode node;
      if (n == 0)
        break;
      (*game)->node (setup, &state, &node);
      const unsigned choice = node.kind == SV_NODE_CHANCE
                                  ? sv_rng_below (&rng, n)
                                  : sv_bot_choose (sv_bot_by_id ("champion"), *game, setup, &state,
                                                   legal, n, &rng, &stop);
      g_assert_cmpuint (choice, <, n);
      (*game)->apply (setup, &state, legal[choice]);
    }
  }
}

/* What was worked out for a match with a clock is of no use when the next goal decides. */
static void
test_golden (void)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  g_autofree void *setup = g_malloc0 (game->setup_size);
  SvEvent legal[SV_MAX_LEGAL];
  guint64 state[SV_MAX_STATE / 8] = { 0 };
  gboolean golden = FALSE;
  SvRng rng;
  SvNode node;
  SvView view;

  sv_game_standard (game, setup);
  for (size_t i = 0; i < game->n_variant_fields; i++)
    if (g_str_equal (game->variant_fields[i].key, "golden_goal"))
      sv_field_set (&game->variant_fields[i], setup, 1);
  SvBotMemory *bot_memory = sv_bot_memory_new (sv_bot_by_id ("champion"), game, setup);
  game->init (setup, state);
  sv_rng_seed (&rng, 1);
  while (!golden) {
    game->node (setup, state, &node);
    game->view (setup, state, &view);
    const unsigned n = game->legal (setup, state, legal);
    if (node.time && view.score[0] == view.score[1]) {
      game->apply (setup, state, sv_event_time ());
    } else if (node.kind == SV_NODE_CHANCE) {
      game->apply (setup, state, legal[sv_rng_below (&rng, n)]);
    } else {
      golden = view.period_ms == 0;
      const unsigned i = sv_bot_memory_choose (bot_memory, state, legal, n, &rng, NULL);
      g_assert_true (game->evaluation.solver->serves (bot_memory->solution, state));
      game->apply (setup, state, legal[i]);
    }
  }
  sv_bot_memory_free (bot_memory);
}

/* What nobody may see is drawn anew each time, and so is the answer to it: who always aimed at the
 * same corner would soon be found out, whatever else was planned for the turn. */
static void
test_secret (void)
{
  const SvGame *game = sv_game_by_id ("eleven");
  g_autofree void *setup = g_malloc0 (game->setup_size);
  g_autofree void *state = g_malloc0 (game->state_size);
  g_autoptr (GHashTable) secrets = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) answers = g_hash_table_new (NULL, NULL);
  SvEvent legal[SV_MAX_LEGAL];
  gboolean hidden = FALSE;
  unsigned n;
  SvRng rng;
  SvNode node;

  sv_game_standard (game, setup);
  SvBotMemory *bot_memory = sv_bot_memory_new (sv_bot_by_id ("starter"), game, setup);
  game->init (setup, state);
  sv_rng_seed (&rng, 3);
  for (unsigned left = 6000; left > 0 && (n = game->legal (setup, state, legal)) > 0; left--) {
    game->node (setup, state, &node);
    const unsigned i = node.kind == SV_NODE_CHANCE
                           ? sv_rng_below (&rng, n)
                           : sv_bot_memory_choose (bot_memory, state, legal, n, &rng, NULL);
    if (node.secret || hidden)
      g_hash_table_add (node.secret ? secrets : answers, GUINT_TO_POINTER (i));
    hidden = node.secret;
    game->apply (setup, state, legal[i]);
  }
  g_assert_cmpuint (g_hash_table_size (secrets), >, 2);
  g_assert_cmpuint (g_hash_table_size (answers), >, 1);
  sv_bot_memory_free (bot_memory);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bots/ids", test_ids);
  g_test_add_func ("/bots/plays", test_plays);
  g_test_add_func ("/bots/greedy/whole-turn", test_whole_turn);
  g_test_add_func ("/bots/greedy/other-side", test_other_side);
  g_test_add_func ("/bots/greedy/hidden", test_hidden);
  g_test_add_func ("/bots/greedy/does-not-look", test_does_not_look);
  g_test_add_func ("/bots/nobody-looks", test_nobody_looks);
  g_test_add_func ("/bots/greedy/stop", test_stop);
  g_test_add_func ("/bots/stop", test_stop_search);
  g_test_add_func ("/bots/greedy/null", test_null);
  g_test_add_func ("/bots/golden", test_golden);
  g_test_add_func ("/bots/secret", test_secret);
  g_test_add_func ("/bots/repeats", test_repeats);
  g_test_add_func ("/bots/scores", test_scores);
  for (guint i = 0; i < G_N_ELEMENTS (series); i++) {
    g_autofree char *path = g_strdup_printf ("/bots/order/%s", series[i].game);
    g_test_add_data_func (path, GUINT_TO_POINTER (i), test_order);
  }
  return g_test_run ();
}
