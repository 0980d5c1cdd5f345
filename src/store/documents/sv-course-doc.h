/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCourseDoc: a match that teaches, as data/lessons holds it: a match document whose events are what
 * shall happen, with `remarks` beside them.
 *
 *      "remarks": [ { "after": 12, "text": "…", "point": ["e", "cards"], "otherwise": "…" }, … ]
 *
 * A remark stands from the position after so many events until the next one; two of the same position are
 * read one after the other. What comes before the first one has happened already. It is only read, never
 * written. */

#include "sv-match-doc.h"

/* Parts of a match's page that a remark may point at. */
typedef enum {
  SV_PART_SCOREBOARD = 1,
  SV_PART_CARDS = 2,
  SV_PART_PROMPT = 4,
  SV_PART_DICE = 8
} SvCoursePart;

typedef struct {
  unsigned after;
  char *text; /* English, to be translated */
  char *
      otherwise; /* the answer to another act than the one expected; NULL: there is none of its own */
  unsigned parts; /* SvCoursePart flags */
  GArray *spaces; /* of int */
} SvRemark;

typedef struct {
  SvMatchDoc *match;
  GPtrArray *remarks; /* of SvRemark, at least one */
} SvCourseDoc;

/* It takes from object what it reads. */
SvCourseDoc *sv_course_doc_from_object (JsonObject *object, GError **error);
SvCourseDoc *sv_course_doc_read (const char *text, gsize length, GError **error);
void sv_course_doc_free (SvCourseDoc *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvCourseDoc, sv_course_doc_free)
