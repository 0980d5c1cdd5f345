/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvFixtureLink: says which fixture of which competition is played, or counted at a table. It is
 * kept in the file of the match or table, so that the result reaches the competition even if the
 * program was killed. The competition is a file of this computer, or shared by another one. */

#include "sv-json-read.h"

typedef struct {
  /* path of the competition's file; "" if it has none; NULL if there is no competition */
  char *competition;
  char *mark; /* sv_cup_doc_dup_mark () of the competition, or NULL if not known */
  unsigned fixture;
  gboolean decide; /* the match must have a winner */
  /* link of the board if another computer has the competition, or NULL; `competition` is then the
   * file that holds what this computer knows of it (sv-cup-guest.h) */
  char *address;
} SvFixtureLink;

/* Make @self, which may be all zeros, a copy of @other. */
void sv_fixture_link_copy (SvFixtureLink *self, const SvFixtureLink *other);
void sv_fixture_link_clear (SvFixtureLink *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (SvFixtureLink, sv_fixture_link_clear)

/* Write the link as the member "bond" of a document; nothing if there is no competition. */
void sv_fixture_link_write (const SvFixtureLink *self, JsonObject *root);

/* Read the member "bond" of @root into @self, which must be all zeros and stays so if there is
 * none. The member is removed from @root. */
gboolean
sv_fixture_link_take (SvFixtureLink *self, JsonObject *root, const SvPath *parent, GError **error);

/* Return whether the link points to the competition in the file at @path that has this mark: at the
 * same path as ever, or moved there from a path where no file is any more. */
gboolean sv_fixture_link_is_of (const SvFixtureLink *self, const char *path, const char *mark);
