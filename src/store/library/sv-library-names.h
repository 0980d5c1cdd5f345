/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sv-team-doc.h"

/* sv-library-names: what the teams and variants that come with the program are called. Their
 * documents hold the names in English; here translators find them. */

/* The name in the person's language, or NULL if no built-in document is called so in English. It
 * lives for ever. */
const char *sv_library_say_name (const char *name);

/* Call a team of the program, or of a lesson or puzzle, as the person does. A short name is that of
 * the English one and goes with it. */
void sv_library_say_team (SvTeamDoc *team);
