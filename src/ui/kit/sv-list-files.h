/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-list-files: lists of players from files and from the clipboard, as bytes that sv-player-list
 * reads. Whatever cannot be had is told as a toast in the window around the widget that asks. */

#include <gtk/gtk.h>

/* Ask for the file of a list; @func gets it. */
void
sv_list_files_choose (GtkWidget *from, const char *title, void (*func) (GtkWidget *from, GFile *));

/* Return the contents of a file (transfer full), or NULL after telling the user why not. */
GBytes *sv_list_files_read (GtkWidget *from, GFile *file);

/* Call @func with @from and the text of the clipboard. If there is none, tell the user instead. */
void sv_list_files_paste (GtkWidget *from, void (*func) (GtkWidget *from, GBytes *list));
