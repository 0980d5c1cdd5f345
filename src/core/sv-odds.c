/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The outcomes of a throw are found by trying every face of every die that follows directly,
 * with the rules of the game, at most SV_ODDS_DICE dice deep. Each sequence of dice that ends in
 * something noteworthy adds its probability to one outcome. Probabilities are added as fractions,
 * so that equal chances are exactly equal. */

#include "sv-odds.h"

#include <stdalign.h>
#include <string.h>

typedef struct {
  const SvGame *game;
  const void *setup;
  SvOdds *odds;
  unsigned n_throws;
} Walk;

/* --- Fractions --- */

static uint64_t
common_divisor (uint64_t a, uint64_t b)
{
  while (b != 0) {
    const uint64_t rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

/* Add the probability 1 / @ways to an outcome, as a fraction in lowest terms. Returns false if
 * the numbers no longer fit in 32 bits. */
static bool
add_way (SvOutcome *outcome, uint64_t ways)
{
  const uint64_t below = outcome->denominator / common_divisor (outcome->denominator, ways) * ways;
  const uint64_t above = outcome->numerator * (below / outcome->denominator) + below / ways;
  const uint64_t common = common_divisor (above, below);

  if (below / common > UINT32_MAX)
    return false;
  outcome->numerator = (uint32_t)(above / common);
  outcome->denominator = (uint32_t)(below / common);
  return true;
}

/* --- Outcomes --- */

bool
sv_outcome (const SvGame *game,
            const void *setup,
            const void *before,
            bool contest,
            SvEvent event,
            const void *after,
            SvOutcome *out)
{
  SvView was, is;
  SvNotes notes;

  *out = (SvOutcome){ .kind = SV_NOTE_PLAIN, .numerator = 0, .denominator = 1 };
  sv_game_notes (game, setup, before, event, after, &notes);
  for (unsigned i = 0; i < notes.n; i++)
    if (notes.notes[i].kind > out->kind ||
        (notes.notes[i].kind == out->kind && out->caption == NULL)) {
      out->kind = notes.notes[i].kind;
      out->caption = notes.notes[i].caption;
      out->side = notes.notes[i].phrase.side;
    }
  game->view (setup, before, &was);
  game->view (setup, after, &is);
  if (out->kind != SV_NOTE_GOAL && !contest)
    out->side = is.attacking;
  return out->kind == SV_NOTE_PLAIN && is.attacking == was.attacking;
}

static bool
is_same (const SvOutcome *a, const SvOutcome *b)
{
  return a->kind == b->kind && a->side == b->side &&
         (a->caption == b->caption ||
          (a->caption != NULL && b->caption != NULL && strcmp (a->caption, b->caption) == 0));
}

/* Return whether @a is listed before @b: first by importance; at equal kinds a side comes before
 * -1 (no side). */
static bool
is_before (const SvOutcome *a, const SvOutcome *b)
{
  return a->kind > b->kind || (a->kind == b->kind && (uint8_t)a->side < (uint8_t)b->side);
}

static bool
add (SvOdds *odds, const SvOutcome *outcome, uint64_t ways)
{
  unsigned i = 0;

  while (i < odds->n && !is_same (&odds->outcomes[i], outcome))
    i++;
  if (i == odds->n) {
    if (odds->n == SV_MAX_OUTCOMES)
      return false;
    for (odds->n++; i > 0 && is_before (outcome, &odds->outcomes[i - 1]); i--)
      odds->outcomes[i] = odds->outcomes[i - 1];
    odds->outcomes[i] = *outcome;
  }
  return add_way (&odds->outcomes[i], ways);
}

/* Add the outcomes of all faces of the die at @state. @ways is the product of the numbers of
 * faces of the dice thrown before, so that @state is reached with probability 1 / @ways. */
static bool
throw_die (Walk *self, const void *state, unsigned n_dice, uint64_t ways)
{
  alignas (16) unsigned char next[SV_MAX_STATE];
  SvEvent events[SV_MAX_LEGAL];
  SvOutcome outcome;
  SvNode now, node;

  if (n_dice == SV_ODDS_DICE)
    return false;
  self->game->node (self->setup, state, &now);
  const unsigned n = self->game->legal (self->setup, state, events);
  for (unsigned i = 0; i < n; i++) {
    if (++self->n_throws > SV_ODDS_THROWS)
      return false;
    memcpy (next, state, self->game->state_size);
    self->game->apply (self->setup, next, events[i]);
    self->game->node (self->setup, next, &node);
    const bool open =
        sv_outcome (self->game, self->setup, state, now.contest > 0, events[i], next, &outcome) &&
        node.kind == SV_NODE_CHANCE && node.contest <= now.contest;
    if (open ? !throw_die (self, next, n_dice + 1, ways * n)
             : !add (self->odds, &outcome, ways * n))
      return false;
  }
  return true;
}

bool
sv_odds (const SvGame *game, const void *setup, const void *state, SvOdds *out)
{
  Walk walk = { game, setup, out, 0 };
  SvNode node;

  out->n = 0;
  game->node (setup, state, &node);
  if (node.kind != SV_NODE_CHANCE)
    return false;
  if (throw_die (&walk, state, 0, 1))
    return true;
  out->n = 0;
  return false;
}

unsigned
sv_odds_of_faces (const SvEvent *legal, unsigned n, unsigned faces)
{
  unsigned count = 0;

  for (unsigned i = 0; i < n; i++)
    count += legal[i].verb == SV_VERB_DIE && (faces >> legal[i].a & 1) != 0;
  return n > 0 ? (200 * count + n) / (2 * n) : 0;
}

unsigned
sv_odds_percent (const SvOutcome *outcome)
{
  const uint64_t of = outcome->denominator;
  const unsigned rounded = (unsigned)((200ull * outcome->numerator + of) / (2 * of));

  return outcome->numerator == of ? 100 : rounded < 1 ? 1 : rounded > 99 ? 99 : rounded;
}
