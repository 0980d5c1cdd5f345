/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-marks: enter by hand the marks (cards and injuries) of a match of which only the result
 * was entered. A match that is stored whole includes its marks. */

#include "sv-cup-doc.h"
#include "sv-cup-told.h"

/* Return whether the user may enter marks for fixture @i: its result was typed or counted at a
 * table, and marks of this game have consequences for the next match. */
gboolean sv_cup_marks_may_edit (const SvCupDoc *doc, unsigned i);

/* Return the kinds of marks that have consequences for the next match under the rules of @doc:
 * bit m stands for index m in the game's slate_marks. */
unsigned sv_cup_marks_kinds (const SvCupDoc *doc);

/* Return mark @k of @side in fixture @i as a sentence: "Yellow card for Sam (5)". @team is the
 * index of that side's team. Free with g_free (). */
char *
sv_cup_marks_dup_told (const SvCupDoc *doc, unsigned i, unsigned side, unsigned team, guint k);

/* Return a competition with one more mark, or without mark @k of a side; NULL with an error if
 * that is not allowed. Transfer full. */
SvCupDoc *
sv_cup_marks_add (const SvCupDoc *doc, unsigned i, unsigned side, SvCupMark mark, GError **error);
SvCupDoc *
sv_cup_marks_remove (const SvCupDoc *doc, unsigned i, unsigned side, guint k, GError **error);
