/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What teams of Champions 2020 take from match to match, and who cannot play: RULES.md C-200. */

#include <glib.h>
#include <string.h>

#include "fault-text.h"
#include "sv-games.h"

static const SvGame *game;
static char *setup;

/* A match of the first team, in letters: y a yellow card, r a red one, i and j the same for
 * injuries, - nothing. Each is about shirt number 5. */
static void
play (const char *matches)
{
  const SvField *list = sv_field_find (game->team_fields, game->n_team_fields, "played");
  void *team = sv_game_team (game, setup, 0);

  g_assert_nonnull (list);
  sv_game_standard (game, setup);
  sv_field_set (list, team, (int32_t)strlen (matches));
  for (unsigned i = 0; matches[i] != '\0'; i++) {
    static const char letters[] = "yrij";
    const char *letter = strchr (letters, matches[i]);
    void *item = sv_field_item (list, team, i);

    for (size_t k = 0; k < list->n_fields; k++)
      sv_field_set (&list->fields[k], item, 0);
    if (letter != NULL)
      sv_field_set (&list->fields[letter - letters], item, 1 << 5);
  }
}

/* Whether number 5 may be one of the eleven now. */
static gboolean
can_play (void)
{
  static const int eleven[] = { 1, 5, 2, 3, 8, 9, 10, 14, 15, 16, 17 };
  const SvField *field = sv_field_find (game->team_fields, game->n_team_fields, "eleven");
  char text[FAULT_TEXT];
  SvFault fault;
  int32_t mask = 0;

  for (unsigned i = 0; i < G_N_ELEMENTS (eleven); i++)
    mask |= 1 << eleven[i];
  sv_field_set (field, sv_game_team (game, setup, 0), mask);
  if (sv_game_check (game, setup, &fault))
    return TRUE;
  g_assert_cmpstr (fault_text (&fault, text), ==,
                   "teams[0].eleven: a player of the line-up cannot play");
  return FALSE;
}

static void
expect (const char *matches, gboolean plays)
{
  play (matches);
  if (can_play () != plays)
    g_error ("after %s number 5 %s", matches, plays ? "should play" : "should miss the match");
}

static void
test_cards (void)
{
  expect ("", TRUE);
  expect ("y", TRUE);     /* on notice for three matches */
  expect ("yy", FALSE);   /* again */
  expect ("yy-", TRUE);   /* missed one */
  expect ("y--y", FALSE); /* still on notice */
  expect ("y---y", TRUE); /* no more */
  expect ("r", FALSE);    /* two matches */
  expect ("r-", FALSE);
  expect ("r--", TRUE);
  expect ("yr--", FALSE); /* three, being on notice */
  expect ("yr---", TRUE);
  expect ("r--y", FALSE);   /* matches missed do not use up the notice */
  expect ("r-----y", TRUE); /* three matches played clean do */
}

static void
test_injuries (void)
{
  expect ("i", TRUE);
  expect ("ii", FALSE);
  expect ("i-i", FALSE); /* on notice for two matches */
  expect ("i--i", TRUE);
  expect ("j", FALSE);
  expect ("j--", TRUE);
  expect ("yi", TRUE); /* two accounts */
}

/* A match adds one to the list; a full list forgets its first. */
static void
test_after_match (void)
{
  const SvField *list = sv_field_find (game->team_fields, game->n_team_fields, "played");
  g_autofree char *state = g_malloc0 (game->state_size);
  void *team = sv_game_team (game, setup, 0);

  sv_game_standard (game, setup);
  game->init (setup, state);
  game->season.after_match (setup, state, 0, team);
  g_assert_cmpint (sv_field_get (list, team), ==, 1);
  for (size_t k = 0; k < list->n_fields; k++)
    g_assert_cmpint (sv_field_get (&list->fields[k], sv_field_item (list, team, 0)), ==, 0);
  sv_field_set (&list->fields[0], sv_field_item (list, team, 0), 1 << 5);
  for (int32_t i = 1; i < list->max; i++)
    game->season.after_match (setup, state, 0, team);
  g_assert_cmpint (sv_field_get (list, team), ==, list->max);
  g_assert_cmpint (sv_field_get (&list->fields[0], sv_field_item (list, team, 0)), ==, 1 << 5);
  game->season.after_match (setup, state, 0, team);
  g_assert_cmpint (sv_field_get (list, team), ==, list->max);
  g_assert_cmpint (sv_field_get (&list->fields[0], sv_field_item (list, team, 0)), ==, 0);
}

/* Why somebody must miss the next match; card 4 is number 5. */
static void
test_why (void)
{
  const SvField *list = sv_field_find (game->team_fields, game->n_team_fields, "played");
  const SvField *absent = sv_field_find (game->team_fields, game->n_team_fields, "unavailable");
  static const struct {
    unsigned field, times; /* of the list, by its order; matches in a row */
    const char *why;
  } cases[] = {
    { 0, 1, NULL }, { 0, 2, "another yellow card" }, { 1, 1, "red card" },
    { 2, 1, NULL }, { 2, 2, "injured again" },       { 3, 1, "injured twice in a match" }
  };
  void *team = sv_game_team (game, setup, 0);

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++) {
    sv_game_standard (game, setup);
    sv_field_set (list, team, cases[i].times);
    for (unsigned k = 0; k < cases[i].times; k++)
      sv_field_set (&list->fields[cases[i].field], sv_field_item (list, team, k), 1 << 5);
    g_assert_cmpstr (game->season.misses (team, 4), ==, cases[i].why);
    g_assert_cmpstr (game->season.misses (team, 5), ==, NULL);
  }
  sv_game_standard (game, setup);
  sv_field_set (absent, team, 1 << 5);
  g_assert_cmpstr (game->season.misses (team, 4), ==, "marked as unable to play");
}

/* A usual line-up in which somebody must not stand is chosen anew, any other stays. */
static void
test_line_up_opens (void)
{
  const SvField *list = sv_field_find (game->team_fields, game->n_team_fields, "played");
  const SvField *eleven = sv_field_find (game->team_fields, game->n_team_fields, "eleven");
  const int32_t usual = 0x1ffe & ~(1 << 12); /* 1 to 11 */
  g_autofree char *state = g_malloc0 (game->state_size);
  void *team = sv_game_team (game, setup, 0);

  for (unsigned number = 5; number <= 15; number += 10) {
    sv_game_standard (game, setup);
    game->init (setup, state);
    sv_field_set (eleven, team, usual);
    sv_field_set (list, team, 1);
    sv_field_set (&list->fields[1], sv_field_item (list, team, 0), 1 << number);
    game->season.after_match (setup, state, 0, team);
    g_assert_cmpint (sv_field_get (eleven, team), ==, number == 5 ? 0 : usual);
  }
}

/* Who cannot play takes no part in a shoot-out that is set up on the board either. */
static void
test_shootout (void)
{
  const SvField *field = sv_field_find (game->team_fields, game->n_team_fields, "unavailable");
  g_autofree char *state = g_malloc0 (game->state_size);
  SvPlacement placement;
  SvEvent legal[SV_MAX_LEGAL];
  SvPhrase why = sv_phrase (NULL, -1);
  SvView view;

  game->setup.standard (setup);
  sv_field_set (sv_field_find (game->variant_fields, game->n_variant_fields, "shootout"), setup, 1);
  sv_field_set (field, sv_game_team (game, setup, 0), 1 << 1);
  game->init (setup, state);
  sv_game_to_placement (game, setup, state, &placement);
  placement.phase = 5;
  placement.period = 3;
  sv_game_from_placement (game, setup, &placement, state, &why);
  g_assert_cmpstr (why.msgid, ==, NULL);
  g_assert_cmpstr (game->broken (setup, state), ==, NULL);
  g_assert_cmpuint (game->legal (setup, state, legal), ==, 2); /* where the keeper of home stands */
  const int goal = legal[0].a;
  game->apply (setup, state, legal[0]);
  game->view (setup, state, &view);
  g_assert_cmpint (view.pieces[0].space, ==, -1);
  g_assert_cmpint (view.pieces[19].space, ==, goal); /* number 20 */
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  game = sv_game_by_id ("champions-2020");
  g_assert_nonnull (game);
  setup = g_malloc0 (game->setup_size);
  g_test_add_func ("/league/C-200/cards", test_cards);
  g_test_add_func ("/league/C-200/injuries", test_injuries);
  g_test_add_func ("/league/C-200/after-match", test_after_match);
  g_test_add_func ("/league/C-200/why", test_why);
  g_test_add_func ("/league/C-200/line-up-opens", test_line_up_opens);
  g_test_add_func ("/league/C-154/who-cannot-play", test_shootout);
  const int status = g_test_run ();
  g_free (setup);
  return status;
}
