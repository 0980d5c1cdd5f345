/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvPreview: a dialog that shows what a list or a folder of files would change, before anything is
 * changed. Its classes fill the window and say what is ticked; this one lets the user take it over
 * or leave it, and closes the window. */

#include <gtk/gtk.h>

#define SV_TYPE_PREVIEW (sv_preview_get_type ())
G_DECLARE_DERIVABLE_TYPE (SvPreview, sv_preview, SV, PREVIEW, GtkWindow)

struct _SvPreviewClass {
  GtkWindowClass parent_class;
};

/* Signal "taken": the user wants what is ticked. Action: preview.take. */

/* Let Enter press @button, whose action is preview.take, and give it the focus. */
void sv_preview_set_button (SvPreview *self, GtkWidget *button);

/* Set whether there is anything to take over. */
void sv_preview_set_ready (SvPreview *self, gboolean ready);

/* Append a line of words to @box, with a CSS class. */
void sv_preview_add_line (GtkWidget *box, const char *text, const char *style);
