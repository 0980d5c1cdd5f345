/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* position-fixture: a window with the page on which a position of a match is set up. */

#include "board-hands.h"
#include "sv-position-board.h"
#include "sv-position-page.h"
#include "window-fixture.h"

typedef struct {
  SvMatch *match;
  GtkWidget *window;
  SvPositionPage *page;
  SvPositionBoard *board;
  SvPosition *position;
} Page;

/* Takes the match. */
static inline void
page_open (Page *f, SvMatch *match)
{
  f->match = match;
  f->page = SV_POSITION_PAGE (sv_position_page_new (match));
  f->board = SV_POSITION_BOARD (find (GTK_WIDGET (f->page), SV_TYPE_POSITION_BOARD));
  f->position = sv_position_page_get_position (f->page);
  f->window = show_alone (f->page, 1000, 640);
}

static inline void
close_page (Page *f, gconstpointer data)
{
  SvPositionPage *page = f->page;

  g_object_add_weak_pointer (G_OBJECT (page), (gpointer *)&page);
  gtk_window_destroy (GTK_WINDOW (f->window));
  settle ();
  g_assert_null (page);
  g_assert_finalize_object (f->match);
}
