/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-print-report: print a document that needs no choices: the report of a match, or the season of
 * a team. */

#include "sv-review-report.h"
#include "sv-sheet.h"

#include <gtk/gtk.h>

/* Open the print dialog over the window of @widget and print @report. Errors are shown as a
 * message to the user. */
void sv_print_report (GtkWidget *widget, SvReviewReport *report);

/* Like sv_print_report (), for sheets on A4. @name: what the print job is called. */
void sv_print_sheets (GtkWidget *widget, SvSheets *sheets, const char *name);
