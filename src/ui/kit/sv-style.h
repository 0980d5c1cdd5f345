/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvStyle: whether the program is light, dark or of high contrast, and what everything is painted with
 * therefore.
 *
 * It watches the person's setting, the desktop's colour scheme (by the portal, else by GSettings)
 * and the desktop's wish for high contrast, because GTK 4.8 itself follows none of the last two.
 * It tells GTK which theme to use, loads the program's style sheets, and tells painters when to
 * paint anew. Colours themselves are in the style sheets and in the draw room. */

#include <gtk/gtk.h>

#include "sv-match.h"
#include "sv-theme.h"

#define SV_TYPE_STYLE (sv_style_get_type ())
G_DECLARE_FINAL_TYPE (SvStyle, sv_style, SV, STYLE, GObject)

/* Signal: "changed", when sv_style_get_scheme () or _get_pitch () gives another answer; see
 * sv_style_watch (). */

/* The one of the program; owned by it. The first call needs a display. */
SvStyle *sv_style_get_default (void);

/* The scheme for painting on the screen; never SV_SCHEME_INK. */
SvScheme sv_style_get_scheme (void);

/* The scheme for pitches to play on and to set up, which people may choose. */
SvScheme sv_style_get_pitch (void);

/* Call callback (widget) whenever either is another one; until widget is gone. */
void sv_style_watch (GtkWidget *widget, GCallback callback);

/* Fill theme for a match (NULL: standard colours) as it should look on the screen now. */
void sv_style_theme (SvTheme *theme, SvMatch *match);

/* Load a style sheet of the resources, e.g. "library.css", unless it is loaded: pages that are not
 * always needed have theirs apart. */
void sv_style_load (const char *name);

/* Give one widget, not its children, the colours of a team; NULL: those of the style again. */
void sv_style_tint (GtkWidget *widget, const SvKit *kit);

/* The same of a side of match; -1: nobody's, it stays as it is. */
void sv_style_tint_side (GtkWidget *widget, SvMatch *match, int side);
