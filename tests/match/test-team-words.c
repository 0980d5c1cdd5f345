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

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/match/short-name", test_short_names);
  g_test_add_func ("/match/powers", test_powers);
  return g_test_run ();
}
