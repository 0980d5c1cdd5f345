/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-document: read and write the program's documents, whatever their kind.
 *
 * Reading checks everything and returns a whole document or an error, never half a document.
 * Unknown keys are kept in `unknown` and written back. Writing what was read gives the same
 * document. A document owns all it holds. */

#include "sv-board-file.h"
#include "sv-cup-doc.h"
#include "sv-match-doc.h"
#include "sv-picture-url.h"

/* Find out what kind of document @text is, without checking the rest of it. */
gboolean sv_document_kind (const char *text, gsize length, SvDocumentKind *kind, GError **error);

/* A document of any kind; only the member of that kind is set. */
typedef struct {
  SvDocumentKind kind;
  SvMatchDoc *match;
  SvVariantDoc *variant;
  SvTeamDoc *team;
  SvBoard *board;
  SvCupDoc *cup;
} SvDocument;

void sv_document_clear (SvDocument *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (SvDocument, sv_document_clear)

/* Load the document in a file ("-": standard input) of any kind. The file is read only once. */
gboolean sv_document_load (const char *path, SvDocument *out, int *illegal_event, GError **error);

/* Like sv_document_load (), but from @text. @folder: as for sv_cup_doc_read (). */
gboolean sv_document_read (const char *text,
                           gsize length,
                           const char *folder,
                           SvDocument *out,
                           int *illegal_event,
                           GError **error);

/* Return a position as JSON for the command line: sv_document_node () the node that it waits for
 * (decision, chance or over), sv_document_state () the state of the game. */
JsonObject *sv_document_node (const SvGame *game, const void *setup, const void *state);
JsonObject *sv_document_state (const SvGame *game, const void *setup, const void *state);

/* Append a line of JSON with node and state of the position after @k events. */
void sv_document_append_position (
    GString *out, const SvGame *game, const void *setup, const void *state, unsigned k);
