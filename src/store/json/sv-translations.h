/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-translations: chooses the language of the program's messages, and finds the translations. It
 * translates nothing itself; gettext does. */

/* Choose the language from the environment and open the installed translations. If the
 * installation prefix was moved as a whole, find them in its new place. Call once, before any text
 * is translated and before other threads exist. */
void sv_translations_open (void);
