/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-match-comments: what users write about a match: its title, its notes, comments on its
 * steps. */

#include "sv-match.h"

/* The comment on the step that led to position @step (≥ 1). If events are replaced by others, their
 * comments are removed, and "commented" is emitted. */
const char *sv_match_get_comment (SvMatch *self, unsigned step); /* NULL if there is none */
/* Set the comment; NULL or a blank text removes it. Return FALSE with an error if there are too
 * many comments. */
gboolean sv_match_set_comment (SvMatch *self, unsigned step, const char *text, GError **error);

/* Set the title ("": named by its teams) and the notes about the whole match. Characters that a
 * document may not hold are left out. */
void sv_match_set_title (SvMatch *self, const char *title);
void sv_match_set_notes (SvMatch *self, const char *notes);
