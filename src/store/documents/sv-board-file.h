/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-board-file: boards that people have made, read from a board document or from one that stands
 * in a variant; and set-ups, which may point at one.
 *
 * They are counted: whoever keeps one, or a set-up that points at one, holds a reference. Those that
 * are built in belong to their game and take no notice of that. A board is written back as it was
 * read, keys that nobody knows included. Whether a game can be played on it is the game's to say. */

#include "sv-game.h"
#include "sv-take.h"

enum { SV_BOARD_MAX_BYTES = 256 * 1024 /* of one board's text */ };

/* In any thread. NULL is no board. */
SvBoard *sv_board_ref (const SvBoard *board);
void sv_board_unref (const SvBoard *board);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvBoard, sv_board_unref)

/* Let *place, which holds a reference, hold one on board. */
void sv_board_set (const SvBoard **place, const SvBoard *board);

/* A new reference: of a board document that stands at path in another (NULL: in none), or of a file
 * ("-": standard input). */
SvBoard *sv_board_file_from_object (JsonObject *object, const SvPath *path, GError **error);
SvBoard *sv_board_file_load (const char *path, GError **error);

/* The document of a board that was read here. */
JsonObject *sv_board_file_to_object (const SvBoard *board);

/* What its document calls it; "" for a board that was not read here. */
const char *sv_board_file_get_id (const SvBoard *board);
const char *sv_board_file_get_title (const SvBoard *board);

/* Whether the game's rules find nothing wrong with the board as such, in its standard variant; other
 * values may have to be changed for it. FALSE without an error if boards are not the game's to
 * choose. */
gboolean sv_board_file_suits (const SvBoard *board, const SvGame *game, GError **error);

/* The board of one's own that a set-up points at, or NULL. */
const SvBoard *sv_board_of_setup (const SvGame *game, const void *setup);

/* The set-up of the standard game; free with g_free (). */
void *sv_standard_setup (const SvGame *game);

/* A set-up that is kept apart from its document: a copy holds the board that it points at. */
void *sv_setup_copy (const SvGame *game, const void *setup);
void sv_setup_assign (const SvGame *game, void *setup, const void *other);
void sv_setup_free (const SvGame *game, void *setup);
