/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCourse: guide a person through a match that teaches. Each step has a remark. The dice and the
 * events of the other side are those of the document, and any other legal event gets an answer.
 *
 *      remark ──▶ Next (there is only something to read)          ─┐
 *         │                                                        ├──▶ next remark … ──▶ play on
 *         └─────▶ the events up to the next remark, one by one    ─┘
 *                   other side, die: become those of the document
 *                   a different event of the person: refused, with an answer
 *
 * The match owns its course, and a window shows the match like any other. After the last remark the
 * course is over; the person can play on with random dice. */

#include "sv-course-doc.h"
#include "sv-match.h"

#define SV_TYPE_COURSE (sv_course_get_type ())
G_DECLARE_FINAL_TYPE (SvCourse, sv_course, SV, COURSE, GObject)

/* Signal "step": another remark or an answer is shown, or the course is over. */

/* Load the course that comes with the program for @game; transfer full; NULL if there is none. */
SvCourseDoc *sv_course_load (const SvGame *game);

/* Return a new match that follows the course @doc from @step on. Takes ownership of @doc. */
SvMatch *sv_course_new_match (SvCourseDoc *doc, unsigned step);

/* Return the course of @match, owned by the match, or NULL if there is none or it is over. */
SvCourse *sv_course_of (SvMatch *match);

SvMatch *sv_course_get_match (SvCourse *self);
unsigned sv_course_get_n_steps (SvCourse *self);
unsigned sv_course_get_step (SvCourse *self); /* 0-based */
/* Return the remark of @step, and the answer to any other event in that step, translated. */
const char *sv_course_get_remark (SvCourse *self, unsigned step);
const char *sv_course_get_otherwise (SvCourse *self, unsigned step);
/* Return whether the answer to a refused event is shown. */
gboolean sv_course_is_answering (SvCourse *self);
/* Return whether the person must make an event in this step, and not only read. */
gboolean sv_course_is_acting (SvCourse *self);

/* Tell the course that the learner tried something that the board refused, so that the course
 * offers to show what is meant. */
void sv_course_note_try (SvCourse *self);
/* Return whether Next may be offered: there is only something to read, or the person has tried
 * something else than the expected event in this step and may want to see it. */
gboolean sv_course_has_next (SvCourse *self);

/* Go to the next remark. If this step asks for events, make the next of them. After the last
 * remark the course ends. */
void sv_course_next (SvCourse *self);
/* Go back to the previous remark and undo the events made since. */
void sv_course_back (SvCourse *self);

/* Return whether the remark, or the expected event, is about this piece and space; -1 stands for
 * no piece or no space. */
gboolean sv_course_points_at (SvCourse *self, int piece, int space);
/* Return the parts of the page that the remark is about, as SvCoursePart flags. */
unsigned sv_course_get_parts (SvCourse *self);
