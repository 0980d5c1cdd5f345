/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvApplication: the running program with its windows, actions and command line.
 *
 * It opens files in separate windows and shows what belongs to no single match: preferences,
 * help, shortcuts, credits. What happens inside a match is the business of SvWindow.
 *
 * Actions: app.new-window, app.preferences, app.shortcuts, app.help, app.about, app.quit. */

#include <gtk/gtk.h>

#define SV_TYPE_APPLICATION (sv_application_get_type ())
G_DECLARE_FINAL_TYPE (SvApplication, sv_application, SV, APPLICATION, GtkApplication)

SvApplication *sv_application_new (void);
