/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-match-length.h"

#include <glib/gi18n.h>

#include "sv-library-names.h"
#include "sv-library.h"
#include "sv-sentence.h"

/* The title of each length, and the name of its variant. */
static const struct {
  const char *title, *variant;
} lengths[SV_MATCH_LENGTHS] = {
  [SV_MATCH_SHORT] = { NC_ ("length of a match", "Short"), "Short match" },
  [SV_MATCH_NORMAL] = { NC_ ("length of a match", "Normal"), "Normal match" },
  [SV_MATCH_LONG] = { NC_ ("length of a match", "Long"), "Standard" },
  [SV_MATCH_FIRST_TO_THREE] = { NC_ ("length of a match", "First to Three"), "First to three" },
};

const char *
sv_match_length_title (SvMatchLength length)
{
  return g_dpgettext2 (NULL, "length of a match", lengths[length].title);
}

SvVariantDoc *
sv_match_length_variant (const SvGame *game, SvMatchLength length)
{
  g_autoptr (GPtrArray) items = sv_library_built_in (game, SV_DOCUMENT_VARIANT);

  for (guint i = 0; i < items->len; i++) {
    const SvLibraryItem *item = g_ptr_array_index (items, i);

    /* Built-in variants have the name that the user reads. */
    if (g_strcmp0 (item->variant->name, sv_library_say_name (lengths[length].variant)) == 0)
      return sv_variant_doc_copy (item->variant);
  }
  return NULL;
}

char *
sv_match_length_dup_minutes (const SvGame *game, SvMatchLength length)
{
  g_autoptr (SvVariantDoc) found = sv_match_length_variant (game, length);
  g_autoptr (SvVariantDoc) standard = found == NULL ? sv_variant_doc_new (game) : NULL;
  const int minutes = sv_game_minutes (game, (found != NULL ? found : standard)->setup);

  if (minutes == 0)
    return NULL;
  return sv_sentence (ngettext ("about %d minute", "about %d minutes", (gulong)minutes), minutes);
}
