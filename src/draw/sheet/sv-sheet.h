/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet: a board game on paper, to cut out: board, figurines, cards, scoreboard and blanks.
 *
 * An SvSheets is a list of pages of one paper size. Each page is painted in true size on any Cairo
 * context, so that the preview, a printer and a PDF show the same. Everything comes from the
 * tables of the game, its board and its cards; no game is treated specially. This module opens no
 * files and knows no printer and no dialog. It may be used by one thread at a time.
 *
 *      ┌──────────────────────────┐
 *      │ title              page  │   16.5 mm: title, cut marks
 *      │ ┌──────────────────────┐ │
 *      │ │ what is cut out      │ │
 *      │ └──────────────────────┘ │
 *      │ ├──┼──┤ 50 mm    credit  │   16.5 mm: cut marks, ruler to check the size, credit
 *      └──────────────────────────┘                                                           */

#include "sv-game.h"
#include "sv-pictures.h"
#include "sv-sheet-paper.h"
#include "sv-sheet-team.h"
#include <cairo.h>
#include <gio/gio.h>

/* Kinds of pages to print, as flags. The pages come in the order of this list, with one exception:
 * if cards and backs are both wanted, each page of backs follows its page of cards. */
typedef enum {
  SV_SHEETS_BOARD = 1,       /* the board, large on two sheets to glue together, and small on one */
  SV_SHEETS_FIGURINES = 2,   /* figurines to fold and stand up, and the ball */
  SV_SHEETS_CARDS = 4,       /* player cards, 63 × 88 mm */
  SV_SHEETS_BACKS = 8,       /* backs of the player cards, with the club's logo */
  SV_SHEETS_SCOREBOARD = 16, /* scoreboard for home and away, with a track for the goals */
  SV_SHEETS_RULES = 32,      /* short rules on a page, flow chart of a turn on another */
  SV_SHEETS_TOKENS = 64,     /* small parts: clock, score tiles, places beside the pitch, cards */
  SV_SHEETS_DICE = 128,      /* paper dice to fold */
  SV_SHEETS_STICKERS = 256,  /* shirt numbers for pawns */
  SV_SHEETS_FORM = 512,      /* form to write a match down by hand */
  SV_SHEETS_BLANK = 1024,    /* cards with number and role only, scoreboard with room for a logo */
  SV_SHEETS_BOOKLET = 2048,  /* booklet of the rules, with pictures, to fold */
  SV_SHEETS_ALL = 4095
} SvSheetKinds;

/* Options for printing: what the user wants on paper, and how. */
typedef struct {
  SvSheetKinds kinds;
  SvSheetSides sides;
  SvPaper paper;
  /* paint thin outlines instead of filled shapes; pictures and logos are unchanged */
  gboolean ink_saving;
  /* NULL-terminated list of translated sentences on how the rules differ from the standard game, or
   * NULL; copied */
  char **differences;
  /* For cards and their backs: */
  gboolean bleed; /* colours extend 3 mm beyond the outer cuts */
  /* the printer turns the paper over its short edge for the backs, not over its long edge */
  gboolean short_edge;
  double shift_x,
      /* offset of the backs to the right and down in millimetres, for a printer that is
       * misaligned */
      shift_y;
} SvSheetWish;

enum { SV_SHEET_SHIFT_MAX = 10 /* largest offset in millimetres, in either direction */ };

/* Return the sheets of a game with two teams, the home team first. The strings of @teams must
 * outlive the sheets. @pictures: decoder that must outlive the sheets, or NULL to decode each
 * picture when it is painted first. Free with sv_sheets_free (). */
SvSheets *sv_sheets_new (const SvGame *game,
                         const void *setup,
                         const SvSheetTeam teams[2],
                         const SvSheetWish *wish,
                         SvPictures *pictures);
void sv_sheets_free (SvSheets *self);

/* Return those of @kinds that differ from team to team; all others belong to the game or to both
 * teams. */
SvSheetKinds sv_sheet_kinds_of_team (SvSheetKinds kinds);

/* Append the pages of @more. Takes ownership of @more. */
void sv_sheets_join (SvSheets *self, SvSheets *more);

/* Return the cards of several teams, their backs, or both (@kinds) on pages of which only the last
 * may have free places: cards of several teams may lie on one page. @teams: the sheets of each team
 * alone, as its home team (array of SvSheets with a free function, not empty, transfer full). */
SvSheets *sv_sheets_gather_cards (GPtrArray *teams, SvSheetKinds kinds);

/* Return the number of pages: at least one for each kind that the game has. */
unsigned sv_sheets_get_n_pages (const SvSheets *self);

/* Return whether a page is to be printed. At first all pages are chosen. Choosing does not change
 * page numbers. */
gboolean sv_sheets_is_chosen (const SvSheets *self, unsigned page);
void sv_sheets_choose (SvSheets *self, unsigned page, gboolean chosen);

/* Return how many pages are chosen, and (sv_sheets_get_chosen ()) the page number of the @i-th
 * chosen page. */
unsigned sv_sheets_get_n_chosen (const SvSheets *self);
unsigned sv_sheets_get_chosen (const SvSheets *self, unsigned i);

/* Choose exactly the pages of a list such as "1,3-5". Returns FALSE and changes nothing if @list is
 * malformed or names a page that does not exist. */
gboolean sv_sheets_choose_list (SvSheets *self, const char *list);

/* Get the width and height of a page in points (1/72 inch). A page may be landscape. */
void sv_sheets_get_page_size (const SvSheets *self, unsigned page, double *width, double *height);

/* Make all pages @scale times as large, for a poster. */
void sv_sheets_enlarge (SvSheets *self, double scale);

/* Return the translated title of a page, e.g. "Player cards". Owned by the sheets. */
const char *sv_sheets_get_page_title (const SvSheets *self, unsigned page);

/* Paint a page, 0-based. One unit of @cr is a point; 0, 0 is the upper left corner of the paper.
 * The background of the paper is not painted. */
void sv_sheets_paint (SvSheets *self, cairo_t *cr, unsigned page);

/* Return all chosen pages as a PDF document. The same sheets with the same fonts give the same
 * bytes. On failure returns NULL with a G_IO_ERROR whose message is a sentence for the user. */
GBytes *sv_sheets_write_pdf (SvSheets *self, GError **error);

/* The command line's names for kinds: one for each flag, in their order, then "all" and NULL. */
extern const char *const sv_sheet_kind_words[];

/* Read a name of sv_sheet_kind_words. Returns FALSE, and leaves @out unchanged, for any other
 * text. */
gboolean sv_sheet_kinds_parse (const char *text, SvSheetKinds *out);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvSheets, sv_sheets_free)
