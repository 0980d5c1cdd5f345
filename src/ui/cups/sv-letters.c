/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-letters.h"

static PangoAttrList *
new_size (double pixels)
{
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_size_new_absolute ((int)(pixels * PANGO_SCALE)));
  return attributes;
}

PangoLayout *
sv_letters_layout (GtkWidget *widget, const char *text, double pixels, PangoWeight weight)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, text);
  g_autoptr (PangoAttrList) attributes = new_size (pixels);

  pango_attr_list_insert (attributes, pango_attr_weight_new (weight));
  pango_layout_set_attributes (layout, attributes);
  return layout;
}

double
sv_letters_width (PangoLayout *layout, double pixels)
{
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return width / pixels;
}

void
sv_letters_show (GtkLabel *label, double pixels)
{
  g_autoptr (PangoAttrList) attributes = new_size (pixels);

  gtk_label_set_attributes (label, attributes);
}
