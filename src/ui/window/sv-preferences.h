/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-preferences: the window with the few settings that hold for all matches. Each one applies
 * at once. Settings of a single match are on the page for a new match. */

#include <gtk/gtk.h>

/* Create the preferences window, above @parent (or NULL). */
GtkWidget *sv_preferences_new (GtkWindow *parent);
