/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-later: what a window needs, but not before people see it. */

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef void (*SvLater) (GtkWidget *window);

/* Call func once, when window has painted its first frame. It is not called if that never comes.
 * To be asked for before the window is shown. */
void sv_later (GtkWidget *window, SvLater func);

G_END_DECLS
