/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Ways of several steps: where a piece would go that is sent further than one step, and going
 * there. Also what a target costs and how likely it succeeds, in figures and in words. */

#include "sv-board-view-private.h"

#include <glib/gi18n.h>

void
sv_board_view_find_ways (SvBoardView *self)
{
  if (!self->acting)
    return;
  if (!self->ways)
    self->ways = sv_ways_new ();
  sv_choice_find_ways (&self->choice, self->ways, sv_match_get_game (self->match),
                       sv_match_get_setup (self->match), sv_match_get_state (self->match));
}

double
sv_board_view_get_unit (SvBoardView *self)
{
  /* Marks are as large as on the board that they were drawn for, whose figurines are 1.5 round. */
  return self->layout.fit.scale * (double)sv_match_get_board (self->match)->radius / 1.5;
}

/* --- Lines ----------------------------------------------------------------------------- */

static const SvEdge *
find_edge (const SvBoard *board, int a, int b)
{
  for (unsigned i = 0; i < board->n_edges; i++) {
    const SvEdge *edge = &board->edges[i];
    if ((edge->a == a && edge->b == b) || (edge->a == b && edge->b == a))
      return edge;
  }
  return NULL;
}

void
sv_board_view_trace (SvBoardView *self, int from, int to, int side, SvTrace *out)
{
  const SvBoard *board = sv_match_get_board (self->match);
  const SvEdge *edge = find_edge (board, from, to);
  SvPose a, b;

  sv_board_layout_space (&self->layout, board, from, &a);
  sv_board_layout_space (&self->layout, board, to, &b);
  *out = (SvTrace){ a.x, a.y, b.x, b.y, (a.x + b.x) / 2, (a.y + b.y) / 2, side };
  if (edge)
    sv_fit_to_pixels (&self->layout.fit, board, (double)edge->cx, (double)edge->cy, &out->cx,
                      &out->cy);
}

/* Where the way begins: at the piece in hand, or at the ball. */
static int
start_of_way (SvBoardView *self)
{
  const int hand = sv_choice_get_hand (&self->choice);

  if (hand >= 0)
    return self->view.pieces[hand].space;
  return self->view.n_trail > 0 ? self->view.trail[self->view.n_trail - 1] : self->view.ball_space;
}

unsigned
sv_board_view_get_way (SvBoardView *self, int space, SvTrace *traces)
{
  const int hand = sv_choice_get_hand (&self->choice);
  const int side = hand >= 0 ? self->view.pieces[hand].side : -1;
  SvEvent events[SV_MAX_WAY];
  int16_t spaces[SV_MAX_WAY] = { (int16_t)space };
  unsigned n = 1, n_traces = 0;
  int from = start_of_way (self);
  SvPose pose;

  if (sv_choice_is_far (&self->choice, space))
    n = sv_ways_get (self->ways, space, events, spaces);
  for (unsigned i = 0; i < n; i++) {
    if (spaces[i] < 0)
      continue;
    if (from >= 0) {
      sv_board_view_trace (self, from, spaces[i], side, &traces[n_traces++]);
    } else if (hand >= 0) {
      sv_board_layout_space (&self->layout, sv_match_get_board (self->match), spaces[i], &pose);
      const SvPose *rest = &self->rest[hand];
      traces[n_traces++] = (SvTrace){
        rest->x, rest->y, pose.x, pose.y, (rest->x + pose.x) / 2, (rest->y + pose.y) / 2, side
      };
    }
    from = spaces[i];
  }
  return n_traces;
}

/* --- Costs and odds -------------------------------------------------------------------- */

/* What it costs to go to a space, and the odds there; false if neither is to be shown. */
static gboolean
price_of (SvBoardView *self, int space, unsigned *cost, unsigned *odds, unsigned *odds_of)
{
  const SvOption *goal = sv_choice_get_goal (&self->choice, space);

  *cost = *odds = *odds_of = 0;
  if (!self->acting || space < 0)
    return FALSE;
  if (sv_choice_is_far (&self->choice, space)) {
    *cost = sv_ways_cost (self->ways, space);
  } else if (goal && sv_choice_is_goal (&self->choice, space)) {
    *cost = goal->target.cost;
    *odds = goal->target.odds;
    *odds_of = goal->target.odds_of;
  }
  return *cost > 0 || *odds_of > 0;
}

char *
sv_board_view_dup_price (SvBoardView *self, int space)
{
  unsigned cost, odds, odds_of;

  if (!price_of (self, space, &cost, &odds, &odds_of))
    return NULL;
  if (odds_of > 0)
    /* Translators: how many throws of how many succeed, in the small mark beside a target. */
    return g_strdup_printf (C_ ("odds", "%u/%u"), odds, odds_of);
  return g_strdup_printf ("%u", cost);
}

char *
sv_board_view_dup_target_words (SvBoardView *self, int space)
{
  unsigned cost, odds, odds_of;

  if (!price_of (self, space, &cost, &odds, &odds_of))
    return g_strdup (_ ("Possible target"));
  if (odds_of > 0)
    return g_strdup_printf (_ ("Possible target, %u of %u throws succeed"), odds, odds_of);
  return g_strdup_printf (
      ngettext ("Possible target for %u point", "Possible target for %u points", cost), cost);
}

/* --- Going ----------------------------------------------------------------------------- */

void
sv_board_view_go (SvBoardView *self, int space)
{
  SvEvent events[SV_MAX_WAY];
  const unsigned n = sv_ways_get (self->ways, space, events, NULL);
  g_autoptr (SvMatch) match = g_object_ref (self->match);
  g_autoptr (GError) error = NULL;

  if (n == 0)
    return;
  /* The window follows each event; the board shows them as one motion. */
  sv_board_view_begin_going (self);
  for (unsigned i = 0; i < n; i++) {
    /* The time may be over in the middle of the way; then the rest of it is not meant any more. */
    if (!sv_match_choose (match, events[i], &error))
      break;
  }
  sv_board_view_end_going (self);
  if (error)
    sv_board_view_tell (self, error->message);
}
