/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Read once for all files of a room: GTK's headers are most of what the compiler reads. Each file
 * includes what it uses all the same. */

#include <glib/gi18n.h>
#include <gtk/gtk.h>
