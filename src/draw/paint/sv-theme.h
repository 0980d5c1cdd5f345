/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-theme: the colours of one pitch, its two teams and its marks.
 *
 * A theme is a plain struct that is filled once and may be copied. Whatever colours the two clubs
 * have chosen, it guarantees that the number on each shirt is readable and that the shirts of the
 * teams are not alike. It paints nothing and knows no widget; the caller finds out which scheme
 * the desktop wants. The colours of the pitch itself are in data/boards/SCHEME.css. */

#include <stdbool.h>

/* A colour: red, green, blue and opacity, each 0–1. */
typedef struct {
  double r, g, b, a;
} SvColour;

typedef enum {
  SV_SCHEME_LIGHT,
  SV_SCHEME_DARK,
  SV_SCHEME_CONTRAST,      /* high contrast on a white background */
  SV_SCHEME_CONTRAST_DARK, /* high contrast on a black background */
  SV_SCHEME_INK,           /* for paper: little ink, also good in black and white */
  SV_SCHEME_PRINTED,       /* only for a pitch: like LIGHT, but flat like a printed board */
  SV_SCHEME_CLUB           /* only for a pitch: in the colours of the first team */
} SvScheme;

enum { SV_N_SCHEMES = SV_SCHEME_CLUB + 1 };

/* Colours of a player's shirt. */
typedef struct {
  /* main colour; a little darker than requested if that makes white text readable */
  SvColour shirt;
  SvColour trim; /* sleeves, pattern and rim; contrast with the shirt at least 1.6 : 1 */
  /* the number: black or white, whichever is more readable; contrast at least 4.5 : 1 */
  SvColour text;
  SvColour edge; /* outline of the number: white if @text is black, black if it is white */
} SvKit;

typedef struct {
  SvScheme scheme;
  /* scheme whose marks are used and whose style sheet is extended by that of @scheme */
  SvScheme base;

  /* Floor of a pitch without a drawing, and of every pitch in the scheme CLUB; unlike all
   * shirts. */
  SvColour floor;

  /* By side of the match. The goalkeeper's shirt is unlike both teams' shirts and unlike the other
   * goalkeeper's; its trim has the colour of the team. */
  SvKit kit[2], keeper[2];

  /* Marks on the pitch; each has an edge colour, so that it shows on every floor. */
  SvColour letter;                        /* letter of an area */
  SvColour disc_letter, dark_disc_letter; /* label of a space that is a light or a dark disc */
  SvColour target;                        /* marks a space that may be chosen */
  SvColour target_edge;
  SvColour target_light; /* tint of such a space on the floor */
  SvColour mate;         /* marks a team-mate who may be chosen, e.g. for a pass */
  SvColour prize;        /* marks the goal if it may be chosen */
  SvColour focus;        /* keyboard focus; contrast at least 3 : 1 with focus_edge and the floor */
  SvColour focus_edge;
  SvColour last;     /* marks the spaces where the last move began and ended */
  SvColour refused;  /* marks a space that may not be chosen */
  SvColour active;   /* halo of the piece whose turn it is */
  SvColour attacker; /* halo of the piece that attacks */
  SvColour defender; /* halo of the piece that defends */

  /* Colours of cards and dice. */
  SvColour paper; /* background of a card */
  SvColour ink;   /* text on @paper, contrast at least 7 : 1 */
  SvColour faint; /* small text on @paper, contrast at least 4.5 : 1 */
  SvColour line;  /* thin rules and frames on @paper */
  SvColour die;   /* body of a die */
  SvColour pip;   /* pips of a die, contrast at least 7 : 1 */
} SvTheme;

/* Fill @theme. @first and @second are the colours of the teams, shirt and trim, as "#rgb" or
 * "#rrggbb". A NULL pair, or a colour that is NULL or invalid, is replaced by the standard one. If
 * the shirts are too alike, the second team wears its trim colour, or a spare colour if that is too
 * alike as well. */
void sv_theme_init (SvTheme *theme,
                    SvScheme scheme,
                    const char *const first[2],
                    const char *const second[2]);

/* Return the colour of a team for a frame on paper: the shirt's, or the trim's if the shirt hardly
 * shows on paper. */
SvColour sv_theme_frame (const SvTheme *self, int side);

/* Return whether a scheme shows everything by lines, without shadows and shades. */
bool sv_scheme_is_plain (SvScheme scheme);

/* Return the name of a scheme's style sheet in data/boards without ".css", e.g. "contrast-dark". */
const char *sv_scheme_name (SvScheme scheme);

/* Read "#rgb" or "#rrggbb". Returns false, and leaves @out unchanged, for any other text or
 * NULL. */
bool sv_colour_parse (const char *text, SvColour *out);

/* Return a colour for the rim of a line or shape of this colour, which makes it show on every
 * floor. */
SvColour sv_colour_rim (SvColour colour);

/* Write "#rrggbb" and the final zero in text[8]. */
void sv_colour_print (SvColour colour, char text[8]);

/* Return the relative luminance from 0 (black) to 1 (white) as defined by WCAG 2; opacity is
 * ignored. */
double sv_colour_luminance (SvColour colour);

/* Return the contrast of two colours from 1 (the same) to 21, as defined by WCAG 2. */
double sv_colour_contrast (SvColour a, SvColour b);

/* Return roughly how different two colours look: 0 the same, 1 black and white. */
double sv_colour_distance (SvColour a, SvColour b);

/* Return a mixture of two colours: @a if @share is 0, @b if it is 1. */
SvColour sv_colour_mix (SvColour a, SvColour b, double share);

/* Return @colour with the opacity @a. */
SvColour sv_colour_alpha (SvColour colour, double a);
