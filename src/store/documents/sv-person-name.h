/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-person-name: extract the name of a person from a cell of a list.
 *
 *     "3) Anne"                      Anne, and the number 3
 *     "Berg, A. (Anne) van der"      Anne van der Berg
 *     "Bo Smit <bo@example.org>"     Bo Smit */

#include <glib.h>

/* Return the name in @cell (transfer full) without bullets, quotes, mail addresses and phone
 * numbers, "" if nothing is left. @number receives the number in front of the name, as in "3.
 * Anne", or -1. */
char *sv_person_name_tidy (const char *cell, int *number);

/* Return a name in the order in which it is spoken (transfer full): a surname that stands first
 * and is followed by a comma moves to the end with its particles, as in "Berg, Anne van der". */
char *sv_person_name_turn (const char *name);

/* Join the parts of a name, each of which may be NULL or empty, to the whole name (transfer
 * full). */
char *sv_person_name_join (const char *first, const char *particle, const char *surname);

/* Return whether a word is part of a surname but no name by itself: "van", "de", "'t". */
gboolean sv_person_name_is_particle (const char *word);

/* Return whether a sign in front of a name, as in a poll of a chat, is a tick: "✅ Anne"; or says
 * that somebody is not there or not for sure: "❌ Bo", "🤷 Cas". */
gboolean sv_person_name_is_ticked (const char *cell);
gboolean sv_person_name_is_crossed (const char *cell);
