/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvDocClass: the table of the kinds of documents: how their files are called, and what can be done with any of
 * them without knowing which it is, as SvGame is for games. */

#include "sv-team-doc.h"
#include "sv-variant-doc.h"

/* What every document that people edit begins with. */
typedef struct {
  const SvGame *game;
  char *name; /* "" if none */
} SvDocHead;

/* Name, ending and MIME type of the files of one kind of document. */
typedef struct {
  const char *name;   /* translatable: "Teams" */
  const char *suffix; /* ".svteam" */
  const char *mime_type;
} SvFileKind;

typedef struct {
  SvDocumentKind kind;
  SvFileKind files;
  const char *folder; /* of the user's data folder, in which they lie; NULL: in none */

  /* Of those that people edit, which begin with an SvDocHead; NULL for the others. */
  const char *no_name;                   /* translatable: what one without a name is called */
  const char *new_name;                  /* translatable: what a new one is called */
  gpointer (*make) (const SvGame *game); /* the standard one */
  gpointer (*copy) (gconstpointer document);
  void (*free) (gpointer document);  /* or NULL */
  void (*clean) (gpointer document); /* all its names */
  gboolean (*check) (gconstpointer document, const SvPath *path, GError **error);
  gpointer (*read) (const char *text, gsize length, GError **error);
  char *(*write) (gconstpointer document, gboolean pretty);
} SvDocClass;

/* The class of a kind of document; boards have none. sv_doc_class_of_file () goes by the ending of path and
 * returns NULL if no kind has this ending. */
const SvDocClass *sv_doc_class (SvDocumentKind kind);
const SvDocClass *sv_doc_class_of_file (const char *path);

/* The name of a team or a variant. One that has no name is called "Standard team", for example, in the
 * language of the program. The string belongs to the document or to the table of translations. */
const char *sv_doc_class_name (const SvDocClass *self, gconstpointer document);
