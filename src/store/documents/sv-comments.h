/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-comments: comments that people wrote on the steps of a match, `meta.comments` of its
 * document:
 *
 *      [{"step": 17, "text": "He could have passed."}, …]
 *
 * Step k is the event that led to position k, so the first step has the number 1. Comments are
 * kept in the order of their steps. */

#include "sv-json-read.h"

enum { SV_MAX_COMMENTS = 500 };

typedef struct {
  unsigned step;
  char *text; /* never empty */
  JsonObject *unknown;
} SvComment;

GPtrArray *sv_comments_new (void); /* array of SvComment */

/* Return a copy with only the comments on the first @k steps. */
GPtrArray *sv_comments_copy (const GPtrArray *self, unsigned k);

/* Return the text of the comment on a step, or NULL if it has none. */
const char *sv_comments_get (const GPtrArray *self, unsigned step);

/* Set the comment on a step to @text, which is cleaned and cut off if it is too long; NULL or a
 * blank text removes the comment. Return FALSE with an error if there are too many comments. */
gboolean sv_comments_set (GPtrArray *self, unsigned step, const char *text, GError **error);

/* Remove the comments on all steps after the first @k. Return how many were removed. */
unsigned sv_comments_cut (GPtrArray *self, unsigned k);

/* Read the comments from @meta, whose path is @parent, and remove their key from @meta. */
gboolean sv_comments_take (GPtrArray *self, JsonObject *meta, const SvPath *parent, GError **error);

/* Write the comments on the first @k steps into @meta. Write nothing if there are none. */
void sv_comments_write (const GPtrArray *self, unsigned k, JsonObject *meta);
