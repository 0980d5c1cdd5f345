/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-table-look: how a table is shown: its theme, its words, the faces of its cards. */

#include "sv-paint-card.h"
#include "sv-table.h"

/* The colours of the teams of the table. */
void sv_table_look_theme (SvTheme *theme, SvTable *table, SvScheme scheme);

/* What its clock shows as people type it, "7:42" or "36"; and setting it to what they typed. FALSE if that
 * is no time, or more than the period has. The limits as a sentence. */
char *sv_table_look_dup_clock (SvTable *table);
gboolean sv_table_look_set_clock (SvTable *table, const char *text);
char *sv_table_look_dup_clock_limits (SvTable *table);

/* What is done next with the period by hand, as on a button: "End: First half", "Begin: Second half", "End
 * of the Match". */
char *sv_table_look_dup_next (SvTable *table);

/* That the period was ended by hand, as a sentence. */
char *sv_table_look_dup_ended (SvTable *table);

/* How a match that is over ended, as a sentence. */
char *sv_table_look_dup_end (SvTable *table);

/* What was written down as i-th, in one line: a goal with what the score became, or a card; with its time
 * and who it was. */
char *sv_table_look_dup_note (SvTable *table, unsigned i);

/* Who made the goal that was written down as i-th, and when. */
char *sv_table_look_dup_scorer (SvTable *table, unsigned i);

/* What mark i is told with, when who has this card is given it for the first time, or once more. */
char *sv_table_look_dup_mark (SvTable *table, int side, int card, unsigned mark, gboolean again);

/* Who has this card, as lists say it: by name, or by what kind of player with the number; without a card
 * (-1), the team. */
char *sv_table_look_dup_who (SvTable *table, int side, int card);

/* Why a touch of this card counts nothing: "Charlie (3) takes no part: red card." NULL: it counts. */
char *sv_table_look_dup_out (SvTable *table, int side, int card);

/* The face of card i of side, and all that stands on it in words. FALSE if there is no such card.
 * face points into table. */
gboolean sv_table_look_card (SvCardFace *face, SvTable *table, int side, int card, char **label);
