/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvTeller: tells what happened in a match in its order, and has what follows held back until then.
 *
 *      the die rolls ──→ what it means ──→ a goal is shot, celebrated ──→ what follows is shown
 *        ROLL              MEANING           SHOT          GOAL           (the match's "shown")
 *
 * What is seen from near (SvSight) begins with the SHOT, and what it means follows, be it a goal or not.
 * While it tells, the match waits and the position before is shown (sv_shown ()): score, ball, prompt
 * and cards are the old ones, no computer player acts and no time is called. A person who has seen
 * enough skips to the end. Only dice and goals are waited for; what else is rare and loud has a
 * caption that stands while play goes on. Looking back and redo tell nothing; undo tells what was
 * taken back, in the referee's line. */

#include "sv-match.h"

G_BEGIN_DECLS

typedef enum {
  SV_TELLING_NOTHING, /* all is told */
  SV_TELLING_ROLL,    /* a die is in the air */
  SV_TELLING_MEANING, /* it lies, and what comes of it is said */
  SV_TELLING_SHOT,    /* the ball of a goal is in the air */
  SV_TELLING_GOAL
} SvTelling;

/* How long one waits: for children, for most, for those who know it; or not at all. In the order of
 * the settings. */
typedef enum { SV_PACE_CALM, SV_PACE_NORMAL, SV_PACE_QUICK, SV_PACE_AT_ONCE } SvPace;

#define SV_TYPE_TELLER (sv_teller_get_type ())
G_DECLARE_FINAL_TYPE (SvTeller, sv_teller, SV, TELLER, GObject)

/* Signals:
 *   "step"      what is told is another thing now, or all is told
 *   "line"      the referee's line is another one
 */

/* Tell match from now on, until it is freed. */
SvTeller *sv_teller_new (SvMatch *match);

void sv_teller_set_pace (SvTeller *self, SvPace pace);
SvPace sv_teller_get_pace (SvTeller *self);
/* Whether dice roll, and whether the ball flies: they do at first, but not if the dice lie on the
 * table, or nothing should move. */
void sv_teller_set_moving (SvTeller *self, gboolean dice, gboolean ball);

SvTelling sv_teller_get_telling (SvTeller *self);
/* For how long it tells this, in milliseconds. */
unsigned sv_teller_get_duration (SvTeller *self);
/* ROLL and after it: the number that the die shows and whose it is (-1: nobody's); 0: no die. */
unsigned sv_teller_get_die (SvTeller *self, int *side);
/* What the last event is in the report, of SvReportLine; NULL after undo, or if it is secret. Whoever tells
 * people of an event as it happens takes the sentences from here: they are made once. */
const GPtrArray *sv_teller_get_notes (SvTeller *self);
/* GOAL: whose, who made it (-1 if the game does not say), and the score with it; in a shoot-out that
 * of the shoot-out. */
int sv_teller_get_scorer (SvTeller *self, int *piece, int score[2]);
/* GOAL: its sentence in the report. */
const char *sv_teller_get_goal (SvTeller *self);
/* What is rare and stands large over the pitch once the die lies, e.g. "Free pass!", or NULL. *side
 * (unless NULL): whom it is about, -1 if that is both or nobody, as at the end of a period. */
const char *sv_teller_get_caption (SvTeller *self, int *side);

/* The last thing that happened up to the position, in a sentence or more; "" at the beginning. It
 * does not run ahead of the die, and of a goal it tells nothing else as long as that is told. */
const char *sv_teller_get_line (SvTeller *self);

/* What follows is shown at once. */
void sv_teller_skip (SvTeller *self);

G_END_DECLS
