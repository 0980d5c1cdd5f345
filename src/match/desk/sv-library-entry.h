/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvLibraryEntry: one team or variant as the library lists it.
 *
 * It holds the few words and colours that a list shows, not the document: a thousand teams with
 * pictures must fit. Those of a file are read when SvLibraryModel has the time; until then it is
 * called like its file. */

#include <glib-object.h>

#include "sv-library.h"

/* What a list shows of a document. Made in any thread. */
typedef struct {
  const SvGame *game; /* NULL if the file is damaged */
  char *name;
  char *detail; /* players of a team or their points, differences of a variant; or what is wrong */
  char *search; /* what is looked through for a word, case-folded */
  char *colours[2];  /* of a team, or NULL */
  SvPiece pieces[2]; /* of a team: its first figurine, and the next one that looks different */
  gboolean draft;    /* no match of the standard game can be played with it yet */
} SvLibraryDigest;

SvLibraryDigest *sv_library_digest_load (const char *path);
void sv_library_digest_free (SvLibraryDigest *self);

#define SV_TYPE_LIBRARY_ENTRY (sv_library_entry_get_type ())
G_DECLARE_FINAL_TYPE (SvLibraryEntry, sv_library_entry, SV, LIBRARY_ENTRY, GObject)

/* Signal: "changed", when other words are to be shown. */

/* place: of a built-in one among its like; it takes item. */
SvLibraryEntry *sv_library_entry_new_built_in (SvLibraryItem *item, unsigned place);
SvLibraryEntry *sv_library_entry_new_file (SvDocumentKind kind, const char *path);

SvDocumentKind sv_library_entry_get_kind (SvLibraryEntry *self);
const char *sv_library_entry_get_path (SvLibraryEntry *self); /* NULL: built-in */
const char *sv_library_entry_get_name (SvLibraryEntry *self);

/* What is known of it, or NULL before it was read. Valid until "changed". */
const SvLibraryDigest *sv_library_entry_get_digest (SvLibraryEntry *self);

/* Take what was read. Returns whether its place in the order may be another one. */
gboolean sv_library_entry_set_digest (SvLibraryEntry *self, SvLibraryDigest *digest);

/* What stands over it where it is the first of its section, or NULL; for whoever lists it. */
const char *sv_library_entry_get_heading (SvLibraryEntry *self);
void sv_library_entry_set_heading (SvLibraryEntry *self, const char *heading);

/* When the file was read it had this size and time; 0: it was not read. */
guint64 sv_library_entry_get_stamp (SvLibraryEntry *self);
void sv_library_entry_set_stamp (SvLibraryEntry *self, guint64 stamp);

/* Whether it is of game (NULL: of any) and has every word of the case-folded text. */
gboolean
sv_library_entry_matches (SvLibraryEntry *self, const SvGame *game, const char *const *words);

/* What is of no game, for it is damaged or not read yet; then game by game the user's own by name and
 * the built-in ones in their order. */
int sv_library_entry_compare (SvLibraryEntry *self, SvLibraryEntry *other);

/* The whole document. */
SvLibraryItem *sv_library_entry_load (SvLibraryEntry *self, GError **error);
