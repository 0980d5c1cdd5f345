/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-report-file: saves the report of a match in a file that the user chooses. */

#include "sv-file-dialogs.h"
#include "sv-review-report.h"

/* Ask the user where to save the report titled @title. @func gets the file. */
void sv_report_file_ask (GtkWidget *widget, const char *title, SvFileFunc func);

/* Write @report to @file in the format that the suffix of its name says. Success and failure are
 * shown as a toast. */
void sv_report_file_save (GtkWidget *widget, SvReviewReport *report, GFile *file);
