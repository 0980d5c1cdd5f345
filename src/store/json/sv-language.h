/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-language: makes texts in a language that a caller names, for a program that serves people of
 * several languages. It reads the translations itself, so it needs no locale of that language on
 * the machine, and neither LANG nor LANGUAGE matters. Dates stay those of the locale. */

#include <glib.h>

/* The languages that the program has. "en" is the language of the source. */
#define SV_LANGUAGE_ENGLISH "en"
#define SV_LANGUAGE_DUTCH "nl"

/* All of them, NULL-terminated. */
extern const char *const sv_languages[];

/* Translate all texts of this program into @language from now on, until the next call. Return the
 * language that was used before, so that the caller can go back to it (a static text, or NULL).
 * NULL stands for the language that sv_translations_open () chose. A language without translations
 * is English.
 * Only for a program in which no other thread translates anything. Call sv_translations_open (),
 * or bindtextdomain () and textdomain (), before. */
const char *sv_language_use (const char *language);

/* Return the language that sv_language_use () has chosen: a static text, or NULL. */
const char *sv_language_get (void);
