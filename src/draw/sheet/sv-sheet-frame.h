/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet-frame: what all printed sheets share: the list of pages, the teams, and the title,
 * ruler, credit and cut lines of a page. All lengths are in millimetres unless points are named; y
 * grows downwards from the upper edge of the paper. */

#include "sv-paint-card.h"
#include "sv-paint-shape.h"
#include "sv-paint-text.h"
#include "sv-pictures.h"
#include "sv-sheet-paper.h"
#include "sv-sheet-team.h"

#define SV_POINTS_PER_MM (72.0 / 25.4)

enum { SV_SHEET_CARD_WIDTH = 63, SV_SHEET_CARD_HEIGHT = 88 };

typedef struct {
  const char *title; /* translated title of the page */
  const char *hint;  /* translated: how to print and make what is on the page */
  bool across;       /* landscape paper */
  bool blank;
  bool bare;     /* the page has no title, ruler and credit */
  bool left_out; /* the user has deselected the page */
  /* data that this page prints, besides the game; not owned, must outlive the sheets; or NULL */
  const void *content;
  /* index of the first item on the page: a cell, card or row, or which half of the board */
  unsigned first;
  void (*paint) (SvSheets *self, cairo_t *cr, unsigned page);
} SvSheetPage;

struct _SvSheets {
  const SvGame *game;
  void *setup;
  const SvBoard *board;
  SvView view; /* position before the first event */
  SvPaper paper;
  SvSheetSides sides;
  bool saves_ink;
  double scale; /* how much larger the pages are than their paper; 0 for as large */
  bool bleed, short_edge; /* how cards are printed, as in SvSheetWish */
  double shift_x, shift_y;
  SvSheetTeam teams[2]; /* team; its name is NULL if the caller gave none */
  char *about;          /* title of the competition, or NULL for the sheets of the teams */
  /* sentences on how the rules differ from the standard game, or NULL if they do not */
  char *differences;
  const char *nothing; /* translated sentence that says why there is no page */
  gpointer content;    /* owned data that the pages print, or NULL; freed by @free_content */
  GDestroyNotify free_content;
  GHashTable *marks; /* SvSheetMark by the name of the team; not owned; NULL if there are none */
  SvTheme theme;
  SvPainter *painter; /* owned; NULL if no page shows a board */
  /* source of pictures; @own_pictures is NULL if @pictures belongs to the caller */
  SvPictures *pictures, *own_pictures;
  /* sheets of one more team each whose cards lie on the pages of these (of SvSheets), or NULL */
  GPtrArray *decks;
  GArray *pages;           /* all pages of these sheets (of SvSheetPage) */
  GPtrArray *more;         /* further sheets whose pages follow these (of SvSheets), or NULL */
  unsigned before, in_all; /* number of pages of the document before these sheets, and in all */
};

static inline const SvSheetPage *
sv_sheet_page (const SvSheets *self, unsigned page)
{
  return &g_array_index (self->pages, SvSheetPage, page);
}

/* Return sheets without any page and without a setup. Free with sv_sheets_free (). */
SvSheets *sv_sheet_new_empty (const SvGame *game,
                              SvPaper paper,
                              gboolean ink_saving,
                              const SvSheetTeam teams[2],
                              SvPictures *pictures);

/* Return whether the sheets of the team of @side are to be printed. */
static inline bool
sv_sheet_has_side (const SvSheets *self, int side)
{
  return ((unsigned)self->sides >> side & 1) != 0;
}

/* Return how many figurines @side has at the beginning of the match. */
unsigned sv_sheet_count_pieces (const SvSheets *self, int side);

/* Append a page. */
void sv_sheet_add_page (SvSheets *self, SvSheetPage page);

/* Return the printed name of a team: its own name, or "Home" or "Away", translated. */
const char *sv_sheet_team_name (const SvSheets *self, int side);

/* Return what the sheets are about, for titles: the competition, both teams, or the one team that
 * is printed alone. Free with g_free (). */
char *sv_sheet_dup_about (const SvSheets *self);

/* Return the name of the player of @piece, or NULL if the team's document gives none. */
const char *sv_sheet_player_name (const SvSheets *self, const SvPiece *piece);

/* Fill @face with the printed contents of the card of @piece: without anything that changes during
 * a match. */
void sv_sheet_fill_face (const SvSheets *self, int piece, SvCardContents *face);

/* Return a text style that shrinks to half of @size if the text does not fit. @align: 0 left … 1
 * right. */
SvTextStyle sv_sheet_style (double size, int weight, double align, SvColour colour);

/* Paint a number in @style, vertically centred on @y, in @x … @x + @w. */
void sv_sheet_paint_number (
    cairo_t *cr, int number, const SvTextStyle *style, double x, double y, double w);

/* Draw the outline of the current path and, unless ink is saved, fill the path with @colour. */
void
sv_sheet_colour_in (SvSheets *self, cairo_t *cr, SvColour colour, SvColour outline, double width);

/* Paint the parts that pages have in common: title, page number, ruler and credit. */
void sv_sheet_paint_frame (SvSheets *self, cairo_t *cr, unsigned page);

/* Draw a straight line with the current line width. */
void sv_sheet_paint_line (cairo_t *cr, SvColour colour, double x0, double y0, double x1, double y1);

/* Set dashed lines, which show where to fold. sv_sheet_cut_lines () sets solid lines, which show
 * where to cut. */
void sv_sheet_fold_lines (SvSheets *self, cairo_t *cr);
void sv_sheet_cut_lines (SvSheets *self, cairo_t *cr);

/* Paint cut marks around a grid: above and below it at each of @xs, left and right of it at each of
 * @ys. @gap: distance from the grid to the marks. */
void sv_sheet_paint_cut_marks (SvSheets *self,
                               cairo_t *cr,
                               unsigned n_x,
                               const double *xs,
                               unsigned n_y,
                               const double *ys,
                               double gap);

/* Paint a pair of scissors, about 5 mm long, at @x, @y. It cuts to the right, turned by @angle
 * radians. */
void sv_sheet_paint_scissors (SvSheets *self, cairo_t *cr, double x, double y, double angle);

/* Paint the logo of a team into a square; without a logo, paint an empty field in which to draw or
 * glue one. */
void sv_sheet_paint_logo (SvSheets *self, cairo_t *cr, const char *logo, SvSheetBox box);

/* The mark of a team is its small logo, or a disc in its colours, before its name. This is the
 * width of a mark with the gap behind it, as a multiple of its height. */
static const double sv_sheet_mark = 1.35;

/* Paint the mark of a team, if it has one, @size large and vertically centred on @y. Returns the
 * width that it takes with the gap behind it, or 0. */
double sv_sheet_paint_mark (
    SvSheets *self, cairo_t *cr, const char *team, double x, double y, double size);
