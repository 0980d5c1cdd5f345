/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Precompiled header of the rooms that use GTK: the compiler reads these headers once for all
 * files of a room, because GTK's headers are most of what it reads. Every source file still
 * includes what it uses, so it also builds without this header. */

#include <glib/gi18n.h>
#include <gtk/gtk.h>
