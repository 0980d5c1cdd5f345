/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-board-file: boards that people have made, read from a board document or from a board that is
 * part of a variant document; and copies of set-ups, which may point at such a board.
 *
 * Boards that were read here are reference counted: the owner of such a board, or of a set-up
 * that points at one, holds a reference. Built-in boards are static data of their game, so
 * counting ignores them. A board is written back as it was read, unknown keys included. This
 * module does not decide whether a game can be played on a board: the game's rules do. */

#include "sv-game.h"
#include "sv-json-read.h"

enum { SV_BOARD_MAX_BYTES = 256 * 1024 /* maximum size of one board's text */ };

/* Add or drop a reference. Both are safe in any thread and accept NULL, which stands for no
 * board. */
SvBoard *sv_board_ref (const SvBoard *board);
void sv_board_unref (const SvBoard *board);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvBoard, sv_board_unref)

/* Store a new reference to @board in *@place, and drop the reference that *@place held. */
void sv_board_set (const SvBoard **place, const SvBoard *board);

/* Return a new board (transfer full), or NULL with an error. sv_board_file_from_object () reads
 * the board document at @path in another document (NULL: @object is a document of its own);
 * sv_board_file_load () reads the file @path ("-": standard input). */
SvBoard *sv_board_file_from_object (JsonObject *object, const SvPath *path, GError **error);
SvBoard *sv_board_file_load (const char *path, GError **error);

/* Return the document of a board that was read by this module. */
JsonObject *sv_board_file_to_object (const SvBoard *board);

/* Return the id or the title that the board's document gives it; "" for a built-in board. */
const char *sv_board_file_get_id (const SvBoard *board);
const char *sv_board_file_get_title (const SvBoard *board);

/* Return whether the rules of @game accept the board by itself, checked in the standard variant;
 * other values of a variant may still have to be changed to fit it. Return FALSE without an error
 * if variants of @game cannot choose a board. */
gboolean sv_board_file_suits (const SvBoard *board, const SvGame *game, GError **error);

/* Return the user-made board that a set-up points at, or NULL. */
const SvBoard *sv_board_of_setup (const SvGame *game, const void *setup);

/* Return the set-up of the standard game; free with g_free (). */
void *sv_standard_setup (const SvGame *game);

/* Copy, assign and free a set-up that outlives its document. The copy holds a reference to the
 * board that it points at. */
void *sv_setup_copy (const SvGame *game, const void *setup);
void sv_setup_assign (const SvGame *game, void *setup, const void *other);
void sv_setup_free (const SvGame *game, void *setup);
