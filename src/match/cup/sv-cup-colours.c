/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-colours.h"

/* Shirt and trim. Neighbours are unlike, because the first teams of a list meet most often. */
static const char *const palette[][2] = {
  { "#1c71d8", "#ffffff" }, { "#e66100", "#ffffff" }, { "#26a269", "#ffffff" },
  { "#c01c28", "#ffffff" }, { "#f5c211", "#241f31" }, { "#813d9c", "#ffffff" },
  { "#ffffff", "#1a5fb4" }, { "#241f31", "#f6d32d" }, { "#62c9e8", "#1a3a6b" },
  { "#e878b4", "#5b1540" }, { "#86592b", "#f9f06b" }, { "#9adb5a", "#1d4a2b" },
};

static const char *const *
get_spare (unsigned n)
{
  return palette[n % G_N_ELEMENTS (palette)];
}

void
sv_cup_colours_give (SvTeamDoc *team, unsigned n)
{
  if (team->colours[0] != NULL)
    return;
  for (unsigned i = 0; i < 2; i++) {
    g_free (team->colours[i]);
    team->colours[i] = g_strdup (get_spare (n)[i]);
  }
}

void
sv_cup_colours_get (const SvCupDoc *doc, unsigned team, const char *out[2])
{
  const SvTeamDoc *own = doc->teams->pdata[team];

  for (unsigned i = 0; i < 2; i++)
    out[i] = own->colours[0] != NULL ? own->colours[i] : get_spare (team)[i];
}
