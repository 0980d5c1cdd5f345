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
    "\"attack\":1,\"defence\":2,\"head\":\"bald\",\"picture\":\"" PICTURE "\"},"
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
  g_assert_nonnull (strstr (text, "\"bald\""));
}

static void
test_team_file (void)
{
  g_autoptr (SvTeamDoc) team = read_team (own_team);
  g_autofree char *text = sv_team_doc_write (team, TRUE);
  g_autoptr (SvTeamDoc) again = read_team (text);

  assert_own (again);
}

/* Shirts have names where people gave them any; who has none stays a number. */
static void
test_shirts (void)
{
  static const char text[] = "{\"format\":\"speelveld-team\",\"version\":1,\"game\":\"eleven\","
                             "\"cards\":[{\"number\":1,\"name\":\"Zoë\"},{\"number\":7,\"name\":"
                             "\"Alex\",\"boots\":43}]}\n";
  g_autoptr (SvTeamDoc) team = read_team (text);
  g_autofree char *again = sv_team_doc_write (team, FALSE);
  g_autoptr (SvTeamDoc) nobody =
      read_team ("{\"format\":\"speelveld-team\",\"version\":1,\"game\":\"eleven\"}");

  g_assert_cmpstr (again, ==, text);
  g_assert_true (sv_team_doc_has_names (team));
  g_assert_false (sv_team_doc_has_names (nobody));
}

/* The figurine of a card has the head that the card says, else the one it always had. */
static void
test_head (gconstpointer data)
{
  const SvGame *game = data;
  const SvField *head = sv_field_flagged (game->card_fields, game->n_card_fields, SV_FIELD_HEAD);
  g_autofree void *setup = g_malloc0 (game->setup_size);
  g_autofree void *state = g_malloc0 (game->state_size);
  SvView before = { 0 }, after = { 0 };
  unsigned n = 0;

  sv_game_standard (game, setup);
  game->init (setup, state);
  game->view (setup, state, &before);
  for (int i = 0; i < SV_N_HEADS; i++) {
    sv_field_set (head, sv_game_card (game, setup, 1, 1), i);
    game->view (setup, state, &after);
    for (int j = 0; j < after.n_pieces; j++) {
      const gboolean is_it = after.pieces[j].side == 1 && after.pieces[j].card == 1;
      g_assert_cmpint (after.pieces[j].head, ==, is_it ? i + 1 : before.pieces[j].head);
      n += is_it;
    }
  }
  g_assert_cmpuint (n, ==, SV_N_HEADS);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cards/S-110-own-cards-in-a-match-file", test_match_file);
  g_test_add_func ("/cards/S-110-own-cards-in-a-team-file", test_team_file);
  g_test_add_func ("/cards/E-73-shirts", test_shirts);
  g_test_add_data_func ("/cards/S-110-head", sv_game_by_id ("strafworp"), test_head);
  g_test_add_data_func ("/cards/C-002-head", sv_game_by_id ("champions-2020"), test_head);
  g_test_add_data_func ("/cards/E-73-head", sv_game_by_id ("eleven"), test_head);
  return g_test_run ();
}
