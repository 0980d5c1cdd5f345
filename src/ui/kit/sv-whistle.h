/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-whistle: a flash on the screen when the whistle sounds, for users who cannot hear it. */

#include <gtk/gtk.h>

/* Give @widget the style class "flash" for a moment. */
void sv_whistle_flash (GtkWidget *widget);

/* Return whether @widget has the class now, for widgets that paint their flash themselves. */
gboolean sv_whistle_is_flashing (GtkWidget *widget);
