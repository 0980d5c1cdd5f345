/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes what the coming throw or guess can bring, for display beside the board. */

#include "eleven-counts.h"
#include "eleven-evaluation.h"

enum { ONE = 1u << 1, DIE = 6, LOW = 3 };

/* Add a sentence that holds for these values of the die: bit k for value k; 0: for every value. */
static void
tell (SvNotes *out, unsigned faces, const char *msgid, unsigned side, int n)
{
  SvPhrase phrase = sv_phrase (msgid, (int)side);

  phrase.n = n;
  sv_notes_add (out, SV_NOTE_PLAIN, phrase);
  sv_notes_chance (out, faces);
}

/* Add which throws are enough for the side to get the ball and a player to a penalty space (E-12,
 * E-24, E-41). */
static void
count_shot (const ElevenSetup *p, const ElevenState *s, SvNotes *out)
{
  const unsigned least = s->out ? 2 : 1; /* after the time is up a 1 ends the period */
  const int cost = eleven_cost_of_shot (p, s, s->side) - p->die_bonus;
  const int need = cost > (int)least ? cost : (int)least;

  if (need > DIE)
    tell (out, 0, N_ ("{team} is too far from the goal to shoot in this turn."), s->side, 0);
  else if (need == 1)
    tell (out, ~0u << need, N_ ("{team} may get to shoot at the goal with any throw."), s->side, 0);
  else
    tell (out, ~0u << need, N_ ("{team} may get to shoot at the goal with {n} or more."), s->side,
          need);
}

/* Add what the throw of a turn can bring (E-12, E-64). */
static void
count_throw (const ElevenSetup *p, const ElevenState *s, SvNotes *out)
{
  if (s->out && p->end_rule == END_NEXT_THROW) {
    tell (out, 0, N_ ("This throw ends the period, whatever the die shows."), s->side, 0);
    return;
  }
  if (s->out)
    tell (out, ONE, N_ ("With a 1 the period is over."), s->side, 0);
  if (p->die_bonus > 0)
    tell (out, 0, N_ ("Points for the turn: what the die shows, and {n} more."), s->side,
          p->die_bonus);
  if (s->ball != ELEVEN_NONE)
    count_shot (p, s, out);
}

void
eleven_counts (const void *setup, const void *state, SvNotes *out)
{
  const ElevenSetup *p = setup;
  const ElevenState *s = state;

  out->n = 0;
  switch ((unsigned)s->phase) {
  case PHASE_TOSS: /* the toss for who starts (E-05) */
    tell (out, ~(~0u << (LOW + 1)), N_ ("{team} kicks off with 1 to 3."), 0, 0);
    tell (out, ~0u << (LOW + 1), N_ ("{team} kicks off with 4 to 6."), 1, 0);
    break;
  case PHASE_THROW:
    count_throw (p, s, out);
    break;
  case PHASE_AIM: /* the secret number of a shot at goal (E-52) */
  case PHASE_GUESS:
    tell (out, 0, N_ ("A blind guess lets in {n} of 100 shots."), s->side,
          eleven_evaluation_of_shot (p, s, s->turn_side));
    break;
  default:
    break;
  }
}

/* Only a shot at goal depends on chance: the goalie guesses one of equally wide bands (E-52). */
bool
eleven_risks (const void *setup, const void *state, SvRisks *out)
{
  const ElevenSetup *p = setup;
  const ElevenState *s = state;

  if (s->phase != PHASE_AIM)
    return false;
  out->risks[out->n++] = (SvRisk){ (int16_t)eleven_holder (s), 1, (uint8_t)p->guess_bands };
  out->odds = (uint64_t)p->guess_bands - 1;
  out->odds_of = (uint64_t)p->guess_bands;
  return true;
}
