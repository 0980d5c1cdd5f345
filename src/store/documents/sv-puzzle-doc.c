/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-puzzle-doc.h"

#include "sv-json.h"

#include <glib/gi18n.h>

static void
moment_free (SvMoment *self)
{
  g_array_unref (self->chances);
  g_free (self);
}

void
sv_puzzle_doc_free (SvPuzzleDoc *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->match, sv_match_doc_free);
  g_clear_pointer (&self->moments, g_ptr_array_unref);
  g_free (self);
}

/* Return the number of choices after the first @k events, 0 if no side is to decide. */
static unsigned
count_choices (const SvMatchDoc *match, unsigned k)
{
  const void *setup = sv_history_get_setup (match->history);
  g_autofree void *state = g_malloc0 (match->game->state_size);
  g_autofree SvEvent *legal = g_new (SvEvent, match->game->max_legal);
  SvNode node;
  sv_history_state_at (match->history, k, state);
  match->game->node (setup, state, &node);
  return node.kind == SV_NODE_DECISION && node.side >= 0 ? match->game->legal (setup, state, legal)
                                                         : 0;
}

static gboolean
take_chances (
    SvPuzzleDoc *self, SvMoment *moment, JsonObject *object, const SvPath *parent, GError **error)
{
  const SvPath *path = SV_PATH_KEY (parent, "chances");
  const unsigned n = count_choices (self->match, moment->after);
  g_autoptr (JsonNode) node = sv_json_get_member (object, "chances");
  JsonArray *list = sv_node_array (node, path, error);
  if (list == NULL)
    return FALSE;
  if (n == 0 || json_array_get_length (list) != n)
    return sv_fault (error, SV_STORE_ERROR_VALUE, path,
                     _ ("there must be as many numbers here as there are choices: %u"), n);
  for (guint i = 0; i < n; i++) {
    gint64 chance = 0;
    if (!sv_node_int (json_array_get_element (list, i), SV_PATH_ITEM (path, i), 0, 100, &chance,
                      error))
      return FALSE;
    const unsigned percent = (unsigned)chance;
    g_array_append_val (moment->chances, percent);
  }
  return TRUE;
}

static gboolean
read_moment (SvPuzzleDoc *self, JsonNode *node, const SvPath *path, GError **error)
{
  JsonObject *object = sv_node_object (node, path, error);
  if (object == NULL)
    return FALSE;
  SvMoment *moment = g_new0 (SvMoment, 1);
  g_ptr_array_add (self->moments, moment);
  moment->chances = g_array_new (FALSE, FALSE, sizeof (unsigned));
  return sv_json_read_unsigned (object, path, "after", 0,
                                sv_history_get_length (self->match->history), &moment->after,
                                error) &&
         sv_json_read_unsigned (object, path, "goal", 1, 100, &moment->goal, error) &&
         take_chances (self, moment, object, path, error);
}

static gboolean
read_moments (SvPuzzleDoc *self, JsonNode *node, GError **error)
{
  const SvPath *path = SV_PATH_KEY (NULL, "puzzles");
  JsonArray *list = sv_node_array (node, path, error);
  if (list == NULL)
    return FALSE;
  if (json_array_get_length (list) == 0)
    return sv_fault (error, SV_STORE_ERROR_VALUE, path, _ ("at least one puzzle is needed here"));
  for (guint i = 0; i < json_array_get_length (list); i++) {
    if (!read_moment (self, json_array_get_element (list, i), SV_PATH_ITEM (path, i), error))
      return FALSE;
  }
  return TRUE;
}

SvPuzzleDoc *
sv_puzzle_doc_from_object (JsonObject *object, GError **error)
{
  g_autoptr (JsonNode) puzzles = sv_json_get_member (object, "puzzles");
  g_autoptr (SvPuzzleDoc) self = g_new0 (SvPuzzleDoc, 1);
  self->match = sv_match_doc_from_object (object, NULL, NULL, NULL, error);
  if (!self->match)
    return NULL;
  self->moments = g_ptr_array_new_with_free_func ((GDestroyNotify)moment_free);
  return read_moments (self, puzzles, error) ? g_steal_pointer (&self) : NULL;
}

SvPuzzleDoc *
sv_puzzle_doc_read (const char *text, gsize length, GError **error)
{
  g_autoptr (JsonObject) object = sv_json_read (text, length, error);
  return object ? sv_puzzle_doc_from_object (object, error) : NULL;
}
