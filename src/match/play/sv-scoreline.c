/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-scoreline.h"

G_DEFINE_INTERFACE (SvScored, sv_scored, G_TYPE_OBJECT)

static void
sv_scored_default_init (SvScoredInterface *interface)
{
  static const char *const signals[] = { "score", "clock", "whistle" };

  for (unsigned i = 0; i < G_N_ELEMENTS (signals); i++)
    g_signal_new (signals[i], SV_TYPE_SCORED, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                  0);
}

void
sv_scored_read (SvScored *self, SvScoreline *out)
{
  SV_SCORED_GET_IFACE (self)->read_score (self, out);
}

static void
clock_cb (SvScored *self)
{
  g_signal_emit_by_name (self, "clock");
}

void
sv_scored_follow_clock (SvScored *self, SvClock *clock)
{
  static const char *const signals[] = { "tick", "expired", "notify::running", "notify::paused" };

  for (unsigned i = 0; i < G_N_ELEMENTS (signals); i++)
    g_signal_connect_object (clock, signals[i], G_CALLBACK (clock_cb), self, G_CONNECT_SWAPPED);
}
