/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvReportRow: what the list of the match report shows of one SvReportItem. */

#include "sv-report-item.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SV_TYPE_REPORT_ROW (sv_report_row_get_type ())
G_DECLARE_FINAL_TYPE (SvReportRow, sv_report_row, SV, REPORT_ROW, GtkWidget)

GtkWidget *sv_report_row_new (void);

/* Show item; the widget around the row, which a screen reader comes to first, is named by it. */
void sv_report_row_set_item (SvReportRow *self, SvReportItem *item);

G_END_DECLS
