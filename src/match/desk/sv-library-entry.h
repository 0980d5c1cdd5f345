/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvLibraryEntry: one team or variant as the library lists it.
 *
 * It holds only the few words and colours that a list shows, not the document, so that a thousand
 * teams with pictures fit into memory. SvLibraryModel reads the file later; until then the entry
 * is named like its file. */

#include <glib-object.h>

#include "sv-library.h"
#include "sv-team-faces.h"

/* The properties of a document that a list shows. May be created in any thread. */
typedef struct {
  const SvGame *game; /* NULL if the file is damaged */
  char *name;
  /* the players of a team or its points, the differences of a variant, or what is wrong */
  char *detail;
  char *search;      /* the case-folded text in which a search looks for words */
  char *colours[2];  /* colours of a team, or NULL */
  char *logo;        /* data: URL of a team's logo, or NULL */
  SvTeamFaces faces; /* players of a team with a photo */
  SvPiece pieces[2]; /* for a team: its first piece, and the next piece that looks different */
  gboolean draft;    /* the document cannot be used for a match of the standard game yet */
} SvLibraryDigest;

SvLibraryDigest *sv_library_digest_load (const char *path);
void sv_library_digest_free (SvLibraryDigest *self);

#define SV_TYPE_LIBRARY_ENTRY (sv_library_entry_get_type ())
G_DECLARE_FINAL_TYPE (SvLibraryEntry, sv_library_entry, SV, LIBRARY_ENTRY, GObject)

/* Signal: "changed": the texts to show are different. */

/* Return an entry of a built-in document (@item: transfer full; @place: its index among the
 * built-in documents of its kind), or of a file. */
SvLibraryEntry *sv_library_entry_new_built_in (SvLibraryItem *item, unsigned place);
SvLibraryEntry *sv_library_entry_new_file (SvDocumentKind kind, const char *path);

SvDocumentKind sv_library_entry_get_kind (SvLibraryEntry *self);
const char *sv_library_entry_get_path (SvLibraryEntry *self); /* NULL for a built-in one */
const char *sv_library_entry_get_name (SvLibraryEntry *self);

/* Return what is known about the document, or NULL if its file has not been read yet. Valid until
 * "changed". */
const SvLibraryDigest *sv_library_entry_get_digest (SvLibraryEntry *self);

/* Set what was read from the file (transfer full). Return whether the entry may have to be sorted
 * to another position. */
gboolean sv_library_entry_set_digest (SvLibraryEntry *self, SvLibraryDigest *digest);

/* The heading to show above the entry if it is the first of its section, or NULL; set by the
 * list. */
const char *sv_library_entry_get_heading (SvLibraryEntry *self);
void sv_library_entry_set_heading (SvLibraryEntry *self, const char *heading);

/* A number for the size and time of the file when it was read, to detect changes; 0: it was not
 * read. */
guint64 sv_library_entry_get_stamp (SvLibraryEntry *self);
void sv_library_entry_set_stamp (SvLibraryEntry *self, guint64 stamp);

/* Return whether the entry is for @game (NULL: any game) and contains every one of the
 * case-folded @words. */
gboolean
sv_library_entry_matches (SvLibraryEntry *self, const SvGame *game, const char *const *words);

/* Compare two entries for sorting: entries without a game first (damaged or not read yet); then
 * by game, the user's own documents by name, then the built-in ones in their order. */
int sv_library_entry_compare (SvLibraryEntry *self, SvLibraryEntry *other);

/* Load the whole document (transfer full), or return NULL with an error. */
SvLibraryItem *sv_library_entry_load (SvLibraryEntry *self, GError **error);
