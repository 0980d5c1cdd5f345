/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the files that paint sheets share and nobody else may use. All lengths are millimetres
 * unless they are called points; y grows downwards from the upper edge of the paper. */

#include "sv-paint-card.h"
#include "sv-paint-private.h"
#include "sv-paint-text.h"
#include "sv-pictures.h"
#include "sv-sheet.h"

#define SV_POINTS_PER_MM (72.0 / 25.4)

/* From the edge of the paper to what is on it: more than any common printer leaves white. */
#define SV_SHEET_SIDE 10.0
#define SV_SHEET_HEAD 16.5

enum { SV_SHEET_CARD_WIDTH = 63, SV_SHEET_CARD_HEIGHT = 88 };

typedef struct {
  double x, y, w, h;
} SvSheetBox;

typedef struct {
  const char *title; /* translated */
  const char *hint;  /* translated: how to make the thing */
  bool across;       /* the long side of the paper is its width */
  bool blank;
  unsigned first; /* cell or card that the page begins with; half of the board */
  void (*paint) (SvSheets *self, cairo_t *cr, unsigned page);
} SvSheetPage;

typedef struct {
  char *name, *role, *picture;
} SvSheetCardCopy;

typedef struct {
  char *name; /* or NULL */
  char *logo;
  SvSheetCardCopy *cards; /* game->n_cards */
} SvSheetTeamCopy;

struct _SvSheets {
  const SvGame *game;
  void *setup;
  const SvBoard *board;
  SvView view; /* before the first event */
  SvPaper paper;
  bool saves_ink;
  SvSheetTeamCopy teams[2];
  SvTheme theme;
  SvPainter *painter;
  SvPictures *pictures, *own_pictures; /* the second: or NULL, if they are the caller's */
  GArray *pages;                       /* of SvSheetPage */
};

static inline const SvSheetPage *
sv_sheet_page (const SvSheets *self, unsigned page)
{
  return &g_array_index (self->pages, SvSheetPage, page);
}

/* Add a page behind the others. */
void sv_sheet_add_page (SvSheets *self, SvSheetPage page);

/* The paper, and the part of it that is for what is cut out. */
SvSheetBox sv_sheet_paper (SvPaper paper, bool across);
SvSheetBox sv_sheet_room (SvPaper paper, bool across);

/* What a team is called on paper: its name, or home and away. */
const char *sv_sheet_team_name (const SvSheets *self, int side);

/* What a piece of the view is called: the player, or NULL; the role in any case. */
const char *sv_sheet_player_name (const SvSheets *self, const SvPiece *piece);

/* The face of the card of a piece as it is printed, whatever happens in a match. */
void sv_sheet_fill_face (const SvSheets *self, int piece, SvCardFace *face);

/* Millimetres of a board unit on the board of two sheets. */
double sv_sheet_board_scale (const SvSheets *self);

/* Each adds the pages of one kind. */
void sv_sheet_add_board (SvSheets *self);
void sv_sheet_add_figurines (SvSheets *self);
void sv_sheet_add_cards (SvSheets *self, bool blank);
void sv_sheet_add_scoreboard (SvSheets *self, bool blank);

/* ---- Furniture ---- */

/* Title, page, ruler and credit. */
void sv_sheet_paint_frame (SvSheets *self, cairo_t *cr, unsigned page);

/* A straight line. */
void sv_sheet_paint_line (cairo_t *cr, SvColour colour, double x0, double y0, double x1, double y1);

/* Make the lines that follow dashed: where to fold. sv_sheet_cut_lines () undoes it. */
void sv_sheet_fold_lines (SvSheets *self, cairo_t *cr);
void sv_sheet_cut_lines (SvSheets *self, cairo_t *cr);

/* Marks round a grid: at each of the xs above and below, at each of the ys beside it. */
void sv_sheet_paint_cut_marks (
    SvSheets *self, cairo_t *cr, unsigned n_x, const double *xs, unsigned n_y, const double *ys);

/* A pair of scissors about 5 mm long that cuts to the right from x, y. */
void sv_sheet_paint_scissors (SvSheets *self, cairo_t *cr, double x, double y, double angle);

/* The logo of a team into a square, or room to draw or glue one in. */
void sv_sheet_paint_logo (SvSheets *self, cairo_t *cr, const char *logo, SvSheetBox box);
