/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-names: names for the insides of GTK's own widgets, which GTK 4.8 leaves without one.
 *
 * A drop-down is named by its label, but the button in it, which has the keyboard, is not: a screen
 * reader says the name of its class. */

/* Let every drop-down of the program, whenever it was made, hand its name on to its button, with what
 * is chosen as the button's description. Once, after GTK was initialised. */
void sv_names_install (void);
