/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-throw-question: ask two people once, at their first throw of the side that does not attack,
 * whether the program throws that die from now on. The prompt asks, and two buttons answer; who
 * throws the die answers no. It is never asked again: the Preferences have the choice. */

#include "sv-match.h"

#include <gtk/gtk.h>

/* Return whether to ask now: such a throw is due between two people, the program may throw dice,
 * and nobody has answered or chosen in the Preferences. */
gboolean sv_throw_question_is_due (SvMatch *match);

/* Return the question, translated. */
const char *sv_throw_question_text (void);

/* Remember the answer for good. */
void sv_throw_question_answer (gboolean yes);

/* Call @callback (@widget) whenever an answer was given, as long as @widget lives. */
void sv_throw_question_watch (GtkWidget *widget, GCallback callback);
