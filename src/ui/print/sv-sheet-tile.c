/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-sheet-tile.h"

#include "sv-picture.h"
#include "sv-sentence.h"
#include "sv-widgets.h"

#include <glib/gi18n.h>

enum { SIDE = 132, FEW_CHARS = 12, MANY_CHARS = 16 };

typedef struct {
  SvSheets *sheets;
  unsigned page;
} Page;

static void
draw (cairo_t *cr, int width, int height, SvScheme scheme, gconstpointer data)
{
  const Page *page = data;
  double w, h;

  sv_sheets_get_page_size (page->sheets, page->page, &w, &h);
  const double scale = MIN (width / w, height / h);
  cairo_translate (cr, (width - w * scale) / 2, (height - h * scale) / 2);
  cairo_scale (cr, scale, scale);
  cairo_rectangle (cr, 0, 0, w, h);
  cairo_set_source_rgb (cr, 1, 1, 1); /* paper is white in every colour scheme */
  cairo_fill_preserve (cr);
  cairo_set_source_rgba (cr, 0, 0, 0, 0.4); /* edge of the paper */
  cairo_set_line_width (cr, 1.5 / scale);
  cairo_stroke (cr);
  sv_sheets_paint (page->sheets, cr, page->page);
}

GtkWidget *
sv_sheet_tile_new (SvSheets *sheets, unsigned page, const char *key)
{
  GtkWidget *tile = gtk_check_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *picture = g_object_new (SV_TYPE_PICTURE, NULL);
  g_autofree char *name = sv_sentence ("%u. %s", page + 1, sv_sheets_get_page_title (sheets, page));
  GtkWidget *label = gtk_label_new (name);
  Page *what = g_new (Page, 1);
  double w, h;

  *what = (Page){ sheets, page };
  sv_sheets_get_page_size (sheets, page, &w, &h);
  const double scale = SIDE / MAX (w, h);
  sv_picture_set_size (SV_PICTURE (picture), (int)(w * scale), (int)(w * scale), (int)(h * scale));
  sv_picture_set_draw (SV_PICTURE (picture), key, draw, what, g_free);
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (picture, GTK_ALIGN_END);
  gtk_widget_set_vexpand (picture, TRUE);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_width_chars (GTK_LABEL (label), FEW_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MANY_CHARS);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), label);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (tile), box);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (tile), sv_sheets_is_chosen (sheets, page));
  sv_widget_set_label (tile, name);
  return tile;
}

void
sv_sheet_tile_forget (GtkWidget *tile)
{
  GtkWidget *box = gtk_check_button_get_child (GTK_CHECK_BUTTON (tile));

  sv_picture_set_draw (SV_PICTURE (gtk_widget_get_first_child (box)), NULL, NULL, NULL, NULL);
}
