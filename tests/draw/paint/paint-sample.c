/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes pictures of everything that the draw room paints into a folder, for looking at. */

#include "sample.h"
#include "sv-paint-die.h"
#include <cairo-pdf.h>

static cairo_t *
begin (int w, int h, SvScheme scheme)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, w, h);
  cairo_t *cr = cairo_create (surface);

  cairo_surface_destroy (surface);
  if (scheme == SV_SCHEME_DARK)
    cairo_set_source_rgb (cr, 0.14, 0.14, 0.15);
  else if (scheme == SV_SCHEME_CONTRAST_DARK)
    cairo_set_source_rgb (cr, 0, 0, 0);
  else
    cairo_set_source_rgb (cr, 0.96, 0.96, 0.95);
  cairo_paint (cr);
  return cr;
}

static void
end (cairo_t *cr, const char *folder, const char *name)
{
  g_autofree char *file = g_strdup_printf ("%s/%s.png", folder, name);

  if (cairo_surface_write_to_png (cairo_get_target (cr), file) != CAIRO_STATUS_SUCCESS)
    g_error ("%s cannot be written", file);
  cairo_destroy (cr);
}

static void
paint_board (const Sample *sample, const char *folder, SvScheme scheme, int w, int h)
{
  static const unsigned looks[] = { SV_LOOK_LAST,
                                    SV_LOOK_LAST,
                                    0,
                                    SV_LOOK_TARGET,
                                    SV_LOOK_FOCUS,
                                    SV_LOOK_TARGET,
                                    0,
                                    SV_LOOK_TARGET | SV_LOOK_HOVER,
                                    SV_LOOK_TARGET | SV_LOOK_FOCUS,
                                    SV_LOOK_HOVER,
                                    0,
                                    SV_LOOK_REFUSED };
  SvTheme theme;
  SvFit fit;
  cairo_t *cr = begin (w, h, scheme);
  g_autofree char *name = g_strdup_printf ("pitch-%s-%dx%d", sv_scheme_name (scheme), w, h);

  sv_theme_init (&theme, scheme, NULL, NULL);
  g_autoptr (SvPainter) painter = sv_painter_new (sample->board, &theme);
  sv_fit_board (&fit, sample->board, w, h);
  sv_paint_pitch (painter, cr, &fit, w, h);
  for (unsigned i = 0; i < MIN (sample->board->n_spaces, G_N_ELEMENTS (looks)); i++)
    sv_paint_space (painter, cr, &fit, (int)i, looks[i]);
  sample_paint_pieces (sample, painter, cr, &fit);
  end (cr, folder, name);
}

static void
fill_card (const Sample *sample, unsigned piece, SvCardFace *face)
{
  static const char *const names[] = { "Alex", "Femke de Vries", "Bo", "Jan-Willem van der Berg",
                                       "Tijn", "Noor",           NULL, "Sem" };

  sv_card_face_fill (face, sample->game, sample->setup, &sample->view, (int)piece, names[piece],
                     NULL);
}

static void
paint_cards (const Sample *sample, const char *folder, SvScheme scheme, int w)
{
  const int h = (int)(w * SV_CARD_RATIO + 0.5);
  SvTheme theme;
  cairo_t *cr = begin (4 * (w + 12) + 12, 2 * (h + 12) + 12, scheme);
  g_autofree char *name = g_strdup_printf ("cards-%s-%d", sv_scheme_name (scheme), w);

  sv_theme_init (&theme, scheme, NULL, NULL);
  g_autoptr (SvPainter) painter = sv_painter_new (NULL, &theme);
  for (unsigned i = 0; i < sample->view.n_pieces; i++) {
    SvCardFace face;
    fill_card (sample, i, &face);
    cairo_save (cr);
    cairo_translate (cr, 12 + (int)(i % 4) * (w + 12), 12 + (int)(i / 4) * (h + 12));
    sv_paint_card (painter, cr, &face, w, h);
    cairo_restore (cr);
  }
  end (cr, folder, name);
}

static void
paint_dice (const char *folder, SvScheme scheme, const char *const colours[2])
{
  SvTheme theme;
  cairo_t *cr = begin (7 * 80 + 10, 4 * 80 + 10, scheme);
  g_autofree char *name = g_strdup_printf ("dice-%s", sv_scheme_name (scheme));

  sv_theme_init (&theme, scheme, colours, NULL);
  for (int side = -1; side < 2; side++)
    for (int value = 0; value <= 6; value++) {
      cairo_save (cr);
      cairo_translate (cr, 10 + value * 80, 10 + (side + 1) * 80);
      sv_paint_die (cr, &theme, side, value, 70);
      cairo_restore (cr);
    }
  for (int value = 0; value <= 6; value++) {
    cairo_save (cr);
    cairo_translate (cr, 10 + value * 80, 250);
    sv_paint_die (cr, &theme, value % 2, value, 32);
    cairo_restore (cr);
  }
  end (cr, folder, name);
}

/* Figurines in several sizes and in colours that clubs might have. */
static void
paint_pieces (const Sample *sample, const char *folder)
{
  static const char *const pairs[][4] = {
    { NULL, NULL, NULL, NULL },
    { "#e01b24", "#ffffff", "#d01c2a", "#1a1a1a" },
    { "#ffffff", "#0b3d91", "#fdfdfd", "#fefefe" },
    { "#101010", "#ffd700", "#2244aa", "#2244aa" },
    { "#ffd800", "#003399", "#7a1fa2", "#ffffff" },
  };
  cairo_t *cr = begin (8 * 130, (int)G_N_ELEMENTS (pairs) * 160 + 60, SV_SCHEME_LIGHT);

  for (unsigned k = 0; k < G_N_ELEMENTS (pairs); k++) {
    SvTheme theme;
    sv_theme_init (&theme, SV_SCHEME_LIGHT, pairs[k][0] != NULL ? &pairs[k][0] : NULL,
                   pairs[k][2] != NULL ? &pairs[k][2] : NULL);
    g_autoptr (SvPainter) painter = sv_painter_new (NULL, &theme);
    for (unsigned i = 0; i < sample->view.n_pieces; i++) {
      SvPiece piece = sample->view.pieces[i];
      cairo_save (cr);
      cairo_translate (cr, 5 + i * 130, 5 + k * 160);
      if (i == 3)
        piece.look = "no-such-look";
      if (i == 7)
        piece.number = 11;
      sv_paint_piece (painter, cr, &piece, 120);
      cairo_restore (cr);
      if (k == 0) {
        cairo_save (cr);
        cairo_translate (cr, 5 + i * 60, 805);
        sv_paint_piece (painter, cr, &piece, 40);
        cairo_restore (cr);
      }
    }
  }
  end (cr, folder, "pieces");
}

/* Nine cards on a sheet of A4, as vectors. */
static void
paint_sheet (const Sample *sample, const char *folder)
{
  const double mm = 72 / 25.4;
  g_autofree char *file = g_strdup_printf ("%s/sheet.pdf", folder);
  cairo_surface_t *surface = cairo_pdf_surface_create (file, 210 * mm, 297 * mm);
  cairo_t *cr = cairo_create (surface);
  SvTheme theme;

  sv_theme_init (&theme, SV_SCHEME_LIGHT, NULL, NULL);
  g_autoptr (SvPainter) painter = sv_painter_new (NULL, &theme);
  cairo_scale (cr, mm, mm);
  for (unsigned i = 0; i < 9; i++) {
    SvCardFace face;
    fill_card (sample, i % 8, &face);
    face.flags = 0;
    face.need = 0;
    if (i == 8)
      face.name = NULL;
    for (unsigned k = 0; i == 8 && k < face.n_powers; k++)
      face.powers[k].value = 0;
    cairo_save (cr);
    cairo_translate (cr, 8 + i % 3 * 65.5, 12 + i / 3 * 91);
    sv_paint_card (painter, cr, &face, 63, 88);
    cairo_restore (cr);
  }
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

int
main (int argc, char **argv)
{
  static const SvScheme schemes[] = { SV_SCHEME_LIGHT, SV_SCHEME_DARK, SV_SCHEME_CONTRAST,
                                      SV_SCHEME_CONTRAST_DARK, SV_SCHEME_INK };
  Sample sample;

  if (argc != 2) {
    g_printerr ("Use: paint-sample FOLDER\n");
    return 2;
  }
  sample_init (&sample);
  for (unsigned i = 0; i < G_N_ELEMENTS (schemes); i++) {
    paint_board (&sample, argv[1], schemes[i], 360, 640);
    paint_board (&sample, argv[1], schemes[i], 900, 500);
    paint_board (&sample, argv[1], schemes[i], 1600, 1000);
    paint_cards (&sample, argv[1], schemes[i], 90);
    paint_cards (&sample, argv[1], schemes[i], 150);
    paint_cards (&sample, argv[1], schemes[i], 300);
    paint_dice (argv[1], schemes[i], NULL);
  }
  paint_pieces (&sample, argv[1]);
  paint_sheet (&sample, argv[1]);
  return 0;
}
