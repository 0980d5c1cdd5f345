/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvAdvice: a few sentences over the pitch for a person who decides: what is best, or that a choice
 * gives much away, with what can be done about it.
 *
 * It never blocks: whoever plays on need not answer. Its buttons are actions of the page of a match:
 * "match.hint", "match.play-anyway" and "match.think-again". */

#include <gtk/gtk.h>

#define SV_TYPE_ADVICE (sv_advice_get_type ())
G_DECLARE_FINAL_TYPE (SvAdvice, sv_advice, SV, ADVICE, GtkWidget)

/* Show sentences in the upper half of the pitch, or in the lower one. asks: whether to play anyway. */
void sv_advice_show (SvAdvice *self, const char *sentences, gboolean asks, gboolean above);

/* Whether it asks now. */
gboolean sv_advice_get_asks (SvAdvice *self);
