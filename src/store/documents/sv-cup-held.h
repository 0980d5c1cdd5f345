/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-held: the match that a fixture of a competition holds, or that stands in a file beside
 * it, as far as a competition needs it. */

#include "sv-cup-json.h"
#include "sv-match-doc.h"

/* Read the match that @extra holds or names, check that it ended with the result @said, and store
 * it in its canonical form. @folder: where the named files are; NULL: they are not read. @path:
 * the fixture, for the error. Return TRUE also if there is no match. */
gboolean sv_cup_held_read (SvCupExtra *extra,
                           const SvGame *game,
                           const SvCupResult *said,
                           const char *folder,
                           const SvPath *path,
                           GError **error);

/* Let the fixture hold @match instead of any other; or let it hold and name none. */
void sv_cup_held_put (SvCupExtra *extra, const SvMatchDoc *match);
void sv_cup_held_clear (SvCupExtra *extra);

/* Write the result of a match so far. */
void sv_cup_held_result (const SvMatchDoc *match, SvCupResult *out);
