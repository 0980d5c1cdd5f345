/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-letters: text in a font size that is computed, for scoreboards that must be read from the
 * back of a hall. */

#include <gtk/gtk.h>

/* Create a layout of @text in the font of @widget, @pixels high (transfer full). */
PangoLayout *
sv_letters_layout (GtkWidget *widget, const char *text, double pixels, PangoWeight weight);

/* Return the width of @layout as a multiple of its font size @pixels. */
double sv_letters_width (PangoLayout *layout, double pixels);

/* Set the font size of @label to @pixels. */
void sv_letters_show (GtkLabel *label, double pixels);
