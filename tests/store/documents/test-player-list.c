/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lists of players as they come out of spreadsheets, mails and old programs. */

#include "fixture.h"
#include "sv-games.h"
#include "sv-player-list.h"
#include "sv-reserves.h"

static SvTeamDoc *
take (const char *text, unsigned taken, unsigned skipped, const char *why)
{
  g_autoptr (GError) error = NULL;
  g_auto (SvPlayerListResult) result = { 0 };
  SvTeamDoc *team = sv_team_doc_new (game ());
  gboolean read = sv_player_list_read (team, text, strlen (text), &result, &error);

  if (taken > 0)
    g_assert_no_error (error);
  g_assert_cmpint (read, ==, taken > 0);
  g_assert_cmpuint (result.n_taken, ==, taken);
  g_assert_cmpuint (result.n_skipped, ==, skipped);
  if (why != NULL)
    g_assert_cmpstr (g_ptr_array_index (result.skipped, 0), ==, why);
  return team;
}

static void
expect (const char *text, const char *first, const char *second)
{
  g_autoptr (SvTeamDoc) team = take (text, 2, 0, NULL);

  g_assert_cmpstr (team->cards[0].name, ==, first);
  g_assert_cmpstr (team->cards[1].name, ==, second);
}

static int
value (const SvTeamDoc *team, unsigned card, const char *key)
{
  return sv_field_get (sv_field_find (team->game->card_fields, team->game->n_card_fields, key),
                       (char *)team->values + card * team->game->card_size);
}

static const SvPlayerRow *
row (const SvPlayerListResult *result, guint i)
{
  g_assert_cmpuint (i, <, result->rows->len);
  return g_ptr_array_index (result->rows, i);
}

static void
test_shapes (void)
{
  expect ("1;Anne\n2;Bo\n", "Anne", "Bo");
  expect ("2,Bo\r\n1,Anne", "Anne", "Bo");
  expect ("number\tname\n1\tAnne\n2\tBo\n", "Anne", "Bo");
  expect ("Name, Number\nBo, 2\nAnne, 1\n", "Anne", "Bo");
  expect ("\n\nAnne\n\nBo\n", "Anne", "Bo");
  expect ("1;\"Anne; \"\"An\"\"\"\n2;\" Bo \"\n", "Anne; \"An\"", "Bo");
  expect ("\xef\xbb\xbf"
          "1;Ren\xc3\xa9\n2;Bo",
          "René", "Bo");
  expect ("1;Ren\xe9\n2;Z\xfc", "René", "Zü");
  expect ("Team;Name;Number\nA;Anne;1\nA;Bo;2", "Anne", "Bo");
}

static void
test_values (void)
{
  g_autoptr (SvTeamDoc) team = take ("number;name;attack;sex\n1;Anne;4;female\n2;Bo;9;x\n", 2, 2,
                                     "Row 3, column “attack”: Attack power: 9 is outside 1–6.");

  g_assert_cmpint (value (team, 0, "attack"), ==, 4);
  g_assert_cmpint (value (team, 0, "sex"), ==, 1);
  g_assert_cmpint (value (team, 1, "attack"), ==, 3);
}

/* As the systems that clubs keep their members in write them, in either language. */
static void
test_members (void)
{
  g_autoptr (SvTeamDoc) team = take ("\"Relatiecode\";\"Volledige naam\";\"Rugnummer\";\"M/V\"\n"
                                     "ABC12;Anne de Wit;2;V\nABC13;Bo Smit;1;m\n",
                                     2, 0, NULL);

  g_assert_cmpstr (team->cards[0].name, ==, "Bo Smit");
  g_assert_cmpint (value (team, 0, "sex"), ==, 0);
  g_assert_cmpstr (team->cards[1].name, ==, "Anne de Wit");
  g_assert_cmpint (value (team, 1, "sex"), ==, 1);

  expect ("Roepnaam,Tussenvoegsel,Achternaam\nAnne,de,Wit\nBo,,Smit\n", "Anne de Wit", "Bo Smit");
  expect ("First name;Surname\nAnne;White\nBo;\n", "Anne White", "Bo");
  expect ("Whoever;Jersey\nBo;2\nAnne;1\n", "Anne", "Bo");
}

static void
test_skipped (void)
{
  sv_team_doc_free (take ("1;Anne\n1;Bo\n", 2, 1, "Row 2: the number 1 was used before."));
  sv_team_doc_free (take ("1;Anne\nx;Bo\n2;Cas\n", 3, 1, "Row 2: “x” is not a number."));
  sv_team_doc_free (take ("1;Anne\n2;\n", 1, 1, "Row 2 has no name."));
  sv_team_doc_free (take ("A\nB\nC\nD\nE\nF\n", 4, 0, NULL));
}

/* Numbers that are no cards' are those of shirts: the players get the cards in their order. */
static void
test_shirt_numbers (void)
{
  expect ("5;Anne\n7;Bo\n", "Anne", "Bo");
  expect ("12;Anne\n3;Bo\n", "Anne", "Bo");
  g_autoptr (SvTeamDoc) team =
      take ("2;Anne\n1;Bo\n3;Cas\n9;Dex\n", 4, 1, "Row 4: no card has the number 9.");
  g_assert_cmpstr (team->cards[1].name, ==, "Anne");
  g_assert_cmpstr (team->cards[3].name, ==, "Dex");
}

/* More people than cards: the first ones get them, or those who are ticked; whoever is ticked and has
 * no card comes into reserve, with the values of the row. */
static void
test_tick_who_comes_along (void)
{
  static const char list[] =
      "Nr;Naam;D/H;Attack\n5;Anne;D;2\n6;Bo;H;\n7;Cas;H;\n8;Dex;H;\n9;Eva;H;3\n;Totaal: 5\n";
  const SvField *sex = sv_field_find (game ()->card_fields, game ()->n_card_fields, "sex");
  const SvField *attack = sv_field_find (game ()->card_fields, game ()->n_card_fields, "attack");
  const SvField *defence = sv_field_find (game ()->card_fields, game ()->n_card_fields, "defence");
  int32_t brought;
  gboolean chosen[SV_PLAYER_LIST_MAX_ROWS] = { FALSE, TRUE, TRUE, TRUE, TRUE, TRUE };
  g_autoptr (SvTeamDoc) team = sv_team_doc_new (game ());
  g_auto (SvPlayerListResult) first = { 0 }, ticked = { 0 }, all = { 0 };

  g_assert_true (sv_player_list_read (team, list, strlen (list), &first, NULL));
  g_assert_cmpuint (first.n_taken, ==, 4);
  g_assert_cmpuint (first.n_left, ==, 1);
  g_assert_true (first.in_order);
  g_assert_true (row (&first, 4)->is_player);
  g_assert_false (row (&first, 5)->is_player);

  g_assert_true (sv_player_list_read_chosen (team, list, strlen (list), chosen, &ticked, NULL));
  g_assert_cmpuint (ticked.n_taken, ==, 4);
  g_assert_cmpuint (ticked.n_left, ==, 0);
  g_assert_cmpint (row (&ticked, 0)->card, ==, -1);
  g_assert_cmpstr (team->cards[0].name, ==, "Bo");
  g_assert_cmpstr (team->cards[3].name, ==, "Eva");

  chosen[0] = TRUE;
  g_assert_true (sv_player_list_read_chosen (team, list, strlen (list), chosen, &all, NULL));
  g_assert_cmpuint (all.n_taken, ==, 4);
  g_assert_cmpuint (all.n_reserves, ==, 1);
  g_assert_cmpuint (all.n_left, ==, 0);
  g_assert_cmpuint (row (&all, 4)->faults->len, ==, 0);
  g_assert_true (row (&all, 4)->in_reserve);
  g_assert_cmpint (row (&all, 4)->card, ==, -1);
  g_assert_cmpstr (row (&all, 4)->values, ==, "Sex: Male, Attack power: 3");
  g_assert_cmpuint (sv_reserves_count (team), ==, 1);
  g_assert_cmpstr (sv_reserves_name (team, 0), ==, "Eva");
  g_assert_true (sv_reserves_value (team, 0, sex, &brought));
  g_assert_cmpint (brought, ==, 0);
  g_assert_true (sv_reserves_value (team, 0, attack, &brought));
  g_assert_cmpint (brought, ==, 3);
  g_assert_false (sv_reserves_value (team, 0, defence, &brought));
  g_assert_true (sv_team_doc_check (team, NULL, NULL));
}

/* Columns are told by their row and heading, or by the letter of a spreadsheet. */
static void
test_place_of_fault (void)
{
  sv_team_doc_free (
      take ("Naam;D/H\nAnne;D\nBo;x\n", 2, 1, "Row 3, column “D/H”: “x” does not fit here (Sex)."));
  sv_team_doc_free (take ("Ledenlijst\n\nNaam;D/H\nAnne;x\n", 1, 1,
                          "Row 4, column “D/H”: “x” does not fit here (Sex)."));
}

/* "M" is a man beside "V", and a girl beside "J", which is a boy in Dutch. */
static void
test_shared_letters (void)
{
  static const struct {
    const char *list;
    int first, second;
  } cases[] = {
    { "Naam;Geslacht\nAnne;V\nBo;M\n", 1, 0 }, { "Naam;Geslacht\nAnne;M\nBo;J\n", 1, 0 },
    { "Naam;J/M\nAnne;M\nBo;M\n", 1, 1 },      { "Naam;M/V\nAnne;M\nBo;M\n", 0, 0 },
    { "Name;Gender\nAnne;F\nBo;M\n", 1, 0 },   { "Name;B/G\nAnne;G\nBo;B\n", 1, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (SvTeamDoc) team = take (cases[i].list, 2, 0, NULL);

    g_assert_cmpint (value (team, 0, "sex"), ==, cases[i].first);
    g_assert_cmpint (value (team, 1, "sex"), ==, cases[i].second);
  }
}

/* A list of a thousand names is read at once, one of ten thousand refused. */
static void
test_too_many_rows (void)
{
  g_autoptr (GString) list = g_string_new (NULL);
  g_autoptr (SvTeamDoc) team = sv_team_doc_new (game ());
  g_auto (SvPlayerListResult) result = { 0 };
  g_autoptr (GError) error = NULL;

  for (int i = 0; i < 10000; i++)
    g_string_append (list, "4;Bo;M\n");
  g_assert_false (sv_player_list_read (team, list->str, list->len, &result, &error));
  g_assert_cmpstr (error->message, ==, "This list has more than 5000 rows.");
}

static void
test_nothing (void)
{
  g_autoptr (GError) error = NULL;
  g_auto (SvPlayerListResult) result = { 0 };
  g_autoptr (SvTeamDoc) team = sv_team_doc_new (game ());
  g_autofree char *before = sv_team_doc_write (team, FALSE);

  g_assert_false (sv_player_list_read (team, "\n \n", 3, &result, &error));
  g_assert_cmpstr (error->message, ==, "There is no player in this list.");
  g_clear_error (&error);
  sv_player_list_result_clear (&result);
  g_assert_false (sv_player_list_read (team, "a\0b", 3, &result, &error));
  g_assert_cmpstr (error->message, ==, "This is not a list of players.");
  g_clear_error (&error);
  sv_player_list_result_clear (&result);
  g_assert_false (sv_player_list_read (team, "Nr;Naam\n1;\n", 11, &result, &error));
  g_assert_nonnull (
      strstr (error->message, "No player of this list could be used. Row 2 has no name."));
  g_autofree char *after = sv_team_doc_write (team, FALSE);
  g_assert_cmpstr (before, ==, after);
}

/* Whatever stands in a file, the team stays one that can be written and read. */
static void
test_noise (void)
{
  static const char letters[] = "12%;,\t\"\n\rname\xe9\xc3\xa9 attack";
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);

  for (int i = 0; i < 3000; i++) {
    char text[60];
    const gsize n = (gsize)g_rand_int_range (rand, 0, sizeof text);
    g_autoptr (GError) error = NULL;
    g_auto (SvPlayerListResult) result = { 0 };
    g_autoptr (SvTeamDoc) team = sv_team_doc_new (game ());

    for (gsize j = 0; j < n; j++)
      text[j] = letters[g_rand_int_range (rand, 0, sizeof letters - 1)];
    sv_player_list_read (team, text, n, &result, NULL);
    g_autofree char *written = sv_team_doc_write (team, FALSE);
    g_autoptr (SvTeamDoc) again = sv_team_doc_read (written, strlen (written), &error);
    g_assert_no_error (error);
  }
}

/* A whole squad, with what each plays, which is fixed by the number. */
static void
test_squad (void)
{
  g_autoptr (GString) list = g_string_new ("Number;Name;Role\n");
  g_autoptr (GError) error = NULL;
  g_auto (SvPlayerListResult) result = { 0 };
  g_autoptr (SvTeamDoc) team = sv_team_doc_new (sv_game_by_id ("champions-2020"));

  for (unsigned i = team->n_cards; i >= 1; i--)
    g_string_append_printf (list, "%u;Player %u;Keeper\n", i, i);
  g_assert_true (sv_player_list_read (team, list->str, list->len, &result, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (result.n_taken, ==, 20);
  g_assert_cmpuint (result.n_skipped, ==, 0);
  g_assert_cmpstr (team->cards[19].name, ==, "Player 20");
  g_assert_cmpint (value (team, 1, "role"), !=, value (team, 0, "role"));
}

/* Control characters and line ends in a name are a blank, as everywhere: the team can be saved. */
static void
test_control_characters (void)
{
  static const char list[] = "number;name\n1;O\302\222Neil\n2;\"Bo\nJo\"\n3;A\342\200\250b\033\n"
                             "4;\342\200\256evil\n";
  static const char *const names[] = { "O Neil", "Bo Jo", "A b", "evil" };
  g_autoptr (GError) error = NULL;
  g_auto (SvPlayerListResult) result = { 0 };
  g_autoptr (SvTeamDoc) team = sv_team_doc_new (game ());

  g_assert_true (sv_player_list_read (team, list, strlen (list), &result, &error));
  for (unsigned i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_cmpstr (team->cards[i].name, ==, names[i]);
  g_autofree char *written = sv_team_doc_write (team, TRUE);
  g_autoptr (SvTeamDoc) again = sv_team_doc_read (written, strlen (written), &error);
  g_assert_no_error (error);
}

/* What each row gives is told, with all that was wrong with it; of an endless list the
 * beginning. */
static void
test_rows (void)
{
  static const char list[] = "Code;Number;Name;Attack\nX1;2;Bo;3\nX2;3;Cas;9\nX3;4;;2\n";
  g_autoptr (SvTeamDoc) team = sv_team_doc_new (sv_game_by_id ("strafworp"));
  g_autoptr (GString) many = g_string_new (NULL);
  g_auto (SvPlayerListResult) result = { 0 }, rest = { 0 };

  g_assert_true (sv_player_list_read (team, list, strlen (list), &result, NULL));
  g_assert_cmpuint (result.unused->len, ==, 1);
  g_assert_cmpstr (g_ptr_array_index (result.unused, 0), ==, "Code");
  g_assert_cmpuint (result.rows->len, ==, 3);
  g_assert_cmpstr (row (&result, 0)->name, ==, "Bo");
  g_assert_cmpint (row (&result, 0)->card, ==, 1);
  g_assert_cmpstr (row (&result, 0)->values, ==, "Attack power: 3");
  g_assert_cmpuint (row (&result, 0)->faults->len, ==, 0);
  g_assert_cmpint (row (&result, 1)->card, ==, 2);
  g_assert_cmpstr (row (&result, 1)->values, ==, "");
  g_assert_cmpuint (row (&result, 1)->faults->len, ==, 1);
  g_assert_cmpint (row (&result, 2)->card, ==, -1);
  g_assert_cmpstr (g_ptr_array_index (row (&result, 2)->faults, 0), ==, "Row 4 has no name.");

  for (int i = 0; i < 3 * SV_PLAYER_LIST_MAX_ROWS; i++)
    g_string_append_printf (many, "Player %d\n", i);
  g_assert_true (sv_player_list_read (team, many->str, many->len, &rest, NULL));
  g_assert_cmpuint (rest.rows->len, ==, SV_PLAYER_LIST_MAX_ROWS);
  g_assert_cmpuint (rest.n_left, ==, 3 * SV_PLAYER_LIST_MAX_ROWS - team->n_cards);
}

/* Take a list of one player who has this in a column of that heading; returns what is told of
 * it. */
static char *
chance (const char *heading, const char *cell, int expected)
{
  g_autofree char *list = g_strdup_printf ("Name;%s\nBo;%s\n", heading, cell);
  g_autoptr (SvTeamDoc) team = sv_team_doc_new (sv_game_by_id ("strafworp"));
  g_auto (SvPlayerListResult) result = { 0 };

  g_assert_true (sv_player_list_read (team, list, strlen (list), &result, NULL));
  g_assert_cmpint (value (team, 0, "attack"), ==, expected);
  g_assert_cmpuint (result.unused->len, ==, 0);
  return g_strdup (row (&result, 0)->faults->len > 0
                       ? g_ptr_array_index (row (&result, 0)->faults, 0)
                       : row (&result, 0)->values);
}

static void
assert_chance (const char *heading, const char *cell, int expected, const char *told)
{
  g_autofree char *words = chance (heading, cell, expected);

  g_assert_cmpstr (words, ==, told);
}

/* How often somebody scores becomes the power that is thrown nearly as often: 1 of 6 throws at
 * least; just between two powers it is the better one. */
static void
test_percent (void)
{
  static const struct {
    const char *cell;
    int power;
  } cases[] = {
    { "0 %", 6 },   { "8%", 6 },    { "16,7 %", 6 },   { "24.9%", 6 }, { "25%", 5 },
    { "33%", 5 },   { "41%", 5 },   { "42%", 4 },      { "50 %", 4 },  { "58%", 4 },
    { "58,4%", 3 }, { "74,9%", 3 }, { "75%", 2 },      { "91.6%", 2 }, { "91.7%", 1 },
    { "100 %", 1 }, { "060%", 3 },  { "\"60 %\"", 3 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_free (chance ("Attack", cases[i].cell, cases[i].power));
  assert_chance ("Attack", "60 %", 3, "Attack power: 60 % → 3 or more, 4 of 6 throws");
  assert_chance ("Attack", "3%", 6, "Attack power: 3 % → 6 or more, 1 of 6 throws");
  assert_chance ("Attack", "62,5\302\240%", 3, "Attack power: 62,5 % → 3 or more, 4 of 6 throws");

  /* What nobody can have is told; the card stays as it was, and so do powers without the sign. */
  assert_chance ("Attack", "101 %", 2,
                 "Row 2, column “Attack”: “101 %” does not fit here (Attack power).");
  assert_chance ("Attack", "-5 %", 2,
                 "Row 2, column “Attack”: “-5 %” does not fit here (Attack power).");
  assert_chance ("Attack", "nan%", 2,
                 "Row 2, column “Attack”: “nan%” does not fit here (Attack power).");
  assert_chance ("Attack", "%", 2, "Row 2, column “Attack”: “%” does not fit here (Attack power).");
  assert_chance ("Attack", "6.0.0%", 2,
                 "Row 2, column “Attack”: “6.0.0%” does not fit here (Attack power).");
  assert_chance ("Attack", "60", 2, "Row 2, column “Attack”: Attack power: 60 is outside 1–6.");
  assert_chance ("Attack", "4", 4, "Attack power: 4");
}

/* A heading that speaks of percent says it of all that stands below it. */
static void
test_percent_headings (void)
{
  static const char *const headings[] = { "Schotpercentage",     "doelpercentage", "Shooting %",
                                          "Shooting percentage", "Schot (%)",      "Attack (%)",
                                          "Attack power %",      "Doelpunten%" };
  static const char list[] = "Naam;Schot %;Verdedigingspercentage;M/V\nBo;60;34 %;V\nAn;50 %;;m\n";
  g_autoptr (SvTeamDoc) team = sv_team_doc_new (sv_game_by_id ("strafworp"));
  g_auto (SvPlayerListResult) result = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (headings); i++)
    assert_chance (headings[i], "60", 3, "Attack power: 60 % → 3 or more, 4 of 6 throws");
  assert_chance ("Shooting %", "600", 2,
                 "Row 2, column “Shooting %”: “600” does not fit here (Attack power).");

  g_assert_true (sv_player_list_read (team, list, strlen (list), &result, NULL));
  g_assert_cmpstr (row (&result, 0)->values, ==,
                   "Attack power: 60 % → 3 or more, 4 of 6 throws, "
                   "Defensive power: 34 % → 5 or more, 2 of 6 throws, Sex: Female");
  g_assert_cmpint (value (team, 0, "defence"), ==, 5);
  g_assert_cmpint (value (team, 1, "attack"), ==, 4);
  g_assert_cmpint (value (team, 1, "sex"), ==, 0);
}

/* Where cards hold names only a list gives names, to those whose numbers it has or in its order. */
static void
test_shirts (void)
{
  static const char list[] = "rugnummer;voornaam;achternaam;attack\n11;Bo;Smit;3\n1;Anne;;4\n"
                             "12;Cas;;5\n;Dex;;6\n";
  g_autoptr (SvTeamDoc) team = sv_team_doc_new (sv_game_by_id ("eleven"));
  g_autoptr (GError) error = NULL;
  g_auto (SvPlayerListResult) result = { 0 };

  g_assert_true (sv_player_list_read (team, list, strlen (list), &result, &error));
  g_assert_cmpuint (result.n_taken, ==, 4);
  g_assert_cmpstr (team->cards[0].name, ==, "Anne");
  g_assert_cmpstr (team->cards[1].name, ==, "Cas");
  g_assert_cmpstr (team->cards[2].name, ==, "Dex");
  g_assert_cmpstr (team->cards[10].name, ==, "Bo Smit");
  g_assert_cmpstr (g_ptr_array_index (result.unused, 0), ==, "attack");
  g_assert_cmpuint (result.n_skipped, ==, 1);
  g_assert_cmpstr (g_ptr_array_index (result.skipped, 0), ==, "Row 4: no card has the number 12.");
}

/* As much as there may be of anything, and one more. */
static void
test_limits (void)
{
  for (unsigned more = 0; more < 2; more++) {
    g_autofree char *name = g_strnfill (200 + more, 'x');
    g_autofree char *long_name = g_strdup_printf ("1;%s\n2;Bo\n", name);
    g_autoptr (SvTeamDoc) team =
        take (long_name, 2 - more, more, more > 0 ? "Row 1: the name is too long." : NULL);
    g_assert_cmpstr (team->cards[1].name, ==, "Bo");

    /* 256 columns are looked at; it is told that there are more. */
    g_autoptr (GString) wide = g_string_new ("Name");
    for (unsigned i = 1; i < 255 + more; i++)
      g_string_append (wide, ";y");
    g_string_append (wide, ";Number\nAnne");
    for (unsigned i = 1; i < 255 + more; i++)
      g_string_append (wide, ";");
    g_string_append (wide, ";2");
    g_auto (SvPlayerListResult) columns = { 0 };
    g_autoptr (SvTeamDoc) far = sv_team_doc_new (game ());
    g_assert_true (sv_player_list_read (far, wide->str, wide->len, &columns, NULL));
    g_assert_cmpstr (far->cards[1 - more].name, ==, "Anne");
    g_assert_cmpuint (columns.unused->len, ==, more == 0 ? 254 : 256);
    g_assert_cmpstr (g_ptr_array_index (columns.unused, columns.unused->len - 1), ==,
                     more == 0 ? "y" : "all from column IW on");

    /* 1 MiB is read, and five of the sentences on what was left out are kept. */
    g_autoptr (GString) large = g_string_new ("Number;Name\n1;Anne\n");
    for (unsigned i = 0; i < 6; i++)
      g_string_append (large, "x;Bo\n");
    while (large->len < SV_PLAYER_LIST_MAX_BYTES + more)
      g_string_append_c (large, '\n');
    g_autoptr (SvTeamDoc) any = sv_team_doc_new (game ());
    g_auto (SvPlayerListResult) result = { 0 };
    g_autoptr (GError) error = NULL;
    g_assert_true (sv_player_list_read (any, large->str, large->len, &result, &error) ==
                   (more == 0));
    g_assert_cmpuint (result.skipped->len, ==, more == 0 ? 5 : 0);
    g_assert_cmpuint (result.n_skipped, ==, more == 0 ? 6 : 0);
  }
  /* Nothing but a mark of the order of bytes; and signs that stand equally often: the first of
   * them. */
  g_autoptr (SvTeamDoc) nobody = take ("\xef\xbb\xbf", 0, 0, NULL);
  g_assert_false (sv_team_doc_has_names (nobody));
  g_autoptr (SvTeamDoc) both = take ("Name;Number,x\nAnne;2", 1, 0, NULL);
  g_assert_cmpstr (both->cards[0].name, ==, "Anne");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/player-list/shapes", test_shapes);
  g_test_add_func ("/player-list/values", test_values);
  g_test_add_func ("/player-list/members", test_members);
  g_test_add_func ("/player-list/rows", test_rows);
  g_test_add_func ("/player-list/percent", test_percent);
  g_test_add_func ("/player-list/percent-headings", test_percent_headings);
  g_test_add_func ("/player-list/skipped", test_skipped);
  g_test_add_func ("/player-list/shirt-numbers", test_shirt_numbers);
  g_test_add_func ("/player-list/tick-who-comes-along", test_tick_who_comes_along);
  g_test_add_func ("/player-list/place-of-a-fault", test_place_of_fault);
  g_test_add_func ("/player-list/shared-letters", test_shared_letters);
  g_test_add_func ("/player-list/too-many-rows", test_too_many_rows);
  g_test_add_func ("/player-list/limits", test_limits);
  g_test_add_func ("/player-list/nothing", test_nothing);
  g_test_add_func ("/player-list/squad", test_squad);
  g_test_add_func ("/player-list/E-73-shirts", test_shirts);
  g_test_add_func ("/player-list/noise", test_noise);
  g_test_add_func ("/player-list/control-characters", test_control_characters);
  return g_test_run ();
}
