/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-tutor: helps who decides in a match on the screen: with a hint to who asks for one, and, if the
 * settings want that, with an objection to a choice that gives much away.
 *
 * It lays an SvAdvice over the pitch, and adds to the actions of the page what people do with it: hint,
 * play-anyway and think-again. What is best it asks an SvAdvisor. */

#include "sv-match-pitch.h"

typedef struct _SvTutor SvTutor;

/* On pitch, with what is done in actions, which has choose; both must outlive it. */
SvTutor *sv_tutor_new (SvMatchPitch *pitch, GActionMap *actions);
void sv_tutor_free (SvTutor *self);

/* Help in match; NULL: in none. It is to be updated afterwards. */
void sv_tutor_set_match (SvTutor *self, SvMatch *match);

/* Something has changed: what it can help with now. */
void sv_tutor_update (SvTutor *self);

/* Take away what it says. FALSE: it says nothing. */
gboolean sv_tutor_hush (SvTutor *self);
