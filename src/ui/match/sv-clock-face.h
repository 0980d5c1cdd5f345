/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvClockFace: a few large digits that change often and never move.
 *
 * A label would ask for a new layout of the whole window with every second; this widget keeps its
 * size as long as the number of characters stays and repaints only itself. It does not know the
 * time: somebody tells it what to show. */

#include <gtk/gtk.h>

#define SV_TYPE_CLOCK_FACE (sv_clock_face_get_type ())
G_DECLARE_FINAL_TYPE (SvClockFace, sv_clock_face, SV, CLOCK_FACE, GtkWidget)

/* Show text, e.g. "7:42"; words: the same for a screen reader. Does nothing if text is shown
 * already; returns whether it changed. */
gboolean sv_clock_face_set_text (SvClockFace *self, const char *text, const char *words);
const char *sv_clock_face_get_text (SvClockFace *self);
