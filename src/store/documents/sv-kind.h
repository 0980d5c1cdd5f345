/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-kind: read and write the first three keys of a document: its kind (`format`), its version
 * and its game. */

#include "sv-json-read.h"

typedef enum {
  SV_DOCUMENT_MATCH,
  SV_DOCUMENT_VARIANT,
  SV_DOCUMENT_TEAM,
  SV_DOCUMENT_BOARD,
  SV_DOCUMENT_CUP
} SvDocumentKind;

/* Set *@kind to the kind that the node @format names. @format may be NULL, which is an error;
 * @path is that of the document. */
gboolean sv_kind_read (JsonNode *format, const SvPath *path, SvDocumentKind *kind, GError **error);

/* Check the keys for format and version and remove them from @object. If they are not @required,
 * missing keys are accepted. */
gboolean sv_kind_take (
    JsonObject *object, SvDocumentKind kind, const SvPath *path, gboolean required, GError **error);

/* Like sv_kind_take (), but also set *@game from the third key. If *@game is set already, @object
 * is part of a document for that game, and none of the three keys is required. */
gboolean sv_kind_open (JsonObject *object,
                       SvDocumentKind kind,
                       const SvPath *path,
                       const SvGame **game,
                       GError **error);

/* Add the three keys to @out. */
void sv_kind_write (JsonObject *out, SvDocumentKind kind, const SvGame *game);
