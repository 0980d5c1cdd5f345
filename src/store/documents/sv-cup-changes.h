/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-changes: everything that can change in a competition. Each function returns a new
 * document (transfer full) and leaves @self as it is. */

#include "sv-cup-told.h"

/* Return a new competition with a change in fixture @i: sv_cup_doc_result () enters a result,
 * sv_cup_doc_match () stores a match with its result so far, sv_cup_doc_clear () removes the
 * result, sv_cup_doc_void () keeps the result but makes it count for nobody. NULL with an error
 * if that breaks a rule, or would put other teams into a fixture whose score counts. */
SvCupDoc *
sv_cup_doc_result (const SvCupDoc *self, unsigned i, const SvCupResult *result, GError **error);
SvCupDoc *
sv_cup_doc_match (const SvCupDoc *self, unsigned i, const SvMatchDoc *match, GError **error);
SvCupDoc *sv_cup_doc_clear (const SvCupDoc *self, unsigned i, GError **error);
SvCupDoc *sv_cup_doc_void (const SvCupDoc *self, unsigned i, GError **error);

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

/* Let @team be the referee of fixture @i, or nobody (-1). sv_cup_doc_free_referee () returns to the
 * teams that rest, by turns. */
SvCupDoc *sv_cup_doc_set_referee (const SvCupDoc *self, unsigned i, int team, GError **error);
SvCupDoc *sv_cup_doc_free_referee (const SvCupDoc *self, unsigned i, GError **error);

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

/* Return a competition in which the matches of leagues that begin after slot @begun of the day (0:
 * none has begun) and have no result are planned anew, so that all boards are busy: see
 * sv_cup_plan_anew (). NULL with an error if that is no better. */
SvCupDoc *sv_cup_doc_plan_anew (const SvCupDoc *self, unsigned begun, GError **error);

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
