/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-frame: what all sheets stand on: the pages, who plays, title, ruler, credit, and the lines
 * that say where to cut. All lengths are millimetres unless they are called points; y grows downwards
 * from the upper edge of the paper. */

#include "sv-paint-card.h"
#include "sv-paint-shape.h"
#include "sv-paint-text.h"
#include "sv-pictures.h"
#include "sv-sheet-paper.h"
#include "sv-sheet-team.h"

#define SV_POINTS_PER_MM (72.0 / 25.4)

enum { SV_SHEET_CARD_WIDTH = 63, SV_SHEET_CARD_HEIGHT = 88 };

typedef struct {
  const char *title; /* translated */
  const char *hint;  /* translated: how to make the thing */
  bool across;       /* the long side of the paper is its width */
  bool blank;
  bool bare;     /* without title, ruler and credit */
  bool left_out; /* not to be printed */
  const void
      *content;   /* of what the page is, if that is more than the game; it outlives the sheets */
  unsigned first; /* what of it the page begins with: cell, card, row; half of the board */
  void (*paint) (SvSheets *self, cairo_t *cr, unsigned page);
} SvSheetPage;

struct _SvSheets {
  const SvGame *game;
  void *setup;
  const SvBoard *board;
  SvView view; /* before the first event */
  SvPaper paper;
  SvSheetSides sides;
  bool saves_ink;
  bool bleed, short_edge; /* of cards, as SvSheetWish has them */
  double shift_x, shift_y;
  SvSheetTeam teams[2]; /* name NULL: none */
  char *about;          /* what the sheets are of, or NULL: of the teams */
  char *differences;    /* from the standard rules, in sentences; NULL: none */
  const char *nothing;  /* translated: why there is no page */
  gpointer content;     /* what pages point to, and what frees it; or NULL */
  GDestroyNotify free_content;
  SvTheme theme;
  SvPainter *painter;                  /* or NULL: no pitch is printed */
  SvPictures *pictures, *own_pictures; /* the second: or NULL, if they are the caller's */
  GArray *pages;                       /* of SvSheetPage */
  GPtrArray *more;                     /* of SvSheets, whose pages follow; or NULL */
  unsigned before, in_all; /* pages: those in front of the first, and all of the document */
};

static inline const SvSheetPage *
sv_sheet_page (const SvSheets *self, unsigned page)
{
  return &g_array_index (self->pages, SvSheetPage, page);
}

/* Sheets without a page yet, of no setup and no team. */
SvSheets *sv_sheet_new_empty (const SvGame *game,
                              SvPaper paper,
                              gboolean ink_saving,
                              const SvSheetTeam teams[2],
                              SvPictures *pictures);

/* Whether there are sheets of the team of this side. */
static inline bool
sv_sheet_has_side (const SvSheets *self, int side)
{
  return ((unsigned)self->sides >> side & 1) != 0;
}

/* How many figurines this side begins the match with. */
unsigned sv_sheet_count_pieces (const SvSheets *self, int side);

/* Add a page behind the others. */
void sv_sheet_add_page (SvSheets *self, SvSheetPage page);

/* What a team is called on paper: its name, or home and away. */
const char *sv_sheet_team_name (const SvSheets *self, int side);

/* Whose sheets these are: the competition, both teams, or the one team that is printed alone. */
char *sv_sheet_dup_about (const SvSheets *self);

/* What a piece of the view is called: the player, or NULL; the role in any case. */
const char *sv_sheet_player_name (const SvSheets *self, const SvPiece *piece);

/* The face of the card of a piece as it is printed, whatever happens in a match. */
void sv_sheet_fill_face (const SvSheets *self, int piece, SvCardFace *face);

/* Words of this size, which become half as large if they have no room. align: 0 on the left … 1 on the right. */
SvTextStyle sv_sheet_style (double size, int weight, double align, SvColour colour);

/* A number as such words, round y. */
void sv_sheet_paint_number (
    cairo_t *cr, int number, const SvTextStyle *style, double x, double y, double w);

/* The path that is there, with an outline and, unless ink is saved, filled. */
void
sv_sheet_colour_in (SvSheets *self, cairo_t *cr, SvColour colour, SvColour outline, double width);

/* Title, page, ruler and credit. */
void sv_sheet_paint_frame (SvSheets *self, cairo_t *cr, unsigned page);

/* A straight line. */
void sv_sheet_paint_line (cairo_t *cr, SvColour colour, double x0, double y0, double x1, double y1);

/* Make the lines that follow dashed: where to fold. sv_sheet_cut_lines () undoes it. */
void sv_sheet_fold_lines (SvSheets *self, cairo_t *cr);
void sv_sheet_cut_lines (SvSheets *self, cairo_t *cr);

/* Marks round a grid: at each of the xs above and below, at each of the ys beside it, as far from it as
 * the gap. */
void sv_sheet_paint_cut_marks (SvSheets *self,
                               cairo_t *cr,
                               unsigned n_x,
                               const double *xs,
                               unsigned n_y,
                               const double *ys,
                               double gap);

/* A pair of scissors about 5 mm long that cuts to the right from x, y. */
void sv_sheet_paint_scissors (SvSheets *self, cairo_t *cr, double x, double y, double angle);

/* The logo of a team into a square, or room to draw or glue one in. */
void sv_sheet_paint_logo (SvSheets *self, cairo_t *cr, const char *logo, SvSheetBox box);
