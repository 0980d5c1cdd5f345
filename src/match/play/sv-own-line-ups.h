/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-own-line-ups: what people do with the line-ups that a team keeps, while it plays: save how it has lined
 * up, call one otherwise, remove one.
 *
 * Each change is made in the team of the match and, if that has a name, in the user's library too, where
 * later matches find it; what goes wrong there is told by the match's notice. */

#include "sv-match.h"

/* Whether people can do so in this match: for one side at least. */
gboolean sv_own_line_ups_are_kept (SvMatch *match);
/* Whether they can for a side: a person plays it. */
gboolean sv_own_line_ups_is_own (SvMatch *match, int side);

/* How a side lined up last, before the position shown: a stance of the game, to be freed, and the position
 * it stood so in. NULL: it has not lined up in this match. */
void *sv_own_line_ups_find (SvMatch *match, int side, unsigned *position);

/* Keep a stance under a name; one of that name is replaced. FALSE with a sentence if it cannot be. */
gboolean sv_own_line_ups_keep (
    SvMatch *match, int side, const char *name, const void *stance, GError **error);
/* Call number i otherwise (from 0). FALSE with a sentence if it cannot be called so. */
gboolean
sv_own_line_ups_rename (SvMatch *match, int side, unsigned i, const char *name, GError **error);
void sv_own_line_ups_remove (SvMatch *match, int side, unsigned i);
