/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a person is advised to choose, and why. */

#include "match-fixture.h"
#include "sv-advisor.h"
#include "sv-evaluation-words.h"
#include "sv-match-line-ups.h"
#include "sv-match-undo.h"

#define TO_SHOT                                                                                    \
  "place e24,place w01,place e23,place w02,place e22,place w03,place e21,place w04,place e20,"     \
  "place w05,place e19,place w06,place e18,place w07,place e17,place w09,place e15,place w10,"     \
  "place e14,die 6,pick k,step e16,step e09,step e07,step ep2,shoot"

#define TO_AIM TO_SHOT ",kick eg"

typedef struct {
  int ready;
  char *error; /* owned */
} Heard;

static void
ready_cb (gpointer data, const GError *error)
{
  Heard *heard = data;

  heard->ready++;
  heard->error = g_strdup (error != NULL ? error->message : NULL);
}

static void
wait_for (Heard *heard)
{
  while (heard->ready == 0)
    g_main_context_iteration (NULL, TRUE);
}

/* Striker 1 is in b, striker 2 in c: only the assister has still to move. In e she makes 1 enough
 * for striker 1 (A:2): 10 of 36 throws are a goal instead of 9, as test-reason counts. */
static void
test_hint (Fixture *f, gconstpointer data)
{
  Heard heard = { 0 };
  SvAdvisor *advisor = sv_advisor_new (f->match, ready_cb, &heard);

  play (f->match, EXAMPLE_TO_MOVE ",move 1 b,move 2 c");
  g_assert_true (sv_advisor_can_ask (advisor));
  sv_advisor_ask (advisor);
  g_assert_null (sv_advisor_get_evaluation (advisor));
  wait_for (&heard);
  const SvEvaluation *evaluation = sv_advisor_get_evaluation (advisor);
  g_autofree char *hint = sv_advisor_dup_hint (advisor, NULL);
  g_assert_true (sv_game_is_legal (sv_match_get_game (f->match), sv_match_get_setup (f->match),
                                   sv_match_get_state (f->match), evaluation->events[0].event));
  g_assert_true (g_str_has_prefix (hint, "Best: the assister to E. Worth +"));
  g_assert_nonnull (strstr (hint, " more than the next best. With the assister"));
  g_assert_true (g_str_has_suffix (
      hint, "With the assister in E, striker 1 needs only 1: a goal in 28 of 100 throws instead of "
            "25. Velocitas loses the ball in 0 of 100 throws instead of 11."));
  sv_advisor_ask (advisor); /* it knows */
  g_assert_cmpint (heard.ready, ==, 2);
  sv_advisor_free (advisor);
}

/* Passing the ball back is surely worse than a shot at the goal. */
static void
test_estimated (void)
{
  Heard heard = { 0 };
  g_autoptr (SvMatch) match = sv_match_new (standard_doc (sv_game_by_id ("eleven")));

  play (match, TO_SHOT);
  SvAdvisor *advisor = sv_advisor_new (match, ready_cb, &heard);
  sv_advisor_ask (advisor);
  wait_for (&heard);
  g_autofree char *hint = sv_advisor_dup_hint (advisor, NULL);
  g_assert_true (g_str_has_prefix (hint, "Best: EG. Worth about +0."));
  g_assert_nonnull (
      strstr (hint, " goals. Other choices may be as good. First team keeps the ball."));
  g_assert_nonnull (strstr (hint, " shoots at the goal: 66 of 100 such shots go in."));
  sv_advisor_free (advisor);
}

/* Before a throw nearly nobody sends players to warm up: where nothing is surely better, that is
 * not advised. */
static void
test_throw (void)
{
  Heard heard = { 0 };
  g_autoptr (SvMatch) match = sv_match_new (standard_doc (sv_game_by_id ("champions-2020")));
  unsigned n;

  sv_match_seed (match, 3);
  for (;;) {
    if (g_str_equal (sv_match_get_view (match)->phase, "turn"))
      break;
    if (!sv_match_throw (match) && !sv_match_line_up (match, 0))
      sv_match_choose (match, sv_match_get_legal (match, &n)[0], NULL);
  }
  SvAdvisor *advisor = sv_advisor_new (match, ready_cb, &heard);
  sv_advisor_ask (advisor);
  wait_for (&heard);
  sv_match_get_legal (match, &n);
  g_assert_cmpuint (n, >, 5);
  g_autofree char *hint = sv_advisor_dup_hint (advisor, NULL);
  g_assert_true (g_str_has_prefix (hint, "Best: Throw"));
  SvEvent throw;
  g_assert_true (sv_game_find_event (sv_match_get_game (match), sv_match_get_setup (match),
                                     sv_match_get_state (match), "throw", &throw));
  g_assert_true (sv_event_equal (sv_advisor_get_best (advisor), throw));
  sv_advisor_free (advisor);
}

/* What was thought is of no use any more, ready or not. */
static void
test_forgets (Fixture *f, gconstpointer data)
{
  Heard heard = { 0 };
  SvAdvisor *advisor = sv_advisor_new (f->match, ready_cb, &heard);

  play (f->match, EXAMPLE_TO_MOVE);
  sv_advisor_ask (advisor);
  play (f->match, "move 1 b");
  sv_advisor_ask (advisor);
  wait_for (&heard);
  g_assert_cmpint (heard.ready, ==, 1);
  g_assert_nonnull (sv_advisor_get_evaluation (advisor));
  sv_match_undo (f->match);
  g_assert_null (sv_advisor_get_evaluation (advisor));
  sv_advisor_ask (advisor);
  sv_advisor_free (advisor);
  play (f->match, "move 1 b"); /* no concern of his */
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpint (heard.ready, ==, 1);
}

static void
test_nobody_decides (Fixture *f, gconstpointer data)
{
  Heard heard = { 0 };
  SvAdvisor *advisor = sv_advisor_new (f->match, ready_cb, &heard);

  g_assert_false (sv_advisor_can_ask (advisor)); /* a die */
  play (f->match, EXAMPLE_TO_MOVE);
  set_kinds (f->match, "greedy", "person");
  g_assert_false (sv_advisor_can_ask (advisor));
  set_kinds (f->match, "person", "person");
  g_assert_true (sv_advisor_can_ask (advisor));
  sv_match_seek (f->match, 5);
  g_assert_false (sv_advisor_can_ask (advisor));
  sv_advisor_free (advisor);
}

/* Where nobody knows what anything is worth that is told, each time. */
static void
test_unknown (void)
{
  Heard heard = { 0 };
  static SvGame game; /* a worker may let go of it after the test */

  game = *sv_game_by_id ("null");
  game.evaluation.appraise = NULL;
  g_autoptr (SvMatch) match = sv_match_new (standard_doc (&game));
  SvAdvisor *advisor = sv_advisor_new (match, ready_cb, &heard);

  for (int asked = 1; asked <= 2; asked++) {
    sv_advisor_ask (advisor);
    while (heard.ready < asked)
      g_main_context_iteration (NULL, TRUE);
    g_assert_cmpstr (heard.error, ==, "What a position of Null is worth cannot be calculated.");
    g_clear_pointer (&heard.error, g_free);
    g_assert_null (sv_advisor_get_evaluation (advisor));
  }
  sv_advisor_free (advisor);
}

/* What is advised, or why nothing is, when the first side has chosen this in secret. */
static char *
advice_after (const char *secret)
{
  Heard heard = { 0 };
  g_autoptr (SvMatch) match = sv_match_new (standard_doc (sv_game_by_id ("eleven")));

  play (match, TO_AIM);
  play (match, secret);
  SvAdvisor *advisor = sv_advisor_new (match, ready_cb, &heard);
  sv_advisor_ask (advisor);
  wait_for (&heard);
  char *advice = heard.error != NULL ? heard.error : sv_advisor_dup_hint (advisor, NULL);
  sv_advisor_free (advisor);
  return advice;
}

static void
test_secret (void)
{
  g_autofree char *one = advice_after ("aim 5"), *other = advice_after ("aim 2");

  g_assert_cmpstr (one, ==, other);
}

/* Why one event is better than another when nothing is to be seen of it: who attacks next may hope
 * for more, or the other team for less. */
static void
test_next (Fixture *f, gconstpointer data)
{
  static const struct {
    double better[2], worse[2];
    const char *words;
  } cases[] = {
    { { 0.5, 0 },
      { 0.2, 0 },
      "If Velocitas attacks next, it can expect 0.50 goals instead of 0.20." },
    { { 0, 0.2 }, { 0, 0.5 }, "If Orange attacks next, it can expect 0.20 goals instead of 0.50." },
    { { 0.5, 0.2 },
      { 0.4, 0.5 },
      "If Orange attacks next, it can expect 0.20 goals instead of 0.50." },
    { { 0.2, 0.2 }, { 0.2, 0.2 }, NULL },
  };
  g_autofree SvEvaluation *evaluation =
      g_malloc0 (sizeof (SvEvaluation) + 2 * sizeof (SvEvaluationEvent));
  unsigned n;

  play (f->match, "die 4,die 3");
  const SvEvent *legal = sv_match_get_legal (f->match, &n);
  evaluation->exact = true;
  evaluation->n = 2;
  for (unsigned i = 0; i < 2; i++)
    evaluation->events[i].event = legal[i];
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    for (int side = 0; side < 2; side++) {
      evaluation->events[0].next[side] = (SvEvaluationNext){ 1, cases[i].better[side] };
      evaluation->events[1].next[side] = (SvEvaluationNext){ 1, cases[i].worse[side] };
    }
    assert_text (
        sv_evaluation_dup_reason (f->match, sv_match_get_state (f->match), evaluation, 0, 1),
        cases[i].words);
  }
}

/* Nothing has no sign, and what is less has a minus as long as a plus. */
static void
test_goals (void)
{
  static const struct {
    double goals;
    int decimals;
    const char *words;
  } cases[] = {
    { 0.434, 2, "+0.43" }, { -1.24, 1, "−1.2" }, { -0.04, 1, "0.0" },
    { 0.004, 2, "0.00" },  { 0, 1, "0.0" },      { 10, 2, "+10.00" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *words = sv_evaluation_dup_goals (cases[i].goals, cases[i].decimals);
    g_assert_cmpstr (words, ==, cases[i].words);
  }
}

int
main (int argc, char **argv)
{
  g_setenv ("LC_ALL", "C.UTF-8", TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/advisor/hint", Fixture, NULL, set_up, test_hint, tear_down);
  g_test_add_func ("/advisor/estimated", test_estimated);
  g_test_add_func ("/advisor/throw", test_throw);
  g_test_add ("/advisor/forgets", Fixture, NULL, set_up, test_forgets, tear_down);
  g_test_add ("/advisor/nobody decides", Fixture, NULL, set_up, test_nobody_decides, tear_down);
  g_test_add_func ("/advisor/unknown", test_unknown);
  g_test_add_func ("/advisor/secret", test_secret);
  g_test_add ("/advisor/next", Fixture, NULL, set_up, test_next, tear_down);
  g_test_add_func ("/advisor/goals", test_goals);
  return g_test_run ();
}
