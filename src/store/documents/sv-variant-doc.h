/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvVariantDoc: the rules that are played by, in memory and in text. */

#include "sv-kind.h"

typedef struct {
  const SvGame *game;
  char *name;  /* "" for the standard game */
  void *setup; /* game->setup_size bytes; the variant's values, standard cards */
  JsonObject *unknown;
} SvVariantDoc;

/* The standard game. */
SvVariantDoc *sv_variant_doc_new (const SvGame *game);

SvVariantDoc *sv_variant_doc_copy (const SvVariantDoc *self);
void sv_variant_doc_free (SvVariantDoc *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvVariantDoc, sv_variant_doc_free)

/* Clean all its names. */
void sv_variant_doc_clean (SvVariantDoc *self);

/* Whether its text can be read again. path: in the document that it is part of, or NULL. */
gboolean sv_variant_doc_check (const SvVariantDoc *self, const SvPath *path, GError **error);

/* A whole document (game and path NULL), or what stands at path in one for game. Its known keys are
 * taken out of object, the others kept. */
SvVariantDoc *sv_variant_doc_from_object (JsonObject *object,
                                          const SvGame *game,
                                          const SvPath *path,
                                          GError **error);

/* The same for the member `variant`, which must be there, taken out of the object at parent. */
SvVariantDoc *
sv_variant_doc_take (JsonObject *object, const SvPath *parent, const SvGame *game, GError **error);

/* Add what differs from the standard. */
void sv_variant_doc_write_body (const SvVariantDoc *self, JsonObject *out);

/* Read from text. */
SvVariantDoc *sv_variant_doc_read (const char *text, gsize length, GError **error);

/* Load a file ("-": standard input). */
SvVariantDoc *sv_variant_doc_load (const char *path, GError **error);

/* As text, ready to be saved. */
char *sv_variant_doc_write (const SvVariantDoc *self, gboolean pretty);
