/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "sv-line-up-doc.h"

#include "sv-fields-json.h"
#include "sv-sentence.h"

#include <string.h>

static void
line_up_free (SvLineUpDoc *self)
{
  g_free (self->name);
  g_free (self->saved_line_up);
  g_clear_pointer (&self->unknown, json_object_unref);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvLineUpDoc, line_up_free)

static SvLineUpDoc *
line_up_new (const SvGame *game)
{
  SvLineUpDoc *self = g_new0 (SvLineUpDoc, 1);

  self->saved_line_up = g_malloc0 (game->line_ups.saved_line_ups->size);
  return self;
}

GPtrArray *
sv_line_up_docs_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify)line_up_free);
}

GPtrArray *
sv_line_up_docs_copy (const GPtrArray *self, const SvGame *game)
{
  GPtrArray *copy = sv_line_up_docs_new ();

  for (guint i = 0; i < self->len; i++) {
    const SvLineUpDoc *from = self->pdata[i];
    SvLineUpDoc *to = line_up_new (game);

    to->name = g_strdup (from->name);
    memcpy (to->saved_line_up, from->saved_line_up, game->line_ups.saved_line_ups->size);
    to->unknown = from->unknown ? json_object_ref (from->unknown) : NULL;
    g_ptr_array_add (copy, to);
  }
  return copy;
}

int
sv_line_up_docs_find (const GPtrArray *self, const char *name)
{
  for (guint i = 0; i < self->len; i++) {
    if (strcmp (((const SvLineUpDoc *)self->pdata[i])->name, name) == 0)
      return (int)i;
  }
  return -1;
}

/* Return the name cleaned for a document; NULL with an error if nothing is left of it. */
static char *
clean_name (const char *name, GError **error)
{
  g_autofree char *clean = sv_clean_text (name, SV_TEXT_MAX_CHARS);

  g_strstrip (clean);
  if (*clean != '\0')
    return g_steal_pointer (&clean);
  g_set_error_literal (error, SV_STORE_ERROR, SV_STORE_ERROR_VALUE, _ ("A line-up needs a name."));
  return NULL;
}

int
sv_line_up_docs_keep (GPtrArray *self,
                      const SvGame *game,
                      const char *name,
                      const void *saved_line_up,
                      GError **error)
{
  g_autofree char *clean = clean_name (name, error);

  if (!clean)
    return -1;
  int i = sv_line_up_docs_find (self, clean);
  if (i < 0 && self->len >= SV_MAX_OWN_LINE_UPS) {
    g_set_error (error, SV_STORE_ERROR, SV_STORE_ERROR_TOO_LARGE,
                 _ ("A team can have no more than %d line-ups."), SV_MAX_OWN_LINE_UPS);
    return -1;
  }
  if (i < 0) {
    SvLineUpDoc *line_up = line_up_new (game);
    line_up->name = g_steal_pointer (&clean);
    i = (int)self->len;
    g_ptr_array_add (self, line_up);
  }
  memcpy (((SvLineUpDoc *)self->pdata[i])->saved_line_up, saved_line_up,
          game->line_ups.saved_line_ups->size);
  return i;
}

gboolean
sv_line_up_docs_rename (GPtrArray *self, unsigned i, const char *name, GError **error)
{
  g_return_val_if_fail (i < self->len, FALSE);

  SvLineUpDoc *line_up = self->pdata[i];
  g_autofree char *clean = clean_name (name, error);
  if (!clean)
    return FALSE;
  const int other = sv_line_up_docs_find (self, clean);
  if (other >= 0 && other != (int)i) {
    sv_sentence_error (error, SV_STORE_ERROR, SV_STORE_ERROR_VALUE,
                       _ ("There is already a line-up “%s”."), clean);
    return FALSE;
  }
  g_free (line_up->name);
  line_up->name = g_steal_pointer (&clean);
  return TRUE;
}

/* Return whether line-up @i is possible in the game, and has another name than those before it. */
static gboolean
check_line_up (
    const GPtrArray *self, const SvGame *game, unsigned i, const SvPath *path, GError **error)
{
  const SvLineUpDoc *line_up = self->pdata[i];
  const SvPath *name = SV_PATH_KEY (path, "name");
  SvFault fault;
  if (*line_up->name == '\0')
    return sv_fault (error, SV_STORE_ERROR_VALUE, name, _ ("a line-up must have a name"));
  if (sv_line_up_docs_find (self, line_up->name) != (int)i)
    return sv_fault (error, SV_STORE_ERROR_VALUE, name,
                     _ ("there are two line-ups with this name"));
  return game->line_ups.saved_line_ups->check (line_up->saved_line_up, &fault) ||
         sv_fault_found (error, SV_STORE_ERROR_VALUE, path, &fault);
}

static gboolean
read_line_up (
    GPtrArray *self, const SvGame *game, JsonNode *node, const SvPath *path, GError **error)
{
  const SvPath *name_path = SV_PATH_KEY (path, "name");
  JsonObject *object = sv_node_object (node, path, error);
  if (object == NULL)
    return FALSE;
  g_autoptr (SvLineUpDoc) line_up = line_up_new (game);
  g_autoptr (JsonNode) name = sv_json_get_member (object, "name");
  if (!sv_node_text (name, name_path, SV_TEXT_NAME, &line_up->name, error) ||
      !sv_fields_read (game->line_ups.saved_line_ups->fields,
                       game->line_ups.saved_line_ups->n_fields, object, path,
                       line_up->saved_line_up, error))
    return FALSE;
  line_up->unknown = sv_keep_unknown (object);
  g_ptr_array_add (self, g_steal_pointer (&line_up));
  return check_line_up (self, game, self->len - 1, path, error);
}

gboolean
sv_line_up_docs_take (
    GPtrArray *self, const SvGame *game, JsonObject *object, const SvPath *parent, GError **error)
{
  if (!game->line_ups.saved_line_ups)
    return TRUE; /* a game without saved line-ups leaves the key as an unknown one */
  const SvPath *path = SV_PATH_KEY (parent, "line_ups");
  g_autoptr (JsonNode) node = sv_json_get_member (object, "line_ups");
  if (node == NULL)
    return TRUE;
  JsonArray *list = sv_node_short_array (node, path, SV_MAX_OWN_LINE_UPS, error);
  if (list == NULL)
    return FALSE;
  const unsigned n = json_array_get_length (list);
  for (unsigned i = 0; i < n; i++) {
    if (!read_line_up (self, game, json_array_get_element (list, i), SV_PATH_ITEM (path, i), error))
      return FALSE;
  }
  return TRUE;
}

gboolean
sv_line_up_docs_check (const GPtrArray *self,
                       const SvGame *game,
                       const SvPath *parent,
                       GError **error)
{
  const SvPath *path = SV_PATH_KEY (parent, "line_ups");
  for (guint i = 0; i < self->len; i++) {
    const SvLineUpDoc *line_up = self->pdata[i];
    const SvPath *here = SV_PATH_ITEM (path, i);
    if (!sv_text_check (line_up->name, SV_PATH_KEY (here, "name"), SV_TEXT_NAME, error) ||
        !sv_fields_check (game->line_ups.saved_line_ups->fields,
                          game->line_ups.saved_line_ups->n_fields, line_up->saved_line_up,
                          line_up->saved_line_up, here, error) ||
        !check_line_up (self, game, i, here, error))
      return FALSE;
  }
  return TRUE;
}

void
sv_line_up_docs_write (const GPtrArray *self, const SvGame *game, JsonObject *out)
{
  if (self->len == 0)
    return;
  JsonArray *list = json_array_sized_new (self->len);
  for (guint i = 0; i < self->len; i++) {
    const SvLineUpDoc *line_up = self->pdata[i];
    JsonObject *object = json_object_new ();
    json_object_set_string_member (object, "name", line_up->name);
    sv_fields_write (game->line_ups.saved_line_ups->fields, game->line_ups.saved_line_ups->n_fields,
                     line_up->saved_line_up, NULL, line_up->unknown, object);
    sv_write_unknown (object, line_up->unknown);
    json_array_add_object_element (list, object);
  }
  json_object_set_array_member (out, "line_ups", list);
}
