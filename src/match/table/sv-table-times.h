/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-table-times: when the periods of a match at a table began and when its goals fell, for a chart
 * over time. Only goals in play count, no shots of a shoot-out. */

#include "sv-chart-line.h"
#include "sv-table.h"

/* Times are from 0 (beginning of the match) to 1 (end of its last period). */
typedef struct {
  GArray *periods; /* of SvChartMark, labelled with the name of the period */
  GArray *goals;   /* of SvChartMark, without labels, in order */
  double until;    /* how far the match is */
} SvTableTimes;

/* Return the times, or NULL if there is no goal or if they were not recorded. Times are not known
 * either if a clock that the dice move counted more than one period. */
SvTableTimes *sv_table_times_new (SvTable *table);
void sv_table_times_free (SvTableTimes *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvTableTimes, sv_table_times_free)
