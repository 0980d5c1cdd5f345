/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Squads, formations and suspensions, and the checks across the parameters. RULES.md C-002 to
 * C-004, C-200. */

#include "champions-setup.h"

#include <string.h>

/* --- Cards and injuries that carry over from match to match: C-200 --- */

enum { WINDOW_CARDS = 3, WINDOW_INJURIES = 2 };

/* Running count of one piece for cards or for injuries, over the matches of its team. */
typedef struct {
  unsigned window; /* matches in which another card or injury leads to a suspension */
  unsigned out;    /* matches that the piece must still miss */
  bool twice;      /* the last suspension is for two cards or injuries in one match */
} Analysis;

static void
book (Analysis *a, bool once, bool twice, unsigned window)
{
  const bool on_notice = a->window > 0;

  if (twice)
    a->out = on_notice ? 3 : 2;
  else if (once)
    a->out = on_notice ? 1 : 0;
  if (once || twice) {
    a->window = window;
    a->twice = twice;
  } else if (a->window > 0) {
    a->window--;
  }
}

static bool
has (int32_t numbers, unsigned number)
{
  return ((uint32_t)numbers >> number & 1) != 0;
}

/* Compute the counts of cards and injuries of a piece after all matches of its team. */
static void
add_up (const ChampionsTeam *team, unsigned number, Analysis *cards, Analysis *injuries)
{
  *cards = *injuries = (Analysis){ 0 };
  for (int32_t i = 0; i < team->n_played; i++) {
    const ChampionsPlayed *match = &team->played[i];
    /* the piece misses this match: nothing else changes */
    if (cards->out > 0 || injuries->out > 0) {
      cards->out -= cards->out > 0;
      injuries->out -= injuries->out > 0;
      continue;
    }
    book (cards, has (match->booked, number), has (match->sent_off, number), WINDOW_CARDS);
    book (injuries, has (match->injured, number), has (match->injured_off, number),
          WINDOW_INJURIES);
  }
}

static bool
is_out (const ChampionsTeam *team, unsigned number)
{
  Analysis cards, injuries;

  add_up (team, number, &cards, &injuries);
  return cards.out > 0 || injuries.out > 0;
}

const char *
champions_misses (const void *values, unsigned card)
{
  const ChampionsTeam *team = values;
  Analysis cards, injuries;

  add_up (team, card + 1, &cards, &injuries);
  if (cards.out > 0)
    return cards.twice ? N_ ("red card") : N_ ("another yellow card");
  if (injuries.out > 0)
    return injuries.twice ? N_ ("injured twice in a match") : N_ ("injured again");
  return has (team->unavailable, card + 1) ? N_ ("marked as unable to play") : NULL;
}

/* Return the pieces that must miss the next match because of earlier ones (C-200). */
static uint32_t
suspended (const ChampionsTeam *team)
{
  uint32_t bits = 0;

  for (unsigned number = 1; number <= SQUAD && team->n_played > 0; number++)
    if (is_out (team, number))
      bits |= UINT32_C (1) << (number - 1);
  return bits;
}

/* Return the pieces of the team that may play. */
static uint32_t
men_left (const ChampionsTeam *team)
{
  const uint32_t out = (uint32_t)team->unavailable >> 1 | suspended (team);

  return ~out & ((UINT32_C (1) << SQUAD) - 1);
}

/* --- Squads and formations: C-002 to C-004 --- */

/* Number of goalkeepers, defenders, midfielders and attackers in each formation (C-003). */
const uint8_t champions_formations[N_FORMATIONS][4] = { { 1, 2, 4, 4 }, { 1, 3, 3, 4 },
                                                        { 1, 3, 4, 3 }, { 1, 4, 2, 4 },
                                                        { 1, 4, 3, 3 }, { 1, 4, 4, 2 } };
const char *const champions_formation_keys[] = { "2-4-4", "3-3-4", "3-4-3", "4-2-4",
                                                 "4-3-3", "4-4-2", NULL };
void
champions_setup_standard (void *setup)
{
  ChampionsSetup *p = setup;

  for (unsigned side = 0; side < 2; side++)
    for (unsigned i = 0; i < SQUAD; i++)
      p->cards[side][i] = (ChampionsCard){ .number = (int32_t)i + 1,
                                           .kind = (int32_t)champions_kind (i),
                                           .head = SV_FIELD_NULL };
}

uint32_t
champions_men_of_kind (unsigned kind)
{
  uint32_t bits = 0;

  for (unsigned i = 0; i < SQUAD; i++)
    if (champions_kind (i) == kind)
      bits |= UINT32_C (1) << i;
  return bits;
}

uint32_t
champions_available (const ChampionsSetup *p, unsigned side)
{
  return men_left (&p->teams[side]);
}

/* Return how many of these pieces are of a kind. */
static int
count_kind (uint32_t men, unsigned kind)
{
  return __builtin_popcount (men & champions_men_of_kind (kind));
}

unsigned
champions_kind_to_pick (unsigned formation, uint32_t picked)
{
  for (unsigned kind = KIND_KEEPER; kind <= KIND_ATTACKER; kind++)
    if (count_kind (picked, kind) < champions_formations[formation][kind])
      return kind;
  return NOBODY;
}

/* If a piece of the chosen eleven cannot play in the next match, the formation and the eleven are
 * cleared (C-003, C-004). */
void
champions_add_played (ChampionsTeam *team, ChampionsPlayed played)
{
  /* Only the last few matches matter, so the oldest is dropped. */
  if (team->n_played == CHAMPIONS_MAX_PLAYED) {
    memmove (&team->played[0], &team->played[1],
             sizeof team->played[0] * (CHAMPIONS_MAX_PLAYED - 1));
    team->n_played--;
  }
  team->played[team->n_played++] = played;
  if (((uint32_t)team->eleven >> 1 & ~men_left (team)) != 0)
    team->eleven = 0;
  if (team->formation != SV_FIELD_NULL &&
      champions_kind_to_pick ((unsigned)team->formation, men_left (team)) != NOBODY)
    team->formation = SV_FIELD_NULL;
}

void
champions_after_match (const void *setup, const void *state, unsigned side, void *values)
{
  const ChampionsState *s = state;

  champions_add_played (values,
                        (ChampionsPlayed){
                            .booked = (int32_t)((s->yellow[side] & ~s->sent_off[side]) << 1),
                            .sent_off = (int32_t)(s->sent_off[side] << 1),
                            .injured = (int32_t)((s->injured[side] & ~s->injured_out[side]) << 1),
                            .injured_off = (int32_t)(s->injured_out[side] << 1),
                        });
}

bool
champions_formation_fits (const ChampionsSetup *p, unsigned side, unsigned formation)
{
  return champions_kind_to_pick (formation, champions_available (p, side)) == NOBODY;
}

unsigned
champions_formation_of (uint32_t men)
{
  for (unsigned i = 0; i < N_FORMATIONS; i++)
    if (__builtin_popcount (men) == 11 && champions_kind_to_pick (i, men) == NOBODY)
      return i;
  return NOBODY;
}

uint32_t
champions_fill_up (const ChampionsSetup *p, unsigned side, unsigned formation, uint32_t picked)
{
  unsigned kind;

  while ((kind = champions_kind_to_pick (formation, picked)) != NOBODY) {
    const uint32_t left = champions_available (p, side) & champions_men_of_kind (kind) & ~picked;
    picked |= left & ~(left - 1);
  }
  return picked;
}

uint32_t
champions_usual_eleven (const ChampionsSetup *p, unsigned side)
{
  unsigned formation = FORMATION_USUAL;

  for (unsigned i = 0; !champions_formation_fits (p, side, formation); i++)
    formation = i;
  return champions_fill_up (p, side, formation, 0);
}

/* Return what is wrong with the eleven of a side, or NULL if it is legal. */
static const char *
eleven_fault (const ChampionsSetup *p, unsigned side)
{
  const uint32_t eleven = (uint32_t)p->teams[side].eleven >> 1;
  const int32_t formation = p->teams[side].formation;
  const unsigned made = champions_formation_of (eleven);

  if ((eleven & ~champions_available (p, side)) != 0)
    return N_ ("a player of the line-up cannot play");
  if (formation == SV_FIELD_NULL)
    return made == NOBODY ? N_ ("the eleven match none of the formations") : NULL;
  return (int32_t)made != formation ? N_ ("the eleven do not match the formation") : NULL;
}

bool
champions_setup_check (const void *setup, SvFault *fault)
{
  const ChampionsSetup *p = setup;

  for (unsigned side = 0; side < 2; side++) {
    const int32_t formation = p->teams[side].formation;
    bool any = false;
    for (unsigned f = 0; f < N_FORMATIONS; f++)
      any = any || champions_formation_fits (p, side, f);
    if (!any)
      return sv_refuse (fault, sv_phrase (N_ ("too few players are left"), -1),
                        "teams[%u].unavailable", side);
    if (formation != SV_FIELD_NULL && !champions_formation_fits (p, side, (unsigned)formation))
      return sv_refuse (fault, sv_phrase (N_ ("too few players are left for this formation"), -1),
                        "teams[%u].formation", side);
    const char *why = p->teams[side].eleven != 0 ? eleven_fault (p, side) : NULL;
    if (why != NULL)
      return sv_refuse (fault, sv_phrase (why, -1), "teams[%u].eleven", side);
  }
  return true;
}
