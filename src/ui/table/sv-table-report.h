/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-table-report: the report of what was written down at a table. */

#include "sv-review-report.h"
#include "sv-table.h"

SvReviewReport *sv_table_report_new (SvTable *table);
