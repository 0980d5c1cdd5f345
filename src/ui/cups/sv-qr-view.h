/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-qr-view: a picture of the QR code of a text, for telephones. */

#include <gtk/gtk.h>

/* Return a picture without a code, as large as its place; it is hidden until it has a code. */
GtkWidget *sv_qr_view_new (void);

/* Show the code of @text in @view. If @text is NULL, or there can be no code because its library is
 * missing, hide @view. */
void sv_qr_view_set (GtkWidget *view, const char *text);
