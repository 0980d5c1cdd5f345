/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-match-setup.h"

#include <glib/gi18n.h>

#include "sv-library.h"
#include "sv-piece-title.h"
#include "sv-store-error.h"
#include "sv-variant-words.h"

void
sv_figurine_free (SvFigurine *self)
{
  if (self == NULL)
    return;
  g_free (self->name);
  g_free (self);
}

static char *
name_piece (const SvGame *game, const void *setup, int piece)
{
  SvPhrase phrase;

  game->piece_name (setup, piece, &phrase);
  return sv_piece_title (&phrase);
}

static int
by_number (gconstpointer a, gconstpointer b)
{
  const SvFigurine *x = *(const SvFigurine *const *)a;
  const SvFigurine *y = *(const SvFigurine *const *)b;

  return x->number - y->number;
}

GPtrArray *
sv_match_setup_figurines (const SvGame *game, int side)
{
  GPtrArray *figurines = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_figurine_free);
  g_autofree char *setup = NULL;
  g_autofree char *state = NULL;
  SvView view = { 0 };

  g_return_val_if_fail (game != NULL, figurines);

  setup = g_malloc0 (MAX (game->setup_size, 1));
  state = g_malloc0 (MAX (game->state_size, 1));
  sv_game_standard (game, setup);
  game->init (setup, state);
  game->view (setup, state, &view);
  for (unsigned i = 0; i < view.n_pieces; i++) {
    SvFigurine *figurine;

    if (view.pieces[i].side != side)
      continue;
    figurine = g_new0 (SvFigurine, 1);
    figurine->number = view.pieces[i].number;
    figurine->name = name_piece (game, setup, (int)i);
    g_ptr_array_add (figurines, figurine);
  }
  g_ptr_array_sort (figurines, by_number);
  return figurines;
}

unsigned
sv_match_setup_divide (unsigned n, unsigned k, unsigned i)
{
  unsigned share, more;

  g_return_val_if_fail (k > 0, 0);

  share = n / k;
  more = n % k;
  if (i < more * (share + 1))
    return i / (share + 1);
  return share > 0 ? more + (i - more * (share + 1)) / share : k - 1;
}

/* --- What differs from the standard game --- */

char *
sv_match_setup_describe (const SvVariantDoc *variant)
{
  g_autoptr (GPtrArray) sentences = NULL;

  g_return_val_if_fail (variant != NULL, NULL);

  sentences = sv_variant_words_differences (variant->game, variant->setup);
  if (sentences->len == 0)
    return g_strdup (_ ("The rules as the game was made."));
  g_ptr_array_add (sentences, NULL);
  return g_strjoinv (" ", (char **)sentences->pdata);
}

/* --- Names and the quick match --- */

const char *
sv_match_setup_team_name (const SvTeamDoc *team)
{
  return team->name != NULL && team->name[0] != '\0' ? team->name : _ ("Standard team");
}

const char *
sv_match_setup_variant_name (const SvVariantDoc *variant)
{
  return variant->name != NULL && variant->name[0] != '\0' ? variant->name : _ ("Standard");
}

char *
sv_match_setup_dup_fault (const GError *error, const SvTeamDoc *const teams[2])
{
  const char *path, *reason;

  g_return_val_if_fail (error != NULL, NULL);

  path = sv_store_error_get_path (error);
  reason = sv_store_error_get_reason (error);
  for (unsigned side = 0; side < 2; side++)
    if (g_str_has_prefix (path, side == 0 ? "teams[0]" : "teams[1]"))
      /* Translators: a team, then what is wrong: "the attack powers add up to 13, not 14". */
      return g_strdup_printf (_ ("%s cannot play by these rules: %s."),
                              teams[side] != NULL ? sv_match_setup_team_name (teams[side])
                                                  : _ ("Standard team"),
                              reason);
  /* Translators: what is wrong, e.g. "a bonus names a role and an area, or a formation". */
  return g_strdup_printf (_ ("Nobody can play by these rules: %s."), reason);
}

/* The variant (NULL: the standard one) between the first two teams that come with the program. */
static SvMatch *
make_quick (const SvGame *game, const SvVariantDoc *variant, GError **error)
{
  g_autoptr (GPtrArray) teams = sv_library_teams (game, NULL);
  g_autoptr (SvVariantDoc) standard = variant == NULL ? sv_variant_doc_new (game) : NULL;
  const SvTeamDoc *sides[2] = { NULL, NULL };
  SvMatchDoc *doc;

  for (guint i = 0; teams != NULL && i < MIN (teams->len, 2); i++) {
    const SvLibraryItem *item = g_ptr_array_index (teams, i);
    if (item->path == NULL)
      sides[i] = item->team;
  }
  doc = sv_match_doc_new (variant != NULL ? variant : standard, sides[0], sides[1], error);
  return doc != NULL ? sv_match_new (doc) : NULL;
}

SvMatch *
sv_match_setup_quick (const SvGame *game, GError **error)
{
  g_return_val_if_fail (game != NULL, NULL);
  return make_quick (game, NULL, error);
}

SvMatch *
sv_match_setup_try (const SvVariantDoc *variant, GError **error)
{
  g_return_val_if_fail (variant != NULL, NULL);
  return make_quick (variant->game, variant, error);
}
