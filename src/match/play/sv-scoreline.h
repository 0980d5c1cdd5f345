/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvScoreline: how a match stands, as any scoreboard shows it; and SvScored, the interface of the
 * objects that have one: a match on the screen (SvMatch) and a match on a real table (SvTable).
 *
 *      SvMatch ──┐                                     ┌──▶ the strip above the pitch
 *                ├── sv_scored_read () ─▶ SvScoreline ─┤
 *      SvTable ──┘                                     └──▶ the wall and the referee's board
 *
 * A scoreline holds facts only; sv-score-words puts them into words. */

#include <glib-object.h>

#include "sv-bot.h"
#include "sv-clock.h"
#include "sv-team-doc.h"

/* Elements 0 and 1 of each array belong to the team on the left and the team on the right. */
typedef struct {
  const SvTeamDoc *teams[2]; /* NULL while it is not known who plays */
  const SvBot *bots[2];      /* the computer player of each team; NULL if people play it */
  int sides[2];              /* the side of the match that each team plays */
  int goals[2];
  gboolean shootout; /* a shoot-out decides the match */
  int scored[2];     /* goals of the shoot-out, which do not count in `goals` */
  SvStage stage;
  int winner; /* if the match is over: 0 (left), 1 (right), or -1 for a draw */
  SvEnd how;  /* if the match is over, how it ended */

  const char *period;     /* translatable name of the period, or NULL if it has none */
  const char *break_name; /* during a break other than half-time, its translatable name; or NULL */
  const char *notice;     /* translatable words to show beside the clock, or NULL */
  gint64 left_ms;         /* milliseconds left on the clock; -1 if there is no such clock */
  int clock_shows;        /* value of a clock that the dice move */
  int clock_ends;         /* value at which a clock that the dice move ends; 0 if there is none */
  gboolean running;       /* the clock runs */
  gboolean paused;        /* a user has stopped the clock */
  gboolean last;          /* it is the last minute, or the last quarter of a short period */

  gboolean rests; /* it is a break between two periods, and it is known how long it has lasted */
  gint64 rest_ms; /* how long, in milliseconds */

  int home; /* who is the home team: 0 (left), 1 (right), or -1 while that is undecided */
  int ball; /* who has the ball: 0 (left), 1 (right), or -1 for nobody */
  int turn; /* who must act: 0 (left), 1 (right), or -1 for nobody */

  const SvBoard *board; /* the board, which says what ball is played with; NULL if not known */
} SvScoreline;

#define SV_TYPE_SCORED (sv_scored_get_type ())
G_DECLARE_INTERFACE (SvScored, sv_scored, SV, SCORED, GObject)

/* Signals:
 *   "score"    anything in the scoreline may have changed
 *   "clock"    another second is shown, or the clock starts or stops; nothing else changed
 *   "whistle"  a period begins or ends, for sound and flash */

struct _SvScoredInterface {
  GTypeInterface parent_interface;

  void (*read_score) (SvScored *self, SvScoreline *out);
};

/* Fill @out with the score as users see it at the moment. The pointers in @out are valid until the
 * next "score". */
void sv_scored_read (SvScored *self, SvScoreline *out);

/* For implementations: emit "clock" on @self whenever @clock makes that necessary. */
void sv_scored_follow_clock (SvScored *self, SvClock *clock);
