/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-live-state: what goes on in a match that is played now, on its way from the window to the
 * program that serves. Facts are sent and no sentences, because each browser reads them in its own
 * language. */

#include "sv-cup-doc.h"
#include "sv-scoreline.h"

/* Return what sv_score_words_state () says about @line, as an object. Transfer full. */
JsonObject *sv_live_state_write (const SvScoreline *line);

/* Fill @out with what such an object says; it has no teams, and texts that are never freed. Return
 * FALSE if the object is not well formed. */
gboolean sv_live_state_read (JsonObject *object, SvScoreline *out);

/* Return what goes on in the match of a fixture, "Second half", in the present language; "" if
 * there is nothing to say. Free with g_free (). */
char *sv_live_state_words (const SvScoreline *state, const SvCupDoc *doc, unsigned fixture);
