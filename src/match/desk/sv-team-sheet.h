/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-team-sheet: a team's document in the form that printed sheets need. */

#include "sv-sheet.h"
#include "sv-team-doc.h"

/* Return the sheet of a team. It points into @doc and into @cards, an array with room for
 * doc->n_cards elements; both must outlive it. */
SvSheetTeam sv_team_sheet_make (const SvTeamDoc *doc, SvSheetCard *cards);

/* Return the cards of @teams (array of SvTeamDoc of one game, not empty), their backs or both on
 * pages that they fill (sv_sheets_gather_cards ()). @setup: the rules, of which only the cards are
 * used. The arrays of cards that the sheets point into are added to @cards, which has g_free () as
 * its free function; @teams and @cards must outlive the sheets. @pictures: as in
 * sv_sheets_new (). */
SvSheets *sv_team_sheet_gather (const GPtrArray *teams,
                                const void *setup,
                                const SvSheetWish *wish,
                                SvPictures *pictures,
                                GPtrArray *cards);
