/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvVariantDoc: the rules that are played by, in memory and in text. */

#include <json-glib/json-glib.h>

#include "sv-game.h"
#include "sv-store-error.h"

G_BEGIN_DECLS

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

/* Let what nobody knows in an item of a list go with the item: from place from to place to; -1: it
 * is new, or is taken away; both -1: all items are new. */
void sv_variant_doc_move_unknown (SvVariantDoc *self, const SvField *list, int from, int to);

/* Read from text. */
SvVariantDoc *sv_variant_doc_read (const char *text, gsize length, GError **error);

/* Load a file ("-": standard input). */
SvVariantDoc *sv_variant_doc_load (const char *path, GError **error);

/* As text, ready to be saved. */
char *sv_variant_doc_write (const SvVariantDoc *self, gboolean pretty);

G_END_DECLS
