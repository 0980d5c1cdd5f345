/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-line-up-choice: the line-ups of the side that decides, each as a picture of how it will stand.
 *
 *      ┌─────┐ ┌─────┐
 *      │ ° ° │ │ °°° │
 *      │ °°° │ │  °  │
 *      └4-4-2┘ └4-3-3┘   A picture chooses by the action "match.line-up"; the team's own come last. */

#include "sv-match.h"

#include <gtk/gtk.h>

/* How many there are now, those that the team keeps included. */
unsigned sv_line_up_choice_count (SvMatch *match);

/* A popover of them, for a button that has just been pressed. more: what stands below, or NULL. */
GtkWidget *sv_line_up_choice_new (SvMatch *match, GtkWidget *more);
