/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-choice.h"
#include "sv-shown.h"

#include <assert.h>

void
sv_choice_clear (SvChoice *self)
{
  self->n_options = 0;
  self->held = -1;
  self->placing = false;
  self->ways = NULL;
}

void
sv_choice_fill (SvChoice *self, SvMatch *match)
{
  const SvView *view = &sv_shown (match)->view;
  unsigned n;
  const SvEvent *legal = sv_shown_get_legal (match, &n);

  sv_choice_clear (self);
  self->placing = true;
  for (unsigned i = 0; i < n; i++) {
    const SvTarget *target = &sv_shown (match)->targets[i];
    sv_choice_add (self, legal[i], target);
    if (target->piece >= 0 && view->pieces[target->piece].space >= 0)
      self->placing = false;
  }
}

/* Return whether an option begins a way by picking up its piece. */
static bool
is_taking (const SvOption *option)
{
  return (option->target.flags & SV_TARGET_WAY) != 0 && option->target.space < 0;
}

void
sv_choice_add (SvChoice *self, SvEvent event, const SvTarget *target)
{
  assert (self->n_options < SV_MAX_LEGAL);

  if (target->piece >= 0 || target->space >= 0)
    self->options[self->n_options++] = (SvOption){ event, *target };
}

enum { ANY = -2 };

/* Return the index of the next option, from @i on, that fits this piece (or ANY) and space;
 * n_options if there is none. */
static unsigned
next_option (const SvChoice *self, unsigned i, int piece, int space)
{
  for (; i < self->n_options; i++) {
    const SvTarget *target = &self->options[i].target;
    if ((piece == ANY || target->piece == piece) && target->space == space &&
        !is_taking (&self->options[i]))
      break;
  }
  return i;
}

static bool
has_option (const SvChoice *self, int piece, int space)
{
  return next_option (self, 0, piece, space) < self->n_options;
}

/* --- Ways --- */

static bool
begins_way (const SvChoice *self, int piece)
{
  const SvOption *option = self->options, *end = self->options + self->n_options;

  while (option < end &&
         ((option->target.flags & SV_TARGET_WAY) == 0 || option->target.piece != piece))
    option++;
  return option < end;
}

void
sv_choice_find_ways (
    SvChoice *self, SvWays *ways, const SvGame *game, const void *setup, const void *state)
{
  const int hand = sv_choice_get_hand (self);

  if (self->ways == ways && self->ways_of == hand)
    return;
  self->ways = ways;
  self->ways_of = hand;
  if (begins_way (self, hand))
    sv_ways_find (ways, game, setup, state, hand);
  else
    sv_ways_clear (ways);
}

/* --- Pieces and spaces --- */

int
sv_choice_get_mover (const SvChoice *self)
{
  int mover = -1;

  for (unsigned i = 0; i < self->n_options; i++) {
    const SvTarget *target = &self->options[i].target;
    if (target->piece < 0 || target->space < 0 || target->piece == mover)
      continue;
    if (mover >= 0)
      return -1;
    mover = target->piece;
  }
  return mover;
}

int
sv_choice_get_hand (const SvChoice *self)
{
  return self->held >= 0 ? self->held : sv_choice_get_mover (self);
}

bool
sv_choice_can_take (const SvChoice *self, int piece)
{
  if (piece < 0)
    return false;
  for (unsigned i = 0; i < self->n_options; i++)
    if (self->options[i].target.piece == piece &&
        (self->options[i].target.space >= 0 || is_taking (&self->options[i])))
      return true;
  return false;
}

bool
sv_choice_take (SvChoice *self, int piece)
{
  if (!sv_choice_can_take (self, piece))
    return false;
  self->held = piece;
  return true;
}

void
sv_choice_release (SvChoice *self)
{
  self->held = -1;
}

bool
sv_choice_is_answer (const SvChoice *self, int piece)
{
  return piece >= 0 && has_option (self, piece, -1);
}

/* Return whether one event moves the held piece, or no particular piece, to the space. */
static bool
is_near (const SvChoice *self, int space)
{
  const int hand = sv_choice_get_hand (self);

  return space >= 0 &&
         (has_option (self, -1, space) || (hand >= 0 && has_option (self, hand, space)));
}

bool
sv_choice_is_far (const SvChoice *self, int space)
{
  return self->ways != NULL && self->ways_of == sv_choice_get_hand (self) &&
         !is_near (self, space) && sv_ways_get_end (self->ways, space).length > 1;
}

bool
sv_choice_is_goal (const SvChoice *self, int space)
{
  return space >= 0 && (is_near (self, space) || sv_choice_is_far (self, space));
}

bool
sv_choice_can_stay (const SvChoice *self, int piece, int space)
{
  return piece >= 0 && space >= 0 && piece == sv_choice_get_hand (self) &&
         has_option (self, piece, space);
}

const SvOption *
sv_choice_get_goal (const SvChoice *self, int space)
{
  const int hand = sv_choice_get_hand (self);
  const SvOption *goal = NULL;

  for (unsigned i = 0; i < self->n_options; i++) {
    const SvOption *option = &self->options[i];
    if (option->target.space != space || space < 0 ||
        (option->target.piece >= 0 && option->target.piece != hand))
      continue;
    if (goal != NULL)
      return NULL;
    goal = option;
  }
  return goal;
}

int
sv_choice_get_start (const SvChoice *self, const SvView *view)
{
  const int hand = sv_choice_get_hand (self);

  if (hand >= 0)
    return view->pieces[hand].space;
  return view->n_trail != 0 ? view->trail[view->n_trail - 1] : view->ball_space;
}

bool
sv_choice_has_ball (const SvChoice *self)
{
  for (unsigned i = 0; i < self->n_options; i++)
    if (self->options[i].target.piece < 0 && self->options[i].target.space >= 0)
      return sv_choice_get_hand (self) < 0;
  return false;
}

unsigned
sv_choice_get_way (const SvChoice *self, const SvView *view, int space, int16_t *spaces)
{
  SvEvent events[SV_MAX_WAY];
  int16_t steps[SV_MAX_WAY] = { (int16_t)space };
  const int from = sv_choice_get_start (self, view);
  unsigned n_steps = 1, n = 0;

  if (sv_choice_is_far (self, space))
    n_steps = sv_ways_get (self->ways, space, events, steps);
  if (from >= 0)
    spaces[n++] = (int16_t)from;
  for (unsigned i = 0; i < n_steps; i++)
    if (steps[i] >= 0)
      spaces[n++] = steps[i];
  return n;
}

bool
sv_choice_get_price (const SvChoice *self, const SvView *view, int space, SvPrice *out)
{
  const SvOption *goal = sv_choice_get_goal (self, space);

  *out = (SvPrice){ 0 };
  if (space < 0 || space == sv_choice_get_start (self, view))
    return false;
  if (sv_choice_is_far (self, space))
    out->cost = sv_ways_get_end (self->ways, space).cost;
  else if (goal != NULL)
    *out = (SvPrice){ goal->target.cost, goal->target.odds, goal->target.odds_of };
  return out->cost != 0 || out->odds_of != 0;
}

bool
sv_choice_is_marked (const SvChoice *self, int piece, int space)
{
  /* A way may lead back to where it began; such a goal is not lit. */
  if (is_near (self, space) ||
      (sv_choice_is_goal (self, space) && (piece < 0 || piece != sv_choice_get_hand (self))))
    return true;
  if (self->held >= 0)
    return false;
  if (sv_choice_is_answer (self, piece) ||
      (self->placing && space >= 0 && has_option (self, ANY, space)))
    return true;
  /* If only one piece can move, its goals are lit at once; lighting the piece itself too would
   * mislead. */
  return sv_choice_get_mover (self) != piece && sv_choice_can_take (self, piece);
}

bool
sv_choice_is_possible (const SvChoice *self, int piece, int space)
{
  if (sv_choice_is_goal (self, space) || sv_choice_is_answer (self, piece) ||
      sv_choice_can_take (self, piece))
    return true;
  return self->held < 0 && space >= 0 && has_option (self, ANY, space);
}

/* Collect the options for @piece (or ANY) and @space in @answer; return whether there are any. */
static bool
collect (const SvChoice *self, int piece, int space, SvAnswer *answer)
{
  unsigned i = 0;

  while ((i = next_option (self, i, piece, space)) < self->n_options)
    answer->options[answer->n++] = (uint16_t)i++;
  if (answer->n == 0)
    return false;
  answer->kind = SV_ANSWER_CHOOSE;
  return true;
}

static void
begin_answer (SvAnswer *answer, int piece, int space)
{
  answer->kind = SV_ANSWER_REFUSE;
  answer->piece = piece;
  answer->space = space;
  answer->n = 0;
}

static bool
go_far (const SvChoice *self, int space, SvAnswer *answer)
{
  if (!sv_choice_is_far (self, space))
    return false;
  answer->kind = SV_ANSWER_WAY;
  return true;
}

void
sv_choice_refusal (const SvChoice *self, int piece, int space, int *why_piece, int *why_space)
{
  const int hand = sv_choice_get_hand (self);

  *why_piece = piece;
  *why_space = space;
  if (space < 0 && piece >= 0) /* beside the board nothing can be put, so the piece is meant */
    return;
  if (self->held >= 0 || (piece < 0 && hand >= 0))
    *why_piece = hand;
  else if (piece >= 0)
    *why_space = -1;
}

void
sv_choice_point (SvChoice *self, int piece, int space, SvAnswer *answer)
{
  const int held = self->held;

  begin_answer (answer, piece, space);
  if (sv_choice_can_stay (self, piece, space) && collect (self, piece, space, answer))
    return;
  if (held >= 0) {
    if (piece == held) {
      sv_choice_release (self);
      answer->kind = SV_ANSWER_RELEASE;
      return;
    }
    if (go_far (self, space, answer) || (space >= 0 && collect (self, held, space, answer)))
      return;
  }
  if (piece >= 0 && collect (self, piece, -1, answer))
    return;
  if (!sv_choice_can_take (self, piece) && go_far (self, space, answer))
    return;
  if (space >= 0 && collect (self, -1, space, answer))
    return;
  if (sv_choice_take (self, piece)) {
    answer->kind = SV_ANSWER_TAKE;
    return;
  }
  if (held < 0 && space >= 0 && collect (self, ANY, space, answer))
    return;
  sv_choice_refusal (self, piece, space, &answer->piece, &answer->space);
}

void
sv_choice_drop (SvChoice *self, int space, SvAnswer *answer)
{
  begin_answer (answer, self->held, space);
  if (self->held >= 0 && space >= 0 && !go_far (self, space, answer))
    collect (self, self->held, space, answer);
  if (answer->kind != SV_ANSWER_CHOOSE && answer->kind != SV_ANSWER_WAY)
    sv_choice_release (self);
}
