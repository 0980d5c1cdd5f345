/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sv-balancer: what is asked last is answered, and nothing after it is gone. */
#include "sv-balancer.h"
#include "sv-games.h"
#include "sv-series.h"

typedef struct {
  unsigned n_news, n_nothing;
  SvBalance first, last;
} Heard;

static void
ready_cb (gpointer data, const SvBalance *balance)
{
  Heard *heard = data;

  if (balance == NULL) {
    heard->n_nothing++;
    return;
  }
  if (heard->n_news++ == 0)
    heard->first = *balance;
  heard->last = *balance;
}

static void
wait_for (const Heard *heard, unsigned n)
{
  while (heard->n_news < n)
    g_main_context_iteration (NULL, TRUE);
}

static gpointer
standard (const char *id)
{
  const SvGame *game = sv_game_by_id (id);
  gpointer setup = g_malloc0 (game->setup_size);

  sv_game_standard (game, setup);
  return setup;
}

static void
set_card (const SvGame *game, gpointer setup, unsigned side, const char *key, int value)
{
  sv_field_set (sv_field_find (game->card_fields, game->n_card_fields, key),
                sv_game_card (game, setup, side, 0), value);
}

/* Of two questions the last one is answered; and teams that may not play have no chances. */
static void
test_last (void)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  g_autofree char *setup = standard (game->id), *short_match = standard (game->id);
  Heard heard = { 0 };
  SvBalance balance;
  SvBalancer *balancer = sv_balancer_new (ready_cb, &heard);

  sv_field_set (sv_field_find (game->variant_fields, game->n_variant_fields, "halves"), short_match,
                1);
  g_assert_true (sv_balance_solve (game, short_match, &balance, NULL, NULL));
  sv_balancer_ask (balancer, game, setup);
  sv_balancer_ask (balancer, game, short_match);
  wait_for (&heard, 1);
  g_assert_cmpmem (&heard.last, sizeof heard.last, &balance, sizeof balance);
  sv_balancer_ask (balancer, game, short_match); /* the same */
  g_assert_cmpuint (heard.n_nothing, ==, 0);
  set_card (game, setup, 0, "attack", 6);
  sv_balancer_ask (balancer, game, setup);
  g_assert_cmpuint (heard.n_nothing, ==, 1);
  g_assert_cmpuint (heard.n_news, ==, 1);
  sv_balancer_free (balancer);
}

/* As the first so many matches of the series between two of this player end. */
static SvBalance
first_matches (const SvGame *game, gconstpointer setup, guint64 n)
{
  guint64 state[SV_MAX_STATE / sizeof (guint64)];
  const SvBot *bot = sv_bot_by_id ("club");
  const atomic_bool go_on = false;
  const SvSeries series = { .game = game, .setup = setup, .state = state, .players = { bot, bot } };

  game->init (setup, state);
  g_autoptr (SvTally) tally = sv_series_play (&series, (SvSpan){ 0, n }, 1, NULL, &go_on);
  return sv_balance_of_tally (tally);
}

/* Where nothing can be worked out it becomes sharper and sharper. */
static void
test_sharper (void)
{
  const SvGame *game = sv_game_by_id ("champions-2020");
  g_autofree char *setup = standard (game->id);
  Heard heard = { 0 };
  SvBalancer *balancer = sv_balancer_new (ready_cb, &heard);

  sv_balancer_ask (balancer, game, setup);
  wait_for (&heard, 1);
  const SvBalance begun = first_matches (game, setup, 2);
  g_assert_cmpmem (&heard.first, sizeof heard.first, &begun, sizeof begun);
  const double error = heard.first.error;
  wait_for (&heard, 3);
  const SvBalance going_on = first_matches (game, setup, 6);
  g_assert_cmpmem (&heard.last, sizeof heard.last, &going_on, sizeof going_on);
  g_assert_cmpfloat (heard.last.error, <, error);
  sv_balancer_ask (balancer, game, setup); /* the same: it goes on */
  wait_for (&heard, 4);
  const SvBalance more = first_matches (game, setup, 2 * heard.n_news);
  g_assert_cmpmem (&heard.last, sizeof heard.last, &more, sizeof more);
  sv_balancer_free (balancer); /* in the middle of it */
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Until enough are played; who is asked after that is answered too. */
static void
test_enough (void)
{
  const SvGame *game = sv_game_by_id ("null");
  g_autofree char *setup = standard (game->id);
  const SvBalance all = first_matches (game, setup, 400);
  Heard heard = { 0 }, other = { 0 };
  SvBalancer *balancer = sv_balancer_new (ready_cb, &heard);
  SvBalancer *another = sv_balancer_new (ready_cb, &other);

  sv_balancer_ask (balancer, game, setup);
  wait_for (&heard, 200);
  sv_balancer_ask (another, game, setup);
  wait_for (&other, 200);
  g_assert_cmpuint (heard.n_news, ==, 200);
  g_assert_cmpmem (&heard.last, sizeof all, &all, sizeof all);
  g_assert_cmpmem (&other.last, sizeof all, &all, sizeof all);
  sv_balancer_free (balancer);
  sv_balancer_free (another);
}

/* Nobody waits where nobody knows what anything is worth. */
static void
test_unknown (void)
{
  SvGame game = *sv_game_by_id ("null");
  g_autofree char *setup = standard (game.id);
  Heard heard = { 0 };
  SvBalancer *balancer = sv_balancer_new (ready_cb, &heard);

  game.evaluation.appraise = NULL;
  sv_balancer_ask (balancer, &game, setup);
  g_assert_cmpuint (heard.n_nothing, ==, 1);
  sv_balancer_free (balancer);
}

static void
test_words (void)
{
  SvBalance balance = { .chance = { 0.477, 0.121, 0.402 } };
  g_autofree char *exact = sv_balancer_dup_words (&balance, "Orange");
  g_assert_cmpstr (exact, ==, "Against Orange: wins 48, draws 12, loses 40 of 100.");
  balance.error = 0.097;
  g_autofree char *about = sv_balancer_dup_words (&balance, "Orange");
  g_assert_cmpstr (about, ==, "Against Orange: wins about 48 (± 10), draws 12, loses 40 of 100.");
  /* As after the first two matches. */
  balance = (SvBalance){ .chance = { 1, 0, 0 }, .error = 0.33 };
  g_autofree char *vague = sv_balancer_dup_words (&balance, "Orange");
  g_assert_cmpstr (vague, ==, "Against Orange: matches are being played to find out.");
}

/* Rounded to whole matches, and vague only beyond a tenth. */
static void
test_limits (void)
{
  static const struct {
    SvBalance balance;
    const char *words;
  } cases[] = {
    { { .chance = { 0.506, 0, 0.506 } }, "Against B: wins 51, draws 0, loses 51 of 100." },
    { { .chance = { 0.4, 0.2, 0.4 }, .error = 0.1 },
      "Against B: wins about 40 (± 10), draws 20, loses 40 of 100." },
    { { .chance = { 0.4, 0.2, 0.4 }, .error = 0.1001 },
      "Against B: matches are being played to find out." },
    { { .chance = { 0.4, 0.2, 0.4 }, .error = 0.001 },
      "Against B: wins about 40 (± 0), draws 20, loses 40 of 100." },
    { { .chance = { 0, 0, 0 } }, "Against B: wins 0, draws 100, loses 0 of 100." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *words = sv_balancer_dup_words (&cases[i].balance, "B");
    g_assert_cmpstr (words, ==, cases[i].words);
  }
}

/* What is told of rules depends on what is known of both: who begins, and how long matches are. */
static void
test_known (void)
{
  enum { VAGUE, GOALS, EVENTS, MINUTES };
  static const SvBalance known = { .goals = { 1, 2 }, .events = 1, .begun = { 0.5, 0.25 } };
  static const struct {
    double errors[2], begun_errors[2], events[2];
    unsigned minutes[2];
    int told;
  } cases[] = {
    { { 0, 0 }, { 0, 0 }, { 1, 1 }, { 1, 1 }, MINUTES },
    { { 0.1, 0.1 }, { 0.1, 0.1 }, { 0.5, 0.5 }, { 1, 2 }, MINUTES },
    { { 0, 0 }, { 0, 0 }, { 1, 1 }, { 0, 1 }, EVENTS },
    { { 0, 0 }, { 0, 0 }, { 1, 1 }, { 1, 0 }, EVENTS },
    { { 0.11, 0 }, { 0, 0 }, { 1, 1 }, { 1, 1 }, VAGUE },
    { { 0, 0.11 }, { 0, 0 }, { 1, 1 }, { 1, 1 }, VAGUE },
    { { 0, 0 }, { 0.11, 0 }, { 1, 1 }, { 1, 1 }, GOALS },
    { { 0, 0 }, { 0, 0.11 }, { 1, 1 }, { 1, 1 }, GOALS },
    { { 0, 0 }, { 0, 0 }, { 0, 1 }, { 1, 1 }, GOALS },
    { { 0, 0 }, { 0, 0 }, { 1, 0 }, { 1, 1 }, GOALS },
  };
  static const char *const words[] = { "to find out how these rules work out.", "are drawn (0).",
                                       "choices and throws (standard game: ", " minutes (" };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    SvBalance rules = known, standard = known;

    rules.error = cases[i].errors[0];
    standard.error = cases[i].errors[1];
    rules.begun_error = cases[i].begun_errors[0];
    standard.begun_error = cases[i].begun_errors[1];
    rules.events = cases[i].events[0];
    standard.events = cases[i].events[1];
    g_autofree char *told = sv_balancer_dup_effect (&rules, &standard, cases[i].minutes);
    for (int k = VAGUE; k <= MINUTES; k++) {
      const gboolean must = k == cases[i].told || (k == GOALS && cases[i].told > GOALS);
      g_assert_cmpint (strstr (told, words[k]) != NULL, ==, must);
    }
    g_assert_cmpint (g_str_has_prefix (told, "About "), ==,
                     rules.error > 0 && cases[i].told != VAGUE);
  }
}

/* By hand: 5.4 + 5.5 goals beside twice as many. */
static void
test_effect (void)
{
  SvBalance rules = { .chance = { 0.4, 0.2, 0.4 }, .goals = { 5.4, 5.5 } };
  const SvBalance standard = { .chance = { 0.41, 0.18, 0.41 }, .goals = { 10.8, 11 } };
  const SvBalance quick = {
    .goals = { 5, 5 }, .events = 250, .begun = { 0.52, 0.3 }, .begun_error = 0.04
  };
  SvBalance usual = { .goals = { 10, 10 }, .events = 503, .begun = { 0.44, 0.41 } };
  const unsigned none[2] = { 0, 0 }, minutes[2] = { 10, 20 };
  g_autofree char *exact = sv_balancer_dup_effect (&rules, &standard, none);
  g_assert_cmpstr (exact, ==,
                   "10.9 goals a match (standard game: 21.8), and 20 of 100 are drawn (18).");
  rules.error = 0.1;
  g_autofree char *about = sv_balancer_dup_effect (&rules, &standard, none);
  g_assert_true (g_str_has_prefix (about, "About 10.9 goals a match"));
  g_autofree char *more = sv_balancer_dup_effect (&quick, &usual, minutes);
  g_assert_cmpstr (
      more, ==,
      "10.0 goals a match (standard game: 20.0), and 0 of 100 are drawn (0). "
      "The side that begins wins about 52 of 100 matches (± 4; standard game: 44), the "
      "other one 30 (41). A match lasts 10 minutes (standard game: 20), with about 250 "
      "choices and throws (503).");
  g_autofree char *clockless = sv_balancer_dup_effect (&quick, &usual, none);
  g_assert_true (g_str_has_suffix (
      clockless, "A match has about 250 choices and throws (standard game: 503)."));
  usual.begun_error = 0.3;
  g_autofree char *early = sv_balancer_dup_effect (&quick, &usual, none);
  g_assert_true (g_str_has_suffix (early, "0 of 100 are drawn (0)."));
  rules.error = 0.2;
  g_autofree char *vague = sv_balancer_dup_effect (&rules, &standard, none);
  g_assert_cmpstr (vague, ==, "Matches are being played to find out how these rules work out.");
}

/* Where the chances are worked out matches are played only for the rest, and change nothing of
 * them. */
static void
test_details (void)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  g_autofree char *setup = standard (game->id);
  Heard heard = { 0 };
  SvBalancer *balancer = sv_balancer_new (ready_cb, &heard);

  sv_balancer_set_details (balancer, TRUE);
  sv_balancer_ask (balancer, game, setup);
  wait_for (&heard, 1);
  const SvBalance first = heard.first;
  g_assert_cmpfloat (first.events, ==, 0);
  wait_for (&heard, 3);
  g_assert_cmpfloat (heard.last.chance.win, ==, first.chance.win);
  g_assert_cmpfloat (heard.last.chance.lose, ==, first.chance.lose);
  g_assert_cmpfloat (heard.last.goals[0], ==, first.goals[0]);
  g_assert_cmpfloat (heard.last.goals[1], ==, first.goals[1]);
  g_assert_cmpfloat (heard.last.error, ==, 0);
  g_assert_cmpfloat (heard.last.events, >, 100);
  g_assert_cmpfloat (heard.last.begun[0] + heard.last.begun[1], <=, 1);
  sv_balancer_free (balancer);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/match/balancer/last", test_last);
  g_test_add_func ("/match/balancer/sharper", test_sharper);
  g_test_add_func ("/match/balancer/enough", test_enough);
  g_test_add_func ("/match/balancer/unknown", test_unknown);
  g_test_add_func ("/match/balancer/words", test_words);
  g_test_add_func ("/match/balancer/effect", test_effect);
  g_test_add_func ("/match/balancer/limits", test_limits);
  g_test_add_func ("/match/balancer/known", test_known);
  g_test_add_func ("/match/balancer/details", test_details);
  return g_test_run ();
}
