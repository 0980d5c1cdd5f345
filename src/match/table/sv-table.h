/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvTable, an SvAutoSaver: the score sheet of a match that people play on a real board: teams,
 * goals, period, clock and dice. It counts, and knows no positions of pieces. The game tells
 * what the rules make of the entries, such as when the match is over: see sv-score-sheet.h.
 *
 * Every change of entries, period, dice, rules or teams is one step of undo. A table that has a
 * path is saved after every change, and from time to time while the clock runs. */

#include "sv-auto-saver.h"
#include "sv-document.h"
#include "sv-fixture-link.h"
#include "sv-scoreline.h"
#include "sv-table-note.h"
#include "sv-undo.h"

#define SV_TYPE_TABLE (sv_table_get_type ())
G_DECLARE_FINAL_TYPE (SvTable, sv_table, SV, TABLE, SvAutoSaver)

/* Signal, besides those of SvScored: "changed", when anything but the clock has changed. */

/* Return a new table for the game, variant and teams of @doc, and take ownership of @doc. The
 * clock is paused. */
SvTable *sv_table_new (SvMatchDoc *doc);

const SvMatchDoc *sv_table_get_doc (SvTable *self);
SvClock *sv_table_get_clock (SvTable *self);
/* Return the clock that counts how long the break after a period has lasted. It is not wanted
 * outside a break, and in a break that began before the table was opened here. */
SvClock *sv_table_get_rest_clock (SvTable *self);
const char *sv_table_get_team_name (SvTable *self, int side);

/* Replace the team of @side; the goals stay. Return FALSE with an error if the rules do not
 * allow the team. */
gboolean sv_table_set_team (SvTable *self, int side, const SvTeamDoc *team, GError **error);

/* Replace the rules; the goals and the time played stay. If the new rules do not have the
 * current period, it becomes their last period. Return FALSE with an error if the teams do not
 * fit the rules. */
gboolean sv_table_set_variant (SvTable *self, const SvVariantDoc *variant, GError **error);

/* Link the table to a match of a competition, for which its result counts. */
void sv_table_bind (SvTable *self, const SvFixtureLink *link);
const SvFixtureLink *sv_table_get_fixture_link (SvTable *self); /* or NULL if there is none */

/* Return when play began (the clock started, or the first entry was made), in seconds since
 * 1970; 0 if it has not begun or the time is unknown. */
gint64 sv_table_get_began (SvTable *self);

unsigned sv_table_get_period (SvTable *self); /* 1-based */
unsigned sv_table_get_n_periods (SvTable *self);
/* Return the name of the period, translated; in a shoot-out with its goals. Valid until the next
 * call. */
const char *sv_table_get_period_name (SvTable *self);
/* Return what the rules say about the entries on the score sheet; owned by the table. */
const SvScoreSheetView *sv_table_get_score_sheet (SvTable *self);
/* Return whether the match is over, by the rules or, where they do not decide it, because the
 * user has ended it. */
gboolean sv_table_is_over (SvTable *self);
/* End the current period by hand, whatever its clock shows, and stop the clock. If no period
 * follows, the match is over. Return FALSE if it is over already, or if it is a shoot-out that a
 * team must win and no team leads. */
gboolean sv_table_can_end (SvTable *self);
gboolean sv_table_end (SvTable *self);
/* Return how the match is won if it ends in this period: in full time, in extra time, by a
 * golden goal or by penalties. */
SvEnd sv_table_get_end (SvTable *self);

/* Begin the next period with its clock at 0. Return FALSE if there is none at this score. */
gboolean sv_table_can_next (SvTable *self);
gboolean sv_table_next_period (SvTable *self);

/* Set the clock of this period by hand; a running clock goes on running. Undo takes the change
 * back, but not the time played since. If there is time left again, a period that was over is
 * played on and its clock waits to be started. @left_ms: milliseconds left, from 0 to the length
 * of the period. Each function returns FALSE if there is no such clock or it cannot show that
 * time. */
gboolean sv_table_can_set_clock (SvTable *self);
gboolean sv_table_set_left (SvTable *self, gint64 left_ms);
/* Like sv_table_set_left (), but for a clock that the dice move. @shows: its value, from 0 to
 * the value at which it ends. */
gboolean sv_table_set_shows (SvTable *self, int shows);
/* Return by how much one throw of a die moves the clock, or 0 if the clock of this game is not
 * moved by dice. */
int sv_table_get_clock_steps (SvTable *self);

/* The time of the period is up in the hall: set its clock to 0:00 and let the rules decide what
 * follows. If the clock does not count seconds, the period is over. Return FALSE if the time was
 * up already, or in a shoot-out. */
gboolean sv_table_time_up (SvTable *self);

/* The action that the clock's button offers next. */
typedef enum {
  SV_TABLE_RUN,   /* start or stop the clock */
  SV_TABLE_COUNT, /* enter that a 1 was thrown, or whatever the score sheet's @count asks for */
  SV_TABLE_NEXT,  /* begin the next period */
  SV_TABLE_END,   /* end the match */
  SV_TABLE_DONE   /* no action */
} SvTableTurn;

SvTableTurn sv_table_get_turn (SvTable *self);
/* Carry out the action that sv_table_get_turn () returns. */
void sv_table_turn (SvTable *self);

int sv_table_get_score (SvTable *self, int side);
/* Return the goals and the shots of @side in a shoot-out. */
int sv_table_get_shootout (SvTable *self, int side);
int sv_table_get_shots (SvTable *self, int side);
/* Return all entries on the score sheet in order, owned by the table. @n: their number. */
const SvTableNote *sv_table_get_notes (SvTable *self, unsigned *n);
/* Enter a goal; in a shoot-out, a shot that went in. @card: the scorer's card, or -1 if unknown.
 * Return FALSE if there is no more room or that player takes no part. */
gboolean sv_table_add_goal (SvTable *self, int side, int card);
/* Enter a missed shot of a shoot-out. Return FALSE if there is no shoot-out or no more room. */
gboolean sv_table_add_miss (SvTable *self, int side);
/* Remove the last goal of @side, or in a shoot-out its last shot. Return FALSE if there is none. */
gboolean sv_table_remove_goal (SvTable *self, int side);

/* Enter that the player of @card was given @mark of the game. Return FALSE if the rules allow no
 * more of these marks, there is no more room, or the player takes no part and the mark does not
 * bring him back. */
gboolean sv_table_add_mark (SvTable *self, int side, int card, unsigned mark);
/* Return the SvPieceFlags that the player of @card has by now. */
unsigned sv_table_get_flags (SvTable *self, int side, int card);
/* Return why the player of @card takes no part at this moment (suspended, hurt, sent off, taken
 * off), translated so that it can follow a name ("red card"); NULL if he takes part. */
const char *sv_table_get_why_out (SvTable *self, int side, int card);

/* The kind of the next throw: index in the game's list. */
unsigned sv_table_get_kind (SvTable *self);
void sv_table_set_kind (SvTable *self, unsigned kind);
const SvScoreSheetThrow *sv_table_get_throw (SvTable *self);

unsigned sv_table_get_die (SvTable *self, unsigned i); /* 0 if not thrown */
void sv_table_throw (SvTable *self);                   /* throw all dice of the kind */
/* Enter a value thrown with a real die: the first die, then the second if there are two, then
 * the first again. Return FALSE if no die of the kind has that value. */
gboolean sv_table_enter_die (SvTable *self, unsigned value);

/* Like sv_table_throw () and sv_table_enter_die (), but with @dice dice, 1 or 2, of @kind, which
 * stays the kind of the next throws. */
void sv_table_throw_as (SvTable *self, unsigned kind, unsigned dice);
gboolean sv_table_enter_die_as (SvTable *self, unsigned kind, unsigned dice, unsigned value);

/* Take the last die back if nothing was entered after it. Return FALSE if there is none. */
gboolean sv_table_correct_die (SvTable *self);
void sv_table_take_dice (SvTable *self); /* clear the dice before the next throw */

/* Read the score of the match before this one if the next undo would restore that match. Return
 * FALSE if it would not. */
gboolean sv_table_peek_before (SvTable *self, int score[2]);

/* Return whether play goes on although the clock of this period was never started, so that no
 * time is counted. */
gboolean sv_table_forgot_clock (SvTable *self);

/* Begin anew with the same teams, without goals, in the first period. */
void sv_table_restart (SvTable *self);

SvUndo *sv_table_get_undo (SvTable *self);

/* Return whether the table holds anything that would be lost. */
gboolean sv_table_get_used (SvTable *self);

/* Return a table from the file at @path, its clock paused. It has no path yet, so it is not
 * saved until it is given one. */
SvTable *sv_table_new_from_file (const char *path, GError **error);
