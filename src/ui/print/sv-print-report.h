/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-print-report: print the report of a match on A4 pages. */

#include "sv-review-report.h"

#include <gtk/gtk.h>

/* Open the print dialog over the window of @widget and print @report. Errors are shown as a
 * message to the user. */
void sv_print_report (GtkWidget *widget, SvReviewReport *report);
