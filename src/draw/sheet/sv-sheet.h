/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-sheet: a board game on paper, to cut out: board, figurines, cards, scoreboard and blanks.
 *
 * An SvSheets is a list of pages of one size of paper, each painted in true size on any Cairo
 * context, so that a window's preview, a printer and a PDF show the same. All of it comes from the
 * tables of the game, its board and its cards; no game is known by name. It opens no files, knows
 * no printer and no dialog. Like a painter it may be used by one thread at a time.
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

/* Which sheets; any may be combined. Their pages always come in this order, but for the backs: each page of
 * them follows its page of cards if both are wanted. */
typedef enum {
  SV_SHEETS_BOARD = 1,       /* on two sheets that join, and smaller on one */
  SV_SHEETS_FIGURINES = 2,   /* to fold and stand, and the ball */
  SV_SHEETS_CARDS = 4,       /* of both teams, 63 × 88 mm */
  SV_SHEETS_BACKS = 8,       /* for these cards, with the club's logo */
  SV_SHEETS_SCOREBOARD = 16, /* home and away, with a track for the goals */
  SV_SHEETS_RULES = 32,      /* in short on a page, and how a turn goes on another */
  SV_SHEETS_TOKENS = 64,     /* clock, score tiles, places beside the pitch, cards */
  SV_SHEETS_DICE = 128,      /* to fold */
  SV_SHEETS_STICKERS = 256,  /* shirt numbers for pawns */
  SV_SHEETS_FORM = 512,      /* to write a match down by hand */
  SV_SHEETS_BLANK = 1024,    /* cards with number and role only, scoreboard with room for a logo */
  SV_SHEETS_BOOKLET = 2048,  /* the rules with pictures, to fold */
  SV_SHEETS_ALL = 4095
} SvSheetKinds;

/* What somebody wants on paper, and how. */
typedef struct {
  SvSheetKinds kinds;
  SvSheetSides sides;
  SvPaper paper;
  gboolean
      ink_saving; /* thin outlines instead of filled shapes; pictures and logos stay as they are */
  char **
      differences; /* translated sentences on what is otherwise than in the standard game, up to NULL;
                       * or NULL: nothing. Copied */
  /* Of cards and their backs: */
  gboolean bleed;      /* colours go on for 3 mm beyond the outer cuts */
  gboolean short_edge; /* the paper is turned over its short edge for the backs, not its long one */
  double shift_x,
      shift_y; /* how far backs stand to the right and down, in mm, for a printer that is off */
} SvSheetWish;

enum { SV_SHEET_SHIFT_MAX = 10 /* mm, either way */ };

/* The sheets of a game with these teams: side 0, at home, first; what they point at outlives
 * the sheets. pictures: where they come from, which outlives the sheets; NULL: each is decoded when it
 * is painted first. */
SvSheets *sv_sheets_new (const SvGame *game,
                         const void *setup,
                         const SvSheetTeam teams[2],
                         const SvSheetWish *wish,
                         SvPictures *pictures);
void sv_sheets_free (SvSheets *self);

/* The kinds of which a team has sheets of its own; all others are of the game, or of both teams. */
SvSheetKinds sv_sheet_kinds_of_team (SvSheetKinds kinds);

/* Put the pages of more, which is taken, behind those that are there. */
void sv_sheets_join (SvSheets *self, SvSheets *more);

/* How many pages there are: at least one for each kind of which the game has any. */
unsigned sv_sheets_get_n_pages (const SvSheets *self);

/* Whether a page is printed; at first all are. Their numbers do not change by it. */
gboolean sv_sheets_is_chosen (const SvSheets *self, unsigned page);
void sv_sheets_choose (SvSheets *self, unsigned page, gboolean chosen);

/* How many are, and the number of the i-th of them. */
unsigned sv_sheets_get_n_chosen (const SvSheets *self);
unsigned sv_sheets_get_chosen (const SvSheets *self, unsigned i);

/* Choose the pages of a list such as "1,3-5", and no others. FALSE, and nothing has changed, if that is
 * no such list, or names a page that there is not. */
gboolean sv_sheets_choose_list (SvSheets *self, const char *list);

/* Width and height of a page in points, 72 to the inch. Pages may lie across. */
void sv_sheets_get_page_size (const SvSheets *self, unsigned page, double *width, double *height);

/* What the page is, translated, e.g. "Player cards". Of the sheets. */
const char *sv_sheets_get_page_title (const SvSheets *self, unsigned page);

/* Paint page 0 … n_pages - 1. One unit of cr is a point, 0, 0 the corner of the paper. The paper
 * itself is not painted. */
void sv_sheets_paint (SvSheets *self, cairo_t *cr, unsigned page);

/* All chosen pages as a PDF document, ready to be saved. The same sheets with the same fonts give the
 * same bytes. Errors: G_IO_ERROR, a sentence. */
GBytes *sv_sheets_write_pdf (SvSheets *self, GError **error);

/* The names that the command line has for kinds: one for each, in their order, then "all" and NULL. */
extern const char *const sv_sheet_kind_words[];

/* The kinds of such a name; FALSE and out untouched if it is none. */
gboolean sv_sheet_kinds_parse (const char *text, SvSheetKinds *out);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvSheets, sv_sheets_free)
