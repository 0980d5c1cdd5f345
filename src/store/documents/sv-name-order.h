/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-name-order: sort names for lists: in the order of the user's language, with numbers in a
 * name by their value, so "Team 9" comes before "Team 10". */

#include <glib.h>

/* Return a sort key for a name: comparing keys with strcmp () orders their names. Free with
 * g_free (). */
char *sv_name_key (const char *name);

/* Compare two names for sorting. Like strcmp (), the result is 0 only if they are identical. */
int sv_name_compare (const char *a, const char *b);
