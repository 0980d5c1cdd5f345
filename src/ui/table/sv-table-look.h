/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-table-look: how a table is shown: its theme, its scoreboard, the faces of its cards. */

#include "sv-paint-card.h"
#include "sv-paint-wall.h"
#include "sv-table.h"

/* The colours of the teams of the table. */
void sv_table_look_theme (SvTheme *theme, SvTable *table, SvScheme scheme);

/* Fill face; *clock is its text, to be freed when face is done with. */
void sv_table_look_wall (SvWallFace *face, SvTable *table, char **clock);

/* The score in words, for a screen reader. */
char *sv_table_look_dup_score (SvTable *table);

/* Goal i in one line: what the score became, period, time and who made it. */
char *sv_table_look_dup_goal (SvTable *table, unsigned i);

/* The face of card i of side, and all that stands on it in words. FALSE if there is no such card.
 * face points into table. */
gboolean sv_table_look_card (SvCardFace *face, SvTable *table, int side, int card, char **label);
