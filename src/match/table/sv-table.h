/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvTable, an SvKeeper: what is kept beside a board that stands on a real table: teams, goals,
 * period, clock and dice. People play there by themselves; it counts, and knows no positions. What
 * the rules make of that, such as when the match is over, the game tells: sv-slate.h.
 *
 * Every change of what is written down, period, dice, rules or teams is one step of undo. One that has a path is kept after
 * every change, and now and then while the clock runs. */

#include "sv-bond.h"
#include "sv-document.h"
#include "sv-keeper.h"
#include "sv-scoreline.h"
#include "sv-table-note.h"
#include "sv-undo.h"

#define SV_TYPE_TABLE (sv_table_get_type ())
G_DECLARE_FINAL_TYPE (SvTable, sv_table, SV, TABLE, SvKeeper)

/* Signal, besides those of SvScored: "changed", anything but the clock is another. */

/* A table for the game, variant and teams of doc, which it takes. The clock stands, paused. */
SvTable *sv_table_new (SvMatchDoc *doc);

const SvMatchDoc *sv_table_get_doc (SvTable *self);
SvClock *sv_table_get_clock (SvTable *self);
const char *sv_table_get_team_name (SvTable *self, int side);

/* Another team for side; the goals stay. FALSE with an error if the rules do not allow it. */
gboolean sv_table_set_team (SvTable *self, int side, const SvTeamDoc *team, GError **error);

/* Other rules; goals, and what was played of the period, stay. A period that these rules do not have
 * becomes their last one. FALSE with an error if the teams do not fit them. */
gboolean sv_table_set_variant (SvTable *self, const SvVariantDoc *variant, GError **error);

/* It counts this match of a competition. */
void sv_table_bind (SvTable *self, const SvBond *bond);
const SvBond *sv_table_get_bond (SvTable *self); /* NULL: none */

/* When play began: the clock went, or something was written down. In seconds since 1970; 0: it did not
 * yet, or nobody knows. */
gint64 sv_table_get_began (SvTable *self);

unsigned sv_table_get_period (SvTable *self); /* 1… */
unsigned sv_table_get_n_periods (SvTable *self);
/* Translated, of a shoot-out with its goals; valid until the next call. */
const char *sv_table_get_period_name (SvTable *self);
/* What the rules make of all that is written down. */
const SvSlateView *sv_table_get_slate (SvTable *self);
/* Nothing is played any more: the rules say so, or somebody where they do not tell. */
gboolean sv_table_is_over (SvTable *self);
/* End the period that is being played by hand, whatever its clock says; the clock stands. If no other
 * period follows, the match is over. FALSE if it is over already, or if it is a shoot-out that a team
 * must win and no team leads. */
gboolean sv_table_can_end (SvTable *self);
gboolean sv_table_end (SvTable *self);
/* How a match that ends in this period has ended. */
SvEnd sv_table_get_end (SvTable *self);

/* The next period: its clock stands at 0. FALSE if there is none as things stand. */
gboolean sv_table_can_next (SvTable *self);
gboolean sv_table_next_period (SvTable *self);

/* Set the clock of this period by hand; a clock that runs goes on running. Undo takes the change back, not
 * the time that has gone by since. If time is left again, a period that was over is played on, and the
 * clock waits to be started. Each returns FALSE if there is no such clock or it cannot show that.
 * left_ms: what is left, from 0 to the length of the period. */
gboolean sv_table_can_set_clock (SvTable *self);
gboolean sv_table_set_left (SvTable *self, gint64 left_ms);
/* The same for a clock that the dice move: what it shows, from 0 to where it ends. */
gboolean sv_table_set_shows (SvTable *self, int shows);
/* By how much a die moves such a clock; 0: the dice do not move this clock. */
int sv_table_get_clock_steps (SvTable *self);

/* The time is up in the hall: the clock of the period stands at 0:00, and the rules make of that what they
 * do; a period whose clock is none of seconds is over. FALSE if its time was up already, or it is a
 * shoot-out. */
gboolean sv_table_time_up (SvTable *self);

/* What is to be done next with the clock. */
typedef enum {
  SV_TABLE_RUN,   /* start or stop it */
  SV_TABLE_COUNT, /* tell that a 1 was thrown, or what else the slate says in count */
  SV_TABLE_NEXT,  /* the next period */
  SV_TABLE_END,   /* say that the match is over */
  SV_TABLE_DONE   /* nothing */
} SvTableTurn;

SvTableTurn sv_table_get_turn (SvTable *self);
/* Do it. */
void sv_table_turn (SvTable *self);

int sv_table_get_score (SvTable *self, int side);
/* Goals of a shoot-out, and its shots. */
int sv_table_get_shootout (SvTable *self, int side);
int sv_table_get_shots (SvTable *self, int side);
/* All that is written down, in its order. */
const SvTableNote *sv_table_get_notes (SvTable *self, unsigned *n);
/* In a shoot-out a shot that went in. FALSE if there is no more room, or who has this card (-1: not told)
 * takes no part. */
gboolean sv_table_add_goal (SvTable *self, int side, int card);
/* In a shoot-out: a shot that did not. FALSE if there is none, or no more room. */
gboolean sv_table_add_miss (SvTable *self, int side);
/* Take the last goal of side away, in a shoot-out its last shot. FALSE if it has none. */
gboolean sv_table_remove_goal (SvTable *self, int side);

/* Write down that who has this card was given a mark of the game. FALSE if the rules do not allow any
 * more of these, there is no more room, or the player takes no part and this mark does not bring him back. */
gboolean sv_table_add_mark (SvTable *self, int side, int card, unsigned mark);
/* SvPieceFlags that who has this card wears by now. */
unsigned sv_table_get_flags (SvTable *self, int side, int card);
/* Why who has this card takes no part now, translated as it stands behind a name ("red card"): suspended,
 * hurt, sent off or taken off. NULL: he plays. */
const char *sv_table_get_why_out (SvTable *self, int side, int card);

/* The kind of throw that is made next, of the game's list. */
unsigned sv_table_get_kind (SvTable *self);
void sv_table_set_kind (SvTable *self, unsigned kind);
const SvSlateThrow *sv_table_get_throw (SvTable *self);

unsigned sv_table_get_die (SvTable *self, unsigned i); /* 0: not thrown */
void sv_table_throw (SvTable *self);                   /* all dice of the kind */
/* A real die: the first one, then the second one if there are two, then anew. FALSE if no die of the
 * kind shows value. */
gboolean sv_table_enter_die (SvTable *self, unsigned value);

/* The same of so many dice, 1 or 2, of another kind, which is the kind from then on. */
void sv_table_throw_as (SvTable *self, unsigned kind, unsigned dice);
gboolean sv_table_enter_die_as (SvTable *self, unsigned kind, unsigned dice, unsigned value);

/* Take the last die back, if nothing else was written down after it. FALSE if there is none. */
gboolean sv_table_correct_die (SvTable *self);
void sv_table_take_dice (SvTable *self); /* back in the hands */

/* The score of the match before this one, if the next undo would bring that back whole; FALSE if not. */
gboolean sv_table_peek_before (SvTable *self, int score[2]);

/* Whether play goes on although nobody has started the clock of this period, so that no time is counted. */
gboolean sv_table_forgot_clock (SvTable *self);

/* Begin anew with the same teams: no goals, first period. */
void sv_table_restart (SvTable *self);

SvUndo *sv_table_get_undo (SvTable *self);

/* True once there is something to lose. */
gboolean sv_table_get_used (SvTable *self);

/* A table as it was kept, its clock paused. It is not kept yet: it has no path. */
SvTable *sv_table_new_from_file (const char *path, GError **error);
