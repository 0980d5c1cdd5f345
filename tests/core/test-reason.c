/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why one way to play is better than another: figures counted by hand, and in no game nonsense. */

#include <glib.h>
#include <string.h>

#include "sv-games.h"
#include "sv-reason.h"
#include "sv-rng.h"
#include "worked-example.h"

enum { EVENTS = 2000 };

#define TO_SHOT                                                                                    \
  "place e24,place w01,place e23,place w02,place e22,place w03,place e21,place w04,place e20,"     \
  "place w05,place e19,place w06,place e18,place w07,place e17,place w09,place e15,place w10,"     \
  "place e14,die 6,pick k,step e16,step e09,step e07,step ep2,shoot"

typedef guint64 State[SV_MAX_STATE / 8];

static void
play (const SvGame *game, const void *setup, void *state, const char *texts)
{
  g_auto (GStrv) list = g_strsplit (texts, ",", -1);

  for (unsigned i = 0; list[i] != NULL; i++) {
    SvEvent event;

    g_assert_true (sv_game_find_event (game, setup, state, list[i], &event));
    game->apply (setup, state, event);
  }
}

/* The reasons why the home side plays the one and not the other, after the same. */
static void
compare_in (const char *id, const char *same, const char *better, const char *worse, SvNotes *out)
{
  const SvGame *game = sv_game_by_id (id);
  g_autofree void *setup = g_malloc0 (game->setup_size);
  State here = { 0 }, there = { 0 };

  sv_game_standard (game, setup);
  game->init (setup, here);
  play (game, setup, here, same);
  memcpy (there, here, sizeof there);
  play (game, setup, here, better);
  play (game, setup, there, worse);
  sv_reason (game, setup, here, there, 0, out);
}

static void
compare (const char *better, const char *worse, SvNotes *out)
{
  compare_in ("strafworp", EXAMPLE_TO_MOVE, better, worse, out);
}

/* Striker 1 needs 2, with the assister in e 1; the defender needs 3. A goal: the defender throws 1
 * or 2 and not the same as the attacker, 10 of 36 throws, or 9 if he needs 2. Lost: 1 against 3 to
 * 6, 4 of 36, and never if he needs 1. */
static void
test_bonus (void)
{
  SvNotes out;

  compare ("move 1 b,move 2 c,move 3 e", "move 1 b,move 2 c,move 3 f", &out);
  g_assert_cmpuint (out.n, ==, 2);
  const SvPhrase *bonus = &out.notes[0].phrase, *lost = &out.notes[1].phrase;
  g_assert_true (
      g_str_has_prefix (bonus->msgid, "With {piece} in {space}, {piece2} needs only {n}"));
  g_assert_cmpint (bonus->piece, ==, 2);
  g_assert_cmpint (bonus->piece2, ==, 0);
  g_assert_cmpint (bonus->n, ==, 1);
  g_assert_cmpint (bonus->m, ==, 28);
  g_assert_cmpint (bonus->k, ==, 25);
  g_assert_true (g_str_has_prefix (lost->msgid, "{team} loses the ball"));
  g_assert_cmpint (lost->m, ==, 0);
  g_assert_cmpint (lost->k, ==, 11);
}

/* Striker 2 needs 3 from b and from d, and there it is another one who stands nearest. */
static void
test_own_words (void)
{
  SvNotes out;

  compare ("move 1 f,move 2 c,move 3 e,move 2 b,move 3 c,move 4 d",
           "move 1 f,move 2 c,move 3 e,move 2 d,move 3 c,move 4 b", &out);
  g_assert_cmpuint (out.n, ==, 1);
  g_assert_true (g_str_has_prefix (out.notes[0].phrase.msgid, "An intercepted ball goes to"));
  g_assert_cmpint (out.notes[0].phrase.side, ==, 1);
}

/* Two of three guesses do not stop it; a pass back that is followed by nothing leaves the ball to
 * none. */
static void
test_shot (void)
{
  SvNotes out;

  compare_in ("eleven", TO_SHOT, "kick eg,aim 1", "kick e07", &out);
  g_assert_cmpuint (out.n, >=, 1);
  g_assert_true (g_str_has_prefix (out.notes[0].phrase.msgid, "{team} shoots at the goal"));
  g_assert_cmpint (out.notes[0].phrase.n, ==, 66);
  compare_in ("eleven", TO_SHOT, "kick eg,aim 1,guess hi", "kick eg,aim 1,guess lo", &out);
  g_assert_cmpuint (out.n, ==, 1);
  g_assert_cmpstr (out.notes[0].phrase.msgid, ==,
                   "This scores at once; the other choice does not.");
}

static void
check_shots (const int better[2], const int worse[2], const char *sentence)
{
  SvNotes out = { 0 };

  sv_reason_shots (0, better, worse, 6, &out);
  g_assert_cmpuint (out.n, ==, sentence != NULL ? 1 : 0);
  if (sentence != NULL)
    g_assert_cmpstr (out.notes[0].phrase.msgid, ==, sentence);
}

/* What must be thrown, of 1 to 6, for a shot at the goal. */
static void
test_shots (void)
{
  static const char fewer[] = "{team} must throw {n} instead of {m} to shoot at the goal next.";

  check_shots ((const int[]){ 2, 4 }, (const int[]){ 5, 4 }, fewer);
  check_shots ((const int[]){ 2, 4 }, (const int[]){ 2, 3 }, fewer);
  check_shots ((const int[]){ 2, 4 }, (const int[]){ 9, 4 },
               "In its next turn {team} can shoot at the goal with a throw of {n}.");
  check_shots ((const int[]){ 2, 7 }, (const int[]){ 2, 3 },
               "{team} cannot shoot at the goal in its next turn.");
  check_shots ((const int[]){ 5, 3 }, (const int[]){ 2, 4 }, NULL);
  check_shots ((const int[]){ -1, 9 }, (const int[]){ 1, 8 }, NULL);
}

static void
test_same (void)
{
  SvNotes out;

  compare ("move 1 b,move 2 c,move 3 e", "move 1 b,move 2 c,move 3 e", &out);
  g_assert_cmpuint (out.n, ==, 0);
}

/* What speaks for the one does not speak for the other. */
static void
check (const SvGame *game, const void *setup, const void *here, const void *there, int side)
{
  SvNotes one, other;

  sv_reason (game, setup, here, there, side, &one);
  sv_reason (game, setup, there, here, side, &other);
  g_assert_cmpuint (one.n, <=, SV_MAX_REASONS);
  for (unsigned i = 0; i < one.n; i++) {
    const SvPhrase *phrase = &one.notes[i].phrase;

    g_assert_nonnull (phrase->msgid);
    g_assert_false (strstr (phrase->msgid, "{space}") != NULL && phrase->space < 0);
    g_assert_false (strstr (phrase->msgid, "{piece}") != NULL && phrase->piece < 0);
    for (unsigned k = 0; k < other.n; k++)
      g_assert_false (strcmp (phrase->msgid, other.notes[k].phrase.msgid) == 0 &&
                      phrase->side == other.notes[k].phrase.side && phrase->piece < 0);
  }
}

static void
test_any (gconstpointer data)
{
  const SvGame *game = data;
  g_autofree void *setup = g_malloc0 (game->setup_size);
  SvEvent legal[SV_MAX_LEGAL];
  State state = { 0 }, here, there;
  SvRng rng;

  sv_rng_seed (&rng, 4);
  sv_game_standard (game, setup);
  game->init (setup, state);
  for (unsigned i = 0; i < EVENTS; i++) {
    const unsigned n = game->legal (setup, state, legal);
    SvNode node;

    game->node (setup, state, &node);
    if (n == 0) {
      game->init (setup, state);
      continue;
    }
    memcpy (here, state, sizeof here);
    memcpy (there, state, sizeof there);
    game->apply (setup, here, legal[sv_rng_below (&rng, n)]);
    game->apply (setup, there, legal[sv_rng_below (&rng, n)]);
    if (node.kind == SV_NODE_DECISION)
      check (game, setup, here, there, node.side);
    memcpy (state, here, sizeof here);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/reason/bonus", test_bonus);
  g_test_add_func ("/reason/own words", test_own_words);
  g_test_add_func ("/reason/shot", test_shot);
  g_test_add_func ("/reason/shots", test_shots);
  g_test_add_func ("/reason/same", test_same);
  for (const SvGame *const *game = sv_games (); *game != NULL; game++) {
    g_autofree char *path = g_strconcat ("/reason/any/", (*game)->id, NULL);
    g_test_add_data_func (path, *game, test_any);
  }
  return g_test_run ();
}
