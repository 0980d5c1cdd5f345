/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-print-report: the report of a match on pages of A4, for a printer. */

#include "sv-review-report.h"

#include <gtk/gtk.h>

/* Ask for widget which printer, and print it there; an error is told. */
void sv_print_report (GtkWidget *widget, SvReviewReport *report);
