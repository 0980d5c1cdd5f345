/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Events as text, names of men and squares, and what each node asks. */

#include "champions.h"

#include <stdio.h>
#include <string.h>

static const char *const verbs[] = {
  [VERB_FORMATION] = "formation",
  [VERB_AUTO] = "auto",
  [VERB_PICK] = "pick",
  [VERB_PUT] = "put",
  [VERB_THROW] = "throw",
  [VERB_WARM] = "warm",
  [VERB_USE] = "use",
  [VERB_STEP] = "step",
  [VERB_FOUL] = "foul",
  [VERB_PUSH] = "push",
  [VERB_STAND] = "stand",
  [VERB_GRAB] = "grab",
  [VERB_KICK] = "kick",
  [VERB_BALL] = "ball",
  [VERB_DROP] = "drop",
  [VERB_CHASE] = "chase",
  [VERB_HOLD] = "hold",
  [VERB_INTERCEPT] = "intercept",
  [VERB_LET] = "let",
  [VERB_SAVE] = "save",
  [VERB_NOSAVE] = "nosave",
  [VERB_OFF] = "off",
  [VERB_BRING] = "bring",
  [VERB_BENCH] = "bench",
  [VERB_REPLACE] = "replace",
  [VERB_NOREPLACE] = "noreplace",
  [VERB_GLOVE] = "glove",
  [VERB_TAKER] = "taker",
  [VERB_WALL] = "wall",
};

void
champions_event_text (const void *setup, const void *state, SvEvent event, char *text)
{
  switch (event.verb) {
  case SV_VERB_DIE:
    snprintf (text, SV_EVENT_TEXT_MAX, "die %u", event.a);
    break;
  case VERB_FORMATION:
    snprintf (text, SV_EVENT_TEXT_MAX, "formation %s", champions_formation_keys[event.a]);
    break;
  case VERB_PUT:
  case VERB_STEP:
  case VERB_BALL:
  case VERB_SAVE:
    snprintf (text, SV_EVENT_TEXT_MAX, "%s %s", verbs[event.verb], champions_square_names[event.a]);
    break;
  case VERB_FOUL:
    snprintf (text, SV_EVENT_TEXT_MAX, "foul %u %u", event.a, event.b);
    break;
  case VERB_PUSH:
    snprintf (text, SV_EVENT_TEXT_MAX, "push %u %s", event.a, champions_square_names[event.b]);
    break;
  default:
    if (event.a == SV_ARG_NONE)
      snprintf (text, SV_EVENT_TEXT_MAX, "%s", verbs[event.verb]);
    else
      snprintf (text, SV_EVENT_TEXT_MAX, "%s %u", verbs[event.verb], event.a);
    break;
  }
}

void
champions_piece_name (const void *setup, int piece, SvPhrase *out)
{
  static const char *const names[] = { N_ ("keeper {n}"), N_ ("defender {n}"),
                                       N_ ("midfielder {n}"), N_ ("attacker {n}") };

  *out = sv_phrase (names[champions_kind ((unsigned)piece)], (int)side_of ((unsigned)piece));
  out->n = (int32_t)number_of ((unsigned)piece);
}

void
champions_prompt (const void *setup, const void *state, SvPhrase *out)
{
  const State *s = state;

  *out = sv_phrase (N_ ("{team} — it is your turn"), s->side < 2 ? s->side : -1);
  if (s->phase == PHASE_OVER)
    *out = sv_phrase (N_ ("The match is over"), -1);
}

void
champions_notes (
    const void *setup, const void *before, SvEvent event, const void *after, SvNotes *out)
{
  const State *s = before;

  out->n = 1;
  out->notes[0] = (SvNote){ SV_NOTE_PLAIN, sv_phrase (N_ ("{team} plays."), s->side) };
}

bool
champions_why_not (const void *setup, const void *state, int piece, int space, SvPhrase *out)
{
  return false;
}
