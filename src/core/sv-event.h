/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-event: one step of a match (a choice or a throw) in four bytes.
 *
 * An event says only *what* was chosen or thrown. Who did it, and what it means, follows from the
 * position. Inside the program events are compared and copied as numbers; they are converted to
 * text only in files, on the command line and in the report. */

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum {
  SV_EVENT_TEXT_MAX = 24, /* size of the longest canonical text, with the terminating zero */
  SV_ARG_NONE = 0xff      /* value of an argument that is not used */
};

/* Verbs that every game shares. A game numbers its own verbs from SV_VERB_GAME. */
typedef enum {
  SV_VERB_DIE = 1,  /* `die a`: a die was thrown and shows a */
  SV_VERB_TIME = 2, /* `time`: the clock of the period ran out */
  SV_VERB_GAME = 16
} SvVerb;

typedef struct {
  uint8_t verb;
  uint8_t a, b, c;
} SvEvent;

/* Return an event. The four bytes are written as one 32-bit number because lists of events are
 * read that way soon after, and a processor stalls when it reads as a whole what was written byte
 * by byte. */
static inline SvEvent
sv_event (unsigned verb, unsigned a, unsigned b, unsigned c)
{
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  const uint32_t whole =
      (verb & 0xff) | (a & 0xff) << 8 | (b & 0xff) << 16 | (uint32_t)(c & 0xff) << 24;
  SvEvent event;

  memcpy (&event, &whole, sizeof event);
  return event;
#else
  return (SvEvent){ (uint8_t)verb, (uint8_t)a, (uint8_t)b, (uint8_t)c };
#endif
}

/* Return an event that consists of a verb only. */
static inline SvEvent
sv_event_plain (unsigned verb)
{
  return sv_event (verb, SV_ARG_NONE, SV_ARG_NONE, SV_ARG_NONE);
}

/* Return an event with one argument, such as the number of a piece or space. */
static inline SvEvent
sv_event_of (unsigned verb, unsigned a)
{
  return sv_event (verb, a, SV_ARG_NONE, SV_ARG_NONE);
}

/* Write @n events with the arguments @first, @first + 1, …; returns @n. */
static inline unsigned
sv_event_list (SvEvent *events, unsigned verb, unsigned first, unsigned n)
{
  for (unsigned i = 0; i < n; i++)
    events[i] = sv_event_of (verb, first + i);
  return n;
}

static inline SvEvent
sv_event_die (unsigned value)
{
  return sv_event_of (SV_VERB_DIE, value);
}

static inline SvEvent
sv_event_time (void)
{
  return sv_event_plain (SV_VERB_TIME);
}

static inline bool
sv_event_equal (SvEvent x, SvEvent y)
{
  return x.verb == y.verb && x.a == y.a && x.b == y.b && x.c == y.c;
}
