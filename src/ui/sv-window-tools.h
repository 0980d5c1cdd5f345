/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-window-tools: what a window offers around its match: the scoreboard for a second screen
 * (win.scoreboard), sheets to print (win.print) and the full screen (win.fullscreen). */

#include "sv-window.h"

G_BEGIN_DECLS

void sv_window_tools_install (GtkWidgetClass *widget_class);

/* The window shows another match, or none: its scoreboard follows, its tools are for it. */
void sv_window_tools_follow (SvWindow *window, SvMatch *match);

/* The scoreboard window of this window, or NULL. */
GtkWindow *sv_window_tools_get_wall (SvWindow *window);

G_END_DECLS
