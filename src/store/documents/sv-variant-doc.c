/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "sv-document-private.h"

#include "sv-fields-json.h"
#include "sv-json-file.h"
#include "sv-json.h"

#include <string.h>

SvVariantDoc *
sv_variant_doc_new (const SvGame *game)
{
  g_return_val_if_fail (game != NULL, NULL);

  SvVariantDoc *self = g_new0 (SvVariantDoc, 1);
  self->game = game;
  self->name = g_strdup ("");
  self->setup = sv_standard_setup (game);
  return self;
}

SvVariantDoc *
sv_variant_doc_copy (const SvVariantDoc *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  SvVariantDoc *copy = g_new0 (SvVariantDoc, 1);
  copy->game = self->game;
  copy->name = g_strdup (self->name);
  copy->setup = sv_setup_copy (self->game, self->setup);
  copy->unknown = self->unknown ? json_object_ref (self->unknown) : NULL;
  return copy;
}

void
sv_variant_doc_free (SvVariantDoc *self)
{
  if (!self)
    return;
  g_free (self->name);
  sv_setup_free (self->game, self->setup);
  g_clear_pointer (&self->unknown, json_object_unref);
  g_free (self);
}

void
sv_variant_doc_clean (SvVariantDoc *self)
{
  g_return_if_fail (self != NULL);

  char *name = sv_clean_text (self->name, -1);
  g_free (self->name);
  self->name = name;
}

/* Make *all another object, in which the items of list are moved. */
static void
move_unknown (JsonObject **all, const SvField *list, int from, int to)
{
  JsonArray *old = sv_unknown_array (*all, list->key);
  if (!old)
    return;

  /* A copy: other documents may share what is unknown. */
  g_autoptr (GPtrArray) items = g_ptr_array_new ();
  g_autoptr (JsonObject) none = json_object_new ();
  for (guint i = 0; i < json_array_get_length (old); i++)
    g_ptr_array_add (items, json_array_get_object_element (old, i));
  if (from < 0 && to < 0)
    g_ptr_array_set_size (items, 0);
  else {
    gpointer moved = none;
    if (from >= 0 && from < (int)items->len)
      moved = g_ptr_array_steal_index (items, (guint)from);
    if (to >= 0 && to <= (int)items->len)
      g_ptr_array_insert (items, to, moved);
  }

  g_autoptr (JsonArray) array = json_array_new ();
  for (guint i = 0; i < items->len; i++)
    json_array_add_object_element (array, json_object_ref (g_ptr_array_index (items, i)));
  JsonObject *unknown = json_object_new ();
  JsonObjectIter iter;
  const char *key;
  JsonNode *node;
  json_object_iter_init_ordered (&iter, *all);
  while (json_object_iter_next_ordered (&iter, &key, &node))
    if (!g_str_equal (key, list->key))
      json_object_set_member (unknown, key, json_node_copy (node));
  if (items->len > 0)
    json_object_set_array_member (unknown, list->key, g_steal_pointer (&array));
  json_object_unref (*all);
  *all = unknown;
}

void
sv_variant_doc_move_unknown (SvVariantDoc *self, const SvField *list, int from, int to)
{
  g_return_if_fail (self != NULL && list != NULL);

  move_unknown (&self->unknown, list, from, to);
}

void
sv_team_doc_move_unknown (SvTeamDoc *self, const SvField *list, int from, int to)
{
  g_return_if_fail (self != NULL && list != NULL);

  move_unknown (&self->unknown, list, from, to);
}

/* The rules across the values of a variant. Cards are standard here, so that a fault of theirs is
 * none of the variant's: it may be meant for teams with other cards. */
static gboolean
check_variant (const SvVariantDoc *self, const SvPath *path, GError **error)
{
  static const char prefix[] = "variant.";
  SvFault fault;
  if (sv_game_check (self->game, self->setup, &fault) || g_str_has_prefix (fault.path, "teams"))
    return TRUE;
  /* In a document of its own the variant is the whole. */
  if (!path && g_str_has_prefix (fault.path, prefix))
    memmove (fault.path, fault.path + strlen (prefix), sizeof fault.path - strlen (prefix));
  return sv_fault_found (error, SV_STORE_ERROR_VALUE, NULL, &fault);
}

SvVariantDoc *
sv_variant_body_read (const SvGame *game, JsonObject *object, const SvPath *path, GError **error)
{
  g_autoptr (SvVariantDoc) self = sv_variant_doc_new (game);
  if (!sv_take_text (object, path, "name", SV_TEXT_NAME, &self->name, error) ||
      !sv_fields_read (game->variant_fields, game->n_variant_fields, object, path, self->setup,
                       error) ||
      !check_variant (self, path, error))
    return NULL;
  self->unknown = sv_keep_unknown (object);
  return g_steal_pointer (&self);
}

void
sv_variant_body_write (const SvVariantDoc *variant, JsonObject *out)
{
  const SvGame *game = variant->game;
  g_autofree void *standard = sv_standard_setup (game);
  if (*variant->name)
    json_object_set_string_member (out, "name", variant->name);
  sv_fields_write (game->variant_fields, game->n_variant_fields, variant->setup, standard,
                   variant->unknown, out);
  sv_write_unknown (out, variant->unknown);
}

SvVariantDoc *
sv_variant_doc_from_object (JsonObject *object, GError **error)
{
  const SvGame *game;
  if (!sv_document_open (object, SV_DOCUMENT_VARIANT, &game, error))
    return NULL;
  SvVariantDoc *doc = sv_variant_body_read (game, object, NULL, error);
  if (!doc)
    sv_store_error_set_game (error, game);
  return doc;
}

SvVariantDoc *
sv_variant_doc_read (const char *text, gsize length, GError **error)
{
  g_autoptr (JsonObject) object = sv_json_read (text, length, error);
  return object ? sv_variant_doc_from_object (object, error) : NULL;
}

SvVariantDoc *
sv_variant_doc_load (const char *path, GError **error)
{
  g_autoptr (GBytes) bytes = sv_json_load_file (path, error);
  if (!bytes)
    return NULL;
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);
  return sv_variant_doc_read (text, length, error);
}

char *
sv_variant_doc_write (const SvVariantDoc *self, gboolean pretty)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_autoptr (JsonObject) out = json_object_new ();
  sv_document_add_header (out, SV_DOCUMENT_VARIANT, self->game);
  sv_variant_body_write (self, out);
  return sv_json_write (out, pretty);
}
