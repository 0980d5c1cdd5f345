/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The faces of a die that succeed are those whose outcomes, counted one by one, are the better. */

#include "doc-fixture.h"
#include "play-fixture.h"
#include "sv-die-faces.h"
#include "sv-games.h"
#include "sv-match-undo.h"
#include "sv-rng.h"

#include "worked-example.h"

enum { MATCHES = 6, MOST_EVENTS = 1200 };

/* What the faces of @side look like: a letter for each, "+" good, "-" bad, capital if marked: "p"
 * stands for good and "m" for bad then, "x" for a face that the rules leave out. */
static char *
dup_look (const SvSituation *now, int side)
{
  SvDieFace faces[SV_DIE_FACES + 1];
  GString *look = g_string_new (NULL);

  sv_die_faces (now, side, faces);
  for (int k = 1; k <= SV_DIE_FACES; k++) {
    const gboolean good = faces[k].good == side;

    g_string_append_c (look, !faces[k].possible ? 'x'
                             : faces[k].marked  ? (good ? 'P' : 'M')
                             : good             ? '+'
                                                : '-');
  }
  return g_string_free (look, FALSE);
}

static void
assert_faces (SvMatch *match, int side, const char *expected)
{
  g_autofree char *look = dup_look (sv_match_get_now (match), side);

  g_assert_cmpstr (look, ==, expected);
}

/* The chance that @side scores after the die shows @k, before the ball changes hands; negative that
 * the other side scores. */
static double
goals_after (const SvSituation *now, int k, int side)
{
  _Alignas(max_align_t) guint8 next[SV_MAX_STATE];
  const SvEvent event = sv_event_die ((unsigned)k);
  SvOutcome outcome;
  SvOdds odds;
  double goals = 0;

  memcpy (next, now->state, now->game->state_size);
  now->game->apply (now->setup, next, event);
  sv_outcome (now->game, now->setup, now->state, now->node.contest > 0, event, next, &outcome);
  if (outcome.kind == SV_NOTE_GOAL)
    return outcome.side == side ? 1 : -1;
  if (outcome.kind != SV_NOTE_PLAIN || !sv_odds (now->game, now->setup, next, &odds))
    return 0;
  for (unsigned i = 0; i < odds.n; i++)
    if (odds.outcomes[i].kind == SV_NOTE_GOAL)
      goals += (odds.outcomes[i].side == side ? 1 : -1) * (double)odds.outcomes[i].numerator /
               odds.outcomes[i].denominator;
  return goals;
}

/* No face that fails brings more goals than one that succeeds, and faces that are left out are not
 * legal. Returns whether some succeed and others fail. */
static gboolean
check_node (const SvSituation *now)
{
  SvDieFace faces[SV_DIE_FACES + 1];
  const int side = MAX (now->node.side, 0);
  double least_good = 2, most_bad = -2;
  unsigned good = 0, bad = 0;

  sv_die_faces (now, side, faces);
  for (int k = 1; k <= SV_DIE_FACES; k++) {
    g_assert_cmpint (faces[k].possible, ==,
                     sv_situation_find_legal (now, sv_event_die ((unsigned)k)) >= 0);
    g_assert_true (faces[k].possible || (faces[k].good < 0 && !faces[k].marked));
    if (!faces[k].possible || (faces[k].marked && faces[k].good < 0))
      continue;
    const double goals = goals_after (now, k, side);
    if (faces[k].good == side) {
      good++;
      least_good = MIN (least_good, goals);
    } else {
      bad++;
      most_bad = MAX (most_bad, goals);
    }
  }
  if (good > 0 && bad > 0 && now->node.contest == 0)
    g_assert_cmpfloat (least_good, >=, most_bad);
  return good > 0 && bad > 0;
}

static void
test_counted (gconstpointer data)
{
  const SvGame *game = data;
  unsigned told = 0, thrown = 0;
  SvRng rng;

  sv_rng_seed (&rng, 11);
  for (unsigned i = 0; i < MATCHES; i++) {
    g_autoptr (SvMatch) match = sv_match_new (standard_doc (game));

    for (unsigned k = 0; k < MOST_EVENTS && sv_match_get_node (match)->kind != SV_NODE_OVER; k++) {
      unsigned n;
      const SvEvent *legal = sv_match_get_legal (match, &n);

      if (sv_match_get_node (match)->kind == SV_NODE_CHANCE) {
        thrown++;
        told += check_node (sv_match_get_now (match));
      }
      g_assert_true (sv_match_choose (match, legal[sv_rng_below (&rng, n)], NULL));
    }
  }
  g_test_message ("%s: %u throws, %u of them with faces that succeed", game->id, thrown, told);
  g_assert_cmpuint (told, >, game->dice ? 0 : G_MAXUINT);
}

/* Striker 1 of the first team needs a 2, the defender a 3; equal throws are a free pass. */
static void
test_shot (void)
{
  g_autoptr (SvMatch) match = sv_match_new (standard_doc (sv_games ()[0]));

  assert_faces (match, 0, "------"); /* the toss: nothing is known yet */
  play (match, "die 4");
  assert_faces (match, 1, "---M++");
  sv_match_undo (match);
  play (match, EXAMPLE_TO_MOVE ",move 1 b,move 2 c,move 3 f");
  assert_faces (match, 0, "-+++++");
  assert_faces (match, 1, "--++++"); /* what the defender needs is known before */
  play (match, "die 2");
  assert_faces (match, 1, "-M++++"); /* not defended is a goal, and equal throws a free pass */
  sv_match_undo (match);
  play (match, "die 1");
  assert_faces (match, 1, "M-++++"); /* without a chance the defender wins the ball */
  sv_match_undo (match);
  play (match, "die 6");
  assert_faces (match, 1, "--+++M"); /* a penalty */
}

/* Low numbers are good for one side, high ones for the other. */
static void
test_toss_of_nobody (void)
{
  g_autoptr (SvMatch) match = sv_match_new (
      parse_doc ("{\"format\":\"speelveld-match\",\"version\":1,\"game\":\"eleven\","
                 "\"variant\":{\"start\":\"toss\"},\"teams\":[{},{}],\"events\":[]}"));

  assert_faces (match, 0, "+++---");
  assert_faces (match, 1, "---+++");
}

#define CHAMPIONS                                                                                  \
  "{\"format\":\"speelveld-match\",\"version\":1,\"game\":\"champions-2020\",\"variant\":{},"      \
  "\"teams\":[{},{}],\"start\":{\"home\":{\"1\":\"e0\",\"8\":\"e9\"},\"away\":{\"1\":\"f12\","     \
  "\"8\":\"b4\"},\"ball\":\"e10\",\"turn\":\"home\"},\"events\":["

/* The keeper saves with 2 or more; with exactly 2 the ball comes back. */
static void
test_save (void)
{
  g_autoptr (SvMatch) match = sv_match_new (
      parse_doc (CHAMPIONS "\"throw\",\"die 2\",\"use 8\",\"step e10\",\"ball e11\",\"ball e12\","
                           "\"save e12\"]}"));

  assert_faces (match, 1, "-P++xx");
}

int
main (int argc, char **argv)
{
  const SvGame *const *games = sv_games ();

  g_test_init (&argc, &argv, NULL);
  for (unsigned i = 0; games[i] != NULL; i++) {
    g_autofree char *path = g_strconcat ("/die-faces/counted/", games[i]->id, NULL);

    if (games[i]->offered)
      g_test_add_data_func (path, games[i], test_counted);
  }
  g_test_add_func ("/die-faces/shoot-and-defend", test_shot);
  g_test_add_func ("/die-faces/toss-for-the-kick-off", test_toss_of_nobody);
  g_test_add_func ("/die-faces/save-a-shot", test_save);
  return g_test_run ();
}
