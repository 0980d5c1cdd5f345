/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-kind: what kind of document an object is, of which version and for which game: its first three
 * keys. */

#include "sv-take.h"

typedef enum {
  SV_DOCUMENT_MATCH,
  SV_DOCUMENT_VARIANT,
  SV_DOCUMENT_TEAM,
  SV_DOCUMENT_BOARD,
  SV_DOCUMENT_CUP
} SvDocumentKind;

/* What the format, which may be NULL, says; path is that of the document. */
gboolean sv_kind_read (JsonNode *format, const SvPath *path, SvDocumentKind *kind, GError **error);

/* Check format and version and take them out; if they are not required, only as far as they are
 * there. */
gboolean sv_kind_take (
    JsonObject *object, SvDocumentKind kind, const SvPath *path, gboolean required, GError **error);

/* The same with the game, which goes into *game. If that is a game already, the object is part of a
 * document for it, and none of the three keys is required. */
gboolean sv_kind_open (JsonObject *object,
                       SvDocumentKind kind,
                       const SvPath *path,
                       const SvGame **game,
                       GError **error);

/* Add the three keys. */
void sv_kind_write (JsonObject *out, SvDocumentKind kind, const SvGame *game);
