/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-table-report: creates the report of a match from what was recorded at a table: goals, marks
 * and scorers (transfer full). */

#include "sv-review-report.h"
#include "sv-table.h"

SvReviewReport *sv_table_report_new (SvTable *table);
