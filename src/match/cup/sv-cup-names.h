/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-names: finds teams with the same name. A document may have them, but people can no longer
 * tell who plays, so whoever gives a name is told first. */

#include "sv-cup-doc.h"

/* Return a sentence if two of @names (array of char *) are the same, in capitals or not; or else
 * NULL. "" is no name. Free with g_free (). */
char *sv_cup_names_check (const GPtrArray *names);

/* Return such a sentence if a team other than @team (-1: any team) is called @name; or else NULL.
 * Free with g_free (). */
char *sv_cup_names_check_new (const SvCupDoc *doc, const char *name, int team);
