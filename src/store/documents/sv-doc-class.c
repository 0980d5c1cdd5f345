/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "sv-doc-class.h"

#define CHECK_HEAD(Type)                                                                           \
  G_STATIC_ASSERT (G_STRUCT_OFFSET (Type, game) == G_STRUCT_OFFSET (SvDocHead, game) &&            \
                   G_STRUCT_OFFSET (Type, name) == G_STRUCT_OFFSET (SvDocHead, name))
CHECK_HEAD (SvTeamDoc);
CHECK_HEAD (SvVariantDoc);

/* The functions of a kind of document, cast from its own type to the general type. */
#define FUNCTIONS(prefix)                                                                          \
  .make = (gpointer (*) (const SvGame *))prefix##_new,                                             \
  .copy = (gpointer (*) (gconstpointer))prefix##_copy, .free = (GDestroyNotify)prefix##_free,      \
  .clean = (void (*) (gpointer))prefix##_clean,                                                    \
  .check = (gboolean (*) (gconstpointer, const SvPath *, GError **))prefix##_check,                \
  .read = (gpointer (*) (const char *, gsize, GError **))prefix##_read,                            \
  .write = (char *(*)(gconstpointer, gboolean))prefix##_write

static const SvDocClass classes[] = {
  [SV_DOCUMENT_MATCH] = {
    .kind = SV_DOCUMENT_MATCH,
    .files = { N_ ("Matches"), ".svmatch", "application/vnd.speelveld.match+json" },
  },
  [SV_DOCUMENT_VARIANT] = {
    .kind = SV_DOCUMENT_VARIANT,
    .files = { N_ ("Variants"), ".svvariant", "application/vnd.speelveld.variant+json" },
    .folder = "variants",
    .no_name = N_ ("Standard"),
    .new_name = N_ ("New variant"),
    FUNCTIONS (sv_variant_doc),
  },
  [SV_DOCUMENT_TEAM] = {
    .kind = SV_DOCUMENT_TEAM,
    .files = { N_ ("Teams"), ".svteam", "application/vnd.speelveld.team+json" },
    .folder = "teams",
    .no_name = N_ ("Standard team"),
    .new_name = N_ ("New team"),
    FUNCTIONS (sv_team_doc),
  },
  [SV_DOCUMENT_CUP] = {
    .kind = SV_DOCUMENT_CUP,
    .files = { N_ ("Competitions"), ".svcup", "application/vnd.speelveld.competition+json" },
    .folder = "competitions",
  },
};

const SvDocClass *
sv_doc_class (SvDocumentKind kind)
{
  g_return_val_if_fail (kind < G_N_ELEMENTS (classes) && kind != SV_DOCUMENT_BOARD, NULL);
  return &classes[kind];
}

const SvDocClass *
sv_doc_class_of_file (const char *path)
{
  for (gsize i = 0; i < G_N_ELEMENTS (classes); i++)
    if (classes[i].files.suffix != NULL && g_str_has_suffix (path, classes[i].files.suffix))
      return &classes[i];
  return NULL;
}

const char *
sv_doc_class_name (const SvDocClass *self, gconstpointer document)
{
  const char *name = ((const SvDocHead *)document)->name;

  return name != NULL && *name != '\0' ? name : _ (self->no_name);
}
