/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-language: makes texts in a language that a caller names, for a program that serves people of
 * several languages. It reads the translations itself, so it needs no locale of that language on
 * the machine, and neither LANG nor LANGUAGE matters. Dates stay those of the locale. */

#include <glib.h>

/* The languages that the program has. "en" is the language of the source. */
#define SV_LANGUAGE_ENGLISH "en"
#define SV_LANGUAGE_DUTCH "nl"

/* Translate all texts of this program into @language from now on, until the next call. NULL stands
 * for the language that sv_translations_open () chose. A language without translations is English.
 * Only for a program in which no other thread translates anything. Call sv_translations_open (),
 * or bindtextdomain () and textdomain (), before. */
void sv_language_use (const char *language);
