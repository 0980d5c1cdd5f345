/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-live.h"

void
sv_cup_live_free (SvCupLive *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->match, json_object_unref);
  g_free (self);
}

GPtrArray *
sv_cup_lives_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify)sv_cup_live_free);
}

const SvCupLive *
sv_cup_lives_find (const GPtrArray *lives, unsigned fixture)
{
  for (guint k = 0; k < lives->len; k++) {
    const SvCupLive *live = lives->pdata[k];
    if (live->fixture == fixture)
      return live;
  }
  return NULL;
}

gint64
sv_cup_live_get_left (const SvCupLive *self)
{
  if (self->left < 0 || !self->running)
    return self->left;
  return MAX (self->left - (g_get_monotonic_time () - self->since) / 1000, 0);
}
