/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Derives the colours of a pitch from a scheme and the colours of two clubs. The first team wears
 * its colours. If the second team's shirt is too close to the first, measured in the perceptual
 * colour space Oklab, it wears its trim colour or a spare colour. Each shirt gets a number in
 * black or white, and is darkened a little if that keeps white readable. Each goalkeeper then gets
 * the first colour of a list that is unlike all other shirts. The floor in a club's colours is
 * chosen last, so that all shirts stand out on it. */

#include "sv-theme.h"

#include <glib.h>
#include <math.h>
#include <pango/pango.h>
#include <string.h>

/* Shirts closer than this (sv_colour_distance ()) are too alike; red and orange are just apart. */
static const double SHIRTS_ALIKE = 0.14;
static const double TRIM_CONTRAST = 1.6; /* least contrast of a trim with its shirt */
/* Least distance (sv_colour_distance ()) of a floor from the shirts on it. */
static const double FLOOR_UNLIKE = 0.16;
static const double TEXT_CONTRAST = 4.5;
/* Contrast with white from which a shirt may be darkened to make white text readable. */
static const double NEARLY_READABLE = 3.5;

static const SvColour BLACK = { 0, 0, 0, 1 };
static const SvColour WHITE = { 1, 1, 1, 1 };

#define RGB(hex)                                                                                   \
  {                                                                                                \
    (((hex) >> 16) & 0xff) / 255.0, (((hex) >> 8) & 0xff) / 255.0, ((hex)&0xff) / 255.0, 1         \
  }
#define RGBA(hex, alpha)                                                                           \
  {                                                                                                \
    (((hex) >> 16) & 0xff) / 255.0, (((hex) >> 8) & 0xff) / 255.0, ((hex)&0xff) / 255.0, (alpha)   \
  }

/* Colours that do not depend on the teams, for every scheme that is not derived from another
 * one. */
static const SvTheme SCHEMES[SV_SCHEME_INK + 1] = {
  [SV_SCHEME_LIGHT] = {
    .floor = RGB (0xdbedd6),
    .letter = RGBA (0x2a1c0c, 0.62),
    .disc_letter = RGB (0x6a6347), .dark_disc_letter = RGB (0xf6ead0),
    .target = RGB (0x0b6bdc), .target_edge = RGB (0xffffff),
    .target_light = RGB (0xeaf7ff),
    .mate = RGB (0x2ee67a), .prize = RGB (0xffc21a),
    .focus = RGB (0x10203c), .focus_edge = RGB (0xffffff),
    .last = RGB (0x5b2d8f), .refused = RGB (0xc01c28),
    .active = RGB (0x0b6bdc), .attacker = RGB (0xffc21a), .defender = RGB (0x5a3fc0),
    .paper = RGB (0xfffdf8), .ink = RGB (0x1d1b20), .faint = RGB (0x5c5962),
    .line = RGB (0xd5d0c8), .die = RGB (0xfffdf6), .pip = RGB (0x22202a),
  },
  [SV_SCHEME_DARK] = {
    .floor = RGB (0x1a3826),
    .letter = RGBA (0xfff2dc, 0.66),
    .disc_letter = RGB (0x33332a), .dark_disc_letter = RGB (0xe8e2cc),
    .target = RGB (0x7fd4ff), .target_edge = RGB (0x06243a),
    .target_light = RGB (0x7fd4ff),
    .mate = RGB (0x6fe39a), .prize = RGB (0xffc21a),
    .focus = RGB (0xffffff), .focus_edge = RGB (0x10131c),
    .last = RGB (0xd9b8ff), .refused = RGB (0xff7b72),
    .active = RGB (0x7fd4ff), .attacker = RGB (0xffc21a), .defender = RGB (0xa99bff),
    .paper = RGB (0x2b2a30), .ink = RGB (0xf6f4f0), .faint = RGB (0xbab6c0),
    .line = RGB (0x4a4852), .die = RGB (0xf4f1ea), .pip = RGB (0x1c1a22),
  },
  [SV_SCHEME_CONTRAST] = {
    .floor = RGB (0xffffff),
    .letter = RGBA (0x000000, 1),
    .disc_letter = RGB (0x000000), .dark_disc_letter = RGB (0x000000),
    .target = RGB (0x0033cc), .target_edge = RGB (0xffffff),
    .target_light = RGB (0x3f7dff),
    .mate = RGB (0x006b30), .prize = RGB (0xffc400),
    .focus = RGB (0x000000), .focus_edge = RGB (0xffffff),
    .last = RGB (0x5a00a8), .refused = RGB (0xb00000),
    .active = RGB (0x0033cc), .attacker = RGB (0xffc400), .defender = RGB (0x3b1fa8),
    .paper = RGB (0xffffff), .ink = RGB (0x000000), .faint = RGB (0x202020),
    .line = RGB (0x000000), .die = RGB (0xffffff), .pip = RGB (0x000000),
  },
  [SV_SCHEME_CONTRAST_DARK] = {
    .floor = RGB (0x000000),
    .letter = RGBA (0xffffff, 1),
    .disc_letter = RGB (0xffffff), .dark_disc_letter = RGB (0xffffff),
    .target = RGB (0xffe600), .target_edge = RGB (0x000000),
    .target_light = RGB (0xffe600),
    .mate = RGB (0x5dff9b), .prize = RGB (0xffc400),
    .focus = RGB (0xffffff), .focus_edge = RGB (0x000000),
    .last = RGB (0xe3b5ff), .refused = RGB (0xff8a80),
    .active = RGB (0xffe600), .attacker = RGB (0xffc400), .defender = RGB (0xb9aeff),
    .paper = RGB (0x000000), .ink = RGB (0xffffff), .faint = RGB (0xe6e6e6),
    .line = RGB (0xffffff), .die = RGB (0xffffff), .pip = RGB (0x000000),
  },
  [SV_SCHEME_INK] = {
    .floor = RGB (0xffffff),
    .letter = RGBA (0x000000, 0.7),
    .disc_letter = RGB (0x404040), .dark_disc_letter = RGB (0x202020),
    .target = RGB (0x303030), .target_edge = RGB (0xffffff),
    .target_light = RGB (0xb0b0b0),
    .mate = RGB (0x303030), .prize = RGB (0xd0d0d0),
    .focus = RGB (0x000000), .focus_edge = RGB (0xffffff),
    .last = RGB (0x505050), .refused = RGB (0x303030),
    .active = RGB (0x303030), .attacker = RGB (0xd0d0d0), .defender = RGB (0x606060),
    .paper = RGB (0xffffff), .ink = RGB (0x000000), .faint = RGB (0x404040),
    .line = RGB (0xa0a0a0), .die = RGB (0xffffff), .pip = RGB (0x000000),
  },
};

bool
sv_colour_parse (const char *text, SvColour *out)
{
  PangoColor colour;

  /* Refuse colour names and longer numbers, which Pango would accept. */
  if (text == NULL || text[0] != '#' || (strlen (text) != 4 && strlen (text) != 7) ||
      !pango_color_parse (&colour, text))
    return false;
  *out = (SvColour){ colour.red / 65535.0, colour.green / 65535.0, colour.blue / 65535.0, 1 };
  return true;
}

void
sv_colour_print (SvColour colour, char text[8])
{
  g_snprintf (text, 8, "#%02x%02x%02x", (unsigned)lround (CLAMP (colour.r, 0, 1) * 255) & 0xff,
              (unsigned)lround (CLAMP (colour.g, 0, 1) * 255) & 0xff,
              (unsigned)lround (CLAMP (colour.b, 0, 1) * 255) & 0xff);
}

static double
linear (double part)
{
  return part <= 0.04045 ? part / 12.92 : pow ((part + 0.055) / 1.055, 2.4);
}

double
sv_colour_luminance (SvColour colour)
{
  return 0.2126 * linear (colour.r) + 0.7152 * linear (colour.g) + 0.0722 * linear (colour.b);
}

double
sv_colour_contrast (SvColour a, SvColour b)
{
  const double la = sv_colour_luminance (a);
  const double lb = sv_colour_luminance (b);

  return (MAX (la, lb) + 0.05) / (MIN (la, lb) + 0.05);
}

/* Convert a colour to Oklab (lightness and two opponent colours), where distances match
 * perception. */
static void
perceived (SvColour colour, double out[3])
{
  const double r = linear (colour.r), g = linear (colour.g), b = linear (colour.b);
  const double l = cbrt (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const double m = cbrt (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const double s = cbrt (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);

  out[0] = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s;
  out[1] = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s;
  out[2] = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s;
}

double
sv_colour_distance (SvColour a, SvColour b)
{
  double pa[3], pb[3], sum = 0;

  perceived (a, pa);
  perceived (b, pb);
  for (unsigned i = 0; i < 3; i++)
    sum += (pa[i] - pb[i]) * (pa[i] - pb[i]);
  return sqrt (sum);
}

SvColour
sv_colour_mix (SvColour a, SvColour b, double share)
{
  return (SvColour){ a.r + (b.r - a.r) * share, a.g + (b.g - a.g) * share,
                     a.b + (b.b - a.b) * share, a.a + (b.a - a.a) * share };
}

SvColour
sv_colour_alpha (SvColour colour, double a)
{
  colour.a = a;
  return colour;
}

SvColour
sv_colour_rim (SvColour colour)
{
  static const SvColour dark = { 0.1, 0.09, 0.08, 1 };

  return sv_colour_luminance (colour) > 0.3 ? dark : WHITE;
}

static SvColour
black_or_white_on (SvColour ground)
{
  return sv_colour_contrast (ground, BLACK) > sv_colour_contrast (ground, WHITE) ? BLACK : WHITE;
}

/* Return a spare shirt for the second team, when both of its colours are too close to @taken. */
static SvColour
spare_shirt (SvColour taken)
{
  static const SvColour spares[] = { RGB (0xf47b20), RGB (0xffffff), RGB (0x1a4fa3) };
  SvColour best = spares[0];

  for (unsigned i = 0; i < G_N_ELEMENTS (spares); i++)
    if (sv_colour_distance (spares[i], taken) > sv_colour_distance (best, taken))
      best = spares[i];
  return best;
}

/* Give a shirt a readable number and a visible trim. */
static void
number_kit (SvKit *kit)
{
  kit->text = black_or_white_on (kit->shirt);
  kit->edge = kit->text.r > 0.5 ? BLACK : WHITE;
  if (sv_colour_contrast (kit->trim, kit->shirt) < TRIM_CONTRAST)
    kit->trim = kit->text;
}

static void
finish_kit (SvKit *kit, SvColour shirt, SvColour trim)
{
  *kit = (SvKit){ .shirt = shirt, .trim = trim, .text = WHITE, .edge = BLACK };
  /* If the club wears white on its shirt, keep white, darkening the shirt a shade if that suffices:
   * black on green may be more readable, but is not how the shirt looks. */
  if (sv_colour_luminance (trim) > 0.5 && sv_colour_contrast (shirt, WHITE) >= NEARLY_READABLE) {
    while (sv_colour_contrast (kit->shirt, WHITE) < TEXT_CONTRAST)
      kit->shirt = sv_colour_mix (kit->shirt, BLACK, 0.01);
  } else {
    number_kit (kit);
  }
}

static bool
are_alike (const SvTheme *theme)
{
  return sv_colour_distance (theme->kit[0].shirt, theme->kit[1].shirt) < SHIRTS_ALIKE;
}

/* Choose the goalkeeper's shirt: the first colour of a list that neither team nor the other
 * goalkeeper wears. Colours that few teams wear come first, so that a goalkeeper usually keeps the
 * same shirt on cards, on paper and against most teams. */
static void
dress_keeper (SvTheme *theme, int side)
{
  static const SvColour shirts[2][9] = {
    { RGB (0xffd21f), RGB (0x35b6d9), RGB (0x8cc63f), RGB (0xd94f9e), RGB (0xf58220),
      RGB (0xb9b9b9), RGB (0x6b2fa0), RGB (0xf5f5f5), RGB (0x26262b) },
    { RGB (0xffd21f), RGB (0x8cc63f), RGB (0xd94f9e), RGB (0xf58220), RGB (0x35b6d9),
      RGB (0xb9b9b9), RGB (0x6b2fa0), RGB (0xf5f5f5), RGB (0x26262b) },
  };
  SvColour best = shirts[side][0];
  double best_distance = -1;

  for (unsigned i = 0; i < G_N_ELEMENTS (shirts[side]) && best_distance < SHIRTS_ALIKE; i++) {
    const SvColour shirt = shirts[side][i];
    double distance = MIN (sv_colour_distance (shirt, theme->kit[0].shirt),
                           sv_colour_distance (shirt, theme->kit[1].shirt));
    if (side == 1)
      distance = MIN (distance, sv_colour_distance (shirt, theme->keeper[0].shirt));
    if (distance > best_distance) {
      best = shirt;
      best_distance = distance;
    }
  }
  theme->keeper[side] = (SvKit){ .shirt = best, .trim = theme->kit[side].shirt };
  number_kit (&theme->keeper[side]);
}

static void
dress_teams (SvTheme *theme, const SvColour shirts[2], const SvColour trims[2])
{
  for (int side = 0; side < 2; side++)
    finish_kit (&theme->kit[side], shirts[side], trims[side]);
  if (are_alike (theme))
    finish_kit (&theme->kit[1], trims[1], shirts[1]);
  if (are_alike (theme))
    finish_kit (&theme->kit[1], spare_shirt (theme->kit[0].shirt), shirts[1]);
}

/* Return how well the shirts stand out on a floor: the least distance. A shirt about as light as
 * the floor differs only in hue and must do so twice as much. */
static double
distance_to_shirts (const SvTheme *theme, SvColour floor)
{
  double least = 1;

  for (int side = 0; side < 2; side++) {
    const SvColour shirt = theme->kit[side].shirt;
    const double share = sv_colour_contrast (floor, shirt) < TRIM_CONTRAST ? 0.5 : 1;

    least = MIN (least, share * sv_colour_distance (floor, shirt));
    least = MIN (least, sv_colour_distance (floor, theme->keeper[side].shirt));
  }
  return least;
}

/* Return @colour, made as light or as dark as a floor must be for the marks on it. */
static SvColour
as_floor (SvColour colour, bool dark)
{
  const double low = dark ? 0.012 : 0.3, high = dark ? 0.035 : 0.42;

  while (sv_colour_luminance (colour) > high)
    colour = sv_colour_mix (colour, BLACK, 0.02);
  while (sv_colour_luminance (colour) < low)
    colour = sv_colour_mix (colour, WHITE, 0.02);
  return colour;
}

/* Return the floor in the club's colours: the shirt or trim of the first team or a usual floor
 * colour, preferably dark. The first colour on which all shirts stand out is taken, else the best
 * one. */
static SvColour
club_floor (const SvTheme *theme)
{
  const SvColour colours[] = { theme->kit[0].shirt, theme->kit[0].trim, RGB (0xd09c60),
                               RGB (0x2f7c86), RGB (0x808080) };
  SvColour best = colours[0];
  double best_distance = -1;

  for (unsigned i = 0; i < 2 * G_N_ELEMENTS (colours) && best_distance < FLOOR_UNLIKE; i++) {
    const SvColour floor = as_floor (colours[i / 2], i % 2 == 0);
    const double distance = distance_to_shirts (theme, floor);

    if (distance > best_distance) {
      best = floor;
      best_distance = distance;
    }
  }
  return best;
}

/* Set all colours of the scheme except the shirts; the floor may depend on them. */
static void
take_scheme (SvTheme *theme, SvScheme scheme)
{
  const SvTheme worn = *theme;
  const SvColour floor = scheme == SV_SCHEME_CLUB ? club_floor (theme) : WHITE;
  SvScheme base = scheme;

  if (scheme == SV_SCHEME_CLUB)
    base = sv_colour_luminance (floor) < 0.2 ? SV_SCHEME_DARK : SV_SCHEME_LIGHT;
  else if (scheme == SV_SCHEME_PRINTED)
    base = SV_SCHEME_LIGHT;
  *theme = SCHEMES[base];
  theme->scheme = scheme;
  theme->base = base;
  if (scheme == SV_SCHEME_CLUB)
    theme->floor = floor;
  memcpy (theme->kit, worn.kit, sizeof worn.kit);
  memcpy (theme->keeper, worn.keeper, sizeof worn.keeper);
}

void
sv_theme_init (SvTheme *theme,
               SvScheme scheme,
               const char *const first[2],
               const char *const second[2])
{
  SvColour shirts[2] = { RGB (0x1e8f3a), RGB (0xf47b20) };
  SvColour trims[2] = { RGB (0xffffff), RGB (0x000000) };

  g_return_if_fail ((unsigned)scheme < SV_N_SCHEMES);

  *theme = (SvTheme){ 0 };
  for (int side = 0; side < 2; side++) {
    const char *const *colours = side == 0 ? first : second;
    if (colours != NULL && sv_colour_parse (colours[0], &shirts[side])) {
      trims[side] = black_or_white_on (shirts[side]);
      sv_colour_parse (colours[1], &trims[side]);
    }
  }

  dress_teams (theme, shirts, trims);
  dress_keeper (theme, 0);
  dress_keeper (theme, 1);
  take_scheme (theme, scheme);
}

bool
sv_scheme_is_plain (SvScheme scheme)
{
  return scheme == SV_SCHEME_CONTRAST || scheme == SV_SCHEME_CONTRAST_DARK ||
         scheme == SV_SCHEME_INK;
}

SvColour
sv_theme_frame (const SvTheme *self, int side)
{
  const SvKit *kit = &self->kit[side];
  const double shirt = sv_colour_contrast (kit->shirt, self->paper);

  return shirt < TRIM_CONTRAST && shirt < sv_colour_contrast (kit->trim, self->paper) ? kit->trim
                                                                                      : kit->shirt;
}

const char *
sv_scheme_name (SvScheme scheme)
{
  static const char *const names[SV_N_SCHEMES] = { "light", "dark",    "contrast", "contrast-dark",
                                                   "ink",   "printed", "club" };

  return names[scheme];
}
