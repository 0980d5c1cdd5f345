/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-table-marks: what the marks that were given at a real table mean for a player, such as that a
 * red card ends the match for him. */

#include "sv-match-doc.h"
#include "sv-table-contents.h"

/* Return the SvPieceFlags that the player of @card has by now. */
unsigned
sv_table_marks_flags (const SvMatchDoc *doc, const SvTableContents *now, int side, int card);

/* Return why the player of @card (-1: unknown) takes no part at this moment, translated; NULL if he
 * takes part. */
const char *
sv_table_marks_why_out (const SvMatchDoc *doc, const SvTableContents *now, int side, int card);

/* Return whether the player of this card may be given @mark, which may be one that brings him
 * back. @sheet: what the rules say about the entries of @now. */
gboolean sv_table_marks_allow (const SvMatchDoc *doc,
                               const SvTableContents *now,
                               const SvScoreSheetView *sheet,
                               int side,
                               int card,
                               unsigned mark);
