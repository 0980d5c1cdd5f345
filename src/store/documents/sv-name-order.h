/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-name-order: the order that lists of names stand in: that of the user's language, and numbers in a name by their size,
 * "Team 9" before "Team 10". */

#include <glib.h>

/* A key for name: keys in the order of strcmp () are names in order. To be freed. */
char *sv_name_key (const char *name);

/* Compare two names as strcmp () does; 0 only if they are the same. */
int sv_name_compare (const char *a, const char *b);
