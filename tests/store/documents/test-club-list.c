/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A member list of a whole club becomes teams. */

#include "fixture.h"
#include "sv-club-list.h"
#include "sv-games.h"
#include "sv-reserves.h"

static SvClubList *
read_for (const char *game, const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  SvClubList *club = sv_club_list_read (sv_game_by_id (game), bytes, &error);

  g_assert_no_error (error);
  return club;
}

/* The club's teams as a text: "E1: Anne, Bo + Cas; E2: Dex", those in reserve behind the plus. */
static void
assert_teams (const SvClubList *club, const char *expected)
{
  g_autoptr (GString) told = g_string_new (NULL);

  for (guint i = 0; i < club->teams->len; i++) {
    g_autoptr (SvTeamDoc) team = sv_club_list_make_team (club, i);
    g_autoptr (GError) error = NULL;

    g_assert_true (sv_team_doc_check (team, NULL, &error));
    g_string_append_printf (told, "%s%s:", i > 0 ? "; " : "", team->name);
    for (unsigned j = 0; j < team->n_cards; j++)
      if (*team->cards[j].name != '\0')
        g_string_append_printf (told, " %s", team->cards[j].name);
    for (unsigned j = 0; j < sv_reserves_count (team); j++)
      g_string_append_printf (told, "%s %s", j == 0 ? " +" : "", sv_reserves_name (team, j));
  }
  g_assert_cmpstr (told->str, ==, expected);
}

/* A column says who is in which team. Who is in none, and a row that is nobody, stay out. */
static void
test_column (void)
{
  static const char *const headings[] = { "Ploeg", "team", "Klas", "Teamcode" };

  for (guint i = 0; i < G_N_ELEMENTS (headings); i++) {
    g_autofree char *text = g_strdup_printf ("Naam;D/H;%s\nAnne;D;E2\nBo;H;E1\nCas;H;E2\nDex;H;\n"
                                             "Totaal: 4;;\n",
                                             headings[i]);
    g_autoptr (SvClubList) club = read_for ("strafworp", text);

    g_assert_true (club->by_column);
    assert_teams (club, "E2: Anne Cas; E1: Bo");
    g_assert_cmpint (sv_club_list_find_team (club, 0), ==, 0);
    g_assert_cmpint (sv_club_list_find_team (club, 1), ==, 1);
    g_assert_cmpint (sv_club_list_find_team (club, 3), ==, -1);
    g_assert_cmpuint (sv_club_list_count_left (club), ==, 1);
  }
}

/* Without such a column every four make a team; who is left over comes into reserve. */
static void
test_every_four (void)
{
  g_autoptr (SvClubList) club = read_for ("strafworp", "A1\nB1\nC1\nD1\nA2\nB2\nC2\nD2\nX\nY\nZ\n");

  g_assert_false (club->by_column);
  g_assert_cmpuint (club->size, ==, 4);
  assert_teams (club, "Team 1: A1 B1 C1 D1 + X Z; Team 2: A2 B2 C2 D2 + Y");
  g_assert_cmpuint (sv_club_list_count_left (club), ==, 0);

  club->size = 5;
  sv_club_list_divide (club);
  assert_teams (club, "Team 1: A1 B1 C1 D1 + A2 Z; Team 2: B2 C2 D2 X + Y");

  g_autoptr (SvClubList) three = read_for ("strafworp", "A\nB\nC\n");
  assert_teams (three, "Team 1: A B C");
}

/* Where nobody can wait, those who are left over are a team with too few. */
static void
test_no_reserves (void)
{
  const SvGame *eleven = sv_game_by_id ("eleven");
  g_autoptr (GString) text = g_string_new (NULL);

  for (unsigned i = 0; i < eleven->n_cards + 2; i++)
    g_string_append_printf (text, "Player %c\n", 'A' + (int)i);
  g_autoptr (SvClubList) club = read_for ("eleven", text->str);
  g_assert_cmpuint (club->teams->len, ==, 2);
  g_autoptr (SvTeamDoc) second = sv_club_list_make_team (club, 1);
  g_assert_cmpstr (second->cards[1].name, !=, "");
  g_assert_cmpstr (second->cards[2].name, ==, "");
}

/* Who is ticked off is in no team, and the others move up; a name that was typed stays with its
 * team, and an empty one is none. */
static void
test_tick_off (void)
{
  g_autoptr (SvClubList) club = read_for ("strafworp", "A1\nB1\nC1\nD1\nA2\nB2\nC2\nD2\n");

  sv_club_list_set_name (club, 1, "Meeuwen 2");
  sv_club_list_set_name (club, 0, "");
  club->ticked[1] = FALSE;
  sv_club_list_divide (club);
  assert_teams (club, "Team 1: A1 C1 D1 A2 + B2 C2 D2");
  club->ticked[1] = TRUE;
  sv_club_list_divide (club);
  assert_teams (club, "Team 1: A1 B1 C1 D1; Meeuwen 2: A2 B2 C2 D2");
  memset (club->ticked, 0, sizeof club->ticked);
  sv_club_list_divide (club);
  g_assert_cmpuint (club->teams->len, ==, 0);
}

/* Who is of two teams plays in the first one that the list knows, and it is said; the case of a
 * team does not count. */
static void
test_two_teams (void)
{
  g_autoptr (SvClubList) club =
      read_for ("strafworp", "Naam;Team\nAnne;E1\nBo;E2\nCas;E3, E2, E1\nDex;e 1\nEva;F1/F2\n");
  const SvPlayerRow *cas = g_ptr_array_index (club->list.rows, 2);

  assert_teams (club, "E1: Anne Dex; E2: Bo Cas; F1/F2: Eva");
  g_assert_cmpuint (cas->faults->len, ==, 1);
  g_assert_cmpstr (g_ptr_array_index (cas->faults, 0), ==,
                   "The list says “E3, E2, E1”: put into E2.");
}

/* The user moves people, and the others stay where they are; a team without people is none. */
static void
test_move (void)
{
  g_autoptr (SvClubList) club = read_for ("strafworp", "Naam;Team\nAnne;E1\nBo;E2\nCas;E2\nDex;\n");

  sv_club_list_move (club, 3, 0);
  sv_club_list_move (club, 2, 0);
  sv_club_list_divide (club);
  assert_teams (club, "E1: Anne Cas Dex; E2: Bo");
  g_assert_cmpuint (sv_club_list_count_left (club), ==, 0);
  sv_club_list_move (club, 1, 0);
  sv_club_list_divide (club);
  assert_teams (club, "E1: Anne Bo Cas Dex");
  club->ticked[2] = FALSE;
  sv_club_list_divide (club);
  assert_teams (club, "E1: Anne Bo Dex");

  g_autoptr (SvClubList) equal = read_for ("strafworp", "A1\nB1\nC1\nD1\nA2\nB2\nC2\nD2\n");
  sv_club_list_move (equal, 0, 1);
  sv_club_list_divide (equal);
  assert_teams (equal, "Team 1: B1 C1 D1; Team 2: A1 A2 B2 C2 + D2");
}

/* Teams above names, in front of them or beside each other divide a club too, and who is not there
 * has no tick. */
static void
test_shapes (void)
{
  static const struct {
    const char *list, *teams;
  } cases[] = {
    { "E1\nAnne\nBo\nE2\nCas\n", "E1: Anne Bo; E2: Cas" },
    { "E1: Anne, Bo\nE2: Cas, Dex\n", "E1: Anne Bo; E2: Cas Dex" },
    { "Aanval;Verdediging\nAnne;Bo\nCas;Dex\n", "Aanval: Anne Cas; Verdediging: Bo Dex" },
    { "✅ Anne\n❌ Bo\n", "Team 1: Anne" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (SvClubList) club = read_for ("strafworp", cases[i].list);
    assert_teams (club, cases[i].teams);
  }
}

/* The values of the rows come along, and a team takes no more than its document holds. */
static void
test_values_and_room (void)
{
  g_autoptr (GString) text = g_string_new ("Naam;Ploeg;D/H;Attack\nAnne;E1;D;1\n");

  for (unsigned i = 0; i < 50; i++)
    g_string_append_printf (text, "Player %u;E2;H;2\n", i);
  g_autoptr (SvClubList) club = read_for ("strafworp", text->str);
  g_autoptr (SvTeamDoc) first = sv_club_list_make_team (club, 0);
  g_autoptr (SvTeamDoc) second = sv_club_list_make_team (club, 1);
  const SvGame *game = first->game;
  const SvField *attack = sv_field_find (game->card_fields, game->n_card_fields, "attack");

  g_assert_cmpint (sv_field_get (attack, sv_team_doc_card_values (first, 0)), ==, 1);
  g_assert_cmpuint (sv_reserves_count (second), ==, SV_TEAM_MAX_RESERVES);
  g_assert_cmpuint (sv_club_list_count_left (club), ==, 50 - 4 - SV_TEAM_MAX_RESERVES);
}

/* What is no list is refused with the sentence of the reader, and a name of any length fits. */
static void
test_refused (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_bytes_new_static ("Totaal: 3\n", 10);
  g_autofree char *long_name = g_strnfill (300, 'x');
  g_autofree char *text = g_strdup_printf ("Naam;Ploeg\nAnne;%s\n", long_name);

  g_assert_null (sv_club_list_read (game (), bytes, &error));
  g_assert_cmpstr (error->message, ==,
                   "No player of this list could be used. Row 1, “Totaal: 3”, is not a player.");
  g_autoptr (SvClubList) club = read_for ("strafworp", text);
  g_autoptr (SvTeamDoc) team = sv_club_list_make_team (club, 0);
  g_assert_cmpuint (strlen (team->name), ==, 200);
  g_assert_true (sv_team_doc_check (team, NULL, NULL));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/club/a-column-says-who-is-in-which-team", test_column);
  g_test_add_func ("/store/club/every-four-make-a-team", test_every_four);
  g_test_add_func ("/store/club/nobody-waits-in-eleven", test_no_reserves);
  g_test_add_func ("/store/club/tick-somebody-off", test_tick_off);
  g_test_add_func ("/store/club/two-teams-in-one-cell", test_two_teams);
  g_test_add_func ("/store/club/move-somebody", test_move);
  g_test_add_func ("/store/club/shapes-of-lists", test_shapes);
  g_test_add_func ("/store/club/values-come-along", test_values_and_room);
  g_test_add_func ("/store/club/what-is-no-list", test_refused);
  return g_test_run ();
}
