/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a theme promises, whatever colours the clubs have. */

#include "sv-theme.h"

#include <glib.h>
#include <string.h>

static void
test_parse (void)
{
  static const char *const bad[] = { "",        "#",       "123456", "#12345", "#1234567",
                                     "#gg0000", "#12 456", "red",    "#+12345" };
  SvColour c = { 0.5, 0.5, 0.5, 0.5 };
  char text[8];

  for (unsigned i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_false (sv_colour_parse (bad[i], &c));
  g_assert_false (sv_colour_parse (NULL, &c));
  g_assert_cmpfloat (c.r, ==, 0.5);

  g_assert_true (sv_colour_parse ("#f80", &c));
  sv_colour_print (c, text);
  g_assert_cmpstr (text, ==, "#ff8800");
  g_assert_true (sv_colour_parse ("#1E8f3a", &c));
  sv_colour_print (c, text);
  g_assert_cmpstr (text, ==, "#1e8f3a");
  g_assert_cmpfloat (c.a, ==, 1);
}

static void
test_contrast (void)
{
  const SvColour black = { 0, 0, 0, 1 }, white = { 1, 1, 1, 1 };

  g_assert_cmpfloat_with_epsilon (sv_colour_contrast (black, white), 21, 1e-6);
  g_assert_cmpfloat_with_epsilon (sv_colour_contrast (white, black), 21, 1e-6);
  g_assert_cmpfloat_with_epsilon (sv_colour_contrast (white, white), 1, 1e-6);
  g_assert_cmpfloat_with_epsilon (sv_colour_distance (black, white), 1, 1e-3);
}

static void
check_teams (const SvTheme *theme)
{
  for (int side = 0; side < 2; side++) {
    const SvColour shirt = theme->kit[side].shirt;
    g_assert_cmpfloat (sv_colour_contrast (shirt, theme->kit[side].text), >=, 4.5);
    g_assert_cmpfloat (sv_colour_contrast (theme->kit[side].text, theme->kit[side].edge), >=, 20.9);
    g_assert_cmpfloat (sv_colour_contrast (shirt, theme->kit[side].trim), >=, 1.6);
    g_assert_cmpfloat (sv_colour_contrast (sv_theme_frame (theme, side), theme->paper), >=, 1.25);
  }
  g_assert_cmpfloat (sv_colour_distance (theme->kit[0].shirt, theme->kit[1].shirt), >=, 0.14);
  for (int side = 0; side < 2; side++) {
    const SvColour keeper = theme->keeper[side].shirt;
    g_assert_cmpfloat (sv_colour_contrast (keeper, theme->keeper[side].text), >=, 4.5);
    g_assert_cmpfloat (sv_colour_contrast (keeper, theme->keeper[side].trim), >=, 1.6);
    for (int other = 0; other < 2; other++)
      g_assert_cmpfloat (sv_colour_distance (keeper, theme->kit[other].shirt), >=, 0.14);
  }
  g_assert_cmpfloat (sv_colour_distance (theme->keeper[0].shirt, theme->keeper[1].shirt), >=, 0.14);
}

/* What is worn on the floor of a club's pitch; nearly all colours leave a floor that is quite
 * unlike. */
static void
check_floor (const SvTheme *theme, unsigned *n_near)
{
  const double light = sv_colour_luminance (theme->floor);
  double least = 1;

  for (int side = 0; side < 2; side++) {
    least = MIN (least, sv_colour_distance (theme->floor, theme->kit[side].shirt));
    least = MIN (least, sv_colour_distance (theme->floor, theme->keeper[side].shirt));
  }
  g_assert_cmpfloat (least, >=, 0.07);
  *n_near += least < 0.16;
  g_assert_true (theme->base == SV_SCHEME_DARK ? light < 0.05 : light > 0.25 && light < 0.5);
}

/* Every pair of 6 × 6 × 6 colours on both teams, with trims that are no help. */
static void
test_teams (void)
{
  unsigned n_near = 0;
  enum { STEPS = 6, ALL = STEPS * STEPS * STEPS };
  static char names[ALL][8];

  for (unsigned i = 0; i < ALL; i++)
    g_snprintf (names[i], sizeof names[i], "#%02x%02x%02x", i % STEPS * 51, i / STEPS % STEPS * 51,
                i / STEPS / STEPS * 51);
  for (unsigned i = 0; i < ALL; i++) {
    for (unsigned k = 0; k < ALL; k++) {
      const char *const first[2] = { names[i], names[(i + k) % ALL] };
      const char *const second[2] = { names[k], names[k % 2 == 0 ? k : i] };
      SvTheme theme;
      sv_theme_init (&theme, SV_SCHEME_CLUB, first, second);
      check_teams (&theme);
      check_floor (&theme, &n_near);
    }
  }
  g_assert_cmpuint (n_near, <, ALL * ALL / 20);
}

/* A team's keeper looks the same alone, on its cards and in print, as against most others. */
static void
test_keeper (void)
{
  static const char *const ours[] = { "#1e8f3a", "#c01c28", "#1a4fa3", "#f47b20", "#ffffff" };
  static const char *const others[] = { "#c01c28", "#1a4fa3", "#f47b20", "#ffffff", "#000000" };

  for (unsigned i = 0; i < G_N_ELEMENTS (ours); i++) {
    const char *const first[2] = { ours[i], NULL };
    SvTheme alone, match;

    sv_theme_init (&alone, SV_SCHEME_LIGHT, first, NULL);
    for (unsigned k = 0; k < G_N_ELEMENTS (others); k++) {
      const char *const second[2] = { others[k], NULL };
      sv_theme_init (&match, SV_SCHEME_LIGHT, first, second);
      g_assert_cmpfloat (sv_colour_distance (alone.keeper[0].shirt, match.keeper[0].shirt), <,
                         0.01);
    }
  }
}

static void
test_standard (void)
{
  const char *const nonsense[2] = { "green", NULL };
  SvTheme theme, odd;
  char text[8];

  sv_theme_init (&theme, SV_SCHEME_DARK, NULL, NULL);
  check_teams (&theme);
  sv_theme_init (&odd, SV_SCHEME_DARK, nonsense, nonsense);
  g_assert_cmpmem (&theme, sizeof theme, &odd, sizeof odd);
  sv_colour_print (theme.kit[1].shirt, text);
  g_assert_cmpstr (text, ==, "#f47b20");
  g_assert_cmpfloat (theme.kit[0].text.r, ==, 1);
}

/* Shirts that are alike: the second team wears its second colour. */
static void
test_alike (void)
{
  const char *const first[2] = { "#d01020", "#ffffff" };
  const char *const second[2] = { "#c81426", "#1040a0" };
  const char *const hopeless[2] = { "#c81426", "#d0121f" };
  SvTheme theme;
  char text[8];

  sv_theme_init (&theme, SV_SCHEME_LIGHT, first, second);
  sv_colour_print (theme.kit[1].shirt, text);
  g_assert_cmpstr (text, ==, "#1040a0");
  check_teams (&theme);

  sv_theme_init (&theme, SV_SCHEME_LIGHT, first, hopeless);
  check_teams (&theme);
}

/* The floor of a club has its colour, or where its shirts would not be seen on that another one. */
static void
test_club (void)
{
  static const struct {
    const char *colours[2];
    SvScheme base;
    const char *floor;
  } clubs[] = { { { "#1e8f3a", "#ffffff" }, SV_SCHEME_DARK, "#0d3d19" },
                { { "#6b2fa0", "#ffffff" }, SV_SCHEME_LIGHT, "#ab89c9" },
                { { "#000000", "#ffffff" }, SV_SCHEME_LIGHT, "#969696" } };

  const char *const guests[2] = { "#c01c28", "#ffffff" };

  for (unsigned i = 0; i < G_N_ELEMENTS (clubs); i++) {
    SvTheme theme;
    char text[8];

    sv_theme_init (&theme, SV_SCHEME_CLUB, clubs[i].colours, guests);
    sv_colour_print (theme.floor, text);
    g_assert_cmpstr (text, ==, clubs[i].floor);
    g_assert_cmpint (theme.base, ==, clubs[i].base);
  }
}

static void
test_schemes (void)
{
  for (unsigned scheme = 0; scheme < SV_N_SCHEMES; scheme++) {
    SvTheme t;
    sv_theme_init (&t, (SvScheme)scheme, NULL, NULL);
    g_assert_cmpint (t.scheme, ==, scheme);
    g_assert_cmpfloat (sv_colour_contrast (t.paper, t.ink), >=, 7);
    g_assert_cmpfloat (sv_colour_contrast (t.paper, t.faint), >=, 4.5);
    g_assert_cmpfloat (sv_colour_contrast (t.die, t.pip), >=, 7);
    g_assert_cmpfloat (sv_colour_contrast (t.focus, t.focus_edge), >=, 3);
    g_assert_cmpfloat (sv_colour_contrast (t.target, t.target_edge), >=, 3);
    g_assert_cmpfloat (sv_colour_contrast (t.last, t.target_edge), >=, 3);
    /* Team-mate, goal and other targets can be told apart by their lightness or their hue. */
    g_assert_true (sv_scheme_is_plain ((SvScheme)scheme) ||
                   sv_colour_distance (t.mate, t.target) >= 0.14);
    g_assert_true (sv_scheme_is_plain ((SvScheme)scheme) ||
                   sv_colour_distance (t.mate, t.prize) >= 0.14);
    g_assert_cmpfloat (sv_colour_contrast (t.refused, t.target_edge), >=, 3);
    for (unsigned other = 0; other < scheme; other++)
      g_assert_cmpstr (sv_scheme_name ((SvScheme)scheme), !=, sv_scheme_name ((SvScheme)other));
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/theme/parse", test_parse);
  g_test_add_func ("/draw/theme/contrast", test_contrast);
  g_test_add_func ("/draw/theme/teams", test_teams);
  g_test_add_func ("/draw/theme/keeper", test_keeper);
  g_test_add_func ("/draw/theme/standard", test_standard);
  g_test_add_func ("/draw/theme/alike", test_alike);
  g_test_add_func ("/draw/theme/club", test_club);
  g_test_add_func ("/draw/theme/schemes", test_schemes);
  return g_test_run ();
}
