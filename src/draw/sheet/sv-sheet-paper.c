/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-sheet-paper.h"

#include <langinfo.h>

static const struct {
  const char *name;
  double width, height; /* size in millimetres, portrait */
} papers[] = {
  [SV_PAPER_A4] = { "a4", 210, 297 },
  [SV_PAPER_LETTER] = { "letter", 215.9, 279.4 },
};

SvPaper
sv_paper_of_locale (void)
{
#ifdef __GLIBC__
  /* The GNU C library returns these numbers in the pointer itself. */
  const int width = (int)GPOINTER_TO_SIZE (nl_langinfo (_NL_PAPER_WIDTH));
  const int height = (int)GPOINTER_TO_SIZE (nl_langinfo (_NL_PAPER_HEIGHT));

  if (width == 216 && height == 279)
    return SV_PAPER_LETTER;
#endif
  return SV_PAPER_A4;
}

gboolean
sv_paper_parse (const char *text, SvPaper *out)
{
  for (unsigned i = 0; text != NULL && i < G_N_ELEMENTS (papers); i++) {
    if (g_ascii_strcasecmp (text, papers[i].name) == 0) {
      *out = (SvPaper)i;
      return TRUE;
    }
  }
  return FALSE;
}

const char *
sv_paper_name (SvPaper paper)
{
  g_return_val_if_fail ((unsigned)paper < G_N_ELEMENTS (papers), NULL);
  return papers[paper].name;
}

SvSheetBox
sv_sheet_paper (SvPaper paper, bool across)
{
  const double w = papers[paper].width, h = papers[paper].height;

  return across ? (SvSheetBox){ 0, 0, h, w } : (SvSheetBox){ 0, 0, w, h };
}

SvSheetBox
sv_sheet_room (SvPaper paper, bool across)
{
  const SvSheetBox all = sv_sheet_paper (paper, across);

  return (SvSheetBox){ SV_SHEET_SIDE, SV_SHEET_HEAD, all.w - 2 * SV_SHEET_SIDE,
                       all.h - 2 * SV_SHEET_HEAD };
}
