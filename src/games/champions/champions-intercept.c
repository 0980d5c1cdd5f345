/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Interceptions, and what a flight comes to: RULES.md C-090 to C-099. */

#include "champions-rules.h"

#include <assert.h>
#include <string.h>

/* C-091: the first passed square beside each man of a side, if it is free and not the last one. */
static void
first_squares (const ChampionsState *s, unsigned side, uint8_t first[SQUAD])
{
  for (uint32_t bits = champions_field_men (s, side); bits != 0; bits &= bits - 1) {
    const unsigned man = first_man (side, bits);
    const Set beside = set_beside (set_of (place_of (s, man)));
    if (s->loose && man == s->deflector)
      continue;
    for (unsigned k = 0; k < s->n_path && first[man % SQUAD] == NOBODY; k++) {
      const PathEntry *e = &s->path[k];
      if (e->passed && is_free (s, e->square) && e->square != s->out_square &&
          set_has (&beside, e->square))
        first[man % SQUAD] = (uint8_t)k;
    }
  }
}

/* The side of the next candidate must choose, if there is one. */
static void
ask_next (ChampionsState *s)
{
  if (s->n_window > 0)
    ask (s, PHASE_ICEPT, side_of (s->window[0].man));
  else
    go_on (s);
}

void
champions_window (const ChampionsSetup *p, ChampionsState *s, unsigned side)
{
  uint8_t first[2][SQUAD];

  s->n_window = 0;
  if (!p->interception)
    return;
  memset (first, NOBODY, sizeof first);
  for (unsigned who = 0; who < 2; who++)
    if (s->loose || who != s->kside)
      first_squares (s, who, first[who]);
  for (unsigned k = 0; k < s->n_path; k++) {
    const bool both = memchr (first[HOME], (int)k, SQUAD) && memchr (first[AWAY], (int)k, SQUAD);
    for (unsigned man = 0; man < MEN && !both; man++) /* C-094 */
      if (first[side_of (man)][man % SQUAD] == k) {
        assert (s->n_window < MAX_WINDOW);
        s->window[s->n_window++] = (Candidate){ (uint8_t)k, (uint8_t)man };
      }
  }
  ask_next (s);
}

/* C-092: the candidates of one side up to the next one of the other. */
static unsigned
group_size (const ChampionsState *s)
{
  unsigned n = 0;

  while (n < s->n_window && side_of (s->window[n].man) == side_of (s->window[0].man))
    n++;
  return n;
}

unsigned
champions_window_legal (const ChampionsSetup *p, const ChampionsState *s, SvEvent *events)
{
  const unsigned n = group_size (s);

  for (unsigned i = 0; i < n; i++)
    events[i] = event_of (VERB_INTERCEPT, number_of (s->window[i].man));
  events[n] = plain_event (VERB_LET);
  return n + 1;
}

/* Keep those from index `from` on of which the square is free still. */
static void
keep_window (ChampionsState *s, unsigned from)
{
  unsigned n = 0;

  for (unsigned i = from; i < s->n_window; i++)
    if (is_free (s, s->path[s->window[i].index].square))
      s->window[n++] = s->window[i];
  memset (s->window + n, 0, sizeof s->window - n * sizeof s->window[0]);
  s->n_window = (uint8_t)n;
}

void
champions_window_choose (const ChampionsSetup *p, ChampionsState *s, SvEvent event)
{
  unsigned i = 0;

  if (event.verb == VERB_LET) {
    keep_window (s, group_size (s));
    ask_next (s);
    return;
  }
  const unsigned man = man_of (s->side, event.a);
  while (s->window[i].man != man)
    i++;
  s->trying = s->window[i].index;
  s->mover = (uint8_t)man;
  s->from = (uint8_t)place_of (s, man);
  champions_put (s, man, s->path[s->trying].square);
  while (i < s->n_window && s->window[i].index == s->trying)
    i++;
  keep_window (s, i);
  ask (s, PHASE_IROLL, side_of (man));
}

void
champions_window_die (const ChampionsSetup *p, ChampionsState *s, SvEvent event)
{
  const unsigned man = s->mover, from = s->from;
  const PathEntry entry = s->path[s->trying];
  unsigned direction = 0;

  champions_clock_count (s, event.a);
  s->trying = s->mover = s->from = NOBODY;
  if (event.a == 1 && champions_clock_stops (p, s))
    return;
  if (event.a < 3) {
    ask_next (s);
    return;
  }
  while (champions_next (from, direction) != entry.square)
    direction++;
  champions_agenda_clear (s); /* C-093: the rest of the old flight is void */
  champions_ball_deflect (s, man, TOUCH_INTERCEPT, entry.square, direction, entry.left + 1u);
}

void
champions_outcome (const ChampionsSetup *p, ChampionsState *s, unsigned side)
{
  const unsigned square = s->out_square;

  switch ((Outcome)s->out) {
  case OUT_NONE:
  case OUT_REST:
    go_on_with (s, TASK_TURN_END);
    break;
  case OUT_PLAYER:
    champions_ball_play (p, s, s->out_man, s->out_number, PLAY_FORCED); /* C-096 */
    break;
  case OUT_TOUCHLINE:
    champions_dead_moment (s, RESTART_THROWIN, 1u - s->last_side, square);
    break;
  case OUT_BYLINE:
    if (s->last_side == s->out_side) /* C-115 */
      champions_dead_moment (s, RESTART_CORNER, 1u - s->out_side,
                             square_at (row_of (square), column_of (square) <= 5 ? 1 : 10));
    else
      champions_dead_moment (s, RESTART_GOALKICK, s->out_side, NOBODY);
    break;
  case OUT_GOAL:
    go_on_with (s, TASK_SHOT);
    break;
  }
}
