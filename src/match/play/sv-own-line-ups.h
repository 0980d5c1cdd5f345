/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-own-line-ups: what users do during a match with the saved line-ups of a team: save the
 * present one, rename one, remove one.
 *
 * Each change is made in the team of the match and, if that team has a name, in the user's library
 * too, where later matches find it. Failures there are reported by the match's "notice". */

#include "sv-match.h"

/* Return whether users can save line-ups in @match for at least one side. */
gboolean sv_own_line_ups_are_kept (SvMatch *match);
/* Return whether users can save line-ups of @side: the game supports it and a person plays that
 * side. */
gboolean sv_own_line_ups_is_own (SvMatch *match, int side);

/* Return how a side lined up last, before the position that is shown, as a saved line-up of the
 * game to be freed with g_free (), and the position in which it stood so. NULL if it has not lined
 * up in this match. */
void *sv_own_line_ups_find (SvMatch *match, int side, unsigned *position);

/* Save a line-up under a name, replacing one of that name. Return FALSE with an error if that is
 * not possible. */
gboolean sv_own_line_ups_keep (
    SvMatch *match, int side, const char *name, const void *saved_line_up, GError **error);
/* Rename line-up @i (0-based). Return FALSE with an error if it cannot have that name. */
gboolean
sv_own_line_ups_rename (SvMatch *match, int side, unsigned i, const char *name, GError **error);
void sv_own_line_ups_remove (SvMatch *match, int side, unsigned i);
