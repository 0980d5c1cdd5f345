/* SPDX-License-Identifier: GPL-3.0-or-later */

/* In which ways a match of a competition can end, which is what the slips and the menus offer. */

#include "doc-fixture.h"
#include "sv-cup-endings.h"
#include "sv-cup-schedule.h"
#include "sv-games.h"

enum {
  FULL = 1 << SV_END_FULL_TIME,
  EXTRA = 1 << SV_END_EXTRA_TIME,
  GOLDEN = 1 << SV_END_GOLDEN_GOAL,
  PENALTIES = 1 << SV_END_PENALTIES
};

/* The endings of the first match of a competition with these rules. */
static unsigned
endings (const char *id, SvCupKind kind, const char *const *rules)
{
  const SvGame *game = sv_game_by_id (id);
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);
  g_autoptr (GPtrArray) teams = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_team_doc_free);
  g_autoptr (GError) error = NULL;
  SvCup *cup = sv_cup_new (kind, 2, game->season.points);

  for (; *rules != NULL; rules++)
    sv_field_set (sv_field_find (game->variant_fields, game->n_variant_fields, *rules),
                  variant->setup, 1);
  sv_cup_schedule (cup);
  g_ptr_array_add (teams, named_team (game, "Fox"));
  g_ptr_array_add (teams, named_team (game, "Owl"));
  g_autoptr (SvCupDoc) doc = sv_cup_doc_new ("Cup", variant, teams, cup, &error);
  g_assert_no_error (error);
  return sv_cup_endings (doc, 0);
}

#define ENDINGS(id, kind, ...) endings (id, kind, (const char *[]){ __VA_ARGS__, NULL })

static void
test_league (void)
{
  g_assert_cmpuint (ENDINGS ("strafworp", SV_CUP_LEAGUE, NULL), ==, FULL);
  g_assert_cmpuint (ENDINGS ("eleven", SV_CUP_LEAGUE, NULL), ==, FULL);
  g_assert_cmpuint (ENDINGS ("champions-2020", SV_CUP_LEAGUE, NULL), ==, FULL);
}

static void
test_rules (void)
{
  g_assert_cmpuint (ENDINGS ("strafworp", SV_CUP_LEAGUE, "golden_goal"), ==, FULL | GOLDEN);
  g_assert_cmpuint (ENDINGS ("eleven", SV_CUP_LEAGUE, "shootout"), ==, FULL | PENALTIES);
  g_assert_cmpuint (ENDINGS ("eleven", SV_CUP_LEAGUE, "extra_time", "shootout"), ==,
                    FULL | EXTRA | PENALTIES);
  g_assert_cmpuint (ENDINGS ("champions-2020", SV_CUP_LEAGUE, "extra_time", "shootout"), ==,
                    FULL | GOLDEN | PENALTIES);
}

/* Somebody must go on. */
static void
test_knockout (void)
{
  g_assert_cmpuint (ENDINGS ("strafworp", SV_CUP_KNOCKOUT, NULL), ==, FULL | PENALTIES);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cup-endings/league", test_league);
  g_test_add_func ("/cup-endings/rules-with-more", test_rules);
  g_test_add_func ("/cup-endings/knock-out", test_knockout);
  return g_test_run ();
}
