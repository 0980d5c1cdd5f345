/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvDocClass: the table of the kinds of documents: names and suffixes of their files, and
 * functions that work on any document without knowing its kind. It is for documents what SvGame
 * is for games. */

#include "sv-team-doc.h"
#include "sv-variant-doc.h"

/* The first members of every document that people edit (team and variant). */
typedef struct {
  const SvGame *game;
  char *name; /* "" if none */
} SvDocHead;

/* Name, suffix and MIME type of the files of one kind of document, and its functions. */
typedef struct {
  const char *name;   /* translatable: "Teams" */
  const char *suffix; /* ".svteam" */
  const char *mime_type;
} SvFileKind;

typedef struct {
  SvDocumentKind kind;
  SvFileKind files;
  /* folder of these files inside the user's data folder; NULL if they have none */
  const char *folder;

  /* Only set for documents that people edit, which begin with an SvDocHead; otherwise NULL. */
  const char *no_name;                   /* translatable: what to call a document without a name */
  const char *new_name;                  /* translatable: name of a new document */
  gpointer (*make) (const SvGame *game); /* return a standard document */
  gpointer (*copy) (gconstpointer document);
  void (*free) (gpointer document);  /* free a document; accepts NULL */
  void (*clean) (gpointer document); /* clean all names in a document */
  gboolean (*check) (gconstpointer document, const SvPath *path, GError **error);
  gpointer (*read) (const char *text, gsize length, GError **error);
  char *(*write) (gconstpointer document, gboolean pretty);
} SvDocClass;

/* Return the class of a kind of document, or NULL for a board. sv_doc_class_of_file () goes by
 * the suffix of @path and returns NULL if no kind has this suffix. */
const SvDocClass *sv_doc_class (SvDocumentKind kind);
const SvDocClass *sv_doc_class_of_file (const char *path);

/* Return the name of a team or a variant. One without a name is called "Standard team", for
 * example, in the user's language. The string belongs to the document or to the table of
 * translations. */
const char *sv_doc_class_name (const SvDocClass *self, gconstpointer document);
