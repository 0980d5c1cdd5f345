/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-document: the documents of the program in memory, and their reading and writing.
 *
 * Reading checks everything and gives a whole document or an error, never half of one. Unknown
 * keys are kept in `unknown` and written back. Writing what was read gives the same document.
 * A document owns all it holds. */

#include "sv-board-file.h"
#include "sv-cup-doc.h"
#include "sv-match-doc.h"
#include "sv-picture-url.h"

/* What kind of document the text is, without checking the rest. */
gboolean sv_document_kind (const char *text, gsize length, SvDocumentKind *kind, GError **error);

/* A document of any kind: the one of these that there is. */
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

/* Load a file ("-": standard input), which is read once, whatever it is. */
gboolean sv_document_load (const char *path, SvDocument *out, int *illegal_event, GError **error);

/* Read what sv_document_load () would load. folder: as for sv_cup_doc_read (). */
gboolean sv_document_read (const char *text,
                           gsize length,
                           const char *folder,
                           SvDocument *out,
                           int *illegal_event,
                           GError **error);

/* The legal node and the ledger's state object of a position, as the command line prints them. */
JsonObject *sv_document_node (const SvGame *game, const void *setup, const void *state);
JsonObject *sv_document_state (const SvGame *game, const void *setup, const void *state);

/* Append the line that holds both, of the position after k events. */
void sv_document_append_position (
    GString *out, const SvGame *game, const void *setup, const void *state, unsigned k);
