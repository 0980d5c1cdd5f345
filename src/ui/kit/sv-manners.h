/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-manners: corrections of GTK's own widgets, wherever they are used in this program.
 *
 * A drop-down is named by its label, but the button inside it, which has the focus, is not: with
 * GTK 4.8 a screen reader reads the name of its class. From GTK 4.18 on menu items have no name.
 * And the mouse wheel, while it scrolls a page, also changes any number that comes under the
 * pointer. */

/* Install the corrections: every drop-down passes its name to its button and its selected item as
 * the button's description, every menu item gets its text as its name, and the wheel scrolls the
 * page even over a number. Call once, after GTK was initialised. */
void sv_manners_install (void);
