/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-colours.h"

#include "sv-theme.h"

/* Shirts whose sv_colour_distance () is less look alike. */
static const double ALIKE = 0.12;

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

/* Return whether a team has a shirt that looks like @shirt. */
static gboolean
is_taken (const char *shirt, const GPtrArray *teams)
{
  SvColour own, other;

  sv_colour_parse (shirt, &own);
  for (guint i = 0; i < teams->len; i++)
    if (sv_colour_parse (((const SvTeamDoc *)teams->pdata[i])->colours[0], &other) &&
        sv_colour_distance (own, other) < ALIKE)
      return TRUE;
  return FALSE;
}

/* Return how many of the teams have colours. */
static unsigned
count_dressed (const GPtrArray *teams)
{
  unsigned n = 0;

  for (guint i = 0; i < teams->len; i++)
    n += ((const SvTeamDoc *)teams->pdata[i])->colours[0] != NULL;
  return n;
}

void
sv_cup_colours_choose (SvTeamDoc *team, const GPtrArray *others)
{
  unsigned n = 0;

  while (n < G_N_ELEMENTS (palette) && is_taken (palette[n][0], others))
    n++;
  sv_cup_colours_give (team, n < G_N_ELEMENTS (palette) ? n : count_dressed (others));
}

void
sv_cup_colours_get (const SvCupDoc *doc, unsigned team, const char *out[2])
{
  const SvTeamDoc *own = doc->teams->pdata[team];

  for (unsigned i = 0; i < 2; i++)
    out[i] = own->colours[0] != NULL ? own->colours[i] : get_spare (team)[i];
}
