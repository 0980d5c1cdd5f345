/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-board-file: boards that people have made, read from a board document or from one that stands
 * in a variant.
 *
 * They are counted: whoever keeps one, or a set-up that points at one, holds a reference. Those that
 * are built in belong to their game and take no notice of that. A board is written back as it was
 * read, keys that nobody knows included. Whether a game can be played on it is the game's to say. */

#include "sv-game.h"
#include "sv-store-error.h"

G_BEGIN_DECLS

enum { SV_BOARD_MAX_BYTES = 256 * 1024 /* of one board's text */ };

/* In any thread. NULL is no board. */
SvBoard *sv_board_ref (const SvBoard *board);
void sv_board_unref (const SvBoard *board);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvBoard, sv_board_unref)

/* Let *place, which holds a reference, hold one on board. */
void sv_board_set (const SvBoard **place, const SvBoard *board);

/* Read from text, or from a file ("-": standard input): a new reference. */
SvBoard *sv_board_file_read (const char *text, gsize length, GError **error);
SvBoard *sv_board_file_load (const char *path, GError **error);

/* The document of a board that was read here. */
char *sv_board_file_write (const SvBoard *board, gboolean pretty);

/* What its document calls it; "" for a board that was not read here. */
const char *sv_board_file_get_id (const SvBoard *board);
const char *sv_board_file_get_title (const SvBoard *board);

/* Whether the game's rules find nothing wrong with the board as such, in its standard variant; other
 * values may have to be changed for it. FALSE without an error if boards are not the game's to
 * choose. */
gboolean sv_board_file_suits (const SvBoard *board, const SvGame *game, GError **error);

/* The board of one's own that a set-up points at, or NULL. */
const SvBoard *sv_board_of_setup (const SvGame *game, const void *setup);

/* The field of the game's variants that takes a board, or NULL. */
const SvField *sv_board_file_field (const SvGame *game);

G_END_DECLS
