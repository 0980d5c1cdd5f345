/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-certificates: the texts and players of the certificates of a competition. */

#include "sv-cup-doc.h"
#include "sv-sheet-cup.h"

/* Whom certificates are for, in place of the number of a team: the first three teams, once no match
 * can change them; each team; or each player who has a name, and each team without such players. */
enum { SV_CUP_FIRST_THREE = -1, SV_CUP_EACH_TEAM = -2, SV_CUP_EACH_PLAYER = -3 };

/* Add certificates for @team, or for those that a negative number stands for, the first rank
 * first. A team has a rank on its certificate once the first three are settled. They point into
 * @doc, which must outlive @out. */
void sv_cup_certificates_fill (SvSheetCup *out, const SvCupDoc *doc, int team);
