/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-print-report.h"

#include "sv-toast.h"

#include <glib/gi18n.h>

/* Paint page @n of @data on @cr. */
typedef void (*PaintPage) (gpointer data, cairo_t *cr, unsigned n);

typedef struct {
  PaintPage paint;
  gpointer data;
} Pages;

static void
draw_cb (GtkPrintOperation *operation, GtkPrintContext *context, int n, const Pages *pages)
{
  pages->paint (pages->data, gtk_print_context_get_cairo_context (context), (unsigned)n);
}

/* Let the user print @n_pages A4 pages; an error is shown as a message. */
static void
print (GtkWidget *widget, const char *name, unsigned n_pages, const Pages *pages)
{
  g_autoptr (GtkWidget) kept = g_object_ref (widget);
  g_autoptr (GtkPrintOperation) operation = gtk_print_operation_new ();
  g_autoptr (GtkPaperSize) a4 = gtk_paper_size_new (GTK_PAPER_NAME_A4);
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();
  GtkRoot *root = gtk_widget_get_root (widget);
  g_autoptr (GError) error = NULL;

  gtk_page_setup_set_paper_size (setup, a4);
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_job_name (operation, name);
  gtk_print_operation_set_n_pages (operation, (int)n_pages);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_cb), (gpointer)(guintptr)pages);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                           GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, &error);
  if (error != NULL)
    sv_tell (kept, error->message);
}

static void
paint_report (gpointer report, cairo_t *cr, unsigned n)
{
  sv_sheet_report_paint_page (cr, sv_review_report_get_theme (report),
                              sv_review_report_get_sheet (report), n);
}

void
sv_print_report (GtkWidget *widget, SvReviewReport *report)
{
  print (widget, _ ("Match report"),
         sv_sheet_report_count_pages (sv_review_report_get_sheet (report),
                                      sv_review_report_get_theme (report)),
         &(Pages){ paint_report, report });
}

static void
paint_sheet (gpointer sheets, cairo_t *cr, unsigned n)
{
  sv_sheets_paint (sheets, cr, n);
}

void
sv_print_sheets (GtkWidget *widget, SvSheets *sheets, const char *name)
{
  print (widget, name, sv_sheets_get_n_pages (sheets), &(Pages){ paint_sheet, sheets });
}
