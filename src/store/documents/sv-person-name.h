/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-person-name: the name of a person out of what lists write.
 *
 *     "3) Anne"                      Anne, and the number 3
 *     "Berg, A. (Anne) van der"      Anne van der Berg
 *     "Bo Smit <bo@example.org>"     Bo Smit */

#include <glib.h>

/* Returns the name in @cell (transfer full) without bullets, quotes, mail addresses and telephone
 * numbers, "" if nothing is left. @number: receives the number in front of it, as in "3. Anne", or -1. */
char *sv_person_name_tidy (const char *cell, int *number);

/* Returns a name in the order in which it is spoken (transfer full): a surname that stands first, with
 * a comma behind it, goes to the end with its particles, as in "Berg, Anne van der". */
char *sv_person_name_turn (const char *name);

/* Returns the whole name (transfer full) out of its parts, each of which may be NULL or empty. */
char *sv_person_name_join (const char *first, const char *particle, const char *surname);

/* Whether a word belongs to a surname and is no name by itself: "van", "de", "'t". */
gboolean sv_person_name_is_particle (const char *word);
