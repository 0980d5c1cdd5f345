/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvReport: the story of the match, one line for each event, with the clock and the score.
 *
 * Pointing at a line shows the position after that event. The lines are made when the report is
 * first wanted, some hundreds at a time, and afterwards one by one; a long match costs nothing
 * before. It follows a match by itself. */

#include "sv-match.h"

#include <gtk/gtk.h>

#define SV_TYPE_REPORT (sv_report_get_type ())
G_DECLARE_FINAL_TYPE (SvReport, sv_report, SV, REPORT, GtkWidget)

void sv_report_set_match (SvReport *self, SvMatch *match);

/* Begin to make the lines, and keep them up to date from now on. */
void sv_report_prepare (SvReport *self);

/* The style class of a line that tells of such a thing. */
const char *sv_report_class (SvNoteKind kind);
