/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvAnnouncer, the announcer: announces what happened in a match step by step, and holds the new
 * position back until the announcement is over.
 *
 *      the die rolls ──→ what it says ──→ a goal is shot, celebrated ──→ what follows is shown
 *        ROLL             MEANING           SHOT          GOAL           (the match's "shown")
 *
 * Nothing is told before it is seen. While the die lies still, only its verdict is told: whether
 * the number was high enough. Then the ball flies, then a goal is celebrated with the new score,
 * and the sentences of the event, its captions and its score come last, with the new position.
 *
 * After a goal, and before a break and the end of the match, comes a REPEAT, if it is wanted: the
 * attack, or the highlights, are shown again.
 *
 * An event with a close-up (SvScene) begins with the SHOT; its MEANING follows, goal or not. During
 * an announcement the match waits and the position before the event is shown (sv_shown ()): score,
 * ball, prompt and cards are the old ones, no computer player acts and time does not run out. The
 * user can skip to the end. Only dice and goals are waited for; other rare, important events get a
 * caption while play goes on. Looking back and redo announce nothing; undo shows in the referee's
 * line what was taken back. */

#include "sv-match.h"

G_BEGIN_DECLS

typedef enum {
  SV_ANNOUNCEMENT_NOTHING, /* no announcement is under way */
  SV_ANNOUNCEMENT_ROLL,    /* a die rolls */
  SV_ANNOUNCEMENT_MEANING, /* the die lies still, and its verdict is said */
  SV_ANNOUNCEMENT_SHOT,    /* the ball flies, before a goal */
  SV_ANNOUNCEMENT_GOAL,
  SV_ANNOUNCEMENT_REPEAT /* earlier positions are shown again */
} SvAnnouncement;

/* How long announcements take: long for children, normal, short for experts, or none at all. In
 * the order of the settings. */
typedef enum { SV_PACE_CALM, SV_PACE_NORMAL, SV_PACE_QUICK, SV_PACE_AT_ONCE } SvPace;

#define SV_TYPE_ANNOUNCER (sv_announcer_get_type ())
G_DECLARE_FINAL_TYPE (SvAnnouncer, sv_announcer, SV, ANNOUNCER, GObject)

/* Signals:
 *   "step"      the next step of the announcement begins, or it is over
 *   "line"      the referee's line has changed
 */

/* Return a new announcer for @match, which works until it is freed. */
SvAnnouncer *sv_announcer_new (SvMatch *match);

void sv_announcer_set_pace (SvAnnouncer *self, SvPace pace);
SvPace sv_announcer_get_pace (SvAnnouncer *self);
/* Set whether dice roll and whether the ball flies. Both are on at first; they are off if the
 * dice lie on a real table, or the user wants no animation. */
void sv_announcer_set_moving (SvAnnouncer *self, gboolean dice, gboolean ball);

/* Set whether attacks and highlights are shown again; off at first, and never at a quick pace. */
void sv_announcer_set_repeating (SvAnnouncer *self, gboolean repeating);

/* During SV_ANNOUNCEMENT_REPEAT, one position or shot after the other is shown for
 * sv_announcer_get_duration () milliseconds each. */
typedef struct {
  unsigned position;   /* position of the match to show */
  gboolean cut;        /* TRUE if it does not follow from the position shown before */
  gboolean shot;       /* TRUE if the event after it is to be shown: the ball flies */
  unsigned number, of; /* which of how many highlights it is, from 1 */
} SvRepeated;
/* Return FALSE if nothing is shown again now. */
gboolean sv_announcer_get_repeated (SvAnnouncer *self, SvRepeated *out);

SvAnnouncement sv_announcer_get_announcement (SvAnnouncer *self);
/* Return how long the current step takes, in milliseconds. */
unsigned sv_announcer_get_duration (SvAnnouncer *self);
/* From SV_ANNOUNCEMENT_ROLL on: return the number that the die shows, or 0 if there is no die.
 * @side: the side that threw it, or -1. */
unsigned sv_announcer_get_die (SvAnnouncer *self, int *side);
/* Return the notes of the last event (of SvReportLine), owned by the announcer; NULL after undo
 * or if the event is secret. Use these sentences wherever an event is announced: they are made
 * only once. */
const GPtrArray *sv_announcer_get_notes (SvAnnouncer *self);
/* During SV_ANNOUNCEMENT_GOAL: return the side that scored. @piece: the scorer, or -1 if the game
 * names none. @score: the score with this goal; in a shoot-out the score of the shoot-out. */
int sv_announcer_get_scorer (SvAnnouncer *self, int *piece, int score[2]);
/* From SV_ANNOUNCEMENT_MEANING on: return what the die said, without what follows from it:
 * "needed 4: not defended!"; NULL if nothing is said. */
const char *sv_announcer_get_verdict (SvAnnouncer *self);
/* Return the caption for a rare event, shown large over the pitch once its outcome is seen, e.g.
 * "Free pass!"; NULL if there is none. @side (nullable): the side it is about, or -1 for both or
 * none, as at the end of a period. */
const char *sv_announcer_get_caption (SvAnnouncer *self, int *side);

/* Return the referee's line: the last event up to the position that is shown, in one or more
 * sentences, or "" at the beginning. During an announcement it stays as it was. */
const char *sv_announcer_get_line (SvAnnouncer *self);

/* Skip the announcement and show the new position at once. */
void sv_announcer_skip (SvAnnouncer *self);

G_END_DECLS
