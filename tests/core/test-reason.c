/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why one way to play is better than another: figures counted by hand, and in no game nonsense. */

#include <glib.h>
#include <string.h>

#include "sv-games.h"
#include "sv-reason.h"
#include "sv-rng.h"
#include "worked-example.h"

enum { EVENTS = 2000 };

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

/* The reasons why the home side of the worked example plays the one and not the other. */
static void
compare (const char *better, const char *worse, SvNotes *out)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  g_autofree void *setup = g_malloc0 (game->setup_size);
  State here = { 0 }, there = { 0 };

  sv_game_standard (game, setup);
  game->init (setup, here);
  play (game, setup, here, EXAMPLE_TO_MOVE);
  memcpy (there, here, sizeof there);
  play (game, setup, here, better);
  play (game, setup, there, worse);
  sv_reason (game, setup, here, there, 0, out);
}

/* Striker 1 needs 2, with the assister in e 1; the defender needs 3. A goal: the defender throws 1 or 2
 * and not the same as the attacker, 10 of 36 throws, or 9 if he needs 2. Lost: 1 against 3 to 6, 4 of
 * 36, and never if he needs 1. */
static void
test_bonus (void)
{
  SvNotes out;

  compare ("move 1 b,move 2 c,move 3 e", "move 1 b,move 2 c,move 3 f", &out);
  g_assert_cmpuint (out.n, ==, 2);
  const SvPhrase *bonus = &out.notes[0].phrase, *lost = &out.notes[1].phrase;
  g_assert_true (g_str_has_prefix (bonus->msgid, "{piece} in {space} makes {n} enough"));
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
  g_test_add_func ("/reason/same", test_same);
  for (const SvGame *const *game = sv_games (); *game != NULL; game++) {
    g_autofree char *path = g_strconcat ("/reason/any/", (*game)->id, NULL);
    g_test_add_data_func (path, *game, test_any);
  }
  return g_test_run ();
}
