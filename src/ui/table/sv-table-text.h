/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-table-text: how a table (a match on a printed board) is shown to the user: colours,
 * sentences and the contents of its cards. It changes nothing in the table, except that
 * sv_table_text_set_clock () sets its clock. Strings returned by the dup functions are freed
 * with g_free (). */

#include "sv-paint-card.h"
#include "sv-table.h"

/* Initialise @theme with the colours of the table's teams. */
void sv_table_text_theme (SvTheme *theme, SvTable *table, SvScheme scheme);

/* sv_table_text_dup_clock (): return the time on the clock as people type it: "7:42", or "36"
 * for a clock in minutes that the dice move.
 *
 * sv_table_text_set_clock (): set the clock to the typed @text. Returns FALSE if @text is not a
 * time or is longer than the period.
 *
 * sv_table_text_dup_clock_limits (): return a sentence about the times that are allowed. */
char *sv_table_text_dup_clock (SvTable *table);
gboolean sv_table_text_set_clock (SvTable *table, const char *text);
char *sv_table_text_dup_clock_limits (SvTable *table);

/* Return the label of the button that ends or begins a period by hand: "End: First half",
 * "Begin: Second half" or "End of the Match". */
char *sv_table_text_dup_next (SvTable *table);

/* Return a sentence that says that the period was ended by hand, and at what time. */
char *sv_table_text_dup_ended (SvTable *table);

/* Return a sentence that says how a finished match ended. */
char *sv_table_text_dup_end (SvTable *table);

/* Return one line about entry @i (0-based) of the table's record: for a goal the new score, for
 * a mark what it is; with the time and the player. */
char *sv_table_text_dup_note (SvTable *table, unsigned i);

/* Return who scored the goal of entry @i of the table's record, and when. */
char *sv_table_text_dup_scorer (SvTable *table, unsigned i);

/* Return the player with card @card as lists name the player: by name, or by role and shirt
 * number if there is no name. If @card is -1, return the name of the team. */
char *sv_table_text_dup_who (SvTable *table, int side, int card);

/* Return a sentence that says why a click on this card counts nothing, because the player takes
 * no part ("red card"), or NULL if it counts. */
char *sv_table_text_dup_out (SvTable *table, int side, int card);

/* Fill @face with the contents of card @card of side @side, and set *label to a description for
 * screen readers (free with g_free ()). Returns FALSE if there is no such card. @face points
 * into @table. */
gboolean
sv_table_text_card (SvCardContents *face, SvTable *table, int side, int card, char **label);
