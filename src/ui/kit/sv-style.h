/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvStyle: decides whether the program is light, dark or in high contrast, and in which colours
 * painters paint.
 *
 * It watches the user's setting, the desktop's colour scheme (through the portal, else GSettings)
 * and the desktop's high-contrast setting, because GTK 4.8 itself follows neither of the last two.
 * It tells GTK which theme to use, loads the program's style sheets, and tells painters when to
 * repaint. The colours themselves are in the style sheets and in src/draw. */

#include <gtk/gtk.h>

#include "sv-match.h"
#include "sv-theme.h"

#define SV_TYPE_STYLE (sv_style_get_type ())
G_DECLARE_FINAL_TYPE (SvStyle, sv_style, SV, STYLE, GObject)

/* Signal: "changed", sv_style_get_scheme () or sv_style_get_pitch () has another result; see
 * sv_style_watch (). */

/* Return the style of the program. Transfer none. The first call needs a display. */
SvStyle *sv_style_get_default (void);

/* Return the scheme for painting on the screen; never SV_SCHEME_INK. */
SvScheme sv_style_get_scheme (void);

/* Return the scheme for pitches on the screen, which the user may choose. */
SvScheme sv_style_get_pitch (void);

/* Call @callback with @widget whenever either scheme changes, until @widget is destroyed. */
void sv_style_watch (GtkWidget *widget, GCallback callback);

/* Fill @theme with the colours of a match on the screen. If @match is NULL, use the standard
 * colours. */
void sv_style_theme (SvTheme *theme, SvMatch *match);

/* Load a style sheet from the resources, e.g. "library.css", unless it is loaded already. Pages
 * that are rarely needed have style sheets of their own. */
void sv_style_load (const char *name);

/* Give one widget, without its children, the colours of a team, or the default colours if @kit is
 * NULL. */
void sv_style_tint (GtkWidget *widget, const SvKit *kit);

/* Give one widget the colours of a side of @match. If @side is -1, leave it as it is. */
void sv_style_tint_side (GtkWidget *widget, SvMatch *match, int side);
