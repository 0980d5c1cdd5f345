/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* include before our headers, which define N_ if missing */

#include "sv-sheet.h"

#include "sv-sheet-board.h"
#include "sv-sheet-booklet.h"
#include "sv-sheet-cards.h"
#include "sv-sheet-dice.h"
#include "sv-sheet-figurines.h"
#include "sv-sheet-form.h"
#include "sv-sheet-rules.h"
#include "sv-sheet-scoreboard.h"
#include "sv-sheet-stickers.h"
#include "sv-sheet-tokens.h"

#include <cairo-pdf.h>
#include <string.h>

const char *const sv_sheet_kind_words[] = { "board", "figurines", "cards", "backs",    "scoreboard",
                                            "rules", "tokens",    "dice",  "stickers", "form",
                                            "blank", "booklet",   "all",   NULL };

gboolean
sv_sheet_kinds_parse (const char *text, SvSheetKinds *out)
{
  for (unsigned i = 0; text != NULL && sv_sheet_kind_words[i] != NULL; i++) {
    if (strcmp (text, sv_sheet_kind_words[i]) == 0) {
      *out = 1u << i <= SV_SHEETS_ALL ? 1u << i : SV_SHEETS_ALL;
      return TRUE;
    }
  }
  return FALSE;
}

static void
read_view (SvSheets *self)
{
  /* Allocated, so that it is aligned for any type in a game's state. */
  g_autofree void *state = g_malloc0 (self->game->state_size);

  self->game->init (self->setup, state);
  self->game->view (self->setup, state, &self->view);
  /* Printed pieces do not show the state of a match, only who keeps the goal. */
  for (unsigned i = 0; i < self->view.n_pieces; i++) {
    self->view.pieces[i].flags &= SV_PIECE_KEEPER;
    self->view.pieces[i].need = 0;
  }
}

SvSheetKinds
sv_sheet_kinds_of_team (SvSheetKinds kinds)
{
  return kinds & (SV_SHEETS_FIGURINES | SV_SHEETS_CARDS | SV_SHEETS_BACKS | SV_SHEETS_STICKERS);
}

SvSheets *
sv_sheets_new (const SvGame *game,
               const void *setup,
               const SvSheetTeam teams[2],
               const SvSheetWish *wish,
               SvPictures *pictures)
{
  const SvSheetKinds kinds = wish->kinds;
  g_return_val_if_fail ((kinds & SV_SHEETS_ALL) != 0, NULL);
  g_return_val_if_fail ((wish->sides & SV_SHEETS_BOTH) != 0, NULL);
  g_return_val_if_fail (wish->paper == SV_PAPER_A4 || wish->paper == SV_PAPER_LETTER, NULL);

  SvSheets *self = sv_sheet_new_empty (game, wish->paper, wish->ink_saving, teams, pictures);
  self->sides = wish->sides;
  self->bleed = wish->bleed;
  self->short_edge = wish->short_edge;
  self->shift_x = wish->shift_x;
  self->shift_y = wish->shift_y;
  if (wish->differences != NULL && wish->differences[0] != NULL)
    self->differences = g_strjoinv (" ", wish->differences);
  self->setup = g_memdup2 (setup, game->setup_size);
  self->board = game->board (self->setup);
  read_view (self);
  self->painter = sv_painter_new (self->board, &self->theme);

  if (kinds & SV_SHEETS_BOARD)
    sv_sheet_add_board (self);
  if (kinds & SV_SHEETS_FIGURINES)
    sv_sheet_add_figurines (self);
  if (kinds & SV_SHEETS_BACKS)
    sv_sheet_add_backs (self, (kinds & SV_SHEETS_CARDS) != 0);
  else if (kinds & SV_SHEETS_CARDS)
    sv_sheet_add_cards (self, false);
  if (kinds & SV_SHEETS_SCOREBOARD)
    sv_sheet_add_scoreboard (self, false);
  if (kinds & SV_SHEETS_RULES)
    sv_sheet_add_rules (self);
  if (kinds & SV_SHEETS_TOKENS)
    sv_sheet_add_tokens (self);
  if (kinds & SV_SHEETS_DICE)
    sv_sheet_add_dice (self);
  if (kinds & SV_SHEETS_STICKERS)
    sv_sheet_add_stickers (self);
  if (kinds & SV_SHEETS_FORM)
    sv_sheet_add_form (self);
  if (kinds & SV_SHEETS_BLANK) {
    sv_sheet_add_cards (self, true);
    sv_sheet_add_scoreboard (self, true);
  }
  if (kinds & SV_SHEETS_BOOKLET)
    sv_sheet_add_booklet (self);
  return self;
}

void
sv_sheets_free (SvSheets *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->painter, sv_painter_free);
  if (self->free_content != NULL)
    self->free_content (self->content);
  g_free (self->about);
  g_free (self->differences);
  g_clear_pointer (&self->more, g_ptr_array_unref);
  g_clear_pointer (&self->decks, g_ptr_array_unref);
  sv_pictures_free (self->own_pictures);
  g_array_unref (self->pages);
  g_free (self->setup);
  g_free (self);
}

SvSheets *
sv_sheets_gather_cards (GPtrArray *teams, SvSheetKinds kinds)
{
  const guint n = teams->len;
  SvSheets *self = g_ptr_array_steal_index (teams, 0);

  g_array_set_size (self->pages, 0);
  self->in_all = 0;
  self->decks = teams;
  self->about = g_strdup_printf (ngettext ("%u team", "%u teams", n), n);
  if (kinds & SV_SHEETS_BACKS)
    sv_sheet_add_backs (self, (kinds & SV_SHEETS_CARDS) != 0);
  else
    sv_sheet_add_cards (self, false);
  return self;
}

/* Return which of the joined sheets has @page, or NULL for @self, and make @page relative to it. */
static SvSheets *
find_page (const SvSheets *self, unsigned *page)
{
  const SvSheets *at = self;
  SvSheets *found = NULL;

  for (unsigned i = 0; *page >= at->pages->len; i++) {
    *page -= at->pages->len;
    at = found = self->more->pdata[i];
  }
  return found;
}

/* Return page @page, which may belong to joined sheets. */
static SvSheetPage *
get_page (const SvSheets *self, unsigned page)
{
  const SvSheets *found = find_page (self, &page);

  return &g_array_index (found != NULL ? found->pages : self->pages, SvSheetPage, page);
}

void
sv_sheets_join (SvSheets *self, SvSheets *more)
{
  const unsigned in_all = self->in_all + more->in_all;

  g_return_if_fail (more->more == NULL);
  if (self->more == NULL)
    self->more = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_sheets_free);
  more->before = self->in_all;
  g_ptr_array_add (self->more, more);
  self->in_all = in_all;
  for (guint i = 0; i < self->more->len; i++)
    ((SvSheets *)self->more->pdata[i])->in_all = in_all;
}

unsigned
sv_sheets_get_n_pages (const SvSheets *self)
{
  return self->in_all;
}

static double
get_scale (const SvSheets *self)
{
  return self->scale > 0 ? self->scale : 1;
}

void
sv_sheets_get_page_size (const SvSheets *self, unsigned page, double *width, double *height)
{
  g_return_if_fail (page < self->in_all);

  const bool across = get_page (self, page)->across;
  const SvSheets *found = find_page (self, &page);
  const SvSheetBox paper = sv_sheet_paper (found != NULL ? found->paper : self->paper, across);
  *width = paper.w * SV_POINTS_PER_MM * get_scale (self);
  *height = paper.h * SV_POINTS_PER_MM * get_scale (self);
}

void
sv_sheets_enlarge (SvSheets *self, double scale)
{
  self->scale = scale;
}

const char *
sv_sheets_get_page_title (const SvSheets *self, unsigned page)
{
  g_return_val_if_fail (page < self->in_all, NULL);
  return get_page (self, page)->title;
}

gboolean
sv_sheets_is_chosen (const SvSheets *self, unsigned page)
{
  g_return_val_if_fail (page < self->in_all, FALSE);
  return !get_page (self, page)->left_out;
}

void
sv_sheets_choose (SvSheets *self, unsigned page, gboolean chosen)
{
  g_return_if_fail (page < self->in_all);
  get_page (self, page)->left_out = !chosen;
}

unsigned
sv_sheets_get_n_chosen (const SvSheets *self)
{
  unsigned n = 0;

  for (unsigned page = 0; page < self->in_all; page++)
    n += sv_sheets_is_chosen (self, page) ? 1 : 0;
  return n;
}

unsigned
sv_sheets_get_chosen (const SvSheets *self, unsigned i)
{
  unsigned page = 0;

  g_return_val_if_fail (i < sv_sheets_get_n_chosen (self), 0);
  while (!sv_sheets_is_chosen (self, page) || i-- > 0)
    page++;
  return page;
}

/* Read a page range such as "3" or "3-5", 1-based and at most @n. Returns false for other text. */
static bool
read_range (const char *text, unsigned n, guint64 ends[2])
{
  g_auto (GStrv) words = g_strsplit (text, "-", -1);
  const unsigned length = g_strv_length (words);

  if (length < 1 || length > 2)
    return false;
  for (unsigned i = 0; i < length; i++)
    if (!g_ascii_string_to_unsigned (g_strstrip (words[i]), 10, 1, n, &ends[i], NULL))
      return false;
  if (length == 1)
    ends[1] = ends[0];
  return ends[0] <= ends[1];
}

gboolean
sv_sheets_choose_list (SvSheets *self, const char *list)
{
  g_auto (GStrv) ranges = g_strsplit (list, ",", -1);
  g_autofree bool *wanted = g_new0 (bool, self->in_all);
  guint64 ends[2];

  for (char **range = ranges; *range != NULL; range++) {
    if (!read_range (*range, self->in_all, ends))
      return FALSE;
    for (guint64 page = ends[0]; page <= ends[1]; page++)
      wanted[page - 1] = true;
  }
  if (ranges[0] == NULL)
    return FALSE;
  for (unsigned page = 0; page < self->in_all; page++)
    sv_sheets_choose (self, page, wanted[page]);
  return TRUE;
}

void
sv_sheets_paint (SvSheets *self, cairo_t *cr, unsigned page)
{
  g_return_if_fail (page < self->in_all);

  const double scale = SV_POINTS_PER_MM * get_scale (self);
  SvSheets *found = find_page (self, &page);
  if (found != NULL)
    self = found;
  cairo_save (cr);
  cairo_scale (cr, scale, scale);
  cairo_new_path (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  sv_sheet_cut_lines (self, cr);
  cairo_save (cr);
  sv_sheet_page (self, page)->paint (self, cr, page);
  cairo_restore (cr);
  sv_sheet_paint_frame (self, cr, page);
  cairo_restore (cr);
}

static cairo_status_t
append_cb (void *closure, const unsigned char *data, unsigned length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

/* Set the metadata of the PDF. It must not depend on the date or the machine, so that the same
 * sheets give the same bytes. */
static void
describe_pdf (const SvSheets *self, cairo_surface_t *surface)
{
  g_autofree char *about = sv_sheet_dup_about (self);
  g_autofree char *title = g_strdup_printf ("%s: %s", _ (self->game->title), about);

  if (g_utf8_validate (title, -1, NULL))
    cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, title);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_SUBJECT, _ (self->game->credit));
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Speelveld");
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, "2026-01-01T00:00:00Z");
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_MOD_DATE, "2026-01-01T00:00:00Z");
}

GBytes *
sv_sheets_write_pdf (SvSheets *self, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  double w, h;
  const unsigned n = sv_sheets_get_n_chosen (self);
  if (n == 0) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                         self->in_all == 0 ? self->nothing : _ ("No page is chosen."));
    return NULL;
  }
  sv_sheets_get_page_size (self, sv_sheets_get_chosen (self, 0), &w, &h);
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (append_cb, bytes, w, h);
  describe_pdf (self, surface);
  cairo_t *cr = cairo_create (surface);
  for (unsigned i = 0; i < n; i++) {
    const unsigned page = sv_sheets_get_chosen (self, i);
    sv_sheets_get_page_size (self, page, &w, &h);
    cairo_pdf_surface_set_size (surface, w, h);
    sv_sheets_paint (self, cr, page);
    cairo_show_page (cr);
  }
  cairo_status_t status = cairo_status (cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);

  if (status != CAIRO_STATUS_SUCCESS) {
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, _ ("The sheets cannot be painted: %s."),
                 cairo_status_to_string (status));
    return NULL;
  }
  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}
