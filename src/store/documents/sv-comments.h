/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-comments: what people wrote about the steps of a match, `meta.comments` of its document:
 *
 *      [{"step": 17, "text": "He could have passed."}, …]
 *
 * Step k is the one that led to position k: the first has the number 1. They are kept in that order. */

#include "sv-take.h"

enum { SV_MAX_COMMENTS = 500 };

typedef struct {
  unsigned step;
  char *text; /* never empty */
  JsonObject *unknown;
} SvComment;

GPtrArray *sv_comments_new (void); /* of SvComment */

/* A copy of those of the first k steps. */
GPtrArray *sv_comments_copy (const GPtrArray *self, unsigned k);

/* The comment on a step, or NULL. */
const char *sv_comments_get (const GPtrArray *self, unsigned step);

/* Let it be text, cleaned and cut off where it is too long; NULL or blank: none any more. FALSE, with a
 * sentence, if there are too many. */
gboolean sv_comments_set (GPtrArray *self, unsigned step, const char *text, GError **error);

/* Forget those of the steps behind the first k. Returns how many these were. */
unsigned sv_comments_cut (GPtrArray *self, unsigned k);

/* Take them out of meta, whose path is parent. */
gboolean sv_comments_take (GPtrArray *self, JsonObject *meta, const SvPath *parent, GError **error);

/* Write those of the first k steps into meta; nothing if there are none. */
void sv_comments_write (const GPtrArray *self, unsigned k, JsonObject *meta);
