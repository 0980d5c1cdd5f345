/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long it takes to make a PDF of all sheets of two teams whose cards all have pictures, from
 * their documents on. Prints figures, judges nothing. */

#include "figures.h"
#include "sheet-sample.h"

enum { ROUNDS = 9 };

int
main (void)
{
  g_auto (SheetSample) sample;
  char *photographs[2 * SHEET_CARDS];

  sheet_sample_init (&sample, true);
  /* Eight different photographs, as a camera or a telephone makes them. */
  for (int i = 0; i < 2 * SHEET_CARDS; i++) {
    photographs[i] = sheet_photograph (1600, 1200, (unsigned)i + 7);
    sample.cards[i / SHEET_CARDS][i % SHEET_CARDS].picture = photographs[i];
  }
  g_print ("a photograph: %zu bytes of text\n", strlen (photographs[0]));
  for (int ink_saving = 0; ink_saving < 2; ink_saving++) {
    double ms[ROUNDS], first = 0;
    const double begin = figures_processor_ms ();
    gsize size = 0;
    for (int i = -1; i < ROUNDS; i++) {
      const double start = figures_now_ms ();
      g_autoptr (SvSheets) sheets = sv_sheets_new (
          sample.game.game, sample.game.setup, sample.teams,
          &(SvSheetWish){ SV_SHEETS_ALL, SV_SHEETS_BOTH, SV_PAPER_A4, ink_saving }, NULL);
      g_autoptr (GBytes) pdf = sv_sheets_write_pdf (sheets, NULL);
      const double took = figures_now_ms () - start;
      size = g_bytes_get_size (pdf);
      if (i < 0)
        first = took;
      else
        ms[i] = took;
    }
    g_print ("%-24s %7.1f ms (first time %.1f; of the processor %.1f), %zu bytes\n",
             ink_saving ? "all sheets, ink-saving" : "all sheets, in colour",
             figures_median (ms, ROUNDS), first, (figures_processor_ms () - begin) / (ROUNDS + 1),
             size);
  }
  for (int i = 0; i < 2 * SHEET_CARDS; i++)
    g_free (photographs[i]);
  return 0;
}
