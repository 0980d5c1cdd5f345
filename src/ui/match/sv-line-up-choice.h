/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-line-up-choice: the line-ups that the side to act can choose, each as a picture of its
 * positions.
 *
 *      ┌─────┐ ┌─────┐
 *      │ ° ° │ │ °°° │
 *      │ °°° │ │  °  │
 *      └4-4-2┘ └4-3-3┘
 *
 * A click on a picture triggers the action "match.line-up". Line-ups saved by the team come
 * last. */

#include "sv-match.h"

#include <gtk/gtk.h>

/* Return the number of line-ups available now, including those saved by the team. */
unsigned sv_line_up_choice_count (SvMatch *match);

/* Create a popover with the line-ups. @more: a widget shown below them, or NULL. */
GtkWidget *sv_line_up_choice_new (SvMatch *match, GtkWidget *more);
