/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* fault-text: a fault as the command line says it in English, "path: reason". For tests. */

#include <stdio.h>
#include <string.h>

#include "sv-fault.h"

enum { FAULT_TEXT = 400 };

static inline const char *
fault_text (const SvFault *fault, char out[FAULT_TEXT])
{
  const SvWords words = { .translate = NULL };
  const int n = snprintf (out, FAULT_TEXT, fault->path[0] != '\0' ? "%s: " : "%s", fault->path);

  sv_phrase_say (&fault->why, &words, out + n, FAULT_TEXT - (size_t)n);
  return out;
}
