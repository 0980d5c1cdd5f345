/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-manners: what GTK's own widgets do otherwise in this program, whoever made them.
 *
 * A drop-down is named by its label, but the button in it, which has the keyboard, is not: a screen
 * reader of GTK 4.8 says the name of its class. An item of a menu has no name from GTK 4.18 on. And a
 * wheel that scrolls the page changes each number that comes under the pointer. */

/* Let every drop-down hand its name on to its button, with what is chosen as the button's description,
 * give each item of a menu its words as its name, and let the wheel scroll the page where it points at
 * a number. Call once, after GTK was initialised. */
void sv_manners_install (void);
