/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvClockFace: a few large digits that change often without moving.
 *
 * A label would cause a new layout of the whole window every second. This widget keeps its size
 * while the number of characters stays the same, and only repaints itself. It does not know the
 * time: the owner sets the text. */

#include <gtk/gtk.h>

#define SV_TYPE_CLOCK_FACE (sv_clock_face_get_type ())
G_DECLARE_FINAL_TYPE (SvClockFace, sv_clock_face, SV, CLOCK_FACE, GtkWidget)

/* Show @text, for example "7:42"; @words is the same for screen readers. Returns FALSE, and does
 * nothing, if @text is already shown. */
gboolean sv_clock_face_set_text (SvClockFace *self, const char *text, const char *words);
const char *sv_clock_face_get_text (SvClockFace *self);
