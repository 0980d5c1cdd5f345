/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-table-look: how a table is shown: its theme, its scoreboard, the faces of its cards. */

#include "sv-paint-card.h"
#include "sv-paint-wall.h"
#include "sv-table.h"

/* The colours of the teams of the table. */
void sv_table_look_theme (SvTheme *theme, SvTable *table, SvScheme scheme);

/* Fill face; *clock and *period are its texts, to be freed when face is done with. */
void sv_table_look_wall (SvWallFace *face, SvTable *table, char **clock, char **period);

/* How a match that is over ended, as a sentence. */
char *sv_table_look_dup_end (SvTable *table);

/* The score in words, for a screen reader. */
char *sv_table_look_dup_score (SvTable *table);

/* What was written down as i-th, in one line: a goal with what the score became, or a card; with its time
 * and who it was. */
char *sv_table_look_dup_note (SvTable *table, unsigned i);

/* Who made the goal that was written down as i-th, and when. */
char *sv_table_look_dup_scorer (SvTable *table, unsigned i);

/* What mark i is told with, when who has this card is given it for the first time, or once more. */
char *sv_table_look_dup_mark (SvTable *table, int side, int card, unsigned mark, gboolean again);

/* The face of card i of side, and all that stands on it in words. FALSE if there is no such card.
 * face points into table. */
gboolean sv_table_look_card (SvCardFace *face, SvTable *table, int side, int card, char **label);
