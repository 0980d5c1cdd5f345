/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvGoalLine: the goals of a match along its minutes, one team above the line, the other below.
 *
 * A picture beside the same facts in words; it is told what to show and follows nothing. */

#include "sv-match.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* One goal of a match. */
typedef struct {
  int side;
  int piece;      /* that scored, or -1 if the game does not say */
  int minute;     /* 1… of the whole match, breaks not counted; 0 without a clock */
  gint64 time_ms; /* of the whole match, breaks not counted */
} SvGoal;

#define SV_TYPE_GOAL_LINE (sv_goal_line_get_type ())
G_DECLARE_FINAL_TYPE (SvGoalLine, sv_goal_line, SV, GOAL_LINE, GtkWidget)

GtkWidget *sv_goal_line_new (void);

/* Show goals (of SvGoal, copied) of match. Invisible if it has no clock or no goals. */
void sv_goal_line_show (SvGoalLine *self, SvMatch *match, const GArray *goals);

G_END_DECLS
