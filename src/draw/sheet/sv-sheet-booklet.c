/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* include before our headers, which define N_ if missing */

#include "sv-sheet-booklet.h"

#include "sv-sheet-board.h"
#include "sv-sheet-flow.h"
#include "sv-sheet-rules.h"

#include <pango/pango.h>

static const double MARGIN = 13, FOOT = 8, SMALL = 2.7;
static const double SIZE = 3.7; /* size of all text except the rules, in millimetres */
/* Largest and smallest size of the rules, in millimetres. */
static const double LARGEST = 4, SMALLEST = 3.4;
static const double SHRINK = 0.1;

typedef enum { COVER, NEEDED, RULES, FLOW, NOTES, LAST } PageKind;

typedef struct {
  PageKind kind;
  unsigned first; /* index of the first rule on the page */
} BookPage;

/* Return the printable rectangle of the half sheet that begins at @x. */
static SvSheetBox
room_at (const SvSheets *self, double x)
{
  const SvSheetBox paper = sv_sheet_paper (self->paper, true);

  return (SvSheetBox){ x + MARGIN, MARGIN, paper.w / 2 - 2 * MARGIN, paper.h - 2 * MARGIN - FOOT };
}

static void
add (GArray *pages, PageKind kind, unsigned first)
{
  const BookPage page = { kind, first };

  g_array_append_val (pages, page);
}

/* Return the list of all pages (BookPage), filled up to a multiple of four; free with g_array_unref
 * (). */
static GArray *
list_pages (SvSheets *self, double size)
{
  GArray *pages = g_array_new (FALSE, FALSE, sizeof (BookPage));
  const SvSheetBox room = room_at (self, 0);
  const SvRule *rules = self->game->table.material->rules;

  add (pages, COVER, 0);
  add (pages, NEEDED, 0);
  for (unsigned i = 0; rules[i].title != NULL;
       i = sv_sheet_fill_rules (self, NULL, i, size, true, room, 0))
    add (pages, RULES, i);
  if (self->game->table.material->flow != NULL)
    add (pages, FLOW, 0);
  while (pages->len % 4 != 3)
    add (pages, NOTES, 0);
  add (pages, LAST, 0);
  return pages;
}

static unsigned
count_pages (SvSheets *self, double size)
{
  g_autoptr (GArray) pages = list_pages (self, size);

  return pages->len;
}

/* Return the largest text size for which the booklet needs no more pages than with the smallest. */
static double
choose_size (SvSheets *self)
{
  const unsigned fewest = count_pages (self, SMALLEST);
  double size = LARGEST;

  while (size > SMALLEST && count_pages (self, size) > fewest)
    size -= SHRINK;
  return size;
}

static void
paint_cover (SvSheets *self, cairo_t *cr, SvSheetBox room)
{
  const SvTextStyle title = sv_sheet_style (15, PANGO_WEIGHT_HEAVY, 0.5, self->theme.ink);
  const SvTextStyle about = sv_sheet_style (5, PANGO_WEIGHT_MEDIUM, 0.5, self->theme.ink);
  const SvTextStyle credit = sv_sheet_style (3.2, PANGO_WEIGHT_MEDIUM, 0.5, self->theme.ink);
  const double middle = room.y + room.h / 2;

  sv_paint_text (cr, _ (self->game->title), &title, room.x, room.y + 22, room.w);
  sv_paint_text (cr, _ ("The rules, with pictures"), &about, room.x, room.y + 36, room.w);
  sv_sheet_paint_small_board (self, cr, (SvSheetBox){ room.x, middle - 32, room.w, room.h / 2 });
  sv_paint_paragraph (cr, _ (self->game->credit), &credit, room.x, room.y + room.h - 12, room.w);
}

/* Paint an item of a list. Returns the y at which the next item begins. */
static double
paint_item (SvSheets *self, cairo_t *cr, const char *text, SvSheetBox at)
{
  const SvTextStyle style = sv_sheet_style (SIZE, PANGO_WEIGHT_NORMAL, 0, self->theme.ink);

  sv_path_circle (cr, at.x + 1.2, at.y + SIZE * 0.72, 0.7);
  sv_fill (cr, self->theme.ink);
  return at.y + sv_paint_paragraph (cr, text, &style, at.x + 5, at.y, at.w - 5) + 2;
}

static void
paint_needed (SvSheets *self, cairo_t *cr, SvSheetBox room)
{
  const SvMaterial *material = self->game->table.material;
  const SvTextStyle title = sv_sheet_style (6, PANGO_WEIGHT_BOLD, 0, self->theme.ink);
  const SvTextStyle text = sv_sheet_style (SIZE, PANGO_WEIGHT_NORMAL, 0, self->theme.ink);
  SvSheetBox at = room;

  sv_paint_text (cr, _ ("What you need"), &title, at.x, at.y + 4, at.w);
  at.y += 13;
  at.y = paint_item (self, cr, _ ("The board, figurines of both teams, and the ball"), at);
  if (sv_game_has_cards (self->game))
    at.y = paint_item (self, cr, _ ("The player cards of both teams"), at);
  for (unsigned i = 0; i < G_N_ELEMENTS (material->dice) && material->dice[i] > 0; i++) {
    if (i + 1 < G_N_ELEMENTS (material->dice) && material->dice[i] == material->dice[i + 1]) {
      g_autofree char *two = g_strdup_printf (
          ngettext ("Two dice with %u number", "Two dice with %u numbers", material->dice[i]),
          material->dice[i]);
      at.y = paint_item (self, cr, two, at);
      i++;
      continue;
    }
    g_autofree char *die = g_strdup_printf (
        ngettext ("A die with %u number", "A die with %u numbers", material->dice[i]),
        material->dice[i]);
    at.y = paint_item (self, cr, die, at);
  }
  if (material->track_step > 0)
    at.y = paint_item (self, cr, _ ("The clock, and a small marker to lay on it"), at);
  for (const SvToken *token = material->tokens; token != NULL && token->name != NULL; token++)
    if (token->look != SV_TOKEN_MARKER)
      at.y = paint_item (self, cr, _ (token->name), at);
  at.y = paint_item (self, cr, _ ("A scoreboard, or paper and a pencil"), at);
  at.y += 5;
  at.y += sv_paint_paragraph (
              cr,
              _ ("All of it can be printed with Speelveld, with your own teams on it, and "
                 "cut out. Speelveld also keeps time and score beside a real board, and "
                 "teaches the game step by step."),
              &text, at.x, at.y, at.w) +
          8;
  sv_sheet_paint_differences (self, cr, SIZE, at);
}

static void
paint_turn (SvSheets *self, cairo_t *cr, SvSheetBox room)
{
  const SvTextStyle title = sv_sheet_style (6, PANGO_WEIGHT_BOLD, 0, self->theme.ink);

  sv_paint_text (cr, _ ("How a turn goes"), &title, room.x, room.y + 4, room.w);
  sv_sheet_paint_flow (self, cr, SMALL, (SvSheetBox){ room.x, room.y + 12, room.w, room.h - 12 });
}

static void
paint_notes (SvSheets *self, cairo_t *cr, SvSheetBox room)
{
  const SvTextStyle title = sv_sheet_style (6, PANGO_WEIGHT_BOLD, 0, self->theme.ink);

  sv_paint_text (cr, _ ("Your own rules"), &title, room.x, room.y + 4, room.w);
  cairo_set_line_width (cr, 0.25);
  for (double y = room.y + 20; y < room.y + room.h; y += 9)
    sv_sheet_paint_line (cr, self->theme.line, room.x, y, room.x + room.w, y);
}

static void
paint_last (SvSheets *self, cairo_t *cr, SvSheetBox room)
{
  const SvTextStyle style = sv_sheet_style (SIZE, PANGO_WEIGHT_NORMAL, 0.5, self->theme.ink);
  double y = room.y + room.h * 0.7;

  y += sv_paint_paragraph (cr, _ (self->game->credit), &style, room.x, y, room.w) + 4;
  y +=
      sv_paint_paragraph (cr, _ ("These rules are retold in our own words, with our own drawings."),
                          &style, room.x, y, room.w) +
      4;
  sv_paint_paragraph (cr, _ ("Words and drawings: the Speelveld developers, CC BY-SA 4.0."), &style,
                      room.x, y, room.w);
}

static void
paint_page (SvSheets *self, cairo_t *cr, const BookPage *page, unsigned number, double x)
{
  const SvSheetBox room = room_at (self, x);
  const SvTextStyle foot = sv_sheet_style (3, PANGO_WEIGHT_MEDIUM, 0.5, self->theme.ink);

  switch (page->kind) {
  case COVER:
    paint_cover (self, cr, room);
    return;
  case NEEDED:
    paint_needed (self, cr, room);
    break;
  case RULES:
    sv_sheet_fill_rules (self, cr, page->first, choose_size (self), true, room, 0);
    break;
  case FLOW:
    paint_turn (self, cr, room);
    break;
  case NOTES:
    paint_notes (self, cr, room);
    break;
  case LAST:
  default:
    paint_last (self, cr, room);
    return;
  }
  sv_sheet_paint_number (cr, (int)number, &foot, room.x, room.y + room.h + FOOT, room.w);
}

unsigned
sv_sheet_booklet_page (unsigned n, unsigned side, bool right)
{
  /* The page with the higher number is on the left on front sides, on the right on back sides. */
  const bool outer = (side % 2 == 0) != right;

  return outer ? n - 1 - side : side;
}

static void
paint (SvSheets *self, cairo_t *cr, unsigned page)
{
  g_autoptr (GArray) pages = list_pages (self, choose_size (self));
  const unsigned side = sv_sheet_page (self, page)->first;
  const SvSheetBox paper = sv_sheet_paper (self->paper, true);

  for (int right = 0; right < 2; right++) {
    const unsigned i = sv_sheet_booklet_page (pages->len, side, right == 1);
    paint_page (self, cr, &g_array_index (pages, BookPage, i), i + 1, right * paper.w / 2);
  }
  /* Mark the fold only at the edges of the paper, so that the middle stays white. */
  sv_sheet_fold_lines (self, cr);
  cairo_move_to (cr, paper.w / 2, 4);
  cairo_line_to (cr, paper.w / 2, 10);
  cairo_move_to (cr, paper.w / 2, paper.h - 10);
  cairo_line_to (cr, paper.w / 2, paper.h - 4);
  cairo_stroke (cr);
  sv_sheet_cut_lines (self, cr);
}

void
sv_sheet_add_booklet (SvSheets *self)
{
  if (self->game->table.material == NULL || self->game->table.material->rules == NULL)
    return;
  g_autoptr (GArray) pages = list_pages (self, choose_size (self));
  for (unsigned side = 0; side < pages->len / 2; side++)
    sv_sheet_add_page (
        self, (SvSheetPage){ .title = side % 2 == 0 ? _ ("Booklet, front") : _ ("Booklet, back"),
                             .hint = "",
                             .across = true,
                             .bare = true,
                             .first = side,
                             .paint = paint });
}
