/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "sv-comments.h"

#include "sv-history.h"

static void
comment_free (SvComment *comment)
{
  g_free (comment->text);
  g_clear_pointer (&comment->unknown, json_object_unref);
  g_free (comment);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvComment, comment_free)

GPtrArray *
sv_comments_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify)comment_free);
}

/* Return the index where the comment on @step is, or where it would have to be inserted. */
static unsigned
place_of (const GPtrArray *self, unsigned step)
{
  unsigned low = 0, high = self->len;

  while (low < high) {
    const unsigned middle = low + (high - low) / 2;

    if (((const SvComment *)self->pdata[middle])->step < step)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

static SvComment *
find (const GPtrArray *self, unsigned step)
{
  const unsigned i = place_of (self, step);
  SvComment *comment = i < self->len ? self->pdata[i] : NULL;

  return comment && comment->step == step ? comment : NULL;
}

GPtrArray *
sv_comments_copy (const GPtrArray *self, unsigned k)
{
  GPtrArray *copy = sv_comments_new ();

  for (unsigned i = 0; i < place_of (self, k + 1); i++) {
    const SvComment *from = self->pdata[i];
    SvComment *to = g_memdup2 (from, sizeof *from);

    to->text = g_strdup (from->text);
    to->unknown = from->unknown ? json_object_ref (from->unknown) : NULL;
    g_ptr_array_add (copy, to);
  }
  return copy;
}

const char *
sv_comments_get (const GPtrArray *self, unsigned step)
{
  const SvComment *comment = find (self, step);

  return comment ? comment->text : NULL;
}

gboolean
sv_comments_set (GPtrArray *self, unsigned step, const char *text, GError **error)
{
  g_autofree char *clean = sv_clean_lines (text, SV_COMMENT_MAX_CHARS);
  SvComment *comment = find (self, step);

  if (*clean == '\0') {
    if (comment != NULL)
      g_ptr_array_remove_index (self, place_of (self, step));
    return TRUE;
  }
  if (comment == NULL && self->len >= SV_MAX_COMMENTS) {
    g_set_error (error, SV_STORE_ERROR, SV_STORE_ERROR_TOO_LARGE,
                 _ ("A match can have no more than %d comments."), SV_MAX_COMMENTS);
    return FALSE;
  }
  if (comment == NULL) {
    comment = g_new0 (SvComment, 1);
    comment->step = step;
    g_ptr_array_insert (self, (int)place_of (self, step), comment);
  }
  g_free (comment->text);
  comment->text = g_steal_pointer (&clean);
  return TRUE;
}

unsigned
sv_comments_cut (GPtrArray *self, unsigned k)
{
  const unsigned keep = place_of (self, k + 1), n = self->len - keep;

  g_ptr_array_set_size (self, (int)keep);
  return n;
}

static gboolean
read_comment (GPtrArray *self, JsonNode *node, const SvPath *path, GError **error)
{
  const SvPath *step_path = SV_PATH_KEY (path, "step"), *text_path = SV_PATH_KEY (path, "text");
  JsonObject *object = sv_node_object (node, path, error);
  if (object == NULL)
    return FALSE;
  g_autoptr (SvComment) comment = g_new0 (SvComment, 1);
  g_autoptr (JsonNode) text = sv_json_get_member (object, "text");
  if (!sv_json_read_unsigned (object, path, "step", 1, SV_MAX_EVENTS, &comment->step, error) ||
      !sv_node_text (text, text_path, SV_TEXT_COMMENT, &comment->text, error))
    return FALSE;
  if (*comment->text == '\0')
    return sv_fault (error, SV_STORE_ERROR_VALUE, text_path, _ ("a comment must have a text"));
  if (find (self, comment->step))
    return sv_fault (error, SV_STORE_ERROR_VALUE, step_path, _ ("step %u already has a comment"),
                     comment->step);
  comment->unknown = sv_keep_unknown (object);
  g_ptr_array_insert (self, (int)place_of (self, comment->step), comment);
  comment = NULL;
  return TRUE;
}

gboolean
sv_comments_take (GPtrArray *self, JsonObject *meta, const SvPath *parent, GError **error)
{
  const SvPath *path = SV_PATH_KEY (parent, "comments");
  g_autoptr (JsonNode) node = sv_json_get_member (meta, "comments");
  if (node == NULL)
    return TRUE;
  JsonArray *list = sv_node_short_array (node, path, SV_MAX_COMMENTS, error);
  if (list == NULL)
    return FALSE;
  const unsigned n = json_array_get_length (list);
  for (unsigned i = 0; i < n; i++) {
    if (!read_comment (self, json_array_get_element (list, i), SV_PATH_ITEM (path, i), error))
      return FALSE;
  }
  return TRUE;
}

void
sv_comments_write (const GPtrArray *self, unsigned k, JsonObject *meta)
{
  const unsigned n = place_of (self, k + 1);
  if (n == 0)
    return;
  JsonArray *list = json_array_sized_new (n);
  for (unsigned i = 0; i < n; i++) {
    const SvComment *comment = self->pdata[i];
    JsonObject *object = json_object_new ();
    json_object_set_int_member (object, "step", comment->step);
    json_object_set_string_member (object, "text", comment->text);
    sv_write_unknown (object, comment->unknown);
    json_array_add_object_element (list, object);
  }
  json_object_set_array_member (meta, "comments", list);
}
