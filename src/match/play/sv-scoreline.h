/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvScoreline: how a match stands, as any scoreboard shows it; and SvScored, the interface of the objects
 * that have one: a match on the screen (SvMatch) and a match on a real table (SvTable).
 *
 *      SvMatch ──┐                                     ┌──▶ the strip above the pitch
 *                ├── sv_scored_read () ─▶ SvScoreline ─┤
 *      SvTable ──┘                                     └──▶ the wall, and the board that a referee touches
 *
 * A scoreline holds facts only; sv-score-words puts them into words. */

#include <glib-object.h>

#include "sv-clock.h"
#include "sv-team-doc.h"

/* The two places of each array are the teams from left to right; left and right are 0 and 1. */
typedef struct {
  const SvTeamDoc *teams[2]; /* NULL: it is not known yet who plays */
  int sides[2];              /* the side of the match that each team is */
  int goals[2];
  gboolean shootout; /* a shoot-out decides the match, */
  int scored[2];     /* whose goals do not count in `goals` */
  SvStage stage;
  int winner; /* if the match is over: left, right, or -1 for a draw */
  SvEnd how;  /* if the match is over */

  const char *period; /* translatable name of the period, or NULL: it has none */
  const char *notice; /* translatable words that stand beside the clock, or NULL */
  gint64 left_ms;     /* what is left on the clock; -1: no such clock */
  int clock_shows;    /* a clock that the dice move: what it shows, */
  int clock_ends;     /* and where it ends; 0: no such clock */
  gboolean running;   /* the clock runs */
  gboolean paused;    /* a person has stopped the clock */
  gboolean last;      /* the last minute, or the last quarter of a short period */

  int ball; /* who has the ball: left, right, or -1 for nobody */
  int turn; /* who is to act: left, right, or -1 for nobody */

  const SvBoard *board; /* the pitch, which says what ball is played with; NULL: not known */
} SvScoreline;

#define SV_TYPE_SCORED (sv_scored_get_type ())
G_DECLARE_INTERFACE (SvScored, sv_scored, SV, SCORED, GObject)

/* Signals:
 *   "score"    anything of the scoreline may be another
 *   "clock"    another second is shown, or the clock was started or stopped; nothing else is another
 *   "whistle"  a period begins or ends, for sound and flash */

struct _SvScoredInterface {
  GTypeInterface parent_interface;

  void (*read_score) (SvScored *self, SvScoreline *out);
};

/* Fill out with how the match stands, as people are shown it. The pointers in out are valid until the next
 * "score". */
void sv_scored_read (SvScored *self, SvScoreline *out);

/* For a class that implements the interface: emit "clock" of self whenever its clock makes that necessary. */
void sv_scored_follow_clock (SvScored *self, SvClock *clock);
