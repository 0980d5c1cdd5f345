/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupDoc: a competition with its teams and results, in memory and as text.
 *
 * A document is immutable: every change returns a new document that shares the unchanged parts,
 * so undo just returns to the document before. Every document that these functions return has
 * passed all checks of the reader. */

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

/* Give a competition that has just been created a unique id, so that it can be recognised later. */
void sv_cup_doc_stamp (SvCupDoc *self);

/* Return a string that distinguishes this competition from others and stays unchanged when its
 * file moves or matches are played: the id from sv_cup_doc_stamp (), or else a digest of its
 * game, teams and plan. Free with g_free (). */
char *sv_cup_doc_dup_mark (const SvCupDoc *self);

/* Give @self, a changed version of @before that nobody else uses yet, the same mark, even if it has
 * other teams or names. */
void sv_cup_doc_keep_mark (SvCupDoc *self, const SvCupDoc *before);

/* Return the name of a team, "Team 3" if it has none. Free with g_free (). */
char *sv_cup_doc_dup_name (const SvCupDoc *self, unsigned team);

/* Return a copy of a team as it enters its next match: with the consequences, such as
 * suspensions, of the matches that it has really played, in the order of the rounds. If only the
 * result of a match was typed in, only the result has consequences. A match that counts for
 * nobody or was not really played has none. */
SvTeamDoc *sv_cup_doc_dup_team (const SvCupDoc *self, unsigned team);

/* In a game in which a player may have to miss matches: return the index of the fixture after
 * which the player with this card must miss them, or -1 if no fixture is the cause because the
 * team entered the competition so. */
int sv_cup_doc_find_cause (const SvCupDoc *self, unsigned team, unsigned card);

/* Return the match that fixture @i holds, or a new match of its two teams as they enter it. NULL
 * with an error if that is not possible. */
SvMatchDoc *sv_cup_doc_open_match (const SvCupDoc *self, unsigned i, GError **error);

/* Return the cards of the players who scored the goals of @side in fixture @i, as a table counted
 * them. Array of unsigned, empty if unknown. The caller unrefs it. */
GArray *sv_cup_doc_get_scorers (const SvCupDoc *self, unsigned i, unsigned side);

/* A mark that a player got in a match that was counted at a table, such as a yellow card: the
 * index of the player's card in the team, and the index of the mark in the game's slate_marks. */
typedef struct {
  unsigned card, mark;
} SvCupMark;

/* Return the marks of @side in fixture @i in the order in which they were given: array of
 * SvCupMark, empty if there are none. The caller unrefs it. */
GArray *sv_cup_doc_get_marks (const SvCupDoc *self, unsigned i, unsigned side);

/* Return a new competition with a change in fixture @i: sv_cup_doc_result () enters a result,
 * sv_cup_doc_match () stores a match with its result so far, sv_cup_doc_clear () removes the
 * result, sv_cup_doc_void () keeps the result but makes it count for nobody. NULL with an error
 * if that breaks a rule, or would put other teams into a fixture whose score counts. */
SvCupDoc *
sv_cup_doc_result (const SvCupDoc *self, unsigned i, const SvCupResult *result, GError **error);
SvCupDoc *
sv_cup_doc_match (const SvCupDoc *self, unsigned i, const SvMatchDoc *match, GError **error);
/* Like sv_cup_doc_result () for a match that was counted at a table, with as much as is known
 * about its scorers and marks: @scorers[side] is an array of unsigned, the indices of their cards
 * in the team; @marks[side] is an array of SvCupMark. */
SvCupDoc *sv_cup_doc_counted (const SvCupDoc *self,
                              unsigned i,
                              const SvCupResult *result,
                              GArray *const scorers[2],
                              GArray *const marks[2],
                              GError **error);
/* sv_cup_doc_mark () replaces the marks of fixture @i and keeps its result and scorers. */
SvCupDoc *
sv_cup_doc_mark (const SvCupDoc *self, unsigned i, GArray *const marks[2], GError **error);
/* Return whether the user chose the referee of fixture @i: a team (0-based), or nobody (-1). */
gboolean sv_cup_doc_get_referee (const SvCupDoc *self, unsigned i, int *team);

/* Let @team be the referee of fixture @i, or nobody (-1). sv_cup_doc_free_referee () returns to the
 * teams that rest, by turns. */
SvCupDoc *sv_cup_doc_set_referee (const SvCupDoc *self, unsigned i, int team, GError **error);
SvCupDoc *sv_cup_doc_free_referee (const SvCupDoc *self, unsigned i, GError **error);

SvCupDoc *sv_cup_doc_clear (const SvCupDoc *self, unsigned i, GError **error);
SvCupDoc *sv_cup_doc_void (const SvCupDoc *self, unsigned i, GError **error);

/* Return a competition in which a team has withdrawn, or (@back) takes part again. */
SvCupDoc *sv_cup_doc_withdraw (const SvCupDoc *self, unsigned team, gboolean back, GError **error);

/* Return a competition in which a team is given points, or in which (negative) points are taken
 * from it, for @reason (or NULL); sv_cup_doc_unadjust () removes all of that team. NULL with an
 * error if it breaks a rule. */
SvCupDoc *sv_cup_doc_adjust (
    const SvCupDoc *self, unsigned team, int points, const char *reason, GError **error);
SvCupDoc *sv_cup_doc_unadjust (const SvCupDoc *self, unsigned team, GError **error);

/* Return a competition in which a match is played in another slot of a round, and on another board;
 * or in which two matches have exchanged their places. NULL with an error if it breaks a rule: a
 * team would play twice at a time, the board is taken, or a match would be played before those that
 * decide who plays it. */
SvCupDoc *sv_cup_doc_move (const SvCupDoc *self,
                           unsigned i,
                           unsigned round,
                           unsigned slot,
                           unsigned board,
                           GError **error);
SvCupDoc *sv_cup_doc_exchange (const SvCupDoc *self, unsigned i, unsigned k, GError **error);

/* Return a competition with other times of the day, or without any if @times->match is 0. @texts
 * holds the text of each break, or NULL; it may be NULL if there is no break. NULL with an error
 * if it breaks a rule. */
SvCupDoc *sv_cup_doc_set_times (const SvCupDoc *self,
                                const SvCupTimes *times,
                                const char *const *texts,
                                GError **error);

/* Return a competition whose matches after slot @slot of the day begin @minutes later: the break
 * there becomes longer, or there is a new one with @text. After slot 0, the day begins later. NULL
 * with an error if it breaks a rule, or if the competition has no times. */
SvCupDoc *sv_cup_doc_delay (
    const SvCupDoc *self, unsigned slot, unsigned minutes, const char *text, GError **error);

/* Return a competition in which a copy of @team joined a group (0-based; a league is group 0), with
 * its fixtures behind those that were there. NULL with an error if that is not possible. */
SvCupDoc *
sv_cup_doc_add_team (const SvCupDoc *self, const SvTeamDoc *team, unsigned group, GError **error);

/* Return a competition in which a team has another name. NULL with an error if no team can have
 * that name. */
SvCupDoc *sv_cup_doc_rename (const SvCupDoc *self, unsigned team, const char *name, GError **error);

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
