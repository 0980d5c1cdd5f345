/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvReport: the report of the match, one line for each event, with clock and score.
 *
 * Selecting a line shows the position after that event. The lines are built when the report is
 * first opened, some hundreds at a time, and then one by one, so a long match costs nothing
 * before. It follows the match that is set. */

#include "sv-match.h"

#include <gtk/gtk.h>

#define SV_TYPE_REPORT (sv_report_get_type ())
G_DECLARE_FINAL_TYPE (SvReport, sv_report, SV, REPORT, GtkWidget)

void sv_report_set_match (SvReport *self, SvMatch *match);

/* Build the lines, and keep them up to date afterwards. Call when the report is opened. */
void sv_report_prepare (SvReport *self);
