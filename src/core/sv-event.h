/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-event: one atomic step of a match as four bytes.
 *
 * An event says *what* was chosen or thrown; who did it and what it means follows from the
 * position. It is written as text only at the border (files, command line, report); inside the
 * program it is compared and copied as a number. */

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum {
  SV_EVENT_TEXT_MAX = 24, /* longest canonical text, with the final zero */
  SV_ARG_NONE = 0xff      /* an argument that this verb does not use here */
};

/* Verbs that every game shares. A game numbers its own verbs from SV_VERB_GAME. */
typedef enum {
  SV_VERB_DIE = 1,  /* `die a`: the die shows a */
  SV_VERB_TIME = 2, /* `time`: the clock of the period ran out */
  SV_VERB_GAME = 16
} SvVerb;

typedef struct {
  uint8_t verb;
  uint8_t a, b, c;
} SvEvent;

/* Written as one number: processors wait long where four bytes that were written one by one are read as
 * a whole at once, as they are of a legal list. */
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

/* An event of a verb alone. */
static inline SvEvent
sv_event_plain (unsigned verb)
{
  return sv_event (verb, SV_ARG_NONE, SV_ARG_NONE, SV_ARG_NONE);
}

/* An event about one number: a piece, a space. */
static inline SvEvent
sv_event_of (unsigned verb, unsigned a)
{
  return sv_event (verb, a, SV_ARG_NONE, SV_ARG_NONE);
}

/* Write events about n numbers, from the first on; returns n. */
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
