/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-team-sheet: a team's document in the form that printed sheets need. */

#include "sv-sheet-team.h"
#include "sv-team-doc.h"

/* Return the sheet of a team. It points into @doc and into @cards, an array with room for
 * doc->n_cards elements; both must outlive it. */
SvSheetTeam sv_team_sheet_make (const SvTeamDoc *doc, SvSheetCard *cards);
