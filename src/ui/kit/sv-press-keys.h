/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-press-keys: lets Space and Enter do the next step of a page, wherever in the window the focus
 * is.
 *
 * In GTK a button keeps the focus after a click, so the next Space would press it again instead of
 * doing what the page is for, such as throwing a die. With this module a button gets these keys
 * only if the user has moved to it with Tab or an arrow key and has not pressed it since. Text
 * fields, menus and popovers always get their keys. */

#include <gtk/gtk.h>

/* Called when the user presses Space or Enter. Returns TRUE if the page used the key. */
typedef gboolean (*SvPressFunc) (gpointer data);

/* Let the widgets of a class call @func if they have the focus and one of these keys is pressed. */
void sv_press_keys_bind (GtkWidgetClass *klass, GtkShortcutFunc func);
/* The same for one widget, by its controller @keys; @func is called with @data. */
void sv_press_keys_add (GtkShortcutController *keys, GtkShortcutFunc func, gpointer data);

/* Call @press (@data) first for each press of these keys, as long as @page is mapped in its window.
 * The caller must free the result before @page leaves its window. */
typedef struct _SvPressKeys SvPressKeys;
SvPressKeys *sv_press_keys_new (GtkWidget *page, SvPressFunc press, gpointer data);
void sv_press_keys_free (SvPressKeys *self);
