/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a lab tells of its matches, word by word, and as files of other programs. See
 * golden-text.h. */

#include "doc-fixture.h"
#include "golden-text.h"
#include "sv-games.h"
#include "sv-lab-figures.h"

static void
changed_cb (gpointer n)
{
  ++*(unsigned *)n;
}

/* Its first card and card i have the powers of the other. */
static void
swap_powers (SvTeamDoc *team, unsigned i)
{
  const SvGame *game = team->game;

  for (size_t k = 0; k < game->n_card_fields; k++) {
    const SvField *field = &game->card_fields[k];
    void *one = sv_team_doc_card_values (team, 0), *other = sv_team_doc_card_values (team, i);
    const int32_t value = sv_field_get (field, one);

    if ((field->flags & (SV_FIELD_ROLE | SV_FIELD_NUMBER)) != 0)
      continue;
    sv_field_set (field, one, sv_field_get (field, other));
    sv_field_set (field, other, value);
  }
}

/* One whose people have names, one whose cards have roles of the team's own, and one that has
 * neither. */
static GPtrArray *
make_teams (const SvGame *game)
{
  GPtrArray *teams = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_team_doc_free);
  SvTeamDoc *named = named_team (game, "The \"First\", and best");
  SvTeamDoc *roles = named_team (game, "");

  for (unsigned i = 0; i < named->n_cards; i += 2) {
    g_free (named->cards[i].name);
    named->cards[i].name = g_strdup_printf ("Anne, %u", i);
  }
  for (unsigned i = 0; i < roles->n_cards; i++)
    roles->cards[i].role_name = i == 1 ? g_strdup ("") : g_strdup_printf ("captain %u", i);
  g_ptr_array_add (teams, named);
  g_ptr_array_add (teams, roles);
  g_ptr_array_add (teams, named_team (game, "C"));
  for (guint i = 1; i < teams->len; i++)
    swap_powers (teams->pdata[i], i);
  return teams;
}

static void
tell_lab (GString *text, gconstpointer id)
{
  const SvGame *game = sv_game_by_id (id);
  const SvBot *const players[2] = { sv_bot_by_id ("random"), sv_bot_by_id ("greedy") };
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);
  g_autoptr (GPtrArray) teams = make_teams (game);
  g_autoptr (GError) error = NULL;
  unsigned n = 0;
  SvLab *lab = sv_lab_new (changed_cb, &n);

  g_assert_true (sv_lab_start (lab, variant, teams, players, 7, &error));
  g_assert_no_error (error);
  while (sv_lab_is_running (lab))
    g_main_context_iteration (NULL, TRUE);
  add_line (text, "%s: %u news, %.2f done, %d seconds left", sv_lab_get_game (lab)->id, n,
            sv_lab_get_done (lab), sv_lab_get_seconds_left (lab));
  for (unsigned i = 0; i < sv_lab_get_n_pairs (lab); i++)
    take_line (text, sv_lab_dup_words (lab, i));
  take_line (text, sv_lab_dup_csv (lab));
  take_line (text, sv_lab_dup_scorers_csv (lab));
  take_line (text, sv_lab_dup_json (lab));
  sv_lab_free (lab);
}

static const GoldenText goldens[] = {
  { "lab", tell_lab, "strafworp" },
  { NULL, NULL, NULL },
};

int
main (int argc, char **argv)
{
  g_setenv ("LC_ALL", "C.UTF-8", TRUE);
  return golden_main (argc, argv, goldens);
}
