/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupBook, an SvKeeper: a competition that people enter results into.
 *
 * Each change is kept in its file soon after it was made, and can be undone. What
 * breaks a rule of the document is not kept, and told by "notice". */

#include "sv-clock.h"
#include "sv-cup-doc.h"
#include "sv-cup-scorers.h"
#include "sv-keeper.h"
#include "sv-match.h"
#include "sv-table.h"
#include "sv-undo.h"

#define SV_TYPE_CUP_BOOK (sv_cup_book_get_type ())
G_DECLARE_FINAL_TYPE (SvCupBook, sv_cup_book, SV, CUP_BOOK, SvKeeper)

/* Signals: "changed", the document is another one; "live", a match that is played here went on; "removed",
 * its file was deleted here, and who shows it lets go of it. */

/* Of doc, which it takes, in the file of path that holds it or is empty (NULL: it is not kept). */
SvCupBook *sv_cup_book_new (SvCupDoc *doc, const char *path);

/* What the file of that path holds, or a copy of it that is newer and could not be saved there: the one that is
 * open of it, so that all windows have the same. */
SvCupBook *sv_cup_book_load (const char *path, GError **error);

/* What a copy holds, to be saved in the file that it belongs to; or the one that is open of that. */
SvCupBook *sv_cup_book_load_copy (const SvUnsaved *copy, GError **error);

/* The one that bond is of: in its file, or the user's own with its mark if that is gone. NULL with an error if it
 * cannot be found or read. */
SvCupBook *sv_cup_book_find (const SvBond *bond, GError **error);

/* Delete the file of that path, whether it is open or not, with all that was entered. The path that
 * sv_library_restore () brings it back from; NULL with an error if not, or a match of it is being played. */
char *sv_cup_book_delete (const char *path, GError **error);

/* Look at its file again, which it does by itself when that changes: what another program has written there
 * is shown, which is told, and undo goes back to what was here. */
void sv_cup_book_look_again (SvCupBook *self);

/* As it is now. Valid until "changed". */
const SvCupDoc *sv_cup_book_get_doc (SvCupBook *self);

/* Let it be after, which it takes, from now on; NULL: error tells why not, which is told. what: as for
 * sv_undo_commit (). TRUE if it is another one now. */
gboolean
sv_cup_book_commit (SvCupBook *self, SvCupDoc *after, const char *what, const GError *error);

/* The match of a fixture, which brings its result back when it is over: one that was begun and put aside, or that
 * the program was killed in, if there is one. NULL: that was told. */
SvMatch *sv_cup_book_play (SvCupBook *self, unsigned fixture);

/* Let a match of this competition that was kept bring its result back again. FALSE, and it does not know the
 * competition any more, if its fixture is decided by now: that was told. */
gboolean sv_cup_book_take_back (SvCupBook *self, SvMatch *match);

/* The table for a fixture that is played on a real board: the same one as before, if there is one. Once the
 * time of its last period is over it brings its score back. NULL: that was told. Owned by the book. */
SvTable *sv_cup_book_play_table (SvCupBook *self, unsigned fixture);

/* Take the score of that table as the result, whatever its clock says. */
gboolean sv_cup_book_take_table (SvCupBook *self, unsigned fixture);

gboolean sv_cup_book_has_table (SvCupBook *self, unsigned fixture);

/* How a match stands that is being played here or at a table. FALSE: none of this fixture is. */
gboolean sv_cup_book_get_live (SvCupBook *self, unsigned fixture, int score[2]);

/* Fill out with how a fixture stands, its home team on the left: as it ended (SV_STAGE_OVER), as it
 * is being played (SV_STAGE_PLAY), or without goals before that (SV_STAGE_SETUP). It has no clock. */
void sv_cup_book_read_score (SvCupBook *self, unsigned fixture, SvScoreline *out);

/* Take the match document of that path as the result of the first fixture of its teams that has none yet.
 * FALSE: why not was told. */
gboolean sv_cup_book_take (SvCupBook *self, const char *path);

/* Who made the goals of a team (-1: of all), as sv_cup_scorers_count (). To be unreffed. */
GArray *sv_cup_book_count_scorers (SvCupBook *self, int team);

/* Return the first @n scorers of all teams for a screen, as sv_cup_scorers_screen () does. Transfer full. */
SvSheetTable *sv_cup_book_scorers_screen (SvCupBook *self, unsigned n);

/* The clock that all matches of a slot are played by, if people want one; it is not kept. */
SvClock *sv_cup_book_get_clock (SvCupBook *self);

/* Its steps. */
SvUndo *sv_cup_book_get_undo (SvCupBook *self);
