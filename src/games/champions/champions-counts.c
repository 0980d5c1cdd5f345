/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes what the coming throw can bring, for display beside the board: which throws reach the
 * ball, which save or deflect it, and what a 1 does to the clock. */

#include "champions-counts.h"
#include "champions-rules.h"

enum { MAX_NEAREST = 3, ONE = 1u << 1, DIE = 6 };

/* Add a sentence that holds for these values of the die: bit k for value k; 0: for every value. */
static void
tell (SvNotes *out, unsigned faces, const char *msgid, unsigned side, unsigned man, unsigned n)
{
  SvPhrase phrase = sv_phrase_of (msgid, side < 2 ? (int)side : -1, man < MEN ? (int)man : -1);

  phrase.n = (int32_t)n;
  sv_notes_add (out, SV_NOTE_PLAIN, phrase);
  sv_notes_chance (out, faces);
}

/* Like tell (), for a throw that brings something besides, with its name. */
static void
tell_special (SvNotes *out, unsigned faces, SvNoteKind kind, SvPhrase phrase, const char *caption)
{
  sv_notes_shout (out, kind, phrase, caption);
  sv_notes_chance (out, faces);
}

/* Add a sentence without a number that holds whatever is thrown. */
static void
tell_always (SvNotes *out, const char *msgid, unsigned side, unsigned man)
{
  tell (out, 0, msgid, side, man, 0);
}

/* --- The throw of a turn, and of a free kick --- */

/* Return the throws (bit k for value k) with which a piece can walk the shortest way to the ball
 * and play it: the pips left must carry the ball (C-034, C-040). */
static unsigned
faces_to_ball (const ChampionsSetup *p,
               const ChampionsState *s,
               unsigned man,
               unsigned distance,
               unsigned least)
{
  unsigned faces = 0;

  for (unsigned k = distance > least ? distance : least; k <= DIE && man != s->barred; k++)
    if (champions_ball_has_flight (p, s, man, s->ball, k - distance + 1))
      faces |= 1u << k;
  return faces;
}

/* Add which pieces reach the ball with the lowest throw (C-031, C-197). */
static void
count_nearest (const ChampionsSetup *p, const ChampionsState *s, unsigned least, SvNotes *out)
{
  unsigned n = 0;
  uint8_t far[MEN];

  champions_ball_distances (s, far);
  for (unsigned need = least; need <= DIE; need++)
    for (unsigned man = s->side * SQUAD; man < (s->side + 1u) * SQUAD && n < MAX_NEAREST; man++) {
      const unsigned faces = far[man] <= DIE ? faces_to_ball (p, s, man, far[man], least) : 0;
      if (faces == 0 || (unsigned)__builtin_ctz (faces) != need)
        continue;
      tell (out, faces,
            need == least ? N_ ("{piece} of {team} gets to the ball with any throw.")
                          : N_ ("{piece} of {team} gets to the ball with {n} or more."),
            s->side, man, need);
      n++;
    }
  if (n == 0)
    tell_always (out, N_ ("No player of {team} gets to the ball with this throw."), s->side,
                 NOBODY);
}

/* Add which throws lead to a foul (C-170). */
static void
count_fouls (const ChampionsSetup *p, const ChampionsState *s, SvNotes *out)
{
  ChampionsState thrown = *s;
  SvEvent events[SV_MAX_LEGAL];

  for (unsigned k = 2; k <= DIE; k++) {
    thrown.die = (uint8_t)k;
    if (champions_foul_legal (p, &thrown, events) == 0)
      continue;
    SvPhrase phrase = sv_phrase (N_ ("With {n} {team} cannot avoid a foul."), s->side);
    phrase.n = (int32_t)k;
    tell_special (out, 1u << k, SV_NOTE_FOUL, phrase, N_ ("Foul!"));
  }
}

/* --- The clock: C-150, C-151 --- */

static void
count_clock (const ChampionsSetup *p, const ChampionsState *s, SvNotes *out)
{
  const int minutes = (s->ticks + 1) * p->minute_step;
  SvPhrase phrase = sv_phrase (N_ ("On a 1 the clock goes from {m}′ to {n}′."), -1);

  if (p->clock != CLOCK_ONES)
    return;
  if (minutes > champions_clock_limit (p, s))
    phrase.msgid = N_ ("With a 1 the time is up.");
  phrase.n = minutes;
  phrase.m = minutes - p->minute_step;
  tell_special (out, ONE, SV_NOTE_WHISTLE, phrase, N_ ("Clock"));
}

/* --- Other throws --- */

/* Add which throws save the shot (C-072 to C-077). */
static void
count_save (const ChampionsState *s, SvNotes *out)
{
  const unsigned keeper = s->keeper[s->side], need = 5u - s->chance;

  tell (out, ~0u << need, N_ ("{piece} of {team} must throw {n} or more to save."), s->side, keeper,
        need);
  if (s->phase == PHASE_SODIE)
    return;
  if (!set_has (&champions_areas[s->side], s->dive))
    tell_always (out, N_ ("A save here is handball: a red card and a free kick."), s->side, keeper);
  else
    tell (out, 1u << need, N_ ("With exactly {n} the ball comes back into the field."), s->side,
          keeper, need);
}

/* Add how far the ball goes for each throw at a restart. */
static void
count_restart (const ChampionsSetup *p, const ChampionsState *s, SvNotes *out)
{
  tell_always (out, N_ ("A 1 does not count here: it is thrown again."), s->side, NOBODY);
  if (s->restart == RESTART_FREEKICK)
    count_nearest (p, s, 2, out);
  else if (s->restart == RESTART_AFTERGOAL || s->restart == RESTART_GOALKICK)
    tell_always (out, N_ ("{team} plays the ball one square further than the die shows."), s->side,
                 NOBODY);
  else
    tell_always (out, N_ ("{team} plays the ball exactly as far as the die shows."), s->side,
                 NOBODY);
}

void
champions_counts (const void *setup, const void *state, SvNotes *out)
{
  const ChampionsSetup *p = setup;
  const ChampionsState *s = state;

  out->n = 0;
  switch ((unsigned)s->phase) {
  case PHASE_KICKOFF: /* the higher throw kicks off (C-020, C-021) */
    tell_always (out, N_ ("The higher throw kicks off; a 1 is thrown again."), NOBODY, NOBODY);
    break;
  case PHASE_ROLL:
    count_nearest (p, s, 1, out);
    count_fouls (p, s, out);
    count_clock (p, s, out);
    break;
  case PHASE_IROLL: /* a throw that decides an interception (C-092) */
    tell (out, 1u << 3, N_ ("{piece} of {team} deflects the ball with a 3."), s->side, s->mover, 3);
    count_clock (p, s, out);
    break;
  case PHASE_SROLL:
    count_save (s, out);
    count_clock (p, s, out);
    break;
  case PHASE_SODIE:
    count_save (s, out);
    break;
  case PHASE_CLASP:
  case PHASE_RROLL:
  case PHASE_SOROLL:
    count_restart (p, s, out);
    break;
  default:
    break;
  }
}
