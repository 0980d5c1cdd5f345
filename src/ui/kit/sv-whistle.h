/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-whistle: the sound of the whistle, through GSound where the program is built with it, else as
 * the display's beep; and a flash, for not everybody hears it. */

#include <gtk/gtk.h>

/* Let it be heard, unless people want no sound. */
void sv_whistle_blow (GtkWidget *widget);

/* Give widget the style class "flash" for a moment. */
void sv_whistle_flash (GtkWidget *widget);

/* Whether it has it: for widgets that paint their flash themselves. */
gboolean sv_whistle_is_flashing (GtkWidget *widget);
