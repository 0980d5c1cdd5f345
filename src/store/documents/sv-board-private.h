/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-board-private: what the reader of boards (sv-board-read.c) and their counting and writing
 * (sv-board-file.c) share. Used inside the store only. */

#include "sv-board-file.h"
#include "sv-take.h"

G_BEGIN_DECLS

/* Before the id of a board of a document, so that it is told from those of the games. */
#define SV_OWN_BOARD_PREFIX "own/"

/* A board of a document. */
typedef struct {
  SvBoard board; /* first: whoever has the board has all of it */
  gatomicrefcount refs;
  GStringChunk *words;
  GArray *spaces;     /* of SvSpace */
  GArray *edges;      /* of SvEdge */
  GArray *first;      /* of guint16 */
  GArray *neighbours; /* of gint16 */
  char *id;
  char *title;
  char *text; /* the document in one line */
} SvOwnBoard;

SvOwnBoard *sv_own_board_new (void);
void sv_own_board_free (SvOwnBoard *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvOwnBoard, sv_own_board_free)

/* Fill self from a document whose header was taken. On a fault it is half filled. */
gboolean
sv_own_board_read (SvOwnBoard *self, JsonObject *object, const SvPath *path, GError **error);

G_END_DECLS
