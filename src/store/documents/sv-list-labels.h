/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-list-labels: words of a list that are about several people: the name of a team, or what the
 * people have in common, above their names or in front of them.
 *
 *     E1              a team
 *     Anne
 *     Dames:          a choice of a card field
 *     Eva
 *     E2: Bo, Cas     a team in front of names
 *
 * The names below a label or behind it get it as the team or the trait of their rows. */

#include "sv-list-text.h"

#include "sv-game.h"

/* How surely a text is a label. A text that only may be one counts if another one of the list may
 * be one too: "De Meeuwen E1" alone can be the title. */
typedef enum { SV_LABEL_NONE, SV_LABEL_MAYBE, SV_LABEL_SURE } SvLabelRating;

/* Return how surely a text is a label, with or without a colon behind it. */
SvLabelRating sv_list_labels_rate (const char *text);

/* Mark the rows of a list that are labels, and give all rows below them their team and trait. If
 * more rows seem to be labels than not, they are the people themselves, and nothing changes. */
void sv_list_labels_mark (GPtrArray *rows, const SvGame *game);

/* Give a row what a label says: the trait if it is a choice of a card field of @game, otherwise
 * the team. */
void sv_list_labels_give (SvListRow *row, const SvGame *game, const char *label);

/* Return the text before the colon if a cell is a label in front of names, as in "E1: Anne"
 * (transfer full), otherwise NULL. @rest receives the text behind the colon. */
char *sv_list_labels_split (const char *cell, const char **rest);
