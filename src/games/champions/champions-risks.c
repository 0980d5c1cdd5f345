/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Works out who may stop the ball that has just been played, and how likely it is that nobody
 * does. RULES.md C-072, C-090 to C-094, C-151. */

#include "champions-risks.h"
#include "champions-flight.h"
#include "champions-rules.h"

enum { INTERCEPTED = 1, OF_DIE = 3, QUARTERS = 4 };

/* Find the opponents who may intercept, as in the window that opens after the flight. During the
 * flight they are those whom the ball has passed so far. */
static void
find_window (const ChampionsSetup *p, ChampionsState *s)
{
  if (s->phase == PHASE_KICK || s->phase == PHASE_CHASE)
    champions_window_among (p, s, (uint32_t[2]){ UINT32_MAX, UINT32_MAX });
}

/* Return the best chance of a save, in quarters. */
static unsigned
best_save (const ChampionsSetup *p, const ChampionsState *s)
{
  SvEvent events[MAX_PATH + 1];
  const unsigned n = s->out == OUT_GOAL ? champions_save_legal (p, s, events) : 0;
  unsigned best = 0;

  for (unsigned i = 0; i < n; i++) {
    const unsigned chance =
        events[i].verb == VERB_SAVE ? champions_save_chance (p, s, events[i].a) : 0;
    best = chance > best ? chance : best;
  }
  return best;
}

/* Return the next entry of the window after @k on another square: one piece tries on each. */
static unsigned
next_try (const ChampionsState *s, unsigned k)
{
  const unsigned index = s->window[k].index;

  while (k < s->n_window && s->window[k].index == index)
    k++;
  return k;
}

/* Return in how many ways the dice can fall so that the ball arrives, if every opponent from entry
 * @k of the window on tries to stop it, and then the keeper. *@of: number of all ways. */
static uint64_t
ways_to_arrive (const ChampionsSetup *p, const ChampionsState *s, unsigned k, uint64_t *of)
{
  ChampionsState one, other = *s;
  uint64_t of_other;

  if (k >= s->n_window) {
    *of = s->out == OUT_GOAL ? QUARTERS : 1;
    return *of - best_save (p, s);
  }
  champions_put (&other, s->window[k].man, s->path[s->window[k].index].square);
  one = other;
  champions_clock_count (&one, 1);
  const bool stops = champions_clock_stops (p, &one);
  const unsigned next = next_try (s, k);
  /* a 1 and a 2 let the ball pass, but a 1 also moves the clock, which may end the match */
  uint64_t ways = ways_to_arrive (p, &other, next, &of_other);
  *of = OF_DIE * of_other;
  if (!stops)
    ways += ways_to_arrive (p, &one, next, &of_other);
  return ways;
}

static void
add_risk (SvRisks *out, unsigned man, unsigned odds, unsigned of)
{
  if (out->n < SV_MAX_RISKS)
    out->risks[out->n++] = (SvRisk){ (int16_t)man, (uint8_t)odds, (uint8_t)of };
}

bool
champions_risks (const void *setup, const void *state, SvRisks *out)
{
  const ChampionsSetup *p = setup;
  ChampionsState s = *(const ChampionsState *)state;

  find_window (p, &s);
  out->odds = ways_to_arrive (p, &s, 0, &out->odds_of);
  for (unsigned k = 0; k < s.n_window; k++)
    add_risk (out, s.window[k].man, INTERCEPTED, OF_DIE);
  for (unsigned k = 0; k < s.n_window; k = next_try (&s, k))
    champions_put (&s, s.window[k].man, s.path[s.window[k].index].square);
  if (best_save (p, &s) > 0)
    add_risk (out, s.keeper[s.out_side], best_save (p, &s), QUARTERS);
  return true;
}
