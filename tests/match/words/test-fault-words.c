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
  assert_words (VARIANT ("\"minutes\":99"), "minutes: 99 is outside 0–60",
                "Length of a period: 99 is outside 0–60");
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

/* Places that documents of all games have, and those that none has. */
static void
test_keys (void)
{
  static const char *const cases[][2] = {
    { "", "so it is" },
    { "name", "Name: so it is" },
    { "cards", "Cards: so it is" },
    { "cards[0]", "Card 1: so it is" },
    { "cards[11].short_name", "Card 12, short name: so it is" },
    { "teams[1].colours[1]", "Team 2, colours: so it is" },
    { "teams", "Teams: so it is" },
    { "seats[2].logo", "Player 3, logo: so it is" },
    { "events[122]", "Event 123: so it is" },
    { "pitch.w", "Pitch, width: so it is" },
    { "spaces[3].edges[0].h", "Space 4, line 1, height: so it is" },
    { "start.clock", "Position, clock: so it is" },
    { "elsewhere.variant", "elsewhere, variant: so it is" },
    { "teams[0].ABc", "Team 1, aBc: so it is" },
    { "name[4].picture", "Name, picture: so it is" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (GError) error = NULL;

    sv_store_error_set (&error, SV_STORE_ERROR_VALUE, cases[i][0], "so it is");
    assert_text (sv_fault_words (error), cases[i][1]);
  }
}

/* Every step of a path has words: of the game's tables, cards apart from rules, or of the document;
 * else it is told as it stands there. */
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
    { "strafworp", "variant.minutes", "Variant, length of a period" },
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

/* Teams that do not suit the rules: which of them, or whoever it is. */
static void
test_teams (void)
{
  g_autoptr (SvTeamDoc) named = named_team (sv_game_by_id ("strafworp"), "Velocitas");
  const SvTeamDoc *const teams[][2] = { { NULL, named }, { named, NULL } };
  static const struct {
    const char *path;
    const char *words[2];
  } cases[] = {
    { "teams[0].cards",
      { "Standard team cannot play by these rules: so it is.",
        "Velocitas cannot play by these rules: so it is." } },
    { "teams[1]",
      { "Velocitas cannot play by these rules: so it is.",
        "Standard team cannot play by these rules: so it is." } },
    { "variant.bonuses[1]",
      { "Nobody can play by these rules: so it is.",
        "Nobody can play by these rules: so it is." } },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++)
    for (unsigned k = 0; k < 2; k++) {
      g_autoptr (GError) error = NULL;

      sv_store_error_set (&error, SV_STORE_ERROR_VALUE, cases[i].path, "so it is");
      assert_text (sv_fault_words_teams (error, teams[k]), cases[i].words[k]);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/fault-words/places", test_places);
  g_test_add_func ("/fault-words/no-place", test_no_place);
  g_test_add_func ("/fault-words/keys", test_keys);
  g_test_add_func ("/fault-words/steps", test_steps);
  g_test_add_func ("/fault-words/teams", test_teams);
  return g_test_run ();
}
