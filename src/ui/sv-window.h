/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvWindow: one window with the start page, the page for a new match, or one match.
 *
 * It owns the header bar, the menu, the toasts and the dialogs for files. What is on a page is the
 * page's own business. */

#include "sv-application.h"

G_BEGIN_DECLS

#define SV_TYPE_WINDOW (sv_window_get_type ())
G_DECLARE_FINAL_TYPE (SvWindow, sv_window, SV, WINDOW, GtkApplicationWindow)

/* A window of the application (nullable in tests) that shows the start page. */
SvWindow *sv_window_new (SvApplication *application);

G_END_DECLS
