/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-table-look: which table, and how it is shown: its theme, its scoreboard, the faces of its cards. */

#include "sv-paint-card.h"
#include "sv-paint-wall.h"
#include "sv-table.h"
#include "sv-unfinished.h"

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

/* The table that was kept of this game, else a new one with the first two teams of the library. It
 * is kept from now on. *again: it was kept. */
SvTable *sv_table_look_load (const SvGame *game, gboolean *again, GError **error);

/* Add a card for each table that was left with something in it, or was removed like that. */
void sv_table_look_list (GPtrArray *cards, gboolean removed); /* of SvUnfinished */
