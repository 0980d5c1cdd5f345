/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before our headers, which define N_ if it is missing */

#include "sv-cup-names.h"

#include "sv-sentence.h"

/* Return a name in the form in which names are compared. */
static char *
fold (const char *name)
{
  g_autofree char *clean = sv_clean_text (name, -1);
  g_autofree char *same = g_utf8_normalize (g_strstrip (clean), -1, G_NORMALIZE_ALL);

  return g_utf8_casefold (same != NULL ? same : clean, -1);
}

static char *
tell_double (const char *name)
{
  return sv_sentence (_ ("Two teams are called “%s”. Give one of them another name."), name);
}

char *
sv_cup_names_check (const GPtrArray *names)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < names->len; i++) {
    char *folded = fold (names->pdata[i]);
    const gboolean empty = *folded == '\0';
    if (!g_hash_table_add (seen, folded) && !empty)
      return tell_double (names->pdata[i]);
  }
  return NULL;
}

char *
sv_cup_names_check_new (const SvCupDoc *doc, const char *name, int team)
{
  g_autofree char *wanted = fold (name);

  for (guint t = 0; *wanted != '\0' && t < doc->teams->len; t++) {
    const char *other = ((const SvTeamDoc *)doc->teams->pdata[t])->name;
    g_autofree char *folded = fold (other);
    if ((int)t != team && g_str_equal (folded, wanted))
      return tell_double (other);
  }
  return NULL;
}
