/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-team-sheet: a team's document as sheets show it. */

#include "sv-sheet-team.h"
#include "sv-team-doc.h"

/* What it points to is doc's, and cards, which has room for doc->n_cards. */
SvSheetTeam sv_team_sheet_make (const SvTeamDoc *doc, SvSheetCard *cards);
