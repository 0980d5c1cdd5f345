/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sv-team-doc.h"

/* sv-library-names: the names of the teams and variants that come with the program. Their documents
 * hold the names in English; here translators find them. */

/* Return the name in the user's language, or NULL if no built-in document has this English name.
 * Valid for ever. */
const char *sv_library_say_name (const char *name);

/* Translate the name of a team that comes with the program, a lesson or a puzzle. The short name,
 * which belongs to the English name, is removed. */
void sv_library_say_team (SvTeamDoc *team);
