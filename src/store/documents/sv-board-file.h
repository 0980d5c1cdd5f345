/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-board-file: boards that people have made, read from a board document or from one that stands
 * in a variant.
 *
 * A board that has been read lives as long as the program, so that a set-up may point at it; the
 * same text read twice is the same board. It is written back as it was read, keys that nobody
 * knows included. Whether a game can be played on it is the game's to say. */

#include "sv-game.h"
#include "sv-store-error.h"

G_BEGIN_DECLS

enum {
  SV_BOARD_MAX_BYTES = 256 * 1024, /* of one board's text */
  SV_BOARD_MAX_BOARDS = 128        /* different boards while the program runs */
};

/* Read from text, or from a file ("-": standard input). The board is the store's. */
const SvBoard *sv_board_file_read (const char *text, gsize length, GError **error);
const SvBoard *sv_board_file_load (const char *path, GError **error);

/* The document of a board that was read here. */
char *sv_board_file_write (const SvBoard *board, gboolean pretty);

/* What its document calls it; "" for a board that was not read here. */
const char *sv_board_file_get_id (const SvBoard *board);
const char *sv_board_file_get_title (const SvBoard *board);

/* Whether the game's rules find nothing wrong with the board as such, in its standard variant; other
 * values may have to be changed for it. FALSE without an error if boards are not the game's to
 * choose. */
gboolean sv_board_file_suits (const SvBoard *board, const SvGame *game, GError **error);

/* The field of the game's variants that takes a board, or NULL. */
const SvField *sv_board_file_field (const SvGame *game);

G_END_DECLS
