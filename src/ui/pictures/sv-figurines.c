/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-figurines.h"

#include "sv-colour-scheme.h"
#include "sv-paint.h"

unsigned
sv_figurines_of (const SvGame *game, int side, unsigned max, SvPiece out[])
{
  g_autofree char *setup = g_malloc0 (MAX (game->setup_size, 1));
  g_autofree char *state = g_malloc0 (MAX (game->state_size, 1));
  SvView view = { 0 };
  unsigned n = 0;

  sv_game_standard (game, setup);
  game->init (setup, state);
  game->view (setup, state, &view);
  for (unsigned i = 0; i < view.n_pieces && n < max; i++) {
    if (view.pieces[i].side == side)
      out[n++] = view.pieces[i];
  }
  return n;
}

int
sv_figurines_width (unsigned n, int step)
{
  return n == 0 ? 0 : (int)(n - 1) * step + SV_FIGURINE_WIDTH;
}

static const char *const *
colours_or_null (const char *const colours[2])
{
  return colours != NULL && colours[0] != NULL ? colours : NULL;
}

GdkTexture *
sv_figurines_paint (const SvPiece *pieces,
                    unsigned n,
                    int step,
                    const char *const first[2],
                    const char *const second[2],
                    int scale)
{
  const int width = MAX (sv_figurines_width (n, step), 1) * scale;
  const int height = SV_FIGURINE_HEIGHT * scale;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  const gsize stride = (gsize)cairo_image_surface_get_stride (surface);
  cairo_t *cr = cairo_create (surface);
  g_autoptr (SvPainter) painter = NULL;
  g_autoptr (GBytes) bytes = NULL;
  GdkTexture *texture;
  SvTheme theme;

  sv_theme_init (&theme, sv_colour_scheme_get (sv_colour_scheme_get_default ()),
                 colours_or_null (first), colours_or_null (second));
  painter = sv_painter_new (NULL, &theme);
  cairo_scale (cr, scale, scale);
  for (unsigned i = 0; i < n; i++) {
    SvPiece piece = pieces[i];

    piece.flags &= SV_PIECE_KEEPER;
    sv_paint_piece (painter, cr, &piece, SV_FIGURINE_WIDTH);
    cairo_translate (cr, step, 0);
  }
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface), stride * (gsize)height);
  texture = gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
  cairo_surface_destroy (surface);
  return texture;
}
