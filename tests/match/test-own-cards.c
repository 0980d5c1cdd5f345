/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Own cards: what people make of a team comes through a match and its file unchanged. */

#include "doc-fixture.h"
#include "sv-games.h"

#define PICTURE                                                                                    \
  "data:image/svg+xml;base64,"                                                                     \
  "PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSIxIiBoZWlnaHQ9IjEiLz4="

static const char own_team[] =
    "{\"format\":\"speelveld-team\",\"version\":1,\"game\":\"strafworp\","
    "\"name\":\"De Meeuwen\",\"short_name\":\"MEE\",\"colours\":[\"#123456\",\"#fedcba\"],"
    "\"logo\":\"" PICTURE "\","
    "\"cards\":[{\"number\":1,\"name\":\"Zoë\",\"role_name\":\"sluipschutter\","
    "\"attack\":1,\"defence\":2,\"picture\":\"" PICTURE "\"},"
    "{\"number\":4,\"attack\":6,\"defence\":5}]}";

static SvTeamDoc *
read_team (const char *text)
{
  g_autoptr (GError) error = NULL;
  SvTeamDoc *team = sv_team_doc_read (text, strlen (text), &error);

  g_assert_no_error (error);
  return team;
}

static void
assert_own (const SvTeamDoc *team)
{
  g_assert_cmpstr (team->name, ==, "De Meeuwen");
  g_assert_cmpstr (team->short_name, ==, "MEE");
  g_assert_cmpstr (team->colours[0], ==, "#123456");
  g_assert_cmpstr (team->colours[1], ==, "#fedcba");
  g_assert_cmpstr (team->logo, ==, PICTURE);
  g_assert_cmpstr (team->cards[0].name, ==, "Zoë");
  g_assert_cmpstr (team->cards[0].role_name, ==, "sluipschutter");
  g_assert_cmpstr (team->cards[0].picture, ==, PICTURE);
  g_assert_null (team->cards[1].role_name);
}

static void
test_match_file (void)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  const SvField *attack = sv_field_find (game->card_fields, game->n_card_fields, "attack");
  g_autoptr (SvTeamDoc) team = read_team (own_team);
  g_autoptr (SvMatchDoc) match = new_doc (NULL, NULL, team);

  assert_own (match->teams[1]);
  g_autofree char *text = sv_match_doc_write (match, TRUE);
  g_autoptr (SvMatchDoc) again = parse_doc (text);
  assert_own (again->teams[1]);
  /* The powers are those that the rules play with. */
  const void *setup = sv_history_get_setup (again->history);
  g_assert_cmpint (sv_field_get (attack, sv_game_card_const (game, setup, 1, 0)), ==, 1);
  g_assert_cmpint (sv_field_get (attack, sv_game_card_const (game, setup, 1, 3)), ==, 6);
  g_assert_cmpint (sv_field_get (attack, sv_game_card_const (game, setup, 0, 0)), ==, 2);
}

static void
test_team_file (void)
{
  g_autoptr (SvTeamDoc) team = read_team (own_team);
  g_autofree char *text = sv_team_doc_write (team, TRUE);
  g_autoptr (SvTeamDoc) again = read_team (text);

  assert_own (again);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cards/S-110-own-cards-in-a-match-file", test_match_file);
  g_test_add_func ("/cards/S-110-own-cards-in-a-team-file", test_team_file);
  return g_test_run ();
}
