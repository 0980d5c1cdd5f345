/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-quick-match.h"

#include "sv-library.h"

/* The variant (NULL: the standard one) between the first two teams that come with the program. */
static SvMatch *
make_quick (const SvGame *game, const SvVariantDoc *variant, GError **error)
{
  g_autoptr (GPtrArray) teams = sv_library_items (game, SV_DOCUMENT_TEAM);
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
sv_quick_match_new (const SvGame *game, GError **error)
{
  return make_quick (game, NULL, error);
}

SvMatch *
sv_quick_match_try (const SvVariantDoc *variant, GError **error)
{
  return make_quick (variant->game, variant, error);
}
