/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dice, sentences, fields and boards. */

#include <glib.h>
#include <string.h>

#include "fault-text.h"
#include "sv-games.h"
#include "sv-rng.h"

/* --- dice --- */

static void
test_seed (void)
{
  SvRng a, b;

  sv_rng_seed (&a, 42);
  sv_rng_seed (&b, 42);
  for (guint i = 0; i < 100; i++)
    g_assert_cmpuint (sv_rng_next (&a), ==, sv_rng_next (&b));
  sv_rng_seed (&b, 43);
  g_assert_cmpuint (sv_rng_next (&a), !=, sv_rng_next (&b));
  /* For ever the same: reference values of xoshiro256++ from the state 1, 2, 3, 4. */
  a = (SvRng){ { 1, 2, 3, 4 } };
  g_assert_cmpuint (sv_rng_next (&a), ==, G_GUINT64_CONSTANT (41943041));
  g_assert_cmpuint (sv_rng_next (&a), ==, G_GUINT64_CONSTANT (58720359));
  g_assert_cmpuint (sv_rng_next (&a), ==, G_GUINT64_CONSTANT (3588806011781223));
}

/* Chi-square over many throws: with 5 and 35 degrees of freedom these bounds are passed by a
 * fair die in all but one of some ten thousand seeds; the seed is fixed. */
static void
test_fair (void)
{
  enum { THROWS = 600000 };
  guint single[6] = { 0 }, pairs[36] = { 0 }, last = 0;
  double chi_single = 0, chi_pairs = 0;
  SvRng rng;

  sv_rng_seed (&rng, 2026);
  for (guint i = 0; i < THROWS; i++) {
    const guint die = sv_rng_below (&rng, 6);
    single[die]++;
    pairs[last * 6 + die]++;
    last = die;
  }
  for (guint i = 0; i < 6; i++)
    chi_single += (single[i] - THROWS / 6.0) * (single[i] - THROWS / 6.0) / (THROWS / 6.0);
  for (guint i = 0; i < 36; i++)
    chi_pairs += (pairs[i] - THROWS / 36.0) * (pairs[i] - THROWS / 36.0) / (THROWS / 36.0);
  g_assert_cmpfloat (chi_single, <, 25.7);
  g_assert_cmpfloat (chi_pairs, <, 76.0);
}

/* Where n does not divide 2^32 by far, the tail must be thrown again: the third of n = 3·2^30
 * values that a plain remainder would prefer is not preferred. */
static void
test_rejection (void)
{
  const guint32 n = 3u << 30;
  guint low = 0;
  SvRng rng;

  sv_rng_seed (&rng, 5);
  for (guint i = 0; i < 30000; i++)
    low += sv_rng_below (&rng, n) < n / 3;
  g_assert_cmpuint (low, >, 9700);
  g_assert_cmpuint (low, <, 10300);
  for (guint i = 0; i < 100; i++)
    g_assert_cmpuint (sv_rng_below (&rng, 1), ==, 0);
}

static void
test_system (void)
{
  SvRng a, b;

  sv_rng_seed_system (&a);
  sv_rng_seed_system (&b);
  g_assert_cmpint (memcmp (&a, &b, sizeof a), !=, 0);
}

/* --- sentences --- */

static const char *
team (void *data, int side)
{
  return side == 0 ? "sv Velocitas" : "Orange";
}

static void
who (void *data, int side, int piece, char *out, size_t size)
{
  g_strlcpy (out, "Anne", size);
}

static void
piece (void *data, int p, char *out, size_t size)
{
  g_snprintf (out, size, "striker %d", p + 1);
}

static const char *
space (void *data, int s)
{
  return s == 0 ? "A" : "B";
}

static const char *
translate (void *data, const char *msgid)
{
  return strcmp (msgid, "hello {team}") == 0 ? "{team}, hallo" : msgid;
}

static void
check_say (const char *msgid, const char *expected)
{
  const SvWords words = { NULL, translate, team, who, piece, space };
  SvPhrase phrase = sv_phrase (msgid, 0);
  char text[64];

  phrase.piece = 1;
  phrase.space = 0;
  phrase.space2 = 1;
  phrase.n = 3;
  phrase.m = -2;
  phrase.l = 6;
  g_assert_cmpstr (sv_phrase_say (&phrase, &words, text, sizeof text), ==, expected);
}

static void
test_say (void)
{
  check_say ("hello {team}", "sv Velocitas, hallo");
  check_say ("{other} {n} {m} {k} {l}", "Orange 3 -2 0 6");
  check_say ("{who}: {piece} {space2}–{space}", "Anne: striker 2 B–A");
  check_say ("{piece} stays", "Striker 2 stays");
  check_say ("{team} stays", "sv Velocitas stays"); /* a name keeps its own letters */
  check_say ("a { b } c {", "a  c {"); /* an unknown place is empty, a lone brace is itself */
  check_say ("{piece2}{home}.", ".");
}

static const char *
team_from_the_right (void *data, int side)
{
  return side == 0 ? "שועל" : "Orange";
}

/* A name that is written from right to left turns nothing round; one that is too long ends with a
 * whole letter. */
static void
test_say_directions (void)
{
  const SvWords words = { NULL, NULL, team_from_the_right, who, piece, space };
  SvPhrase phrase = sv_phrase ("{team} – {other} {n}", 0);
  char text[64];

  phrase.n = 3;
  g_assert_cmpstr (sv_phrase_say (&phrase, &words, text, sizeof text), ==,
                   SV_ISOLATE "שועל" SV_ISOLATED " – Orange 3");
  for (size_t size = 1; size < sizeof text; size++)
    g_assert_true (g_utf8_validate (sv_phrase_say (&phrase, &words, text, size), -1, NULL));
  g_assert_true (sv_text_is_right_to_left ("FC ثعلب"));
  g_assert_false (sv_text_is_right_to_left ("Zoë 🦊 狐 – “x”"));
}

static void
test_say_short (void)
{
  const SvWords words = { NULL, NULL, team, who, piece, space };
  const SvPhrase phrase = sv_phrase ("{team} throws off", 0);
  char text[8];

  for (size_t size = 1; size <= sizeof text; size++) {
    sv_phrase_say (&phrase, &words, text, size);
    g_assert_cmpuint (strlen (text), ==, size - 1);
  }
}

/* --- fields --- */

static void
test_fields (void)
{
  static const char *const letters[] = { "a", "b", "c", NULL };
  const SvField number = { .key = "n", .type = SV_FIELD_INT, .min = 1, .max = 6 };
  const SvField nullable = {
    .key = "n", .type = SV_FIELD_INT, .flags = SV_FIELD_NULLABLE, .min = 4, .max = 24
  };
  const SvField set = { .key = "s", .type = SV_FIELD_SET, .min = 1, .max = 3, .choices = letters };
  char text[FAULT_TEXT];
  SvFault fault;
  int32_t mask;

  g_assert_true (sv_field_check (&number, 6, &fault));
  g_assert_false (sv_field_check (&number, 9, &fault));
  g_assert_cmpstr (fault_text (&fault, text), ==, "9 is outside 1–6");
  g_assert_false (sv_field_check (&number, SV_FIELD_NULL, &fault));
  g_assert_true (sv_field_check (&nullable, SV_FIELD_NULL, &fault));
  g_assert_true (sv_field_parse_set (&set, "ca", &mask, &fault));
  g_assert_cmpint (mask, ==, 5);
  g_assert_false (sv_field_parse_set (&set, "aa", &mask, &fault));
  g_assert_false (sv_field_parse_set (&set, "ax", &mask, &fault));
  g_assert_false (sv_field_parse_set (&set, "", &mask, &fault));
  g_assert_cmpint (sv_field_choice (&set, "b"), ==, 1);
  g_assert_cmpint (sv_field_choice (&set, "z"), ==, -1);
}

/* --- boards --- */

static const SvBoard *
first_board (void)
{
  const SvGame *game = sv_games ()[0];
  g_autofree void *setup = g_malloc (game->setup_size);

  sv_game_standard (game, setup);
  return game->board (setup);
}

/* Arrow keys alone reach every space from every space, and none leads off the board. */
static void
test_step_reaches_all (void)
{
  static const int ways[4][2] = { { 1, 0 }, { -1, 0 }, { 0, 1 }, { 0, -1 } };
  const SvBoard *board = first_board ();

  for (int start = 0; start < board->n_spaces; start++) {
    gboolean seen[SV_MAX_SPACES] = { FALSE };
    int todo[SV_MAX_SPACES], n = 0, reached = 0;
    todo[n++] = start;
    seen[start] = TRUE;
    while (n > 0) {
      const int at = todo[--n];
      reached++;
      for (guint w = 0; w < 4; w++) {
        const int to = sv_board_step (board, at, ways[w][0], ways[w][1]);
        g_assert_cmpint (to, >=, 0);
        g_assert_cmpint (to, <, board->n_spaces);
        if (!seen[to]) {
          seen[to] = TRUE;
          todo[n++] = to;
        }
      }
    }
    g_assert_cmpint (reached, ==, board->n_spaces);
  }
}

static void
test_space_at (void)
{
  const SvBoard *board = first_board ();

  g_assert_cmpint (sv_board_space_at (board, -5, -5), ==, -1);
  g_assert_cmpint (sv_board_find (board, "nowhere", -1), ==, -1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rng/seed", test_seed);
  g_test_add_func ("/rng/S-09-fair-dice", test_fair);
  g_test_add_func ("/rng/rejection", test_rejection);
  g_test_add_func ("/rng/system", test_system);
  g_test_add_func ("/text/say", test_say);
  g_test_add_func ("/text/say-short", test_say_short);
  g_test_add_func ("/text/say-directions", test_say_directions);
  g_test_add_func ("/field/checks", test_fields);
  g_test_add_func ("/board/step-reaches-all", test_step_reaches_all);
  g_test_add_func ("/board/space-at", test_space_at);
  return g_test_run ();
}
