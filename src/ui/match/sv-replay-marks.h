/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvReplayMarks: a row of small buttons below the slider of a replay, each below its moment: goals
 * in the colours of the team that scored, and key moments. A button goes to its moment and says
 * which one that is. Left and Right go from mark to mark; Tab enters the row once.
 *
 * It knows no match: SvReplayBar adds the marks. */

#include <gtk/gtk.h>

#define SV_TYPE_REPLAY_MARKS (sv_replay_marks_get_type ())
G_DECLARE_FINAL_TYPE (SvReplayMarks, sv_replay_marks, SV, REPLAY_MARKS, GtkWidget)

/* Set the slider below whose values the marks stand. It must outlive the marks, and be
 * allocated before them. */
void sv_replay_marks_set_range (SvReplayMarks *self, GtkRange *range);

/* Add a mark at @position. It activates the action "replaybar.seek" with @position. @label says
 * what happened there; @style: a style class. Returns the button (transfer none). */
GtkWidget *
sv_replay_marks_add (SvReplayMarks *self, unsigned position, const char *style, const char *label);

/* Remove all marks of this style class, or all marks if @style is NULL. */
void sv_replay_marks_remove (SvReplayMarks *self, const char *style);
