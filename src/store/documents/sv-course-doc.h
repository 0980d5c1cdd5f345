/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCourseDoc: a course, which is a match that teaches the game, as a file of data/lessons holds
 * it: a match document whose events the learner is expected to choose, with `remarks` beside
 * them.
 *
 *      "remarks": [ { "after": 12, "text": "…", "point": ["e", "cards"], "otherwise": "…" }, … ]
 *
 * A remark is shown from the position after its number of events until the next remark is due;
 * two remarks on the same position are read one after the other. The events before the first
 * remark have already happened when the course begins. A course is only read, never written. */

#include "sv-match-doc.h"

/* Parts of the match page that a remark may point at. */
typedef enum {
  SV_PART_SCOREBOARD = 1,
  SV_PART_CARDS = 2,
  SV_PART_PROMPT = 4,
  SV_PART_DICE = 8
} SvCoursePart;

typedef struct {
  unsigned after;
  char *text; /* English, to be translated */
  /* reply if the learner chooses another event than the expected one; NULL if the remark has no
   * reply */
  char *otherwise;
  unsigned parts; /* SvCoursePart flags */
  GArray *spaces; /* array of int: indices of the spaces that the remark points at */
} SvRemark;

typedef struct {
  SvMatchDoc *match;
  GPtrArray *remarks; /* array of SvRemark, at least one */
} SvCourseDoc;

/* Read a course, or return NULL with an error. sv_course_doc_from_object () removes the keys that
 * it reads from @object. */
SvCourseDoc *sv_course_doc_from_object (JsonObject *object, GError **error);
SvCourseDoc *sv_course_doc_read (const char *text, gsize length, GError **error);
void sv_course_doc_free (SvCourseDoc *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvCourseDoc, sv_course_doc_free)
