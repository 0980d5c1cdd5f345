/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-fault: what is wrong with a value that the user or a document supplied: the place and the
 * reason, independent of language. The rules fill in an SvFault. The readers of documents prepend
 * the path within the document; the windows show the labels of the fields instead. */

#include <stdbool.h>

#include "sv-text.h"

enum { SV_FAULT_PATH = 64 };

typedef struct {
  /* JSON path such as "teams[0].cards", or "score/home" inside a position; empty if the whole
   * value is meant */
  char path[SV_FAULT_PATH];
  SvPhrase why; /* reason, as a sentence without capital and full stop, to follow "PATH: " */
} SvFault;

/* Fill in @fault (ignored if NULL) with the reason and a path formatted as by printf (). Always
 * returns false, so that a checker can return the result. */
bool sv_refuse (SvFault *fault, SvPhrase why, const char *path, ...)
    __attribute__ ((format (printf, 3, 4)));

/* Like sv_refuse (), but for a single value, which has no path of its own. */
bool sv_refuse_value (SvFault *fault, SvPhrase why);

/* Like sv_refuse (), but for a position that the user sets up: @why becomes a whole sentence that
 * names the piece to change (or -1), or the side (or -1). */
bool sv_refuse_placement (SvPhrase *why, const char *msgid, int side, int piece);
