/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCareers: the careers of the players of one team, read in another thread from the matches that
 * the program keeps. It stores nothing. */

#include "sv-season.h"

#include <glib-object.h>

#define SV_TYPE_CAREERS (sv_careers_get_type ())
G_DECLARE_FINAL_TYPE (SvCareers, sv_careers, SV, CAREERS, GObject)

/* Signal "read": the matches have been read. */

/* Return the careers of the team of this name in @game, which are not read yet. Transfer full. */
SvCareers *sv_careers_new (const SvGame *game, const char *team);

/* Read the matches. @left_out: the paths of those that do not count (transfer full). A match that
 * is open in a window is not read. */
void sv_careers_read (SvCareers *self, char **left_out);

/* Return whether the matches have been read. */
gboolean sv_careers_is_read (SvCareers *self);

/* Return what @player has done in the matches that have been read, and in @match, which is open, as
 * far as it is shown. */
SvCareer sv_careers_sum (SvCareers *self, SvMatch *match, const char *player);
