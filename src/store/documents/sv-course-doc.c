/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-course-doc.h"

#include "sv-json.h"

#include <glib/gi18n.h>

static const char *const parts[] = { "scoreboard", "cards", "prompt", "dice" };

static void
remark_free (SvRemark *self)
{
  g_free (self->text);
  g_free (self->otherwise);
  g_array_unref (self->spaces);
  g_free (self);
}

void
sv_course_doc_free (SvCourseDoc *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->match, sv_match_doc_free);
  g_clear_pointer (&self->remarks, g_ptr_array_unref);
  g_free (self);
}

/* Add every space with this name: two equal zones may both have a space of that name. */
static gboolean
add_point (SvRemark *remark, const SvBoard *board, const char *name)
{
  gboolean found = FALSE;
  for (unsigned i = 0; i < G_N_ELEMENTS (parts); i++) {
    if (g_str_equal (parts[i], name))
      remark->parts |= 1U << i;
    found = found || g_str_equal (parts[i], name);
  }
  for (int i = 0; i < board->n_spaces; i++) {
    if (g_strcmp0 (board->spaces[i].name, name) == 0) {
      g_array_append_val (remark->spaces, i);
      found = TRUE;
    }
  }
  return found;
}

static gboolean
take_points (SvRemark *remark,
             const SvBoard *board,
             JsonObject *object,
             const SvPath *parent,
             GError **error)
{
  const SvPath *path = SV_PATH_KEY (parent, "point");
  g_autoptr (JsonNode) node = sv_json_get_member (object, "point");
  JsonArray *list = node ? sv_node_array (node, path, error) : NULL;
  if (node == NULL || list == NULL)
    return !node;
  for (guint i = 0; i < json_array_get_length (list); i++) {
    g_autofree char *name = NULL;
    const SvPath *here = SV_PATH_ITEM (path, i);
    if (!sv_node_text (json_array_get_element (list, i), here, SV_TEXT_NAME, &name, error))
      return FALSE;
    if (!add_point (remark, board, name)) {
      g_autofree char *quoted = sv_quote (name);
      return sv_fault (error, SV_STORE_ERROR_VALUE, here,
                       _ ("%s is neither a space of the board nor a part of the page"), quoted);
    }
  }
  return TRUE;
}

static gboolean
read_remark (SvCourseDoc *self, JsonNode *node, const SvPath *path, GError **error)
{
  const SvHistory *history = self->match->history;
  const SvBoard *board = self->match->game->board (sv_history_get_setup (history));
  const guint n = self->remarks->len;
  const unsigned before = n > 0 ? ((SvRemark *)self->remarks->pdata[n - 1])->after : 0;
  JsonObject *object = sv_node_object (node, path, error);
  if (object == NULL)
    return FALSE;
  unsigned after;
  if (!sv_json_read_unsigned (object, path, "after", before, sv_history_get_length (history),
                              &after, error))
    return FALSE;
  SvRemark *remark = g_new0 (SvRemark, 1);
  g_ptr_array_add (self->remarks, remark);
  remark->after = after;
  remark->spaces = g_array_new (FALSE, FALSE, sizeof (int));
  return sv_has_member (object, path, "text", error) &&
         sv_json_read_text (object, path, "text", SV_TEXT_NAME, &remark->text, error) &&
         sv_json_read_text (object, path, "otherwise", SV_TEXT_NAME, &remark->otherwise, error) &&
         take_points (remark, board, object, path, error);
}

static gboolean
read_remarks (SvCourseDoc *self, JsonNode *node, GError **error)
{
  const SvPath *path = SV_PATH_KEY (NULL, "remarks");
  JsonArray *list = sv_node_array (node, path, error);
  if (list == NULL)
    return FALSE;
  if (json_array_get_length (list) == 0)
    return sv_fault (error, SV_STORE_ERROR_VALUE, path, _ ("at least one remark is needed here"));
  for (guint i = 0; i < json_array_get_length (list); i++) {
    if (!read_remark (self, json_array_get_element (list, i), SV_PATH_ITEM (path, i), error))
      return FALSE;
  }
  return TRUE;
}

SvCourseDoc *
sv_course_doc_from_object (JsonObject *object, GError **error)
{
  g_autoptr (JsonNode) remarks = sv_json_get_member (object, "remarks");
  g_autoptr (SvCourseDoc) self = g_new0 (SvCourseDoc, 1);
  self->match = sv_match_doc_from_object (object, NULL, NULL, NULL, error);
  if (!self->match)
    return NULL;
  self->remarks = g_ptr_array_new_with_free_func ((GDestroyNotify)remark_free);
  return read_remarks (self, remarks, error) ? g_steal_pointer (&self) : NULL;
}

SvCourseDoc *
sv_course_doc_read (const char *text, gsize length, GError **error)
{
  g_autoptr (JsonObject) object = sv_json_read (text, length, error);
  return object ? sv_course_doc_from_object (object, error) : NULL;
}
