/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-cup-held.h"

#include <glib/gi18n.h>
#include <string.h>

void
sv_cup_held_result (const SvMatchDoc *match, SvCupResult *out)
{
  SvView view;
  match->game->view (sv_history_get_setup (match->history), sv_history_get_state (match->history),
                     &view);
  sv_cup_result_of (&view, out);
}

/* Keep the parts of a match that are needed while it is stored in the competition. */
static void
keep_match (SvCupExtra *extra, const SvMatchDoc *match)
{
  g_clear_pointer (&extra->end, sv_cup_end_unref);
  extra->end = sv_cup_end_new (match);
  for (unsigned side = 0; side < 2; side++) {
    g_free (extra->names[side]);
    extra->names[side] = g_strdup (match->teams[side]->name);
  }
}

void
sv_cup_held_put (SvCupExtra *extra, const SvMatchDoc *match)
{
  g_clear_pointer (&extra->match, json_object_unref);
  extra->match = sv_match_doc_to_bare_object (match);
  keep_match (extra, match);
}

void
sv_cup_held_clear (SvCupExtra *extra)
{
  g_clear_pointer (&extra->match, json_object_unref);
  g_clear_pointer (&extra->file, g_free);
  g_clear_pointer (&extra->names[0], g_free);
  g_clear_pointer (&extra->names[1], g_free);
  g_clear_pointer (&extra->end, sv_cup_end_unref);
}

/* Check that the result in the document is the result of the match itself. */
static gboolean
check_says (const SvMatchDoc *match, const SvCupResult *said, const SvPath *path, GError **error)
{
  SvCupResult result;
  sv_cup_held_result (match, &result);
  if (sv_cup_same_result (&result, said))
    return TRUE;
  if (!result.played)
    return sv_fault (error, SV_STORE_ERROR_VALUE, SV_PATH_KEY (path, "score"),
                     _ ("the match is not over"));
  if (!said->played || memcmp (result.score, said->score, sizeof result.score) != 0)
    return sv_fault (error, SV_STORE_ERROR_VALUE, SV_PATH_KEY (path, "score"),
                     _ ("the match ended %u–%u"), result.score[0], result.score[1]);
  if (result.how != said->how)
    return sv_fault (error, SV_STORE_ERROR_VALUE, SV_PATH_KEY (path, "how"),
                     _ ("the match ended by “%s”"), sv_cup_how_words[result.how]);
  return sv_fault (error, SV_STORE_ERROR_VALUE, SV_PATH_KEY (path, "shootout"),
                   _ ("the penalties ended %u–%u"), result.shootout[0], result.shootout[1]);
}

/* Load the match document in the folder of the competition. */
static SvMatchDoc *
load_match (
    const char *name, const SvGame *game, const char *folder, const SvPath *parent, GError **error)
{
  const SvPath *path = SV_PATH_KEY (parent, "file");
  g_autofree char *file = g_build_filename (folder, name, NULL);
  g_autoptr (GError) fault = NULL;
  g_autoptr (SvMatchDoc) match = sv_match_doc_load (file, NULL, &fault);
  if (match == NULL) {
    sv_fault (error,
              fault->domain == SV_STORE_ERROR ? (SvStoreError)fault->code : SV_STORE_ERROR_IO, path,
              "%s", fault->message);
    return NULL;
  }
  if (match->game == game)
    return g_steal_pointer (&match);
  sv_fault (error, SV_STORE_ERROR_GAME, path, _ ("this is made for another game, “%s”"),
            match->game->id);
  return NULL;
}

gboolean
sv_cup_held_read (SvCupExtra *extra,
                  const SvGame *game,
                  const SvCupResult *said,
                  const char *folder,
                  const SvPath *path,
                  GError **error)
{
  g_autoptr (SvMatchDoc) match = NULL;
  if (extra->match)
    match = sv_match_doc_from_object (extra->match, game, SV_PATH_KEY (path, "match"), NULL, error);
  else if (extra->file != NULL && folder != NULL)
    match = load_match (extra->file, game, folder, path, error);
  else
    return TRUE;
  if (match == NULL || !check_says (match, said, path, error))
    return FALSE;
  if (extra->match)
    sv_cup_held_put (extra, match);
  else
    keep_match (extra, match);
  return TRUE;
}
