/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-match-course: the part of a match page that is there only while the match teaches: the bubble
 * with the remarks of a course, or the bar of a puzzle. It frames the parts of the page that a
 * remark is about.
 *
 * It follows the course by itself. Where the parts of the page lie is decided by the page. */

#include "sv-announcer.h"
#include "sv-course-bubble.h"

typedef struct {
  SvCourseScene scene; /* what lies around the bubble; the page is the parent of @part */
  GtkWidget *pitch, *second_cards;
  /* called with the page when @part has come or gone */
  void (*changed) (GtkWidget *page);
  GtkWidget *part;       /* an SvCourseBubble or an SvPuzzleBar, or NULL; child of the page */
  SvMatch *match;        /* or NULL; not owned */
  GSignalGroup *signals; /* of the course; owned */
  GSignalGroup *steps;   /* of the announcer; owned */
  gboolean narrow;
} SvMatchCourse;

/* Prepare to follow a course. Call once, when the fields up to @changed are set; @self must live
 * until sv_match_course_clear (). */
void sv_match_course_init (SvMatchCourse *self);

/* Show the course or the puzzle of @match, or nothing if it has none; @match may be NULL. */
void sv_match_course_set_match (SvMatchCourse *self, SvMatch *match);

/* Follow the announcer of the match, or none: while it shows something, the bubble is hidden. */
void sv_match_course_set_announcer (SvMatchCourse *self, SvAnnouncer *announcer);

/* Set whether the page is so narrow that the buttons of a puzzle must be below its text, and that a
 * bubble would cover the pitch: then it is a bar with room of its own. */
void sv_match_course_set_narrow (SvMatchCourse *self, gboolean narrow);

/* Allocate the bubble, if there is one. The other parts of the page must have been allocated. */
void sv_match_course_allocate (SvMatchCourse *self);

/* Return the bar that needs room of its own, or NULL. */
GtkWidget *sv_match_course_get_bar (SvMatchCourse *self);

/* Tell the course that the learner tried something that the board refused. */
void sv_match_course_note_try (SvMatchCourse *self);

/* Remove the part from the page and free what @self owns. */
void sv_match_course_clear (SvMatchCourse *self);
