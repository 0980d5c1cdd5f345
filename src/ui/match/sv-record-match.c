/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-record-match.h"

#include "sv-library.h"
#include "sv-settings.h"

/* Return a text that identifies a match, whichever file it comes from, or NULL if its creation
 * time is unknown. */
static char *
dup_mark (SvMatch *match)
{
  const SvMatchDoc *doc = sv_match_get_doc (match);

  return doc->created != NULL
             ? g_strjoin ("\t", doc->created, doc->teams[0]->name, doc->teams[1]->name, NULL)
             : NULL;
}

static gboolean
is_kept (SvMatch *match)
{
  g_auto (GStrv) kept = g_settings_get_strv (sv_settings (), "kept-in-teams");
  g_autofree char *mark = dup_mark (match);

  return mark != NULL && g_strv_contains ((const char *const *)kept, mark);
}

/* Remember that the effects of the match were added to the teams. Only the latest 500 matches are
 * remembered. */
static void
remember_kept (SvMatch *match)
{
  enum { MAX_KEPT = 500 };
  g_auto (GStrv) before = g_settings_get_strv (sv_settings (), "kept-in-teams");
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *mark = dup_mark (match);

  if (mark == NULL)
    return;
  g_strv_builder_add (builder, mark);
  for (unsigned i = 0; before[i] != NULL && i + 1 < MAX_KEPT; i++)
    g_strv_builder_add (builder, before[i]);
  g_auto (GStrv) now = g_strv_builder_end (builder);
  g_settings_set_strv (sv_settings (), "kept-in-teams", (const char *const *)now);
}

gboolean
sv_record_match_can (SvMatch *match)
{
  return sv_settings_exist () && sv_library_can_keep_match (sv_match_get_doc (match)) &&
         !is_kept (match);
}

void
sv_record_match_async (SvMatch *match, GAsyncReadyCallback callback, gpointer data)
{
  sv_library_keep_match_async (sv_match_get_doc (match), callback, data);
}

gboolean
sv_record_match_finish (SvMatch *match, GAsyncResult *result, GError **error)
{
  const gboolean kept = sv_library_keep_match_finish (result, error);

  if (kept)
    remember_kept (match);
  return kept;
}
