/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-board-overlays: what is painted over the pitch of a match, and in which order:
 *
 *      chances, signs of the aim, numbers of passes      above the pieces
 *      pieces and ball
 *      the aim, the hint                                 what a choice would do
 *      marks of the spaces
 *      the trail of the last turn, a ball in flight      what has happened
 *      the pitch
 *
 * Every overlay is painted once, when it is first shown, and kept until what it depends on changes.
 * The paths themselves are drawn in sv-board-trail. */

#include "sv-board-trail.h"

enum {
  SV_OVERLAY_TRAIL,
  SV_OVERLAY_PASSES,
  SV_OVERLAY_FLIGHT,
  SV_OVERLAY_WAY,
  SV_OVERLAY_SIGNS,
  SV_OVERLAY_HINT,
  SV_OVERLAY_PRICES,
  SV_N_OVERLAYS
};

typedef struct {
  SvBoardSurface *surface; /* not owned */
  const SvChoice *choice;  /* what the user may choose; not owned */
  const SvAim *aim;        /* what the user aims at; not owned */
  SvTrail trail;           /* the last turn */
  SvTarget hint;           /* best choice; valid if the surface is hinted */
  gboolean trail_painted;  /* TRUE if the trail that is kept is that of the position shown */
  GskRenderNode *nodes[SV_N_OVERLAYS]; /* pictures that are kept; NULL if not painted yet */
} SvBoardOverlays;

/* Follow a new position, or a new layout. @repeated: it is shown once more, without a trail. */
void sv_board_overlays_follow (SvBoardOverlays *self, gboolean repeated);

/* Paint one overlay again when it is next shown, because what it depends on has changed. */
void sv_board_overlays_forget (SvBoardOverlays *self, unsigned overlay);

/* Append the whole picture of the board. @acting: a person must choose something on it. */
void sv_board_overlays_snapshot (SvBoardOverlays *self, GtkSnapshot *snapshot, gboolean acting);

/* Free all pictures. */
void sv_board_overlays_clear (SvBoardOverlays *self);
