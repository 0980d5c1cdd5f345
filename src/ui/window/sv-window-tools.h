/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-window-tools: what a window offers around its match: the scoreboard for a second screen
 * (win.scoreboard), sheets to print (win.print), the full screen (win.fullscreen) and the page for
 * a board on a real table (win.table), and the way out (win.close). */

#include "sv-window.h"

G_BEGIN_DECLS

void sv_window_tools_install (GtkWidgetClass *widget_class);

/* To be called when the window has its template: its menu and its icon, both made when they are
 * wanted, for people wait for the window. */
void sv_window_tools_add (SvWindow *window);

/* The window shows another match, or none: its scoreboard follows, its tools are for it. */
void sv_window_tools_follow (SvWindow *window, SvMatch *match);

/* The scoreboard window of this window, or NULL. */
GtkWindow *sv_window_tools_get_wall (SvWindow *window);

/* Remember how large the window is, for the next one. */
void sv_window_tools_keep_size (GtkWindow *window);

/* What a page that is no match and edits no document is called, and what "match.*" does there. */
void sv_window_tools_set_page (GtkWidget *page, const char *title, GActionGroup *actions);
const char *sv_window_tools_get_title (GtkWidget *page);
GActionGroup *sv_window_tools_get_actions (GtkWidget *page);

G_END_DECLS
