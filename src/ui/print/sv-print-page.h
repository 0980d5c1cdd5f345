/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-print-page: one page of A4 for a printer. */

#include "sv-chart.h"

#include <gtk/gtk.h>

/* An operation that prints what paint paints of chart, both of which it needs until it is done; name: what
 * the printer's queue calls it. Who runs it tells of errors. */
GtkPrintOperation *
sv_print_page_new (const char *name, SvChartPaint paint, gconstpointer chart, const SvTheme *theme);
