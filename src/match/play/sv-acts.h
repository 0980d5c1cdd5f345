/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-acts: a note for each event of a match how it came about, as far as that is known: undo takes
 * an event back together with the act that it belongs to. Notes live as long as the match is open;
 * nothing is known about events from a file. */

#include <glib.h>

typedef enum {
  SV_ACT_UNKNOWN,
  SV_ACT_FIRST,   /* a person made the event, and with it an act began */
  SV_ACT_JOINED,  /* the event followed by itself from the one before it */
  SV_ACT_COMPUTER /* like SV_ACT_JOINED; a computer player made it */
} SvActPart;

/* The notes, a byte for each event, or fewer than there are events. Free with
 * g_byte_array_unref (). */
typedef GByteArray SvActs;

/* Note how the event in @position comes about; notes about later events are dropped. */
void sv_acts_note (SvActs *self, unsigned position, SvActPart part);

/* Return the note about event @i. */
SvActPart sv_acts_get (const SvActs *self, unsigned i);
