/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvLessonPopover: the rule that applies at this moment, with a picture, for beginners.
 *
 * While it is open it follows the match that is set. */

#include "sv-match.h"

#include <gtk/gtk.h>

#define SV_TYPE_LESSON_POPOVER (sv_lesson_popover_get_type ())
G_DECLARE_FINAL_TYPE (SvLessonPopover, sv_lesson_popover, SV, LESSON_POPOVER, GtkPopover)

/* Set the match to explain; NULL closes the popover. */
void sv_lesson_popover_set_match (SvLessonPopover *self, SvMatch *match);
