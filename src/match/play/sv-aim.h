/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-aim: what would happen if the user chose the space that they point at: the way there, whoever
 * may stop the ball on it and how likely, and the points that are left.
 *
 *      SvChoice ──▶ space ──▶ routes to it ──▶ the one that the hand has drawn, else the safest
 *                                                  │
 *                                                  └──▶ events, spaces, chance, points left
 *
 * What is shown is what is played: the board shows an aim and plays its events. The chances come
 * from the rules (SvGameDisplay.risks), so this module knows no game, and no widgets either. */

#include "sv-choice.h"
#include "sv-situation.h"

enum { SV_MAX_TRACK = 64 };

/* The spaces that the pointer has passed during a drag, without the loops. */
typedef struct {
  unsigned n;
  int16_t spaces[SV_MAX_TRACK];
} SvTrack;

/* Add a space that the pointer has reached. If it was there before, what came between is
 * forgotten. */
void sv_track_add (SvTrack *self, int space);

typedef struct {
  int space;     /* space that is aimed at, or -1 if nothing can be said */
  bool is_ball;  /* the ball moves, and not a piece */
  bool may_stop; /* the user could end the way there and do something else */
  unsigned n_events;
  SvEvent events[SV_MAX_WAY]; /* what will be chosen */
  unsigned n_spaces;
  int16_t spaces[SV_MAX_TRAIL]; /* way of the piece or ball, with its beginning */
  /* for each space of a ball's way the number of the pass that ends there, counted from 1; 0 if
   * none does */
  uint8_t passes[SV_MAX_TRAIL];
  unsigned cost;  /* points that the way costs */
  int left;       /* points left after it; -1 if the game counts none now */
  bool has_risks; /* @risks says how likely the ball arrives; else nothing depends on chance */
  SvRisks risks;
} SvAim;

/* Find out what choosing @space would do. @choice: what can be chosen in the position @now, with
 * the ways of its piece. @track: the way that the hand has drawn, or NULL. Returns false if a click
 * there would choose nothing, or would ask which of several events is meant. */
bool sv_aim_find (
    SvAim *self, const SvChoice *choice, const SvSituation *now, int space, const SvTrack *track);
