/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-window-open: documents that come to a window from the disk or are dropped on it. Used inside
 * SvWindow only; everybody else calls sv_window_open (). */

#include "sv-window.h"

G_BEGIN_DECLS

/* Show a match that comes from the disk: paused if its clock would run, because nobody has seen
 * it yet. */
void sv_window_show_loaded (SvWindow *self, SvMatch *match);

/* Open the files that were dropped on the window. */
gboolean
sv_window_drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, SvWindow *self);

G_END_DECLS
