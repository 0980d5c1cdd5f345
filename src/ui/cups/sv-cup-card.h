/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-card: buttons that open a competition of the start page. */

#include <gtk/gtk.h>

/* Add a label to @box that is cut off where there is no room. Transfer none. */
GtkWidget *sv_cup_card_add_label (GtkWidget *box, const char *text, const char *css_class);

/* Return a button with the name of a competition, and a line about it below. A click activates
 * @action with @target, a text. */
GtkWidget *
sv_cup_card_new (const char *name, const char *detail, const char *action, const char *target);
