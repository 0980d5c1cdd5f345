/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCourseBar: the current remark of a course (a match that teaches), the number of the step, and
 * buttons to go on, back and out.
 *
 * It is as high as the longest remark of the course, so that the layout does not jump. The step
 * that the user has reached is saved in the settings. */

#include "sv-course.h"

#include <gtk/gtk.h>

#define SV_TYPE_COURSE_BAR (sv_course_bar_get_type ())
G_DECLARE_FINAL_TYPE (SvCourseBar, sv_course_bar, SV, COURSE_BAR, GtkWidget)

GtkWidget *sv_course_bar_new (SvCourse *course);
