/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-list-shape: give a list one row for each person, whatever its shape.
 *
 *     Dames;Heren     two lists side by side       Anne │ Dames
 *     Anne;Bo                                  →   Bo   │ Heren
 *
 *     E1: Cas, Dex    a row of names           →   Cas │ E1
 *                                                  Dex │ E1
 *     Eva (v)         a trait behind the name  →   Eva │ v
 *     ❌ Fee          a poll of a chat         →   Fee, absent
 *
 * It also finds the row of headings. What the columns hold is for sv-list-columns. */

#include "sv-list-text.h"

#include "sv-game.h"

enum { SV_LIST_MAX_ROWS = 5000 /* longer lists are refused */ };

typedef struct {
  GPtrArray *rows; /* array of SvListRow; owned */
  int heading;     /* index of the row of headings, or -1 */
} SvListShape;

/* Bring @rows (transfer full) into shape for cards of @game, by the known @headings
 * (sv_list_headings_new ()). There can be SV_LIST_MAX_ROWS + 1 rows afterwards if the list is too
 * long. */
void
sv_list_shape_init (SvListShape *self, GPtrArray *rows, const SvGame *game, GHashTable *headings);
