/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvColourScheme: whether the program is light, dark or of high contrast, and why.
 *
 * It watches the person's setting, the desktop's colour scheme (by the portal, else by GSettings)
 * and the desktop's wish for high contrast, because GTK 4.8 itself follows none of the last two.
 * It tells GTK which theme to use, loads the program's style sheets, and tells painters when to
 * paint anew. Colours themselves are in the style sheets and in the draw room. */

#include <gtk/gtk.h>

#include "sv-theme.h"

G_BEGIN_DECLS

#define SV_TYPE_COLOUR_SCHEME (sv_colour_scheme_get_type ())
G_DECLARE_FINAL_TYPE (SvColourScheme, sv_colour_scheme, SV, COLOUR_SCHEME, GObject)

/* Signal: "changed", when sv_colour_scheme_get () gives another answer. Connect to it with
 * g_signal_connect_object (): it lives as long as the program. */

/* The one of the program; owned by it. The first call needs a display. */
SvColourScheme *sv_colour_scheme_get_default (void);

/* The scheme for painting on the screen; never SV_SCHEME_INK. */
SvScheme sv_colour_scheme_get (SvColourScheme *self);

/* Load a style sheet of the resources, e.g. "library.css", unless it is loaded: pages that are not
 * always needed have theirs apart. */
void sv_colour_scheme_load_sheet (const char *name);

G_END_DECLS
