/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-manners: what GTK's own widgets do otherwise in this program, whoever made them.
 *
 * A drop-down is named by its label, but the button in it, which has the keyboard, is not: a screen
 * reader of GTK 4.8 says the name of its class. And a wheel that scrolls the page changes each number
 * that comes under the pointer. */

/* Let every drop-down hand its name on to its button, with what is chosen as the button's description, and
 * let the wheel scroll the page where it points at a number. Once, after GTK was initialised. */
void sv_manners_install (void);
