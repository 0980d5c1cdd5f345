/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes the SVG drawing of a pitch whose spaces are joined by lines, from the table of its board:
 * grass, white lines, goals, ropes (the lines between spaces) and discs. Its elements have the same
 * classes as the drawings in data/boards, so that the same style sheets colour it.
 *
 * All lengths are in radii of a disc, since boards may have units of any size. The parts of a
 * football pitch that the table does not contain (penalty areas, goals) are placed around the
 * spaces of the kinds that belong to them. */
#include "sv-paint-web.h"

#include <glib.h>
#include <stdbool.h>

#include <math.h>
#include <string.h>

/* All lengths are in radii of a disc. */
static const double HEM = 0.4;        /* width of the unmown edge of the lawn */
static const double AREA_ROOM = 1.9;  /* distance from a penalty space to the line of its area */
static const double GOAL_ROOM = 1.75; /* distance from a goal space to the line of its area */
static const double ARC_ROOM = 1.7;   /* radius of the arc outside the penalty area */
static const double NET_DEPTH = 1.7;
static const double MESH = 0.34;

enum { STRIPES = 12, BLADES = 240 };

typedef struct {
  GString *svg;
  const SvBoard *board;
  double unit; /* board units per radius */
  double w, h, margin;
} Web;

/* One end of a football pitch. Depth is the distance from the goal line into the field. */
typedef struct {
  bool east;
  double mouth;        /* y of the middle of the goal */
  double half, depth;  /* half the width of the penalty area, and its depth */
  double spot, spot_y; /* depth of the penalty spot, or 0 */
  double goal_half, goal_depth;
} End;

/* Append a path command with @n numbers. They are written with a decimal point in any locale, with
 * two digits, which are finer than any screen; whole numbers get no point, since two of an arc's
 * numbers are flags. */
static void
put_path (Web *web, char command, unsigned n, const double *numbers)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append_c (web->svg, command);
  for (unsigned i = 0; i < n; i++) {
    if (i > 0)
      g_string_append_c (web->svg, ' ');
    g_ascii_formatd (text, sizeof text, "%.2f", numbers[i]);
    if (g_str_has_suffix (text, ".00"))
      text[strlen (text) - 3] = '\0';
    g_string_append (web->svg, text);
  }
}

#define PATH(command, ...)                                                                         \
  put_path (web, command, sizeof ((const double[]){ __VA_ARGS__ }) / sizeof (double),              \
            (const double[]){ __VA_ARGS__ })

static void
begin_path (Web *web, const char *classes)
{
  g_string_append_printf (web->svg, "<path class=\"%s\" d=\"", classes);
}

static void
end_path (Web *web)
{
  g_string_append (web->svg, "\"/>");
}

static void
put_box (Web *web, double x, double y, double w, double h)
{
  PATH ('M', x, y);
  PATH ('h', w);
  PATH ('v', h);
  PATH ('h', -w);
  g_string_append (web->svg, "z");
}

static void
put_circle (Web *web, double x, double y, double r)
{
  PATH ('M', x - r, y);
  PATH ('a', r, r, 0, 1, 0, 2 * r, 0);
  PATH ('a', r, r, 0, 1, 0, -2 * r, 0);
  g_string_append (web->svg, "z");
}

static void
put_rounded (Web *web, const char *classes, double x, double y, double w, double h, double r)
{
  begin_path (web, classes);
  PATH ('M', x + r, y);
  PATH ('h', w - 2 * r);
  PATH ('a', r, r, 0, 0, 1, r, r);
  PATH ('v', h - 2 * r);
  PATH ('a', r, r, 0, 0, 1, -r, r);
  PATH ('h', -(w - 2 * r));
  PATH ('a', r, r, 0, 0, 1, -r, -r);
  PATH ('v', -(h - 2 * r));
  PATH ('a', r, r, 0, 0, 1, r, -r);
  g_string_append (web->svg, "z");
  end_path (web);
}

/* --- Lawn --- */

/* Draw the lawn in mown stripes that meet at the halfway line and reach the unmown edge. */
static void
put_lawn (Web *web)
{
  const double w = web->w + 2 * web->margin, h = web->h + 2 * web->margin;
  const double hem = MIN (HEM, web->margin / 3);
  const double left = -web->margin + hem, top = -web->margin + hem;
  const double right = web->w + web->margin - hem;
  const double stripe = web->w / STRIPES;
  GRand *rand = g_rand_new_with_seed (11);

  put_rounded (web, "lawn-hem", -web->margin, -web->margin, w, h, MIN (1.2, web->margin / 2));
  put_rounded (web, "lawn", left, top, w - 2 * hem, h - 2 * hem, MIN (0.8, web->margin / 3));
  begin_path (web, "stripe");
  for (int i = 0; i < STRIPES; i += 2)
    put_box (web, i * stripe, top, stripe, h - 2 * hem);
  end_path (web);
  begin_path (web, "blade");
  for (unsigned i = 0; i < BLADES; i++) {
    const double x = g_rand_double_range (rand, left + 0.5, right - 0.5);
    const double y = g_rand_double_range (rand, top + 0.5, top + h - 2 * hem - 0.5);
    PATH ('M', x, y);
    PATH ('l', g_rand_double_range (rand, -0.16, 0.16), g_rand_double_range (rand, -0.22, 0.22));
  }
  end_path (web);
  put_rounded (web, "light", left, top, w - 2 * hem, h - 2 * hem, MIN (0.8, web->margin / 3));
  g_rand_free (rand);
}

/* --- White lines --- */

/* Get the measures of one end of the pitch from its spaces. Returns false if there is no goal. */
static bool
find_end (const Web *web, int which, End *end)
{
  bool goal = false;

  *end = (End){ .east = which == 1 };
  for (unsigned i = 0; i < web->board->n_spaces; i++) {
    const SvSpace *space = &web->board->spaces[i];
    const double x = (double)space->x / web->unit;
    if (space->end != which || space->kind != SV_SPACE_GOAL)
      continue;
    goal = true;
    end->mouth = (double)space->y / web->unit;
    end->goal_depth = (which == 1 ? web->w - x : x) + GOAL_ROOM;
  }
  for (unsigned i = 0; i < web->board->n_spaces; i++) {
    const SvSpace *space = &web->board->spaces[i];
    const double x = (double)space->x / web->unit, y = (double)space->y / web->unit;
    const double deep = which == 1 ? web->w - x : x;
    if (!goal || space->end != which || space->kind != SV_SPACE_PENALTY)
      continue;
    end->depth = MAX (end->depth, deep + AREA_ROOM);
    end->half = MAX (end->half, fabs (y - end->mouth) + AREA_ROOM);
    if (space->marks & SV_SPACE_SPOT) {
      end->spot = deep;
      end->spot_y = y;
    }
  }
  if (!goal)
    return false;
  end->half = MAX (end->half, end->depth * 1.02);
  end->half = MIN (end->half, MIN (end->mouth, web->h - end->mouth) - 0.5);
  end->depth = MIN (end->depth, web->w / 2);
  end->goal_half = MIN (MAX (end->half * 0.46, 3.0), end->half);
  end->goal_depth = MIN (end->goal_depth, MAX (end->depth * 0.5, 3.0));
  return end->half > 1;
}

/* Return the x that lies @depth from the goal line into the field. */
static double
into (const Web *web, const End *end, double depth)
{
  return end->east ? web->w - depth : depth;
}

/* Give both ends the same measures: their spaces may lie slightly differently, but the lines must
 * not. */
static void
even_ends (End *a, End *b)
{
  a->half = b->half = MAX (a->half, b->half);
  a->depth = b->depth = MAX (a->depth, b->depth);
  a->goal_half = b->goal_half = MAX (a->goal_half, b->goal_half);
  a->goal_depth = b->goal_depth = MAX (a->goal_depth, b->goal_depth);
}

static void
put_end_lines (Web *web, const End *end)
{
  const double turn = end->east ? -1 : 1;

  PATH ('M', into (web, end, 0), end->mouth - end->half);
  PATH ('h', end->depth * turn);
  PATH ('v', 2 * end->half);
  PATH ('h', -end->depth * turn);
  PATH ('M', into (web, end, 0), end->mouth - end->goal_half);
  PATH ('h', end->goal_depth * turn);
  PATH ('v', 2 * end->goal_half);
  PATH ('h', -end->goal_depth * turn);
  if (end->spot > 0) {
    const double away = end->depth - end->spot;
    const double arc = away + ARC_ROOM, half = sqrt (arc * arc - away * away);
    PATH ('M', into (web, end, end->depth), end->spot_y - half);
    PATH ('A', arc, arc, 0, 0, end->east ? 0 : 1, into (web, end, end->depth), end->spot_y + half);
  }
}

static void
put_corners (Web *web)
{
  const double r = MIN (1.4, MIN (web->w, web->h) / 8);

  PATH ('M', r, 0);
  PATH ('a', r, r, 0, 0, 1, -r, r);
  PATH ('M', web->w - r, 0);
  PATH ('a', r, r, 0, 0, 0, r, r);
  PATH ('M', web->w - r, web->h);
  PATH ('a', r, r, 0, 0, 1, r, -r);
  PATH ('M', r, web->h);
  PATH ('a', r, r, 0, 0, 0, -r, -r);
}

static void
put_lines (Web *web, unsigned n_ends, const End *ends)
{
  const double ring = (double)web->board->ring / web->unit;

  begin_path (web, "chalk");
  put_box (web, 0, 0, web->w, web->h);
  PATH ('M', web->w / 2, 0);
  PATH ('v', web->h);
  put_corners (web);
  for (unsigned i = 0; i < n_ends; i++)
    put_end_lines (web, &ends[i]);
  for (unsigned i = 0; ring > 0 && i < web->board->n_spaces; i++) {
    const SvSpace *space = &web->board->spaces[i];
    if (space->marks & SV_SPACE_KICKOFF)
      put_circle (web, (double)space->x / web->unit, (double)space->y / web->unit, ring);
  }
  end_path (web);
}

/* Draw a goal seen from above: posts on the goal line, the net behind it. */
static void
put_goal (Web *web, const End *end)
{
  const double depth = MIN (NET_DEPTH, web->margin * 0.7);
  const double half = MIN (MAX (end->goal_half * 0.62, 2.2), end->half);
  const double line = into (web, end, 0), turn = end->east ? 1 : -1;
  const double slope = 0.12 * half;
  const double sides[2] = { end->mouth - half, end->mouth + half };

  begin_path (web, "net-floor");
  PATH ('M', line, sides[0]);
  PATH ('l', turn * depth, slope);
  PATH ('v', 2 * (half - slope));
  PATH ('l', -turn * depth, slope);
  g_string_append (web->svg, "z");
  end_path (web);
  begin_path (web, "net");
  for (double y = sides[0] + MESH; y < sides[1] - MESH / 2; y += MESH) {
    const double t = (y - sides[0]) / (2 * half);
    PATH ('M', line, y);
    PATH ('L', line + turn * depth, sides[0] + slope + t * 2 * (half - slope));
  }
  for (double d = MESH; d < depth - MESH / 3; d += MESH) {
    PATH ('M', line + turn * d, sides[0] + slope * d / depth);
    PATH ('V', sides[1] - slope * d / depth);
  }
  end_path (web);
  begin_path (web, "net-edge");
  PATH ('M', line, sides[0]);
  PATH ('l', turn * depth, slope);
  PATH ('v', 2 * (half - slope));
  PATH ('l', -turn * depth, slope);
  end_path (web);
  begin_path (web, "bar");
  PATH ('M', line, sides[0]);
  PATH ('V', sides[1]);
  end_path (web);
  begin_path (web, "goal-post");
  put_circle (web, line, sides[0], 0.3);
  put_circle (web, line, sides[1], 0.3);
  end_path (web);
}

/* --- Ropes and discs --- */

/* Draw all ropes of one style. Each rope is a path of its own: one path for the whole board would
 * take twice as long to paint. */
static void
put_ropes (Web *web, const char *classes, uint8_t style)
{
  for (unsigned i = 0; i < web->board->n_edges; i++) {
    const SvEdge *edge = &web->board->edges[i];
    const SvSpace *a = &web->board->spaces[edge->a], *b = &web->board->spaces[edge->b];
    if (edge->style != style)
      continue;
    begin_path (web, classes);
    PATH ('M', (double)a->x / web->unit, (double)a->y / web->unit);
    PATH ('Q', (double)edge->cx / web->unit, (double)edge->cy / web->unit, (double)b->x / web->unit,
          (double)b->y / web->unit);
    end_path (web);
  }
}

/* Draw all spaces of some kinds (a bit set) as discs of radius @r. If @outlines, spaces that have
 * an outline are drawn as that. @marks: if not 0, only spaces with one of these marks. */
static void
put_discs (Web *web, const char *classes, unsigned kinds, unsigned marks, double r, bool outlines)
{
  for (unsigned i = 0; i < web->board->n_spaces; i++) {
    const SvSpace *space = &web->board->spaces[i];
    if ((kinds & 1u << space->kind) == 0 || (marks != 0 && (space->marks & marks) == 0))
      continue;
    begin_path (web, classes);
    for (unsigned k = 0; outlines && k < space->n_outline; k++)
      PATH (k == 0 ? 'M' : 'L', (double)space->outline[k].x / web->unit,
            (double)space->outline[k].y / web->unit);
    if (space->n_outline == 0)
      put_circle (web, (double)space->x / web->unit, (double)space->y / web->unit, r);
    else if (outlines)
      g_string_append (web->svg, "z");
    end_path (web);
  }
}

/* Draw a net in each goal disc, which makes it recognisable without colour. */
static void
put_disc_nets (Web *web)
{
  const double r = 0.82;

  begin_path (web, "disc-net");
  for (unsigned i = 0; i < web->board->n_spaces; i++) {
    const SvSpace *space = &web->board->spaces[i];
    const double x = (double)space->x / web->unit, y = (double)space->y / web->unit;
    if (space->kind != SV_SPACE_GOAL || space->n_outline > 0)
      continue;
    for (int k = -1; k <= 1; k++) {
      const double d = k * 0.42, half = sqrt (r * r - d * d);
      PATH ('M', x + d, y - half);
      PATH ('v', 2 * half);
      PATH ('M', x - half, y + d);
      PATH ('h', 2 * half);
    }
  }
  end_path (web);
}

static void
put_spaces (Web *web)
{
  enum {
    FIELD = 1u << SV_SPACE_FIELD,
    CENTRE = 1u << SV_SPACE_CENTRE,
    PENALTY = 1u << SV_SPACE_PENALTY,
    GOAL = 1u << SV_SPACE_GOAL,
    ALL = FIELD | CENTRE | PENALTY | GOAL
  };

  put_discs (web, "disc-shade", ALL, 0, 1.2, false);
  put_discs (web, "disc disc-field", FIELD, 0, 1, true);
  put_discs (web, "disc disc-centre", CENTRE, 0, 1, true);
  put_discs (web, "disc disc-penalty", PENALTY, 0, 1, true);
  put_discs (web, "disc disc-goal", GOAL, 0, 1, true);
  put_discs (web, "disc-top disc-top-field", FIELD, 0, 0.74, false);
  put_discs (web, "disc-top disc-top-centre", CENTRE, 0, 0.74, false);
  put_discs (web, "disc-top disc-top-penalty", PENALTY, 0, 0.74, false);
  put_discs (web, "disc-line disc-line-penalty", PENALTY, 0, 0.85, false);
  put_disc_nets (web);
  put_discs (web, "disc-spot", ALL, SV_SPACE_KICKOFF | SV_SPACE_SPOT, 0.24, false);
  put_discs (web, "disc-line disc-line-kickoff", ALL, SV_SPACE_KICKOFF, 0.5, false);
}

char *
sv_web_drawing (const SvBoard *board)
{
  const double unit = MAX ((double)board->radius, 1e-3);
  Web real = { .svg = g_string_new (NULL),
               .board = board,
               .unit = unit,
               .w = (double)board->w / unit,
               .h = (double)board->h / unit,
               .margin = (double)board->margin / unit };
  Web *web = &real;
  End ends[2];
  unsigned n_ends = 0;
  double view[4] = { -web->margin, -web->margin, web->w + 2 * web->margin,
                     web->h + 2 * web->margin };

  for (int i = 0; i < 2; i++)
    if (find_end (web, i, &ends[n_ends]))
      n_ends++;
  if (n_ends == 2)
    even_ends (&ends[0], &ends[1]);
  g_string_append (web->svg, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"");
  put_path (web, ' ', G_N_ELEMENTS (view), view);
  g_string_append (
      web->svg, "\"><defs><linearGradient id=\"sun\" x1=\"0\" x2=\"0\" y1=\"0\" y2=\"1\">"
                "<stop class=\"sun-out\" offset=\"0\"/><stop class=\"sun-in\" offset=\".5\"/>"
                "<stop class=\"sun-out\" offset=\"1\"/></linearGradient></defs><g class=\"web\">");
  put_lawn (web);
  put_lines (web, n_ends, ends);
  for (unsigned i = 0; i < n_ends; i++)
    put_goal (web, &ends[i]);
  put_ropes (web, "rope-casing", 0);
  put_ropes (web, "rope-casing rope-dashed", 1);
  put_ropes (web, "rope", 0);
  put_ropes (web, "rope rope-dashed", 1);
  put_spaces (web);
  g_string_append (web->svg, "</g></svg>");
  return g_string_free (web->svg, FALSE);
}
