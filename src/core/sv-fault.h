/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-fault: what is wrong with values that somebody gave: where, and why, without words of any one
 * language. The rules fill it; the store puts the path of a document before it, the windows the
 * words of the fields. */

#include <stdbool.h>

#include "sv-text.h"

enum { SV_FAULT_PATH = 64 };

typedef struct {
  char path[SV_FAULT_PATH]; /* "teams[0].cards", in a position "score/home"; empty: the whole */
  SvPhrase why;             /* a sentence without capital and full stop, for after "PATH: " */
} SvFault;

/* Fill fault (NULL: nobody wants to know) with the reason and a path made as by printf (). Always
 * false, for a checker to return. */
bool sv_refuse (SvFault *fault, SvPhrase why, const char *path, ...)
    __attribute__ ((format (printf, 3, 4)));

/* The same of a single value, which has no path of its own. */
bool sv_refuse_value (SvFault *fault, SvPhrase why);

/* The same of a position that a person sets up, in a whole sentence: piece (or -1) is to be
 * changed, or something of side (or -1). */
bool sv_refuse_placement (SvPhrase *why, const char *msgid, int side, int piece);
