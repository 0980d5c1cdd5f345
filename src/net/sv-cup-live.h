/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupLive: how a match of a competition stands that is being played now. */

#include "sv-scoreline.h"

#include <json-glib/json-glib.h>

typedef struct {
  unsigned fixture;  /* from 0 */
  int score[2];      /* the home team first */
  SvScoreline state; /* what is going on, without teams; see sv-live-state.h */
  gint64 left;       /* milliseconds that are left on the clock at the time @since; -1: no clock */
  gint64 since;      /* of g_get_monotonic_time () */
  gboolean running;  /* whether the clock runs */
  unsigned events;   /* how many of the match's events people have seen */
  JsonObject *match; /* match document; NULL if the match is played on a real board */
} SvCupLive;

/* Return an empty array for elements of type SvCupLive, which it owns. Transfer full. */
GPtrArray *sv_cup_lives_new (void);

/* Return how fixture @fixture stands, or NULL if it is not being played. @lives: array of
 * SvCupLive. */
const SvCupLive *sv_cup_lives_find (const GPtrArray *lives, unsigned fixture);

/* Return how many milliseconds are left on the clock now; -1 if there is no clock. */
gint64 sv_cup_live_get_left (const SvCupLive *self);

void sv_cup_live_free (SvCupLive *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvCupLive, sv_cup_live_free)
