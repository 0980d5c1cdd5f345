/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvPreferences: the window with the few settings that hold for all matches. Each applies at once;
 * what belongs to one match is on the page for a new match. */

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SV_TYPE_PREFERENCES (sv_preferences_get_type ())
G_DECLARE_FINAL_TYPE (SvPreferences, sv_preferences, SV, PREFERENCES, GtkWindow)

/* parent: nullable. */
SvPreferences *sv_preferences_new (GtkWindow *parent);

G_END_DECLS
