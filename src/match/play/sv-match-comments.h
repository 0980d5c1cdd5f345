/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-match-comments: what people write about a match: its title, its notes, comments on its steps. */

#include "sv-match.h"

/* What somebody wrote about the step that led to position step ≥ 1, which has one only as long as the
 * step is kept: events that take the place of others take their comments away, which is told. */
const char *sv_match_get_comment (SvMatch *self, unsigned step); /* or NULL */
/* NULL or blank: no comment any more. FALSE with an error if there are too many. */
gboolean sv_match_set_comment (SvMatch *self, unsigned step, const char *text, GError **error);

/* What it is called ("": by its teams), and notes about all of it; what cannot stand in a document is
 * left out. */
void sv_match_set_title (SvMatch *self, const char *title);
void sv_match_set_notes (SvMatch *self, const char *notes);
