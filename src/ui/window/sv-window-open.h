/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-window-open: documents that come to a window from the disk or are dropped on it. Used inside
 * SvWindow only; everybody else calls sv_window_open (). */

#include "sv-window.h"

G_BEGIN_DECLS

/* The page of that name if the window has it, or NULL. */
GtkWidget *sv_window_find_page (SvWindow *self, const char *name);

/* Show page (floating if it is new), with title in the header bar. */
void sv_window_show_page (SvWindow *self, GtkWidget *page, const char *name, const char *title);

/* Show a match that comes from the disk: paused if its clock would run, because nobody has seen
 * it yet. */
void sv_window_show_loaded (SvWindow *self, SvMatch *match);

/* Open the files that were dropped on the window. */
gboolean
sv_window_drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, SvWindow *self);

/* The actions win.play-now, win.continue, win.open-uri, and win.open, win.save, win.save-as. */
void sv_window_play_now_action (GtkWidget *widget, const char *name, GVariant *parameter);
void sv_window_continue_action (GtkWidget *widget, const char *name, GVariant *parameter);
void sv_window_open_uri_action (GtkWidget *widget, const char *name, GVariant *parameter);
void sv_window_file_action (GtkWidget *widget, const char *name, GVariant *parameter);

G_END_DECLS
