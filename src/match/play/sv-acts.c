/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-acts.h"

#include <string.h>

void
sv_acts_note (SvActs *self, unsigned position, SvActPart part)
{
  const guint known = self->len;

  g_byte_array_set_size (self, position + 1);
  if (known < position)
    memset (self->data + known, SV_ACT_UNKNOWN, position - known);
  self->data[position] = (guint8)part;
}

SvActPart
sv_acts_get (const SvActs *self, unsigned i)
{
  return i < self->len ? (SvActPart)self->data[i] : SV_ACT_UNKNOWN;
}
