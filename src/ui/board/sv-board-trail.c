/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-board-trail.h"
#include "sv-choice-words.h"
#include "sv-match-log.h"
#include "sv-paint-shape.h"
#include "sv-paint-way.h"
#include "sv-raster.h"
#include "sv-shown.h"
#include <math.h>

/* Maximum number of events that are searched for the last turn. */
enum { TURN_EVENTS = 16 };

/* --- The last turn --- */

/* Return the side that had to decide in @position, or -1 if none. */
static int
decider_at (SvMatch *match, unsigned position)
{
  SvNode node;

  sv_match_get_node_at (match, position, &node);
  return node.kind == SV_NODE_DECISION ? node.side : -1;
}

static bool
is_choice (SvMatch *match, unsigned i)
{
  const SvEvent event = sv_history_get_event (sv_match_get_doc (match)->history, i);
  return event.verb != SV_VERB_DIE && event.verb != SV_VERB_TIME;
}

/* Return whether pieces have moved since the first @position events. If so, the paths of those
 * events do not end at the pieces. */
static bool
was_moved_since (SvMatch *match, unsigned position)
{
  const SvView *now = &sv_shown (match)->view;
  SvView then;

  sv_match_get_view_at (match, position, &then);
  for (int i = 0; i < now->n_pieces; i++)
    if (now->pieces[i].space != then.pieces[i].space)
      return true;
  return false;
}

/* Find the last turn: events @first to @last, made in a row by the same side, not counting dice
 * after them. Returns false if there is none. */
static bool
find_turn (SvMatch *match, unsigned *first, unsigned *last)
{
  const unsigned position = sv_shown (match)->position;
  unsigned end = position;

  while (end > 0 && position - end < TURN_EVENTS && !is_choice (match, end - 1))
    end--;
  if (end == 0 || !is_choice (match, end - 1))
    return false;
  const int side = decider_at (match, end - 1);
  unsigned begin = end - 1;
  while (begin > 0 && end - begin < TURN_EVENTS && is_choice (match, begin - 1) &&
         decider_at (match, begin - 1) == side)
    begin--;
  *first = begin;
  *last = end - 1;
  return true;
}

static void
add_trace (SvTrail *self, SvBoardSurface *surface, const SvMove *move, int side)
{
  const SvBoardLayout *layout = &surface->layout;
  const SvBoard *board = sv_match_get_board (surface->match);
  const SvView *view = &sv_shown (surface->match)->view;
  SvPose from, to, over;

  if (move->from < 0 || move->to < 0 || move->from == move->to || self->n == SV_MAX_TRACES)
    return;
  /* The rules give the exact path of the ball (view->trail), so draw that one instead. */
  if (move->piece < 0 && view->n_trail > 1)
    return;
  const SvEdge *edge = sv_way_edge (board, move->from, move->to);
  sv_board_layout_space (layout, move->from, &from);
  sv_board_layout_space (layout, move->to, &to);
  if (move->over >= 0)
    sv_board_layout_space (layout, move->over, &over);
  SvCurve curve = sv_curve (&from, &to, move->over >= 0 ? &over : NULL);
  if (edge != NULL && move->over < 0)
    sv_fit_to_pixels (&layout->fit, (double)edge->cx, (double)edge->cy, &curve.cx, &curve.cy);
  if (move->piece >= 0 && move->piece < view->n_pieces)
    side = view->pieces[move->piece].side;
  self->traces[self->n++] = (SvTrace){ curve, side, move->piece < 0 };
}

static void
mark_last (SvTrail *self, const SvMoves *moves)
{
  for (unsigned i = 0; i < moves->n; i++) {
    const SvMove *move = &moves->moves[i];
    if (move->piece < 0)
      continue;
    if (move->from >= 0)
      self->last[move->from] = true;
    if (move->to >= 0)
      self->last[move->to] = true;
  }
}

static bool
has_own_piece (const SvView *view, int side, int space)
{
  for (int i = 0; i < view->n_pieces; i++)
    if (view->pieces[i].space == space && view->pieces[i].side == side)
      return true;
  return false;
}

/* Number the passes of the turn: each ends at a team-mate, or where the ball came to rest. */
static void
count_pass (SvTrail *self, const SvView *view, const SvMoves *moves, int side)
{
  int end = -1;

  for (unsigned i = 0; i < moves->n; i++)
    if (moves->moves[i].piece < 0 && moves->moves[i].to >= 0)
      end = moves->moves[i].to;
  if (end < 0 || self->n_passes == SV_MAX_PASSES)
    return;
  /* A pass that went on over this space has not ended on it. */
  if (self->n_passes > 0 && !self->pass_ended)
    self->n_passes--;
  self->passes[self->n_passes++] = (int16_t)end;
  self->pass_ended = has_own_piece (view, side, end);
}

void
sv_trail_find (SvTrail *self, SvBoardSurface *surface)
{
  SvMatch *match = surface->match;
  unsigned first, last;
  SvMoves moves;

  self->n = self->n_passes = 0;
  self->side = -1;
  memset (self->last, 0, sizeof self->last);
  if (surface->board != sv_match_get_board (match) || !find_turn (match, &first, &last) ||
      was_moved_since (match, last + 1))
    return;
  self->side = decider_at (match, first);
  for (unsigned i = first; i <= last; i++) {
    sv_match_get_moves (match, i, &moves);
    count_pass (self, &sv_shown (match)->view, &moves, self->side);
    if (i == last)
      mark_last (self, &moves);
    for (unsigned k = 0; surface->has_layout && k < moves.n; k++)
      add_trace (self, surface, &moves.moves[k], self->side);
  }
}

/* --- Pictures --- */

static double
length_of (const SvCurve *curve)
{
  return hypot (curve->cx - curve->x0, curve->cy - curve->y0) +
         hypot (curve->x1 - curve->cx, curve->y1 - curve->cy);
}

/* Add a path of round dots along @curve, like footsteps, that leaves both ends free for the
 * figurines there. */
static void
dot_path (
    cairo_t *cr, const SvCurve *curve, double size, double step, double clear_0, double clear_1)
{
  const double length = length_of (curve);
  const double room = length - clear_0 - clear_1;
  const unsigned n = room > 0 ? (unsigned)(room / step) + 1 : 0;

  cairo_new_path (cr);
  for (unsigned i = 0; i < n; i++) {
    const double along = n > 1 ? clear_0 + room * i / (n - 1) : length / 2;
    double x, y;
    sv_curve_at (curve, along / length, &x, &y);
    sv_path_circle (cr, x, y, size / 2);
  }
}

/* Add the head of an arrow, whose point is @clear pixels before the end of @curve. */
static void
head_path (cairo_t *cr, const SvCurve *curve, double size, double clear)
{
  const double length = length_of (curve);
  const double end = fmax (0.5, 1 - clear / length);
  double x, y, bx, by;

  sv_curve_at (curve, end, &x, &y);
  sv_curve_at (curve, end - 0.04, &bx, &by);
  const double angle = atan2 (y - by, x - bx);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, angle);
  cairo_new_path (cr);
  cairo_move_to (cr, 0, 0);
  cairo_line_to (cr, -size, -0.62 * size);
  cairo_line_to (cr, -0.72 * size, 0);
  cairo_line_to (cr, -size, 0.62 * size);
  cairo_close_path (cr);
  cairo_restore (cr);
}

/* Return the distance from the middle of a figurine to its edge along @curve; figurines are higher
 * than wide. */
static double
clear_of (const SvCurve *curve, double unit, gboolean at_end)
{
  const double dx = at_end ? curve->x1 - curve->cx : curve->cx - curve->x0;
  const double dy = at_end ? curve->y1 - curve->cy : curve->cy - curve->y0;
  const double length = hypot (dx, dy);

  return unit * (length > 0 ? 1.55 + 0.75 * fabs (dy) / length : 1.55);
}

/* Add a line along @curve that leaves both ends free. */
static void
line_path (cairo_t *cr, const SvCurve *curve, double clear_0, double clear_1)
{
  enum { STEPS = 16 };
  const double length = length_of (curve), room = length - clear_0 - clear_1;

  cairo_new_path (cr);
  for (unsigned i = 0; i <= STEPS; i++) {
    double x, y;
    sv_curve_at (curve, (clear_0 + room * i / STEPS) / length, &x, &y);
    cairo_line_to (cr, x, y);
  }
}

static void
paint_trace (cairo_t *cr, const SvTrace *trace, const SvTheme *theme, double unit, double alpha)
{
  const SvCurve *curve = &trace->curve;
  const SvKit *kit = &theme->kit[trace->side == 1];
  const SvColour colour = sv_colour_alpha (kit->shirt, alpha);
  const SvColour edge = sv_colour_alpha (kit->text, (trace->ball ? 0.8 : 0.55) * alpha);
  const double size = 0.42 * unit, head = 1.1 * unit;
  const double clear_0 = clear_of (curve, unit, FALSE), clear_1 = clear_of (curve, unit, TRUE);

  if (length_of (curve) < clear_0 + clear_1)
    return;
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  if (trace->ball) {
    line_path (cr, curve, clear_0, clear_1 + 0.6 * head);
    sv_stroke_edged (cr, colour, edge, MAX (0.34 * unit, 3), MAX (0.1 * unit, 1));
  } else {
    dot_path (cr, curve, size, 2.0 * size, clear_0, clear_1 + head);
    sv_fill_edged (cr, colour, edge, 0.07 * unit);
  }
  head_path (cr, curve, head, clear_1);
  sv_fill_edged (cr, colour, edge, 0.07 * unit);
}

static graphene_rect_t
bounds_of (const SvCurve *curve, double unit)
{
  const double left = fmin (fmin (curve->x0, curve->cx), curve->x1) - unit;
  const double top = fmin (fmin (curve->y0, curve->cy), curve->y1) - unit;
  const double right = fmax (fmax (curve->x0, curve->cx), curve->x1) + unit;
  const double bottom = fmax (fmax (curve->y0, curve->cy), curve->y1) + unit;

  return GRAPHENE_RECT_INIT ((float)left, (float)top, (float)(right - left), (float)(bottom - top));
}

static double
get_unit (SvBoardSurface *surface)
{
  return sv_fit_line_unit (&surface->layout.fit);
}

static void
begin_raster (SvBoardSurface *surface, SvRaster *raster, const graphene_rect_t *bounds)
{
  sv_raster_begin (raster, bounds, gtk_widget_get_scale_factor (GTK_WIDGET (surface)));
}

/* Paint each path into its own small picture, since a common one would be as large as the
 * pitch. */
GskRenderNode *
sv_trail_paint (const SvTrail *self, SvBoardSurface *surface)
{
  const double unit = get_unit (surface);
  GskRenderNode *traces[G_N_ELEMENTS (self->traces)], *node;

  for (unsigned i = 0; i < self->n; i++) {
    const graphene_rect_t bounds = bounds_of (&self->traces[i].curve, unit);
    SvRaster raster;

    begin_raster (surface, &raster, &bounds);
    paint_trace (raster.cr, &self->traces[i], &surface->painter->theme, unit,
                 0.5 + 0.4 * (i + 1) / self->n);
    traces[i] = sv_raster_end (&raster);
  }
  node = gsk_container_node_new (traces, self->n);
  for (unsigned i = 0; i < self->n; i++)
    gsk_render_node_unref (traces[i]);
  return node;
}

/* Paint a straight line from a seat on a bench to @space, since no path on the pitch leads
 * there. */
static GskRenderNode *
paint_from_bench (SvBoardSurface *surface, int piece, int space)
{
  const SvTheme *theme = &surface->painter->theme;
  const double unit = get_unit (surface);
  SvRaster raster;
  SvPose to;

  sv_board_layout_space (&surface->layout, space, &to);
  const SvCurve curve = sv_curve (&surface->rest[piece], &to, NULL);
  const double clear_0 = clear_of (&curve, unit, FALSE), clear_1 = clear_of (&curve, unit, TRUE);
  const graphene_rect_t bounds = bounds_of (&curve, unit);
  begin_raster (surface, &raster, &bounds);
  if (length_of (&curve) > clear_0 + clear_1) {
    dot_path (raster.cr, &curve, 0.4 * unit, 0.9 * unit, clear_0, clear_1 + 0.3 * unit);
    sv_fill_edged (raster.cr, sv_colour_alpha (theme->target, 0.95),
                   sv_colour_alpha (theme->target_edge, 0.55 * 0.95), 0.07 * unit);
  }
  return sv_raster_end (&raster);
}

static GskRenderNode *
paint_way (SvBoardSurface *surface, SvWayKind kind, int side, const int16_t *spaces, unsigned n)
{
  const SvFit *fit = &surface->layout.fit;
  double x, y, w, h;
  SvRaster raster;

  sv_fit_way_box (fit, spaces, n, &x, &y, &w, &h);
  if (w <= 0)
    return NULL;
  begin_raster (surface, &raster, &GRAPHENE_RECT_INIT ((float)x, (float)y, (float)w, (float)h));
  sv_paint_way (surface->painter, raster.cr, fit, kind, side, spaces, n);
  return sv_raster_end (&raster);
}

GskRenderNode *
sv_trail_paint_flight (SvBoardSurface *surface, int side, const int16_t *spaces, unsigned n)
{
  return paint_way (surface, SV_WAY_BALL, side, spaces, n);
}

/* Paint the path of @piece. A path of an opponent's piece is painted as a push. */
static GskRenderNode *
paint_steps (SvBoardSurface *surface, const SvPiece *piece, const int16_t *spaces, unsigned n)
{
  const gboolean own = piece->side == sv_shown (surface->match)->node.side;

  return paint_way (surface, own ? SV_WAY_STEPS : SV_WAY_PUSH, piece->side, spaces, n);
}

GskRenderNode *
sv_trail_paint_way (SvBoardSurface *surface, const SvAim *aim, int hand)
{
  const SvPiece *piece = hand >= 0 ? &surface->view.pieces[hand] : NULL;

  if (aim->is_ball)
    return paint_way (surface, SV_WAY_BALL, sv_shown (surface->match)->node.side, aim->spaces,
                      aim->n_spaces);
  if (piece == NULL)
    return NULL;
  return piece->space < 0 ? paint_from_bench (surface, hand, aim->space)
                          : paint_steps (surface, piece, aim->spaces, aim->n_spaces);
}

GskRenderNode *
sv_trail_paint_target (SvBoardSurface *surface, const SvTarget *target)
{
  const SvPiece *piece = &surface->view.pieces[target->piece];
  const int16_t spaces[] = { piece->space, target->space };

  return piece->space < 0 ? paint_from_bench (surface, target->piece, target->space)
                          : paint_steps (surface, piece, spaces, 2);
}

/* --- Chances, passes and the plate at the pointer --- */

/* Begin to paint a label on @space, which may reach so far around it. */
static void
begin_label (SvBoardSurface *surface, SvRaster *raster, int space)
{
  const double reach = ceil (sv_paint_odds_reach (&surface->layout.fit));
  SvPose middle;

  sv_board_layout_space (&surface->layout, space, &middle);
  begin_raster (surface, raster,
                &GRAPHENE_RECT_INIT ((float)floor (middle.x - reach),
                                     (float)floor (middle.y - reach), (float)(2 * reach),
                                     (float)(2 * reach)));
}

GskRenderNode *
sv_trail_paint_odds (SvBoardSurface *surface, int space, unsigned odds, unsigned odds_of)
{
  g_autofree char *text = sv_choice_words_odds (odds, odds_of);
  SvRaster raster;

  begin_label (surface, &raster, space);
  sv_paint_odds (surface->painter, raster.cr, &surface->layout.fit, space, odds, odds_of, text);
  return sv_raster_end (&raster);
}

static GskRenderNode *
paint_risk (SvBoardSurface *surface, int space, const SvRisk *risk)
{
  g_autofree char *text = sv_choice_words_odds (risk->odds, risk->odds_of);
  SvRaster raster;

  begin_label (surface, &raster, space);
  sv_paint_risk (surface->painter, raster.cr, &surface->layout.fit, space, risk->odds,
                 risk->odds_of, text);
  return sv_raster_end (&raster);
}

static GskRenderNode *
paint_pass (SvBoardSurface *surface, int space, unsigned number, int side)
{
  SvRaster raster;

  begin_label (surface, &raster, space);
  sv_paint_pass (surface->painter, raster.cr, &surface->layout.fit, space, number, side);
  return sv_raster_end (&raster);
}

/* Take the nodes into one. */
static GskRenderNode *
join (GskRenderNode **nodes, guint n)
{
  GskRenderNode *node = gsk_container_node_new (nodes, n);

  for (guint i = 0; i < n; i++)
    gsk_render_node_unref (nodes[i]);
  return node;
}

GskRenderNode *
sv_trail_paint_prices (SvBoardSurface *surface, const SvChoice *choice)
{
  GskRenderNode *prices[SV_MAX_SPACES];
  guint n = 0;

  for (int i = 0; (guint)i < surface->places.spaces->len; i++) {
    SvPrice price;
    if (sv_choice_get_price (choice, &surface->view, i, &price) && price.odds_of != 0)
      prices[n++] = sv_trail_paint_odds (surface, i, price.odds, price.odds_of);
  }
  return join (prices, n);
}

GskRenderNode *
sv_trail_paint_passes (const SvTrail *self, SvBoardSurface *surface)
{
  GskRenderNode *nodes[SV_MAX_PASSES];
  guint n = 0;

  for (unsigned i = 0; i < self->n_passes && self->n_passes > 1; i++)
    nodes[n++] = paint_pass (surface, self->passes[i], i + 1, self->side);
  return join (nodes, n);
}

static bool
is_risk (const SvAim *aim, int piece)
{
  for (unsigned i = 0; i < aim->risks.n; i++)
    if (aim->risks.risks[i].piece == piece)
      return true;
  return false;
}

/* Return how much a plate in this box would cover of what people look at: above all the way and
 * those who may stop the ball. */
static double
cost_of_place (SvBoardSurface *surface, const SvAim *aim, const graphene_rect_t *box)
{
  const double half = 0.6 * surface->layout.piece;
  const graphene_rect_t all =
      GRAPHENE_RECT_INIT (0, 0, (float)gtk_widget_get_width (GTK_WIDGET (surface)),
                          (float)gtk_widget_get_height (GTK_WIDGET (surface)));
  double cost = graphene_rect_contains_rect (&all, box) ? 0 : 100;
  graphene_rect_t around = *box;
  SvPose pose;

  graphene_rect_inset (&around, (float)-half, (float)-half);
  for (unsigned i = 0; i + 1 < aim->n_spaces; i++) {
    sv_board_layout_space (&surface->layout, aim->spaces[i], &pose);
    cost += 10 * graphene_rect_contains_point (&around,
                                               &GRAPHENE_POINT_INIT ((float)pose.x, (float)pose.y));
  }
  for (int i = 0; i < surface->view.n_pieces; i++) {
    pose = surface->rest[i];
    cost +=
        (is_risk (aim, i) ? 8 : 2) *
        graphene_rect_contains_point (&around, &GRAPHENE_POINT_INIT ((float)pose.x, (float)pose.y));
  }
  return cost;
}

void
sv_trail_place_plate (
    SvBoardSurface *surface, const SvAim *aim, double w, double h, graphene_rect_t *out)
{
  /* beside the space, to the right first, and never on it */
  static const struct {
    double x, y;
  } sides[] = {
    { 1, 0 }, { -1, 0 }, { 0, -1 }, { 0, 1 }, { 1, -1 }, { -1, -1 }, { 1, 1 }, { -1, 1 }
  };
  const double gap_x = 0.85 * surface->layout.piece + w / 2,
               gap_y = 0.95 * surface->layout.piece + h / 2;
  double least = HUGE_VAL;
  SvPose at;

  sv_board_layout_space (&surface->layout, aim->space, &at);
  for (unsigned i = 0; i < G_N_ELEMENTS (sides); i++) {
    const graphene_rect_t box =
        GRAPHENE_RECT_INIT ((float)floor (at.x + sides[i].x * gap_x - w / 2),
                            (float)floor (at.y + sides[i].y * gap_y - h / 2), (float)w, (float)h);
    const double cost = cost_of_place (surface, aim, &box) + i;
    if (cost < least) {
      least = cost;
      *out = box;
    }
  }
}

static GskRenderNode *
paint_plate (SvBoardSurface *surface, const SvAim *aim)
{
  const SvFit *fit = &surface->layout.fit;
  g_autofree char *chance = sv_choice_words_chance (aim);
  g_autofree char *left = sv_choice_words_left (aim);
  const SvPlate plate = { .side = sv_shown (surface->match)->node.side,
                          .chance = chance,
                          .share = (double)aim->risks.odds / (double)MAX (aim->risks.odds_of, 1),
                          .left = left };
  graphene_rect_t box;
  SvRaster raster;
  double w, h;

  if (chance == NULL && left == NULL)
    return NULL;
  sv_plate_size (fit, &plate, &w, &h);
  sv_trail_place_plate (surface, aim, w, h, &box);
  begin_raster (surface, &raster, &box);
  sv_paint_plate (surface->painter, raster.cr, fit, &plate, (double)box.origin.x,
                  (double)box.origin.y);
  return sv_raster_end (&raster);
}

GskRenderNode *
sv_trail_paint_signs (const SvTrail *self, SvBoardSurface *surface, const SvAim *aim)
{
  GskRenderNode *nodes[SV_MAX_RISKS + SV_MAX_TRAIL + 1];
  const unsigned before = surface->view.n_trail > 0 ? self->n_passes : 0;
  unsigned passes = 0;
  guint n = 0;

  for (unsigned i = 0; i < aim->n_spaces; i++)
    passes = MAX (passes, before + aim->passes[i]);
  for (unsigned i = 0; i < aim->risks.n; i++) {
    const SvRisk *risk = &aim->risks.risks[i];
    const int space = surface->view.pieces[risk->piece].space;
    if (space >= 0)
      nodes[n++] = paint_risk (surface, space, risk);
  }
  for (unsigned i = 0; i < aim->n_spaces && passes > 1; i++)
    if (aim->passes[i] > 0)
      nodes[n++] = paint_pass (surface, aim->spaces[i], before + aim->passes[i],
                               sv_shown (surface->match)->node.side);
  GskRenderNode *plate = paint_plate (surface, aim);
  if (plate != NULL)
    nodes[n++] = plate;
  return join (nodes, n);
}
