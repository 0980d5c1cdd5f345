/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before ours, which define N_ where it is missing */

#include "sv-sheet.h"

#include "sv-sheet-board.h"
#include "sv-sheet-cards.h"
#include "sv-sheet-figurines.h"
#include "sv-sheet-scoreboard.h"

#include <cairo-pdf.h>
#include <string.h>

static const struct {
  const char *name;
  SvSheetKinds kinds;
} kind_names[] = {
  { "board", SV_SHEETS_BOARD }, { "figurines", SV_SHEETS_FIGURINES },
  { "cards", SV_SHEETS_CARDS }, { "scoreboard", SV_SHEETS_SCOREBOARD },
  { "blank", SV_SHEETS_BLANK }, { "all", SV_SHEETS_ALL },
};

gboolean
sv_sheet_kinds_parse (const char *text, SvSheetKinds *out)
{
  for (unsigned i = 0; text != NULL && i < G_N_ELEMENTS (kind_names); i++) {
    if (strcmp (text, kind_names[i].name) == 0) {
      *out = kind_names[i].kinds;
      return TRUE;
    }
  }
  return FALSE;
}

static void
read_view (SvSheets *self)
{
  /* Aligned for whatever a state may hold. */
  g_autofree void *state = g_malloc0 (self->game->state_size);

  self->game->init (self->setup, state);
  self->game->view (self->setup, state, &self->view);
  /* Where the match stands is of no interest here. */
  for (unsigned i = 0; i < self->view.n_pieces; i++) {
    self->view.pieces[i].flags &= SV_PIECE_KEEPER;
    self->view.pieces[i].need = 0;
  }
}

SvSheets *
sv_sheets_new (const SvGame *game,
               const void *setup,
               const SvSheetTeam teams[2],
               SvSheetKinds kinds,
               SvPaper paper,
               gboolean ink_saving,
               SvPictures *pictures)
{
  g_return_val_if_fail ((kinds & SV_SHEETS_ALL) != 0, NULL);
  g_return_val_if_fail (paper == SV_PAPER_A4 || paper == SV_PAPER_LETTER, NULL);

  SvSheets *self = sv_sheet_new_empty (game, paper, ink_saving, teams, pictures);
  self->setup = g_memdup2 (setup, game->setup_size);
  self->board = game->board (self->setup);
  read_view (self);
  self->painter = sv_painter_new (self->board, &self->theme);

  if (kinds & SV_SHEETS_BOARD)
    sv_sheet_add_board (self);
  if (kinds & SV_SHEETS_FIGURINES)
    sv_sheet_add_figurines (self);
  if (kinds & SV_SHEETS_CARDS)
    sv_sheet_add_cards (self, false);
  if (kinds & SV_SHEETS_SCOREBOARD)
    sv_sheet_add_scoreboard (self, false);
  if (kinds & SV_SHEETS_BLANK) {
    sv_sheet_add_cards (self, true);
    sv_sheet_add_scoreboard (self, true);
  }
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
  sv_pictures_free (self->own_pictures);
  g_array_unref (self->pages);
  g_free (self->setup);
  g_free (self);
}

unsigned
sv_sheets_get_n_pages (const SvSheets *self)
{
  return self->pages->len;
}

void
sv_sheets_get_page_size (const SvSheets *self, unsigned page, double *width, double *height)
{
  g_return_if_fail (page < self->pages->len);

  const SvSheetBox paper = sv_sheet_paper (self->paper, sv_sheet_page (self, page)->across);
  *width = paper.w * SV_POINTS_PER_MM;
  *height = paper.h * SV_POINTS_PER_MM;
}

const char *
sv_sheets_get_page_title (const SvSheets *self, unsigned page)
{
  g_return_val_if_fail (page < self->pages->len, NULL);
  return sv_sheet_page (self, page)->title;
}

void
sv_sheets_paint (SvSheets *self, cairo_t *cr, unsigned page)
{
  g_return_if_fail (page < self->pages->len);

  cairo_save (cr);
  cairo_scale (cr, SV_POINTS_PER_MM, SV_POINTS_PER_MM);
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

/* What a reader shows about the document. Nothing in it may depend on the day or the machine. */
static void
describe_pdf (const SvSheets *self, cairo_surface_t *surface)
{
  g_autofree char *title =
      self->about != NULL
          ? g_strdup_printf ("%s: %s", _ (self->game->title), self->about)
          : g_strdup_printf ("%s: %s – %s", _ (self->game->title), sv_sheet_team_name (self, 0),
                             sv_sheet_team_name (self, 1));

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
  if (self->pages->len == 0) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, self->nothing);
    return NULL;
  }
  sv_sheets_get_page_size (self, 0, &w, &h);
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (append_cb, bytes, w, h);
  describe_pdf (self, surface);
  cairo_t *cr = cairo_create (surface);
  for (unsigned page = 0; page < self->pages->len; page++) {
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
