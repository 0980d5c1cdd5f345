/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvAdvice: a few sentences over the pitch for a person who must choose: the best choice, or a
 * warning that a choice gives much away, with buttons to answer.
 *
 * It never blocks: the user may play on without answering. Its buttons trigger actions of the
 * match page: "match.hint", "match.play-anyway" and "match.think-again". */

#include <gtk/gtk.h>

#define SV_TYPE_ADVICE (sv_advice_get_type ())
G_DECLARE_FINAL_TYPE (SvAdvice, sv_advice, SV, ADVICE, GtkWidget)

/* Show @sentences in the upper half of the pitch if @above, otherwise in the lower half. @asks:
 * show buttons that ask whether to play anyway. */
void sv_advice_show (SvAdvice *self, const char *sentences, gboolean asks, gboolean above);

/* Return whether the question is shown. */
gboolean sv_advice_get_asks (SvAdvice *self);
