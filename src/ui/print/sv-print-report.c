/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-print-report.h"

#include "sv-toast.h"

#include <glib/gi18n.h>

static void
draw_cb (GtkPrintOperation *operation, GtkPrintContext *context, int n, SvReviewReport *report)
{
  sv_sheet_report_paint_page (gtk_print_context_get_cairo_context (context),
                              sv_review_report_get_theme (report),
                              sv_review_report_get_sheet (report), (unsigned)n);
}

void
sv_print_report (GtkWidget *widget, SvReviewReport *report)
{
  g_autoptr (GtkWidget) kept = g_object_ref (widget);
  g_autoptr (GtkPrintOperation) operation = gtk_print_operation_new ();
  g_autoptr (GtkPaperSize) a4 = gtk_paper_size_new (GTK_PAPER_NAME_A4);
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();
  GtkRoot *root = gtk_widget_get_root (widget);
  g_autoptr (GError) error = NULL;

  gtk_page_setup_set_paper_size (setup, a4);
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_job_name (operation, _ ("Match report"));
  gtk_print_operation_set_n_pages (
      operation, (int)sv_sheet_report_count_pages (sv_review_report_get_sheet (report),
                                                   sv_review_report_get_theme (report)));
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_cb), report);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                           GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, &error);
  if (error != NULL)
    sv_tell (kept, error->message);
}
