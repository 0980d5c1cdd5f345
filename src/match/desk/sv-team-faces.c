/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-team-faces.h"

void
sv_team_faces_fill (SvTeamFaces *self, const SvTeamDoc *team)
{
  unsigned n = 0;

  for (unsigned i = 0; i < team->n_cards && n < SV_TEAM_FACES; i++) {
    const SvCardDoc *card = &team->cards[i];

    if (card->picture == NULL)
      continue;
    self->photos[n] = g_ref_string_new_intern (card->picture);
    self->names[n++] = g_strdup (card->name != NULL ? card->name : "");
  }
}

void
sv_team_faces_clear (SvTeamFaces *self)
{
  for (unsigned i = 0; i < SV_TEAM_FACES; i++) {
    g_clear_pointer (&self->photos[i], g_ref_string_release);
    g_clear_pointer (&self->names[i], g_free);
  }
}
