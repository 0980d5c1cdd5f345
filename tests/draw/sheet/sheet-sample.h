/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Two clubs with pictures and long names, for the tests of the sheets. */

#include "sample.h"
#include "sv-sheet.h"

#include <gdk-pixbuf/gdk-pixbuf.h>

enum { SHEET_CARDS = 4, SHEET_PICTURES = 3 };

typedef struct {
  Sample game;
  char *pictures[SHEET_PICTURES]; /* two photographs and a drawing */
  SvSheetCard cards[2][SHEET_CARDS];
  SvSheetTeam teams[2];
} SheetSample;

/* Something like a photograph: no two pixels are the same, and it does not compress to nothing. */
static inline char *
sheet_photograph (int w, int h, unsigned seed)
{
  g_autoptr (GdkPixbuf) pixbuf = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, w, h);
  g_autofree char *data = NULL;
  gsize n = 0;

  for (int y = 0; y < h; y++) {
    guint8 *row = gdk_pixbuf_get_pixels (pixbuf) + y * gdk_pixbuf_get_rowstride (pixbuf);
    for (int x = 0; x < w; x++) {
      seed = seed * 1103515245 + 12345;
      for (int c = 0; c < 3; c++)
        row[3 * x + c] = (guint8)(60 + (x * (c + 1) + y * (3 - c)) * 120 / (w + 2 * h) +
                                  (int)(seed >> (16 + c) & 15));
    }
  }
  if (!gdk_pixbuf_save_to_buffer (pixbuf, &data, &n, "jpeg", NULL, "quality", "85", NULL))
    return NULL;
  g_autofree char *text = g_base64_encode ((const guchar *)data, n);
  return g_strdup_printf ("data:image/jpeg;base64,%s", text);
}

static inline char *
sheet_drawing (const char *svg)
{
  g_autofree char *text = g_base64_encode ((const guchar *)svg, strlen (svg));

  return g_strdup_printf ("data:image/svg+xml;base64,%s", text);
}

/* pictures: fill them in, else the teams have none. Free with sheet_sample_clear (). */
static inline void
sheet_sample_init (SheetSample *self, bool pictures)
{
  static const char *const names[2][SHEET_CARDS] = {
    { "Alex", "Femke de Vries-van den Heuvel", "Bo", "Jan-Willem van der Berg-Oosterhuis" },
    { "Noor", "Ümit Çağlar", "Maria-Magdalena Konstantinopoulou-Papadopoulos", "Sem" },
  };

  memset (self, 0, sizeof *self);
  sample_init (&self->game);
  if (pictures) {
    self->pictures[0] = sheet_photograph (1600, 1200, 1);
    self->pictures[1] = sheet_photograph (900, 1200, 2);
    self->pictures[2] =
        sheet_drawing ("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'><path "
                       "d='M10 8h80v45q0 30-40 42Q10 83 10 53z' fill='#0b4ea2'/></svg>");
  }
  for (int side = 0; side < 2; side++) {
    for (int i = 0; i < SHEET_CARDS; i++)
      self->cards[side][i] =
          (SvSheetCard){ .name = names[side][i], .picture = self->pictures[(side + i) % 3] };
    self->teams[side] =
        (SvSheetTeam){ .name = side == 0 ? "Korfbalvereniging De Blauwe Reigers" : "Rood",
                       .colours = { side == 0 ? "#0b4ea2" : "#c01c28", "#ffd200" },
                       .logo = self->pictures[2],
                       .n_cards = SHEET_CARDS,
                       .cards = self->cards[side] };
  }
}

static inline void
sheet_sample_clear (SheetSample *self)
{
  for (int i = 0; i < SHEET_PICTURES; i++)
    g_free (self->pictures[i]);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (SheetSample, sheet_sample_clear)
