/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCourseBubble: the current remark of a course (a match that teaches), with the number of the
 * step and buttons to go on, back and out.
 *
 * It lies over the match page, beside what the remark is about, with a tail that points there. It
 * covers as little as possible of the pieces that act, of where they may go, and of the dice. The
 * step that the user has reached is saved in the settings. */

#include "sv-board-surface.h"
#include "sv-course.h"

#define SV_TYPE_COURSE_BUBBLE (sv_course_bubble_get_type ())
G_DECLARE_FINAL_TYPE (SvCourseBubble, sv_course_bubble, SV, COURSE_BUBBLE, GtkWidget)

/* What lies around the bubble. No pointer is owned. */
typedef struct {
  GtkWidget *page; /* parent of the bubble */
  SvBoardSurface *board;
  /* parts of the page in the order of SvCoursePart: scoreboard, cards, prompt, dice */
  GtkWidget *parts[4];
  GtkWidget *actions; /* buttons of the match */
} SvCourseScene;

GtkWidget *sv_course_bubble_new (SvCourse *course);

/* Allocate the bubble in its parent, whose other children must have been allocated. It keeps its
 * place until another text is shown or the page has another size. */
void sv_course_bubble_allocate (SvCourseBubble *self, const SvCourseScene *scene);

/* Set whether the bubble is a low bar without a tail, which its parent places. */
void sv_course_bubble_set_flat (SvCourseBubble *self, gboolean flat);
