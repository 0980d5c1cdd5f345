/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Precompiled header for the static libraries (rooms) that use GTK: the compiler reads these
 * headers once for all files of a library, because GTK's headers are most of what it reads.
 * Every source file still includes what it uses, so it also builds without this header. */

#include <glib/gi18n.h>
#include <gtk/gtk.h>
