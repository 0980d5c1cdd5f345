/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every place on a grid is tried. Its cost is the distance between the box and what it is about,
 * plus the weighted areas that it covers; the cheapest place wins, the upper left one if several
 * cost the same. A window has a few thousand places of the grid and a few dozen things, so that
 * takes about a millisecond, once for each text that is shown. */

#include "sv-free-place.h"

#include <math.h>

enum { STEP = 12 };

/* Return the length that two intervals have in common, or minus the distance between them. */
static float
overlap (float a, float a_length, float b, float b_length)
{
  return fminf (a + a_length, b + b_length) - fmaxf (a, b);
}

/* Return how much it costs that a box of @size at (@x, @y) covers a part of @thing. */
static float
cover (float x, float y, const graphene_size_t *size, const SvCovered *thing)
{
  const graphene_rect_t *area = &thing->area;
  const float w = overlap (x, size->width, area->origin.x, area->size.width);
  const float h = overlap (y, size->height, area->origin.y, area->size.height);

  return w > 0 && h > 0 ? w * h * thing->weight / 100 : 0;
}

static float
distance (float x, float y, const graphene_size_t *size, const graphene_rect_t *about)
{
  const float w = overlap (x, size->width, about->origin.x, about->size.width);
  const float h = overlap (y, size->height, about->origin.y, about->size.height);

  return hypotf (fmaxf (-w, 0), fmaxf (-h, 0));
}

void
sv_free_place (const graphene_rect_t *room,
               const graphene_size_t *size,
               const graphene_rect_t *about,
               const SvCovered *things,
               unsigned n,
               graphene_point_t *out)
{
  const float right = room->origin.x + room->size.width - size->width;
  const float bottom = room->origin.y + room->size.height - size->height;
  float best = INFINITY;

  *out = room->origin;
  for (float y = room->origin.y; y <= bottom; y += STEP) {
    for (float x = room->origin.x; x <= right; x += STEP) {
      float cost = distance (x, y, size, about);

      for (unsigned i = 0; i < n && cost < best; i++)
        cost += cover (x, y, size, &things[i]);
      if (cost < best) {
        best = cost;
        graphene_point_init (out, x, y);
      }
    }
  }
}
