/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupDoc: a competition with its teams and results, in memory and as text.
 *
 * A document is immutable: every change (see sv-cup-changes.h) returns a new document that shares
 * the unchanged parts, so undo just returns to the document before. Every document that these
 * functions return has passed all checks of the reader. */

#include "sv-cup-json.h"
#include "sv-cup-knockout.h"
#include "sv-match-doc.h"

typedef struct {
  const SvGame *game;
  char *title; /* "" if none */
  SvVariantDoc *variant;
  GPtrArray *teams; /* array of SvTeamDoc, shared with other documents */
  SvCup *cup;
  /* one for each fixture: the teams that play there, as far as they are known */
  SvCupMeeting *meetings;
  /* the slot of the day of each fixture, from 1 on; shared with other documents */
  unsigned *slots;
  /* array of SvCupExtra, as long as cup->fixtures; each element is shared with other documents */
  GPtrArray *extras;
  SvCupNotes notes; /* texts of the breaks, and of points given and taken */
  JsonObject *unknown;
  /* upper limits for the bytes and JSON values of its text; 0 if not counted yet */
  gsize most_bytes, most_values;
} SvCupDoc;

/* Return a new competition of these teams, or NULL with an error if the arguments do not go
 * together. Takes ownership of @cup, copies @variant, shares @teams. */
SvCupDoc *sv_cup_doc_new (
    const char *title, const SvVariantDoc *variant, GPtrArray *teams, SvCup *cup, GError **error);

void sv_cup_doc_free (SvCupDoc *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvCupDoc, sv_cup_doc_free)

/* A change begins with a copy, whose members may be replaced until it is settled; the meetings are
 * not known then. */
SvCupDoc *sv_cup_doc_copy (const SvCupDoc *self);

/* End a change: return @after (transfer full in both directions) if it may follow @before and its
 * file could be read again; otherwise NULL with an error. sv_cup_doc_settle () is for a change of
 * nothing but fixture @i. */
SvCupDoc *sv_cup_doc_settle (const SvCupDoc *before, SvCupDoc *after, unsigned i, GError **error);
SvCupDoc *sv_cup_doc_settle_whole (const SvCupDoc *before, SvCupDoc *after, GError **error);

/* Return the name of a team, "Team 3" if it has none. Free with g_free (). */
char *sv_cup_doc_dup_name (const SvCupDoc *self, unsigned team);

/* Return a sentence if the match in fixture @i states other names than its teams have now, or NULL.
 * The match belongs to the fixture all the same. Free with g_free (). */
char *sv_cup_doc_dup_other_names (const SvCupDoc *self, unsigned i);

/* Read a whole document. @folder is where the match documents are that it names; NULL: those
 * files are not read. */
SvCupDoc *sv_cup_doc_from_object (JsonObject *object, const char *folder, GError **error);
SvCupDoc *sv_cup_doc_read (const char *text, gsize length, const char *folder, GError **error);
SvCupDoc *sv_cup_doc_load (const char *path, GError **error);

/* Return fixture @i as the document writes it, without its match. */
JsonObject *sv_cup_doc_write_fixture (const SvCupDoc *self, unsigned i);

/* Return the document as text, ready to be saved. Free with g_free (). */
char *sv_cup_doc_write (const SvCupDoc *self, gboolean pretty);
