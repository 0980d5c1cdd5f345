/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-team-colours.h"

#include <glib/gi18n.h>

#include "sv-library.h"
#include "sv-paint.h"
#include "sv-sentence.h"
#include "sv-team-words.h"

enum { FLOOR_WIDTH = 60, FLOOR_HEIGHT = 36 };

#define PATTERN_CONTRAST 1.6
#define FLOOR_DISTANCE 0.16

/* Return the average colour of the middle of the pitch in the light theme. */
static SvColour
floor_colour (const SvGame *game)
{
  g_autofree char *setup = g_malloc0 (MAX (game->setup_size, 1));
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, FLOOR_WIDTH, FLOOR_HEIGHT);
  cairo_t *cr = cairo_create (surface);
  SvColour sum = { 0, 0, 0, 1 };
  SvTheme theme;
  SvFit fit;

  sv_game_standard (game, setup);
  sv_theme_init (&theme, SV_SCHEME_LIGHT, NULL, NULL);
  g_autoptr (SvPainter) painter = sv_painter_new (game->board (setup), &theme);
  painter->letters = FALSE;
  sv_fit_board (&fit, game->board (setup), FLOOR_WIDTH, FLOOR_HEIGHT);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  sv_paint_pitch (painter, cr, &fit, FLOOR_WIDTH, FLOOR_HEIGHT);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  const guint8 *data = cairo_image_surface_get_data (surface);
  const gsize stride = (gsize)cairo_image_surface_get_stride (surface);
  double n = 0;
  for (gsize y = FLOOR_HEIGHT / 4; y < 3 * FLOOR_HEIGHT / 4; y++)
    for (gsize x = FLOOR_WIDTH / 4; x < 3 * FLOOR_WIDTH / 4; x++, n++) {
      const guint8 *p = data + y * stride + 4 * x; /* blue is the first byte of a pixel */
      sum.b += p[0] / 255.0;
      sum.g += p[1] / 255.0;
      sum.r += p[2] / 255.0;
    }
  cairo_surface_destroy (surface);
  return (SvColour){ sum.r / n, sum.g / n, sum.b / n, 1 };
}

/* Return the first of @others whose shirts are so similar that it would have to change them in a
 * match against @team, or NULL if none. */
static const SvTeamDoc *
find_alike (const SvTeamDoc *team, GPtrArray *others)
{
  const char *const ours[2] = { team->colours[0], team->colours[1] };

  for (guint i = 0; others != NULL && i < others->len; i++) {
    const SvTeamDoc *other = ((const SvLibraryItem *)g_ptr_array_index (others, i))->team;
    const char *const theirs[2] = { other->colours[0], other->colours[1] };
    const char *const nobody[2] = { "#ffffff", "#000000" };
    SvTheme together, alone;

    if (theirs[0] == NULL || g_strcmp0 (other->name, team->name) == 0)
      continue;
    sv_theme_init (&together, SV_SCHEME_LIGHT, ours, theirs);
    sv_theme_init (&alone, SV_SCHEME_LIGHT, theirs, nobody);
    if (sv_colour_distance (together.kit[1].shirt, alone.kit[0].shirt) > 0.01)
      return other;
  }
  return NULL;
}

static void
add (GString *text, const char *sentence)
{
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
}

char *
sv_team_colours_describe (const SvTeamDoc *team, GPtrArray *others)
{
  g_autoptr (GString) text = g_string_new (NULL);
  SvColour shirt, trim;

  if (!sv_colour_parse (team->colours[0], &shirt) || !sv_colour_parse (team->colours[1], &trim))
    return g_strdup (_ ("The team plays in the standard colours."));
  if (sv_colour_contrast (shirt, trim) < PATTERN_CONTRAST)
    add (text, _ ("The two colours are very similar: the pattern on the shirt will be made lighter "
                  "or darker."));
  if (sv_colour_distance (shirt, floor_colour (team->game)) < FLOOR_DISTANCE)
    add (text, _ ("The shirts are very similar to the floor of the pitch."));
  const SvTeamDoc *alike = find_alike (team, others);
  if (alike != NULL) {
    g_autofree char *sentence =
        sv_sentence (_ ("%s wears nearly the same shirts: when the two meet, the second team plays "
                        "in its second colour."),
                     sv_team_words_name (alike));
    add (text, sentence);
  }
  if (text->len == 0)
    add (text, _ ("These colours stand out well on the pitch and from the other teams."));
  return g_string_free (g_steal_pointer (&text), FALSE);
}
