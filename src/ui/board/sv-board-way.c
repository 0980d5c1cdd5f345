/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Ways of several steps: where a piece would go that is sent further than one step, and going
 * there. Also what a target costs and how likely it succeeds, in figures and in words. */

#include "sv-board-view-private.h"
#include "sv-paint-way.h"
#include "sv-raster.h"

#include <glib/gi18n.h>
#include <math.h>

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
  return sv_fit_line_unit (&self->layout.fit, sv_match_get_board (self->match));
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

/* A piece of the other side is pushed. */
static SvWayKind
way_kind (SvBoardView *self, int hand)
{
  if (hand < 0)
    return SV_WAY_BALL;
  return self->view.pieces[hand].side == sv_match_get_node (self->match)->side ? SV_WAY_STEPS
                                                                               : SV_WAY_PUSH;
}

/* The spaces of the way to a space, from where it begins; returns how many. */
static unsigned
get_way (SvBoardView *self, int space, int16_t *spaces)
{
  SvEvent events[SV_MAX_WAY];
  int16_t steps[SV_MAX_WAY] = { (int16_t)space };
  const int from = start_of_way (self);
  unsigned n_steps = 1, n = 0;

  if (sv_choice_is_far (&self->choice, space))
    n_steps = sv_ways_get (self->ways, space, events, steps);
  if (from >= 0)
    spaces[n++] = (int16_t)from;
  for (unsigned i = 0; i < n_steps; i++)
    if (steps[i] >= 0)
      spaces[n++] = steps[i];
  return n;
}

/* From a bench: straight there. */
static GskRenderNode *
paint_straight (SvBoardView *self, int hand, int space)
{
  const SvPose *rest = &self->rest[hand];
  SvPose pose;

  sv_board_layout_space (&self->layout, sv_match_get_board (self->match), space, &pose);
  const SvTrace trace = { rest->x,
                          rest->y,
                          pose.x,
                          pose.y,
                          (rest->x + pose.x) / 2,
                          (rest->y + pose.y) / 2,
                          self->view.pieces[hand].side };
  return sv_board_path_paint (&trace, sv_painter_get_theme (self->painter),
                              sv_board_view_get_unit (self),
                              gtk_widget_get_scale_factor (GTK_WIDGET (self)));
}

static void
begin_raster (SvBoardView *self, SvRaster *raster, double x, double y, double w, double h)
{
  const double left = floor (x), top = floor (y);

  sv_raster_begin (raster,
                   &GRAPHENE_RECT_INIT ((float)left, (float)top, (float)ceil (x + w - left),
                                        (float)ceil (y + h - top)),
                   gtk_widget_get_scale_factor (GTK_WIDGET (self)));
}

GskRenderNode *
sv_board_view_paint_way (SvBoardView *self, int space)
{
  const SvBoard *board = sv_match_get_board (self->match);
  const SvFit *fit = &self->layout.fit;
  const int hand = sv_choice_get_hand (&self->choice);
  const int side = hand >= 0 ? self->view.pieces[hand].side : 0;
  int16_t spaces[SV_MAX_WAY + 1];
  double x, y, w, h;
  SvRaster raster;

  if (hand >= 0 && self->view.pieces[hand].space < 0)
    return paint_straight (self, hand, space);
  const unsigned n = get_way (self, space, spaces);
  sv_fit_way_box (fit, board, spaces, n, &x, &y, &w, &h);
  if (w <= 0)
    return NULL;
  begin_raster (self, &raster, x, y, w, h);
  sv_paint_way (self->painter, raster.cr, fit, way_kind (self, hand), side, spaces, n);
  return sv_raster_end (&raster);
}

GskRenderNode *
sv_board_view_paint_flight (SvBoardView *self)
{
  const SvFit *fit = &self->layout.fit;
  double x, y, w, h;
  SvRaster raster;

  sv_fit_way_box (fit, sv_match_get_board (self->match), self->view.trail, self->view.n_trail, &x,
                  &y, &w, &h);
  if (w <= 0)
    return NULL;
  begin_raster (self, &raster, x, y, w, h);
  sv_paint_trail (self->painter, raster.cr, fit, &self->view);
  return sv_raster_end (&raster);
}

/* --- Costs and odds -------------------------------------------------------------------- */

/* What it costs to go to a space, and the odds there; false if neither is to be shown. */
static gboolean
price_of (SvBoardView *self, int space, unsigned *cost, unsigned *odds, unsigned *odds_of)
{
  const SvOption *goal = sv_choice_get_goal (&self->choice, space);

  *cost = *odds = *odds_of = 0;
  if (!self->acting || space < 0 || space == start_of_way (self))
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

GskRenderNode *
sv_board_view_paint_price (SvBoardView *self, int space)
{
  const SvBoard *board = sv_match_get_board (self->match);
  const SvFit *fit = &self->layout.fit;
  /* Whatever the space's form is, the marks stand round where a piece stands. */
  const double reach = 1.2 * self->layout.piece;
  unsigned cost, odds, odds_of;
  SvPose middle;
  SvRaster raster;

  if (!price_of (self, space, &cost, &odds, &odds_of))
    return NULL;
  sv_board_layout_space (&self->layout, board, space, &middle);
  begin_raster (self, &raster, middle.x - reach, middle.y - reach, 2 * reach, 2 * reach);
  sv_paint_cost (self->painter, raster.cr, fit, space, cost);
  sv_paint_odds (self->painter, raster.cr, fit, space, odds, odds_of);
  return sv_raster_end (&raster);
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
