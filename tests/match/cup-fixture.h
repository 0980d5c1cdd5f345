/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* cup-fixture: a league of the first game, by the standard rules. */

#include "doc-fixture.h"
#include "sv-cup-book.h"
#include "sv-cup-schedule.h"
#include "sv-games.h"

/* Of teams called "Team 1" and so on, kept in the file of that path. */
static inline SvCupBook *
make_league (const char *path, unsigned n_teams)
{
  const SvGame *game = sv_games ()[0];
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);
  g_autoptr (GPtrArray) teams = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_team_doc_free);
  g_autoptr (GError) error = NULL;
  SvCup *cup = sv_cup_new (SV_CUP_LEAGUE, n_teams, game->season.points);

  sv_cup_schedule (cup);
  for (unsigned i = 0; i < n_teams; i++) {
    g_autofree char *name = g_strdup_printf ("Team %u", i + 1);
    g_ptr_array_add (teams, named_team (game, name));
  }
  SvCupDoc *doc = sv_cup_doc_new ("Cup", variant, teams, cup, &error);
  g_assert_no_error (error);
  return sv_cup_book_new (doc, path);
}
