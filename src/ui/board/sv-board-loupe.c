/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-board-loupe.h"

#include <math.h>

#define SCALE 2.0f
/* Between a finger and the rim of the loupe, in pixels. */
#define GAP 36.0
/* Width of the rim and of the ring, and room between a space and its ring, in pixels. */
#define RIM 3.0f
#define RING 4.0f
#define ROOM 3.0f

gboolean
sv_board_loupe_is_needed (const SvPose *lit, unsigned n, double x, double y)
{
  double least = SV_FINGERTIP;
  unsigned nearest = n;

  for (unsigned i = 0; i < n; i++) {
    const double distance = hypot (lit[i].x - x, lit[i].y - y);
    if (distance >= least)
      continue;
    least = distance;
    nearest = i;
  }
  for (unsigned i = 0; nearest < n && i < n; i++)
    if (i != nearest && hypot (lit[i].x - lit[nearest].x, lit[i].y - lit[nearest].y) < SV_FINGERTIP)
      return TRUE;
  return FALSE;
}

void
sv_board_loupe_place (double w, double h, double x, double y, graphene_point_t *out)
{
  const double away = GAP + SV_LOUPE_RADIUS, room = SV_LOUPE_RADIUS;

  if (y - away < room) /* no room above it */
    x += x < w / 2 ? away : -away;
  graphene_point_init (out, (float)CLAMP (x, room, MAX (w - room, room)),
                       (float)CLAMP (y - away, room, MAX (h - room, room)));
}

static GdkRGBA
rgba_of (SvColour colour)
{
  return (GdkRGBA){ (float)colour.r, (float)colour.g, (float)colour.b, (float)colour.a };
}

static void
append_ring (GtkSnapshot *snapshot, const graphene_rect_t *box, float width, SvColour colour)
{
  const GdkRGBA rgba = rgba_of (colour);
  const float radius = MIN (box->size.width, box->size.height) / 2;
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, box, radius);
  gtk_snapshot_append_border (snapshot, &outline, (float[4]){ width, width, width, width },
                              (GdkRGBA[4]){ rgba, rgba, rgba, rgba });
}

/* Append the magnified picture of @board, with a ring around what would be chosen. The origin of
 * @snapshot is the middle of the loupe. */
static void
append_magnified (const SvBoardLoupe *self,
                  GtkSnapshot *snapshot,
                  GskRenderNode *board,
                  const SvTheme *theme)
{
  graphene_rect_t ring;

  gtk_snapshot_scale (snapshot, SCALE, SCALE);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-(float)self->x, -(float)self->y));
  gtk_snapshot_append_node (snapshot, board);
  if (!self->ringed)
    return;
  graphene_rect_inset_r (&self->ring, -ROOM, -ROOM, &ring);
  append_ring (snapshot, &ring, RING, theme->focus_edge);
  graphene_rect_inset (&ring, 1, 1);
  append_ring (snapshot, &ring, RING - 2, theme->focus);
}

void
sv_board_loupe_snapshot (const SvBoardLoupe *self,
                         GtkSnapshot *snapshot,
                         GskRenderNode *board,
                         double w,
                         double h,
                         const SvTheme *theme)
{
  const float r = (float)SV_LOUPE_RADIUS;
  const graphene_rect_t box = GRAPHENE_RECT_INIT (-r, -r, 2 * r, 2 * r);
  const GdkRGBA paper = rgba_of (theme->paper);
  graphene_point_t middle;
  GskRoundedRect circle;

  if (!self->open || board == NULL)
    return;
  sv_board_loupe_place (w, h, self->x, self->y, &middle);
  gsk_rounded_rect_init_from_rect (&circle, &box, r);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &middle);
  gtk_snapshot_append_outset_shadow (snapshot, &circle, &(GdkRGBA){ 0, 0, 0, 0.5f }, 0, 2, 0, 8);
  gtk_snapshot_push_rounded_clip (snapshot, &circle);
  gtk_snapshot_append_color (snapshot, &paper, &box);
  gtk_snapshot_save (snapshot);
  append_magnified (self, snapshot, board, theme);
  gtk_snapshot_restore (snapshot);
  gtk_snapshot_pop (snapshot);
  append_ring (snapshot, &box, RIM, theme->ink);
  gtk_snapshot_restore (snapshot);
}
