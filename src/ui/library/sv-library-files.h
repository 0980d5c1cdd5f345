/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-library-files: teams and variants that come into the library from a file and go out into one,
 * and the window's page for them. Used inside SvWindow only; everybody else calls
 * sv_window_show_library () and sv_window_open (). */

#include "sv-library.h"
#include "sv-window.h"

G_BEGIN_DECLS

/* Whether the file holds a team or a variant, whatever it is called. */
gboolean sv_library_files_is_ours (GFile *file);

/* Keep a copy of the file in the library and show it there; one that is there already is only
 * shown. On a fault it is told in one sentence. */
gboolean sv_library_files_import (SvWindow *window, GFile *file);

/* The file of draft was deleted in another window: tell it in window, and offer to keep it. */
void sv_library_files_lost_cb (SvWindow *window, SvDraft *draft);

/* The actions win.library(s "teams" or "variants"), win.restore-item(s hidden path) and
 * win.keep-copy (of what was lost last). */
void sv_library_files_install (GtkWidgetClass *widget_class);

G_END_DECLS
