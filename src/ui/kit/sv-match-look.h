/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-match-look: which colours the widgets of the match page paint with.
 *
 * It asks the desktop's style (light, dark, high contrast) and the two teams' documents, and makes
 * of them a theme of the draw room. It also loads the page's style sheet. It paints nothing. */

#include "sv-match.h"
#include "sv-theme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Fill theme for a match (NULL: standard colours) as it should look on the screen now. */
void sv_match_look_theme (SvTheme *theme, SvMatch *match);

/* Call callback (widget) whenever the style turns light, dark or high contrast; until widget is
 * gone. */
void sv_match_look_watch (GtkWidget *widget, GCallback callback);

/* Load match.css for the display of the widget, once. */
void sv_match_look_load (GtkWidget *widget);

/* Give one widget, not its children, these colours: background, text and border. */
void sv_match_look_tint (GtkWidget *widget, SvColour back, SvColour text, SvColour border);

G_END_DECLS
