/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupBoards: the secrets of the boards. Whoever has the token of a board may type its results;
 * the code is a short word for telephones that cannot read the picture of the address. It also
 * counts wrong tries, so that nobody can guess. */

#include <glib.h>

typedef struct _SvCupBoards SvCupBoards;

/* Return new secrets for each board that a competition can have. */
SvCupBoards *sv_cup_boards_new (void);
void sv_cup_boards_free (SvCupBoards *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvCupBoards, sv_cup_boards_free)

/* Replace all secrets. */
void sv_cup_boards_renew (SvCupBoards *self);

/* Return the token of a board (from 1), or its code, "K7QF-2M9P". */
const char *sv_cup_boards_get_token (const SvCupBoards *self, unsigned board);
const char *sv_cup_boards_get_code (const SvCupBoards *self, unsigned board);

/* Return whether @token is that of @board. Takes the same time for all tokens and boards. */
gboolean sv_cup_boards_check (const SvCupBoards *self, unsigned board, const char *token);

/* Return the board of a code as somebody typed it, in any case, with or without the dash; 0 if it
 * is no board's. Takes the same time for all codes. */
unsigned sv_cup_boards_find (const SvCupBoards *self, const char *code);

/* Count a wrong token or code that came from the address @who at the time @now (of
 * g_get_monotonic_time ()). Return TRUE if there were too many from there within a minute. */
gboolean sv_cup_boards_count (SvCupBoards *self, const char *who, gint64 now);

/* Count a wrong code. sv_cup_boards_is_shut (): return whether there were so many wrong codes from
 * everybody together within a minute that none is looked at now. */
void sv_cup_boards_count_code (SvCupBoards *self, gint64 now);
gboolean sv_cup_boards_is_shut (const SvCupBoards *self, gint64 now);
