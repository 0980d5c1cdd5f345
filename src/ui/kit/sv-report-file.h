/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-report-file: the report of a match as a file that somebody chooses. */

#include "sv-file-dialogs.h"
#include "sv-review-report.h"

/* Ask for widget where a report goes that is called title; func gets the file. */
void sv_report_file_ask (GtkWidget *widget, const char *title, SvFileFunc func);

/* Write it there, in the format that the name of the file says; what comes of it is told. */
void sv_report_file_save (GtkWidget *widget, SvReviewReport *report, GFile *file);
