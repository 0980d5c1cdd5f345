/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-whistle: the whistle for the eyes, a flash; for not everybody hears it. */

#include <gtk/gtk.h>

/* Give widget the style class "flash" for a moment. */
void sv_whistle_flash (GtkWidget *widget);

/* Whether it has it: for widgets that paint their flash themselves. */
gboolean sv_whistle_is_flashing (GtkWidget *widget);
