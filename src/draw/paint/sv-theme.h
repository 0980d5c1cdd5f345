/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-theme: the colours of one pitch, its two teams and its marks.
 *
 * A theme is a plain struct, filled once and copied freely. It promises what a painter must be
 * able to rely on whatever colours two clubs have chosen: the number on a shirt can be read, and
 * the shirts of the teams are not alike. It paints nothing and knows no widget; which scheme the
 * desktop wants is the caller's business. The colours of the pitch itself are in
 * data/boards/SCHEME.css. */

#include <stdbool.h>

/* Each part from 0 to 1; a is the opacity. */
typedef struct {
  double r, g, b, a;
} SvColour;

typedef enum {
  SV_SCHEME_LIGHT,
  SV_SCHEME_DARK,
  SV_SCHEME_CONTRAST,      /* high contrast on white */
  SV_SCHEME_CONTRAST_DARK, /* high contrast on black */
  SV_SCHEME_INK,           /* paper: little ink, also good in black and white */
  SV_SCHEME_PRINTED,       /* only of a pitch: as light, flat as a printed board */
  SV_SCHEME_CLUB           /* only of a pitch: in the colours of the first team */
} SvScheme;

enum { SV_N_SCHEMES = SV_SCHEME_CLUB + 1 };

/* What a player wears. */
typedef struct {
  SvColour shirt; /* a little darker than asked for where that makes white readable */
  SvColour trim;  /* sleeves, pattern and rim; at least 1.6 : 1 on the shirt */
  SvColour text;  /* the number: black or white, whichever is better: at least 4.5 : 1 */
  SvColour edge;  /* outline of the number: the opposite of text */
} SvKit;

typedef struct {
  SvScheme scheme;
  SvScheme base; /* the one whose marks these are, and whose style sheet scheme only changes */

  /* Of a pitch without a drawing, and of every pitch of a club: unlike all shirts on it. */
  SvColour floor;

  /* By side of the match. The shirt of whoever keeps the goal is unlike both teams' and unlike the
   * other keeper's, with a trim in the colour of the team. */
  SvKit kit[2], keeper[2];

  /* Marks on the pitch; each comes with an edge that shows on every floor. */
  SvColour letter;                        /* of an area */
  SvColour disc_letter, dark_disc_letter; /* of a space that is a disc, light or dark */
  SvColour target;                        /* "you may go here" */
  SvColour target_edge;
  SvColour target_light; /* the glow on the floor */
  SvColour focus;        /* of the keyboard; at least 3 : 1 against focus_edge and the floor */
  SvColour focus_edge;
  SvColour last;     /* where the last move came from or went to */
  SvColour refused;  /* "not here" */
  SvColour active;   /* halo of the piece whose turn it is */
  SvColour attacker; /* halo of the piece that attacks */
  SvColour defender; /* halo of the piece that defends */

  /* Cards and dice. */
  SvColour paper; /* background of a card */
  SvColour ink;   /* text on it, at least 7 : 1 */
  SvColour faint; /* small text on it, at least 4.5 : 1 */
  SvColour line;  /* thin rules and frames on it */
  SvColour die;   /* body of a die */
  SvColour pip;   /* its pips, at least 7 : 1 */
} SvTheme;

/* Fill theme. first and second are the teams' colours, "#rgb" or "#rrggbb": shirt, then trim. A
 * pair that is NULL, or a colour that is NULL or no colour, is replaced by the standard one. If
 * the shirts are too alike the second team plays in its second colour, and if that is no help in
 * a colour that is. */
void sv_theme_init (SvTheme *theme,
                    SvScheme scheme,
                    const char *const first[2],
                    const char *const second[2]);

/* The colour of a team for a frame on paper: the shirt's, but the trim's if a shirt is as good as not
 * seen there. */
SvColour sv_theme_frame (const SvTheme *self, int side);

/* Whether lines tell all: without shadows and shades. */
bool sv_scheme_is_plain (SvScheme scheme);

/* The name of a scheme's style sheet in data/boards without ".css", e.g. "contrast-dark". */
const char *sv_scheme_name (SvScheme scheme);

/* Read "#rgb" or "#rrggbb". False, and out untouched, if text is neither or NULL. */
bool sv_colour_parse (const char *text, SvColour *out);

/* Write "#rrggbb" and the final zero in text[8]. */
void sv_colour_print (SvColour colour, char text[8]);

/* Relative luminance from 0 (black) to 1 (white), as WCAG 2 defines it; opacity is ignored. */
double sv_colour_luminance (SvColour colour);

/* Contrast of two colours from 1 (the same) to 21, as WCAG 2 defines it. */
double sv_colour_contrast (SvColour a, SvColour b);

/* How different two colours look, roughly: 0 the same, 1 black and white. */
double sv_colour_distance (SvColour a, SvColour b);

/* The mixture of a and b, all a at 0 and all b at 1. */
SvColour sv_colour_mix (SvColour a, SvColour b, double share);

/* The same colour with another opacity. */
SvColour sv_colour_alpha (SvColour colour, double a);
