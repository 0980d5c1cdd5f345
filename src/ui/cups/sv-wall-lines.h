/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvWallLines: lines of words and numbers in columns that fill the place they get, in the largest letters that let every
 * name stand whole, on one line or two. Only where even the least letters are too large a name gives way to its short
 * form, and only then it is cut with "…". It asks for no size of its own. */

#include <gtk/gtk.h>

#define SV_TYPE_WALL_LINES (sv_wall_lines_get_type ())
G_DECLARE_FINAL_TYPE (SvWallLines, sv_wall_lines, SV, WALL_LINES, GtkWidget)

enum { SV_WALL_COLUMNS = 9 };

GtkWidget *sv_wall_lines_new (void);

/* Add a word or a number, as wide as it is, in the letters of the lines or (small) in smaller ones. Columns count from 0
 * to SV_WALL_COLUMNS - 1. Returns the label. */
GtkWidget *sv_wall_lines_add (SvWallLines *self,
                              unsigned column,
                              unsigned line,
                              float xalign,
                              gboolean small,
                              const char *text);

/* Add a name, whose column shares what room the others leave; brief: its short form, or NULL. Returns what stands behind
 * it, for a colour. */
GtkWidget *sv_wall_lines_add_name (SvWallLines *self,
                                   unsigned column,
                                   unsigned line,
                                   float xalign,
                                   const char *text,
                                   const char *brief);

/* Pixels of the letters; 0: it has no place yet. */
int sv_wall_lines_get_size (SvWallLines *self);
