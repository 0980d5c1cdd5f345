/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCourse: leads through a match that teaches: a remark at each step, dice and the other side's acts as
 * the document has them, and an answer to whatever else is legal.
 *
 *      remark ──▶ Next (there is only something to read)          ─┐
 *         │                                                        ├──▶ the next remark … ──▶ play on
 *         └─────▶ the events up to the next remark, one by one    ─┘
 *                   other side, die: become those of the document
 *                   a person's other act: held off, with an answer
 *
 * It belongs to its match, which a window shows like any other. After the last remark it is over: who
 * likes plays on, with dice that fall as they may. */

#include "sv-course-doc.h"
#include "sv-match.h"

#define SV_TYPE_COURSE (sv_course_get_type ())
G_DECLARE_FINAL_TYPE (SvCourse, sv_course, SV, COURSE, GObject)

/* Signal: "step": another remark, or an answer, or it is over. */

/* The one that comes with the program for game, or NULL. */
SvCourseDoc *sv_course_load (const SvGame *game);

/* A match with a course of doc, which it takes, from a step on. */
SvMatch *sv_course_new_match (SvCourseDoc *doc, unsigned step);

/* The course of match, as long as it is not over; else NULL. */
SvCourse *sv_course_of (SvMatch *match);

SvMatch *sv_course_get_match (SvCourse *self);
unsigned sv_course_get_n_steps (SvCourse *self);
unsigned sv_course_get_step (SvCourse *self); /* from 0 */
/* The remark of a step, and its answer to another act, translated. */
const char *sv_course_get_remark (SvCourse *self, unsigned step);
const char *sv_course_get_otherwise (SvCourse *self, unsigned step);
/* Whether an act that was held off is being answered. */
gboolean sv_course_is_answering (SvCourse *self);
/* Whether something is to be done in this step, and not only read. */
gboolean sv_course_is_acting (SvCourse *self);

/* On to the next remark; where something is to be done, do the next of it; after the last one it is
 * over. */
void sv_course_next (SvCourse *self);
/* To the remark before this one, with what was done since. */
void sv_course_back (SvCourse *self);

/* Whether the remark, or what is to be done, is about this place: a piece, a space, or both (-1:
 * neither). */
gboolean sv_course_points_at (SvCourse *self, int piece, int space);
/* About which parts of the page, SvCoursePart flags. */
unsigned sv_course_get_parts (SvCourse *self);
