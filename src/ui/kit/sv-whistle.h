/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-whistle: the sound of the whistle, through GSound where the program is built with it, else as
 * the display's beep. Whoever blows it shows it as well: not everybody hears it. */

#include <gtk/gtk.h>

G_BEGIN_DECLS

void sv_whistle_blow (GtkWidget *widget);

G_END_DECLS
