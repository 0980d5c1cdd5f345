/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-translations: the language in which a program speaks. */

/* Choose the language that the environment asks for, with the translations that were installed with
 * this program. If the whole prefix was moved since it was installed, they are found where it is
 * now. Call once, before the first sentence and before there are threads. */
void sv_translations_open (void);
