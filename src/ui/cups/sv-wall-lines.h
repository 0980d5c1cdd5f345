/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvWallLines: shows lines of names and numbers in columns for a scoreboard. It fills the space
 * that it gets, in the largest font in which every name fits on one line or two. If a name does
 * not fit even in the smallest font, its short form is used, and only if that does not fit
 * either is it cut off with "…". The widget itself requests no size. */

#include <gtk/gtk.h>

#define SV_TYPE_WALL_LINES (sv_wall_lines_get_type ())
G_DECLARE_FINAL_TYPE (SvWallLines, sv_wall_lines, SV, WALL_LINES, GtkWidget)

enum { SV_WALL_COLUMNS = 9 };

GtkWidget *sv_wall_lines_new (void);

/* Add a word or a number in its natural width, in the font size of the lines or (@small) in a
 * smaller one. @column: 0 to SV_WALL_COLUMNS - 1. @line: 0-based. Returns the label (transfer
 * none). */
GtkWidget *sv_wall_lines_add (SvWallLines *self,
                              unsigned column,
                              unsigned line,
                              float xalign,
                              gboolean small,
                              const char *text);

/* Add a name. Columns of names share the width that the other columns leave. @brief: short form
 * of the name, or NULL. Returns the box behind the name, to give it a colour (transfer none). */
GtkWidget *sv_wall_lines_add_name (SvWallLines *self,
                                   unsigned column,
                                   unsigned line,
                                   float xalign,
                                   const char *text,
                                   const char *brief);

/* Put the lines in the middle of the height instead of at the top. */
void sv_wall_lines_center (SvWallLines *self);

/* Return the font size in pixels, or 0 before the first allocation. */
int sv_wall_lines_get_size (SvWallLines *self);
