/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* page-fixture: the page of a match alone in a window. */

#include "doc-fixture.h"
#include "sv-games.h"
#include "sv-match-page.h"
#include "sv-settings.h"
#include "window-fixture.h"

typedef struct {
  SvMatch *match;
  SvMatchPage *page;
  GtkWidget *window;
} Fixture;

/* The page of match, which it takes; what happens is told at once. */
static inline void
open_page (Fixture *f, SvMatch *match, int width, int height)
{
  g_settings_set_string (sv_settings (), "pace", "at-once");
  f->match = match;
  f->page = g_object_new (SV_TYPE_MATCH_PAGE, NULL);
  sv_match_page_set_match (f->page, match);
  f->window = show_alone (f->page, width, height);
}

static inline void
tear_down (Fixture *f, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (f->window));
  settle ();
  g_assert_finalize_object (f->match);
}
