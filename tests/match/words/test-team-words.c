/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-games.h"
#include "sv-team-words.h"

static void
test_short_names (void)
{
  const struct {
    const char *name, *other, *made;
  } cases[] = {
    { "Velocitas", NULL, "VEL" },
    { "Velocitas 2", "Orange", "VEL 2" },
    { "Blue Herons", "Orange", "BH" },
    { "Blue Herons B1", "Orange", "BH B1" },
    { " Ons  Genoegen ", NULL, "OG" },
    { "DOS", "Velocitas", "DOS" },
    { "élan vital", NULL, "ÉV" },
    { "First team", "Second team", "FT" },
    { "Orange", "Oranje", "ORG" },
    { "Oranje", "Orange", "ORJ" },
    { "Orange", "Oranges", "ORA" },
    { "Oranges", "Orange", "ORS" },
    { "Orange", "Orange", "ORA" },
    { "12345", NULL, "123" },
    { "", NULL, "" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *made = sv_team_words_short (cases[i].name, cases[i].other);

    g_assert_cmpstr (made, ==, cases[i].made);
  }
}

/* What is no power, a shirt number, does not stand among them. */
static void
test_powers (void)
{
  g_autoptr (SvTeamDoc) team = sv_team_doc_new (sv_games ()[0]);
  g_autoptr (GString) text = g_string_new ("Striker 1");

  sv_team_words_add_powers (team->game, sv_team_doc_card_values (team, 0), text);
  g_assert_cmpstr (text->str, ==,
                   "Striker 1\nAttack power: 2\n"
                   "The attacker needs this throw for a chance; lower is better.\n"
                   "Defensive power: 3\n"
                   "The defender needs this throw to defend well; lower is better.");
}

/* How many of a list were taken, and what was not: the first one, and how many more. */
static void
test_taken (void)
{
  static const struct {
    unsigned taken, skipped;
    const char *words;
  } cases[] = {
    { 0, 0, "0 players were added." },
    { 1, 0, "1 player was added." },
    { 2, 1, "2 players were added. Line 1." },
    { 2, 2, "2 players were added. Line 1. (And 1 more.)" },
    { 2, 3, "2 players were added. Line 1. (And 2 more.)" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (GPtrArray) skipped = g_ptr_array_new_with_free_func (g_free);
    const SvPlayerListResult result = { .n_taken = cases[i].taken,
                                        .n_skipped = cases[i].skipped,
                                        .skipped = skipped };

    for (unsigned k = 1; k <= cases[i].skipped; k++)
      g_ptr_array_add (skipped, g_strdup_printf ("Line %u.", k));
    g_autofree char *words = sv_team_words_taken (&result);
    g_assert_cmpstr (words, ==, cases[i].words);
  }
}

/* --- A game of the test's own, whose rules find what its set-up says --- */

enum { SOUND, OF_RULES, OF_TEAM, OF_OTHER };

static bool
own_check (const void *setup, SvFault *fault)
{
  static const char *const places[] = { "", "variant.rule", "teams[0].cards", "teams[1].cards" };
  const int32_t what = *(const int32_t *)setup;

  return what == SOUND || sv_refuse (fault, sv_phrase ("too much", -1), "%s", places[what]);
}

static const SvGame own_game = { .id = "own", .setup_size = 4, .setup = { .check = own_check } };

/* A lower power is a better one, so a team that has used too few points has a player too strong. */
static void
test_points (void)
{
  static const struct {
    int used, total;
    const char *expected;
  } cases[] = {
    { 14, 14, "Points: 14 of 14" },
    { 13, 14, "Points: 13 of 14: make somebody 1 weaker" },
    { 17, 14, "Points: 17 of 14: make somebody 3 stronger" },
    { 20, SV_FIELD_NULL, "Points: 20" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    const SvBudget budget = { .label = "Points", .used = cases[i].used, .total = cases[i].total };
    g_autofree char *words = sv_team_words_points (&budget);

    g_assert_cmpstr (words, ==, cases[i].expected);
  }
}

/* A team is not ready for its sums, or else for what the rules find wrong with it, and with nothing
 * else. */
static void
test_state (void)
{
  static const char ready[] = "The team is ready to play.";
  static const char not_ready[] =
      "This is not possible together: too much. The team is saved, but cannot play yet.";
  static const char *const expected[] = { ready, ready, not_ready, ready };
  const SvBudget sound = { .label = "Points", .used = 14, .total = 14 };
  const SvBudget poor = { .label = "Points", .used = 12, .total = 14 };
  g_autoptr (SvTeamDoc) team = sv_team_doc_new (&own_game);

  for (int32_t what = SOUND; what <= OF_OTHER; what++) {
    g_autofree char *state = sv_team_words_state (team, &what, &sound, 1);
    g_autofree char *lacking = sv_team_words_state (team, &what, &poor, 1);

    g_assert_cmpstr (state, ==, expected[what]);
    g_assert_cmpstr (lacking, ==, "The team is saved, but cannot play yet.");
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/match/short-name", test_short_names);
  g_test_add_func ("/match/powers", test_powers);
  g_test_add_func ("/match/taken", test_taken);
  g_test_add_func ("/match/points", test_points);
  g_test_add_func ("/match/state", test_state);
  return g_test_run ();
}
