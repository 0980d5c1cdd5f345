/* SPDX-License-Identifier: GPL-3.0-or-later */

/* sv-suggester: what makes two teams even is found in a worker, told in words and written on the
 * cards. That it does so is the business of test-card-sets. */

#include "doc-fixture.h"
#include "sv-games.h"
#include "sv-suggester.h"

static const SvField *
power (const SvGame *game, const char *key)
{
  return sv_field_find (game->card_fields, game->n_card_fields, key);
}

/* Whose card it is: who has a name by it, who has none by the role that the team or the game has
 * for the card. */
static void
test_words (void)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  g_autoptr (SvTeamDoc) team = named_team (game, "Fox");
  SvSuggestion suggestion = { .changes = { { { power (game, "attack"), 0 }, 2, 3 },
                                           { { power (game, "defence"), 1 }, 4, 1 },
                                           { { power (game, "attack"), 2 }, 5, 6 } },
                              .n_changes = 3,
                              .balance = { .chance = { 0.494, 0.03, 0.476 } } };

  g_free (team->cards[0].name);
  team->cards[0].name = g_strdup ("Robin");
  team->cards[0].role_name = g_strdup ("captain");
  team->cards[1].role_name = g_strdup ("captain");
  assert_text (sv_suggester_dup_words (team, &suggestion),
               "Attack power of Robin: 3 instead of 2. Defensive power of captain: 1 instead of 4. "
               "Attack power of Assister: 6 instead of 5. Wins 49, draws 3, loses 48 of 100.");
  assert_text (sv_suggester_dup_change (&suggestion.changes[1]), "4 → 1");
  assert_text (sv_suggester_dup_result (&suggestion), "49 · 3 · 48");
  /* Rounded up both, they leave nothing for draws. */
  suggestion.n_changes = 0;
  suggestion.balance.chance = (SvChance){ 0.506, 0, 0.506 };
  assert_text (sv_suggester_dup_words (team, &suggestion), "Wins 51, draws 0, loses 51 of 100.");
  assert_text (sv_suggester_dup_result (&suggestion), "51 · 0 · 51");
}

/* Who has neither is told by the number of the card. */
static void
test_number (void)
{
  const SvGame *game = sv_game_by_id ("eleven");
  g_autoptr (SvTeamDoc) team = named_team (game, "Fox");
  const SvSuggestion suggestion = { .changes = { { { &game->card_fields[0], 6 }, 2, 3 } },
                                    .n_changes = 1,
                                    .balance = { .chance = { 0.5, 0, 0.5 } } };
  g_autofree char *words = sv_suggester_dup_words (team, &suggestion);

  g_assert_nonnull (strstr (words, " of 7: 3 instead of 2. Wins 50, draws 0, loses 50 of 100."));
}

static void
test_apply (void)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  const SvField *attack = power (game, "attack"), *defence = power (game, "defence");
  g_autoptr (SvTeamDoc) team = named_team (game, "Fox");
  const SvSuggestion suggestion = {
    .changes = { { { attack, 0 }, 2, 5 }, { { defence, 3 }, 4, 1 } }, .n_changes = 2
  };
  const int32_t before = sv_field_get (attack, sv_team_doc_card_values (team, 1));

  sv_suggester_apply (team, &suggestion);
  g_assert_cmpint (sv_field_get (attack, sv_team_doc_card_values (team, 0)), ==, 5);
  g_assert_cmpint (sv_field_get (attack, sv_team_doc_card_values (team, 1)), ==, before);
  g_assert_cmpint (sv_field_get (defence, sv_team_doc_card_values (team, 3)), ==, 1);
}

static void
found_cb (gpointer out, gpointer found, const GError *error)
{
  g_assert_no_error (error);
  *(gpointer *)out = found;
}

static void
never_cb (gpointer out, gpointer found, const GError *error)
{
  g_assert_not_reached ();
}

/* Two teams that are even need nothing; nothing of the setup is needed any more once it was asked.
 * Of what is cancelled nothing comes. */
static void
test_find (void)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  g_autofree void *setup = g_malloc0 (game->setup_size);
  g_autoptr (GArray) found = NULL;
  SvJob *job = NULL, *cancelled = NULL;

  sv_game_standard (game, setup);
  sv_suggester_find (&cancelled, game, setup, never_cb, NULL);
  sv_job_cancel (&cancelled);
  sv_suggester_find (&job, game, setup, found_cb, &found);
  memset (setup, 0, game->setup_size);
  while (job != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (found->len, ==, 0);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

int
main (int argc, char **argv)
{
  g_setenv ("LC_ALL", "C.UTF-8", TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/evener/words", test_words);
  g_test_add_func ("/evener/number", test_number);
  g_test_add_func ("/evener/apply", test_apply);
  g_test_add_func ("/evener/find", test_find);
  return g_test_run ();
}
