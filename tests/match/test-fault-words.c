/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is wrong with a document, in the words of a window. */

#include "doc-fixture.h"
#include "sv-fault-words.h"
#include "sv-games.h"
#include "sv-store-error.h"

static void
assert_words (const char *text, const char *message, const char *expected)
{
  g_autoptr (GError) error = NULL;
  gpointer doc = strstr (text, "-team") != NULL
                     ? (gpointer)sv_team_doc_read (text, strlen (text), &error)
                     : (gpointer)sv_variant_doc_read (text, strlen (text), &error);

  g_assert_null (doc);
  g_autofree char *words = sv_fault_words (error);
  g_assert_cmpstr (error->message, ==, message);
  g_assert_cmpstr (words, ==, expected);
}

#define TEAM(rest) "{\"format\":\"speelveld-team\",\"version\":1,\"game\":\"strafworp\"," rest "}"
#define VARIANT(rest)                                                                              \
  "{\"format\":\"speelveld-variant\",\"version\":1,\"game\":\"strafworp\"," rest "}"

static void
test_places (void)
{
  assert_words (TEAM ("\"cards\":[{\"number\":1},{\"number\":2},{\"number\":3,\"attack\":9}]"),
                "cards[2].attack: 9 is outside 1–6", "Card 3, attack power: 9 is outside 1–6");
  assert_words (TEAM ("\"name\":7"), "name: this must be a text", "Name: this must be a text");
  assert_words (VARIANT ("\"minutes\":99"), "minutes: 99 is outside 1–60",
                "Length of a half: 99 is outside 1–60");
  assert_words (VARIANT ("\"bonuses\":[{\"add\":1}]"),
                "bonuses[0]: a bonus names a role and an area, or a formation",
                "Position bonuses 1: a bonus names a role and an area, or a formation");
  assert_words (VARIANT ("\"card_points\":{\"attack\":99}"),
                "card_points.attack: 99 is outside 4–24",
                "Card points, attack points: 99 is outside 4–24");
}

/* What is about no place is told as it is. */
static void
test_no_place (void)
{
  assert_words ("{", "line 1, column 2: the document ends too early",
                "line 1, column 2: the document ends too early");
}

/* Every step of a path has words: of the game's tables, cards apart from rules, or of the document; else it is told as
 * it stands there. */
static void
test_steps (void)
{
  static const struct {
    const char *game, *path, *words;
  } cases[] = {
    { "strafworp", "name", "Name" },
    { "strafworp", "cards[3].name", "Card 4, name" },
    { "strafworp", "cards.defence", "Cards, defensive power" },
    { "strafworp", "cards[0].minutes", "Card 1, minutes" },
    { "strafworp", "teams[1].cards[11].attack", "Team 2, card 12, attack power" },
    { "strafworp", "teams[0].attack", "Team 1, attack points" },
    { "strafworp", "teams[0].colours[1]", "Team 1, colours" },
    { "strafworp", "variant.minutes", "Variant, length of a half" },
    { "strafworp", "variant.card_points.defence", "Variant, card points, defence points" },
    { "strafworp", "events[99]", "Event 100" },
    { "strafworp", "edges[0]", "Line 1" },
    { "strafworp", "edges", "Lines" },
    { "strafworp", "bonuses[9].area", "Position bonuses 10, area" },
    { "strafworp", "bonuses[0]..minutes", "Position bonuses 1" },
    { "strafworp", "ünknown.Über", "ünknown, über" },
    { "champions-2020", "teams[1].unavailable", "Team 2, cannot play" },
    { "eleven", "team.line_up", "team, line_up" },
    { NULL, "x", "x" },
    { NULL, "minutes", "minutes" },
    { NULL, "cards[0].attack", "Card 1, attack" },
    { NULL, "variant", "Variant" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (GError) error = NULL;
    g_autofree char *words = g_strconcat (cases[i].words, ": it is so", NULL);

    sv_store_error_set (&error, SV_STORE_ERROR_VALUE, cases[i].path, "it is so");
    if (cases[i].game != NULL)
      sv_store_error_set_game (&error, sv_game_by_id (cases[i].game));
    assert_text (sv_fault_words (error), words);
  }
}

/* Who cannot play is told by the name of the team, without the place; else nobody can. */
static void
test_teams (void)
{
  static const struct {
    const char *path, *words;
  } cases[] = { { "teams[0].cards[1]", "Velocitas cannot play by these rules: it is so." },
                { "teams[1]", "Standard team cannot play by these rules: it is so." },
                { "teams", "Nobody can play by these rules: it is so." },
                { "variant.teams[0]", "Nobody can play by these rules: it is so." } };
  g_autoptr (SvTeamDoc) team = named_team (sv_game_by_id ("strafworp"), "Velocitas");
  const SvTeamDoc *const teams[2] = { team, NULL };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (GError) error = NULL;

    sv_store_error_set (&error, SV_STORE_ERROR_VALUE, cases[i].path, "it is so");
    assert_text (sv_fault_words_teams (error, teams), cases[i].words);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/fault-words/places", test_places);
  g_test_add_func ("/fault-words/no-place", test_no_place);
  g_test_add_func ("/fault-words/steps", test_steps);
  g_test_add_func ("/fault-words/teams", test_teams);
  return g_test_run ();
}
