/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvLessonPopover: the rule of this moment, with a picture, for those who learn the game.
 *
 * It follows a match by itself while it is open. */

#include "sv-match.h"

#include <gtk/gtk.h>

#define SV_TYPE_LESSON_POPOVER (sv_lesson_popover_get_type ())
G_DECLARE_FINAL_TYPE (SvLessonPopover, sv_lesson_popover, SV, LESSON_POPOVER, GtkPopover)

/* The match to explain, or NULL: it closes. */
void sv_lesson_popover_set_match (SvLessonPopover *self, SvMatch *match);
