/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "sv-variant-doc.h"

#include "sv-board-file.h"
#include "sv-fields-json.h"
#include "sv-json-file.h"
#include "sv-json.h"

#include <string.h>

SvVariantDoc *
sv_variant_doc_new (const SvGame *game)
{
  SvVariantDoc *self = g_new0 (SvVariantDoc, 1);
  self->game = game;
  self->name = g_strdup ("");
  self->setup = sv_standard_setup (game);
  return self;
}

SvVariantDoc *
sv_variant_doc_copy (const SvVariantDoc *self)
{
  SvVariantDoc *copy = g_memdup2 (self, sizeof *self);
  copy->name = g_strdup (self->name);
  copy->setup = sv_setup_copy (self->game, self->setup);
  copy->unknown = self->unknown ? json_object_ref (self->unknown) : NULL;
  return copy;
}

void
sv_variant_doc_free (SvVariantDoc *self)
{
  if (self == NULL)
    return;
  g_free (self->name);
  sv_setup_free (self->game, self->setup);
  g_clear_pointer (&self->unknown, json_object_unref);
  g_free (self);
}

void
sv_variant_doc_clean (SvVariantDoc *self)
{
  char *name = sv_clean_text (self->name, -1);
  g_free (self->name);
  self->name = name;
}

/* Check the rules for the values of a variant as a whole. The set-up has standard cards, so
 * faults of cards are ignored: the variant may be meant for teams with other cards. */
static gboolean
check_variant (const SvVariantDoc *self, const SvPath *path, GError **error)
{
  static const char prefix[] = "variant.";
  SvFault fault;
  if (sv_game_check (self->game, self->setup, &fault) || g_str_has_prefix (fault.path, "teams"))
    return TRUE;
  /* In a variant document the path begins at the variant itself. */
  if (path == NULL && g_str_has_prefix (fault.path, prefix))
    memmove (fault.path, fault.path + strlen (prefix), sizeof fault.path - strlen (prefix));
  return sv_fault_found (error, SV_STORE_ERROR_VALUE, path ? path->parent : NULL, &fault);
}

gboolean
sv_variant_doc_check (const SvVariantDoc *self, const SvPath *path, GError **error)
{
  g_autofree void *standard = sv_standard_setup (self->game);
  return sv_text_check (self->name, SV_PATH_KEY (path, "name"), SV_TEXT_NAME, error) &&
         sv_fields_check (self->game->variant_fields, self->game->n_variant_fields, self->setup,
                          standard, path, error) &&
         check_variant (self, path, error);
}

SvVariantDoc *
sv_variant_doc_from_object (JsonObject *object,
                            const SvGame *game,
                            const SvPath *path,
                            GError **error)
{
  if (!sv_kind_open (object, SV_DOCUMENT_VARIANT, path, &game, error))
    return NULL;
  g_autoptr (SvVariantDoc) self = sv_variant_doc_new (game);
  if (!sv_json_read_text (object, path, "name", SV_TEXT_NAME, &self->name, error) ||
      !sv_fields_read (game->variant_fields, game->n_variant_fields, object, path, self->setup,
                       error) ||
      !check_variant (self, path, error)) {
    sv_store_error_set_game (error, game);
    return NULL;
  }
  self->unknown = sv_keep_unknown (object);
  return g_steal_pointer (&self);
}

SvVariantDoc *
sv_variant_doc_take (JsonObject *object, const SvPath *parent, const SvGame *game, GError **error)
{
  const SvPath *path = SV_PATH_KEY (parent, "variant");
  g_autoptr (JsonNode) node = sv_json_get_member (object, "variant");
  JsonObject *body = sv_node_object (node, path, error);
  return body ? sv_variant_doc_from_object (body, game, path, error) : NULL;
}

void
sv_variant_doc_write_body (const SvVariantDoc *self, JsonObject *out)
{
  const SvGame *game = self->game;
  g_autofree void *standard = sv_standard_setup (game);
  if (*self->name)
    json_object_set_string_member (out, "name", self->name);
  sv_fields_write (game->variant_fields, game->n_variant_fields, self->setup, standard,
                   self->unknown, out);
  sv_write_unknown (out, self->unknown);
}

SvVariantDoc *
sv_variant_doc_read (const char *text, gsize length, GError **error)
{
  g_autoptr (JsonObject) object = sv_json_read (text, length, error);
  return object ? sv_variant_doc_from_object (object, NULL, NULL, error) : NULL;
}

SvVariantDoc *
sv_variant_doc_load (const char *path, GError **error)
{
  g_autoptr (JsonObject) object = sv_json_load (path, error);
  return object ? sv_variant_doc_from_object (object, NULL, NULL, error) : NULL;
}

char *
sv_variant_doc_write (const SvVariantDoc *self, gboolean pretty)
{
  g_autoptr (JsonObject) out = json_object_new ();
  sv_kind_write (out, SV_DOCUMENT_VARIANT, self->game);
  sv_variant_doc_write_body (self, out);
  return sv_json_write (out, pretty);
}
