/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-drop-down: drop-downs whose labels may be long. */

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Let the button cut a long label short, so that a narrow window has room; its list shows it whole.
 * The model, of GtkStringObject, is to be set afterwards. */
void sv_drop_down_shorten (GtkDropDown *choice);

G_END_DECLS
