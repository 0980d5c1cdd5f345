/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-marks: the cards and injuries of a result that people typed, written down by hand. A match that is
 * kept whole says them itself. */

#include "sv-cup-doc.h"

/* Whether people may write down cards of fixture i: it has a result that they typed or counted at a table, and the
 * game's cards mean something for the next match. */
gboolean sv_cup_marks_may_edit (const SvCupDoc *doc, unsigned i);

/* The marks that the next match can depend on under the rules of doc: bit m, index m in the game's slate_marks. */
unsigned sv_cup_marks_kinds (const SvCupDoc *doc);

/* The k-th mark of side in fixture i as a sentence: "Yellow card for Sam (5)". team: the side's place among the
 * teams. Free with g_free (). */
char *
sv_cup_marks_dup_told (const SvCupDoc *doc, unsigned i, unsigned side, unsigned team, guint k);

/* The competition with one mark more, or without the k-th one of a side; NULL with an error if it may not be
 * so. Transfer full. */
SvCupDoc *
sv_cup_marks_add (const SvCupDoc *doc, unsigned i, unsigned side, SvCupMark mark, GError **error);
SvCupDoc *
sv_cup_marks_remove (const SvCupDoc *doc, unsigned i, unsigned side, guint k, GError **error);
