/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-letters: text in letters of a size that is worked out, for what is read from the back of a hall. */

#include <gtk/gtk.h>

/* The text as widget writes it, in letters of that many pixels; transfer full. */
PangoLayout *
sv_letters_layout (GtkWidget *widget, const char *text, double pixels, PangoWeight weight);

/* The width of the layout for each pixel of its letters, which are so many pixels high. */
double sv_letters_width (PangoLayout *layout, double pixels);

/* Write the label in letters of that many pixels. */
void sv_letters_show (GtkLabel *label, double pixels);
