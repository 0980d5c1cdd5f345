/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-press-keys: Space and Enter do what is due on a page, wherever in the window the keyboard is.
 *
 * In GTK a button that was clicked keeps the keyboard, so the next Space would press it once more
 * instead of what the page is for, such as to throw a die. Here a button gets these keys only if the user has walked to it with
 * Tab or an arrow key and has not pressed it since. Fields for text, and whatever lies over the
 * window (menus, popovers), always get their keys. */

#include <gtk/gtk.h>

/* Called with the page when the user presses Space or Enter. Returns TRUE if the page used the key. */
typedef gboolean (*SvPressFunc) (GtkWidget *page);

/* Let widgets of a class call func when they have the keyboard and hear one of these keys. */
void sv_press_keys_bind (GtkWidgetClass *klass, GtkShortcutFunc func);

/* Offers these keys to press first, while page is seen, as long as it is in its window. To be freed
 * before page leaves that. */
typedef struct _SvPressKeys SvPressKeys;
SvPressKeys *sv_press_keys_new (GtkWidget *page, SvPressFunc press);
void sv_press_keys_free (SvPressKeys *self);
