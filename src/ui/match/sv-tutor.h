/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-tutor: help for a person who must choose in a match: a hint on request, and, if the settings
 * enable it, a warning before a choice that gives much away.
 *
 * It shows an SvAdvice over the pitch, and adds the actions hint, play-anyway and think-again to
 * those of the page. An SvAdvisor finds the best choice. */

#include "sv-match-pitch.h"

typedef struct _SvTutor SvTutor;

/* Create a tutor on @pitch that adds its actions to @actions, which must have the action choose.
 * Both must outlive the tutor. */
SvTutor *sv_tutor_new (SvMatchPitch *pitch, GActionMap *actions);
void sv_tutor_free (SvTutor *self);

/* Set the match to help in, or NULL. The caller must call sv_tutor_update () afterwards. */
void sv_tutor_set_match (SvTutor *self, SvMatch *match);

/* Update the available help after any change of the match. */
void sv_tutor_update (SvTutor *self);

/* Hide the advice. Returns FALSE if none was shown. */
gboolean sv_tutor_hush (SvTutor *self);
