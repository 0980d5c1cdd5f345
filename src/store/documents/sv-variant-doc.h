/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvVariantDoc: the rules that a match is played by, in memory and as text. */

#include "sv-kind.h"

typedef struct {
  const SvGame *game;
  char *name;  /* "" for the standard game */
  void *setup; /* the variant's values with standard cards, game->setup_size bytes */
  JsonObject *unknown;
} SvVariantDoc;

/* Return a new variant, which is the standard game; copy and free a variant. */
SvVariantDoc *sv_variant_doc_new (const SvGame *game);

SvVariantDoc *sv_variant_doc_copy (const SvVariantDoc *self);
void sv_variant_doc_free (SvVariantDoc *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvVariantDoc, sv_variant_doc_free)

/* Remove from all names in the document what a document may not hold, such as line ends. */
void sv_variant_doc_clean (SvVariantDoc *self);

/* Return whether the variant's text could be read again. @path is the variant's path in the
 * document that it is part of, or NULL. */
gboolean sv_variant_doc_check (const SvVariantDoc *self, const SvPath *path, GError **error);

/* Read a whole document (@game and @path are NULL), or the part at @path of a document for @game.
 * The keys that are read are removed from the object; the others are kept as unknown keys. */
SvVariantDoc *sv_variant_doc_from_object (JsonObject *object,
                                          const SvGame *game,
                                          const SvPath *path,
                                          GError **error);

/* Like sv_variant_doc_from_object () for the member `variant` of @object, which is required and
 * removed from it. @parent is the path of @object. */
SvVariantDoc *
sv_variant_doc_take (JsonObject *object, const SvPath *parent, const SvGame *game, GError **error);

/* Add the keys whose values differ from those of the standard game to @out. */
void sv_variant_doc_write_body (const SvVariantDoc *self, JsonObject *out);

/* Read a variant from @text. */
SvVariantDoc *sv_variant_doc_read (const char *text, gsize length, GError **error);

/* Load a variant from a file ("-": standard input). */
SvVariantDoc *sv_variant_doc_load (const char *path, GError **error);

/* Return the document as text, ready to be saved. Free with g_free (). */
char *sv_variant_doc_write (const SvVariantDoc *self, gboolean pretty);
