/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What covers the board of the match page while a choice is secret. */

#include "sv-match-page-private.h"

#include "sv-hand-over.h"

gboolean
sv_match_page_update_hand_over (SvMatchPage *self, gboolean live)
{
  if (self->hand_over == NULL) {
    if (!live || sv_match_get_secret (self->match) == SV_SECRET_NONE)
      return FALSE;
    self->hand_over = sv_hand_over_new ();
    gtk_overlay_add_overlay (GTK_OVERLAY (self->pitch), self->hand_over);
    g_signal_connect_swapped (self->hand_over, "notify::visible", G_CALLBACK (sv_match_page_update),
                              self);
  }
  return sv_hand_over_update (SV_HAND_OVER (self->hand_over), self->match, live);
}
