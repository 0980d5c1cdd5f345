/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-preferences: the window with the few settings that hold for all matches. Each applies at once;
 * what belongs to one match is on the page for a new match. */

#include <gtk/gtk.h>

/* A new window over parent (nullable). */
GtkWidget *sv_preferences_new (GtkWindow *parent);
