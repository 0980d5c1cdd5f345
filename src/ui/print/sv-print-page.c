/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-print-page.h"

typedef struct {
  SvChartPaint paint;
  gconstpointer chart;
  SvTheme theme;
} Page;

static void
draw_cb (GtkPrintOperation *operation, GtkPrintContext *context, int n, gpointer data)
{
  const Page *page = data;

  page->paint (gtk_print_context_get_cairo_context (context), &page->theme,
               gtk_print_context_get_width (context), gtk_print_context_get_height (context),
               page->chart);
}

static void
free_page (gpointer page, GClosure *closure)
{
  g_free (page);
}

GtkPrintOperation *
sv_print_page_new (const char *name, SvChartPaint paint, gconstpointer chart, const SvTheme *theme)
{
  GtkPrintOperation *self = gtk_print_operation_new ();
  g_autoptr (GtkPaperSize) a4 = gtk_paper_size_new (GTK_PAPER_NAME_A4);
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();
  Page *page = g_new (Page, 1);

  *page = (Page){ paint, chart, *theme };
  gtk_page_setup_set_paper_size (setup, a4);
  gtk_print_operation_set_default_page_setup (self, setup);
  gtk_print_operation_set_job_name (self, name);
  gtk_print_operation_set_n_pages (self, 1);
  gtk_print_operation_set_use_full_page (self, TRUE);
  gtk_print_operation_set_unit (self, GTK_UNIT_POINTS);
  g_signal_connect_data (self, "draw-page", G_CALLBACK (draw_cb), page, free_page, 0);
  return self;
}
