/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupBook: a competition that people enter results into. It is an SvAutoSaver, an auto-saver.
 *
 * Each change is saved in the competition's file soon after it was made, and can be undone. A
 * change that breaks a rule of the document is refused, and the signal "notice" gives the
 * reason. */

#include "sv-auto-saver.h"
#include "sv-clock.h"
#include "sv-cup-doc.h"
#include "sv-cup-scorers.h"
#include "sv-match.h"
#include "sv-table.h"
#include "sv-undo.h"

#define SV_TYPE_CUP_BOOK (sv_cup_book_get_type ())
G_DECLARE_FINAL_TYPE (SvCupBook, sv_cup_book, SV, CUP_BOOK, SvAutoSaver)

/* Signals: "changed": the document was replaced by another one; "live": a match of the
 * competition that is being played here went on; "removed": the competition's file was deleted
 * here, so its windows must close. */

/* Return a book for @doc (transfer full), which is saved in the file @path. The file holds the
 * document already or is empty. If @path is NULL the document is not saved. */
SvCupBook *sv_cup_book_new (SvCupDoc *doc, const char *path);

/* Return the book of the file @path, or of a newer copy of the file that could not be saved
 * there. If a book of the file is open already, return that book, so that all windows share it.
 * NULL with an error if the file cannot be read. */
SvCupBook *sv_cup_book_load (const char *path, GError **error);

/* Return a book of an unsaved copy, to be saved in the file that the copy belongs to; or the book
 * of that file if one is open. */
SvCupBook *sv_cup_book_load_copy (const SvUnsaved *copy, GError **error);

/* Return the book of the competition that the fixture link @link belongs to: from the file that
 * the link names, or if that is gone, from the user's competition with the same id. NULL with an
 * error if it cannot be found or read. */
SvCupBook *sv_cup_book_find (const SvFixtureLink *link, GError **error);

/* Delete the competition's file @path with all results, whether it is open or not. Return the
 * path for sv_library_restore () to undo that; NULL with an error if it fails or a match of the
 * competition is being played. */
char *sv_cup_book_delete (const char *path, GError **error);

/* Read the file again; the book also does so by itself when the file changes. If another program
 * has written it, its contents replace the document, the user is told, and undo returns to the
 * document before. */
void sv_cup_book_look_again (SvCupBook *self);

/* Return the document. Valid until "changed". */
const SvCupDoc *sv_cup_book_get_doc (SvCupBook *self);

/* Replace the document by @after (transfer full). If @after is NULL, tell the user the reason,
 * @error. @what is the kind of change for sv_undo_commit (). Return TRUE if the document
 * changed. */
gboolean
sv_cup_book_commit (SvCupBook *self, SvCupDoc *after, const char *what, const GError *error);

/* Return the match of a fixture, whose result is entered when the match is over. If the match was
 * begun before and put aside, or interrupted by a crash, that match is continued. Return NULL if
 * it fails; the user has been told. */
SvMatch *sv_cup_book_play (SvCupBook *self, unsigned fixture);
/* The two halves of sv_cup_book_play (), for whoever asks something in between: find the match or
 * make it, and let the book follow it. */
SvMatch *sv_cup_book_find_match (SvCupBook *self, unsigned fixture);
void sv_cup_book_begin_match (SvCupBook *self, unsigned fixture, SvMatch *match);

/* Link a saved match to its fixture of this competition again, so that its result is entered. If
 * the fixture has been decided meanwhile, tell the user, remove the link from the match and
 * return FALSE. */
gboolean sv_cup_book_take_back (SvCupBook *self, SvMatch *match);

/* Return the table for a fixture that is played on a real board; if the fixture already has a
 * table, return that. When the last period is over, its score is entered as the result. Owned by
 * the book. Return NULL if it fails; the user has been told. */
SvTable *sv_cup_book_play_table (SvCupBook *self, unsigned fixture);

/* Enter the score of the fixture's table as the result, whatever its clock shows. */
gboolean sv_cup_book_take_table (SvCupBook *self, unsigned fixture);

gboolean sv_cup_book_has_table (SvCupBook *self, unsigned fixture);

/* Return the match or else the table at which a fixture is being played here, or NULL. Transfer
 * none. */
SvScored *sv_cup_book_get_scored (SvCupBook *self, unsigned fixture);

/* Get the score of a fixture that is being played here or at a table. Return FALSE if it is not
 * being played. */
gboolean sv_cup_book_get_live (SvCupBook *self, unsigned fixture, int score[2]);

/* Fill @out with the score of a fixture, its home team on the left: the final score
 * (SV_STAGE_OVER), the score so far (SV_STAGE_PLAY), or no goals before the match
 * (SV_STAGE_SETUP). The scoreline has no clock. */
void sv_cup_book_read_score (SvCupBook *self, unsigned fixture, SvScoreline *out);

/* Enter the match document @path as the result of the first fixture of its teams that has no
 * result. Return FALSE if it fails; the user has been told. */
gboolean sv_cup_book_take (SvCupBook *self, const char *path);

/* Return the scorers of a team (-1: of all teams) as sv_cup_scorers_count () does. The caller
 * unrefs the array. */
GArray *sv_cup_book_count_scorers (SvCupBook *self, int team);

/* Return the first @n scorers of all teams for a screen, as sv_cup_scorers_screen () does. Transfer
 * full. */
SvSheetTable *sv_cup_book_scorers_screen (SvCupBook *self, unsigned n);

/* Let all matches that have not begun be played @minutes later: add a break after the last slot
 * that has begun, or make the one there longer. A slot has begun if a match in it has a result or
 * is being played, or if the common clock was started for it. The user is told when the next
 * matches begin, or why it is not possible. */
gboolean sv_cup_book_delay (SvCupBook *self, unsigned minutes);

/* Return the competition with a better plan of the matches that have not begun, or NULL with an
 * error if there is none; or make it the competition and tell the user when the last match ends, or
 * why it is not possible. */
SvCupDoc *sv_cup_book_make_plan (SvCupBook *self, GError **error);
gboolean sv_cup_book_plan_anew (SvCupBook *self);

/* Return the common clock of all matches of a slot, which is optional. It is not saved. While the
 * user stops it, the clocks of the tables stop too, and those go on with it. Its end ends the
 * period at all tables of the slot. */
SvClock *sv_cup_book_get_clock (SvCupBook *self);

/* Let the common clock run @minutes longer. */
void sv_cup_book_extend (SvCupBook *self, unsigned minutes);

/* Return the stack of undo. */
SvUndo *sv_cup_book_get_undo (SvCupBook *self);
