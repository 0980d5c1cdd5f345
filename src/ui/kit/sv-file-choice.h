/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-file-choice: lets a person choose a file that a widget is going to read. */

#include "sv-file-dialogs.h"

G_BEGIN_DECLS

/* Ask over the window of widget. chosen is called once if a file is chosen; never if not, or if
 * widget is gone by then. */
void
sv_file_choice_ask (GtkWidget *widget, const char *title, GtkFileFilter *filter, SvFileFunc chosen);

G_END_DECLS
