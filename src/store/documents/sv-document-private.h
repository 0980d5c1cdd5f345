/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-document-private: what the readers and writers of matches, variants and teams share. A *body*
 * is a document without format, version and game, as it stands inside a match. Used inside the
 * store only. */

#include "sv-document.h"
#include "sv-take.h"

G_BEGIN_DECLS

enum { SV_DOCUMENT_VERSION = 1 };

/* The setup of the standard game; free with g_free (). */
void *sv_standard_setup (const SvGame *game);

/* A setup of the variant's values and the teams' cards. */
void *sv_setup_of (const SvVariantDoc *variant, const SvTeamDoc *first, const SvTeamDoc *second);

/* sv_match_doc_new () of what was read, however large it is. */
SvMatchDoc *sv_match_doc_of (const SvVariantDoc *variant,
                             const SvTeamDoc *first,
                             const SvTeamDoc *second,
                             GError **error);

/* Check format and version and take these keys out. path is NULL for a document of its own. */
gboolean sv_document_take_header (JsonObject *object,
                                  SvDocumentKind kind,
                                  const SvPath *path,
                                  GError **error);

/* Check format, version and game, and take these keys out. */
gboolean
sv_document_open (JsonObject *object, SvDocumentKind kind, const SvGame **game, GError **error);

/* A body may repeat the three keys of a document if they are the right ones; take them. */
gboolean sv_body_open (
    JsonObject *body, SvDocumentKind kind, const SvGame *game, const SvPath *path, GError **error);

/* Add format, version and game. */
void sv_document_add_header (JsonObject *out, SvDocumentKind kind, const SvGame *game);

/* A whole document; its known keys are taken out of object. */
SvTeamDoc *sv_team_doc_from_object (JsonObject *object, GError **error);
SvVariantDoc *sv_variant_doc_from_object (JsonObject *object, GError **error);

/* Read a body; its known keys are taken out of object, the others kept by the document. */
SvTeamDoc *
sv_team_body_read (const SvGame *game, JsonObject *object, const SvPath *path, GError **error);
SvVariantDoc *
sv_variant_body_read (const SvGame *game, JsonObject *object, const SvPath *path, GError **error);

/* Add the keys of a body to out: what differs from the standard. */
void sv_team_body_write (const SvTeamDoc *team, JsonObject *out);
void sv_variant_body_write (const SvVariantDoc *variant, JsonObject *out);

/* A board document that stands inside another, and back; see sv-board-file.h. */
SvBoard *sv_board_body_read (JsonObject *object, const SvPath *path, GError **error);
JsonObject *sv_board_body_write (const SvBoard *board);

/* The keys that are left in object, to be kept, or NULL. */
JsonObject *sv_keep_unknown (JsonObject *object);

G_END_DECLS
