/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupDoc: a competition with its teams and results, in memory and in text.
 *
 * A document is never changed: what changes it gives another one that shares what is the same, so the
 * one before it is what undo goes back to. All that can be had of it has passed the reader's rules. */

#include "sv-cup-json.h"
#include "sv-cup-knockout.h"
#include "sv-match-doc.h"

typedef struct {
  const SvGame *game;
  char *title; /* "" if none */
  SvVariantDoc *variant;
  GPtrArray *teams; /* of SvTeamDoc, shared */
  SvCup *cup;
  SvCupMeeting *meetings; /* one for each fixture: who plays there, as far as that is known */
  GPtrArray *extras; /* of SvCupExtra, as long as cup->fixtures, each of them shared */
  JsonObject *unknown;
  gsize most_bytes, most_values; /* that its text has at most; 0: nobody has looked */
} SvCupDoc;

/* A competition of these teams; takes cup, copies variant, shares teams. NULL with an error if they do
 * not go together. */
SvCupDoc *sv_cup_doc_new (
    const char *title, const SvVariantDoc *variant, GPtrArray *teams, SvCup *cup, GError **error);

void sv_cup_doc_free (SvCupDoc *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvCupDoc, sv_cup_doc_free)

/* Give one that begins now a mark of its own. */
void sv_cup_doc_stamp (SvCupDoc *self);

/* What tells it from others, wherever its file is moved and whatever is played: the mark that it was given, else
 * what its game, teams and plan make. */
char *sv_cup_doc_dup_mark (const SvCupDoc *self);

/* What team t is called: "Team 3" if it has no name. */
char *sv_cup_doc_dup_name (const SvCupDoc *self, unsigned team);

/* A team as it comes to its next match: with what those that it really played, in the order of rounds, have
 * left to it. Of a result that was only typed nothing but that is known; nothing comes of what counts for
 * nobody, or was never played. */
SvTeamDoc *sv_cup_doc_dup_team (const SvCupDoc *self, unsigned team);

/* The fixture after which who has this card of the team must miss matches, of a game in which people do; -1: none
 * of these, the team came so. */
int sv_cup_doc_find_cause (const SvCupDoc *self, unsigned team, unsigned card);

/* The match that fixture i holds, or a new one of its teams as they come to it; NULL with an error if it has none. */
SvMatchDoc *sv_cup_doc_open_match (const SvCupDoc *self, unsigned i, GError **error);

/* The cards of those who made the goals of side in fixture i, as it was counted; of unsigned, empty if nobody
 * knows. To be unreffed. */
GArray *sv_cup_doc_get_scorers (const SvCupDoc *self, unsigned i, unsigned side);

/* What a table wrote down of a player in a match that was counted: the place of the card in the team's, and
 * which of the game's slate_marks. */
typedef struct {
  unsigned card, mark;
} SvCupMark;

/* The marks of side in fixture i in their order; of SvCupMark, empty if there are none. To be unreffed. */
GArray *sv_cup_doc_get_marks (const SvCupDoc *self, unsigned i, unsigned side);

/* The competition with another result in fixture i, for good or (void) for nobody, with none, or with
 * what a match says so far, which it keeps. NULL with an error if that breaks a rule, or puts other teams
 * into a fixture whose score counts. */
SvCupDoc *
sv_cup_doc_result (const SvCupDoc *self, unsigned i, const SvCupResult *result, GError **error);
SvCupDoc *
sv_cup_doc_match (const SvCupDoc *self, unsigned i, const SvMatchDoc *match, GError **error);
/* A result that was counted, with who made its goals, as far as they are known: scorers[side] of unsigned, the
 * places of their cards in the team's; and who was marked: marks[side] of SvCupMark. */
SvCupDoc *sv_cup_doc_counted (const SvCupDoc *self,
                              unsigned i,
                              const SvCupResult *result,
                              GArray *const scorers[2],
                              GArray *const marks[2],
                              GError **error);
/* The same result with these marks in place of those it had; its scorers stay. */
SvCupDoc *
sv_cup_doc_mark (const SvCupDoc *self, unsigned i, GArray *const marks[2], GError **error);
SvCupDoc *sv_cup_doc_clear (const SvCupDoc *self, unsigned i, GError **error);
SvCupDoc *sv_cup_doc_void (const SvCupDoc *self, unsigned i, GError **error);

/* The same without a team, or with it again. */
SvCupDoc *sv_cup_doc_withdraw (const SvCupDoc *self, unsigned team, gboolean back, GError **error);

/* A whole document. folder: where the match documents are that it names; NULL: they are not looked at. */
SvCupDoc *sv_cup_doc_from_object (JsonObject *object, const char *folder, GError **error);
SvCupDoc *sv_cup_doc_read (const char *text, gsize length, const char *folder, GError **error);
SvCupDoc *sv_cup_doc_load (const char *path, GError **error);

/* Fixture i as documents have it, without its match. */
JsonObject *sv_cup_doc_write_fixture (const SvCupDoc *self, unsigned i);

/* As text, ready to be saved. */
char *sv_cup_doc_write (const SvCupDoc *self, gboolean pretty);
