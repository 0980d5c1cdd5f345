/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-fault.h"

#include <stdarg.h>
#include <stdio.h>

bool
sv_refuse (SvFault *fault, SvPhrase why, const char *path, ...)
{
  va_list args;

  if (fault == NULL)
    return false;
  va_start (args, path);
  vsnprintf (fault->path, sizeof fault->path, path, args);
  va_end (args);
  fault->why = why;
  return false;
}

bool
sv_refuse_value (SvFault *fault, SvPhrase why)
{
  return sv_refuse (fault, why, "%s", "");
}

bool
sv_refuse_placement (SvPhrase *why, const char *msgid, int side, int piece)
{
  *why = sv_phrase_of (msgid, side, piece);
  return false;
}
